# The Blighted Reach: what its fates, cards and terms mean.

## Help: fates

topic-steward = Steward
help-steward = Complexity 2 of 3. You begin as First Regent and want to stay it: every Power that you gain from ambitions you win as First Regent advances your objective. Imperial Authority lets you tax all over the Empire, Dealmakers bargains in the Court.
topic-founder = Founder
help-founder = Complexity 2 of 3. You turn your back on the Empire: only as an Outlaw do the ambitions you win and the systems you control advance your objective. Parade Fleets brings ships to the Free cities whenever you declare. In Act II you found a Commonwealth whose Members win ambitions together, and protect Free cities from the Empire.
topic-magnate = Magnate
help-magnate = Complexity 1 of 3. You live on Summits: Favors and resources that Rivals give you, and goods that you export, advance your objective. Merchant League gives you something to offer.
topic-advocate = Advocate
help-advocate = Complexity 1 of 3. You speak for the guilds: using up guild cards in your Prelude and recovering them advance your objective, as long as you have Guild Overseers.
topic-caretaker = Caretaker
help-caretaker = Complexity 3 of 3. You look for four sleeping Golems in the gates outside the Empire. Golems that you hold when you win ambitions, and Golems that anyone spends, advance your objective.
topic-partisan = Partisan
help-partisan = Complexity 1 of 3. You fight for the initiative: each time it comes to you, and each ambition you win without Outrage of its resource, advances your objective. You seize by provoking Outrage. In Act II so does everybody; you advance by playing cards while you have the initiative, and by clearing Outrage with the guilds behind you.
topic-admiral = Admiral
help-admiral = Complexity 1 of 3. You command the Imperial fleet everywhere: Imperial ships that come to the map, and Trophies from battles in which they attack with you, advance your objective.
topic-believer = Believer
help-believer = Complexity 3 of 3. You spread nine Faithful cards, a new suit of action cards, through the Court. Ambitions you win advance your objective, the more, the more you have taught.
topic-hegemon = Hegemon
help-hegemon = Complexity 2 of 3, from Act II. You give up part of your fleet for a Flagship that plants Banners of the New Order: at the end of each chapter every Banner on the map advances your objective, and twice if you win an ambition. Keep them standing.
topic-planet-breaker = Planet Breaker
help-planet-breaker = Complexity 3 of 3, from Act II. You gather six Hammer Fragments all over the Reach and then break a world. Control the planets where they lie, and the one you mean to break: your Rivals may battle you there before the Hammer falls.

## Help: cards of the Court

help-cc01 = { help-bc02 }
help-cc02 = { help-bc05 }
help-cc03 = { help-bc08 }
help-cc04 = { help-bc09 }
help-cc05 = { help-bc13 }
help-cc06 = { help-bc11 }
help-cc07 = { help-bc16 }
help-cc08 = Prelude: discard this to steal a guild card or a resource from a Rival. Resources in the Imperial Trust or on a card can be stolen, protected cards cannot.
help-cc09 = Rivals cannot steal your resources, not even from the Imperial Trust while you are First Regent, or your other guild cards. If stolen, this card is buried under the Court deck.
help-cc10 = { help-bc23 }
help-cc11 = Crisis: the declared ambition marker worth the most Power returns to those available. When secured: you may declare any ambition, without the zero marker. Then bury this.
help-cc12 = Crisis: turn the Imperial Council to In Session and move all agents from here onto it; then bury this. When secured: turn the Council to In Session; you may put your agents from here on other Court cards. Then bury this.
help-cc13 = Crisis: in turn order, whoever has more guild cards than agents in their supply discards guild cards down to that number; protected cards count but stay. Then bury this. When secured: only your Rivals do so. Then bury this.
help-cc14 = Crisis: the player with the most Power replaces one of their cities on the map with a Free city. When secured: you may replace a city of a player in a system you control with a Free city; if you do, you may seize the initiative. Then shuffle this into the Court deck.
help-cc15 = Crisis: repair all Blight in the rolled cluster, then put a damaged Blight on each planet of the rolled symbol that has none; then bury this. When secured: you may choose a cluster where you have a piece and destroy all damaged Blight in it, as your Trophies. Then bury this.

## Help: Council, policies and laws

help-aid01 = In Session it is influenced and secured like any Court card. Whoever secures it turns it to Decided, and at the end of the round they resolve it: they may call a Summit; as a Regent they take the First Regent tile with the Trust; as an Outlaw they steal from the Trust, one resource for each empty slot of theirs, and the First Regent loses 1 Power for each; last they choose Crises or Edicts. Decided, it can be neither influenced nor secured. It never leaves the Court.
help-aid02 = Edict 0, with two players only: bury every guild card in the Court that has no agents, then refill the Court.
help-aid03 = Edict 3. Demand: the First Regent takes a Trophy or Captive from each Rival Regent, but no piece of the Empire or of a Regent. Action (Distribute Arms): each Regent gets 1 Weapon from the supply or, when it is empty, from the Trust.
help-aid04 = Edict 3. Demand: a Relic or Psionic from each Regent, the First Regent included, goes to the Trust. Action (Celebrate Regency): each Regent gains the bonus Power of their uncovered city slots, 2 or 5.
help-aid05 = Edict 3. Demand: a Weapon, Fuel or Material from each Regent, the First Regent included, goes to the Trust. Action (Requisition Ships): place 2 fresh Imperial ships in one system that the Empire controls or, if there is none, at a starport of your own.
help-law01 = The Empire controls every system with a fresh Imperial ship, whatever else is there. For ambitions, objectives and events such a system is the First Regent's. On their own turn a Regent with a piece there controls it and uses its Imperial ships (Presence Law). For everybody else somebody else controls it. Imperial ships move under the Movement Law, and the Truce Law protects them.
help-law02 = In a system you control, Free buildings serve you: tax Free cities (no agent is captured), build ships at and catapult from Free starports, repair them. You may battle the Free States: all their buildings there defend, and those you destroy become your Trophies. Destroying a Free city provokes Outrage, but the Court is not ransacked. Raiding them gains one resource of the planet's type for one key, once per battle.
help-law03 = Blight is Tough: two hits damage it, two more destroy it, and a single hit left over is lost. All Blight in the system defends; only hits for ships hurt it, and it never intercepts. Destroyed Blight is a Trophy. In a gate it ends every catapult move. In Crises it hits ships.
help-law04 = An Event card has no suit and no number. You cannot lead it, copy with it or seize with it. Follow with it face up for the actions and pips of the lead card; it gives none after another Event this round, or while a secured Council waits for the end of the round. At the end of the round one Event is resolved, unless the Council is: the player with the initiative may call a Summit, then rolls both dice, for Crises or Edicts. With nothing but Events in hand you must pass the initiative.
help-law06 = A Flagship is one of its owner's fresh ships; it cannot be damaged and never leaves the map. Its owner builds no cities and starports in building slots: they go on its board instead, as Upgrades, and as Armor above a fresh Upgrade, while the Flagship is at a planet of the type shown; damaged if somebody else controls the system. One ship a turn is built at the Flagship. Nobody taxes these cities or launches from these starports. In battle the Flagship gives a die for each fresh starport on the board, and does not intercept. Attacking, the board takes hits as you choose; defending, it is hit like buildings, Armor first. Rivals collect raid dice against its owner only where the Flagship or a building defends. Destroying a city on a board provokes no Outrage and ransacks nothing. Damaged Upgrades still work:
    Tractor Beam: no raid dice while the Flagship defends. Control Array: from a gate, tax the cities of its cluster as if they were yours. Defense Array: the Flagship intercepts with a hit for each fresh starport. Ship Crane: two ships a turn. Hull: a building more.
help-law07 = An Upgrade of the Flagship. Prelude, once a turn: a catapult move of the Flagship alone, or of other ships from its system.

## Help: Steward

