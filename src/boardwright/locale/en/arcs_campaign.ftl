# The Blighted Reach: every word a person reads that Arcs does not say already. Variables are the arguments in
# games/arcs/campaign/vocabulary.py.

## Names

name-game = Arcs: The Blighted Reach
name-seat-4 = the Empire
name-seat-5 = the Free States
name-seat-6 = the Blight
name-owner-empire = the Empire
name-owner-free-states = the Free States
name-owner-blight = the Blight
name-title-regent = Regent
name-title-outlaw = Outlaw
name-symbol-arrow = arrow
name-symbol-crescent = crescent
name-symbol-hex = hex
name-result-crisis = Crises
name-result-edict = Edicts
name-why-banners = Banners among the Trophies
name-why-failed = the objective was not completed
name-why-trust = the Imperial Trust was given up
name-why-regency = the Regency is celebrated
name-why-halved = an act is over
name-why-grand = grand ambitions
name-why-sponsored = Imperial Sponsor
name-why-rejected = the Reach rejects the Overlord
name-why-rebuked = the rebuke of the Keepers
name-act-act-1 = Act I
name-act-act-2 = Act II
name-act-act-3 = Act III

## Options of the game

setting-acts = The game ends after
setting-first-act = The game begins with; an act before it counts as won by everybody
setting-fates = Fates in the order of the seats (steward,random,magnate); left empty or random, two are dealt to choose from
setting-lore = Lore from the base box, the pack, or both
setting-negotiations = Summits: all of them, or only the Call to Order with its Favors
setting-offers = How many deals each player may propose in a Summit
setup-about = For your first games take fates of complexity 1: Magnate, Advocate, Partisan, Admiral.

## Outcome

outcome-arcs-act = The game is over: its last act has ended.
outcome-arcs-campaign = The campaign is over: its last chapter has ended.
outcome-arcs-final_objective = The campaign is over: a final objective is complete.

## Set-up

ask-choose_fate = Keep one fate, in secret.
ask-replenish = { $count ->
        [one] Place one more ship in another system:
       *[other] Place { $count } more ships, each in another system. Where is the next one?
    }
ask-rescue = You have neither ships nor starports: three ships come to your aid. At which gate?
ask-first_planet = Three ships and a building: on which planet?
ask-first_building = { $system }: a city or a starport?
option-fate = { $fate }
event-fate_revealed = { $seat } is the { $fate }.
event-fate_kept = { $seat } stays the { $fate }.
event-gained_card = { $seat } gains { $court }.
event-to_court_deck = { $court } goes into the Court deck.
event-came_into_force = { $court } is in force from now on.

## Objectives and Power

event-advanced = { $seat } advances their objective by { $count }, to { $number }.
event-gained_power = { $seat } gains { $count } Power: { $why }.
event-lost_power = { $seat } loses { $count } Power: { $why }.
event-fate_fulfilled = { $seat } has completed the objective of the { $fate }.
event-fate_failed = { $seat } has not completed the objective of the { $fate }.
event-grand_ambitions = { $seat } fulfils { $count ->
        [0] no grand ambition
        [one] one grand ambition
       *[other] both grand ambitions
    }.

## Titles

event-first_regent = { $seat } is the First Regent.
event-became_outlaw = { $seat } becomes an Outlaw.
event-became_regent = { $seat } becomes a Regent.

## Battle

ask-join_attack = How many ships of { $seat } join the attack in { $system }?
ask-share_hits = { $count ->
        [one] One hit
       *[other] { $count } hits
    } in { $system }: on whose ships?
ask-self_hits = The dice deal { $count ->
        [one] one hit
       *[other] { $count } hits
    } to { struck }: which ships?
ask-intercepted = Intercepted: { $count ->
        [one] one hit
       *[other] { $count } hits
    } on { struck }. Which ships?
ask-hit_first = Railgun Arrays deal { $count ->
        [one] one hit
       *[other] { $count } hits
    } to { struck } before the dice. Which ship?
struck = { $seat_is ->
        [4] the Imperial ships on your side
       *[other] your own ships
    }
ask-hit_token = Tough: { $count ->
        [one] two hits
       *[other] { $count } times two hits
    } on { $seat }: on which token?
option-hit_on = a ship of { $seat }
option-hit_fresh_token = a fresh token
option-hit_damaged_token = a damaged token
event-joined_attack = { $count ->
        [one] A ship of { $seat2 } joins
       *[other] { $count } ships of { $seat2 } join
    } the attack of { $seat } in { $system }.
event-damaged_token = { $seat } in { $system } is damaged.
event-destroyed_token = { $seat } in { $system } is destroyed.

## Events and the Council

ask-mulligan = Keep this hand, or swap it for new cards? Events stay in it.
ask-follow = { $card } leads. What do you play?
ask-call_summit = Do you call a Summit?
ask-rob_trust = Which resources do you steal from the Imperial Trust of { $seat }?
ask-council_choice = The Council has decided: Crises or Edicts?
option-event = play an { $card }
option-call_summit = call a Summit
option-from_trust = steal { $resource }
option-crises = resolve the Crises
option-edicts = resolve the Edicts
event-mulliganed = { $seat } swaps their hand.
event-kept_cards = { $seat } keeps { $count ->
        [one] an { $card }
       *[other] { $count } { $card }s
    }.
event-played_event = { $seat } plays an { $card }.
event-council_decided = The Imperial Council is back in the Court, Decided.
event-council_in_session = The Imperial Council is In Session.
name-why-robbed = an Outlaw stole from the Imperial Trust

## Summits

name-item-promise = a Favor
name-item-token = a resource
name-item-held = a resource on a card
name-item-captive = a Captive
name-item-trophy = a Trophy
name-item-favor = a Favor on their Fate card
name-item-delegate = a place in the Court
name-item-ship = a ship on the map
name-item-building = a building on the map
name-item-invite = an invitation to the Empire
name-item-guild = a guild card

deal-and = { $first }; { $rest }
deal-promise = { $giver } promises { $receiver } { $count ->
        [one] a Favor
       *[other] { $count } Favors
    }
deal-token = { $giver } gives { $receiver } { $count } { $resource }
deal-held = { $giver } gives { $receiver } { $count } { $resource } from { $court }
deal-captive = { $giver } hands { $receiver } { $count ->
        [one] a captive agent
       *[other] { $count } captive agents
    } of { $owner }
deal-trophy = { $giver } hands { $receiver } { $count ->
        [one] a Trophy
       *[other] { $count } Trophies
    }: { $owner_is ->
        [4] Imperial { $piece }
        [5] Free { $piece }
        [6] Blight token
       *[other] { $piece } of { $owner }
    }
deal-favor = { $giver } passes { $receiver } { $count ->
        [one] a Favor
       *[other] { $count } Favors
    } of { $owner }
deal-delegate = { $giver } yields { $count ->
        [one] an agent's place
       *[other] the places of { $count } agents
    } on { $court } to { $receiver }
deal-ship = { $giver } cedes { $count ->
        [one] a { $damaged ->
            [0] fresh ship
           *[other] damaged ship
        }
       *[other] { $count } { $damaged ->
            [0] fresh ships
           *[other] damaged ships
        }
    } in { $system } to { $receiver }
