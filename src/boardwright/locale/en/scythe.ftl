# Scythe: every word a person reads. Variables are the arguments in games/scythe/vocabulary.py.

## Names

name-game = Scythe
name-seat-0 = Player 1
name-seat-1 = Player 2
name-seat-2 = Player 3
name-seat-3 = Player 4
name-seat-4 = Player 5
name-resource-oil = oil
name-resource-metal = metal
name-resource-wood = wood
name-resource-food = food
name-gain-power = power
name-gain-coins = coins
name-gain-popularity = popularity
name-gain-combat-cards = combat cards
gain-amount = { $what ->
        [coins] { amount-coins }
        [combat_cards] { amount-combat-cards }
        [popularity] { amount-popularity }
       *[power] { amount-power }
    }
name-top-move = move
name-top-bolster = bolster
name-top-trade = trade
name-top-produce = produce
name-bottom-upgrade = upgrade
name-bottom-deploy = deploy
name-bottom-build = build
name-bottom-enlist = enlist
name-structure-mine = Mine
name-structure-monument = Monument
name-structure-armory = Armory
name-structure-mill = Mill
name-unit-character = the character
name-unit-mech = a mech
name-unit-worker = a worker
name-star-upgrades = all upgrades
name-star-mechs = all mechs
name-star-structures = all structures
name-star-recruits = all recruits
name-star-workers = all workers
name-star-objective = an objective
name-star-combat = a won combat
name-star-popularity = 18 popularity
name-star-power = 16 power
name-source-move = Move
name-source-bolster = Bolster
name-source-monument = The Monument
name-source-trade = Trade
name-source-armory = The Armory
name-source-upgrade = Upgrade
name-source-deploy = Deploy
name-source-build = Build
name-source-enlist = Enlist
name-source-recruit = Your recruit
name-source-encounter = The encounter
name-source-factory = The Factory card
name-half-power = power
name-half-cards = combat cards
name-half-resources = resources
name-half-popularity = popularity
name-cube-move-units = move one more unit
name-cube-gain-coins = gain one more coin
name-cube-bolster-power = bolster one more power
name-cube-bolster-cards = bolster one more combat card
name-cube-trade-popularity = trade for one more popularity
name-cube-produce-territories = produce on one more territory
name-ability-riverwalk = Riverwalk
name-ability-seaworthy = Seaworthy
name-ability-artillery = Artillery
name-ability-township = Township
name-ability-peoples-army = People's Army
name-ability-wayfare = Wayfare
name-ability-scout = Scout
name-ability-underpass = Underpass
name-ability-disarm = Disarm
name-ability-submerge = Submerge
name-ability-camaraderie = Camaraderie
name-ability-speed = Speed

## Options of the game

setting-factions = Factions: random, or one per seat separated by commas: nordic, rusviet, crimea, saxony, polania or random
setting-mats = Player mats: random, or one per seat separated by commas: industrial, engineering, patriotic, mechanical, agricultural or random
setting-banned-combinations = Exclude the two combinations of faction and mat that the publisher bans
setting-structure-bonus = Structure bonus tile
setting-coin-gifts = Players may give each other coins
setting-ask-every-gain = Ask before every gain whether to take it
setting-printing = Rulebook printing
setting-round-limit = End the game after this many rounds (0: never)

## Outcome

outcome-scythe-stars = The game is over: a sixth star was placed.
outcome-scythe-limit = The game is over: the agreed number of rounds has been played.

## Places: terrain, row from the top, place in the row from the left

