name-game = High Card
game-high_card = High Card
name-seat-0 = Red
name-seat-1 = Blue
name-seat-2 = White
name-seat-3 = Yellow

setting-prize = Points per trick
setting-sets = Exchange cards after the deal, and divide the points

ask-play = Round { $count }: which card do you play?
ask-prize = You took the trick. What happens to { $count ->
    [one] the point
   *[other] the { $count } points
  }?
ask-swap = Which cards do you exchange?
ask-share = You took the trick. Who gets { $count ->
    [one] the point
   *[other] each of the { $count } points
  }?

option-play = play { $card }
option-peek = peek at the deck
option-keep = keep it
option-give = give it to { $seat2 }
option-swap = exchange { $card }
option-stop = no more

event-dealt = Round { $count } is dealt.
event-peeked = { $seat } peeks at the deck.
event-saw = The top card is { $card }.
event-played = { $seat } plays { $card }.
event-won = { $seat } takes the trick; { $seat2 } gets { $count ->
    [one] a point
   *[other] { $count } points
  }.
event-swapped = { $seat } exchanges { $count ->
    [one] a card
   *[other] { $count } cards
  }.

outcome-rounds_over = Both rounds are over.

topic-peek = Peeking
help-peek = Look at the top card of the deck, once per round, before you play a card.

summary-line = Take tricks with high cards, or give them away.
summary-time = 5 minutes
high_card-deck = Deck ({ $count })
high_card-trick = The trick
high_card-points = Points
