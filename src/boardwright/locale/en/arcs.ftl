# Arcs: every word a person reads. Variables are the arguments in games/arcs/vocabulary.py.

## Names

name-game = Arcs
name-seat-0 = Red
name-seat-1 = Blue
name-seat-2 = White
name-seat-3 = Yellow
name-piece-city = city
name-piece-starport = starport
name-piece-ship = ship
name-piece-agent = agent
name-face-0 = a blank Skirmish die
name-face-3 = a hit
name-face-6 = a blank Assault die
name-face-7 = two hits
name-face-8 = two hits and a self-hit
name-face-9 = a hit and a self-hit
name-face-11 = a hit and an intercept
name-face-12 = two keys and an intercept
name-face-13 = a key and a self-hit
name-face-14 = a key and a building hit
name-face-15 = a building hit and a self-hit
name-face-17 = an intercept
name-action-tax = tax
name-action-build = build
name-action-move = move
name-action-repair = repair
name-action-influence = influence
name-action-secure = secure
name-action-battle = battle
name-action-manufacture = manufacture
name-action-synthesize = synthesize
name-action-pressgang = pressgang
name-action-execute = execute
name-action-abduct = abduct
name-action-trade = trade
name-action-summon = summon
name-action-fire-rifles = fire rifles
name-action-guide = guide
name-action-martyr = martyr
name-action-nurture = nurture
name-action-prune = prune
name-action-annex = annex
name-use-summon = to summon
name-use-fire-rifles = to fire rifles
name-use-guide = to guide
name-use-martyr = to martyr
name-use-nurture = to nurture
name-use-prune = to prune
name-use-annex = to annex
name-use-tax = to tax
name-use-build = to build
name-use-move = to move
name-use-repair = to repair
name-use-influence = to influence
name-use-secure = to secure
name-use-battle = to battle
name-use-manufacture = to manufacture
name-use-synthesize = to synthesize
name-use-pressgang = to pressgang
name-use-execute = to execute
name-use-abduct = to abduct
name-use-trade = to trade
name-use-weapon = so that pips may battle
name-use-nothing = for nothing

## Options of the game

setting-setup = Set-up card
setting-split-discard = Split discard piles: cards played face up are discarded face up

setting-leaders-and-lore = Leaders & Lore: none, the base box, the pack, or both
setting-two-lore = Two lore each instead of one

## Outcome

outcome-arcs-threshold = The game is over: a player has reached the Power needed to win.
outcome-arcs-last_chapter = The game is over: the fifth chapter has ended.

## Questions

ask-draft = Take a leader or lore.
ask-learned = Learned: keep which two lore?
ask-which_first = Several cards take effect now. Which goes first?
ask-mulligan = Keep this hand, or swap it for six new cards?
ask-lead = You have the initiative. Lead a card, or pass the initiative?
ask-declare = Declare an ambition?
ask-declare_by = { $court }: declare an ambition?
ask-follow = { $card } leads. Surpass, pivot or copy?
ask-before_prelude = Before the Prelude: seize the initiative or declare an ambition?
ask-turn = Your turn: { $count ->
        [one] one pip
       *[other] { $count } pips
    } left.
ask-rescue = You have no ships or starports. At which gate do three ships arrive?
ask-tax = Tax which city?
ask-tax_type = The city in { $system } has several types. Gain which resource?
ask-build = Build what, and where?
ask-move_from = Move ships from which system?
ask-move_to = Move from { $system } to which system?
ask-move_ships = How many ships leave { $system }?
ask-catapult = Catapult: continue from { $system }?
ask-repair = Repair what?
ask-influence = Put an agent on which Court card?
ask-secure = Secure which Court card?
ask-ransack = Ransack the Court: take which card with an agent of { $seat }?
ask-battle_in = Battle in which system?
ask-battle_whom = Battle whom in { $system }?
ask-collect = Against { $seat } in { $system }: how many { $die } dice? (up to { $count } left to collect)
ask-reroll = { $court }: reroll which dice?
ask-hit_ship = { $count ->
        [one] One hit
       *[other] { $count } hits
    } on ships of { $seat }: which ships?
ask-self_hits = The dice deal { $count ->
        [one] one hit
       *[other] { $count } hits
    } to your own ships: which ships?
ask-intercepted = Intercepted: { $count ->
        [one] one hit
       *[other] { $count } hits
    } on your own ships. Which ships?
