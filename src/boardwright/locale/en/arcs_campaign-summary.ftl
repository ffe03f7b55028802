## The Blighted Reach in short: for the home page and the library

summary-line = Arcs as a campaign: fates, a failing Empire, Summits and the Blight, in up to three acts.
summary-time = 45 to 60 minutes per player and act
summary-win-title = How to win
summary-win = Acts have three chapters, the last four. Ambitions score as in Arcs. Each fate adds an objective: its marker moves down to 0, and whoever has not completed it at the end of the act loses as much Power as the marker shows. In Act III older fates have grand ambitions instead, which bring Power each chapter; new ones have a final objective that wins at once. Else most Power wins. Between two acts is an Intermission: everyone keeps half of their Power, and those who completed their objective may keep their fate; the others choose a new one.
summary-turn-title = Your turn
summary-turn = Lead or follow with a card, take its actions, declare ambitions and spend resources as in Arcs. New are Event cards: follow with one to take the actions of the lead card. At the end of that round the player with the initiative may call a Summit, then rolls for Crises or Edicts. Whoever secures the Imperial Council calls the Summit and chooses between the two instead.
summary-map-title = Empire, Free States, Blight
summary-map = A fresh Imperial ship means that the Empire controls the system. Everyone begins as a Regent: on your turn you control the Empire's systems where you have pieces and may move and fight with its ships, but you cannot harm it or Regents beside it. Outlaws can. The First Regent counts all systems of the Empire for ambitions and objectives. Free buildings serve whoever controls their system. Blight takes two hits to be damaged and two more to be destroyed.
summary-cards-title = Summits, Crises, Edicts
summary-cards = In a Summit players trade pieces, resources, agents on Court cards and Favors, and change sides. In Crises the Blight hits the ships around it, and the Vox cards of the Court take effect. By Edict the First Regent enforces the policy: a Demand to all Regents, then an Action for all.
summary-actions-title = What the suits do
summary-actions = Administration: tax, repair, influence. Aggression: move, battle, secure. Construction: build, repair. Mobilization: move, influence.
summary-mind-title = Keep in mind
summary-mind = Cards of your fate are often protected: only Outrage of their suit takes them. The Imperial Trust counts for the First Regent. A Favor forces a Rival's hand when you call a Summit. Some fates bring a Flagship, on whose board cities and starports become Upgrades and Armor.

shelf-fates = Fates from Act I on
shelf-fates-2 = Fates from Act II on
shelf-fates-3 = Fates of Act III
shelf-flagship = The Flagship and its Upgrades
shelf-tokens = Tokens on the map
shelf-fate-cards = Cards of the fates from Act I on
shelf-fate-cards-2 = Cards of the fates from Act II on
shelf-fate-cards-3 = Cards of the fates of Act III
shelf-laws = Council, policies, laws

choice-acts-act-1 = Act I
choice-acts-act-2 = Act II
choice-acts-campaign = Act III, the whole campaign
choice-first-act-1 = Act I
choice-first-act-2 = Act II
choice-first-act-3 = Act III
choice-lore-base = from the base box
choice-lore-pack = from the pack
choice-lore-both = from both
choice-negotiations-full = with Negotiations
choice-negotiations-favors = Call to Order only

seat-fates = Fate in seat { $number }
choice-fates-random = fate: one of two
part-act-1 = From Act I on
part-act-2 = From Act II on
part-act-3 = In Act III
