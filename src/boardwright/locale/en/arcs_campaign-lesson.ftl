## The lesson of the Blighted Reach, for people who know Arcs: one message for each step of data/lesson.yaml and one that
## says why. A blank line begins a new page; <Summit|summit> is "Summit", with its help.

lesson-fate =
    Welcome to the Blighted Reach. You know Arcs: cards, actions, battles and ambitions are the same here. New are a failing Empire, the Blight that eats it, and a <fate|fate> for each of you. You are Red.

    A campaign has three acts. In Acts I and II your fate gives you an <objective|objective>: a marker that you bring down to 0. Whoever has not managed that when the act ends loses as much Power as the marker shows. This lesson begins Act I.

    You were dealt two fates and keep one of them, in secret. The <Steward|steward> rules the Empire, the <Magnate|magnate> makes deals. Keep the Magnate.
lesson-fate-why =
    The Magnate is one of the four easy fates, and what the Magnate wants, every player of the campaign should know: how to make a deal in a Summit. The Steward needs Power from ambitions, and must stay First Regent for it.

lesson-planet =
    Now all fates are known: Blue is the Founder, White the Partisan. Yours starts with its marker on 10. And because you have the initiative, and no fate claimed the tile, you are the <First Regent|first-regent>.

    Look at the map. In clusters 5 and 6 each system has an Imperial ship. Everywhere else there is a <Blight|law03> token, damaged for now. A few planets have a city of the <Free States|law02>, who are nobody’s.

    Everybody begins beside the Empire, at two planets: three ships, a city or a starport, and a resource. Begin with a city in 6-crescent, and put the Fuel into slot 1.
lesson-planet-why =
    6-crescent has Fuel, which counts for Tycoon, and two slots for buildings. The first slot of your board is the safest: a raider needs three keys to steal from it.

lesson-planet2 =
    The others have placed both times, White right beside your city: all one needs is an empty slot. Your second planet is 5-hex: a starport, beside Blue’s. Put the Psionic into slot 2.
lesson-planet2-why =
    A starport builds ships. And with pieces in both clusters you can use the ships of the Empire in both. Blue next door is no danger yet: you will soon see why.

lesson-lead =
    Slots that were left beside the Empire now have Free cities. And <control|control> is new: a single fresh Imperial ship, and the Empire controls the system, whatever else is there.

    You are all <Regents|regent>. On your turn you control the Empire’s systems in which you have a piece: that is the <Presence Law|presence-law>. And for ambitions, objectives and events all of the Empire’s systems count as the First Regent’s: as yours.

    The <Event|event> in your hand cannot lead; its time will come. Lead Mobilization 2: four pips to move and to influence.
lesson-lead-why =
    Administration 2 would tax, but your only city brings one Fuel a turn. With Mobilization you send ships out and agents to the Court, and both cards could declare the same ambition.

lesson-declare =
    Declare Tycoon, as in Arcs. With your Fuel and the icon of your fate’s card you have two, as many as White.
lesson-declare-why =
    You have two ways to get more Material and Fuel: to tax them, and to trade for them. And each time the Magnate declares, something else happens, too: see the next step.

lesson-league =
    <Merchant League|f302> is a card of your fate. Whenever you declare, you may lay two resources from the supply on it. They are <frozen|frozen>: you cannot spend them, only give them away in a Summit. Use it, choose Relic and Psionic, and confirm.
lesson-league-why =
    These are goods to sell, so take what others want and what you do not need. Fuel would count for Tycoon here, but only until the next Crisis: then everything on the card is discarded. The card itself is <protected|protected>: nobody can raid it.

lesson-council =
    One card is always in the Court: the <Imperial Council|aid01>. Whoever secures it while it is In Session may call a Summit, becomes First Regent (if a Regent), and decides what comes over the Reach. Spend your Psionic to influence the Council.
lesson-council-why =
    You are First Regent and want to stay it: another Regent who secures the Council would take the tile. The Psionic does not count for Tycoon, and you will soon need its slot.