ask-hit_first = Railgun Arrays deal { $count ->
        [one] one hit
       *[other] { $count } hits
    } to your ships before the dice. Which ship?
ask-hit_building = { $count ->
        [one] One hit
       *[other] { $count } hits
    } on buildings of { $seat }: which buildings?
ask-raid = Raid { $seat } with { $count ->
        [one] one key
       *[other] { $count } keys
    }: steal what?
ask-place_token = Where does the token go?
ask-discard_excess = There is no room for all tokens. Discard { $count ->
        [one] which?
       *[other] which { $count }?
    }
ask-rearrange = Rearrange your tokens?
ask-slot_covered = A city returned to your board and covers a slot. Rearrange your tokens?
ask-place_ship = Place a ship in which system?
ask-place_ship_each = Your supply has { $count ->
        [one] one ship. Where does it go?
       *[other] { $count } ships. Where do they go, one in each system?
    }
ask-place_ships = Place three ships in which system?
ask-steal_token = Steal which token?
ask-steal_tokens = The supply has run out. Steal which { $resource } tokens?
ask-take_tokens = How many { $resource } tokens do you take?
ask-claim = Lay the Union beside which card?
ask-pressgang = Press which Captives into service?
ask-gain_any = { $court }: gain which resource?
ask-gain_several = { $court }: gain which { $count ->
        [one] resource?
       *[other] { $count } resources?
    }
ask-execute = Execute which Captives?
ask-abduct = Abduct the agents on which Court card?
ask-look_at_hand = Farseers: look at whose hand?
ask-exchange_want = Farseers: take which card from the hand of { $seat }?
ask-exchange_give = Farseers: give which card to { $seat } in exchange?
ask-drop_cards = Discard which action cards? (You then draw one more than that.)
ask-steal_anything = Steal what?
ask-trade_take = Trade: take which token?
ask-trade_give = Trade: give which token to { $seat }?
ask-fence = Discard which token for a Relic?
ask-uprising = Mass Uprising: place ships in the systems of which cluster?
ask-outrage_spreads = Outrage Spreads: everyone provokes Outrage of which type?
ask-free_city = Song of Freedom: return which city to its owner's board?
ask-seize_now = Song of Freedom: seize the initiative?
ask-guild_struggle = Guild Struggle: steal which guild card?

ask-free_influence = { $court }: take a free Influence?
ask-free_move = { $court }: take a free Move?
ask-tactical = Tactical: move before the battle?
ask-charismatic = Charismatic: influence before you secure?
ask-generous = Generous: give which guild card to the Rival with the least Power?
ask-bold = Bold: put an agent on which Court cards?
ask-ruthless = Ruthless: hit the building in { $system } to do the same again?
ask-mythic = Mythic: place which token on { $system } for good?
ask-irregular = Irregular: discard which Weapon?
ask-fire_from = Fire rifles from which system?
ask-fire_at = Fire rifles at whom?
ask-sprint = Sprinter Drives: move ships that have just moved again, from which system?
ask-bring_ships = Predictive Sensors: bring how many ships from { $system } to { $system2 }?
ask-guide = Guide ships which way?
ask-guide_ships = Guide how many ships of { $seat }?
ask-martyr_in = Sacrifice a ship in which system?
ask-martyr_victim = Destroy which ship with it?
ask-pay = Spend which token?
ask-prune = Replace which building with one of the other kind?
ask-annex = Replace which building with your own?
ask-return_trophies = Give back which Trophies?
ask-return_captives = Give back which Captives?
ask-charm = Trade in which token?

## Answers

option-keep = keep the hand
option-mulligan = swap the hand
option-lead = lead { $card }
option-pass = pass the initiative
option-declare = declare { $ambition }
option-skip = go on
option-surpass = surpass with { $card }
option-pivot = pivot with { $card }
option-copy = copy with { $card }
option-seize = seize with { $card }
option-pip = { $action }
option-spend = spend { $resource } from slot { $slot } { $use }
option-use = use { $court }
option-discard_card = discard { $court } for nothing
option-end = end turn
option-tax = city { $place }
option-build_city = city in { $system }
option-build_starport = starport in { $system }
option-build_ship = ship at starport { $place }
option-from = from { $system }
option-to = to { $system }
option-ships = { $fresh } fresh and { $damaged } damaged
option-stop = stop
option-repair_ship = ship in { $system }
option-repair_building = building { $place }
option-court = { $court }
option-in = in { $system }
option-defender = { $seat }
option-collect = { $count ->
        [one] 1 { $die } die
       *[other] { $count } { $die } dice
    }