deal-building = { $giver } cedes the { $piece } at { $place } to { $receiver }
deal-invite = { $giver } invites { $receiver } into the Empire
deal-guild = { $giver } gives { $receiver } { $court }

ask-call_to_order = Your Summit comes to order. What do you do?
ask-force = { $count ->
        [one] { $seat } owes you a Favor.
       *[other] { $seat } owes you { $count } Favors.
    } What do you demand? A resource costs its raid cost in Favors, anything else one.
ask-negotiate = Negotiations: propose a deal? ({ $count } left in this Summit)
ask-deal_begins = A new deal: who gives something to whom?
ask-deal = { $deal }. What else?
ask-item = What does { $seat } give { $seat2 }?
ask-which_item = { $seat } gives { $seat2 } { $item }: which one?
ask-consent = { $seat } proposes: { $deal }. Do you agree?

option-petition = petition the Council
option-leave = leave the Empire
option-revive = revive the Empire
option-force = call in Favors of { $seat }
option-done = nothing more
option-propose = propose a deal
option-between = { $seat } gives { $seat2 } something
option-item = { $item }
option-other_trophy = { $owner_is ->
        [empire] Imperial { $piece }
        [free-states] Free { $piece }
        [blight] Blight token
       *[other] { $piece } of { $owner }
    }
option-favor_of = a Favor of { $seat }
option-cede_fresh = a fresh ship in { $system }
option-cede_damaged = a damaged ship in { $system }
option-cede_building = building { $place }
option-offer = offer this deal
option-withdraw = drop this deal
option-accept = agree
option-refuse = refuse

event-summit = { $seat } calls a Summit.
event-petitioned = { $seat } petitions the Council.
event-left_empire = { $seat } leaves the Empire.
event-revived_empire = { $seat } revives the Empire.
event-returned_favors = { $seat } returns { $count ->
        [one] a Favor
       *[other] { $count } Favors
    } to { $seat2 }.
event-forced = { $seat } forces this: { $deal }.
event-offered = { $seat } proposes: { $deal }.
event-accepted = { $seat } agrees.
event-refused = { $seat } refuses.
event-deal_made = The deal is made.
event-summit_over = The Summit is over.

topic-deal = Deals
help-deal = Promise a Favor; hand over a resource, Captive, Trophy or Favor; give up a place in the Court, a ship or a building to a piece of the same kind; as First Regent, invite an Outlaw. Never the last ship, city or starport, and a building only where you have no ships. Promises for later bind nobody.

## The Court

ask-spread_agents = { $court }: move your { $count ->
        [one] agent
       *[other] { $count } agents
    } to other Court cards? What you do not move goes home.
ask-dismiss_guilds = Diplomatic Fiasco: discard { $count ->
        [one] one guild card
       *[other] { $count } guild cards
    }.
ask-song_of_freedom = Song of Freedom: which city becomes a Free city?
ask-blight_looms = Blight Looms: destroy the damaged Blight of which cluster?
option-dismiss = discard { $court }
event-attached = { $court } is attached to { $court2 }.
event-slid_down = { $court } slides down into the row.
event-court_discarded = { $court } is discarded from the Court.
event-scrapped = { $court } is scrapped.
event-shuffled_in = { $court } is shuffled into the Court deck.
event-moved_agents = { $count ->
        [one] An agent of { $seat } moves
       *[other] { $count } agents of { $seat } move
    } to { $court }.
event-marker_returned = The marker of { $power } Power on { $ambition } is available again.
event-became_free = A city of { $seat } in { $system } becomes a Free city.
event-blight_placed = Blight spreads to { $system }.
event-blight_reclaimed = The supply is empty: { $seat } loses a Blight Trophy.
event-blight_repaired = The Blight in { $system } grows stronger.
event-blight_destroyed = { $seat } destroys Blight in { $system }.

## Crises and Edicts

name-event-face-crisis-arrow = a crisis with an arrow
name-event-face-crisis-crescent = a crisis with a crescent
name-event-face-crisis-hex = a crisis with a hex
name-event-face-edict-arrow = an edict with an arrow
name-event-face-edict-crescent = an edict with a crescent
name-event-face-edict-hex = an edict with a hex
ask-reroll_dice = { $court }: roll which dice again?
ask-govern = { $court }: enforce it, or change the policy?
ask-demand = { $court }: what do you demand of { $seat }?
ask-tribute = { $court }: which of your own tokens goes to the Imperial Trust?
ask-expel = { $seat } has nothing to give. Make them an Outlaw?
ask-distribute_arms = { $count ->
        [0] There is no Weapon for any Regent.
        [one] There is one Weapon. Which Regent gets it?
       *[other] There are only { $count } Weapons. Which Regents get one?
    }
ask-requisition = { $count ->
        [one] One Imperial ship: in which system?
       *[other] { $count } Imperial ships: in which system?
    }
option-reroll_event = the event die
option-reroll_number = the number die
option-enforce = enforce the { $court }
option-change_policy = change to the { $court }
option-demand_token = demand { $resource } from slot { $slot } of { $seat }
option-demand_held = demand { $resource } on { $court } of { $seat }
option-demand_captive = demand the captive agent of { $seat2 } from { $seat }
option-demand_trophy = demand { $seat2_is ->
        [5] the Free { $piece }
        [6] the Blight token
       *[other] the { $piece } of { $seat2 }
    } from { $seat }
option-tribute = give { $resource } from slot { $slot }
option-expel = make { $seat } an Outlaw
option-arm = a Weapon for { $seat }
event-rolled_event = { $seat } rolls { $event_face } and cluster { $cluster }.
event-rerolled_event = { $seat } rolls again with { $court }.
event-crises = The Crises begin.
event-blight_strikes = The Blight in { $system } deals { $count ->
        [one] one hit
       *[other] { $count } hits
    }.
event-blight_spared = The Blight in { $system } spares all ships.
event-fate_crisis = Crisis: { $court }, held by { $seat }.
event-court_crisis = Crisis in the Court: { $court }.
event-edicts = The Edicts begin.
event-edict = Edict: { $court }.
event-no_first_regent = Nobody is First Regent: there is nobody to govern.
event-enforced = { $seat } enforces the { $court }.
event-changed_policy = { $seat } changes to the { $court }.
event-gave_to_trust = { $seat } gives { $resource } to the Imperial Trust.
event-demanded_captive = { $seat } takes a captive agent of { $seat3 } from { $seat2 }.
event-demanded_trophy = { $seat } takes a Trophy from { $seat2 }: { $seat3_is ->
        [5] Free { $piece }
        [6] Blight token
       *[other] { $piece } of { $seat3 }
    }.
event-gave_favor = { $seat } gives { $seat2 } a Favor.
event-expelled = { $seat } expels { $seat2 } from the Empire.
event-imperial_action = { $seat } takes the Imperial Action of the { $court }.
event-took_from_trust = { $seat } gets { $resource } from the Imperial Trust.
event-became_imperial = An Imperial ship takes the place of a ship of { $seat } in { $system }.

## Trophies

option-trophy = { $seat_is ->
        [4] Imperial { $piece }
        [5] Free { $piece }
        [6] Blight token
       *[other] { $piece } of { $seat }
    }
