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

## Tokens on cards

option-steal_from = { $resource } on { $court } of { $seat }
event-held = { $resource } is laid on { $court }.
event-released_token = { $resource } on { $court } goes to the supply.

## The end

outcome-arcs-act = The game is over: the act has ended.
