## Labels of the board of Arcs

board-heading = Arcs · chapter { $chapter } · { $seat } has the initiative · set-up { $setup }
board-prelude = · { $seat } is in the prelude
board-pips = · { $seat } has { $count ->
    [one] one action
   *[other] { $count } actions
  } left

board-cluster = Cluster { $cluster }
board-out-of-play = out of play: ships pass by
board-city-sign = C
board-starport-sign = S
board-legend = A shape before a system: its controller. C city, S starport, · free slot, ▲3 three ships, ~1 one damaged, ' used this turn, ═ ║ from gate to gate. In brackets: pips of an action card, or keys to raid a card or slot.

board-court = Court ({ $count } in the deck)
board-ambitions = Ambitions
board-markers = Available markers: { $markers }
board-no-markers = No markers available.

board-round = This round
board-nothing-played = No cards played yet.
board-lead = leads { $card }
board-surpass = surpasses with { $card }
board-copy = copies with { $card }
board-pivot = pivots to { $card }
board-seize = seizes with { $card }
board-event = plays an { $card }
board-face-down = a card face down
board-action-card = { $card } ({ $count })
board-zero = The lead card counts as 0: an ambition was declared with it.
board-seized = { $seat } seized the initiative.
board-claim = claims { $card }

board-supply = Supply
board-spent = (+{ $count } spent)
board-discard = Discarded action cards: { $count }
board-face-up = Face up: { $cards }

board-initiative = (initiative)
board-turn = to play
board-power = { $count } power
board-hand = Hand:
board-cards-number = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
board-known = Known cards:
board-slots = Slots (keys):
board-reserve = In reserve:
board-pieces = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
  }, { $starports ->
    [one] 1 starport
   *[other] { $starports } starports
  }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
  }, { $agents ->
    [one] 1 agent
   *[other] { $agents } agents
  }
board-outrage = Outrage:
board-captives = Captives:
board-trophies = Trophies:
board-cards = Cards:

board-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
  }
board-starports = { $count ->
    [one] 1 starport
   *[other] { $count } starports
  }
board-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
  }
board-agents = { $count ->
    [one] 1 agent
   *[other] { $count } agents
  }

## How a game ended

board-scored = Power by chapter
board-scored-row = Chapter { $chapter }, { $ambition }
board-scored-earlier = Earlier
board-scored-sum = Power
outcome-place = { $place }. { $seat }: { $points } Power