event-gave_back = { $seat } gives back a Trophy: { $seat2_is ->
        [4] Imperial { $piece }
        [5] Free { $piece }
        [6] Blight token
       *[other] { $piece } of { $seat2 }
    }.

## Tokens on cards

option-steal_from = { $resource } on { $court } of { $seat }
option-spend_from = spend { $resource } from { $court } { $use }
option-put_on = { $resource } on { $court }
option-pay_from = { $resource } from { $court }
option-discard_from = discard { $resource } from { $court }
option-give_from = { $resource } from { $court }
option-tribute_from = give { $resource } from { $court }
ask-keep_stolen = Which of what you stole do you lay on { $court }?
event-held = { $resource } is laid on { $court }.
event-released_token = { $resource } on { $court } goes to the supply.

## Ships of the Empire

ask-escort = { $seat_is ->
        [6] How much Blight goes
       *[other] How many ships of { $seat } go
    } along from { $system }?
option-escort = with { $fresh } fresh and { $damaged } damaged
event-moved_other = { $seat } moves { $seat2_is ->
        [6] { $count } Blight
       *[other] { $count ->
            [one] a ship
           *[other] { $count } ships
        } of { $seat2 }
    } from { $system } to { $system2 }.
option-repair_other_ship = { $seat_is ->
        [6] Blight
       *[other] ship of { $seat }
    } in { $system }
event-repaired_other = { $seat } repairs the { $piece } of { $seat2 } in { $system }.
event-repaired_other_ship = { $seat } repairs { $seat2_is ->
        [6] Blight
       *[other] a ship of { $seat2 }
    } in { $system }.

## Steward

name-action-bargain = bargain
name-use-bargain = to bargain
ask-bargain = Bargain: which Court card does a Rival secure?
ask-bargain_influence = Bargain: put an agent on which Court card? ({ $count } left)
ask-bargain_secure = Bargain: secure which Court card?
event-bargained = { $seat } bargains with { $seat2 }.
why-cannot_bargain = No Rival could secure a Court card now.
ask-tax_collectors = Tax Collectors: where does the { $resource } come from?
ask-quorum_action = You have built the most starports: take the Imperial Action of the { $court }?
ask-quorum_change = You have built the most cities. The { $court } is on top: change it?
option-collect_tax = { $resource } from slot { $slot } of { $seat }
option-from_supply = { $resource } from the supply
option-take_action = take the Action of the { $court }
event-collected_tax = { $seat } takes { $resource } from the board of { $seat2 }.
event-demands = { $seat } collects the Demand of the { $court }.

## Magnate

ask-export = Export three resources: which ones?
ask-merchant_league = Merchant League: take { $count ->
        [one] one resource
       *[other] two resources
    } from the supply?
ask-merchant_goods = Merchant League: which { $count ->
        [one] resource
       *[other] two resources
    }?
option-export = export three resources
event-exported = { $seat } exports three resources.
event-monopoly_open = { $court } lies beside the supply, open to all.
event-lost_monopoly = { $seat } loses { $court } to { $seat2 }.

## Admiral

ask-foundries = Imperial Foundries: which of your ships in { $system } become Imperial?
ask-defectors = Imperial Defectors: which cluster's Imperial ships defect?
ask-defecting_ships = Imperial Defectors: { $seat } has only { $count ->
        [one] one ship. Which Imperial ship does it replace?
       *[other] { $count } ships. Which Imperial ships do they replace?
    }
ask-defectors_go = { $court }: bury it or discard it?
ask-become_regent = Command Chaos: do you become a Regent?
option-bury_card = bury { $court }
option-drop_card = discard { $court }
option-become_regent = become a Regent
event-defected = An Imperial ship in { $system } becomes a ship of { $seat }.

## Actions on the map

why-tax_forbidden = A card or law forbids taxing the remaining cities.
why-tax_no_city = You have no city, and you control no system with a city.
why-nothing_damaged = Nothing that you may repair is damaged.
why-battle_nobody = No system holds both a ship that you may use and anything that you may battle.
why-cannot_fire_rifles = Nothing that you may harm is next to a system with one of your fresh ships.

## What laws, Events and the Council forbid

name-pips-5 = Move, Influence, Battle and Tax
name-pips-6 = Build, Repair and Secure
why-event_follows = You cannot lead an Event; play it when you follow.
why-event_only = An Event can neither copy nor pivot: it is played as an Event.
why-only_events = You have nothing but Events; play one.
why-no_event = You have no Event in hand.
why-event_no_actions = Your Event gives no pips: it is not the first this round, or the Council was secured before it.
why-truce_battle = The Truce Law: a Regent harms no Imperial ships, and no other Regent beside them.
why-truce_tax = The Truce Law: a Regent does not tax another Regent's city beside Imperial ships.
why-imperial_escort = The Movement Law: Imperial ships move only along with ships of yours.
why-council_decided = The Imperial Council is Decided until something turns it to In Session.
why-council_tucked = { $seat } secured the Imperial Council this round.

## What a Summit forbids

why-council_sits = The Imperial Council is already In Session.
why-is_outlaw = { $seat } is already an Outlaw.
why-regents_left = The Empire can be revived only when nobody is a Regent.
why-motion_made = You have done that in this Summit; once is the limit.
why-no_favors = You hold no Favor of { $seat }.
why-force_nothing = { $seat } has nothing that your Favors can force.
why-no_negotiations = This game is played without Negotiations.
why-call_first = First finish the Call to Order; Negotiations come after it.
why-call_over = The Call to Order is over.
why-no_proposals = You have no proposals left in this Summit.
why-deal_empty = There is nothing in the deal yet.
why-deal_full = A deal has at most { $count } items.
why-deal_without_you = You must give or receive something in a deal that you propose.
why-deal_refused = This deal was refused in this Summit; change it.
why-deal_last = { $seat } would have no { $piece } left on the map.
why-deal_short = { $seat } has no { $piece } left in supply for it.
why-deal_order = A deal is put together in order, and this kind would come earlier; drop the deal and begin with it.
why-deal_not_now = A deal can be proposed only in the Negotiations of a Summit, by the player who is asked.
why-deal_parties = Each item of a deal goes from one player to another.
why-deal_missing = “{ $deal }”: that is not there to be given.
why-deal_too_much = The deal gives away more than is there.
why-is_regent = { $seat } is a Regent already.
why-not_first_regent = Only the First Regent invites, and { $seat } is not.
why-ships_there = { $seat } has ships beside each of their buildings; only a building without them can be ceded.

## The Caretaker

name-action-awaken = awaken Golems
name-use-awaken = to awaken Golems
name-use-destroy = to destroy damaged ships
name-use-mend = to repair ships
name-use-launch = to catapult ships
name-use-harvest = to gain a resource
ask-awaken = Bring which Golems to Golem Hearth?
ask-stone_speakers = Stone-Speakers: stop your turn here, to take Golems and roll the event die?
ask-take_golems = Which Golems do you take?
ask-send_golem = { $resource } falls asleep. Where does it go?
ask-warrior_golem = Destroy all damaged ships of which system?
ask-protector_golem = Which damaged ships are repaired?
ask-harvester_golem = Which resource do you gain?
option-stop_turn = stop the turn
option-send = to slot { $slot } of { $seat }
option-send_on = to { $court } of { $seat }
event-golem_found = { $seat } finds { $resource } in { $system }.
event-golem_awake = { $resource } wakes up.
event-golem_passed = { $resource } of { $seat } falls asleep and goes to { $seat2 }.
event-golem_kept = { $resource } falls asleep; no Rival has room for it, so { $seat } keeps it.
event-golem_taken = { $seat } takes { $resource } from { $seat2 }.
event-turn_stopped = { $seat } stops the turn with Stone-Speakers.
why-cannot_awaken = No Golem sleeps in a system you control.

