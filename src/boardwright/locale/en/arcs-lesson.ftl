## The lesson of Arcs: one message for each step of data/lesson.yaml and one that says why.
## A blank line begins a new page; <Court|court> is "Court", with its help.

lesson-lead =
    Welcome to Arcs. You are Red. The wedges are planets around a ring of gates; red ships, cities and starports are yours. Point at anything (or press it for a moment) to have it explained.

    Most Power wins; the game ends after the chapter in which somebody reaches 30, or after the fifth. Power comes from ambitions, on the right: being first in Tycoon, Tyrant, Warlord, Keeper or Empath – but only in those that somebody has declared.

    A chapter is six rounds. In every round each of you plays one card from your hand. You have the initiative, so you <lead|lead>: you use every pip of the card (the small diamonds) for the actions of its suit.

    Administration 2 has four pips and lets you tax, influence and repair. Click it in your hand, or press its key.
lesson-lead-why =
    Low cards have many pips, high cards few, but high cards are hard to surpass. In the first round you want actions more than you want to keep the initiative. And the number 2 on this card allows you to declare Tycoon, which suits what you own.

lesson-ambition =
    Whoever leads may declare the <ambition|ambition> of the card’s number: 2 is Tycoon, which counts Material and Fuel. You have two Material already, as many as White.

    Declaring puts the 5/3 marker on Tycoon: at the end of the chapter the first gets 5 Power and the second 3. The price: your card now counts as zero, so that anyone with Administration can surpass it.
lesson-ambition-why =
    Nobody scores for an ambition that was not declared. You can tax Material all chapter long, so Tycoon is yours to win. Losing the initiative for a round is a fair price.

lesson-prelude =
    Now your turn begins with the <prelude|prelude>: before the first pip you may spend resources. Material builds, Fuel moves, Weapons let you battle, Relics secure, and Psionics give an action of the led card.

    Spend the Material in your second slot to build.
lesson-prelude-why =
    It looks odd to spend what you are collecting. But a second city pays it back at once: each city can be taxed once per turn, so the token comes back with your next two actions, and the city stays.

lesson-build =
    Cities are taxed, starports build ships. <Building|build> needs an empty slot on a planet where you have a piece. Build a city in 1-hex, the Material planet with your other city.
lesson-build-why =
    Every city you build also uncovers a place on your own board: with two cities you have four slots for resources instead of three. A ship or a starport brings neither Material nor slots.

lesson-tax =
    Now the four pips. <Tax|tax> a city: choose “Tax”, then the first city in 1-hex.
lesson-tax-why =
    A tax gains one token of the planet’s kind: Material, from 1-hex. That is one more for Tycoon. You could influence the Court first, but the taxes are what you came for, and the order makes no difference now.

lesson-slot =
    Where shall the token lie? The keys under a slot are what a raider must roll to steal it. Slot 4 needs two keys, slot 2 only one: take slot 4.
lesson-slot-why =
    Nobody raids you yet, but it costs nothing to be careful. When all slots are full you may rearrange, and what does not fit is lost.

lesson-tax2 =
    Each city can be taxed once per turn, so the second city is next: tax, city, slot.
lesson-tax2-why =
    That makes three Material in your slots. You are ahead in Tycoon now: look at the row on the right.

lesson-influence =
    Two pips are left, and the <Court|secure> on the right offers four cards. <Influencing|influence> puts one of your agents on a card; whoever has most agents there can later secure it. Put an agent on Fuel Cartel.
lesson-influence-why =
    The holder of <Fuel Cartel|bc06> counts the whole Fuel supply for Tycoon, and at the end of a chapter the Rivals lose their Fuel. With Tycoon declared no other card here is worth as much.

lesson-influence2 =
    One agent is easily matched, two are not. Put the second one on Fuel Cartel too, with your last pip. Then the others play: read the log, or just watch.
lesson-influence2-why =
    To secure a card you need more agents on it than each other player. After you, both others can influence this round; with two agents you are still ahead if one of them joins.

lesson-pivot =
    White surpassed with the highest card, took the initiative and now leads Construction 6. You follow, and you have three ways.

    <Surpass|surpass>: a higher card of the same suit, with all its pips. <Pivot|pivot>: a card of another suit, for one action of that suit. <Copy|copy>: any card face down, for one action of the led suit.

    You cannot beat a 6. But you can pivot with Aggression 3: one action of Aggression, and to secure is one of them.
lesson-pivot-why =
    Fuel Cartel is worth more to you than a building, and somebody could join you there. Aggression is the only suit that secures. You give up a card with three pips for one action; it is the action that counts.

lesson-seize =
    Before the prelude you may <seize|seize> the initiative by giving up a second card. Not today: go on.
lesson-seize-why =
    You have one card for each round. Who seizes plays one round fewer. It pays when you must lead the next round, to declare an ambition before it is too late. Yours is declared.

lesson-secure =
    You have more agents on Fuel Cartel than anyone else. Choose <secure|secure>, then the card. It moves to your panel, and a new card joins the Court.
lesson-secure-why =
    If others had agents there, they would become your Captives, which count for Tyrant. A secured guild card stays with you until somebody raids it away, and its icon counts for your ambitions too.

