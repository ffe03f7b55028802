## The lesson of Scythe: one message for each step of data/lesson.yaml and one that says why.
## A blank line begins a new page; <Stars|stars> is "Stars", with its help.

lesson-section =
    Welcome to Scythe. You lead the Saxony Empire, in the corner with the black shield: two workers on the map, your character at home. The Crimean Khanate is your neighbour. Point at anything (or press it for a moment) to have it explained.

    When somebody has placed six <stars|stars>, the game ends and coins are counted: for stars, for territories and for resources, all worth more with high popularity. So grow, spread, and stay popular.

    This is your mat: four sections. Each turn you choose one, but not the one you used last. You may take its top action, then its bottom action. Choose “produce / deploy”.
lesson-section-why =
    Everything else needs resources, and workers make them. Bolstering or moving first would leave you with nothing to build with two turns from now.

lesson-top =
    The top action first: <produce|produce>.
lesson-top-why =
    You may skip an action that you cannot use or do not want. This one costs nothing while you have few workers, so take it.

lesson-where =
    Each worker makes what its territory gives: oil on the tundra 7-1, metal on the mountain 6-1. You may produce on two territories: choose both, then confirm.

    There is no bottom action for you yet: a mech costs three metal, and now you will have one. The turn ends by itself.
lesson-where-why =
    Two territories are allowed, and both are free. Tokens stay on the map where they were made; they are yours as long as you <control|control> the place.

lesson-trade =
    Your turn again. Three metal make a mech, and you have one. <Trade|trade> pays 1 coin for any two resources: choose “trade / enlist”, then “trade for resources”.
lesson-trade-why =
    You may not produce twice in a row. Trading is the quickest way to what you lack; two metal now mean a mech next turn.

lesson-tradewhere =
    Both tokens shall lie on the mountain 6-1: choose it twice, then confirm.
lesson-tradewhere-why =
    Traded tokens go to territories with your workers. It does not matter from which of your territories you pay later, but metal beside metal is easier to guard.

lesson-tradewhat =
    Metal, twice.
lesson-tradewhat-why =
    Oil would help to upgrade later. The mech comes first: it moves, carries workers and fights, and each mech gives an ability to all of them.

lesson-again =
    “Produce / deploy” is free again, and this time both halves of it work. Produce on both territories.
lesson-again-why =
    A turn with a top and a bottom action is worth two. Good players plan their sections so that nearly every turn is one.

lesson-deploy =
    Now the bottom action: <deploy|deploy>. It costs three metal, and gives you 2 coins beside the mech.
lesson-deploy-why =
    Your workers sit on an island between rivers. Without a mech’s ability, nobody of yours leaves it.

lesson-mech =
    Four mechs, four abilities; with the fourth you also place a star. Take <Underpass|underpass>, and put the mech on the mountain 6-1.
lesson-mech-why =
    Riverwalk crosses rivers into forests and mountains. Underpass is quicker here: your mountains and all tunnels count as neighbours, so from 6-1 you reach every tunnel on the map in one step.

lesson-move =
    Now <move|move>: two units, one territory each. (The bottom action builds for three wood; you have none.)
lesson-move-why =
    Territories are points, and your workers make more on new land than twice on the old.

lesson-character =
    First your character: from the base to the mountain 6-1.
lesson-character-why =
    Only the character meets encounters, and the next one is in the village 6-2, two steps away. On the mountain it also keeps 6-1 yours when the worker leaves.

lesson-carry =
    Then the mech: from 6-1 through the tunnel to the farm 5-3. A mech carries workers and tokens: take everything along.
lesson-carry-why =
    A worker cannot use the tunnel’s shortcut by itself, nor cross a river. On the mech’s back it can, and makes food there.

lesson-growth =
    Produce again, on the tundra and on the farm: that is your third oil, and some food.
lesson-growth-why =
    Three oil are the price of an upgrade, which you can pay next turn.

lesson-bolster =
    “Bolster / upgrade”. <Bolster|bolster> first: 1 coin for 2 power.