## The Caretaker, Act II

name-item-lore = a lore card
name-item-golem = a Golem
deal-lore = { $giver } hands { $receiver } { $court }
deal-golem = { $giver } hands { $receiver } { $resource }
ask-librarians = Librarians: attach the top card of the lore deck, unseen, to { $court }?
ask-attach_librarians = Librarians leave you: attach them to which Court card?
event-golem_scrapped = { $resource } leaves the game.
event-lore_added = { $count ->
        [one] A lore card goes
       *[other] { $count } lore cards go
    } unseen to the Court deck.
event-event_added = One more Event card joins the action deck.
event-swept_away = { $seat_is ->
        [6] { $count ->
            [one] A Blight token
           *[other] { $count } Blight tokens
        }
       *[other] { $count ->
            [one] A ship
           *[other] { $count } ships
        } of { $seat }
    } in { $system } { $count ->
        [one] is
       *[other] are
    } swept to { $system2 }.
event-fleet_mended = { $count ->
        [one] A damaged ship
       *[other] { $count } damaged ships
    } of { $seat } in { $system } { $count ->
        [one] is
       *[other] are
    } repaired.

## Advocate

ask-recover = Recover { $court }: attach it to which Court card?
ask-take_guild = Guild Overseers: which guild card do you take?
option-take_guild = take { $court }
option-search_deck = search the Court deck
event-searched_deck = { $seat } searches the Court deck, which is then shuffled.
event-took_guild = { $seat } takes { $court } with Guild Overseers.
why-guild_actions_barred = Guild Overseers: you are neither first nor alone in second place in any declared ambition.
why-cannot_recover = No guild card lies in the Court discard pile, or every Court card has agents or an attached card.
name-action-recover = recover
name-use-recover = to recover
ask-liaisons = Gain 1 { $resource } for this Copy?
ask-attach = { $court }: attach it to which Court card?
ask-pass_guild = Guild Struggle: which guild card do you pass to { $seat }?
ask-advocates_demand = Advocate's Demand: which guild card do you ask for?
ask-answer_demand = { $seat } asks for your { $court }: hand it over for a Favor, or pay a Favor to keep it?
option-pass_guild = pass { $court }
option-demand_guild = { $court } of { $seat }
option-hand_over_guild = hand over { $court }
option-pay_favor = pay a Favor
event-passed_guild = { $seat } passes { $court } to { $seat2 }.
event-demanded_guild = { $seat } asks { $seat2 } for { $court }.
why-prelude_host = Every Court card has agents or an attached card.

## Believer

ask-teach = Teach: attach { $court } to which guild card?
event-one_more_pip = Faithful Disciples give { $seat } one more pip.
event-scrapped_action = { $card } leaves the game.
why-cannot_teach = The Faithful stack is empty, or no guild card in the Court without an attached card has the type of a planet where you have a city.
name-action-teach = teach
name-use-teach = to teach

## The Believer, Act II

ask-set_doctrine = The Doctrine shows { $suit }. Turn it over?
ask-lay_beside = Lay { $court } beside which card?
ask-pay_with_card = Which action card do you discard for it?
option-doctrine = turn it to { $suit }
event-doctrine = The Doctrine now shows { $suit }.
event-ideal_placed = { $ambition } gets an Ideal of { $suit }.
event-lost_faithful = { $seat } discards { $card }.
event-searched_pile = { $seat } searches the action discard pile, which is then shuffled.
why-prelude_faithful_card = No Faithful card that you could bring back was played this round, or you have no action card to discard.
why-other_doctrine = The Doctrine shows { $suit }: Faithful cards are played on that side.
why-other_ideal = You play a Faithful card, and this ambition has an Ideal of { $suit }.

## The Founder

ask-parade_fleets = Parade Fleets: place two ships beside a Free city?
ask-leave_empire = Parade Fleets: leave the Empire?
option-become_outlaw = become an Outlaw
ask-commonwealth_marker = Add the Commonwealth marker to { $ambition }?
option-add_commonwealth = add the Commonwealth marker
ask-call_for_armistice = Call for Armistice: attach an Armistice to which Court card?
ask-scatter_agents = Armistice: where { $count ->
        [one] does the agent
       *[other] do the { $count } agents
    } of { $seat } go?
ask-last_favor = Political Intrigue: you have one agent left. Who gets it?
option-build_free_city = Free city in { $system }
option-build_free_starport = Free starport in { $system }
event-built_free = { $seat } builds a Free { $piece } in { $system }.
event-commonwealth_declared = { $seat } adds the Commonwealth marker to { $ambition }.
event-commonwealth_home = The Commonwealth marker returns to its card.
event-scored_jointly = { $seat } gains { $power } Power for { $ambition }: the Commonwealth's share.
event-lost_membership = { $seat } has harmed a Free building and is no longer a Member of the Commonwealth.
event-armistice_returned = { $court } goes back beneath its edict.
why-gate_broken = { $system } is broken: ships go to the Twisted Passage instead.
why-exit_elsewhere = Ships leave the Twisted Passage only to planets with the { $symbol }.
why-harm_forbidden = { $court } protects them from you.

## The Partisan

ask-peoples_hero = People's Hero: clear which Outrage?
name-action-spy = spy
name-use-spy = to spy
ask-spy = Spy on whom?
ask-spy_give = Spy: which of your highest cards does { $seat } get?
ask-spy_return = { $seat } spies on you: which of your highest cards do you hand over?
option-seize_by_outrage = seize by { $resource } Outrage
event-spied = { $seat } spies on { $seat2 }.
event-handed_over = ({ $seat } handed { $card } to { $seat2 }.)
why-cannot_spy = You have spied already; once per turn is the limit.
why-seize_forbidden = Partisan Seizing: you cannot seize with an extra action card.

## Blight Speaker

name-action-spawn = spawn
name-use-spawn = to spawn
ask-spawn = Spawn: let the Blight grow in which system?
why-cannot_spawn = You control no system with fresh Blight.
## Acts and the Intermission

event-intermission = { $act } is over: the Intermission begins.
event-step = { $step }
name-step-resolve = A. The fates are resolved.
name-step-court = B. The Court is cleared: its cards return to the deck, agents go home, the discard pile is scrapped.
name-step-pieces = C. Trophies and Captives go home, frozen resources go to the supply.
name-step-repair = D. Blight is repaired. What is damaged is destroyed, and so are buildings left alone with Blight.
name-step-power = E. The initiative goes to the most Power, then everybody’s Power is halved.
name-step-fates = F. Everybody chooses a fate for the next act.
event-wrecked = { $seat } { $seat_is ->
        [5] lose
       *[other] loses
    } { $piece_is ->
        [city] a city
        [starport] a starport
        [banner] a Banner
        [bunker] a Bunker
       *[ship] { $count ->
            [one] a damaged ship
           *[other] { $count } damaged ships
        }
    } in { $system }.
