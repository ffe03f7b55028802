## Arcs in short: for the home page and the library

summary-line = Rival captains in a collapsing empire: trick-taking, fleets and ambitions.
summary-time = 30 to 45 minutes per player
summary-win-title = How one wins
summary-win = Arcs lasts at most five chapters. Power is won at the end of a chapter, for ambitions that somebody declared: Tycoon (Material and Fuel), Tyrant (Captives), Warlord (Trophies), Keeper (Relics) and Empath (Psionics). Whoever leads alone in a declared ambition gets the larger numbers of its markers, second place the smaller ones; those who share the first place get only the smaller. The game ends after a chapter in which somebody has come to 33 Power with two players, 30 with three or 27 with four, else after the fifth. Most Power wins.
summary-turn-title = What a turn is
summary-turn = Everybody gets six action cards per chapter. In a round, whoever has the initiative leads a card or passes the initiative on. The leader has all actions of the card and may declare the ambition that belongs to its number; the card then counts as a zero. The others follow in turn. Surpass: a higher card of the suit that was led, with all its actions. Copy: any card face down, for one action of the suit that was led. Pivot: a card of another suit, for one action of its own suit. Besides, once a round a follower may give up a second card to seize the initiative; surpassing with a 7 does the same. Otherwise the highest card that surpassed takes it.
summary-actions-title = What the suits do
summary-actions = Administration: tax, repair, influence. Aggression: move, battle, secure. Construction: build, repair. Mobilization: move, influence. Before the first action comes the prelude, in which resources are spent for further actions and guild cards are used.
summary-mind-title = Keep in mind
summary-mind = Fewer cities on your player board mean more slots for resources, and more Power for the first place. Whoever destroys a city provokes outrage: they lose their tokens and guild cards of its type, and the prelude action of that resource. All captives, or all trophies, go home once their ambition was scored.

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