help-f101 = Starts on 20 with two players, 17 with three, 14 with four. When you win an ambition as First Regent: advance 1 for each Power you gain from it, city bonus included.
help-f102 = You may tax any city that the Empire controls as if it were yours, without regard to the Presence and Truce Laws; no agent is captured. If you become an Outlaw, bury this.
help-f103 = Bargain (Secure): choose a Court card on which a Rival has more agents than each other player. They secure it, but the agents they would capture go home. After the refill you may influence once for each agent they had there, and then secure once.
help-f104 = Prepares Act II. Success: Council Intrigue, Tax Collectors and Hunter Squads go to the Court deck and Imperial Protectors to the rules booklet. Failure: Empire Falls, two Lesser Regents and, if you have it, Dealmakers go to the Court deck.
help-f105 = { help-cc12 }
help-f106 = When you tax a city of an Outlaw, you may take the resource from their player board instead of the supply. If you become an Outlaw, bury this.
help-f107 = When you battle an Outlaw, you may reroll up to as many assault dice as you have Weapon icons. Prelude: discard this to place 3 fresh ships in a system you control.
help-f108 = In systems that the Empire controls, Blight deals no hits in Crises.
help-f109 = Crisis: if an arrow was rolled, all Regents become Outlaws, the First Regent last, and every Imperial ship takes a hit; then discard this. Otherwise it stays. When secured: you may put your agents from here on other Court cards; then bury this.
help-f110 = Prelude: discard this to declare any ambition, without the zero marker.
help-f111 = { help-f110 }
help-f112 = Starts on 22. At the end of a chapter: advance 1 for each resource in the Imperial Trust, whoever is First Regent, and if you are, also 1 for each cluster in which the Empire controls a system.
help-f113 = Edict 2, in place of the policy's own edict: the First Regent must collect the Demand of the policy on top. Then the Regent who has built the most starports may take its Imperial Action, and the Regent who has built the most cities may put another policy on top; on a tie nobody does. What is built on a Flagship counts.
help-f114 = Prepares Act III. Success: Navy Reprisal, Council Insiders and Galactic Bards go to the Court deck. Failure: two Imperial Defectors and two Lesser Regents go to the Court deck.
help-f115 = Crisis: for every Imperial ship, each Outlaw with ships in its system takes a hit, on a fresh ship if they have one. When secured: you may have this happen in one cluster, or hit every Imperial ship of one cluster; a Regent can choose that only if they ignore the Truce Law. Bury this after either.
help-f116 = When you secure another guild card, you may turn a Decided Council to In Session, or put an agent on one that is in session. A Council that was secured this round comes back and is not resolved.
help-f117 = { help-bc25 }
help-f118 = { help-f710 }
help-f119 = { help-f710 }
help-f120 = { help-f110 }
help-f121 = { help-f110 }
help-f122 = Grand ambitions: you are a Regent and the Empire controls every city of Outlaws on the map, be there none; you are First Regent and the Imperial Trust holds more resources than the number of the chapter.
help-f123 = Edict 5: the First Regent must put the Sponsored token on an undeclared ambition, or may leave it on its ambition, and may add an own resource to the Trust. Whoever declares the sponsored ambition must take a resource from the Trust, gains the second-place Power of the marker just placed, and returns the token to the First Regent tile; an Outlaw becomes a Regent.
help-f124 = A policy. Demand: the First Regent takes a Trophy or Captive, but no piece of the Empire or of a Regent, from each Rival Regent and from each Outlaw who has a city or Flagship where the Empire has control. Action: each Regent gets 1 Weapon and 1 further resource, picked by whoever takes the Action, from the supply or else from the Trust.
help-f125 = A policy. Demand: a Weapon, Fuel or Material from each Regent, the First Regent included, and from each Outlaw who has a city or Flagship where the Empire has control, goes to the Trust. Action: place 4 fresh Imperial ships in one system that the Empire controls or, if there is none, at a starport of your own.
help-f126 = A policy. Demand: a Relic or Psionic from each Regent, the First Regent included, and from each Outlaw who has a city or Flagship where the Empire has control, goes to the Trust. Action: each Regent gains twice the bonus Power of their uncovered city slots, 4 or 10.

## Help: Founder

help-f201 = Starts on 18 with two players, 16 with three, 14 with four. When you win an ambition as an Outlaw: advance 3. At the end of a chapter, as an Outlaw: advance 1 for each system you control, gates included.
help-f202 = When you declare an ambition, by whatever means, you may place 2 fresh ships in one system with a Free city. Then, if you are a Regent, you may become an Outlaw.
help-f203 = Prepares Act II. Success: you gain Book of Liberation, and three Political Intrigues go to the Court deck. Failure: two Construction Unions and two Admin Unions go to the Court deck.
help-f204 = You cannot harm Free buildings. When you build, you may put up a Free city or Free starport instead of your own, wherever you have a piece, there is an empty slot and the Empire has no control; it is damaged if another player controls the system. Doing so also clears your Outrage of the planet's type.
help-f205 = Crisis: everybody gives agents from their supply as Favors: on an arrow one to the player on their left, on a hex one to the player on their right, on a crescent one to each; then bury this. When secured: take a Favor from each Rival, then discard this.
help-f206 = { help-f205 }
help-f207 = { help-f205 }
help-f208 = { help-bc05 }
help-f209 = { help-bc05 }
help-f210 = { help-bc04 }
help-f211 = { help-bc04 }
help-f212 = Starts on 12 with two players, 14 with three, 16 with four. When the Commonwealth wins the ambition with its marker: advance 2 for each Member. At the end of a chapter: advance 1 for each Free city where the Empire has no control.
help-f213 = The Commonwealth marker lies here. When you declare an ambition, by whatever means, you may put it there as well.
help-f214 = The ambition with the Commonwealth marker pays only for first place without a tie. The Members add up what they have and compete as one. Add the first-place and second-place Power of its markers: if the Commonwealth wins, its Members share the sum equally, without city bonuses, and what is left over is lost; if another player wins, they gain twice the sum and their city bonus. For everything else each player counts alone. After scoring the marker goes home.
help-f215 = Edict 25: the Member with the least Power may take an Armistice from here and attach it to a Court card. On a tie nobody does. Without any Member this leaves the game.
help-f216 = While this is in the Court, Members of the Commonwealth cannot harm each other or Free buildings. When secured: put all agents from here, everybody's, on other Court cards of your choice; nobody captures any. Then this goes back beneath edict 25.
help-f217 = { help-f216 }
help-f218 = You may use Free buildings as if they were yours wherever the Empire has no control; what you build at or beside them is fresh. If you harm a Free building, you lose this title for good.
help-f219 = { help-f218 }
help-f220 = { help-f218 }
help-f221 = { help-f218 }
help-f222 = Where the Empire has no control, Members of the Commonwealth tax Free cities, build ships at Free starports and catapult from them, build cities and starports beside Free buildings, and repair these, without controlling the system; what they build is fresh. For everything else Free buildings are not Loyal. Whoever harms a Free building is no longer a Member; in a battle this happens after the hits, even if there were none, and before raiding.
help-f223 = Prepares Act III. Success: you gain Spirit of Freedom. Failure: your title Founder of the Commonwealth and the Commonwealth marker leave the game; two Construction Unions and two Admin Unions go to the Court deck. The Members and their laws remain.
help-f224 = A tie for the most agents is enough for you to secure a Court card, if a Rival who ties with you is no Member of the Commonwealth.
help-f225 = Grand ambitions: the Commonwealth won the ambition with its marker this chapter, and at least 3 Free cities are controlled neither by the Empire nor by a player who is no Member; the same with at least 7 Free cities.
help-f226 = Edict 25: the Member with the least Power may attach an Armistice from beneath this card to a Court card; on a tie nobody does. Then the Founder may do the same. Without Members this leaves the game.
help-f227 = Incite Revolt (Battle): choose a system with a Free city that is not damaged. Every damaged ship there of a Rival or the Empire is destroyed, without regard to the Truce Law; nobody takes Trophies. You need no piece there. An Armistice still protects Members.

## Help: Magnate

help-f301 = Starts on 10. In Negotiations: advance 2 for each Favor or resource that a Rival gives you, unless they got it from you in this Summit, and advance 2 whenever you discard three resources that are not frozen, as often as you like.
help-f302 = When you declare an ambition, you may put two resources of your choice from the supply on this card. They are frozen: you can only give them away in a Summit. Crisis: discard all resources from here.
help-f303 = Prepares Act II. Success: Elder Broker, Relic Fence and Prison Wardens go to the Court deck, and so do Mining Interest and Shipping Interest from the discard pile. Failure: the five Cartels go to the Court deck.
help-f304 = { help-bc23 }
help-f305 = { help-bc24 }
help-f306 = { help-bc12 }
help-f307 = { help-bc03 }
help-f308 = { help-bc06 }
help-f309 = The Weapon supply is kept on this card; it counts for your Warlord while War Profiteering is in force, and everyone still gains from it. After scoring, Rivals discard all their Weapons. Prelude: discard this to steal 1 Weapon.
help-f310 = The Psionic supply is kept on this card and counts for your Empath; everyone still gains from it. After scoring, Rivals discard all their Psionic. Prelude: discard this to steal 1 Psionic.
help-f311 = The Relic supply is kept on this card and counts for your Keeper; everyone still gains from it. After scoring, Rivals discard all their Relics. Prelude: discard this to steal 1 Relic.
help-f312 = Starts on 12. Whenever you take a Monopoly out of the supply: advance 1. At the end of a chapter: advance 1 for each Monopoly you have.
help-f313 = The Material supply is kept on this card. Whoever has it counts that supply for Tycoon but cannot spend it; everyone still gains from it. It cannot be stolen or given. Gain Monopolies says who takes it.
help-f314 = The Fuel supply is kept on this card. Whoever has it counts that supply for Tycoon but cannot spend it; everyone still gains from it. It cannot be stolen or given. Gain Monopolies says who takes it.
help-f315 = The Relic supply is kept on this card. Whoever has it counts that supply for Keeper but cannot spend it; everyone still gains from it. It cannot be stolen or given. Gain Monopolies says who takes it.
help-f316 = The Psionic supply is kept on this card. Whoever has it counts that supply for Empath but cannot spend it; everyone still gains from it. It cannot be stolen or given. Gain Monopolies says who takes it.
help-f317 = The Weapon supply is kept on this card. Whoever has it counts that supply for Warlord but cannot spend it; everyone still gains from it. It cannot be stolen or given. Gain Monopolies says who takes it.
help-f318 = Edict 20: of each type, whoever has more than half of all tokens in play takes its Monopoly, from the supply or from another player. Tokens on ambitions are not in play, those in the supply are; with a Monopoly, its supply is yours.
help-f319 = In Summits, a resource can be given only if the player with the Monopoly of its type agrees. The caller may force that consent with a Favor of theirs.
help-f320 = Warlord counts Weapon icons on resources and guild cards, besides Trophies.
help-f321 = Prepares Act III. Success: you gain Prospectors; the Cartels leave the game, and Mining Interest and Shipping Interest go from the discard pile to the Court deck. Failure: Monopolies that nobody has leave the game, and their Cartels go to the Court deck with two Extortions; the other Cartels leave the game.
help-f322 = On planets of a type whose Monopoly you do not have, you may build cities in empty slots without a piece of yours there.
help-f323 = Crisis: for each type of resource, whoever has the most of it, or everybody who ties, discards one; what lies on a Monopoly or Cartel is counted, but stays. When secured: steal a resource from a Rival. Discard this after either.
help-f324 = { help-f323 }
help-f325 = Grand ambitions: you have a Monopoly; you have two or more. After scoring, one of your Monopolies leaves the game, together with every resource of its type that you have, on your board, on your cards, on the Monopoly or in the Trust.
help-f326 = Closed, while the Magnate is a Regent: other Regents cannot tax cities that the Empire controls, their own included, without the Monopoly of the type. Open, while the Magnate is an Outlaw: everybody may tax their own cities more than once per turn, the Magnate also those of Rivals and Free cities.
help-f327 = { help-f326 }