event-takes_initiative = { $seat } takes the initiative.
event-act_begins = { $act } begins.
event-blight_spreads = The { $symbol } is rolled: Blight spreads there in every cluster.

## Pathfinder

ask-hide_portal = Where is the Portal that { $seat } looks for? Only you will know.
ask-reuse_clue = All Clues lie on the map. Which one is taken up for { $system }?
ask-pay_for_clue = Spend which resource to look for the Portal in { $system }?
ask-upgrade_freely = Which Upgrade or Armor do you build?
event-portal_hidden = { $seat } writes down where the Portal is.
event-hid_portal = { $seat } hides the Portal in { $system }.
event-clue_found = { $seat } finds a Clue in { $system }: the Portal is in this cluster, or under this symbol.
event-no_clue = { $seat } finds nothing in { $system }: the Portal is in another cluster and under another symbol.
event-clue_taken_up = { $seat } takes the Clue up from { $system }.
event-portal_found = { $seat } finds the Portal in { $system }.
event-portal_revealed = The Portal was in { $system } all the time.
why-prelude_clue = Your Flagship is not on a planet without a Clue, or you have no resource of a type that its cluster lacks.

## Pirate

ask-spend_hoard = Spend resources from Pirate Hoard before they go?
ask-keep_of_hoard = Which resources from Pirate Hoard do you keep? There is room for { $count }.
## Pacifist

ask-lay_witnesses = Put { $count } Witnesses on which planets?
ask-riders = How many Witnesses go along from { $system }?
ask-witness = Which Witness becomes a Psionic?
ask-witness_declares = Declare Empath?
option-riders = { $count ->
        [0] no Witness
        [one] 1 Witness
       *[other] { $count } Witnesses
    }
event-witness_turned = The Witness in { $system } becomes a Psionic.
event-witness_scrapped = The Witness in { $system } leaves the game.
event-witnesses_moved = { $count ->
        [one] { $seat } moves a Witness from { $system } to { $system2 }.
       *[other] { $seat } moves { $count } Witnesses from { $system } to { $system2 }.
    }
event-released_ship = { $seat } releases a ship of { $seat2 }.
event-trophies_released = { $count ->
        [one] { $seat } sends a piece of { $seat2 } home.
       *[other] { $seat } sends { $count } pieces of { $seat2 } home.
    }
why-prelude_witness = No Witness stands on a Psionic planet that you control.

## Peacekeeper

ask-keep_demanded = Where does the { $resource } of { $seat } go?
option-to_trust = to the Imperial Trust
event-demanded_token = { $seat } lays the { $resource } of { $seat2 } on { $court }.
why-declaring_barred = { $court } forbids you to declare it.
## Hegemon

name-piece-banner = Banner
name-action-call-spirits = call spirits
name-action-call-bodies = call bodies
name-use-call-spirits = to call spirits
name-use-call-bodies = to call bodies
ask-call_spirits = Call Spirits: gain two resources of which planet with a Banner?
ask-call_bodies = Call Bodies: place two ships at which Banner?
option-hit_piece = { $piece } in { $system }
option-repair_piece = { $piece } in { $system }
event-banner_planted = { $seat } plants a Banner in { $system }.
event-banners_scrapped = All Banners that are not on the map leave the game.
why-prelude_banner = Your Flagship must be on a planet without a Banner and without ships or buildings of others, Imperial and Free ones included, and you need a Banner in your supply.
why-cannot_call_spirits = No Banner is on the map, or you have called spirits already; once per turn is the limit.
why-cannot_call_bodies = No Banner is on the map, or you have called bodies already; once per turn is the limit.

## Planet Breaker

name-action-repair-hammer = repair the Hammer
name-action-prepare = prepare
name-action-break-world = break the world
name-action-resettle = resettle
name-use-repair-hammer = to repair the Hammer
name-use-prepare = to prepare
name-use-break-world = to break the world
name-use-resettle = to resettle
ask-sycophants = Sycophants, { $resource } Outrage: place two ships at which planet of that type?
ask-repair_hammer = Repair Hammer: take which Fragment?
ask-prepare = Prepare: lay the Hammer on which planet?
ask-answer_hammer = { $seat } is about to break { $system }: do you battle { $seat } there first?
ask-resettle = Resettle: build a Free city on which planet?
option-answer_hammer = battle first
event-fragments_laid = The { $symbol } is rolled: a Hammer Fragment lies there in every cluster.
event-fragment_taken = { $seat } takes the Hammer Fragment from { $system }.
event-hammer_complete = The Planet Hammer is whole. From now on { $seat } can break worlds.
event-prepared = { $seat } lays the Hammer on { $system }.
event-breaks_world = { $seat } sets out to break { $system }.
event-world_holds = { $system } holds; the Hammer stays there.
event-world_broken = { $system } is a Broken World now.
event-on_top = { $court } goes on top of the Court deck.
event-resettled = { $seat } resettles { $court } in a Free city in { $system }.
why-cannot_repair_hammer = No Hammer Fragment lies in a system you control.
why-cannot_prepare = You control no planet that is still whole, or all Hammers are used up.
why-cannot_break_world = No Hammer lies on the map, you have prepared it this turn, or a law forbids you to harm a building on its planet.
why-cannot_resettle = You control no planet of the suit with an empty building slot.
## Flagships

name-fitting-slipstream-drive = Slipstream Drive
name-fitting-tractor-beam = Tractor Beam
name-fitting-control-array = Control Array
name-fitting-defense-array = Defense Array
name-fitting-ship-crane = Ship Crane
name-fitting-hull = Hull
name-fitting-slipstream-drive-armor = Armor of the Slipstream Drive
name-fitting-tractor-beam-armor = Armor of the Tractor Beam
name-fitting-control-array-armor = Armor of the Control Array
name-fitting-defense-array-armor = Armor of the Defense Array
name-fitting-ship-crane-armor = Armor of the Ship Crane
name-fitting-hull-armor = Armor of the Hull
ask-flagship_place = In which system with your pieces does your Flagship appear?
ask-hit_capital = { $count ->
        [one] Does the Flagship take the hit? On which column?
       *[other] Which of the { $count } hits does the Flagship take? On which columns?
    }
ask-slipstream = Slipstream Drive: a catapult move of the Flagship alone, or of other ships from { $system }?
ask-scrap_ships = { $count ->
        [one] Which of your ships leaves the campaign?
       *[other] Which { $count } of your ships leave the campaign?
    }