lesson-march =
    The first pip: move two of your ships from 6-crescent to 6-gate. The last question is new: how many ships of the Empire go along? None; the one in 6-crescent stays with your city.
lesson-march-why =
    The <Truce Law|truce-law>: beside Imperial ships Regents can neither harm nor tax each other. White has three ships beside your city, but as long as the Imperial ship is there, they can do nothing to it.

lesson-escort =
    The second pip: the same two ships go on from 6-gate to 1-gate, and now the Imperial ship of 6-gate comes along. The <Movement Law|movement-law> allows one Imperial ship for each of yours that moves.

    In 1-gate there is Blight. It does not start fights, and you may stay beside it. But it ends every catapult move, and in a Crisis it hits all ships around it.
lesson-escort-why =
    Imperial ships fight for you, take hits for you and cost nothing. And Blight that you destroy is a Trophy, as a Rival’s ship would be.

lesson-council2 =
    Two pips are left. Influence the Council with both, then watch the others.
lesson-council2-why =
    With three agents there nobody catches up with you in a single round. The rest of the Court can wait.

lesson-summit =
    Blue followed with an <Event|event>. It has neither suit nor number: it gives the actions and pips of the card that was led, here four, and never takes the initiative. White pivoted. So you keep it.

    When the round of an Event ends, the player with the initiative may call a <Summit|summit> and then rolls two dice: Crises or Edicts. That is you. Call the Summit.
lesson-summit-why =
    Three of the six faces of the event die are Crises, and a Crisis would take what lies on Merchant League. So sell first, then roll. And only in Summits does your objective move.

lesson-order =
    A Summit begins with the <Call to Order|call-to-order>, for the caller alone: call in Favors, petition the Council to sit again, or leave the Empire and become an <Outlaw|outlaw>. You want none of that now: nothing more.
lesson-order-why =
    If you left the Empire, you would lose the tile of the First Regent, the ships of the Empire and its truce. Some fates want just that. Yours does not mind either way.

lesson-deal =
    Now the <Negotiations|negotiation>: anybody may propose a <deal|deal>, about resources, Captives, Trophies, Favors, ships, buildings or places in the Court. Everything in a deal happens at once, if all whom it names agree.

    You want <Favors|favor>. A Favor is an agent of a Rival on your Fate card: a debt, which you can call in at a later Summit. And each Favor or resource that a Rival hands you in Negotiations moves your objective by 2.

    Put a deal together in the window: you give White the Relic from Merchant League, White gives you 2 Favors. Then offer it.
lesson-deal-why =
    White has no Relic. Blue has one, and with a second one Blue would be first in Keeper, if that is declared: sell where it does the least harm. White has agents enough, so Favors cost you less than anything else that White could give.

    Do not ask for too much: each player has only three proposals in a Summit, and a deal that was refused cannot be offered again unchanged.

lesson-refuse =
    White agreed, and your marker went from 10 to 6.

    Now Blue has an idea: you give your Fuel and a Favor, for one Favor of Blue. Nobody has to agree to anything. Refuse.
lesson-refuse-why =
    It would move your marker by 2. But with your Fuel Blue would be before you in Tycoon, and whoever holds a Favor of yours can force you to give something in a Summit they call.

lesson-done =
    The Summit ends when nobody has anything left to propose. Choose nothing more; then you roll the dice.
lesson-done-why =
    The Psionic is still on Merchant League. Somebody might give a Favor for it, but let us leave it there, to see what happens.

lesson-crisis =
    You rolled a crisis: the <Crises|crisis> come in three parts. First the Blight: all ships beside it are hit, three times by a fresh token, once by a damaged one. Imperial ships take these hits first: the one in 1-gate took yours.

    Then come cards of fates: Merchant League lost the Psionic. Last the Vox cards of the Court, from left to right. Song of Freedom frees a city of the player with the most Power. Nobody has any, and of equals you come first in turn order.

    You have one city, so choose it. It becomes a Free city, and its slot on your board is covered again. Nothing lies there: go on.