## Help: Advocate

help-f401 = Starts on 18. While you have Guild Overseers: advance 3 whenever a guild card of yours is discarded by its own Prelude action, and 2 whenever you take the Recover action.
help-f402 = Recover (Move): attach the topmost guild card of the Court discard pile to a Court card with neither agents nor an attached card.
help-f403 = You may use actions on guild cards only while you are first (a tie is enough) or alone in second place in a declared ambition. When secured: also take a guild card of your choice from the Court deck or the Court discard pile.
help-f404 = Prepares Act II. Guild Overseers goes to the Court deck, if you have it. Success: the five Liaisons and Diplomatic Fiasco follow. Failure: Guild Struggle follows, and the Liaisons of the suits in which you have more guild cards than each Rival.
liaisons-attach = Prelude: attach this to a Court card with neither agents nor an attached card,
help-f405 = When you copy to build, you may gain 1 Material. { liaisons-attach } to declare Tycoon without the zero marker.
help-f406 = When you copy to move, you may gain 1 Fuel. { liaisons-attach } to declare Tycoon without the zero marker.
help-f407 = When you copy to battle, you may gain 1 Weapon. { liaisons-attach } to declare Warlord without the zero marker.
help-f408 = When you copy to secure, you may gain 1 Relic. { liaisons-attach } to declare Keeper without the zero marker.
help-f409 = When you copy to influence, you may gain 1 Psionic. { liaisons-attach } to declare Empath without the zero marker.
help-f410 = { help-cc13 }
help-f411 = Crisis: in turn order, everyone passes a guild card to the player on their left, but neither a protected one nor the one they just received; then bury this. When secured: you may steal a guild card. Then all guild cards in the Court discard pile are shuffled into the Court deck. Then bury this.
help-f412 = Starts on 12. At the end of a chapter: advance 1 for each suit among your guild cards, and 1 for each Rival who has fewer guild cards than you.
help-f413 = Edict 45: the Advocate may ask a Rival for a guild card of a suit that none of the Advocate's guild cards has. The Rival hands it over for a Favor of the Advocate, or keeps it and gives the Advocate a Favor; a protected card cannot be handed over. When nobody is the Advocate, this leaves the game.
help-f414 = In Summits, guild cards that are not protected may be given; while the Advocate is in play, only if they agree. The caller may force it with as many Favors as the raid cost of the card, and the consent with a Favor of the Advocate.
help-f415 = Prepares Act III. Success: Guild Fair and the five Guildmasters go to the Court deck. Failure: Guilds Withdraw goes to the Court deck, and Advocate's Demand leaves the game.
help-f416 = Crisis: from left to right, each guild card of the Court on which a player has the most agents is secured by that player. When secured: Rivals' agents on guild cards of the Court go home; then you secure every guild card on which you have agents. Bury this after either.
help-f417 = When you declare Tycoon, you may steal a guild card of the Material suit.
help-f418 = When you declare Tycoon, you may steal a guild card of the Fuel suit.
help-f419 = When you declare Warlord, you may steal a guild card of the Weapon suit.
help-f420 = When you declare Keeper, you may steal a guild card of the Relic suit.
help-f421 = When you declare Empath, you may steal a guild card of the Psionic suit.
help-f422 = Crisis: if a hex or an arrow was rolled, everybody in turn order buries a guild card of theirs that is not protected. When secured: all Rivals do. Bury this after either.
help-f423 = Grand ambitions: you have guild cards of more suits than the number of the chapter; more than half of the cards in the Court are guild cards, attached cards and the Council counted in.
help-f424 = When you provoke Outrage, you discard resources only; your guild cards stay.
help-f425 = When ambitions are scored, every guild card counts twice, for everybody.
help-f426 = { help-f425 }

## Help: Caretaker

help-f501 = Starts on 18. When you win an ambition: advance 2 for each Golem in your slots or on your Golem Hearth. When any player spends a Golem in their Prelude: advance 2.
help-f502 = Awaken (Influence): move Golems of your choice from systems you control to your Golem Hearth. They wake up if you are winning a declared ambition.
help-f503 = Holds any number of Golems; you may spend awake ones from here. Each costs 2 keys to steal. Crisis: every Golem that is not on the map wakes up.
help-f504 = When you have declared an ambition on your turn, you may end the turn at once: take as many Golems as you like from Rivals, then roll the event die. A crisis face brings Crises, an edict face nothing.
help-f505 = Only the Caretaker takes Golems off the map. A Golem that you hold fills a resource slot; it can be moved, discarded, spent and stolen like a resource, but is none. Spent or discarded, it falls asleep and goes to an empty slot of a Rival of your choice; if there is none, you keep it. When Act II or III is set up, all Golems that players hold wake up.
help-f506 = In your Prelude, spend an awake Golem and take its action. Warrior: destroy all damaged ships in one system; your own return to your supply, the others become your Trophies. Protector: repair any damaged ships, whoever owns them. Seeker: catapult ships from any system, without a starport. Harvester: gain a resource of any type.
help-f507 = Prepares Act II. Golem Beacon leaves the game. Success: all Golems on the map go to your Golem Hearth; the four Unstable cards and one unseen lore for each player go to the Court deck. Failure: the Golems on the map leave the game; the Unstable cards of the others and, if you have it, Stone-Speakers go to the Court deck.
help-f508 = Crisis: whoever has the Harvester Golem discards all resources in their slots. When secured: wake the Harvester and take it, then discard this. It leaves the game with its Golem.
help-f509 = Crisis: the ships of whoever has the Seeker Golem on the six planets of the rolled symbol are put in the gate of the rolled cluster. When secured: wake the Seeker and take it, then discard this. It leaves the game with its Golem.
help-f510 = Crisis: all damaged ships are repaired, Imperial ones too, but not those of whoever has the Protector Golem. When secured: wake the Protector and take it, then discard this. It leaves the game with its Golem.
help-f511 = Crisis: whoever has the Warrior Golem loses all their damaged ships; nobody takes them as Trophies. When secured: wake the Warrior and take it, then discard this. It leaves the game with its Golem.
help-f512 = Starts on 7 with two players, 8 with three, 9 with four. When you secure lore: advance 2. In Negotiations: advance 1 for each lore card you are given, unless the giver got it from you in this Summit. At the end of a chapter: advance 1 for each Rival with fewer lore cards than you.
help-f513 = When you secure a card, you may attach the top card of the lore deck, unseen, to the Court card that takes its place; not when you secure this card itself. Crisis: you must attach this card to a Court card.
help-f514 = In Negotiations lore cards can be given, with all that lies on them, and Golems, too. Lore cannot be forced; a Golem is forced for as many Favors as it costs keys to steal.
help-f515 = One more Event card, shuffled into the action deck for good.
help-f516 = Prepares Act III. Success: three Golem Worships go to the Court deck. Failure: the Unstable cards in the Court discard pile go back to the Court deck.
help-f517 = Crisis: in turn order, everybody who has a Golem returns one of their cities to their board. Bury this. When secured: take any Golem and wake it, then discard this.
help-f518 = { help-f517 }
help-f519 = { help-f517 }
help-f520 = Grand ambitions, each once at the end of a chapter: while you have a Golem, you scrap one of your lore cards, but never Golem Hearth; you scrap one of your Golems. The Golem may serve for the lore before it goes.
help-f521 = Edict 10: in turn order, everybody scraps a guild card, protected or not, for each of their Golems that is awake. Who has none left scraps the first guild card of the Court from the left that has agents, and its agents with it. Then all sleeping Golems wake up.

## Help: Partisan

