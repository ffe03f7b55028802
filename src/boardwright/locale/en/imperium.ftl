# Imperium: every word a person reads. Variables are the arguments of games/imperium/vocabulary.py; the messages from
# "Card texts" on are put together by what the cards do (games/imperium/wording.py and effects/).

## Names

name-game = Imperium
name-seat-0 = Player 1
name-seat-1 = Player 2
name-seat-2 = Player 3
name-seat-3 = Player 4
name-nation = the { $nation }

suit-region = region
suit-uncivilised = uncivilised
suit-civilised = civilised
suit-tributary = tributary
suit-fame = fame
suit-unrest = unrest
suit-power = power

token-material = material
token-population = population
token-progress = progress
tokens-counted = { $what ->
        [material] { materials-counted }
        [population] { $count } population
       *[progress] { $count } progress
    }
materials-counted = { $count ->
        [one] 1 material
       *[other] { $count } materials
    }

icon-production = production
icon-fertile = fertile
icon-river = river

state-barbarian = barbarian
state-empire = empire
state-not-barbarian = for both states
state-not-empire = for both states
box-classics = Classics
box-legends = Legends
card-told-apart = { $card } ({ $words })
card-number = no. { $number }

zone-hand = the hand
zone-deck = the draw deck
zone-discard = the discard pile
zone-in-play = the play area
zone-history = the history
zone-sunken = the sunken pile
zone-nation-deck = the nation deck
zone-development = the development area
zone-garrisoned = a garrison
zone-front = the cards in front of you
zone-below = the journey cards below
zone-market = the market
zone-exiled = exile
zone-main-deck = the main pile
zone-fame-pile = the fame pile
zone-unrest-pile = the unrest pile
zone-owned = your cards
zone-others-owned = the cards of other players
zone-here = below this card
zone-quest = the active quest
zone-bottom = the bottom of { $zone }

## Options of the game

setting-box = Boxes
setting-commons = Common cards
setup-about = Nations have a difficulty from 1 to 5. For your first games take one of difficulty 1 (Macedonians, Persians, Romans) and side B of the power card, the simpler side.
setting-nation-1 = Nation of player 1
setting-nation-2 = Nation of player 2
setting-nation-3 = Nation of player 3
setting-nation-4 = Nation of player 4
setting-side-1 = Side of the power card of player 1
setting-side-2 = Side of the power card of player 2
setting-side-3 = Side of the power card of player 3
setting-side-4 = Side of the power card of player 4

## Outcome

outcome-imperium-main_pile = The game is over: the main pile ran out.
outcome-imperium-last_development = The game is over: a player has developed their last card.
outcome-imperium-card = The game is over: a card ended it.
outcome-imperium-by_card = The game is over: { $card } ended it.
outcome-imperium-collapse = Collapse: the unrest pile is empty. Fewest unrest wins.

outcome-place-imperium-collapse = { $place }. { $seat }: { $points } unrest

reason-main-pile = the main pile has run out
reason-last-development = the last card is developed
reason-card = a card says so
reason-by-card = { $card } says so
reason-collapse = the unrest pile is empty

## Questions

ask-turn = Your turn: { $count ->
        [one] one action
       *[other] { $count } actions
    } and { $exhaust ->
        [one] one exhaust token
       *[other] { $exhaust } exhaust tokens
    } left.
