## The lesson of Imperium: one message for each step of data/lesson.yaml and one that says why.
## A blank line begins a new page; <unrest|unrest> is "unrest", with its help.

lesson-city =
    Welcome to Imperium. You lead the Romans, still barbarians, against the Persians. Five cards are in your hand; the market above is open to both. Point at any card (or press it for a moment) to read it.

    At the end everybody counts points: on their cards, wherever those lie, and 1 for each progress token. <Unrest|unrest> counts −2. So collect good cards, and keep order.

    A turn is usually to <activate|activate>: you have three action tokens, and each plays a card. Begin with City of Rome.
lesson-city-why =
    City of Rome is <pinned|pinned>: it stays in play and works in every <solstice|solstice> from now on, after each round. What works every round should come first.

lesson-expansion =
    Now Roman Expansion, your great opening: it acquires the region of the market, Oasis, and then the next one, Jungle. <Acquired|acquire> cards come to your hand.
lesson-expansion-why =
    Regions bring production and population, and many cards need them. Roman Expansion works only once: afterwards it goes to your <history|history>, where cards are out of the way but still count.

lesson-region =
    One action is left: play Oasis, with its two production icons.
lesson-region-why =
    Prosperity in your hand gives a material for each production icon in play, next turn. Jungle has none, and Advance would spend the materials that you have.

lesson-exile =
    Oasis exiles a card from the market, which leaves the game. Exile Coast.
lesson-exile-why =
    A region that the Persians could take next turn is gone, and nothing that you want: you have your eye on City, for which you hold Triumvirate.

lesson-garrison =
    You may <garrison|garrison> a hand card beneath the region: it is safe there and scores, but does nothing. Skip it.
lesson-garrison-why =
    You need all of these cards soon. Garrison a card later that only clogs your hand, such as unrest.

lesson-progress =
    Your actions are spent: clean-up. First you put a <progress|pay> token on a card of the market. Whoever takes the card gets the token. Choose City.
lesson-progress-why =
    You mean to take City next turn, so pay yourself. If the Persians take it, they also get the unrest that lies beneath it.

lesson-discard =
    Then discard as many cards as you like, and draw up to five. Discard Advance, then confirm.
lesson-discard-why =
    Advance costs three materials, and Triumvirate does the same next turn for nothing. Cards that you cannot use soon should make room: the quicker your deck runs through, the sooner new cards of your nation join.

lesson-gift =
    The Persians played Prosperity, and every player may draw a card. Yes, please.
lesson-gift-why =
    A card more costs nothing, and cards that you do not need can be discarded at the clean-up.

lesson-solstice =
    Everybody has had a turn: <solstice|solstice>. City of Rome lets you discard a card for something better. Discard the Unrest that you just drew, for 1 population.
lesson-solstice-why =
    In your hand unrest fills a place for a good card. Population is what your Conquer is paid with, and the Romans score it at the end.

lesson-break =
    Round 2. Play Triumvirate and <break through|break-through> for City: the card comes with its tokens, but without its unrest.
lesson-break-why =
    Two progress tokens lie on City by now, yours and one of the Persians: two points, and a second city for the solstice. An acquired card would bring an unrest along.

lesson-dalmatia =
    Play Dalmatia, a region that brings 1 population. No garrison: skip.
lesson-dalmatia-why =
    Play regions before Prosperity: it counts what is in play at that moment.

lesson-prosperity =
    Now Prosperity. Everybody may draw a card first: you, too.
lesson-prosperity-why =
    Prosperity counts Oasis and Dalmatia now. City could wait for a round, Jungle has no production, and Conquer has no good target yet.

lesson-icons =
    Then take a material for each production icon: two on Oasis, one on Dalmatia.
lesson-icons-why =
    Three materials now, or two population, one for each region. Materials pay for unrest and for Advance, and you have population already.

lesson-progress2 =
    Clean-up again. Your Conquer will need a target: put the token on the Egyptians, and keep all your cards (confirm with none chosen).
lesson-progress2-why =
    The Egyptians are a tributary: they move a card of your nation to your deck at once. No other card of this market helps you on so far.

lesson-solstice2 =
    The solstice of round 2. Discard Glory for 1 population.
lesson-solstice2-why =
    Glory wants three regions, and you have two in play. It comes back with the next shuffle, when you have more.

lesson-keep =
    Round 3. Play City: from now on two cities work in each solstice.
lesson-keep-why =
    Pinned cards pay again and again. Two cities mean two discards each round that become population, materials or cards.

lesson-conquer =
    Play Conquer. To acquire costs 2 population; to break through costs 3 and leaves the unrest behind. Pay for the break-through.
lesson-conquer-why =
    An unrest costs you an action and 3 materials, or 1 population, to get rid of: more than the one population that you would save here.