option-capital = the Flagship, { $fresh } fresh and { $damaged } damaged
option-fit_city = city: { $fitting }
option-fit_starport = starport: { $fitting }
option-dock_ship = ship at the Flagship in { $system }
option-repair_fitting = { $fitting } of { $seat }
option-hit_fitting = { $fitting }, Armor first
option-flagship_alone = the Flagship alone
option-other_ships = other ships
option-scrap_spare = from the supply
option-scrap_fresh = a fresh ship in { $system }
option-scrap_damaged = a damaged ship in { $system }
option-mend_flagship = the Flagship of { $seat }
option-prune_fitting = { $fitting }
event-flagship_gained = { $seat } has a Flagship now; it stands in { $system }.
event-flagship_moved = The Flagship of { $seat } goes to { $system }.
event-turned_free = The { $piece } of { $seat } in { $system } becomes Free.
event-fitted = A { $piece } of { $seat } becomes the { $fitting }.
event-damaged_fitting = The { $fitting } of { $seat }, a { $piece }, is damaged.
event-destroyed_fitting = The { $fitting } of { $seat }, a { $piece }, is destroyed.
event-repaired_fitting = { $seat } repairs the { $fitting } of { $seat2 }, a { $piece }.
event-scrapped_ships = { $count ->
        [one] A ship of { $seat } leaves
       *[other] { $count } ships of { $seat } leave
    } the campaign.
why-prelude_slipstream = Your Flagship has no Slipstream Drive.
why-flagship_built = Your Flagship has built its ships of this turn, nothing fits on its board here, and no Free starport serves you.
why-flagship_slots = With a Flagship you build cities and starports on its board, not in building slots.
why-flagship_at_gate = Nothing is built on the board while the Flagship is at a gate.
why-fitting_planet = The { $fitting } is built at a planet of { $resource }.
why-flagship_ships = Your Flagship has built its ships of this turn.

## Warden

name-action-claim-fief = claim a Fief
name-use-claim-fief = to claim a Fief
ask-claim_fief = Attach Claims of Nobility to which Court card?
ask-seat_on = Put a Seat on which city?
option-seat_on = the Seat on city { $place }
event-became_lord = { $seat } puts a Seat on a city in { $system } and is Lord of cluster { $cluster }.
event-seat_returned = The Seat of cluster { $cluster } goes to the supply: it is no Fief any more.
why-cannot_claim_fief = Every Court card has an attached card.

## A fates in Act III

ask-sower_of_division = Sower of Division: put an agent on which Outrage slot?
option-sow_outrage = { $resource } Outrage of { $seat }
why-martial_law = Martial Law: without Imperial Officers or Rogue Admirals you cannot use Imperial ships.
event-sowed_outrage = { $seat } sows division: { $seat2 } has { $resource } Outrage now.

ask-authority_on_top = Govern with Authority: which policy comes first?
ask-sponsor = Imperial Sponsor: the Sponsored token goes to which ambition?
ask-sponsor_trust = Imperial Sponsor: add a resource to the Imperial Trust?
ask-sponsored_token = { $ambition } is sponsored: which resource of the Imperial Trust do you take?
ask-further_resource = Govern with Authority: which further resource does { $seat } get?
ask-further_for = Only { $count } { $count ->
        [one] resource is
       *[other] resources are
    } left: who gets one?
ask-navy_reprisal = Navy Reprisal: strike where?
ask-council_insiders = Council Insiders: what about the Council?
ask-guildmasters = { $court }: steal which guild card?
ask-guilds_withdraw = Guilds Withdraw: bury which of your guild cards?
ask-scrap_monopoly = Which Monopoly leaves the game, with all its resources that you have?
ask-extortion = Extortion: discard which { $resource }?
ask-extort = Extortion: steal which resource?
option-scrap_monopoly = give up the { $court }
event-scrapped_tokens = { $count } { $resource } of { $seat } { $count ->
        [one] leaves
       *[other] leave
    } the game.
why-tax_barred = { $court } keeps you from taxing there.
name-action-incite-revolt = incite a revolt
name-use-incite-revolt = to incite a revolt
ask-incite_revolt = Incite a revolt in which system?
event-revolt = { $seat } incites a revolt in { $system }.
why-cannot_incite_revolt = No damaged ships of a Rival or the Empire are beside a fresh Free city, or an Armistice protects them.
ask-consume_lore = Scrap a lore card for a grand ambition?
ask-silence_golem = Scrap a Golem for a grand ambition?
ask-golem_worship = Golem Worship: which Golem do you take and wake?
ask-golem_worship_city = Golem Worship: which of your cities goes back to your board?
ask-feed_golem = The Golems are hungry: scrap which of your guild cards?
option-scrap_lore = scrap { $court }
option-scrap_guild = scrap { $court }
option-choose_golem = the { $resource }
option-give_up_city = city { $place }
event-gave_up_city = A city of { $seat } in { $system } goes back to its board.
event-agents_scrapped = { $count } { $count ->
        [one] agent
       *[other] agents
    } of { $seat } { $count ->
        [one] leaves
       *[other] leave
    } the game.
ask-break_faith = Breaking the Faith: take the Ideal off which ambition?
option-take_ideal = the Ideal of { $ambition }
event-ideal_taken = { $seat } breaks the faith: { $ambition } loses its Ideal.
event-showed_faithful = { $seat } shows { $card }.
option-sponsor = sponsor { $ambition }
option-reprisal = Imperial ships hit Outlaws in cluster { $cluster }
option-hit_empire = hit all Imperial ships in cluster { $cluster }
option-open_council = turn the Council to In Session
option-agent_on_council = put an agent on the Council
event-sponsored = { $seat } sponsors { $ambition }.
event-sponsor_returned = The Sponsored token returns to the First Regent tile.

## B fates in Act III

name-action-manipulate = manipulate
name-action-pacify = pacify
name-use-manipulate = to manipulate
name-use-pacify = to pacify
name-item-captive-ship = a captive ship
ask-manipulate = Manipulate: whose hand do you look at?
ask-manipulate_take = Which card do you take from { $seat }?
ask-manipulate_give = Which card do you give { $seat } for it?
ask-take_banners = Which Banners do you take?
ask-keep_captives = Which Captives stay? You may keep { $count }.
option-captive = captive agent of { $seat }
option-captive_ship = captive ship of { $seat }
option-demand_captive_ship = demand the captive ship of { $seat2 } from { $seat }
event-banner_taken = { $seat } takes the Banner of { $seat2 } in { $system }.
event-captured_ships = { $seat } captures { $count ->
        [one] a damaged ship
       *[other] { $count } damaged ships
    } of { $seat2 } in { $system }.
event-demanded_captive_ship = { $seat } takes a captive ship of { $seat3 } from { $seat2 }.
deal-captive_ship = { $giver } hands { $receiver } { $count ->
        [one] a captive ship
       *[other] { $count } captive ships
    } of { $owner }
why-cannot_manipulate = You have no Captive of a Rival who has cards in hand.
why-cannot_pacify = No ship of another player or the Empire is damaged in a system you control.
name-why-purge = Blight among the Trophies
name-action-anger = anger the Blight
name-action-harvest-blight = harvest Blight
name-use-anger = to anger the Blight
name-use-harvest-blight = to harvest Blight
ask-escort_tokens = How much Blight moves from { $system }?
ask-anger = The Blight of cluster { $cluster } will strike. Spend a Psionic to turn its anger elsewhere?
ask-anger_pay = Spend which token to turn the anger away from cluster { $cluster }?
ask-harvest_blight = Harvest the Blight of which system?
ask-harvest_gate = Which resource do you gain?
ask-recall_agents = Which { $count ->
        [one] agent
       *[other] { $count } agents
    } do you take back from the Court?