option-reroll = { $face }
option-hit_fresh = a fresh ship
option-hit_damaged = a damaged ship
option-hit_building = building { $place }
option-steal = { $resource } from slot { $slot } of { $seat }
option-steal_card = { $court } of { $seat }
option-put = { $resource } in slot { $slot }
option-discard = discard the loose { $resource }
option-discard_slot = discard { $resource } from slot { $slot }
option-rearrange = rearrange all tokens
option-take = take { $count }
option-claim = { $card }
option-captive = agent of { $seat }
option-resource = { $resource }
option-rival = { $seat }
option-want = take { $card }
option-give = give { $card }
option-drop = discard { $card }
option-trade = { $resource } from slot { $slot } of { $seat }
option-give_token = { $resource } from slot { $slot }
option-cluster = cluster { $cluster }
option-free_city = city { $place }
option-seize_now = seize the initiative
option-draft = { $court }
option-first = { $court } first
option-clear = discard { $court } to clear Outrage
option-tax_slot = slot { $place }
option-build_gate_city = city in { $system }
option-build_gate_starport = starport in { $system }
option-build_cloud_city = cloud city in { $system }
option-free_influence = influence
option-free_move = move
option-move_first = move first
option-influence_first = influence first
option-another_action = choose another action
option-gift = give { $court }
option-ruthless = hit it
option-mythic = { $resource } from slot { $slot }
option-mythic_supply = { $resource } from the supply on your card
option-target = { $seat } in { $system }
option-guide = from { $system } to { $system2 }
option-victim_fresh = a fresh ship of { $seat }
option-victim_damaged = a damaged ship of { $seat }
option-pay = { $resource } from slot { $slot }
option-prune = building { $place }
option-annex = building { $place }
option-trophy = { $piece } of { $seat }

## Chronicle

event-chapter_begins = Chapter { $chapter } begins.
event-chapter_ends = Chapter { $chapter } ends.
event-mulliganed = { $seat } swaps their whole hand.
event-passed = { $seat } passes the initiative.
event-led = { $seat } leads { $card }.
event-surpassed = { $seat } surpasses with { $card }.
event-pivoted = { $seat } pivots with { $card }.
event-copied = { $seat } copies.
event-copied_with = ({ $seat } played { $card } face down to copy.)
event-seized = { $seat } seizes the initiative.
event-seized_with = ({ $seat } gave up { $card } to seize.)
event-takes_initiative = { $seat } takes the initiative with the highest surpass.
event-collected = { $seat } collects { $card }.
event-claimed = { $seat } lays { $court } beside { $card }.
event-declared = { $seat } declares { $ambition } for { $power } Power.
event-spent = { $seat } spends { $resource }.
event-uses = { $seat } uses { $court }.
event-gained = { $seat } gains { $resource }.
event-no_supply = No { $resource } is left for { $seat }.
event-discarded_token = { $seat } discards { $resource }.
event-discarded_card = { $seat } discards { $court }.
event-stole_token = { $seat } steals { $resource } from { $seat2 }.
event-stole_card = { $seat } steals { $court } from { $seat2 }.
event-buried = { $court } is buried under the Court deck.
event-outrage = { $seat } provokes { $resource } Outrage.
event-taxed = { $seat } taxes the city of { $seat2 } in { $system }.
event-taxed_own = { $seat } taxes their own city in { $system }.
event-captured = { $seat } captures { $count ->
        [one] an agent
       *[other] { $count } agents
    } of { $seat2 }.
event-took_agents = { $seat } takes { $count ->
        [one] an agent
       *[other] { $count } agents
    } of { $seat2 } as { $count ->
        [one] a Trophy
       *[other] Trophies
    }.
event-built = { $seat } builds a { $piece } in { $system }.
event-built_ship = { $seat } builds a ship in { $system }.
event-nothing_to_build = { $seat } has no such piece left to build.
event-placed_ships = { $seat } places { $count ->
        [one] a ship
       *[other] { $count } ships
    } in { $system }.
event-moved = { $seat } moves { $count ->
        [one] a ship
       *[other] { $count } ships
    } from { $system } to { $system2 }.
