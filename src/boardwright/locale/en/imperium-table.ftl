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
imperium-your-area = Your play area
imperium-area = Play area of { $seat }
imperium-exile = Exiled cards ({ $count })
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

imperium-fold-development = To develop ({ $count })
imperium-fold-quests = Quests ({ $count })
imperium-fold-hand = Hand ({ $count })
imperium-fold-discard = Discard pile ({ $count })
imperium-fold-history = History ({ $count })
imperium-fold-sunken = Sunken pile ({ $count })
imperium-fold-deck = Draw deck ({ $count })
imperium-fold-nation-deck = Nation deck ({ $count })
imperium-no-order = In no particular order:

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