lesson-crisis-why =
    This city is not lost to you. Free buildings serve whoever controls the system, and on your turn that is you, as long as the Imperial ship and a ship of yours are there.

lesson-lead2 =
    Round two, and you lead again: Aggression 2, for three pips. Go on without declaring.
lesson-lead2-why =
    Only Aggression can secure the Council, and it also lets you fight. You could declare Tycoon a second time, but you are only level with White, who would gain as much by it.

lesson-blight =
    Battle in 1-gate, against the Blight. One more question is new: which ships of the Empire join you? Take the damaged one.
lesson-blight-why =
    It is a third die. A Regent who attacks may add Imperial ships that are there; a Regent who is attacked always has them at their side.

lesson-dice =
    Blight is Tough: two hits damage it, two more destroy it, and a single hit is lost. This one is damaged already. It never intercepts and has nothing to steal. Take one assault die, no raid dice and two skirmish dice.
lesson-dice-why =
    You need two hits. More assault dice would bring more hits, but many of them hurt your own ships, too.

lesson-secure =
    Two hits, and the intercept did nothing: the Blight is your Trophy. Now <secure|secure> the Imperial Council. It is turned to Decided and waits under your card until the round is over.
lesson-secure-why =
    You have the most agents there, and nobody can secure it before you do. Waiting would only give the others time to join.

lesson-stay =
    One pip is left. Your ships stand well where they are: end your turn.
lesson-stay-why =
    Your two ships control 1-gate now. There they end the catapult moves of Outlaws, and of Regents who bring no Imperial ship.

lesson-summit2 =
    Blue surpassed you, secured two cards and takes the initiative. But first you resolve the Council: you may call a Summit; then a Regent becomes First Regent, or an Outlaw robs the <Imperial Trust|law05>; then you choose between Crises and Edicts. Call the Summit.
lesson-summit2-why =
    White owes you two Favors, and you can call them in only in a Summit that you have called yourself.

lesson-favor =
    Call in Favors of White: a resource, the Material in slot 2. Its price in Favors is what a raider would pay in keys: one. White cannot refuse. Put it into your slot 2.
lesson-favor-why =
    That makes three for Tycoon, as many as Blue has with the new cards, and White is down to one. Your objective does not move: for that, things must be handed to you in Negotiations.

lesson-done2 =
    Nothing more in the Call to Order. And nothing more in the Negotiations either: you have no goods to sell.
lesson-done2-why =
    Keep the other Favor. You hold it as long as you keep your fate, and White will think twice before crossing you.

lesson-edicts =
    The Council decides: Crises or Edicts? You choose. <Edicts|edict> are cards in the rules booklet; so far there is one, by which the First Regent governs. Choose the Edicts.
lesson-edicts-why =
    Look at the Court: in a Crisis Populist Demands would take the marker off Tycoon. From the Edicts a First Regent profits most.

lesson-war =
    A <policy|policy> lies on top: War. You may enforce it or change it. Its Demand: of each other Regent a Trophy or Captive, or a Favor if they have none. Its Action: a Weapon for each Regent. Enforce it.
lesson-war-why =
    Neither of them has a Trophy or a Captive, so you gain a Favor of each. The other two policies demand resources, which go to the Imperial Trust on your tile and count for your ambitions.

lesson-weapon =
    Two Favors more. Then all of you were given a Weapon, but your slots are full: discard it.
lesson-weapon-why =
    Fuel and Material count for Tycoon, which is declared. Weapons count for no ambition.

lesson-event =
    Blue leads Aggression 3 and declares Tyrant. With each declaration Blue’s <Parade Fleets|f202> bring two ships to a Free city, and let the Founder leave the Empire. Blue did: look at the title.

    <Outlaws|outlaw> have no ships of the Empire and no truce. So Blue was free to attack the Empire itself, destroyed its ship in 5-arrow, and controls the Free city there.

    White pivoted. Now it is time for your Event: play it for the two pips of Aggression 3, and go on without seizing.