event-repaired = { $seat } repairs a { $piece } in { $system }.
event-repaired_ship = { $seat } repairs a ship in { $system }.
event-influenced = { $seat } influences { $court }.
event-secured = { $seat } secures { $court }.
event-ransacked = { $seat } ransacks the Court and takes { $court }.
event-revealed = { $court } joins the Court.
event-battle = { $seat } battles { $seat2 } in { $system } with { battle-dice }.
event-rolled = { $seat } rolls { rolled }.
event-rerolled = { $seat } rolls { $count ->
        [one] a die
       *[other] { $count } dice
    } again.
event-damaged_ship = A ship of { $seat } in { $system } is damaged.
event-destroyed_ship = A ship of { $seat } in { $system } is destroyed.
event-damaged_building = The { $piece } of { $seat } in { $system } is damaged.
event-destroyed_building = The { $piece } of { $seat } in { $system } is destroyed.
event-released = { $seat } releases an agent of { $seat2 }.
event-executed = { $seat } executes an agent of { $seat2 }.
event-traded = { $seat } takes { $resource } from { $seat2 } and gives { $resource2 }.
event-freed_city = { $seat } returns a city of { $seat2 } from { $system }.
event-drew = ({ $seat } drew { $card }.)
event-drew_cards = { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    } from the bottom of the discard pile.
event-dropped = ({ $seat } discarded { $card }.)
event-dropped_cards = { $seat } discards { $count ->
        [0] no action cards
        [one] an action card
       *[other] { $count } action cards
    }.
event-saw = ({ $seat2 } holds { $card }.)
event-looked_at_hand = { $seat } looks at the hand of { $seat2 }.
event-swapped_cards = { $seat } exchanges a card with { $seat2 }.
event-swapped = ({ $seat } gave { $card } for { $card2 }.)
event-drafted = { $seat } takes { $court }.
event-found_lore = ({ $seat } found { $court }.)
event-outrage_cleared = { $seat } clears { $resource } Outrage.
event-taken_back = { $seat } undoes that: the next step was not possible.
event-gave_card = { $seat } gives { $court } to { $seat2 }.
event-reshaped = { $seat } makes { $system } a { $resource } planet.
event-fired = { $seat } fires at { $seat2 } in { $system } with { $count ->
        [one] 1 die
       *[other] { $count } dice
    }.
event-gave_back = { $seat } gives a Trophy back to { $seat2 } ({ $piece }).
event-replaced = { $seat } puts a { $piece } in place of the building in { $system }.
event-scored_first = { $seat } gains { $power } Power for { $ambition }: { $bonus ->
        [0] first place.
       *[other] { $count } for first place and a city bonus of { $bonus }.
    }
event-scored_second = { $seat } gains { $power } Power for { $ambition }: second place.
event-scored_tie = { $seat } gains { $power } Power for { $ambition }: second-place Power for tying for first.
event-scored_by = { $seat } gains { $power } Power for { $ambition }: only second-place Power for first place, because of { $court }.
event-unscored = Nobody gains Power for { $ambition }.
event-game_over = { $seat } wins.

# Of the three kinds of dice, and of the five faces, those that are there, in a row.
battle-dice = { $assault ->
        [0] { battle-dice-without-assault }
       *[other] { dice-assault }{ then-dice-skirmish }{ then-dice-raid }
    }
battle-dice-without-assault = { $skirmish ->
        [0] { dice-raid }
       *[other] { dice-skirmish }{ then-dice-raid }
    }
dice-assault = { $assault ->
        [one] 1 assault die
       *[other] { $assault } assault dice
    }
dice-skirmish = { $skirmish ->
        [one] 1 skirmish die
       *[other] { $skirmish } skirmish dice
    }
dice-raid = { $raid ->
        [one] 1 raid die
       *[other] { $raid } raid dice
    }
then-dice-skirmish = { $skirmish ->
        [0] { "" }
       *[other] , { dice-skirmish }
    }
then-dice-raid = { $raid ->
        [0] { "" }
       *[other] , { dice-raid }
    }
rolled = { $hits ->
        [0] { rolled-from-building }
       *[other] { rolled-hits }{ then-building }{ then-keys }{ then-self }{ then-intercepts }
    }
rolled-from-building = { $building ->
        [0] { rolled-from-keys }
       *[other] { rolled-building }{ then-keys }{ then-self }{ then-intercepts }
    }
rolled-from-keys = { $keys ->
        [0] { rolled-from-self }
       *[other] { rolled-keys }{ then-self }{ then-intercepts }
    }
rolled-from-self = { $self ->
        [0] { rolled-from-intercepts }
       *[other] { rolled-self }{ then-intercepts }
    }