ask-blight_panic = Destroy all damaged Blight of which cluster?
option-shift_up = one cluster up
option-shift_down = one cluster down
event-moved_tokens = { $seat } moves { $count ->
        [one] a Blight token
       *[other] { $count } Blight tokens
    } from { $system } to { $system2 }.
event-repaired_token = { $seat } lets the Blight in { $system } recover.
event-rolled_number = { $seat } rolls { $cluster }.
event-angered = { $seat } angers the Blight of cluster { $cluster }.
event-blight_harvested = { $seat } harvests damaged Blight in { $system }.
event-recalled_agent = An agent of { $seat } comes home from { $court }.
why-cannot_anger = You need Blight Fury.
why-cannot_harvest_blight = No Blight is damaged in a system you control.
name-item-forgive = an Outrage to be forgiven
ask-forgive_gift = Which Psionic do you give { $seat }?
ask-rebuke_of_empaths = There are too few Psionics: who gains { $count ->
        [one] the last one
       *[other] the last { $count }
    }?
option-forgive = forgive { $seat } the Outrage of { $resource }
event-forgave = { $seat } forgives { $seat2 } the Outrage of { $resource }.
deal-forgive = { $receiver } forgives { $giver } the Outrage of { $resource } and keeps the agent as a Favor
name-why-peace = Peace Dividends
name-action-assemble = assemble
name-use-assemble = to assemble
ask-pay_ceasefire = Cluster { $cluster } is at Peace. Spend which Weapon to break it?
ask-balk_at_peace = End the Peace in which cluster?
ask-broker_peace = Peace in cluster { $cluster }: whose consent do you want?
ask-consent_to_peace = { $seat } wants Peace in cluster { $cluster }. Do you agree?
option-broker_peace = make Peace in cluster { $cluster }
option-ask_consent = ask { $seat }
option-buy_consent = return a Favor of { $seat }
event-broke_peace = { $seat } breaks the Peace of cluster { $cluster }.
event-made_peace = { $seat } brings Peace to cluster { $cluster }.
event-ceasefire = Cluster { $cluster } is at Peace.
event-no_ceasefire = Cluster { $cluster } is at War.
why-cannot_assemble = You need Arms Interest.
name-why-portal = ships went through the Portal
name-why-lords = Lords gain Power
name-why-haven = the Haven
name-why-planet-eater = the Planet-Eater is overcome
event-planet_eater_stirs = The Planet-Eater stirs: { $symbol }.
event-planet_eater_resists = The Planet-Eater withstands { $seat }; everything stays as it is.
name-action-use-portal = use the Portal
name-use-use-portal = to use the Portal
ask-pilgrim_from = Which Pilgrim walks?
ask-pilgrim_to = Where does the Pilgrim from { $system } go?
ask-dismiss_guild = Which guild card do you discard?
ask-pilgrimage_suit = Guild cards of which suit do your Rivals lose?
ask-scrap_ship = Which of your ships goes for good?
ask-send_ships = Which ships in { $system } do you send through the Portal?
option-send_fresh = fresh ship of { $seat }
option-send_damaged = damaged ship of { $seat }
event-pilgrims_set_out = Pilgrims of { $seat } set out from all planets with the { $symbol }.
event-pilgrim_walked = A Pilgrim of { $seat } walks from { $system } to { $system2 }.
event-pilgrims_arrived = { $count ->
        [one] A Pilgrim
       *[other] { $count } Pilgrims
    } of { $seat } { $count ->
        [one] goes
       *[other] go
    } through the Portal.
event-ship_through_portal = A ship of { $seat } in { $system } leaves the campaign.
why-cannot_use_portal = You need control of the system of the Portal, and a Pilgrim there.
why-prelude_pilgrims = Pilgrims walk once per turn, to an adjacent system that you control or where your Flagship is.
name-action-levy = levy a ship
name-use-levy = to levy a ship
ask-levy = Levy a ship from which Vassal?
ask-levy_hits = Which ships on Warden's Levy take { $count ->
        [one] the hit
       *[other] the { $count } hits
    }?
ask-feast_day = Take over which Seat with a city of yours?
ask-court_token = Put a Court token on { $court }? Of which cluster?
ask-hold_court = Hold court: { $court }
option-influence_free = influence it
option-secure_free = secure it
event-levied = { $seat } levies a ship from { $seat2 }.
event-levy_damaged = A ship of { $seat } on Warden's Levy is damaged.
event-levy_lost = A ship of { $seat } on Warden's Levy is destroyed and goes home.
event-levy_home = A ship of { $seat } on Warden's Levy goes home.
event-court_token = { $seat } puts the Court token of cluster { $cluster } on { $court }.
event-court_token_home = The Court token of cluster { $cluster } goes to the supply.
why-cannot_levy = No Vassal of yours has a ship in supply that they still owe you.
why-court_closed = The Court token of cluster { $cluster } keeps this for its Lord and Vassals.
name-item-share = a Rumor to share
name-rumor-false = a False Rumor
name-rumor-cluster = the True Rumor of the cluster
name-rumor-symbol = the True Rumor of the symbol
ask-lay_cluster_rumor = In which cluster is the Haven? Lay the True Rumor of the cluster on a planet.
ask-lay_symbol_rumor = Which symbol has the Haven? Lay the True Rumor of the symbol on a planet.
ask-lay_false_rumors = Where do you lay the two False Rumors?
ask-haven_statements = What do you say about the Haven? It must be true, and you may keep silent.
ask-rumor_for_raid = You have robbed the Pirate: put an agent on which Rumor?
ask-rumor_agent = Put an agent on which Rumor?
ask-guess_haven = Where is the Haven of { $seat }?
option-state_no_rivals = "No Rival has a piece there."
option-state_loyal = "I have a piece there."
event-rumors_laid = { $seat } lays four Rumors face down.
event-haven_hidden = { $seat } hides the Haven in { $system }.
event-rumor_agent = { $seat } puts an agent on the Rumor in { $system }.
event-saw_rumor = { $seat } sees { $rumor } in { $system }.
event-stated_no_rivals = { $seat }: No Rival has a piece where my Haven is.
event-stated_loyal = { $seat }: I have a piece where my Haven is.
event-rumor_turned = The Rumor in { $system } is turned up: { $rumor }.
event-guessed_haven = { $seat } says the Haven is in { $system }.
event-haven_revealed = The Haven is in { $system }.
deal-share = { $giver } lets { $receiver } put an agent on the Rumor in { $system }

## C fates in Act III

ask-leave_flagship = Give up your Flagship and live on the map again?
ask-resettle_building = Where does your { $piece } go?
ask-resettle_ship = { $count ->
        [one] Place one more ship where you have a piece:
       *[other] Place { $count } more ships where you have pieces. Where is the next one?
    }
ask-chosen_outrage = You have no Outrage. Provoke one, for two ships at a planet of that type?
ask-overlord_ships = { $resource } Outrage: place two ships at which planet of that type?
ask-shatter_relics = Scrap any number of your Relics; each advances your objective by 2.
ask-rebuke = You have the most Relics. Declare Keeper?
option-leave_flagship = give up the Flagship
option-keep_flagship = keep the Flagship
option-settle_over = in place of the Free building { $place }
option-outrage_of = { $resource } Outrage
option-shatter_slot = { $resource } from slot { $slot }
option-shatter_on = { $resource } on { $court }
option-shatter_trust = { $resource } in the Imperial Trust
option-shatter_supply = { $resource } of the supply
event-flagship_left = { $seat } gives up the Flagship in { $system }.
event-shattered = { $seat } scraps { $count } { $resource }.

