## Labels of the board of Imperium

board-heading = Imperium · round { $round } · { $box }
board-box-classics = common cards of Classics
board-box-legends = common cards of Legends
board-doing-open = { $seat } begin their turn: activate, innovate or revolt
board-doing-activate = { $seat } activate: { $actions ->
        [0] no action
        [one] one action
       *[other] { $actions } actions
    } and { $exhaust ->
        [0] no exhaust token
        [one] one exhaust token
       *[other] { $exhaust } exhaust tokens
    } left
board-doing-none = { $seat } have finished their actions this turn
board-ending = { $last ->
        [1] Scoring is triggered ({ $reason }): one more round follows this one.
        [2] The last round ({ $reason }).
       *[other] The game is over: { $reason }.
    }

board-common = Common area
board-piles = Cards left:
board-pile-main = main pile { $count }
board-pile-region = region { $count }
board-pile-uncivilised = uncivilised { $count }
board-pile-civilised = civilised { $count }
board-pile-fame = fame { $count }
board-pile-unrest = unrest { $count }
board-king = The fame pile is down to
board-fame-seen = Fame cards you have seen:
board-exile = Exiled:

board-market = Market
board-empty-slot = (empty)
board-unrest-beneath = unrest beneath

board-turn = to play
board-nation = { $nation }, power side { $side }
board-state-barbarian = barbarian
board-state-empire = empire
board-crowned = has resolved King of Kings

board-material = { $count ->
        [one] 1 material
       *[other] { $count } materials
    }
board-population = { $count } population
board-progress = { $count } progress
board-actions = { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
board-exhaust = { $count ->
        [one] 1 exhaust token
       *[other] { $count } exhaust tokens
    }

board-in-play = In play:
board-icons = Icons in play:
board-icon-production = production { $count }
board-icon-fertile = fertile { $count }
board-icon-river = river { $count }
board-exhausted = (exhausted)
board-on-card = (with { $count } progress)
board-garrison = [below: { $cards }]
board-times = ×{ $count }
board-hand-count = hand { $count }
board-deck-count = deck { $count }
board-nation-count = nation deck { $count }
board-history-count = history { $count }
board-discard-count = discard pile { $count }
board-sunken-count = sunken { $count }
board-nation-exhausted = (nation deck exhausted)
board-development-exhausted = (exhausted until the clean-up)
board-known = Known in hand:
board-deck-top = On top of the deck:
board-nation-top = Top of the nation deck:
board-discard = Discarded:
board-history = History:
board-sunken = Sunken:
board-open-hand = Hand:
board-open-deck = Draw deck:
board-points = Points:
board-points-progress = progress { $count }
board-points-play = in play { $count }
board-points-garrison = garrisoned { $count }
board-points-discard = discard pile { $count }
board-points-history = history { $count }
board-points-hidden = hand and deck { $count }
board-points-varies = variable { $count }
board-development = To develop:
board-quests = Quests:
board-pending = Solstice texts still to come:

board-hand = Your hand ({ $count })
board-no-cards = No cards.