rolled-from-intercepts = { $intercepts ->
        [0] no hits
       *[other] { rolled-intercepts }
    }
rolled-hits = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
rolled-building = { $building ->
        [one] 1 building hit
       *[other] { $building } building hits
    }
rolled-keys = { $keys ->
        [one] 1 key
       *[other] { $keys } keys
    }
rolled-self = { $self ->
        [one] 1 self-hit
       *[other] { $self } self-hits
    }
rolled-intercepts = { $intercepts ->
        [one] 1 intercept
       *[other] { $intercepts } intercepts
    }
then-building = { $building ->
        [0] { "" }
       *[other] , { rolled-building }
    }
then-keys = { $keys ->
        [0] { "" }
       *[other] , { rolled-keys }
    }
then-self = { $self ->
        [0] { "" }
       *[other] , { rolled-self }
    }
then-intercepts = { $intercepts ->
        [0] { "" }
       *[other] , { rolled-intercepts }
    }

## Help: cards of the Court

help-bc01 = You may spend any resource as Material, even if you have Material Outrage. Outrage never discards this card.
help-bc02 = Manufacture (Build): gain 1 Material. Prelude: discard this to take up to as many Material as you have empty resource slots, first from the supply and, once it is empty, by stealing from Rivals.
help-bc03 = The Material supply is kept on this card and counts for your Tycoon; everyone still gains from it. After scoring, Rivals discard all their Material. Prelude: discard this to steal 1 Material.
help-bc04 = Prelude: place this beside an Administration card played face up this round. When the round ends, draw that card and discard this.
help-bc05 = Prelude: place this beside a Construction card played face up this round. When the round ends, draw that card and discard this.
help-bc06 = The Fuel supply is kept on this card and counts for your Tycoon; everyone still gains from it. After scoring, Rivals discard all their Fuel. Prelude: discard this to steal 1 Fuel.
help-bc07 = You may spend any resource as Fuel, even if you have Fuel Outrage. Outrage never discards this card.
help-bc08 = When battling in a gate, you may collect up to 2 more dice. Prelude: discard this to place a fresh ship in every gate.
help-bc09 = Synthesize (Build): gain 1 Fuel. Prelude: discard this to take up to as many Fuel as you have empty resource slots, first from the supply and, once it is empty, by stealing from Rivals.
help-bc10 = Prelude: place this beside a Mobilization card played face up this round. When the round ends, draw that card and discard this.
help-bc11 = Prelude: place this beside an Aggression card played face up this round. When the round ends, draw that card and discard this.
help-bc12 = Pressgang (Build): return any number of your Captives and gain a resource of any type for each. Execute (Influence): turn any number of your Captives into Trophies. Prelude: discard this to place 3 fresh ships in a system you control.
help-bc13 = After you roll in battle, reroll up to as many skirmish dice as you have Weapon icons. Prelude: discard this to place 3 fresh ships in a system you control.
help-bc14 = Abduct (Battle): capture all Rival agents on a Court card that holds fewer of them than you have Weapon icons. Prelude: discard this to place 3 fresh ships in a system you control.
help-bc15 = You may spend any resource as a Weapon, even if you have Weapon Outrage. Outrage never discards this card. Prelude: discard this to place 3 fresh ships in a system you control.
help-bc16 = Prelude, before anything else: discard this to seize the initiative.
help-bc17 = When you declare an ambition, look at a Rival's hand; you may exchange one card with it. Prelude: discard this and any number of action cards, then draw one more than that from the bottom of the discard pile.
help-bc18 = When you declare Keeper or Empath, your lead card keeps its number.
help-bc19 = You may spend any resource as Psionic, even if you have Psionic Outrage. Outrage never discards this card.
help-bc20 = Prelude: discard this to steal a guild card or a resource from a Rival.
help-bc21 = You may spend any resource as a Relic, even if you have Relic Outrage. Outrage never discards this card.
help-bc22 = Rivals cannot steal your resources or your other guild cards. If stolen, this card is buried under the Court deck.
help-bc23 = Trade (Tax): in a system you control that holds a Rival's city, take a resource of the planet's type from that Rival and give one of a type they lack. Prelude: discard this to gain 1 Material, 1 Fuel and 1 Weapon.
help-bc24 = Prelude, once per turn: discard a resource to gain 1 Relic.
help-bc25 = When you surpass or pivot, if nothing was declared this round, you may declare the ambition of your card. No zero marker.
help-bc26 = When secured: place a fresh ship in each system of one cluster.
help-bc27 = When secured: you may declare any ambition, without the zero marker.
help-bc28 = When secured: you may name a resource type; every player provokes Outrage of that type.
help-bc29 = When secured: you may return a city in a system you control to its owner's board; if you do, you may seize the initiative. Then this is shuffled into the Court deck.
help-bc30 = When secured: you may steal a guild card. Then all guild cards in the Court discard pile are shuffled into the Court deck.
help-bc31 = When secured: draw the bottom card of the action discard pile.