ask-react = { $trigger ->
    [acquire] You have acquired { $card }.
    [breakthrough] You have broken through for { $card }.
    [gain_from_market] You have gained { $card } with its tokens.
    [gain_token] You have gained materials with { $card }.
    [must_discard] You must discard masks.
    [other_plays] { $card } is an attack on you.
    [play_card] You have played { $card }.
    [return_unrest] You have returned unrest.
    [sink] You have sunk { $card }.
   *[other] { $card } applies now.
} Exhaust a card now?
ask-pay = How do you pay { price }?
ask-pay_how_many = { $card }: pay how much { $token }?
ask-choose = { $card }: choose.
ask-may = { $card }: do this?
ask-who_takes_next = { $card }: there are not enough for everyone. Who takes the next one?
ask-avoid = { $card }: ignore this effect of the attack?
ask-tribute = Hand over { $count } progress to { $seat }, or let them ignore the attack?
ask-discard = { $card }: discard which card?
ask-topdeck = { $card }: put which card on top of the draw deck?
ask-fetch = { $card }: take which card into your hand?
ask-history = { $card }: put which card into the history?
ask-sink = { $card }: sink which card?
ask-recall = { $card }: recall which card?
ask-abandon = { $card }: abandon which card?
ask-garrison = { $card }: garrison which card?
ask-garrison_under = { $card }: garrison it below which card?
ask-return_unrest = { $card }: return which unrest?
ask-give = { $card }: give which card to { $seat }?
ask-find = { $card }: choose the card you find.
ask-move = { $card }: move which card?
ask-exile = { $card }: exile which card?
ask-declare = { $card }: declare a suit.
ask-draw_how_many = { $card }: draw how many cards?
ask-acquire = { $card }: acquire which card?
ask-break_through_suit = { $card }: break through for which suit?
ask-break_through = { $card }: break through for which card?
ask-swap_market = { $card }: swap which market card?
ask-swap_exiled = { $card }: for which exiled card?
ask-swap_nation = { $card }: swap which hand card for the top card of the nation deck?
ask-place = { $card }: on which market card?
ask-unexhaust = { $card }: take back the exhaust token from which card?
ask-play_by_effect = { $card }: play which card?
ask-copy_exhaust = { $card }: use the exhaust ability of which card?
ask-treat_as = { $card }: an icon of which card?
ask-take_fame = { $card }: take which fame card?
ask-put_back = { $card }: which card goes back first (lowest)?
ask-develop = Develop which card?
ask-develop_at_reshuffle = Reshuffle: develop a card?
ask-revolt = Return how many unrest cards?
ask-cleanup_token = Clean-up: put a token on which market card?
ask-cleanup_discard = Clean-up: discard cards before you draw?
ask-solstice = Solstice: which card next?

## Answers

option-play = play { $card }
option-exhaust = exhaust { $copy }
option-innovate = innovate
option-revolt = revolt
option-end = end turn
option-skip = skip
option-stop = no more
option-do = { $effect }
option-card = { $card }
option-card_from = { $copy } from { $zone }
option-in_play = { $copy }
option-acquire = { $copy }
option-acquire_exiled = { $copy } from exile
option-pile = the top card of the { $suit } pile
option-reveal = reveal cards from the main pile
option-suit = { $suit }
option-count = { $count }
option-pay = { price }
option-seat = { $seat }
option-ignore = ignore it
option-suffer = suffer it
option-hand_over = hand it over
option-refuse = refuse
option-discard = discard { $card }

# Of the three kinds of tokens those that are there, in a row.
price = { $material ->
        [0] { price-without-material }
       *[other] { price-material }{ price-then-population }{ price-then-progress }
    }
price-without-material = { $population ->
        [0] { $progress } progress
       *[other] { $population } population{ price-then-progress }
    }
price-material = { $material ->
        [one] 1 material
       *[other] { $material } materials
    }
price-then-population = { $population ->
        [0] { "" }
       *[other] , { $population } population
    }
price-then-progress = { $progress ->
        [0] { "" }
       *[other] , { $progress } progress
    }

## Chronicle

event-played = { $seat } play { $card }.
event-exhausted = { $seat } exhaust { $card }.
event-unexhausted = { $seat } take back the exhaust token from { $card }.
event-innovates = { $seat } innovate.
event-revolts = { $seat } revolt.
event-gained = { $seat } gain { tokens-counted }.
event-gained_action = { $seat } gain { $count ->
        [one] an action
       *[other] { $count } actions
    }.
event-spent_action = { $seat } spend { $count ->
        [one] an action
       *[other] { $count } actions
    }.
