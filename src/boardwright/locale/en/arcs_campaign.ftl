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
name-why-failed = the objective was not completed
name-why-trust = the Imperial Trust was given up

## Options of the game

setting-acts = How much of the campaign is played
setting-fates = Fates in the order of the seats (steward,founder,magnate); left empty, two are dealt to each player
setting-lore = Lore from the base box, the pack, or both
setting-negotiations = Summits: all of them, or only the Call to Order with its Favors
setting-offers = How many deals each player may propose in a Summit
setup-about = For your first games take fates of complexity 1: Magnate, Advocate, Partisan, Admiral.

## Outcome

outcome-arcs-act = The game is over: Act I has ended.

## Set-up

ask-choose_fate = Keep one fate, in secret.
ask-first_planet = Three ships and a building: on which planet?
ask-first_building = { $system }: a city or a starport?
option-fate = { $fate }
event-fate_revealed = { $seat } is the { $fate }.

## Objectives and Power

event-advanced = { $seat } advances their objective by { $count }, to { $number }.
event-gained_power = { $seat } gains { $count } Power: { $why }.
event-lost_power = { $seat } loses { $count } Power: { $why }.
event-fate_fulfilled = { $seat } has completed the objective of the { $fate }.
event-fate_failed = { $seat } has not completed the objective of the { $fate }.

## Titles

event-first_regent = { $seat } is the First Regent
event-became_outlaw = { $seat } becomes an Outlaw
event-became_regent = { $seat } becomes a Regent

## Events and the Council

ask-call_summit = Do you call a Summit?
ask-rob_trust = Which resources do you steal from the Imperial Trust of { $seat }?
ask-council_choice = The Council has decided: Crises or Edicts?
option-event = play an { $card }
option-call_summit = call a Summit
option-from_trust = steal { $resource }
option-crises = resolve the Crises
option-edicts = resolve the Edicts
event-played_event = { $seat } plays an { $card }.
event-council_decided = The Imperial Council is back in the Court, Decided.
event-council_in_session = The Imperial Council is In Session.
name-why-robbed = an Outlaw stole from the Imperial Trust

## The Court

ask-spread_agents = Council Intrigue: move your { $count ->
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
event-moved_agents = { $seat } has { $count ->
        [one] an agent
       *[other] { $count } agents
    } moved to { $court }.
event-marker_returned = The marker of { $power } Power on { $ambition } is available again.
event-became_free = A city of { $seat } in { $system } becomes a Free city.
event-blight_placed = Blight spreads to { $system }.
event-blight_repaired = The Blight in { $system } grows stronger.
event-blight_destroyed = { $seat } destroys Blight in { $system }.
## Ships of the Empire

ask-escort = How many ships of { $seat } go along from { $system }?
option-escort = with { $fresh } fresh and { $damaged } damaged
option-repair_other_ship = ship of { $seat } in { $system }
event-repaired_other_ship = { $seat } repairs a ship of { $seat2 } in { $system }.

## Actions on the map

why-tax_forbidden = A card or law forbids taxing the remaining cities.
why-tax_no_city = You have no city, and you control no system with a city.
why-nothing_damaged = Nothing that you may repair is damaged.

## The Founder

ask-parade_fleets = Parade Fleets: place two ships beside a Free city?
ask-leave_empire = Parade Fleets: leave the Empire?
option-become_outlaw = become an Outlaw

## The Partisan

name-action-spy = spy
name-use-spy = to spy
ask-spy = Spy on whom?
ask-spy_give = Spy: which of your highest cards does { $seat } get?
ask-spy_return = { $seat } spies on you: which of your highest cards do you hand over?
option-seize_by_outrage = seize by { $resource } Outrage
event-spied = { $seat } spies on { $seat2 }.
event-handed_over = ({ $seat } handed { $card } to { $seat2 }.)
why-cannot_spy = You have spied already; once per turn is the limit.
why-seize_forbidden = A card of yours forbids seizing with an extra action card.