## Help: leaders and lore

help-lead01 = Beloved: after you defend in battle, if the attacker took a Trophy, you may influence; attackers cannot ransack the Court. Just: in Tyrant, first place earns you only second-place Power with no city bonus, and other places nothing.
help-lead02 = Attuned: taxing with the pip of a Copy or Pivot also gains 1 Psionic. Cryptic: you begin with Material and Fuel Outraged.
help-lead03 = Insatiable: taxing with the pip of a Copy or Pivot also gains 1 Fuel. Lavish: after Tycoon is scored you discard all Fuel tokens.
help-lead04 = Ambitious: when you declare, you may gain a resource of any type. Callow: you cannot tax a city in a system that you do not control.
help-lead05 = Committed: when attacking, you must collect 2 dice beyond those for ships. Disorganized: you cannot move more than 2 ships at once.
help-lead06 = Tactical: when you battle with the pip of a Copy or Pivot, you may also move right before or after. Violent: in Empath, first place earns you only second-place Power with no city bonus, and other places nothing.
help-lead07 = Charismatic: when you secure with the pip of a Copy or Pivot, you may also influence right before or after. Generous: to declare, you must give a guild card to the Rival with the least Power.
help-lead08 = Bold: when you declare, you may put one agent on each of any number of Court cards. Paranoid: you cannot secure a guild card with just one agent.
help-lead09 = Learned: after set-up, look at five lore from the box and keep two. Academic: in Tycoon, first place earns you only second-place Power with no city bonus, and other places nothing.
help-lead10 = Ruthless: once per turn, after taxing a city or building a ship at a starport, you may hit that building to do the same again. Hated: you begin with 2 fewer ships and 3 fewer agents.
help-lead11 = Tricky: when attacking, you may reroll as many raid dice as you have different resource types. Wary: you cannot collect more assault than skirmish dice.
help-lead12 = Connected: when you declare an ambition without markers, secure the next card of the Court deck. Influential: when you influence with the pip of a Copy or Pivot, you may influence again. Proud: you gain Power only for winning outright.
help-lead13 = Decentralized: two of your cities leave the game. Inspiring: where you have ships you may tax Rival cities and empty building slots. Principled: you cannot tax your own cities.
help-lead14 = Mythic: after taxing a city, you may place a resource on its planet, which has that type from then on. Ancient: your moves catapult from gates, not from starports.
help-lead15 = Firebrand: taxing with the pip of a Copy or Pivot also gains 1 Weapon. Irregular: when you intercept, you deal a hit per Weapon icon instead, then discard a Weapon.
help-lead16 = Resilient: after your battles, repair a ship there for each starport in systems you control. Greedy: you begin with Material Outraged.
help-l01 = Summon (Build), once per turn: build a ship at a city in a system you control.
help-l02 = Fire Rifles (Battle): roll a skirmish die per fresh ship of yours in a system and hit a Rival in a neighbouring system. It is not a battle.
help-l03 = After you move, you may move a group of fresh ships that have just moved once more.
help-l04 = When you defend against assault dice, one intercept is added to the roll.
help-l05 = Ships you build are always fresh. When you defend with a fresh starport there, the attacker cannot collect raid dice.
help-l06 = When attacking with fresh ships only, you ignore one rolled intercept.
help-l07 = After you attack, repair one attacking ship.
help-l08 = You may build starports in gates, one per gate. When a Rival moves ships into a gate that you control and where you have a fresh starport, capture one of their agents.
help-l09 = You may build a city outside the slots of a planet, one per planet, by also spending a resource of its type.
help-l10 = Nurture (Build): tax one of your cities. Prune (Repair): replace your starport in a slot with your city, or the other way round.
help-l11 = You may build cities in gates, one per gate. A gate city has the types of all cities on the planets of its cluster: whoever taxes it gains one of them, whoever destroys it provokes Outrage of each.
help-l12 = When you defend with a fresh ship, the attacker takes a hit before collecting dice.
help-l13 = One more resource slot; its token costs 4 keys to steal.
help-l14 = When attacking, you may reroll as many assault dice as you have fresh attacking ships.
help-l15 = When you defend, before dice are collected, you may bring fresh ships from neighbouring systems.
help-l16 = Guide (Move): move ships of any colours between a system with your fresh starport and a neighbouring one.
help-l17 = You may collect one raid die where the defender has no building.
help-l18 = Martyr (Move): destroy a fresh ship of yours and, if you wish, a Rival's ship in the same system.
help-l19 = While Empath is declared, you may reroll any of your dice once. Prelude: discard this to clear Psionic Outrage.
help-l20 = While Empath is declared, you may tax Rival cities, build ships at and catapult from Rival starports as if they were yours.
help-l21 = While Keeper is declared, Rivals cannot steal resources of types they have from you. Prelude: discard this to clear Relic Outrage.
help-l22 = While Keeper is declared, Rivals cannot steal a guild card from you if you have a resource of its suit.
help-l23 = While Warlord is declared, you may tax a city more than once per turn. Prelude: discard this to clear Weapon Outrage.
help-l24 = Prelude, while Warlord is declared: give back any number of Trophies and influence once for each.
help-l25 = Prelude, while Tyrant is declared: give back any number of Captives and secure once for each. Or discard this to clear Weapon Outrage.
help-l26 = Annex (Build), while Tyrant is declared: replace a Rival building in a system you control with your own of the same kind.
help-l27 = Prelude, first, while Tycoon is declared: discard all Material and Fuel to declare an ambition without markers, without the zero marker.
help-l28 = Prelude, while Tycoon is declared: trade in any number of Material and Fuel for resources of any type. Or discard this to clear Material and Fuel Outrage.