help-f601 = Starts on 12 with two players, 11 with three, 10 with four. Whenever the initiative comes to you from another player: advance 1. When you win an ambition without Outrage of what it counts: advance 2. That is Material and Fuel for Tycoon, Weapon for Warlord, Relic for Keeper, Psionic for Empath; Tyrant always counts.
help-f602 = Spy (Influence), once per turn: give a Rival the action card with the highest number in your hand; they then give you the highest of theirs, perhaps the same card. Of equal cards the giver chooses. Events have no number; with nothing else in hand it does nothing.
help-f603 = You cannot seize the initiative with an extra action card. When you play a card, you may seize it by provoking Outrage of a type you have no Outrage of. Other ways to seize remain.
help-f604 = Prepares Act II. Success: you gain Galactic Bards, and the five Loyal cards go to the Court deck. Failure: Galactic Bards, Spacing Union, Arms Union and two Outrage Spreads go to the Court deck; Partisan Seizing leaves the game, and all your Outrage is cleared.
help-f605 = { help-bc01 }
help-f606 = { help-bc07 }
help-f607 = { help-bc15 }
help-f608 = { help-bc19 }
help-f609 = { help-bc21 }
help-f610 = { help-bc25 }
help-f611 = { help-bc10 }
help-f612 = { help-bc11 }
help-f613 = Crisis: everybody provokes Outrage of the type of the rolled planet. When secured: you may choose a type; everybody, you included, provokes Outrage of it. Discard this after either.
help-f614 = { help-f613 }
help-f615 = Starts on 18 with two players, 14 with three, 12 with four. Whenever you play an action card while you have the initiative: advance 1; seizing with that very card comes too late. Whenever you clear Outrage with People's Hero: advance 1 for each guild card you have.
help-f616 = Nobody can seize the initiative with an extra action card. When you play a card, you may seize it by provoking Outrage of a type you have no Outrage of. Other ways to seize remain.
help-f617 = When you declare an ambition, you may clear one Outrage of a type of which you have more guild cards than each Rival.
help-f618 = Prepares Act III. Success: Guilds Decry Terror goes to the rules booklet and two Terror Strikes to the Court deck. Failure: Spacing Union and Arms Union go to the Court deck.
help-f619 = Edict 75: if no Diplomatic Fiasco is in the Court, take one out of the Court deck and attach it to the Imperial Council, even beside another attached card. The Council turns to In Session, and the deck is shuffled.
help-f620 = Crisis: all damaged pieces at planets whose type is an Outrage of any player are destroyed; nobody takes Trophies. When secured: the same, but your own pieces are safe. Shuffle this into the Court deck after either.
help-f621 = { help-f620 }
help-f622 = { help-bc10 }
help-f623 = { help-bc11 }
help-f624 = Grand ambitions: you have more guild cards than each Rival; you have the initiative marker.
help-f625 = At the end of a round, when you get the initiative by surpassing, you may put one of your agents on an empty Outrage slot of a Rival. They have that Outrage, but discard nothing. If they clear it, your agent comes home.

## Help: Admiral

help-f701 = Starts on 13. As a Regent: advance 1 for each Imperial ship that anyone puts on the map, even in place of another ship, while you are winning a declared ambition; and advance 1 for each Trophy you take in a battle in which Imperial ships attack with you.
help-f702 = You ignore the Presence and Movement Laws: on your turn you control every system that the Empire controls and use all Imperial ships, without pieces of your own. If you become an Outlaw, bury this.
help-f703 = Edict 55: whoever has Imperial Officers may replace one of their ships with an Imperial ship at each of their starports.
help-f704 = Prepares Act II. Success: you gain Honor Guard; two Rogue Admirals and two Court Enforcers go to the Court deck. Failure: Use Imperial Foundries leaves the game; two Court Enforcers and two Imperial Defectors go to the Court deck.
help-f705 = While you have a Weapon, Rivals cannot steal guild cards of the Weapon suit from you.
help-f706 = You ignore the Presence, Movement and Truce Laws. You may battle the Empire, and all Imperial ships there defend; if you battle a Regent, those that do not attack with you defend. Prelude: discard this to place 3 fresh Imperial ships in a system you control. If you become an Outlaw, bury this.
help-f707 = { help-f706 }
help-f708 = { help-bc14 }
help-f709 = { help-bc14 }
help-f710 = Crisis: replace the Imperial ships of the rolled cluster with ships of the Outlaw who is first in turn order; then bury this. When secured: you may do so in a cluster of your choice; then bury or discard this, as you like.
help-f711 = { help-f710 }
help-f712 = Starts on 30. As a Regent: advance 1 for each planet, not gate, that the Empire controls at the end of a chapter; 2 for each piece of an Outlaw that you take as a Trophy in battle; and 2 for each agent of a Regent that you capture.
help-f713 = Crisis: attach Imperial Officers to this card, whoever has it, and shuffle all Rogue Admirals of the Court discard pile into the Court deck. When secured: influence once, and you may become a Regent; then shuffle this into the Court deck.
help-f714 = Prepares Act III. Success: two Mass Uprisings go to the Court deck. Failure: two Imperial Defectors go to the Court deck.
help-f715 = { help-f710 }
help-f716 = { help-f710 }
help-f717 = Crisis: all damaged ships on the map are destroyed; nobody takes Trophies. Bury this. When secured: place one fresh ship in each system of a cluster you choose, then discard this.
help-f718 = { help-f717 }
help-f719 = Grand ambitions, only as a Regent: you control at least 9 planets, those of the Empire included if you are First Regent; you have more ships on the map than each Rival.
help-f720 = A Regent other than the Admiral who has neither Imperial Officers nor Rogue Admirals cannot use Imperial ships, does not control what the Empire controls, not even as First Regent, and ends a catapult move at a gate of the Empire. The Truce Law still holds, and so does Imperial Authority.
help-f721 = { help-f720 }

## Help: Believer

faithful-help = Zeal: move, influence, battle, tax. Wisdom: build, repair, secure. You choose the side when you play it face up. Whoever secures it takes it into their hand.
help-f804 = Number 9, 1 pip. { faithful-help }
help-f805 = Number 8, 1 pip. { faithful-help }
help-f806 = Number 7, 2 pips. { faithful-help }
help-f807 = Number 6, 2 pips. { faithful-help }
help-f808 = Number 5, 3 pips. { faithful-help }
help-f809 = Number 4, 3 pips. { faithful-help }
help-f810 = Number 3, 3 pips. { faithful-help }
help-f811 = Number 2, 4 pips. { faithful-help }
help-f812 = Number 1, 4 pips. { faithful-help }
help-f801 = Starts on 10 with two players, 9 with three, 8 with four. When you win an ambition: advance as many spaces as the top card of the Faithful stack has pips, or 10 once the stack is empty.
help-f802 = On a turn in which you play a Faithful card and declare an ambition that you are then winning, you have one more pip.
help-f803 = Teach (Influence): attach the top card of the Faithful stack to a guild card in the Court; its suit must be the type of a planet where you have a city. Then the bottom card of the action discard pile that is not an Event leaves the game.
help-f813 = Faithful cards are one more suit, with two sides of the same number and pips: Zeal and Wisdom. You choose the side when you play one face up. Only a higher Faithful card on the same side surpasses a Faithful card; the other side is a pivot. Surpassing with the 7 does not seize the initiative.
help-f814 = When you lead a Faithful card, you may declare any ambition, with the zero marker as usual.
help-f815 = Prepares Act II. Spreading the Faith leaves the game, and what is left of the Faithful stack goes to the Court deck. Success: you gain The Young Light, and Plot to Kidnap goes to the Court deck. Failure: The Prodigal One and Secret Order go to the Court deck.
help-f816 = Prelude: discard an action card from your hand, no Event, and lay this beside a Faithful card that was played this round; of face-down cards only one of your own, which you show. When the round ends, you draw that Faithful card and take this back.
help-f817 = Crisis: attach The Young Light or The Prophet to this card, from whoever has it; then each player discards their Faithful card with the highest number. When secured: take the Faithful card with the highest number from the action discard pile, which is then shuffled; then discard this.
help-f818 = { help-f816 }
help-f819 = { help-bc18 }
help-f820 = Starts on 20 with two players, 18 with three, 16 with four. When you win an ambition with an Ideal: advance 1 for each Power you gain from it, city bonus included.
help-f821 = Edict 90: whoever has The Young Light or The Prophet may turn the Doctrine to its other side.
help-f822 = Shows Zeal or Wisdom. Faithful cards are played on that side.
help-f823 = On a turn in which you play a Faithful card face up: you cannot declare an ambition whose Ideal differs from the Doctrine; if you declare one without an Ideal, it gets one of the Doctrine, as long as there are any. Other turns are not bound.
help-f824 = Prepares Act III. Success: if you have The Young Light, it leaves the game and you gain The Prophet. Failure: Ideals that are on no ambition leave the game; Secret Order goes to the Court deck, and Set Lay Doctrine and Repressed Faith take the place of Set Doctrine and Doctrinal Faith.
help-f825 = { help-f816 }
help-f826 = { help-bc18 }
help-f827 = Edict 90: everybody shows the Faithful cards in their hand; whoever shows the highest number may turn the Doctrine.
help-f828 = On a turn in which you play a Faithful card, you can declare only an ambition that has an Ideal of the Doctrine. No new Ideals are placed.
help-f829 = Grand ambitions: at least 2 ambition markers are on ambitions with Ideals; all 3 are. Markers count, not ambitions.
help-f830 = On a turn in which you play a Faithful card, declaring an ambition without an Ideal puts one of the Doctrine on it, and you cannot declare one that has the other Ideal. On a turn with any other card you cannot declare an ambition that has an Ideal.
help-f831 = Whoever destroys a city of the Believer may take an Ideal off an ambition that is not declared.

## Help: Hegemon

