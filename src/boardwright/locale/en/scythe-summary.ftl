## Scythe in short: for the home page and the library

summary-line = Farms and war machines in an Eastern Europe that never was: build an engine, hold the land.
summary-time = about 115 minutes
summary-win-title = How to win
summary-win = The game ends at once when someone places their sixth star. You earn a star for all six upgrades, all four mechs, all four structures, all four recruits, all eight workers, an objective, winning a combat (up to twice), 18 popularity or 16 power. Then everyone counts their coins: those they hold, plus coins for stars, controlled territories and pairs of resources, worth more the higher their popularity, plus the structure bonus. Most coins win, so placing the sixth star does not always mean winning.
summary-turn-title = Your turn
summary-turn = Choose a section of your player mat, not the one you used last turn. Take its top action, then its bottom action; each is optional. The top actions are move (or gain coins), bolster (power or combat cards), trade (resources or popularity) and produce (workers make resources or new workers). The bottom actions cost resources, and most also give coins: upgrade (oil) makes top actions better and bottom actions cheaper, deploy (metal) gives a mech and an ability, build (wood) a structure, enlist (food) a recruit with a bonus now and later.
summary-map-title = The map
summary-map = A unit moves one territory. Rivers stop it until a mech ability lets your character and mechs cross some of them; mechs carry workers. All tunnels are adjacent to each other. Resources lie on the map and belong to whoever controls their territory. Your character meets encounters, and on the Factory in the middle takes a card that becomes a fifth section of your mat. When characters or mechs of two factions meet, they fight: both secretly choose power and combat cards, the higher total wins, the attacker wins ties, and the loser’s units go home. Both pay what they chose.
summary-mind-title = Keep in mind
summary-mind = Each worker you drive off costs you 1 popularity. You cannot enter lakes without an ability. The Factory counts as three territories. You also gain the bonus of a recruit when a neighbour takes the bottom action it came from.

shelf-factions = Factions
shelf-abilities = Mech abilities
shelf-mats = Player mats
shelf-bonuses = Structure bonuses
shelf-objectives = Objectives
shelf-encounters = Encounters
shelf-factory = Factory cards
shelf-words = Actions and terms

choice-structure-bonus-adjacent-tunnels = Tunnels next to structures
choice-structure-bonus-adjacent-lakes = Lakes next to structures
choice-structure-bonus-adjacent-encounters = Encounters next to structures
choice-structure-bonus-on-tunnels = Structures on tunnels
choice-structure-bonus-longest-row = Structures in a row
choice-structure-bonus-on-farms-or-tundras = Structures on farms and tundras
choice-printing-current = Current, with errata and FAQ
choice-printing-first = First
choice-round-limit-0 = never

seat-factions = Faction in seat { $number }
seat-mats = Player mat in seat { $number }
choice-factions-random = any faction
choice-mats-random = any mat
