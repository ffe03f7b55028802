## Arcs in short: for the home page and the library

summary-line = Rival captains in a collapsing empire: trick-taking, fleets and ambitions.
summary-time = 30 to 45 minutes per player
summary-win-title = How to win
summary-win = Arcs lasts up to five chapters. Power is scored at the end of a chapter, for ambitions that were declared: Tycoon (Material and Fuel), Tyrant (Captives), Warlord (Trophies), Keeper (Relics) and Empath (Psionics). A sole leader in a declared ambition scores the larger numbers on its markers, second place the smaller ones; players tied for first score only the smaller. The game ends after a chapter in which someone has reached 33 Power with two players, 30 with three or 27 with four, or after the fifth. Most Power wins.
summary-turn-title = Your turn
summary-turn = Everyone gets six action cards per chapter. In each round, the player with the initiative leads a card or passes the initiative on. The leader takes all the actions of the card and may declare the ambition that belongs to its number; the card then counts as zero. The others follow in turn. Surpass: a higher card of the led suit, with all its actions. Copy: any card face down, for one action of the led suit. Pivot: a card of another suit, for one action of its own suit. In addition, once per round a follower may give up a second card to seize the initiative; surpassing with a 7 does the same. Otherwise the highest surpassing card takes it.
summary-actions-title = What the suits do
summary-actions = Administration: tax, repair, influence. Aggression: move, battle, secure. Construction: build, repair. Mobilization: move, influence. Before the first action comes the prelude, in which you spend resources for extra actions and use guild cards.
summary-mind-title = Keep in mind
summary-mind = Fewer cities on your player board mean more resource slots, and more Power for first place. If you destroy a city, you provoke outrage: you lose your tokens and guild cards of its type, and the prelude action of that resource. All captives or all trophies go home once their ambition has been scored.

shelf-court = Court cards
shelf-leaders = Leaders
shelf-lore = Lore
shelf-words = Actions and terms

choice-leaders-and-lore-none = none
choice-leaders-and-lore-base = from the base box
choice-leaders-and-lore-pack = from the pack
choice-leaders-and-lore-both = from both
choice-setup-2p-frontiers = Frontiers (2 players)
choice-setup-2p-mix-up-1 = Mix Up 1 (2 players)
choice-setup-2p-homelands = Homelands (2 players)
choice-setup-2p-mix-up-2 = Mix Up 2 (2 players)
choice-setup-3p-mix-up = Mix Up (3 players)
choice-setup-3p-frontiers = Frontiers (3 players)
choice-setup-3p-homelands = Homelands (3 players)
choice-setup-3p-core-conflict = Core Conflict (3 players)
choice-setup-4p-mix-up-1 = Mix Up 1 (4 players)
choice-setup-4p-mix-up-2 = Mix Up 2 (4 players)
choice-setup-4p-frontiers = Frontiers (4 players)
choice-setup-4p-mix-up-3 = Mix Up 3 (4 players)