help-f1001 = Starts on 14. At the end of a chapter: advance 1 for each Banner on the map, fresh or damaged, and as many once more if you won an ambition.
help-f1002 = Prelude, any number of times: plant a fresh Banner where your Flagship is, on a planet without a Banner and without ships or buildings that are not yours; Blight is not in the way. Banners are Loyal. If you lose your Flagship, this leaves the game.
help-f1003 = Banners are hit, damaged, repaired and destroyed like buildings, and destroyed ones are Trophies; they cause neither Outrage nor ransacking and do not help raids. When Warlord is scored, everyone gains 2 Power for each Banner among their Trophies. In the Intermission damaged Banners and those alone with Blight are lost.
help-f1004 = For your moves all planets with a Banner are adjacent. Call Spirits (Tax), once per turn: gain 2 resources of the type of a planet with a Banner. Call Bodies (Build), once per turn: place 2 fresh ships where a Banner is.
help-f1005 = Prepares Act III. Two Prison Wardens go to the Court deck. Success: you gain Mind Managers. Failure: two cards Against Hegemony follow, and all Banners that are not on the map leave the game.
help-f1006 = Manipulate (Influence): look at the hand of a Rival of whom you have a Captive, take a card from it, and give them any card from your hand, be it the same.
help-f1007 = { help-bc12 }
help-f1008 = { help-bc12 }
help-f1009 = Crisis: bury this. When secured: take any number of Banners of others from systems you control into your Trophies; it is no harm. Then discard this. When no Banner is on the map, this leaves the game.
help-f1010 = { help-f1009 }
help-f1011 = At the end of a chapter, grand ambitions: no Rival has won Tyrant; and more Banners are on the map than the number of the chapter.
help-f1012 = Pacify (Secure): all damaged ships of Rivals and the Empire in systems you control become your Captives; it is no harm. When Captives go home because Tyrant was scored, you may keep as many as there are Banners in systems that you control or that nobody controls.

## Help: Planet Breaker

help-f1101 = Starts on 12. Advance 1 whenever you take a Hammer Fragment from the map, and 6 when you break a world.
help-f1102 = No Outrage discards this. Once per turn, when you provoke Outrage, you may place 2 fresh ships at one planet of that type. Prelude: discard this to place 3 fresh ships in a system you control.
help-f1103 = Repair Hammer (Repair): take a Fragment from a system you control and place a fresh ship there. With six Fragments you gain Planet Hammer. Breaking a world: each Rival in turn order may battle you there first. If you then control the planet, everyone provokes Outrage of its type, all buildings there are destroyed and lie on this card, the Refugees of the type go on top of the Court deck, and the guild cards of that suit in the Court leave the game. A Broken World has no building slots.
help-f1104 = Prepare (Build): lay the Hammer on a planet you control; it leaves the planet where it was. Break World (Battle), on a turn without Prepare: break the planet with the Hammer.
refugees-help = Resettle (Build): build a Free city on a planet of this suit that you control. Then your Outrage of the suit is cleared, your empty slots are filled with the resource, and this goes back beneath Breaking Worlds. With Planet Hammer it leaves the game.
help-f1105 = { refugees-help }
help-f1106 = { refugees-help }
help-f1107 = { refugees-help }
help-f1108 = { refugees-help }
help-f1109 = { refugees-help }
help-f1110 = Prepares Act III. Success: what lies on Breaking Worlds stays there. Failure: you lose Planet Hammer; Breaking Worlds and the whole Hammer are nobody's, and Planet-Eater Loose goes to the Court deck to use them.
help-f1111 = Crisis: the event die is rolled once more. If it shows the same symbol, the rolled planet becomes a Broken World: everyone provokes Outrage of its type, its buildings lie in ruins, its Refugees come on top of the Court deck, and guild cards of its suit leave the Court. When secured: roll a skirmish die for each agent here. With 3 hits or more you gain 3 Power, draw the bottom card of the action discard pile, and bury this; with fewer, the card and all agents stay.
help-f1112 = At the end of a chapter, unless a Rival has won Warlord, grand ambitions: every player has an Outrage; and more cities and starports lie on Breaking Worlds than the number of the chapter, or no building is left on the map.

## Help: lore beside the Empire, the Free States and the Blight

help-l01 = Summon (Build), once per turn: build a ship at a city in a system you control, Free cities included.
help-l02 = Fire Rifles (Battle): roll a skirmish die per fresh ship of yours in a system and hit a Rival, the Free States, the Blight or, as an Outlaw, the Empire in a neighbouring system. It is not a battle, but the Truce Law holds.
help-l04 = When you defend against assault dice, one intercept is added to the roll; Imperial ships on your side intercept, too.
help-l05 = Ships you build are always fresh, also under the Empire and at Free starports. When you defend with a fresh starport of your own there, the attacker cannot collect raid dice.
help-l06 = When attacking with fresh ships only, Imperial ones included, you ignore one rolled intercept.
help-l09 = You may build a city outside the slots of a planet, one per planet of any owner, by also spending a resource of its type.
help-l15 = When you defend, before dice are collected, you may bring fresh ships of your own from neighbouring systems.
help-l16 = Guide (Move): move ships of any colours, Imperial ones included, between a system with your fresh starport and a neighbouring one. A Regent keeps the Movement Law.
help-l18 = Martyr (Move): destroy a fresh ship of yours and, if you wish, a ship of another owner in the same system. The Truce Law holds.
help-l20 = While Empath is declared, you may tax the cities of Rivals and Free cities, build ships at and catapult from their starports as if they were yours.
help-l24 = Prelude, while Warlord is declared: give back any number of Trophies of any owner and influence once for each.
help-l26 = Annex (Build), while Tyrant is declared: replace a building of a Rival or of the Free States in a system you control with your own of the same kind.

## Help: the Empire

topic-presence-law = Presence Law
help-presence-law = On your turn as a Regent, in each system that the Empire controls and where you have a piece, you are in control and command the Imperial ships: move them, repair them, attack with them.
topic-movement-law = Movement Law
help-movement-law = A Regent moves Imperial ships only along with their own: on each leg of a move at most one Imperial ship for each ship of the Regent.
topic-truce-law = Truce Law
help-truce-law = A Regent cannot harm Imperial ships; only those that attack with them may take hits of that attack. A Regent cannot harm or tax another Regent in a system with Imperial ships, fresh or damaged. Crises are not bound by it.
topic-harm = Harm
help-harm = To choose as defender in battle, to hit, to damage or to destroy pieces of others. Replacing a piece is no harm.
topic-regent = Regents
help-regent = Everyone begins as a Regent. On their turn Regents control the Empire's systems where they have pieces (Presence Law); they keep the Truce Law and meet the Demands of the policy. A Regent who calls a Summit may leave the Empire.
topic-outlaw = Outlaws
help-outlaw = Outlaws may battle the Empire, owe no Demands, and steal from the Trust if they secure the Imperial Council; they never control a system with a fresh Imperial ship. The First Regent may invite an Outlaw back in a Summit; who calls the Summit can force that with a Favor of the First Regent. If there is no Regent at all, the caller may revive the Empire.
topic-first-regent = First Regent
help-first-regent = The First Regent has the Imperial Trust, resolves the policy, and for ambitions, objectives and events controls all systems of the Empire. A Regent who secures the Imperial Council takes over. If the First Regent becomes an Outlaw, the Regent with the most Power follows. If no Regent is left, the Trust returns to the supply, and its last keeper loses 1 Power for each resource.
topic-law05 = Imperial Trust
help-law05 = Resources that Demands have brought to the First Regent tile. They count for the First Regent's ambitions and go along with the tile. They are frozen and cannot be raided; cards can steal them, and so can an Outlaw who secures the Imperial Council.
topic-policy = Policies
help-policy = When Edicts are resolved, the First Regent enforces the policy on top, Demand and then Action, or puts another policy on top, without either. A Demand takes one fitting piece from each Rival Regent, frozen resources included, which the First Regent chooses. Who has none gives an agent as a Favor; who has no agent either may be made an Outlaw.

## Help: Summits

topic-summit = Summits
help-summit = Whoever resolves the Imperial Council, or has the initiative when an Event is resolved, may call a Summit: first the Call to Order by the caller alone, then Negotiations between all.
topic-call-to-order = Call to Order
help-call-to-order = The caller, in any order: returns Favors to a Rival to force a negotiation action in the caller's favour (one Favor, but for a resource as many as its slot costs in keys); turns the Imperial Council to In Session; as a Regent leaves the Empire; revives the Empire if there is no Regent. Each of the last three once per Summit.
topic-negotiation = Negotiations
help-negotiation = Anyone may propose a deal; if all whom it names agree, everything in it happens at once. Cede Control: replace one of your pieces on the map with the other's, but never your last city, starport or ship, and a building only where you have no ships. Delegate Authority: replace your agent on a Court card with theirs. Promise Favor: give an agent from your supply. Transfer Asset: give a resource, Favor, Trophy or Captive, but no card. Invite to the Empire: the First Regent makes an Outlaw a Regent. Promises for later bind nobody.
topic-favor = Favors
help-favor = An agent of a Rival on your fate card. When you call a Summit, you return Favors to their owner to force negotiation actions. Favors can be given on.

## Help: Events, Crises and Edicts

topic-dice = Event die and number die
help-dice = The number die names a cluster. The event die shows a crisis or an edict, and the symbol of a planet in each cluster: arrow, crescent or hex. A card that looks at the symbol ignores the rest of the face.
topic-crisis = Crises
help-crisis = First the Blight: in each system it deals 3 hits for each fresh token and 1 for each damaged one. Imperial ships take them first; what is left hits the ships of every player there in full, fresh ones before damaged ones. Nobody takes Trophies. Then the Crises on cards of the players, in turn order. Last the Vox cards in the Court from left to right, attached ones before their host.
topic-edict = Edicts
help-edict = All edicts in the rules booklet are resolved in the order of their numbers, lowest first.
topic-booklet = Rules booklet
help-booklet = Holds laws and edicts. They bind every player.

