## Scythe at the web table: what the board says besides its labels

scythe-map = The map
scythe-produces = produces { $resource }
scythe-trains = trains workers
scythe-tunnel = tunnel
scythe-encounter-token = encounter
scythe-controlled = controlled by { $seat }
scythe-fight-here = combat
scythe-structure-of = { $structure } of { $seat }
scythe-units-of = { $seat }: { $units }
scythe-character = character
scythe-mechs = { $count ->
    [one] 1 mech
   *[other] { $count } mechs
  }
scythe-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
  }

scythe-heading = Round, structure bonus and decks
scythe-round = Round { $count }
scythe-factory-left = Factory cards left: { $count }
scythe-encounters-left = Encounter cards left: { $count }
scythe-combat-deck = Combat cards left: { $count }; discarded: { $discard }
scythe-combat-in = Combat in { $place }
scythe-sealed = has chosen
scythe-choosing = is still choosing
scythe-scene-dial = Turn your dial: click a number, or type it.
scythe-scene-combat-card = Add combat cards, or none.
scythe-scene-wait = Nobody sees the other side’s choice before both are sealed.
scythe-attacks = attacks
scythe-defends = defends
scythe-dial-of = Dial of { $seat }: { $said }
scythe-dial-shows = Dial of { $seat }: { $count }
scythe-power-left = Power { $count }
scythe-no-cards = no combat cards
scythe-beats = beats
scythe-loses-to = loses to
scythe-ties = ties, and wins against
scythe-continue = Continue
scythe-step-abilities = Abilities
scythe-step-strength = Dial and cards
scythe-step-sealed = Sealed
scythe-step-reveal = Reveal
scythe-step-aftermath = Aftermath
scythe-encounter-where = { $place } · { $who }
scythe-meander = Meander: two different options may be taken.
scythe-free = Free
scythe-star-placed = { $seat } places a star: { $why }
scythe-star-of = { $count } of { $most } stars
scythe-claim = Take a Factory card
scythe-claim-where = the Factory · { $who }
scythe-track-power = Power
scythe-track-popularity = Popularity
scythe-on-track = { $seat } { $count }
scythe-stars = Stars
scythe-triumphs = Triumphs
scythe-stars-note = the sixth star ends the game
scythe-star-at-end = a star at the end
scythe-faction = Faction
part-tracks = Tracks
scythe-bonus-adjacent-tunnels = tunnels next to structures
scythe-bonus-adjacent-lakes = lakes next to structures
scythe-bonus-adjacent-encounters = encounters next to structures
scythe-bonus-on-tunnels = structures on tunnels
scythe-bonus-longest-row = structures in a row
scythe-bonus-on-farms-or-tundras = structures on farms, tundras
scythe-short-nordic = Nordic
scythe-short-rusviet = Rusviet
scythe-short-crimea = Crimea
scythe-short-saxony = Saxony
scythe-short-polania = Polania

scythe-workers-out = Workers
scythe-known = Combat cards you know
scythe-objectives-held = Objective cards in hand
scythe-section = { $top } above { $bottom }
scythe-last-section = Section used last turn
scythe-line-move-units = Move up to { $count } units
scythe-line-gain-coins = Gain { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
scythe-line-bolster-power = Gain { $count } power
scythe-line-bolster-cards = Gain { $count ->
    [one] 1 combat card
   *[other] { $count } combat cards
  }
scythe-line-trade-resources = Gain { $count } resources
scythe-line-trade-popularity = Gain { $count } popularity
scythe-line-produce-territories = Produce on up to { $count } territories
scythe-upgraded = { $what } (upgraded)
scythe-costs = Costs { $count } { $resource }
scythe-pay = pay
scythe-pay-what = Pay { $what }
scythe-amount = { $count } { $what }
scythe-pays = Gives { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
scythe-recruited = Recruited. Bonus when you or a neighbour does this: { $gain }
scythe-recruit-waits = Not recruited yet. Its bonus: { $gain }
scythe-factory-move = Move one unit up to { $count } territories
scythe-deployed = { $what }: deployed
scythe-built = { $what }: built
# What each mech can do, in a few words below its name
scythe-brief-riverwalk = { $faction ->
    [rusviet] into farm, village
    [crimea] into farm, tundra
    [polania] into village, mountain
   *[other] into forest, mountain
  }
scythe-brief-seaworthy = lakes are open
scythe-brief-artillery = 1 power for 2 of theirs
scythe-brief-township = villages are joined
scythe-brief-peoples-army = a worker, a card
scythe-brief-wayfare = to free home bases
scythe-brief-scout = steal a combat card
scythe-brief-underpass = mountains, tunnels are joined
scythe-brief-disarm = tunnels: 2 power less for them
scythe-brief-submerge = lakes are joined
scythe-brief-camaraderie = no loss of popularity
scythe-brief-speed = one step more
scythe-on-mat = { $what }: still on the mat
scythe-bonuses = One-time recruit bonuses
scythe-bonus-taken = { $count } { $what }: taken
scythe-bonus-free = { $count } { $what }: available
scythe-objective-shown = Objective fulfilled

scythe-combat-cards = Combat card { $value }{ $count ->
    [one] {""}
   *[other] , { $count } of them
  }

scythe-score-coins = Coins
scythe-score-stars = Stars
scythe-score-territories = Territories
scythe-score-resources = Resources
scythe-score-structures = Structure bonus
scythe-score-total = Fortune

## First-time tips

first-board = Magenta is what you can choose now, and nothing else is. Your mat is on the right: choose a section, then its top and its bottom action. Point at anything, or press it for a moment, to read what it does; a button on a panel enlarges it.
first-combat = Both sides choose in secret. Turn your dial by clicking a number or typing it, then add combat cards. What the other side can reach at most is written beside it. Click the head to fold this up and look at the map.
first-encounter = An encounter: your character may take one of three choices, some of which cost something. Click the one you want.
first-factory = The Factory: take one of these cards. It is a fifth section of your mat for the rest of the game.

## The way back beside a question, named for what it leads to

back-character = Another unit
back-mech = Another unit
back-worker = Another unit
