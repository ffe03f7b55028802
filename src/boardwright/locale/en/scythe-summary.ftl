## Scythe in short: for the home page and the library

summary-line = Farms and war machines in an Eastern Europe that never was: build an engine, hold the land.
summary-time = about 115 minutes
summary-win-title = How one wins
summary-win = The game ends at once when somebody places their sixth star. A star is earned by all six upgrades, all four mechs, all four structures, all four recruits, all eight workers, an objective, a won combat (twice at most), 18 popularity or 16 power. Then everybody counts coins: those they have, and coins for stars, controlled territories and pairs of resources, worth more the higher one's popularity is, and the structure bonus. Most coins win, so the sixth star is not always the winner's.
summary-turn-title = What a turn is
summary-turn = Choose a section of your player mat, another one than last turn. Take its top action, then its bottom action, each only if you like and can pay. The top actions are move (or gain coins), bolster (power or combat cards), trade (resources or popularity) and produce (workers make resources or new workers). The bottom actions cost resources, and most bring coins besides: upgrade (oil) makes top actions better and bottom actions cheaper, deploy (metal) brings a mech and an ability, build (wood) a structure, enlist (food) a recruit with a bonus now and later.
summary-map-title = The map
summary-map = A unit moves one territory. Rivers stop it, until a mech's ability lets the character and the mechs cross some of them; mechs carry workers. All tunnels are next to each other. Resources lie on the map and belong to whoever controls their territory. The character meets encounters, and on the Factory in the middle takes a card that becomes a fifth section of the mat. Two factions with characters or mechs in one place fight: both secretly choose power and combat cards, the higher sum wins, the attacker wins ties, and the loser's units go home. Both pay what they chose.
summary-mind-title = Keep in mind
summary-mind = Each worker you drive off costs a popularity. Lakes cannot be entered without an ability. The Factory counts as three territories. You gain the bonus of a recruit also when a neighbour takes the bottom action it came from.

shelf-factions = Factions
shelf-abilities = Abilities of mechs
shelf-mats = Player mats
shelf-bonuses = Structure bonuses
shelf-objectives = Objectives
shelf-encounters = Encounters
shelf-factory = Factory cards
shelf-words = Actions and words of the rules

choice-structure-bonus-adjacent-tunnels = Tunnels beside structures
choice-structure-bonus-adjacent-lakes = Lakes beside structures
choice-structure-bonus-adjacent-encounters = Encounters beside structures
choice-structure-bonus-on-tunnels = Structures on tunnels
choice-structure-bonus-longest-row = Structures in a row
choice-structure-bonus-on-farms-or-tundras = Structures on farms and tundras
choice-printing-current = Current, with errata and FAQ
choice-printing-first = First
choice-round-limit-0 = never

seat-factions = Faction on seat { $number }
seat-mats = Player mat on seat { $number }
choice-factions-random = any faction
choice-mats-random = any mat