lesson-bolster-why =
    Saxony starts with little power but four combat cards. Somebody at whom nobody dares to look twice needs both, and 16 power is a star.

lesson-upgrade =
    And the bottom action: <upgrade|upgrade>, for the three oil on 7-1. It gives 3 coins here.
lesson-upgrade-why =
    An upgrade makes a top action better and a bottom action cheaper for the rest of the game. The earlier, the more often you use it.

lesson-cube =
    Move the cube of “move one more unit”, and put it on deploy, which then costs one metal less.
lesson-cube-why =
    You will move in every third or fourth turn, and there are three mechs still to deploy. Six upgrades are another star.

lesson-encounter =
    Time to meet somebody. Move the character to the village 6-2 and the worker from 7-1 to the mountain 6-1, then you are done. The character’s move ends on an <encounter|encounter>.
lesson-encounter-why =
    An encounter is a present: one of three, and two of them cheap or free. The worker goes where metal is, for the next mech. The mech on 5-3 stays: it guards the farm.

lesson-card =
    Three choices, and you take one. The first is free; the second costs coins and gives more; the third costs <popularity|popularity>. Pay 2 coins for a worker and two resources.
lesson-card-why =
    A worker produces for the rest of the game. Popularity is dear to you: you have only 2, and at the end it decides how much your stars and territories are worth.

lesson-encres =
    Metal, twice: with the cheaper deploy that is the next mech.
lesson-encres-why =
    Two metal are exactly what a mech costs you now. They lie on 6-2, under your character’s eyes.

lesson-second =
    “Produce / deploy”, both halves: produce metal on 6-1 and a worker in the village 6-2. Then deploy, pay with the two metal on 6-2, take <Riverwalk|riverwalk>, and put the mech on 6-1.
lesson-second-why =
    Villages make workers. With four workers producing costs 1 power, and with more it gets dearer; still, each of them makes something every time. And two mechs can be in two places.

lesson-power =
    Bolster once more, for power. You cannot upgrade now, as the oil is spent.
lesson-power-why =
    The Crimeans have 7 power and no combat cards. You have four cards of 4 and 5; with some power beside them you can meet anybody.

lesson-popularity =
    Now the other trade: “trade for popularity”. Watch what the Crimeans do then.
lesson-popularity-why =
    At the end every star is worth 3 coins with popularity up to 6, 4 up to 12, 5 above; territories and resources likewise. Chasing off workers in a combat costs 1 each, so have some to spare.

lesson-attack =
    The Crimean character has walked into the village 6-3, alone, right beside your mech. <Combat|combat> begins when you enter. Move the mech from 5-3 to 6-3 and take nothing along.
lesson-attack-why =
    No workers stand there, so winning costs no popularity. You would take the two wood, send the character home and place a star. Workers in a lost combat would go home too, so leave yours behind.

lesson-enough =
    One mech is enough: done. The combat is fought after all moves.
lesson-enough-why =
    With each character or mech in the combat you may play one card. You need only one, as you will see.

lesson-dial =
    Both sides now choose in secret: some of their power, and a combat card for each fighting unit. The higher sum wins, and the attacker wins ties. Whatever you choose you pay, win or lose.

    The Crimeans have 7 power at most, and no card. Three power and a card of 4 make 7: enough, whatever they do.
lesson-dial-why =
    Less could lose, more would be wasted. Always count first what the other side can reach: power and number of cards are open to everybody.

lesson-card2 =
    Add a combat card of 4.
lesson-card2-why =
    Keep the 5 for a fight in which you cannot count so exactly.

lesson-end =
    Seven to seven, and ties are the attacker’s. The Crimeans spent all their power; you have a <star|stars>, the village and two wood.

    You know the whole turn now: a section, top and bottom; resources on the map; moving, encounters, combat; stars and popularity. The Factory in the middle gives a fifth section to whoever gets there.

    From here on you play for yourself, against an easy bot. The light bulb gives a hint, “?” says what is possible and why not, and undo takes anything back. Good luck!
