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
name-why-failed = the objective was not completed
name-why-trust = the Imperial Trust was given up

## Set-up

ask-choose_fate = Keep one fate, in secret.
ask-first_planet = Three ships and a building: on which planet?
ask-first_building = { $system }: a city or a starport?
option-fate = { $fate }
event-fate_revealed = { $seat } is the { $fate }

## Objectives and Power

event-advanced = { $seat } advances the objective by { $count }, to { $number }
event-gained_power = { $seat } gains { $count } Power: { $why }
event-lost_power = { $seat } loses { $count } Power: { $why }
event-fate_fulfilled = { $seat } has completed the objective of the { $fate }
event-fate_failed = { $seat } has failed the objective of the { $fate }

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

## Ships of the Empire

ask-escort = How many ships of { $seat } go along from { $system }?
option-escort = with { $fresh } fresh and { $damaged } damaged
option-repair_other_ship = ship of { $seat } in { $system }
event-repaired_other_ship = { $seat } repairs a ship of { $seat2 } in { $system }.

## Actions on the map

why-tax_forbidden = A card or law forbids taxing the remaining cities.
why-tax_no_city = You have no city, and you control no system with a city.
why-nothing_damaged = Nothing that you may repair is damaged.