lesson-event-why =
    You have no Aggression left. To copy would be one action, and an Event gives as many as the card that was led. (The second Event of a round would give none.)

lesson-outlaw =
    Battle in 5-hex. A round ago the truce forbade it, but Blue is no Regent any more. The Imperial ship joins you.
lesson-outlaw-why =
    You are next to each other, and the first to shoot has the advantage. White is a Regent still: beside Imperial ships you can neither attack nor tax White.

lesson-dice2 =
    Four ships, four dice: one assault die, no raid dice, three skirmish dice.
lesson-dice2-why =
    Blue has three ships there. Skirmish dice never hurt you, and one assault die may bring the hit that is missing.

lesson-hit =
    Five hits on Blue, and one on your side, which you give to whom you like. Let the ship of the Empire take it.
lesson-hit-why =
    A damaged Imperial ship controls nothing, but here you have more fresh ships than Blue, so you control 5-hex all the same. And your own ships stay fresh.

lesson-pursue =
    Two ships of Blue are your Trophies. The other pip: Blue left the city in 5-crescent alone. Move one ship there from 5-hex, without the damaged Imperial ship.
lesson-pursue-why =
    In 5-crescent a fresh Imperial ship is waiting. With a piece of yours beside it you control the system on your turn, and what Blue has built there is in your hands.

lesson-policy =
    The round of your Event is over. Blue has the initiative, called no Summit and rolled an edict. Yet it is the First Regent who governs: you. Change the policy to Escalation. Then there is neither Demand nor Action this time.
lesson-policy-why =
    War would bring one more Favor, of White alone, and arm White. Escalation is for next time: White must then give Fuel, Material or a Weapon to the Imperial Trust. You give one as well, but in the Trust it still counts for you.

lesson-surpass =
    Blue leads Administration 4, White surpasses with 5. Surpass with your 6, and go on: two pips, and the initiative.
lesson-surpass-why =
    A 6 has few pips, but nobody can beat it. To lead the next round is worth it: you could declare, and fill Merchant League again.

lesson-repair =
    Where you have a piece, you repair ships of the Empire as if they were yours. Spend the Material to repair, and choose the ship in 5-hex.
lesson-repair-why =
    Fresh again, it keeps 5-hex under control of the Empire, however many ships Blue builds there. And the slot of the Material is needed in a moment.

lesson-free =
    Now tax. You have no city, but two will pay: the Free city in 6-crescent, which was yours, and Blue’s in 5-crescent. White’s city is not among them: that is the truce again. Tax the Free city, and put the Fuel into slot 2.
lesson-free-why =
    The Fuel makes up for the Material: three for Tycoon again. Nobody is captured when a Free city pays.

lesson-captive =
    And Blue’s city. Blue is an Outlaw, and on your turn you control the place: you capture an agent of Blue. For the Relic you have no room: discard it.
lesson-captive-why =
    Captives count for Tyrant, which Blue has declared: now you are first there. That is what an Outlaw risks under the guns of the Empire.

lesson-end =
    You have the initiative, three Favors, and 6 spaces to go. You have seen all that is new: fates and objectives, Regents and Outlaws, the laws of the Empire, Blight and Free States, Events, the Council, Summits, Crises and Edicts.

    Act I has three chapters and never ends early. Then whoever has not completed the objective loses Power. This game ends there, with the most Power; a campaign goes on, with an <Intermission|intermission>.

    In it Power is halved, Blight grows fresh, what is damaged is destroyed, and the Court is cleared. Whoever completed the objective may keep their fate; the others choose a new one. Some of those command a <Flagship|flagship>, whose board holds their cities and starports.

    In Act III older fates have grand ambitions, which bring Power each chapter; the newest have a final objective that wins at once.

    From here on you play for yourself, against two easy bots. The light bulb gives a hint, “?” says what is possible and why not, and undo takes anything back. Good luck, Red!