event-paid = { $seat } pay { price }.
event-stole = { $seat } steal { tokens-counted } from { $seat2 }.
event-tribute = { $seat } hand { $count } progress to { $seat2 }.
event-avoids = { $seat } may ignore { $card }.
event-placed = { $seat } put { tokens-counted } on { $card }.
event-drew = { $seat } draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-drew_card = ({ $seat } drew { $card }.)
event-reshuffled = { $seat } reshuffle.
event-nation_card = { $card } joins from the nation deck of { $seat }.
event-empire = { $seat } become an empire.
event-developed = { $seat } develop { $card }.
event-took_unrest = { $seat } take unrest.
event-returned_unrest = { $seat } return { $count } unrest.
event-discarded = { $seat } discard { $card }.
event-topdecked = { $seat } put a card on top of their draw deck.
event-topdecked_card = { $seat } put { $card } on top of their draw deck.
event-fetched = { $seat } take { $card } into hand.
event-fetched_from_history = { $seat } take a card from their history.
event-history = { $seat } put { $card } into their history.
event-sank = { $seat } sink { $card }.
event-recalled = { $seat } recall { $card }.
event-abandoned = { $seat } abandon { $card }.
event-garrisoned = { $seat } garrison { $card } below { $card2 }.
event-gave = { $seat } give { $seat2 } a card.
event-gave_card = { $seat } give { $seat2 } { $card }.
event-found = { $seat } find { $card }.
event-looked_at_nation = { $seat } look at the top card of their nation deck.
event-saw_nation = ({ $seat } saw { $card }.)
event-nation_to_bottom = { $seat } put a card on the bottom of their nation deck.
event-shuffled = { $seat } shuffle { $zone }.
event-revealed = { $seat } reveal { $card }.
event-declared = { $seat } declare { $suit }.
event-took = { $seat } take { $card }.
event-moved = { $seat } move { $card }.
event-acquired = { $seat } acquire { $card }.
event-broke_through = { $seat } break through for { $card }.
event-took_from_pile = { $seat } break through for the top card of the { $suit } pile.
event-market = { $card } enters the market.
event-exiled = { $seat } exile { $card }.
event-swapped = { $seat } swap { $card } for { $card2 } from exile.
event-swapped_nation = { $seat } swap a hand card for the top card of the nation deck.
event-copied = { $seat } use the ability of { $card }.
event-flipped = { $seat } turn a card over: { $card }.
event-entered = { $card } of { $seat } enters play.
event-treated = { $seat } treat an icon of { $card } as production.
event-took_fame = { $seat } take a fame card.
event-saw_fame = ({ $seat } saw { $card }.)
event-king_of_kings = { $seat } resolve King of Kings.
event-scoring = { $seat } trigger scoring: { $reason }.
event-last_round = The last round begins.
event-collapse = The unrest pile is empty: collapse.
event-solstice = Solstice of round { $round }.
event-solstice_card = Solstice of { $seat }: { $card }.
event-scored = { $seat } have { $points ->
        [one] one point
       *[other] { $points } points
    }.

## Card texts: how they are put together

and = { $one } and { $two }
or = { $one } or { $two }
list = { $one }, { $two }
up-to = up to { $what }
all-your = all your { $what }
for-each = { $what } for each { $unit }
card-and = { $one } { $two }
card-help = { $head }. { $text }
card-nothing = (No text.)
head-and = { $one } · { $two }
head-icon = { $count ->
        [one] { $icon }
       *[other] { $icon } ×{ $count }
    }
head-barbarian = barbarians only
head-empire = empires only
card-pinned = [pinned]
card-attack = [attack]
card-cost = Development cost: { $price }.
clause-play = Play: { $effect }.
clause-free-play = Free play: { $effect }.
clause-free-play-only = Free play: it takes no action to play this card.
clause-exhaust = Exhaust: { $effect }.
clause-exhaust-event = When { $event }, exhaust this card: { $effect }.
clause-exhaust-any-turn-event = When { $event } (in any turn), exhaust this card: { $effect }.
clause-solstice = Solstice: { $effect }.
clause-passive = Passive: { $effect }.
clause-when-event = When { $event }: { $effect }.
clause-restriction = Note: { $effect }.
clause-end-of-game = End of the game: { $effect }.
points = { $points } VP.
points-if = { $points } VP if { $condition }.
points-otherwise = Otherwise { $points } VP.
points-variable = VP: { $rate } (at most 10).
rate = { $points } for each { $unit }
rate-every = 1 for every { $by } { $unit }

## Card texts: control