## Help: words of the game

topic-tax = Tax
help-tax = Gain a resource of the type of one of your cities, or of a Rival's city in a system you control, which also captures an agent. Each city can be taxed once per turn.
topic-build = Build
help-build = Build a city or starport in an empty slot where you have a piece, or a ship at your starport. If a Rival controls the system, it arrives damaged.
topic-move = Move
help-move = Move any of your ships in one system to a neighbouring one. From your starport they may continue through gates until they enter a planet, or a gate that a Rival controls.
topic-repair = Repair
help-repair = Repair one of your damaged ships or buildings.
topic-influence = Influence
help-influence = Put an agent on a Court card.
topic-secure = Secure
help-secure = Take a Court card on which you have more agents than each Rival. Their agents become your Captives.
topic-battle = Battle
help-battle = Your ships attack one Rival in their system. Collect up to one die per ship, roll, and resolve: hits on you, interception, hits on ships, hits on buildings, raiding.
topic-control = Control
help-control = You control a system if you have more fresh ships there than each other player.
topic-outrage = Outrage
help-outrage = If you destroy a city, you discard all tokens and guild cards of the planet's type and can no longer spend that type for its Prelude action.
topic-prelude = Prelude
help-prelude = After playing a card and before the first pip, spend resources and use the Prelude parts of cards. Spent tokens return to the supply when it ends.
topic-ambition = Ambitions
help-ambition = Tycoon counts Material and Fuel, Tyrant Captives, Warlord Trophies, Keeper Relics, Empath Psionics. They are scored at the end of the chapter if someone declared them.
topic-lead = Leading
help-lead = The holder of the initiative leads a card and uses all its pips, or passes the initiative to the next player with cards.
topic-surpass = Surpass
help-surpass = Follow with a higher card of the led suit and use all its pips.
topic-pivot = Pivot
help-pivot = Follow with a card of another suit and take one action of that suit.
topic-copy = Copy
help-copy = Follow with any card face down and take one action of the led card.
topic-seize = Seizing the initiative
help-seize = After following, before the Prelude, play a second card face down to take the initiative. Surpassing with a 7 does this automatically. Once per round.

## Why something cannot be done now

name-pips-0 = Tax, Repair and Influence
name-pips-1 = Battle, Move and Secure
name-pips-2 = Build and Repair
name-pips-3 = Move and Influence