name-place-r1c1 = mountain 1-1
name-place-r1c2 = farm 1-2
name-place-r1c3 = village 1-3
name-place-r1c4 = forest 1-4
name-place-r1c5 = tundra 1-5
name-place-r1c6 = village 1-6
name-place-r2c1 = lake 2-1
name-place-r2c2 = tundra 2-2
name-place-r2c3 = lake 2-3
name-place-r2c4 = tundra 2-4
name-place-r2c5 = mountain 2-5
name-place-r2c6 = farm 2-6
name-place-r2c7 = farm 2-7
name-place-r3c1 = forest 3-1
name-place-r3c2 = mountain 3-2
name-place-r3c3 = forest 3-3
name-place-r3c4 = lake 3-4
name-place-r3c5 = forest 3-5
name-place-r3c6 = village 3-6
name-place-r4c1 = farm 4-1
name-place-r4c2 = village 4-2
name-place-r4c3 = lake 4-3
name-place-r4c4 = the Factory
name-place-r4c5 = mountain 4-5
name-place-r4c6 = tundra 4-6
name-place-r4c7 = mountain 4-7
name-place-r5c1 = forest 5-1
name-place-r5c2 = forest 5-2
name-place-r5c3 = farm 5-3
name-place-r5c4 = tundra 5-4
name-place-r5c5 = lake 5-5
name-place-r5c6 = village 5-6
name-place-r5c7 = lake 5-7
name-place-r6c1 = mountain 6-1
name-place-r6c2 = village 6-2
name-place-r6c3 = village 6-3
name-place-r6c4 = tundra 6-4
name-place-r6c5 = forest 6-5
name-place-r6c6 = mountain 6-6
name-place-r6c7 = tundra 6-7
name-place-r7c1 = tundra 7-1
name-place-r7c2 = lake 7-2
name-place-r7c3 = farm 7-3
name-place-r7c4 = mountain 7-4
name-place-r7c5 = village 7-5
name-place-r7c6 = farm 7-6
name-place-r8c1 = village 8-1
name-place-base-nordic = the Nordic base
name-place-base-rusviet = the Rusviet base
name-place-base-crimea = the Crimean base
name-place-base-saxony = the Saxon base
name-place-base-polania = the Polanian base
name-place-base-albion = the Albion base
name-place-base-togawa = the Togawa base

## Encounters, Factory cards and objectives: games/scythe/wording.py makes their texts of these

list-comma = { $one }, { $two }
list-and = { $one } and { $two }
list-or = { $one } or { $two }

card-encounter = Encounter { $card }
card-factory = Factory card { $card }
card-gain = gain { $gain }
card-pay = pay { $cost } for { $gain }
card-encounter-help = Choose one: { $a }; { $b }; or { $c }. New pieces and resources go on the territory of the encounter.
card-factory-help = Top: { $top }. { card-factory-move }
card-factory-help-placing = Top: { $top }. New pieces and resources go on territories you control with at least one of your workers. { card-factory-move }
card-factory-help-producing = Top: { $top }. Workers produce as usual, but the Mill does not, and you do not pay the price of Produce. { card-factory-move }
card-factory-move = Bottom: move one unit up to { $count } territories ({ $more } with Speed).

objective-own-turn = On your turn: { $conditions }.
objective-end-of-turn = At the end of your turn: { $conditions }.
objective-have = have { $what }
objective-control = control { $what }
objective-sent = have sent { $what }
objective-min = { $count ->
        [1] { $amount }
       *[other] at least { $amount }
    }
objective-max = { $count ->
        [0] { $amount }
       *[other] at most { $amount }
    }

amount-power = { $count ->
        [0] no power
       *[other] { $count } power
    }
amount-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
amount-popularity = { $count } popularity
amount-combat-cards = { $count ->
        [one] 1 combat card
       *[other] { $count } combat cards
    }
amount-oil = { $count } oil
amount-metal = { $count } metal
amount-wood = { $count } wood
amount-food = { $count } food
amount-any-resource = { $count ->
        [one] any resource
       *[other] any { $count } resources
    }
