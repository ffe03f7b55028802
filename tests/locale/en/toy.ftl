game-toy = High Card
name-seat-0 = Ann
name-seat-1 = Bob
name-seat-2 = Cleo
name-seat-3 = Dan

ask-play = { $seat }, which card do you play in round { $count }?
ask-prize = { $seat }, you took the trick: what happens to { $count ->
    [one] the point
   *[other] the { $count } points
}?

ask-swap = { $seat }, which cards do you exchange?
ask-share = { $seat }, who gets { $count ->
    [one] the point
   *[other] each of the { $count } points
}?

option-play = play { $card }
option-peek = peek at the deck
option-keep = keep it
option-give = give it from { $seat } to { $seat2 }
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
help-peek = Look at the top card of the deck, once a round, before you play a card.
help-7 = The card in the middle.