name-item-vaulted = a resource among the Captives
deal-vaulted = { $giver } hands { $receiver } { $count ->
        [one] { $resource }
       *[other] { $count } { $resource }
    } from among the Captives
option-demand_vaulted = demand { $resource } among the Captives of { $seat }
event-vaulted = { $seat } puts { $resource } among the Captives.
event-unvaulted = { $resource } among the Captives of { $seat } returns to the supply.
event-demanded_vaulted = { $seat } takes { $resource } among the Captives of { $seat2 }.
name-action-seed = seed
name-use-seed = to seed
ask-blight_society = Blight Crises are about to come. Spend a Psionic to prevent them wherever you have a ship?
ask-seed_shift = Seed: cluster { $number }. Return an agent from the Court to change the number?
ask-seed_in = Seed: place Blight in which system of cluster { $cluster }?
option-seed_up = one up, for your agent on { $court }
option-seed_down = one down, for your agent on { $court }
event-shielded_from_blight = { $seat } prevents the Blight Crises wherever they have a ship.
event-scrapped_agent = An agent of { $seat } leaves the game.
event-agent_returned = An agent of { $seat } returns from { $court }.
event-nothing_seeded = All systems of cluster { $cluster } have Blight: nothing is placed.
why-cannot_seed = Every system has Blight, or there is no Blight left to place.
name-piece-bunker = Bunker
ask-capture_from = Your Bunker stands. Capture an agent of which Rival?
ask-hit_tough = { $count } hits on { $seat }: on the Bunker? It is Tough and takes them in pairs.
ask-scrap_captive = You have destroyed a Bunker. Which Captive of { $seat } leaves the game?
ask-captive_release = { $seat } holds Captives of yours. Name a Bunker in a system you control?
ask-answer_release = { $seat } demands the Captives back. Release them all, or provoke { $resource } Outrage?
option-build_bunker = Bunker in { $system }
option-vaulted = captive { $resource }
option-release_captives = release all Captives of { $seat }
event-scrapped_captive = { $seat } scraps a captive { $piece } of { $seat3 } held by { $seat2 }.
event-scrapped_vaulted = { $seat } scraps { $resource } among the Captives of { $seat2 }.
event-names_bunker = { $seat } names the Bunker in { $system } and demands their agents back.
name-why-agenda = the Judge set the agenda
ask-arbiter = The Arbiter: hand something over before scoring?
ask-arbiter_to = To whom?
name-system-twisted-passage = the Twisted Passage
ask-first_passage = Which gate do you break open? Put the first Passage there.
ask-break_gate = Catapult: break { $system } open, or stop there after a plain move?
ask-attach_storms = Passage Storms are drawn: attach them to which Court card?
ask-storms = Passage Storms: move ships out of the Twisted Passage to any planet?
option-break_gate = break the gate, and return the starport in { $place }
option-no_catapult = plain move, the gate stays whole
option-ride_storm = move out
event-passage_placed = { $seat } breaks { $system } open: a Passage lies there, and the gate is out of play.
event-tokens_swept = { $count ->
        [one] A token
       *[other] { $count } tokens
    } in { $system } { $count ->
        [one] is
       *[other] are
    } swept to { $system2 }.
event-building_returned = The { $piece } of { $seat } in { $system } returns to the supply.
event-fitting_returned = The { $fitting } of { $seat }, a { $piece }, returns to the supply.
event-exit_symbol = Ships now leave the Twisted Passage to the planets with { $symbol }.
event-joined_the_dead = { $count ->
        [one] A ship
       *[other] { $count } ships
    } of { $seat } { $count ->
        [one] joins
       *[other] join
    } the Dead.
event-dead_return = The Dead Live: { $count ->
        [one] a ship
       *[other] { $count } ships
    } of { $seat } { $count ->
        [one] returns
       *[other] return
    } in { $system }.
event-slid_into_deck = { $court } slides into the Court deck as its second card.
ask-judge_agenda = Judge Sets Agenda: declare an ambition, and lose the Power of second place on its marker?
ask-agenda_marker = Which marker for { $ambition }? Its first place is worth:
ask-judges_chosen = Who is the Judge's Chosen now?
option-steal_captive = captive agent of { $seat2 } from { $seat }
option-steal_captive_ship = captive ship of { $seat2 } from { $seat }
option-steal_vaulted = { $resource } among the Captives of { $seat }
option-steal_trophy = { $seat2_is ->
        [4] Imperial { $piece }
        [5] Free { $piece }
        [6] Blight
       *[other] { $piece } of { $seat2 }
    } among the Trophies of { $seat }
option-agenda_marker = { $number } Power
option-dock_at = ship at the Flagship of { $seat }
event-stole_captive = { $seat } steals a captive agent of { $seat3 } from { $seat2 }.
event-stole_captive_ship = { $seat } steals a captive ship of { $seat3 } from { $seat2 }.
event-stole_vaulted = { $seat } steals { $resource } among the Captives of { $seat2 }.
event-stole_trophy = { $seat } steals a Trophy from { $seat2 }: { $seat3_is ->
        [4] Imperial { $piece }
        [5] Free { $piece }
        [6] Blight
       *[other] { $piece } of { $seat3 }
    }.
event-handed_thing = The Arbiter: { $deal }.
event-chosen_by_judge = { $seat } makes { $seat2 } the Judge's Chosen.
name-colour-red = Red
name-colour-blue = Blue
name-colour-white = White
name-colour-yellow = Yellow
ask-plot = Which Conspiracy do you lay on { $ambition }, face down?
ask-plot_refill = Fill the place in the Court with a guild card of yours, to lay a Conspiracy?
ask-plot_where = On which ambition do you lay a Conspiracy?
ask-foil = { $court }: guess the colour of a Conspiracy?
ask-foil_colour = Which colour has this Conspiracy on { $ambition }?
option-plot = a { $colour } Conspiracy
option-plot_on = { $ambition }
option-refill_with = { $court }
option-suspect = Conspiracy { $count }, on { $ambition }
option-accuse = { $colour }
event-plotted = { $seat } lays a Conspiracy on { $ambition }, face down.
event-plotted_colour = Your Conspiracy on { $ambition } is { $colour }.
event-declared_by_plot = { $seat } declares { $ambition } with a Conspiracy instead of a marker.
event-refilled_with = { $seat } fills the place in the Court with { $court }.
event-foiled = { $seat } guesses right: the Conspiracy on { $ambition } is { $colour }. It returns to its supply.
event-not_foiled = { $seat } guesses wrong: the Conspiracy on { $ambition } is not { $colour }.
event-plot_right = A { $colour } Conspiracy on { $ambition } is turned up: it was right.
event-plot_wrong = A { $colour } Conspiracy on { $ambition } is turned up: it was wrong.
event-fell_back = The objective of { $seat } falls back by { $count }, to { $number }.