amount-workers = { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
amount-upgrades = { $count ->
        [0] no upgrades
        [one] an upgrade
       *[other] { $count } upgrades
    }
amount-mechs = { $count ->
        [0] no mechs
        [one] a mech
       *[other] { $count } mechs
    }
amount-structures = { $count ->
        [one] a structure
       *[other] { $count } structures
    }
amount-recruits = { $count ->
        [one] a recruit
       *[other] { $count } recruits
    }
amount-produce-territories = production on up to { $count } territories
amount-combat-stars = { $count ->
        [one] a star for a won combat
       *[other] { $count } stars for won combats
    }
amount-has-factory-card = { $count ->
        [0] no Factory card
       *[other] a Factory card
    }
amount-most-power = at least as much power as anybody else
amount-sent-workers-home = an enemy worker home this turn
amount-workers-equal-recruits = as many workers as recruits
amount-own-resource-types = { $count } different types of resources
amount-own-same-resource = { $count } resources of the same type
amount-one-hex-all-types = { $count } resources on one territory, including all four types
amount-one-hex-own-pieces = { $count } of your pieces (character, mechs, workers, structure) on one territory
amount-one-hex-trio-with-resources = { $count } resources on a territory with your character, exactly 1 mech and exactly 1 worker
amount-controls-factory = the Factory
amount-control-mountains = { $count } mountains
amount-control-tunnels = { $count } territories with tunnels
amount-control-farms = { $count } farms
amount-control-tundras = { $count } tundras
amount-control-forests = { $count } forests
amount-control-villages = { $count } villages
amount-control-adjacent-to-factory = { $count } territories next to the Factory
amount-control-around-one-lake = { $count } territories around the same lake

## Questions

ask-section = Your turn: which section?
ask-top = Take which top action?
ask-bottom = Take which bottom action?
ask-finish = You have taken your actions. Anything else before your turn ends?
ask-move = Move which unit? { $count ->
        [one] (one more)
       *[other] (up to { $count })
    }
ask-step = From { $place } to where?
ask-cargo = What do you take along from { $place }?
ask-cargo_left = Nothing can stay on a lake by itself. What else do you take along from { $place }?
ask-load = What do you take along from { $place }?
ask-fight = Resolve which combat first?
ask-artillery = Artillery: pay 1 power so that { $faction } loses 2?
ask-dial = Combat in { $place }: how much power on your dial?
ask-combat_card = Combat in { $place }: add { $count ->
        [one] a combat card?
       *[other] up to { $count } combat cards?
    }
ask-retreat_character = You lost in { $place }. Where does your character retreat to?
ask-retreat_mech = You lost in { $place }. Where does this mech retreat to?
ask-retreat_workers = How many workers does it take along to { $place }?
ask-accept = { $source }: take { gain-amount }?
ask-accept_bonus = { $faction } has chosen { $bottom }, and your recruit gives you { gain-amount }. Take it?
ask-pay = Pay { $count } { $resource }: from where?
ask-coerce = Coercion: pay a combat card instead of one of { $count } { $resource }?
ask-pay_card = The Factory card: pay { $count ->
        [one] which combat card?
       *[other] which { $count } combat cards?
    }
ask-token_on = Put { $count } tokens on which territories?
ask-tokens_on = Put { $count } tokens on which territory?
ask-token_kind = { $count ->
        [one] Which resource on { $place }?
       *[other] Which { $count } resources on { $place }?
    }
ask-produce_on = Produce on which territories? { $count ->
        [one] (one)
       *[other] (up to { $count })
    }
ask-produce_mill = Also produce at the Mill on { $place }?
ask-new_workers = How many new workers on { $place }?
ask-new_tokens = How many new resources on { $place }?
ask-upgrade = Move which technology cube from the top row?
ask-lower = Which bottom action becomes cheaper?
ask-deploy = Deploy which mech?
ask-deploy_on = Deploy it on which territory?
ask-build = Build which structure?
ask-build_on = Build the { $structure } on which territory?
ask-enlist = Enlist the recruit of which section?
ask-recruit_bonus = Take which one-time bonus?
ask-encounter = Encounter { $card }: what do you do?
ask-claim = You have reached the Factory. Take which card?
ask-factory_choice = Which of the two?
ask-gift = Give { $faction } how many coins?

## Answers

option-section = { $top } / { $bottom }
option-factory = the Factory card: { $factory }
option-move = move units
option-gain_coins = gain coins
option-bolster = bolster { $half }
option-trade = trade for { $half }
option-produce = produce
option-use_factory = { $factory }
option-skip = skip
option-reveal = reveal { $objective }
option-give = give coins to { $faction }
option-amount = { $count }
option-factory_move = move one unit
option-act = { $bottom }
option-end = end turn
option-character = character in { $place }
option-mech = mech in { $place }
option-worker = worker in { $place }
option-done = done
option-to = to { $place }
option-stop = stop here
option-all = everything
option-nothing = nothing
option-choose = choose
option-workers = { $count ->
        [0] no workers
        [one] 1 worker
       *[other] { $count } workers
    }
option-fresh = { $count ->
        [one] 1 worker that has not moved
       *[other] { $count } workers that have not moved
    }
option-walked = { $count ->
        [one] 1 worker that has moved
       *[other] { $count } workers that have moved
    }
option-tokens = { $count } { $resource }
option-fight = in { $place }
option-fire = fire
option-dial = { $count } power
option-card = combat card { $value }
option-accept = yes
option-part = only { $count }
option-decline = no, thanks
option-from = from { $place }
option-on = on { $place }
option-resource = { $resource }
option-cube = { $cube }
option-lower = { $bottom }
option-mech_of = { $ability }
option-structure = { $structure }
option-recruit = from { $bottom }
option-bonus = { gain-amount }
option-option = { $encounter }
option-enough = that is enough
option-factory_card = { $factory }
option-benefit = { $bottom }

## Chronicle

event-turn = { $faction } chooses { $top } / { $bottom }.
event-factory_turn = { $faction } chooses the Factory card.
event-gained = { $faction } gains { gain-amount }.
event-paid = { $faction } pays { gain-amount }.
event-drew = ({ $faction } drew a combat card worth { $value }.)
event-drew_cards = { $faction } draws { $count ->
        [one] a combat card
       *[other] { $count } combat cards
    }.
event-stole_card = { $faction } takes a combat card from { $faction2 }.
event-stole_which = ({ $faction } took a combat card worth { $value }.)
event-paid_card = { $faction } pays a combat card worth { $value }.
event-paid_tokens = { $faction } pays { $count } { $resource }.
event-coerced = { $faction } uses a combat card worth { $value } as a resource.
event-tokens = { $faction } puts { $count } { $resource } on { $place }.
event-new_worker = A new worker of { $faction } arrives on { $place }.
event-gave = { $faction } gives { $count ->
        [one] a coin
       *[other] { $count } coins
    } to { $faction2 }.
event-moved = { $faction } moves { $unit } from { $place } to { $place2 }{ $workers ->
        [0] { with-tokens }
        [one] {" "}with a worker{ and-tokens }
       *[other] {" "}with { $workers } workers{ and-tokens }
    }.
with-tokens = { $tokens ->
        [0] {""}
       *[other] {" "}with { tokens-moved }
    }
and-tokens = { $tokens ->
        [0] {""}
       *[other] {" "}and { tokens-moved }
    }
tokens-moved = { $tokens ->
        [one] a resource
       *[other] { $tokens } resources
    }
event-drove_off = { $faction } drives { $count ->
        [one] a worker
       *[other] { $count } workers
    } of { $faction2 } from { $place }.
event-upgrade = { $faction } upgrades.
event-deploy = { $faction } deploys.
event-build = { $faction } builds.
event-enlist = { $faction } enlists.
event-upgraded = { $faction } moves a cube ({ $cube }) to make { $bottom } cheaper.
event-deployed = { $faction } deploys the { $ability } mech on { $place }.
event-built = { $faction } builds the { $structure } on { $place }.
event-enlisted = { $faction } enlists the { $bottom } recruit.
event-combat = { $faction } attacks { $faction2 } in { $place }.
event-fired = { $faction } fires: { $faction2 } loses 2 power.
event-disarmed = { $faction } disarms: { $faction2 } loses 2 power.
event-showed_card = { $faction } shows a combat card of { $value }.
event-revealed = { $faction } reveals { $dial } power and { $cards ->
        [0] no combat cards
        [one] a combat card
       *[other] { $cards } combat cards
    }: strength { $count }.
event-won = { $faction } beats { $faction2 }, { $count } to { $count2 }.
event-lost_popularity = { $faction } loses { $count } popularity for workers sent home.
event-retreated = { $faction } retreats from { $place }.
event-encounter = { $faction } meets encounter { $card } in { $place }.
event-chose = { $faction } chooses: { $encounter }.
event-claimed = { $faction } takes a Factory card: { $factory }.
event-used_factory = { $faction } uses the Factory card: { $factory }.
event-objective = { $faction } reveals an objective: { $objective }.
event-star = { $faction } places a star for { $star }.
event-game_over = { $faction } has the greatest fortune.

## Help: factions

topic-nordic = Nordic Kingdoms
help-nordic = Swim: your workers may cross rivers. Mechs: Riverwalk (forest, mountain), Seaworthy, Artillery, Speed. Start: 4 power, 1 combat card.
topic-rusviet = Rusviet Union
help-rusviet = Relentless: you may choose the section you used last turn again (the Factory card only in the first printing). Mechs: Riverwalk (farm, village), Township, People's Army, Speed. Start: 3 power, 2 combat cards.
topic-crimea = Crimean Khanate
help-crimea = Coercion: once per turn you may pay a combat card instead of any one resource. Mechs: Riverwalk (farm, tundra), Wayfare, Scout, Speed. Start: 5 power, no combat cards.
topic-saxony = Saxony Empire
help-saxony = Dominate: there is no limit to your stars for combats and objectives; you keep your second objective after the first. Mechs: Riverwalk (forest, mountain), Underpass, Disarm, Speed. Start: 1 power, 4 combat cards.
topic-polania = Republic of Polania
help-polania = Meander: take up to two different options of an encounter. Mechs: Riverwalk (village, mountain), Submerge, Camaraderie, Speed. Start: 2 power, 3 combat cards.

## Help: mech abilities

topic-riverwalk = Riverwalk
help-riverwalk = Your character and mechs may cross rivers into the two terrains of your faction.
topic-speed = Speed
help-speed = Your character and mechs may move one territory further, picking things up and dropping them on the way.
topic-seaworthy = Seaworthy
help-seaworthy = Your character and mechs may enter and leave lakes, and may retreat to a free lake next to a lost combat instead of going home.
topic-artillery = Artillery
help-artillery = Before a combat you may pay 1 power to make your opponent lose 2.
topic-township = Township
help-township = For your character and mechs, the villages you control and the Factory are adjacent to each other.
topic-peoples-army = People's Army
help-peoples-army = In a combat where you have a worker, you may use one more combat card.
topic-wayfare = Wayfare
help-wayfare = Your character and mechs may move from anywhere to your home base or to the home base of a faction that is not in play.
topic-scout = Scout
help-scout = Before a combat, take a random combat card from your opponent's hand.
topic-underpass = Underpass
help-underpass = For your character and mechs, the mountains you control, all tunnels and your Mine are adjacent to each other.
topic-disarm = Disarm
help-disarm = Before a combat on a tunnel or, except in the first printing, on your Mine, your opponent loses 2 power.
topic-submerge = Submerge
help-submerge = Your character and mechs may enter and leave lakes, and move from any lake to any other in one step.
topic-camaraderie = Camaraderie
help-camaraderie = You lose no popularity for workers sent home when you win a combat as the attacker.

## Help: player mats

topic-industrial = Industrial mat
help-industrial = Number 1. Bolster/Upgrade (3 oil, 3 coins), Produce/Deploy (3 metal, 2 coins), Move/Build (3 wood, 1 coin), Trade/Enlist (4 food, no coins). Start: 2 popularity, 4 coins.
topic-engineering = Engineering mat
help-engineering = Number 2. Produce/Upgrade (3 oil, 2 coins), Trade/Deploy (4 metal, no coins), Bolster/Build (3 wood, 3 coins), Move/Enlist (3 food, 1 coin). Start: 2 popularity, 5 coins.
topic-patriotic = Patriotic mat
help-patriotic = Number 3. Move/Upgrade (2 oil, 1 coin), Bolster/Deploy (4 metal, 3 coins), Trade/Build (4 wood, no coins), Produce/Enlist (3 food, 2 coins). Start: 2 popularity, 6 coins.
topic-mechanical = Mechanical mat
help-mechanical = Number 4. Trade/Upgrade (3 oil, no coins), Bolster/Deploy (3 metal, 2 coins), Move/Build (3 wood, 2 coins), Produce/Enlist (4 food, 2 coins). Start: 3 popularity, 6 coins.
topic-agricultural = Agricultural mat
help-agricultural = Number 5. Move/Upgrade (2 oil, 1 coin), Trade/Deploy (4 metal, no coins), Produce/Build (4 wood, 2 coins), Bolster/Enlist (3 food, 3 coins). Start: 4 popularity, 7 coins.

## Help: actions

topic-move = Move
help-move = Move up to 2 units (3 when upgraded), one after the other, one territory each; or gain 1 coin (2). Units carry any resources; mechs also carry workers. Rivers and lakes need an ability; tunnels are adjacent to each other.
topic-bolster = Bolster
help-bolster = Pay 1 coin for 2 power (3 when upgraded) or 1 combat card (2). With the Monument you also gain 1 popularity.
topic-trade = Trade
help-trade = Pay 1 coin for 2 resources on territories with your workers (both on one in the first printing), or for 1 popularity (2 when upgraded). With the Armory you also gain 1 power.
topic-produce = Produce
help-produce = Your workers on up to 2 territories (3 when upgraded) produce; in a village they train new workers. The more workers you have, the more it costs: 1 power from 4 workers, also 1 popularity from 6, also 1 coin with 8. The Mill produces on its own territory too.
topic-upgrade = Upgrade
help-upgrade = Pay oil. A technology cube moves from the top row, which improves, to the bottom row, where an action becomes cheaper.
topic-deploy = Deploy
help-deploy = Pay metal. Place a mech on a territory with one of your workers; this uncovers an ability for your character and all your mechs.
topic-build = Build
help-build = Pay wood. Place a structure on a territory that has one of your workers and no structure, never on a lake.
topic-enlist = Enlist
help-enlist = Pay food. The recruit gives a one-time bonus, and from now on you gain the bonus of its section whenever you or a neighbour takes that bottom action.
topic-mine = Mine
help-mine = Mine: a tunnel for your units only.
topic-monument = Monument
help-monument = Monument: 1 popularity whenever you bolster.
topic-armory = Armory
help-armory = Armory: 1 power whenever you trade.
topic-mill = Mill
help-mill = Mill: its territory is one more to produce on, and the Mill produces there like a worker as long as you control the territory (always in the first printing). You may leave it idle.

## Help: words of the game

topic-control = Control
help-control = You control a territory if you have a unit on it, or a structure and there is no enemy unit. Resources belong to whoever controls their territory. Home bases are not territories.
topic-combat = Combat
help-combat = When characters or mechs of two players meet, both secretly choose 0 to 7 power and up to one combat card per character and mech. The higher total wins; the attacker wins ties. Both pay their power and cards; the loser goes home, and draws a combat card if they showed any strength.
topic-stars = Stars
help-stars = You earn a star for 6 upgrades, 4 mechs, 4 structures, 4 recruits, 8 workers, an objective, each of two combats won, 18 popularity or 16 power. A player's sixth star ends the game at once.
topic-scoring = Scoring
help-scoring = Coins in hand; then, by popularity (0–6, 7–12, 13–18), 3, 4 or 5 per star, 2, 3 or 4 per territory (the Factory counts as three) and 1, 2 or 3 per two resources; and the structure bonus.
topic-popularity = Popularity
help-popularity = Sending enemy workers home on your turn costs 1 popularity each. The higher your popularity, the more everything is worth at the end.
topic-factory = The Factory
help-factory = When your character first ends a move on the Factory, you look at the remaining Factory cards and take one: a fifth section for your mat. At the end the Factory counts as three territories.
topic-encounter = Encounters
help-encounter = When your character ends its move on an encounter token, you draw a card and choose one of three options.

## Help: structure bonuses

topic-adjacent-tunnels = Bonus: tunnels next to structures
help-adjacent-tunnels = Tunnels next to your structures: 1 for 2 coins, 2 or 3 for 4, 4 or 5 for 6, 6 for 9. A Mine does not count as a tunnel here.
topic-adjacent-lakes = Bonus: lakes next to structures
help-adjacent-lakes = Lakes next to your structures: 1 for 2 coins, 2 or 3 for 4, 4 or 5 for 6, 6 or 7 for 9.
topic-adjacent-encounters = Bonus: encounters next to structures
help-adjacent-encounters = Encounter spaces next to your structures, with or without a token: 1 for 2 coins, 2 or 3 for 4, 4 or 5 for 6, 6 or more for 9.
topic-on-tunnels = Bonus: structures on tunnels
help-on-tunnels = Your structures on tunnels: 1 for 2 coins, 2 for 4, 3 or 4 for 6. A Mine does not count as a tunnel here.
topic-longest-row = Bonus: structures in a row
help-longest-row = Your longest straight row of structures on adjacent territories: 1 for 2 coins, 2 for 4, 3 for 6, 4 for 9.
topic-on-farms-or-tundras = Bonus: structures on farms and tundras
help-on-farms-or-tundras = Your structures on farms and tundras: 1 for 2 coins, 2 for 4, 3 for 6, 4 for 9.

## Why something cannot be done now

why-same_section = You used this section last turn, so you cannot use it this turn.
why-no_factory_card = You have no Factory card: your character must end a move on the Factory first.
why-same_factory_card = You used your Factory card last turn, so you cannot use it this turn.
why-chose_section = This turn you chose the section with { $top }.
why-chose_factory = This turn you chose your Factory card.
why-after_top = The top action of the section comes first.
why-top_over = The top action is over.
why-actions_over = Your actions this turn are over.
why-lacks_coins = You need { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }; you have { $count2 ->
        [0] none
       *[other] { $count2 }
    }.
why-lacks_power = You need { $count } power; you have { $count2 ->
        [0] none
       *[other] { $count2 }
    }.
why-lacks_popularity = You need { $count } popularity; you have { $count2 ->
        [0] none
       *[other] { $count2 }
    }.
why-lacks_oil = You need { $count } oil; you have { $count2 ->
        [0] none
       *[other] { $count2 }
    }.
why-lacks_metal = You need { $count } metal; you have { $count2 ->
        [0] none
       *[other] { $count2 }
    }.
why-lacks_wood = You need { $count } wood; you have { $count2 ->
        [0] none
       *[other] { $count2 }
    }.
why-lacks_food = You need { $count } food; you have { $count2 ->
        [0] none
       *[other] { $count2 }
    }.
why-trade_needs_worker = Traded resources go to a territory with one of your workers, and you have none; you can trade for popularity.
why-all_upgraded = All your technology cubes have been moved: the action gives only its coins and recruit bonuses.
why-all_deployed = All your mechs are deployed: the action gives only its coins and recruit bonuses.
why-deploy_needs_worker = A mech needs a territory with one of your workers, and there is none.
why-all_built = All your structures are built: the action gives only its coins and recruit bonuses.
why-build_needs_worker = A structure needs a territory with one of your workers and no structure, and there is none.
why-all_enlisted = All your recruits are enlisted: the action gives only its coins and recruit bonuses.
why-factory_lacks = You have too little to { $factory } ({ $gain }: { $count }).
why-not_on_factory = Your character is not on the Factory, where you claim a card after moving.
why-encounter_after_move = { $count ->
        [one] An encounter begins when your character ends its move on the last encounter token.
       *[other] An encounter begins when your character ends its move on one of the { $count } encounter tokens left.
    }
why-no_encounters = There are no encounter tokens left on the board.
why-encounter_lacks = You have too little to { $encounter } ({ $gain }: { $count }).
why-encounter_taken = You have already taken this one: { $encounter }.
why-reveal_after_section = It is fulfilled; you can reveal it once you have chosen a section.
why-objective_waits = It is fulfilled, but you can reveal it only when your actions this turn are over.
why-objective_few = It counts { $measure }: { $count } now, at least { $count2 } needed.
why-objective_many = It counts { $measure }: { $count } now, at most { $count2 } allowed.
why-objective_controls_factory = You do not control the Factory.
why-objective_most_power = Someone has more power than you.
why-objective_sent_workers_home = You have not sent a worker home this turn.
why-objective_has_factory_card = You have no Factory card.
why-objective_not_has_factory_card = You have a Factory card.
why-objective_workers_equal_recruits = You do not have as many workers as recruits.
why-unit_moved = Already moved: { $unit } on { $place }.
why-unit_in_combat = In a pending combat: { $unit } on { $place }.
why-unit_stuck = Nowhere to go: { $unit } on { $place }.

name-measure-control-mountains = the mountains that you control
name-measure-control-tunnels = the territories with a tunnel that you control
name-measure-control-farms = the farms that you control
name-measure-control-tundras = the tundras that you control
name-measure-control-forests = the forests that you control
name-measure-control-villages = the villages that you control
name-measure-control-adjacent-to-factory = the territories beside the Factory that you control
name-measure-control-around-one-lake = the territories around one lake that you control
name-measure-power = your power
name-measure-popularity = your popularity
name-measure-coins = your coins
name-measure-workers = your workers
name-measure-mechs = your mechs
name-measure-structures = your structures
name-measure-recruits = your recruits
name-measure-upgrades = your upgrades
name-measure-combat-cards = your combat cards
name-measure-combat-stars = your stars for combats
name-measure-one-hex-all-types = the resources on one territory that has all four kinds
name-measure-one-hex-own-pieces = your pieces on one territory
name-measure-one-hex-trio-with-resources = the resources with your character, one mech and one worker
name-measure-own-resource-types = the kinds of resources that you have
name-measure-own-same-resource = your resources of one kind
