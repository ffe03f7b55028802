## Imperium at the web table: what the board says besides its labels

imperium-round = Round { $round }
imperium-doing-open = { $nation } begin their turn
imperium-doing-activate = { $nation } activate
imperium-doing-none = { $nation } finish their turn
imperium-suit-nation = card of a nation
imperium-points = { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }
imperium-points-vary = Victory points vary
imperium-exhausted = exhausted
imperium-can-exhaust = has an exhaust ability
imperium-garrisoned = garrisoned
imperium-choose-from = Choose from these cards
imperium-your-area = Your realm
imperium-area = Realm of { $seat }
imperium-exile = Exiled { $count }
imperium-attack = attack
imperium-collapse-near = { $count } left: collapse is near
imperium-bowl-material = materials
imperium-bowl-population = population
imperium-bowl-progress = progress
imperium-actions-left = { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
imperium-exhaust-left = { $count } exhaust left
imperium-actions = action tokens
imperium-exhaust = exhaust tokens

imperium-pile-name-region = Region
imperium-pile-name-uncivilised = Uncivilised
imperium-pile-name-civilised = Civilised
imperium-pile-name-main = Main pile
imperium-pile-name-fame = Fame
imperium-pile-name-unrest = Unrest
imperium-pile-region = Region pile: { $count }
imperium-pile-uncivilised = Uncivilised pile: { $count }
imperium-pile-civilised = Civilised pile: { $count }
imperium-pile-main = Main pile: { $count }. When it is empty, scoring is triggered.
imperium-pile-fame = Fame pile: { $count }. When it is empty, the King of Kings is resolved instead.
imperium-pile-unrest = Unrest pile: { $count }. When it is empty, the game collapses at once.

imperium-zone-name-hand = hand
imperium-zone-name-deck = draw deck
imperium-zone-name-discard = discard pile
imperium-zone-name-history = history
imperium-zone-name-nation = nation deck
imperium-zone-name-development = development area
imperium-zone-name-sunken = sunken pile
imperium-zone-hand = Hand: { $count }
imperium-zone-deck = Draw deck: { $count }
imperium-zone-discard = Discard pile: { $count }
imperium-zone-history = History: { $count }
imperium-zone-nation = Nation deck: { $count }
imperium-zone-development = Development area: { $count }
imperium-zone-sunken = Sunken pile: { $count }

imperium-short-hand = hand
imperium-short-deck = draw
imperium-short-discard = discard
imperium-short-history = history
imperium-short-nation = nation
imperium-short-development = develop
imperium-short-quests = quests
imperium-short-sunken = sunken

imperium-fold-development = To develop ({ $count })
imperium-fold-quests = Quests ({ $count })
imperium-fold-hand = Hand ({ $count })
imperium-fold-discard = Discard pile ({ $count })
imperium-fold-history = History ({ $count })
imperium-fold-sunken = Sunken pile ({ $count })
imperium-fold-deck = Draw deck ({ $count })
imperium-fold-nation-deck = Nation deck ({ $count })
imperium-no-order = In no particular order:

imperium-solstice-told = Round { $round } ends. What lies in play speaks.
imperium-solstice-none = No solstice text
imperium-solstice-nothing = nothing came of it
imperium-cards = cards
imperium-accession = { $nation } become an empire
imperium-accession-told = Cards for empires are open to them now, and they develop.

imperium-score-progress = Progress
imperium-score-play = Cards in play
imperium-score-garrison = Garrisoned cards
imperium-score-discard = Discard pile
imperium-score-history = History
imperium-score-hidden = Hand and draw deck
imperium-score-varies = Points that vary
imperium-score-unrest = Unrest (fewest wins)
imperium-score-known = Known so far
imperium-score-total = Total
score-imperium-collapse = { $count } unrest

advance-skip = In advance: if I may react next, skip it

## How the texts of cards are read, to draw pieces and signs in them and to explain the words of the rules

imperium-reading-card = cards?
imperium-reading-icon = icons?
imperium-reading-or = or
imperium-term-acquire = acquire
imperium-term-break-through = break through|breaks through
imperium-term-exile = exile|exiled
imperium-term-garrison = garrison|garrisoned
imperium-term-abandon = abandon
imperium-term-recall = recall
imperium-term-history = history
imperium-term-sink = sink
imperium-term-find = find
imperium-term-develop = develop
imperium-term-pinned = pinned

## First-time tips

first-board = The market is above, your realm in the middle, your hand below. What glows can be played or chosen. Piles with a dotted line under their names can be looked through, and dotted words on cards explain themselves.
first-solstice = After each round, the solstice texts of all cards in play are carried out. Here is what happened to whom; it stays until you go on.
first-accession = A nation has become an empire: from now on its cards for empires work, and those for barbarians no longer do.