## Help: cards and objectives

topic-attached = Attached cards
help-attached = A card can be attached to a Court card that has none attached. Agents go on the lower card; who secures it takes both. If the lower card leaves the Court otherwise, the attached one slides into its place with the agents.
topic-protected = Protected cards
help-protected = A protected guild card cannot be stolen, given or discarded. It leaves you only if you provoke Outrage of its suit, or by a card that names it. It counts as a guild card.
topic-frozen = Frozen resources
help-frozen = You cannot spend, give or discard frozen resources, and Outrage leaves them, except as the card that freezes them says. Rivals may steal or take them. They count for your ambitions.
topic-fate = Fates
help-fate = At the start each player gets two fates and keeps one in secret. It brings its own cards and an objective.
topic-objective = Objectives
help-objective = The marker of your objective moves down as your objective card says; on 0 the objective is complete. Who has not completed it at the end of the act loses Power equal to the marker's space. To win an ambition is to be first alone; you are winning a declared ambition while you have more for it than each other player.
topic-act-end = End of the act
help-act-end = Act I ends after three chapters, however much Power anyone has. At the end of a chapter ambitions are scored, then objectives advance. At the end of the act each player loses Power for an objective not completed. Most Power wins; ties go to the player first in turn order. Power can be below 0.
topic-set-up = Set-up
help-set-up = All six clusters are in play. A rolled cluster and the next one clockwise are Imperial: a fresh Imperial ship in each system. Everywhere else there is a damaged Blight, and a Free city on each planet of a rolled symbol. In turn order and then backwards, each player puts three ships and a city or starport on a planet with an Imperial ship and gains its resource. Free cities fill the slots left there.

## Help: words of Arcs that mean more here

help-tax = Gain a resource of the type of one of your cities, or, in a system you control, of a Free city or of a Rival's city, which also captures an agent. Each city can be taxed once per turn. The Truce Law protects Regents.
help-build = Build a city or starport in an empty slot where you have a piece, or a ship at your starport or at a Free one in a system you control. If anyone else controls the system, the Empire included, it arrives damaged.
help-move = Move any of your ships in one system to a neighbouring one; a Regent may take Imperial ships along (Movement Law). From your starport, or a Free one in a system you control, they may continue through gates until they enter a planet or a gate that stops them: one with Blight stops everyone, one of the Empire Outlaws, one of a Regent Outlaws and other Regents without Imperial ships, one of an Outlaw everyone else.
help-repair = Repair one of your damaged ships or buildings, or a Free building in a system you control; a Regent also an Imperial ship where they have a piece.
help-battle = Your ships attack one Rival, the Free States, the Blight or, as an Outlaw, the Empire. An attacking Regent may add Imperial ships in the system, a defending Regent must add them all. Collect up to one die per ship, roll, and resolve: hits on you, interception, hits on ships, hits on buildings, raiding.
help-control = You control a system if you have more fresh ships there than each other player. But where a fresh Imperial ship is, the Empire is in control.
help-secure = Take a Court card on which you have more agents than each Rival, and with it the card attached to it. Their agents become your Captives.
help-seize = After following, before the Prelude, play a second card, but no Event, face down to take the initiative. Surpassing with a 7 does this automatically. Once per round.

## Help: Pathfinder

topic-pathfinder = Pathfinder
help-pathfinder = Complexity 2 of 3. From Act II on you search the planets for a hidden Portal with a Flagship. The player to your right knows where it is; each planet you test tells you whether the cluster or the symbol is right.
help-f901 = Starts on 8. When a Clue lies down with its check side up: advance 1, but never to 0. When the Portal is placed: advance 8.
help-f902 = Prelude: if your Flagship is on a planet without a Clue, spend a resource of a type that no planet of its cluster has. The holder of Clues to the Portal answers for that planet. Then you gain a resource of the planet's type for each city there and place 2 ships there for each starport there, whoever owns them. You may do so for several planets in one Prelude.
help-f903 = Held by the player to the Pathfinder's right, who alone knows the planet of the Portal. If it is the tested planet: the Portal is placed there, and all Clues, this card and Uncovering Clues leave the game. If it has the same cluster or the same symbol: a Clue is laid there with its check side up; else with its X side up. There are 6 Clues; when all lie on the map, the holder takes one up for the next planet.
help-f904 = Prepares Act III. Success: Call to Pilgrimage goes to the Court deck, Portal Seekers leaves the game; you build an Upgrade or Armor of your choice, whatever the planet. Failure: Portal Seekers goes to the Court deck, Call to Pilgrimage leaves the game; the Portal is placed where it was hidden, and all Clues and the cards about them leave the game.
help-f905 = Crisis: if an arrow was rolled, everyone discards a guild card of their choice; the card stays. When secured: choose the suit of one of your guild cards; all Rivals discard theirs of that suit. Then shuffle this into the Court deck. Protected cards stay.
help-f906 = At the end of a chapter of Act III you fulfil one more grand ambition, but never more than two in all, if you control the system of the Portal. Every fate may use this.
help-f907 = At the end of a chapter, grand ambitions: you control the system of the Portal; and more Pilgrims have gone through it than the number of the chapter.
help-f908 = Pilgrims are Loyal and cannot be harmed. Prelude, once per turn: each Pilgrim may walk to an adjacent system that you control or where your Flagship is. Use the Portal (Move), if you control its system: all Pilgrims there go through it; then a card Seek the Portal, if one is left beneath this, comes on top of the Court deck.
help-f909 = Crisis: everyone scraps one of their ships on the map, but no Flagship; the card stays. When secured: if you control the system of the Portal, scrap any ships there, of any colour but no Flagship, and gain 2 Power for each; it is no harm. Then shuffle this into the Court deck.
help-f910 = { help-f909 }
help-f911 = { help-f909 }

## Help: Pirate

topic-pirate = Pirate
help-pirate = Complexity 1 of 3. From Act II on you roam with a Flagship and fill Pirate Hoard with what you steal: each resource there, and each type of which you have more than anyone else, advances your objective.
help-f1201 = Starts on 24 with two players, 21 with three, 18 with four. At the end of a chapter: advance 1 for each resource on Pirate Hoard, and 2 for each type of which Pirate Hoard alone has more than any Rival has; with two players the resources on the ambitions count as a Rival.
help-f1202 = When you steal a resource, you may put it here instead of in a slot; nothing else can be put here. You may spend resources from here, and they count for ambitions. Each costs 2 keys to steal. Outrage does not discard them.
help-f1203 = When you attack, you may collect raid dice although the defender has neither a building nor a Flagship there. Then you can steal only resources, at most one for each damaged ship that the defending side has left.
help-f1204 = Prepares Act III. Success: you gain Pirate Smugglers; Call to Action and Silver-Tongues leave the game; you may spend Material, Fuel and Relics from Pirate Hoard for their actions, building any number of ships at a starport, and put others in free slots; the rest goes to the supply. Failure: Pirate Smugglers, Call to Action, Silver-Tongues and, if you have it, Pirate Fleet go to the Court deck; Pirate Hoard is emptied.
help-f1205 = You may tax cities of Rivals wherever you have a ship, without control. You capture an agent only where you have control.
help-f1206 = Crisis: whoever has the most resources draws the bottom card of the action discard pile; then discard this. When secured: you draw it; then discard this.
help-f1207 = { help-cc08 }
help-f1208 = At the end of a chapter, with at least two resources on Pirate Hoard, grand ambitions: you say, if it is true, that no Rival has a piece where the Haven is; and that you have a piece there. Agents on a Rumor there are pieces. You may keep silent.
help-f1209 = Crisis: all Rumors of the rolled cluster are turned up, and agents on them go home; if any was turned, discard this. When secured: you may put an agent on a Rumor where you have a piece; then discard this.
help-f1210 = { help-f1209 }
help-f1211 = Four Rumors lie face down on planets. The Haven is in the cluster of one True Rumor and has the symbol of the other one's planet. The Pirate knows them all; you may look at those with an agent of yours, which is a piece of yours there. If you steal from the Pirate in a battle, you may put an agent on a Rumor. At the end of the game each Rival may name a planet they control: who names the Haven gains 10 Power and the Pirate loses 10; if nobody does, the Pirate gains 10.
help-f1212 = Negotiations: if you are not the Pirate, another player may put an agent on a Rumor that carries one of yours. In the Call to Order a Favor forces it.

## Help: Blight Speaker

