## Arcs in short: for the home page and the library

summary-line = Rival captains in a collapsing empire: trick-taking, fleets and ambitions.
summary-time = 60 to 120 minutes
summary-win-title = How one wins
summary-win = Arcs lasts at most five chapters. Power is won at the end of a chapter, for ambitions that somebody declared: Tycoon (Material and Fuel), Tyrant (Captives), Warlord (Trophies), Keeper (Relics) and Empath (Psionics). Whoever leads in a declared ambition gets the points of its markers; second place gets a little. If somebody has reached 33 Power with two players, 30 with three or 27 with four, the game ends, else after the fifth chapter. Most Power wins.
summary-turn-title = What a turn is
summary-turn = Everybody has six action cards per chapter. In a round, who has the initiative leads a card, and may declare the ambition that belongs to its number; the card then counts as a zero. The others follow in turn. Surpass: a higher card of the same suit, with all its actions. Copy: any card face down, for one action of the suit that was led. Pivot: a card of another suit, for one action of its own suit. Besides, once a round somebody may give up a second card to seize the initiative. The highest card that surpassed takes the initiative otherwise.
summary-actions-title = What the suits do
summary-actions = Administration: tax, repair, influence. Aggression: move, battle, secure. Construction: build, repair. Mobilization: move, influence. Before the first action comes the prelude, in which resources are spent for further actions and cards of the Court are used.
summary-mind-title = Keep in mind
summary-mind = Fewer cities on your player board mean more slots for resources, and more Power for the first place. Whoever destroys a city provokes outrage: tokens and guild cards of that type are lost, and its prelude action with them. Captives and trophies go home once their ambition was scored.

shelf-court = Court cards
shelf-leaders = Leaders
shelf-lore = Lore
shelf-words = Actions and words of the rules

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