lesson-copy =
    White leads again: Administration 6, which nobody can surpass. Tax is what you want, so <copy|copy>: play a card face down for one action of the led suit. Mobilization 3 is the one you need least. Then go on without seizing.
lesson-copy-why =
    Copying gives one action, whatever the card. So copy with a card that would do little for you face up, and keep Construction 5 and Mobilization 5, with which you may still surpass somebody.

lesson-copytax =
    White now has four Fuel, as many as you have tokens – watch the Tycoon row. Tax a city in 1-hex and put the Material into the free slot.
lesson-copytax-why =
    Four Material and the Fuel icon of Fuel Cartel make five, against White’s four. Being tied for first would cost you: those who are tied get only the second number.

lesson-surpass =
    White leads Construction 2, a low card. You hold Construction 5: <surpass|surpass> it, and go on. You use all its pips, and unless Blue plays a higher Construction card, the initiative is yours.
lesson-surpass-why =
    The highest surpassing card of a round takes the initiative. With two cards left it is good to choose for yourself what the next round is about.

lesson-build2 =
    Build a ship at your starport in 4-hex, next door to White’s two cities. (A starport builds one ship per turn, so the second pip is lost.)
lesson-build2-why =
    Ships decide who <controls|control> a system: more fresh ships than each other player. Four ships can take control where White has three.

lesson-lead2 =
    The initiative is yours. Lead Mobilization 5: two pips to move or influence.
lesson-lead2-why =
    Administration 3 would tax once more, but your slots are full. Moving now prepares the last round: whoever controls a system may tax the cities of others there.

lesson-nodeclare =
    A 5 could declare Keeper, for Relics. You have none, so go on without declaring.
lesson-nodeclare-why =
    An ambition in which you score nothing only helps others, and your card would count as zero. Declare what you win, or what takes points from the leader.

lesson-move =
    <Move|move>: all four ships from 4-hex to 4-crescent. Choose move, the system they leave, where they go, and how many. Nothing fights yet; being there with more fresh ships is enough to take control.
lesson-move-why =
    White’s three ships guard two cities in 4-crescent. With four fresh ships you control it. Leaving your own starport unguarded is a risk, but White has a single card left.

lesson-influence3 =
    One pip is left: put an agent on Mining Interest, where nobody is yet.
lesson-influence3-why =
    An agent alone on a card is enough to secure it later. Loyal Engineers is fought over; your one agent there would only become somebody’s Captive.

lesson-pivot2 =
    The last round. Blue took the initiative, leads Mobilization 4, and has moved four ships to 1-hex: Blue controls your home now. You have one card left: pivot with Administration 3.
lesson-pivot2-why =
    Copying would move or influence. A pivot to Administration can tax, and you control a system with two of White’s cities.

lesson-rival =
    Tax the first city in 4-crescent. It is White’s – and because you control the system, you also capture one of White’s agents, even though no Fuel is left to gain.

    This is also the last action of the chapter. Then comes the scoring.
lesson-rival-why =
    Captives count for Tyrant, which you may declare in a chapter to come. Your own cities would bring nothing: your slots are full of Material already.

lesson-chapter2 =
    Chapter 1 is over. You were first in Tycoon and gained 5 Power, White 3; then Fuel Cartel made both others discard their Fuel. The markers come off, everybody gets six new cards, and any ambition can be declared again.

    Blue led, taxed both of your cities in 1-hex and captured two of your agents: that is what losing control costs. You have Aggression 3. Pivot with it and go on.
lesson-chapter2-why =
    Administration 5 would surpass Blue’s 4, but White’s 6 keeps the initiative, and your slots are full. If Blue stays in 1-hex, your cities work for Blue all chapter long. That must end first.

lesson-battle =
    <Battle|battle> in 1-hex: your three ships against the four of Blue.
lesson-battle-why =
    The other fight, in 4-crescent, is against cities. Destroying a city of another player <outrages|outrage> its people: you lose your tokens and cards of that kind. Blue’s ships are only ships, and destroyed ones are Trophies for Warlord.

lesson-dice =
    You roll one die per ship, of the kinds you choose. Assault dice hit hard but also hurt you, skirmish dice are safe and hit every other time, raid dice steal with keys. Take two assault dice.
lesson-dice-why =
    Blue has four ships; you want hits. Three assault dice would hit most, but each can hit your own ships, and with Blue at home in your system you need some of them fresh.

lesson-dice2 =
    And one skirmish die. Then roll.
lesson-dice2-why =
    A die that you do not take is a chance given away: a skirmish die never hurts you.

lesson-hits =
    Four hits, and one on you. A ship takes two hits: the first damages it, the second destroys it. You could damage all four ships – or destroy two: choose the damaged ship twice, then confirm.
lesson-hits-why =
    A destroyed ship is a Trophy and never shoots again; a damaged one can be repaired with one action. Two destroyed ships leave Blue with two fresh ones against your two, so that Blue no longer controls your cities.

lesson-end =
    Two Trophies, and your cities are your own again. You know everything now that you need: lead or follow, prelude and pips, the Court, control, battle, and ambitions that score at the end of a chapter.

    From here on you play for yourself, against two easy bots. The light bulb gives a hint, “?” says what is possible and why not, and undo takes anything back. Good luck, Red!