lesson-pay =
    Pay with population, take a tributary: the Egyptians, with the token on them.
lesson-pay-why =
    Progress can stand for population or for two materials. But each progress is a point at the end, so pay with it only when you must.

lesson-unrest =
    Last action: play the Unrest and pay 3 materials. It returns to its pile. (A whole turn of <revolt|revolt> would return all unrest of your hand at once.)
lesson-unrest-why =
    Each unrest is two points lost, and a dead card in your hand every few turns. When the unrest pile runs out, the game collapses and whoever has the least unrest wins.

lesson-progress3 =
    Put the token on Forest, discard nothing, and watch: your draw deck is empty, so you <reshuffle|reshuffle> – and a card of your nation joins.
lesson-progress3-why =
    Forest is the region that you can conquer next, and regions have no unrest beneath them. The reshuffle takes an exhaust token, once between two clean-ups.

lesson-gift2 =
    Raetia has joined your deck, and you even drew it. The Persians have taken a fame card. Their Prosperity offers you a card again: draw.
lesson-gift2-why =
    You have two cities that turn spare cards into tokens. More cards are never a burden to you now.

lesson-solstice3 =
    Solstice, with two cities; you choose which comes first. City of Rome: discard the Unrest for 1 population. City: discard Advance for 1 population.
lesson-solstice3-why =
    Jungle, Raetia, the Egyptians and Prosperity are for your next turn. The other two cards you would not play anyway.

lesson-tributary =
    Round 4. Play the Egyptians: the next card of your nation goes straight to your discard pile, and the Egyptians into your history.
lesson-tributary-why =
    Five cards of your nation are left, and the last of them is your <accession|accession>: the Romans become an empire. Each card that joins sooner brings it nearer.

lesson-raetia =
    Raetia next, a region with 1 material. Skip the garrison.
lesson-raetia-why =
    Three regions in play are three population from Prosperity, and what Glory asks for.

lesson-regions =
    Prosperity, and a card for everybody.
lesson-regions-why =
    With Raetia three regions lie in play, more than ever. The Persians draw a card as well, but you gain more by it.

lesson-folk =
    This time take the population, one for each of your three regions.
lesson-folk-why =
    Four materials or three population? Conquer waits, and the Romans score a point for every four population at the end.

lesson-progress4 =
    Token on Forest once more, where one lies already; keep your cards.
lesson-progress4-why =
    Two tokens on a region are two points for whoever takes it. You hold Conquer, so most likely that is you.

lesson-skipboth =
    Another solstice. Both cities are yours to use, but look at your hand: you want all of it. Choose City of Rome and skip, then skip City.
lesson-skipboth-why =
    Glory, Prosperity and Conquer make a great turn, and Gallia Aquitania and Jungle are regions to replace those that Glory costs. No card is spare.

lesson-harvest =
    Round 5. First Prosperity, while three regions lie in play; and draw.
lesson-harvest-why =
    Glory sends three regions away. Harvest before you leave the field.

lesson-stores =
    Materials now: four production icons.
lesson-stores-why =
    You have plenty of population for Conquer, and an empire’s development costs materials.

lesson-glory =
    Now Glory: it abandons three regions, which go to your discard pile, and you look at two <fame|fame> cards.
lesson-glory-why =
    Abandoned regions come back with the next shuffle. Fame is worth many points and there are few of these cards; the Persians have one already.

lesson-fame =
    Take Glorious, worth 6 points.
lesson-fame-why =
    Great is worth 6 points only in your history. Glorious is worth 6 in any case, and draws four cards for barbarians.

lesson-free =
    Glorious is a <free play|free-play>: it takes no action, once per turn. Play it, and draw four.
lesson-free-why =
    It goes to your history, where its 6 points are safe, and you see four more cards before your last action.

lesson-forest =
    Last action: Conquer, for 2 population. Forest is a region and has no unrest, so to acquire it is enough; it comes with two progress.
lesson-forest-why =
    Breaking through would cost 1 population more for nothing. You gave up regions; this is the first of the new ones.

lesson-end =
    You know the turn now: actions, market, break-through, unrest, clean-up, solstice, reshuffle, fame. What is still to come:

    <Exhaust|exhaust> tokens use the abilities of cards in play, once per card and turn. To <innovate|innovate> is a turn that discards your hand for one break-through. Both are on offer when they help.

    When the accession card joins, you are an empire: cards for barbarians stop working, cards for empires begin, and at each reshuffle you may pay to <develop|develop> a card of your own. The last one developed, or an empty main pile, triggers the <scoring|scoring>.

    From here on you play for yourself, against an easy bot, beginning with this clean-up. The light bulb gives a hint, “?” says what is possible and why not, and undo takes anything back. Good luck!