do-and-then = { $one }, then { $two }
do-then = { $one }; then { $two }
do-then-you = { $one }; then you { $two }
clause-then = { $one }. Then { $two }
clause-then-you = { $one }. Then you { $two }
clause-also = { $one }; { $two }
do-or = { $one } OR { $two }
do-choose = choose: { $options }
do-may = you may { $effect }
do-instead = { $effect } instead
do-instead-first = instead, { $effect }
do-cost = { $price } to { $effect }
do-cost-if = { $price }; if you do, { $effect }
do-cost-then = { $price }; then, { $effect }
do-iff = if { $condition }, { $effect }
do-if-last = { $effect } if { $condition }
do-iff-else = if { $condition }, { $effect }, otherwise { $otherwise }
do-times = { $count ->
        [2] twice
       *[other] { $count } times
    }: { $effect }
do-times-for-each = for each { $unit }: { $effect }
do-each-player = each player: { $effect }
do-each-player-may = each player may { $effect }
do-each-other = each other player: { $effect }
do-each-other-may = each other player may { $effect }
do-each-other-where = each other player who { $condition }: { $effect }

## Card texts: tokens

amount-material = { $n ->
        [one] 1 material
       *[other] { $n } materials
    }
amount-population = { $n } population
amount-progress = { $n } progress
amount-action = { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
amount-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
amount-word-material = { $n ->
        [one] material
       *[other] materials
    }
amount-word-population = population
amount-word-progress = progress
do-gain = gain { $tokens }
do-pay = pay { $tokens }
do-spend = spend { $tokens }
do-steal = steal { $tokens } from each other player
do-steal-where = steal { $tokens } from each other player who { $condition }
do-unable = { $effect }; whoever cannot give all of it must { $otherwise }
do-place-market = put { $tokens } on a market card
do-place-self = put { $tokens } on this card
do-collect = take all { $token } from this card
do-double = gain as much { $token } again as the card brought
do-unexhaust = take { $count ->
        [one] an exhaust token
       *[other] { $count } exhaust tokens
    } back from your cards

## Card texts: cards

cards-self = this card
cards-it = that card
cards-of-those = { $n } of those cards
cards-top = the top card of { $zone }
cards-count = { $n } { $noun }
cards-any-number = any number of { $noun }
cards-all = all { $noun }
noun-any = { $n ->
        [one] card
       *[other] cards
    }
noun-any4 = region, uncivilised, civilised or tributary { $n ->
        [one] card
       *[other] cards
    }
noun-region = { $n ->
        [one] region
       *[other] regions
    }
noun-uncivilised = uncivilised { $n ->
        [one] card
       *[other] cards
    }
noun-civilised = civilised { $n ->
        [one] card
       *[other] cards
    }
noun-tributary = { $n ->
        [one] tributary
       *[other] tributaries
    }
noun-fame = fame { $n ->
        [one] card
       *[other] cards
    }
noun-unrest = unrest
noun-city = { $n ->
        [one] city
       *[other] cities
    }
noun-metropolis = { $n ->
        [one] metropolis
       *[other] metropolises
    }
noun-knight = { $n ->
        [one] knight
       *[other] knights
    }
noun-mask = { $n ->
        [one] mask
       *[other] masks
    }
noun-scroll = { $n ->
        [one] scroll
       *[other] scrolls
    }
noun-fertile = fertile { $n ->
        [one] card
       *[other] cards
    }
noun-river = river { $n ->
        [one] card
       *[other] cards
    }
noun-pinned = pinned { $n ->
        [one] card
       *[other] cards
    }
noun-attack = attack { $n ->
        [one] card
       *[other] cards
    }
noun-empire = empire { $n ->
        [one] card
       *[other] cards
    }
noun-variable = { $n ->
        [one] card
       *[other] cards
    } with variable VP
noun-named = “{ $name }”
noun-named-prefix = { $n ->
        [one] card
       *[other] cards
    } called “{ $name } …”
noun-with = { $noun } { $what }
noun-non = non-{ $what } { $noun }
noun-other-than = { $noun } other than { $what }
short-uncivilised = uncivilised
short-civilised = civilised
short-fertile = fertile
short-river = river
a-any = a card
a-region = a region
a-uncivilised = an uncivilised card
a-knight = a knight
a-mask = a mask
a-fertile = a fertile card
a-river = a river card
a-attack = an attack card
quality-token = with { $token } on it
quality-garrison = with { $cards } below it

do-acquire = acquire { $cards }
do-acquire-from = acquire { $cards } from { $zone }
do-breakthrough = break through for { $cards }
do-breakthrough-also = break through for { $cards }, which may also be an exiled card
do-draw = draw { $cards }
do-draw-if-able = if able, draw { $cards }
do-discard = discard { $cards }
do-topdeck = put { $cards } on top of the draw deck
do-topdeck-from = put { $cards } from { $zone } on top of the draw deck
do-fetch-from = take { $cards } from { $zone } into the hand
do-history = put { $cards } into the history
do-history-from = put { $cards } from { $zone } into the history
do-sink = sink { $cards }
do-sink-from = sink { $cards } from { $zone }
do-recall = recall { $cards }
do-recall-from = recall { $cards } from { $zone }
do-abandon = abandon { $cards }
do-abandon-from = abandon { $cards } from { $zone }
do-abandon-under = abandon { $cards } garrisoned below { $host }
do-garrison = garrison { $cards } here
do-garrison-from = garrison { $cards } from { $zone } here
do-garrison-under = garrison { $cards } below { $host }
do-exile = exile { $cards }
do-exile-from = exile { $cards } from { $zone }
do-give-from = give each other player { $cards } from { $zone }
do-find = find { $cards } and put it into { $place }
do-find-from = find { $cards } in { $zone } and put it into { $place }
do-play-from = play { $cards } from { $zone }
do-free-play = free play { $cards }
do-put-in-play = put { $cards } into the play area
do-return-unrest-from = return { $cards } from { $zone }
do-take-unrest = take { $cards }
do-look = look at the top { $count ->
        [one] card
       *[other] { $count } cards
    } of { $zone }
do-reveal = reveal the top { $count ->
        [one] card
       *[other] { $count } cards
    } of { $zone }
do-declare = declare a suit
do-move = move { $cards } to { $place }
do-shuffle = shuffle { $zone }
do-swap-market = swap a market card with an exiled card
do-swap-nation = swap a card from the hand with the top card of the nation deck
do-swap-self = remove this card from the game and put { $cards } in its place
do-take-fame = take the top fame card
do-take-fame-look = look at the top { $count } fame cards and take one
do-develop = develop
do-develop-free = develop at no cost
do-play-effect = resolve the play text of that card
do-copy-exhaust = use the exhaust ability of { $cards } of another player
do-flip-self = turn this card over
do-flip-state = turn the state card to empire
do-trigger-end = trigger scoring

## Card texts: continuous effects

do-hand-size = hand size +{ $count }
do-lose-icon = the { $icon } icon on your { $cards } does not count
do-ignore-icon = ignore the { $icon } icon of the next card you play
do-allow-acquire = your acquire effects may take exiled { $cards }
do-allow-free-play = { $cards } may be played without an action
do-reduce-development = development costs { $less } less
do-reduce-unrest-play = playing an unrest costs { $less } less (not below { $least })
do-discard-fewer = discard { $less } fewer
do-treat-as = treat one { $icon } icon as { $count } production icons until the end of the turn
do-extra-look = look at { $count ->
        [one] one more fame card
       *[other] { $count } more fame cards
    }
do-counts-as = counts as { $count } { $cards }
do-avoid-attack = ignore some or all effects of that attack
do-avoid-attack-unless = ignore some or all effects of that attack, unless its player hands you { $count } progress
do-substitute = when you must discard { $cards }, you may abandon a card garrisoned here in place of each { $card }
do-active-quest = a card garrisoned here is the active quest
do-cannot-play = cannot be played
do-cannot-garrison = cannot be garrisoned
do-cannot-abandon = cannot be abandoned
do-cannot-recall = cannot be recalled
do-cannot-target = cannot be chosen
do-require = can be played only if { $condition }

## Card texts: numbers, conditions, events

unit-last = of them
unit-icons = { $icon } { $n ->
        [one] icon
       *[other] icons
    } in { $zone }
unit-icons-owned = { $icon } { $n ->
        [one] icon
       *[other] icons
    } on your cards
unit-cards = { $noun } in { $zone }
unit-cards-here = { $noun } below this card
unit-cards-owned = { $noun } you own
unit-cards-others-owned = { $noun } other players own
unit-players = other player who { $condition }
if-is-barbarian = you are barbarian
if-is-empire = you are an empire
if-has-attack = it is an attack card
if-has-production = it has the production icon
if-has-declared = it has the declared suit
if-in-zone = this card is in { $zone }
if-garrisoned = this card is garrisoned
if-not-alone = other cards are with it in { $zone }
if-is-in = { $cards } is in { $zone }
if-no-quest = no quest is active
if-not-in-zone = this card is not in { $zone }
if-at-least = { $n ->
        [one] there is at least 1 { $unit }
       *[other] there are at least { $n } { $unit }
    }
who-is-barbarian = is barbarian
who-is-empire = is an empire
who-has-mask = was given a mask
who-less-than-you = has less { $token } than you
who-at-least = has at least { $n } { $unit }
if-have-at-least = you have at least { $n } { $unit }
when-play-card = you play { $cards }
when-play-card-from = you play { $cards } from { $zone }
when-other-plays = another player plays { $cards }
when-acquire = you acquire { $cards }
when-acquire-from = you acquire { $cards } from { $zone }
when-breakthrough = you break through for { $cards }
when-gain-from-market = you gain { $cards } from the market
when-gain-token = { $cards } in play is used to gain { $token }
when-pay-token = you pay { $token }
when-return-unrest = you return unrest
when-take-unrest = you take unrest
when-look-fame = you look at fame cards
when-sink = you sink { $cards }
when-must-discard = you must discard { $cards }
when-deck-empty = your draw deck becomes empty
when-self-gained = this card leaves the nation deck
when-self-enters-play = this card comes into play
when-leaves-play = { $cards } leaves play
when-would-history = a card would go into your history
when-would-place-market = you would put { $token } on a market card
when-would-gain-self = you would look at or take this card
when-would-gain-token = you would gain { $token }

## Help: terms (cards have their own text)

topic-turn = The turn
help-turn = On your turn you do one of three things: activate (play cards with action tokens and use exhaust abilities, in any order), innovate, or revolt. Then clean up: put a progress token on a market card, take back your action and exhaust tokens, discard as many cards as you like, and draw up to your hand size, which is 5 unless a card says otherwise.
topic-activate = Activate
help-activate = Spend an action token to play a card from your hand, or an exhaust token to use the ability of a card in play, as often as you can and want.
topic-innovate = Innovate
help-innovate = Instead of activating: discard your whole hand, then break through for one region, uncivilised, civilised or tributary card.
topic-revolt = Revolt
help-revolt = Instead of activating: return any number of unrest cards from your hand to the unrest pile.
topic-solstice = Solstice
help-solstice = After everyone has taken a turn, all solstice texts in play are resolved; each player chooses the order of their own. Exhaust abilities cannot be used then.
topic-pinned = Pinned
help-pinned = A pinned card stays in your play area after you play it. Other cards go to the discard pile.
topic-attack = Attack
help-attack = A card that affects the other players. Some cards let their owner ignore what an attack does.
topic-exhaust = Exhaust
help-exhaust = Put an exhaust token on a card in play or your power card to use its ability: once per card until your next clean-up, and only during your own turn while activating, unless the card says otherwise.
topic-free-play = Free play
help-free-play = The card is played without an action token, at most once per turn.
topic-barbarian = Barbarian and empire
help-barbarian = Most nations begin as barbarians and become an empire when the last card of the nation deck, the accession card, joins. A card with a state icon can be played only in that state; once in play it works in both. Vikings and Arthurians stay barbarians for the whole game, Atlanteans are an empire from the start, and Utopians become one on their journey.
topic-reshuffle = Reshuffle
help-reshuffle = When you must draw and your draw deck is empty, your discard pile becomes the new deck. Before that, once between two clean-ups and for an exhaust token, barbarians add the top card of the nation deck and empires may pay for a card from the development area. Arthurians and Vikings add nation cards as long as there are any; Utopians never add a card.
topic-develop = Develop
help-develop = Pay the cost of a card in your development area and put it into your discard pile. The last one triggers scoring. Vikings, Utopians and Arthurians develop nothing.
topic-acquire = Acquire
help-acquire = Take a card of the named suit from the market into your hand, with the tokens on it and the unrest beneath it.
topic-break-through = Break through
help-break-through = Take a card of the named suit without its unrest: one from the market with its tokens, or the top card of its small pile. For tributaries, or if the small pile is empty, reveal cards from the main pile until one fits; if none does, gain 2 progress.
topic-exile = Exile
help-exile = Put a card into the shared exile. From the market, only a card without tokens can be exiled; the unrest beneath it returns to its pile.
topic-garrison = Garrison
help-garrison = Put a hand card face up beneath a card in play. It does nothing there but is scored, and it goes where the card above it goes.
topic-abandon = Abandon
help-abandon = Put a pinned card from play into your discard pile, with everything garrisoned beneath it.
topic-recall = Recall
help-recall = Take a pinned card from play back into your hand, with everything garrisoned beneath it.
topic-history = History
help-history = Cards in your history are out of play but are scored. Vikings and Atlanteans have no history: they discard such cards.
topic-sink = Sink
help-sink = The Atlanteans put sunken cards beneath their power card: out of play, but scored. Other players discard them.
topic-find = Find
help-find = Look for a card in your hand, discard pile, draw deck and nation deck, in this order, and show it. Shuffle the decks you searched.
topic-pay = Paying
help-pay = When paying, each progress may replace 1 population or 2 materials (no change is given). Progress can be paid only with progress.
topic-unrest = Unrest
help-unrest = Unrest is worth -2 points. To get rid of it, play it for 1 population, 2 other cards or 3 materials, or revolt. When the unrest pile is empty the game collapses at once, and the player with the least unrest wins.
topic-fame = Fame
help-fame = Fame cards come only from the fame pile. When none is left, a player who would take one resolves King of Kings instead, once per game; its first side triggers scoring.
topic-collapse = Collapse
help-collapse = When the last card of the unrest pile is taken or put beneath a market card, the game ends at once, in the middle of a turn, even if scoring has been triggered. The player with the fewest unrest cards among all their cards wins; if tied, the one with the most points.
topic-scoring = The end of the game
help-scoring = Scoring is triggered when the main pile is empty, when a player has developed their last card, or by a card. The round is finished and one more is played. Then count 1 point per progress and the points of all your cards, except those in the nation deck and the development area. A card with variable points gives at most 10.
topic-market = Market
help-market = Five cards: a region, an uncivilised card, a civilised card and two from the main pile. All but the regions have an unrest beneath them. An empty place is refilled from its pile.
topic-accession = Accession card
help-accession = The card at the bottom of the nation deck. When it joins, the nation becomes an empire. Vikings have a zenith card there and Arthurians a nadir card, which work differently; Atlanteans and Utopians have none.
topic-zenith = Zenith card
help-zenith = The Vikings' card at the bottom of their nation deck. When it goes to the discard pile it triggers scoring; they do not become an empire.
topic-nadir = Nadir card
help-nadir = The Arthurians' card at the bottom of their nation deck. It goes straight into play and stays there: each solstice they put a knight from their hand or a garrison into their history, or take 2 unrest. They do not become an empire.
topic-quest = Quest
help-quest = The Arthurians have quests instead of a development area. At the solstice, if no quest is active, they may take an unrest and put a quest beneath King Arthur's Court: it is then active, and not scored. Knights complete it: Myrddin Wyllt takes it into the hand, Morigena puts it into the discard pile, and from then on it is a card like any other. Graal is chosen last and triggers scoring when it is played.
topic-journey = Journey
help-journey = The Utopians' way to Shangri-la, in four stages; only the visible face works. At the solstice, with at least 5 progress, they may pay all their progress to advance: Visions, Path, Gates, Shangri-la. At the Gates they become an empire. In Shangri-la each gain of materials is 2 population for them and 1 progress for everyone else; with 24 population the solstice triggers scoring.

## Help: the nations

topic-carthaginians = Carthaginians
help-carthaginians = Difficulty 2 of 5. They trade: whenever they would put progress on a market card they put materials there instead, and materials score at the end. They like to take cards with tokens on them.
topic-celts = Celts
help-celts = Difficulty 2 of 5. They thrive on uncivilised cards and unrest: with more than two players they add unrest of their own to the game.
topic-greeks = Greeks
help-greeks = Difficulty 5 of 5. Only three nation cards before the accession card, but eight developments: they become an empire early and have much to pay for. They score for the number of cards they own.
topic-macedonians = Macedonians
help-macedonians = Difficulty 1 of 5. They conquer: regions score at the end. No special rules.
topic-persians = Persians
help-persians = Difficulty 1 of 5. They collect tributaries, which score at the end. No special rules.
topic-romans = Romans
help-romans = Difficulty 1 of 5. They grow: population scores at the end. No special rules.
topic-scythians = Scythians
help-scythians = Difficulty 2 of 5. Riders with a long nation deck and only four developments. Materials score at the end, and on side B regions too.
topic-vikings = Vikings
help-vikings = Difficulty 3 of 5. They never become an empire and have no development area and no history: what would go there is discarded. Their nation deck is long; at its bottom is the zenith card, which triggers scoring. Whenever they take unrest they look at the top card of their nation deck and may put it on the bottom. Combs lets them play cards for empires.
topic-arthurians = Arthurians
help-arthurians = Difficulty 5 of 5. Knights and quests. They never become an empire and develop nothing: instead of a development area they have quests. At the bottom of their nation deck is the nadir card, which costs a knight or unrest each solstice. Graal, the last quest, triggers scoring.
topic-atlanteans = Atlanteans
help-atlanteans = Difficulty 3 of 5. They begin as an empire, so they never play cards for barbarians, and have ten developments but no nation deck. Instead of a history they have a sunken pile: they sink their own regions, and sunken cards are scored.
topic-egyptians = Egyptians
help-egyptians = Difficulty 3 of 5. Only three nation cards before the accession card, but eight developments. Civilised cards score at the end.
topic-mauryans = Mauryans
help-mauryans = Difficulty 2 of 5. A small starting deck, to which the long nation deck adds a lot. Regions in play (side A) or cards in the history (side B) score at the end.
topic-minoans = Minoans
help-minoans = Difficulty 3 of 5. Merchants who hoard: on side B each progress scores double at the end.
topic-olmecs = Olmecs
help-olmecs = Difficulty 5 of 5. They play with masks: to draw cards, to pay for abilities, and for points in the history. They have none of the usual cards Prosperity, Conquer, Advance and Glory, and their power card gives no points.
topic-qin = Qin
help-qin = Difficulty 2 of 5. Whenever they would put progress on a market card they put population there instead. Rulers who succeed one another, the Long Walls, and two schools of thought that exclude each other; pinned cards score at the end.
topic-utopians = Utopians
help-utopians = Difficulty 5 of 5. No nation deck and no development area, and 3 exhaust tokens instead of 5. They go on a journey in four stages, at the end of which Shangri-la can trigger scoring. When their draw deck becomes empty they take unrest. Population scores at the end.

## Why something cannot be done now

why-needs_barbarian = Only barbarians can play this card, and you are an empire.
why-needs_empire = Only an empire can play this card, and you are barbarians.
why-ban = Its text says that it cannot be played.
why-requirement = It can be played only if { $condition }.
why-played_free = You have played it this turn; free play is once per turn.
why-no_actions = You have no action tokens left.
why-demand = It first asks for something you cannot do: { $demand }.
why-price = It first asks for something you cannot do: { $demand }. You have { $material ->
        [one] 1 material
       *[other] { $material } materials
    }, { $population } population and { $progress } progress.
why-no_exhaust_tokens = You have no exhaust tokens left.
why-tired = It has an exhaust token on it: it has been used since your last clean-up.
why-at_its_moment = It can be exhausted only at the moment named in its text.
why-activating = You have begun to activate cards this turn; this would have to be your whole turn.
why-no_unrest = You have no unrest in hand to return.
why-cleanup = Your actions this turn are over: this is the clean-up.
why-solstice_later = Solstice texts are resolved when everyone has taken a turn.
why-solstice_now = It is the solstice: nobody takes a turn now.
why-by_card = Only a card's text lets you do this, such as { $card }, which you can use now.
why-by_innovating = Only a card's text lets you do this, or innovating.
why-no_card_for_it = Only a card's text lets you do this, and you can use no such card now.
why-choice_demand = You cannot do what it asks: { $effect }.
why-choice_price = You cannot do what it asks: { $effect }. You have { $material ->
        [one] 1 material
       *[other] { $material } materials
    }, { $population } population and { $progress } progress.
why-choice_nothing = It would have no effect now: { $effect }.
why-other_kind = This card is not of the kind you can take now.
why-tokens_on_it = A card with tokens on it cannot be exiled.
why-development_price = You cannot pay { $price }. You have { $material ->
        [one] 1 material
       *[other] { $material } materials
    }, { $population } population and { $progress } progress.