why-card_first = Play a card first: it gives you your Prelude and your pips.
why-not_yet = This question comes first, then your Prelude and your pips.
why-you_lead = You have the initiative: you lead a card, and the others follow.
why-has_led = { $seat } led this round; you follow.
why-suit_missing = You have no { $suit } card, and only the led suit can surpass.
why-too_low = { $card } is not higher than the { $number } that was led.
why-only_lead_suit = All your cards are { $suit }, the led suit; a pivot needs another suit.
why-has_initiative = You already have the initiative.
why-seized = { $seat } has already seized the initiative this round; that happens only once.
why-no_card_to_seize = You need one more card in hand to seize with.
why-seize_time = You can seize only right after you follow with a card, before the Prelude.
why-seize_after_card = Follow with a card first; then you may seize with another.
why-declare_after_leading = You may declare right after leading a card that shows an ambition.
why-declare_after_following = Follow with a card first; if you surpass or pivot with it, a card of yours lets you declare its ambition.
why-declare_time = You can declare only right after the card is played, before the Prelude.
why-declared_once = An ambition has been declared this turn; the lead card declares only one, right after it is led.
why-only_leader = Only the leader declares an ambition, and you are following.
why-other_ambition = { $card } can declare only the ambition of its number.
why-no_ambition = { $card } shows no ambition.
why-no_marker = All ambition markers have been placed this chapter.
why-declaring_costs = One of your cards makes you pay to declare, and you cannot pay.
why-no_pip = Your pips come from { $suit }, which gives { $pips }.
why-weapon_first = { $suit } gives no Battle. If you spend a Weapon in the Prelude, your pips may battle too.
why-needs_token = It needs the same token that you would spend for it.
why-tax_no_city = You have no city, and you control no system with a Rival's city.
why-tax_all_used = { $count ->
        [one] The only city you may tax has been taxed this turn.
       *[other] All { $count } cities you may tax have been taxed this turn.
    }
why-tax_forbidden = One of your cards forbids taxing the remaining cities.
why-build_nowhere = You have no starport, and no piece in a system with a free building slot.
why-build_starports_used = { $count ->
        [one] Your starport has built a ship this turn
       *[other] Your { $count } starports have each built a ship this turn
    }, and you have no piece in a system with a free building slot.
why-no_ships = You have no ships on the map.
why-nothing_damaged = None of your ships or buildings is damaged.
why-no_agents = You have no agents left in your supply.
why-court_empty = There are no cards in the Court.
why-secure_no_agents = You have no agents on Court cards.
why-secure_not_most = You do not have more agents than each Rival on any Court card.
why-secure_forbidden = One of your cards forbids securing where you have the most agents.
why-battle_nobody = No system holds both one of your ships and a Rival's piece.
why-cannot_pressgang = You have no Captives to press into service.
why-cannot_execute = You have no Captives to execute.
why-cannot_abduct = No Court card holds Rival agents but fewer than you have Weapon icons.
why-cannot_trade = No Rival with a city in a system you control has a token of that city's type while you have a type they lack.
why-cannot_summon = It works once per turn, at a city in a system you control.
why-cannot_fire_rifles = No Rival's piece is next to a system with one of your fresh ships.
why-cannot_guide = There are no ships in or next to a system with a fresh starport of yours.
why-cannot_martyr = You have no fresh ship.
why-cannot_nurture = You have no city left to tax this turn.
why-cannot_prune = You have no building in a slot that you could replace with the other kind from your supply.
why-cannot_annex = Tyrant must be declared, a Rival's building must be in a system you control, and you need one of that kind in your supply.
why-prelude_over = The Prelude ended when you spent the first pip.
why-no_tokens = You have no resources to spend.
why-outraged = You have { $resource } Outrage: spending it gives no action.
why-weapon_spent = You have already spent a Weapon: all your pips may battle.
why-weapon_needless = Your pips may already battle.
why-token_gives_nothing = { $resource }: none of its actions is possible now.
why-just_secured = You secured this card in this Prelude; its Prelude part must wait for your next one.
why-used_already = It has already been used.
why-no_outrage_to_clear = You have no Outrage for it to clear.
why-prelude_face_up_card = No unclaimed card of its suit is face up this round.
why-prelude_first = It must come before everything else in the Prelude.
why-prelude_token = You have no resource to discard for it.
why-prelude_trophies = Warlord must be declared, and you need a Trophy to give back.
why-prelude_captives = Tyrant must be declared, and you need a Captive to give back and a Court card you can secure.
why-prelude_undeclared = It must come first in the Prelude, with Tycoon declared, another ambition without a marker, and a marker left.
why-prelude_material_or_fuel = Tycoon must be declared, and you need a Material or Fuel.