topic-blight-speaker = Blight Speaker
help-blight-speaker = Complexity 1 of 3, from Act II. You give up two ships and let the Blight grow: every Blight that you spawn advances your objective, and so does all Blight beside your ships when you win an ambition.
help-f1301 = Starts on 18 with two players, 16 with three, 14 with four. When you win an ambition: advance 1 for each Blight, fresh or damaged, in systems where you have a ship. When you place Blight with Spore Ships: advance 1.
help-f1302 = Blight in gates does not end your catapult moves. Spawn (Build): damage a fresh Blight in a system you control and add a damaged one there; if the supply is empty, it comes from the Trophies of whoever has the most Blight.
help-f1303 = Prepares Act III. Success: you gain Blight Fury; Blight Hunters, Blight Reapers and three Blight Purges go to the Court deck. Failure: one Blight Purge, Blight Panic and Blight Looms go to the Court deck.
help-f1304 = You may move and repair Blight in systems you control, alone or along with ships; it never takes part in a catapult move. Anger (Battle): roll the number die; for each Psionic you spend, move the result one up or down, 6 being next to 1. The Blight of all four systems of that cluster strikes as in a Blight Crisis.
help-f1305 = When you attack Blight, one hit is enough to damage a fresh token, and one to destroy a damaged one.
help-f1306 = Harvest (Tax): destroy a damaged Blight in a system you control; it goes to the supply. Gain a resource of the planet's type, or of any type at a gate.
help-f1307 = Crisis: everyone gains 2 Power for each Blight among their Trophies; then bury this. When secured: you gain 2 Power for each of yours, and all Blight among the Trophies of Rivals goes to the supply; then discard this.
help-f1308 = { help-f1307 }
help-f1309 = { help-f1307 }
help-f1310 = Crisis: in turn order, everyone takes back as many of their agents from the Court as there are Blight tokens in systems with their buildings or their Flagship; then bury this. When secured: destroy all damaged Blight of a cluster where you have a piece; it is your Trophies. Then bury this.
help-f1311 = { help-cc15 }
help-f1312 = At the end of a chapter, grand ambitions: no Rival has won Warlord; and more pieces lie on Blight Hunger than the number of the chapter.
help-f1313 = Every piece that is destroyed in a Blight Crisis, whoever owns it, comes to lie here. After scoring, all of them go home.

## Help: Pacifist

topic-pacifist = Pacifist
help-pacifist = Complexity 2 of 3, from Act II. You live without Trophies and Captives, and lead four Witnesses from the Weapon planets to Psionic planets, where they become Psionics. Empty boxes advance your objective, and so does every Psionic that you spend while Empath is declared.
help-f1401 = Starts on 16 with two players, 14 with three, 12 with four. At the end of a chapter: advance 2 if you have no Trophies, and 1 if you have no Captives. When you spend a Psionic, or a resource as Psionic, in your Prelude while Empath is declared: advance 1.
help-f1402 = Witnesses are Loyal and cannot be harmed. When you move, Witnesses may leave a system you control, with ships or alone; they catapult only with ships. Prelude, any number of times: a Witness on a Psionic planet you control becomes a Psionic that you take; then you may declare Empath, without the zero marker.
help-f1403 = Trophies that you would take in defence return to their supplies, and you gain a Psionic for each. Holds any number of Psionics, as good as in your slots; each costs 2 keys to steal.
help-f1404 = Prepares Act III. Witnesses, the card, leaves the game. Success: the Witnesses on the map join the supply as Psionics. Failure: they leave the game; Psionic Liaisons and two Itinerant Empaths go to the Court deck.
help-f1405 = When you copy to influence, you may gain a Psionic. Prelude: attach this to a Court card without agents to declare Empath, without the zero marker.
help-f1406 = Crisis: whoever has the least Power fills their empty resource slots with Psionics; then discard this. When secured: you do so; then discard this.
help-f1407 = { help-f1406 }
help-f1408 = At the end of a chapter, grand ambitions: you have neither Trophies nor Captives; and your Rivals together have more Psionics than you, guild cards not counted.
help-f1409 = Whoever harms anything at a planet, and has a resource of its type, provokes Outrage of that type, in battle after all hits and before raiding. Gates do not count.
help-f1410 = { help-f1409 }
help-f1411 = Negotiations: you may forgive a Rival an Outrage if they agree: you keep the agent from that slot as their Favor. Call to Order: the caller may forgive a Rival who does not agree by giving them a Psionic; a Favor makes a Rival forgive the caller.
help-f1412 = Edict 60: if Empath is declared, everyone discards all resources of types for which they have Outrage, but no guild cards and nothing frozen. Then everyone without Psionic Outrage gains a Psionic; if there are too few, the player with the initiative chooses who does.

## Help: Peacekeeper

topic-peacekeeper = Peacekeeper
help-peacekeeper = Complexity 2 of 3, from Act II. You take Weapons out of everybody's hands, although you have Weapon Outrage from the start: at the end of a chapter every Weapon that you have and every Weapon planet that you control advances your objective.
help-f1501 = Starts on 18 with two players, 16 with three, 14 with four. At the end of a chapter: advance 1 for each Weapon you have, those on cards and in your Imperial Trust included but no guild cards, and 1 for each Weapon planet you control.
help-f1502 = Trophies that you would get return to their supplies, except Blight. You cannot declare Warlord and gain no Power from it, but you take your place in it. As First Regent you can neither enforce the Policy of War nor change to it. If you are not the Peacekeeper any more, this leaves the game.
help-f1503 = A Weapon that comes to you may be laid here, any number of them, also one that you demand for the Imperial Trust. They are frozen, and each costs 2 keys to steal.
help-f1504 = Prepares Act III. Success: two Arms Interests go to the Court deck. Failure: Oath of Peace leaves the game and Arsenal Keepers goes to the Court deck, if you have them.
help-f1505 = Assemble (Build): gain a Weapon. Prelude: discard this to fill your empty resource slots with Weapons; if the supply runs out, steal the rest from Rivals.
help-f1506 = { help-f1505 }
help-f1507 = At the end of a chapter, grand ambitions: at least two clusters are at Peace; and at least five are.
help-f1508 = Whoever wants to harm pieces of others in a cluster at Peace, Blight excepted, spends a Weapon first, Outraged or not, but not a frozen one. Then the cluster is at War, and harm there is free. Crises are no harm.
help-f1509 = Edict 34: if the Policy of War is on top and the Peacekeeper is an Outlaw, the First Regent may end the Peace of a cluster in which the Empire controls two systems or more.
help-f1510 = Edict 35: everyone gains 2 Power for each system they control in clusters at Peace. Systems of the Empire count for the First Regent, but only under the Policy of Peace.
help-f1511 = Negotiations: you may turn a cluster from War to Peace if you and those who agree control at least two of its systems; those of the Empire count for the First Regent. A Rival agrees as well if you return one of their Favors.

## Help: Warden

topic-warden = Warden
help-warden = Complexity 3 of 3, from Act II. You bring back the old nobility: Claims of Nobility puts Seats on cities, and whoever owns the city is Lord of its cluster. Seats in systems you control and cities in your Fiefs advance your objective, but Rivals who secure the Claims become Lords, too.
help-f1601 = Starts on 22. At the end of a chapter: advance 2 for each Seat in a system you control, whoever is the Lord, and 1 for each city on the map, of any colour, in Fiefs whose Lord you are.
help-f1602 = Claim Fief (Tax): attach this to a Court card; the Imperial Council will do. Then, if you can, put the Seat of a cluster without one on a city of yours there, in a system you control. Crisis: whoever holds this must claim a Fief, even if no Seat can be placed.
lord-help = Held by the player whose city carries the Seat of this cluster. The Lord taxes every city there without control; the Rivals with a city or Flagship there are Vassals. Harm between Lord and Vassal there provokes Outrage.
help-f1603 = Cluster 1. { lord-help }
help-f1604 = Cluster 2. { lord-help }
help-f1605 = Cluster 3. { lord-help }
help-f1606 = Cluster 4. { lord-help }
help-f1607 = Cluster 5. { lord-help }
help-f1608 = Cluster 6. { lord-help }
help-f1609 = The player whose city carries a Seat is Lord of that cluster, which is their Fief. Every Rival with a city on the map or their Flagship there is a Vassal. When the Seat's city leaves the map or is replaced, the Seat returns to the supply.
help-f1610 = A Lord may tax every city in the Fief without control; a Vassal's city also brings a Captive, a Free city does not. The Truce Law holds. If Lord and Vassal harm each other in the Fief, whoever does provokes Outrage of the type of every city there, in battle after all hits and before raiding. A Vassal who destroys the city of another Vassal there provokes no Outrage for it.
help-f1611 = Prepares Act III. Success: you gain Warden's Levy, and two Feast Days go to the Court deck. Failure: Claims of Nobility leaves the game, wherever it is, with the Seats that are not on the map; Skirmishers and Sworn Guardians go to the Court deck.
help-f1612 = Levy (Tax): a fresh ship from a Vassal's supply comes to lie here, at most one for each Fief in which you are their Lord; if these become fewer, ships go home. When you attack, ships here take your hits first, two each, and go home when they are destroyed. They give no dice.
help-f1613 = While this lies in the Court, no player can harm another player's pieces in Fiefs. Crisis: it leaves the game, and so do all agents on it. When secured: you may replace a Rival's city that carries a Seat with one of yours; you are its Lord then. Then bury this.
help-f1614 = { help-f1613 }
help-f1615 = { help-cc05 }
help-f1616 = { help-cc09 }
help-f1617 = At the end of a chapter, grand ambitions: you are Lord of more Fiefs than each Rival; and more Seats are in systems you control than the number of the chapter.
help-f1618 = When you influence a Court card, but not the Imperial Council, on which no agent and no Court token lies, you may add the Court token of a Fief of which you are Lord or Vassal. Only its Lord and Vassals can influence and secure that card. If the Lord secures it, the token and the Vassals' agents go home; if a Vassal does, the token stays in its place. It can be ransacked only for a city of that Fief. If a Seat goes to the supply, its Court token does, too.
help-f1619 = Edict 80: for each Fief in order, its Lord gains 3 Power and may influence the card with its Court token, or secure it, for free.

