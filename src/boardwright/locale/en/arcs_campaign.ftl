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

## Battle

ask-join_attack = How many ships of { $owner } join the attack in { $system }?
ask-share_hits = { $count ->
        [one] One hit
       *[other] { $count } hits
    } in { $system }: on whose ships?
ask-hit_token = Tough: { $count ->
        [one] two hits
       *[other] { $count } times two hits
    } on { $owner }: on which token?
option-against = { $owner }
option-hit_on = a ship of { $seat }
option-hit_on_those_of = a ship of { $owner }
option-hit_fresh_token = a fresh token
option-hit_damaged_token = a damaged token
option-target_of = { $owner } in { $system }
option-victim_fresh_of = a fresh ship of { $owner }
option-victim_damaged_of = a damaged ship of { $owner }
event-damaged_token = { $owner } in { $system } is damaged.
event-destroyed_token = { $owner } in { $system } is destroyed.