topic-overlord = Overlord
help-overlord = Complexity 1 of 3, only in Act III. You rule by fear: the more types of Outrage you have, with resources and planets of those types, the faster your marker moves. Edicts make you pay for it in Power.
help-f1701 = Starts on 20. At the end of a chapter: advance 1 for each type of which you have Outrage and a resource, and 2 for each type of which you have Outrage and control a planet.
help-f1702 = { help-f1102 }
help-f1703 = The Overlord loses Power by the number of types of which they have Outrage: 1, 3, 6, 8 or 10 for one to five types.
topic-redeemer = Redeemer
help-redeemer = Complexity 1 of 3, only in Act III. You subdue the Keepers: win Keeper or leave it undeclared, and scrap Relics for good. You cannot declare Keeper yourself, and Edicts punish you when others hold it.
help-f1901 = Starts on 16 with two players, 14 with three, 12 with four. After scoring: advance 3 if you won Keeper or nobody declared it. If you won any ambition, you may also scrap Relics, wherever you have them: advance 2 for each. They leave the game.
help-f1902 = You cannot declare Keeper. You may tax your cities on Relic planets only where you have control.
help-f1903 = If Keeper is declared and the Redeemer is not winning it, the Redeemer loses as much Power as first place in Keeper is worth. If it is not declared, whoever has the most Relics, unless tied or the Redeemer, may declare it, without the zero marker.

## Help: Guardian

topic-guardian = Guardian
help-guardian = Complexity 1 of 3, only in Act III. You lock Material and Fuel away among your Captives and hold the planets they come from. Both are Outraged from the start, and Tycoon is closed to you; a new ambition, Edenguard, counts those planets.
help-f2001 = Starts on 20 with two players, 18 with three, 16 with four. At the end of a chapter: advance 1 for each Material and each Fuel among your Captives, if you win Tyrant or it is not declared; and 1 for each Material and each Fuel planet you control, if you win Edenguard or it is not declared.
help-f2002 = Material and Fuel that come to you in any way may go into your Captives box instead of a slot, also what you collect for the Imperial Trust, your own share included. There they are frozen, count as Captives and as resources you have, and have no raid cost; they return to the supply when Tyrant was scored. If this card leaves you, they stay there but are no longer frozen.
help-f2003 = You cannot declare Tycoon; Edenguard you may declare instead. You gain no Power from Tycoon, but you take your place in it. Your cities on Material and Fuel planets can be taxed only while you control the planet.
help-f2004 = Edenguard is a further ambition with the number 2. Whoever may declare Tycoon may declare Edenguard instead. It counts the Material and Fuel planets that a player controls; the First Regent counts those of the Empire, too.

## Help: Naturalist

topic-naturalist = Naturalist
help-naturalist = Complexity 2 of 3, only in Act III. You tend the Blight: you seed it, mend it, lead it about and live beside it. Systems that you control and that hold fresh Blight advance your objective; a new ambition, Blightkin, counts them.
help-f2101 = Starts on 18 with two players, 16 with three, 14 with four. At the end of a chapter, if you win Blightkin or it is not declared: advance 1 for each system you control that has fresh Blight, gates included.
help-f2102 = You may repair Blight in systems you control, and move it out of them to an adjacent system, with ships or alone, but never in a catapult move. If an action of yours damages or destroys Blight, one agent of your supply leaves the game. When Blight Crises are about to come, you may spend a Psionic to prevent them in every system where you have a ship.
help-f2103 = Seed (Build): roll the number die; you may return agents of yours from the Court, each changing the number by 1 up or down, 6 and 1 being neighbours. Place a damaged Blight in a system of that cluster that has none.
help-f2104 = Blightkin is a further ambition with the number 6. Whoever may declare Empath may declare Blightkin instead. It counts the systems that a player controls and that have fresh Blight; the First Regent counts those of the Empire, too.

## Help: Gate Wraith

topic-gate-wraith = Gate Wraith
help-gate-wraith = Complexity 3 of 3, only in Act III. You break gates open into one central gate, the Twisted Passage, and hold it. Ambitions you win count as many spaces as there are Passages, and so does control of the centre. All ships that were destroyed return there.
help-f2201 = Starts on 24 with two players, 21 with three, 18 with four. At the start of scoring, if you control the Twisted Passage: advance by the number of Passages on the map. For each ambition you win: advance by that number, too.
help-f2202 = Rivals' starports in systems you control may launch your catapult moves, like your own. Neither control nor Blight ends your catapult moves in the Twisted Passage.
help-f2203 = When you catapult ships from a planet into the gate of its cluster, put a Passage there: the gate is broken. All ships and tokens in it, those just moved included, go to the Twisted Passage, and the move ends. The starport where the catapult move began, or the Slipstream Drive and its Armor, and all buildings in the gate return to their supplies; this harms nobody. You may make a plain move of one step instead, which breaks nothing.
help-f2204 = Destroyed ships that would go to a supply lie here instead, Imperial ones too. After scoring, whether or not Warlord was scored, all ships here and in all Trophies boxes are placed fresh in the Twisted Passage.
help-f2205 = The centre of the map is a gate, the Twisted Passage, in no cluster. Gates with a Passage are out of play; what would be placed in one goes to the Twisted Passage. From every system beside a broken gate ships move to the Twisted Passage; from there they move to any planet with the exit symbol, which is then rolled anew. Nobody can harm a Rival there. A city there is Psionic. It is adjacent to nothing for other effects.
help-f2206 = When drawn: the player with the initiative attaches this to a Court card without an attached card, and the next card is drawn. Crisis: every ship and building in the Twisted Passage takes a hit, a Flagship on its board; what is Tough takes none. Then this becomes the second card of the Court deck. When secured: move ships out of the Twisted Passage as often as you like, each time to any planet; the exit symbol stays. This card stays in the Court.

## Help: Survivalist

topic-survivalist = Survivalist
help-survivalist = Complexity 2 of 3, only in Act III. You give agents for Bunkers and hold Captives in them. Every ambition you win counts as many Captives as there are Bunkers, and so does every Blight Crisis at a Bunker.
help-f1801 = Starts on 22 with two players, 18 with three, 14 with four. For each ambition you win: advance by the number of your Captives or of the Bunkers on the map, whichever is smaller. When a Blight Crisis happens at a planet with a Bunker: advance 1.
help-f1802 = You cannot declare Tyrant. For an ambition you win you gain only the Power of second place, and never the city bonus. When Captives return because Tyrant was scored, you keep as many of yours as there are Bunkers on the map.
help-f1803 = Build: a Bunker on a planet where you have a piece and no Bunker stands yet. An agent of your supply leaves the game; the Bunker comes damaged if somebody else controls the system. Then capture an agent from the supply of a Rival of your choice.
help-f1804 = Bunkers are Loyal pieces that take no building slot. They are hit like buildings, but they are Tough: two hits damage one, two more destroy it. They do not help raiding, and cause neither Outrage nor ransacking. A Rival who destroys one takes it as a Trophy and scraps one of the Survivalist's Captives.
help-f1805 = In turn order each player with more Power than the Survivalist, who holds Captives of theirs, may name a Bunker in a system they control. The Survivalist then releases all Captives of that player, or provokes Outrage of the Bunker's planet.

## Help: Judge

topic-judge = Judge
help-judge = Complexity 3 of 3, only in Act III. You bring about ties for first place: you set the agenda, give away what you have before scoring, and lend your ships to a Rival of your choice.
help-f2401 = Starts on 6. At the end of a chapter: advance 1 for each scored ambition in which two or more players tie for first place with at least 1; with two players a tie with the resources on the box counts.
help-f2402 = When another player raids you in battle, they may also steal pieces from your Trophies and Captives at 1 key each. Their own pieces return to their supply.
help-f2403 = At the start of scoring you may hand over any of your resources, Captives and Trophies to Rivals, resources as far as they have room. They cannot refuse; their own pieces return to their supply. Frozen resources cannot be given.
help-f2404 = The Rival of the Judge who holds this may, in their turn, use the Judge's ships in their actions: move and repair them, build where they are, and let them join an attack on anyone but the Judge. They never add to control. The Judge's Flagship is one of them, and its Upgrades serve, too.
help-f2405 = The Judge may declare any ambition with any available marker, without the zero marker, and loses the marker's Power of second place. Then the Judge hands Judge's Chosen to a Rival of choice, the same or another one.

## Help: Conspirator

topic-conspirator = Conspirator
help-conspirator = Complexity 2 of 3, only in Act III. You hide predictions of who will be first in each ambition. Right ones advance your objective, wrong ones set it back, and Rivals try to unmask them.
help-f2301 = Starts on 12 with two players, 9 with three, 6 with four. After scoring: advance 1 for each Conspiracy that is turned up and right and 1 for each that stays face down, and fall back 1 for each that is wrong. Every wrong guess of a Rival advances it by 1 at once.
help-f2302 = { help-bc17 }
help-f2303 = When you declare, lay one of your 8 Conspiracies face down on the ambition instead of a marker; a marker must be available, and a Conspiracy in your supply. When you have secured a card, you may fill its place in the Court with a guild card of yours, not a protected one, and lay a Conspiracy on any ambition without a marker.
help-f2304 = After scoring, the Conspiracies on scored ambitions are turned up. One is right if its colour was first there, or tied for first. The Conspirator's marker moves by the balance; turned up ones return to the supply, the others stay for the next chapter.
help-f2305 = Whoever else secures a Vox card, or a card with agents of the Conspirator, may name the colour of one Conspiracy. If right, it returns to the Conspirator's supply; if wrong, it stays, and the Conspirator advances 1.
help-f1904 = { help-bc24 }
