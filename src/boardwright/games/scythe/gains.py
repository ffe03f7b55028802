"""What is gained, lost and paid: power, coins, popularity, combat cards and resources."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import replaced

from .facts import (
    AT_MOST,
    CARD_VALUES,
    COINS,
    GAINS,
    GIFTS,
    MOST_POPULARITY,
    MOST_POWER,
    NOTHING,
    NOWHERE,
    POPULARITY,
    POWER,
    STAR_KINDS,
    STAR_POPULARITY,
    STAR_POWER,
    STARS,
    VALUES,
    Gains,
)
from .moments import active
from .state import FIRST_WORKER, Scythe
from .vocabulary import COUNT, PLACE, VALUE, Faction, tokens_option

NOTHING_MORE: Final[Gains] = []

# -- tracks and coins ----------------------------------------------------------------------------------------------


def gain(
    g: Scythe, seat: int, source: str, what: int, count: int, then: Gains = NOTHING_MORE, chosen: bool = False
) -> Script[None]:
    """R3, R90: a gain may be refused, also in part; asked only where that can make sense (D38), or always by option.

    `then` is what the same benefit brings after it. What was `chosen` by name is asked again only if it may end the
    game.
    """
    count = min(count, room_for(g, seat, what, count))
    if count and (g.ask_every_gain or may_want_to_refuse(g, seat, what, count, then, chosen)):
        count = yield from how_much(g, seat, count, "accept", (source, what, count))
    receive(g, seat, what, count)


def gain_beside(g: Scythe, seat: int, actor: int, section: int) -> Script[None]:
    """R96, D38: the ongoing bonus of a recruit when a neighbour has taken its bottom action."""
    if room_for(g, seat, section, 1):
        count = 1
        if g.ask_every_gain or may_want_to_refuse(g, seat, section, 1, NOTHING_MORE, False):
            count = yield from how_much(g, seat, 1, "accept_bonus", (g.faction[actor], section, section, 1))
        receive(g, seat, section, count)


def how_much(g: Scythe, seat: int, count: int, ask: str, values: Option) -> Script[int]:
    """All of a gain, a part of it, or nothing."""
    parts: list[Option] = [("part", some) for some in range(count - 1, 0, -1)]
    choice = yield g.ask(seat, ask, [("accept",), *parts, ("decline",)], values)
    return count if choice[0] == "accept" else 0 if choice[0] == "decline" else COUNT.of(choice)


def may_want_to_refuse(g: Scythe, seat: int, what: int, count: int, then: Gains, chosen: bool) -> bool:
    """By what everybody knows: it may end the game, or spoil an objective that asks for little of it.

    What else such an objective asks for does not matter: it may come with the rest of the benefit, or in later turns.
    """
    if not chosen and AT_MOST[what] != NOTHING and g.objectives[seat]:
        now = has(g, seat, what)
        if now <= AT_MOST[what] < now + count:
            return True
    if what == POWER:
        return g.power[seat] + count >= MOST_POWER and may_end_game(g, seat, STAR_POWER, then)
    if what == POPULARITY:
        return g.popularity[seat] + count >= MOST_POPULARITY and may_end_game(g, seat, STAR_POPULARITY, then)
    return False


def may_end_game(g: Scythe, seat: int, kind: int, then: Gains) -> bool:
    """Whether this star can be among the last: with those that the action has earned (R134, R139) and those to come."""
    placed = seat * STAR_KINDS
    due = g.stars_due(seat)
    if g.stars[placed + kind] or kind in due:
        return False
    other, what = (STAR_POPULARITY, POPULARITY) if kind == STAR_POWER else (STAR_POWER, POWER)
    before = g.star_count(seat) + len(due)
    after = before + 1
    if not g.stars[placed + other] and other not in due:
        to_come = sum([count for word, count in then if word == GAINS[what]])
        after += 1 if to_come >= room_for(g, seat, what, to_come) else 0
    return before < STARS <= after


def room_for(g: Scythe, seat: int, what: int, count: int) -> int:
    """R131: above the end of a track nothing is gained, nor without any combat cards to draw."""
    if what == POWER:
        return MOST_POWER - g.power[seat]
    if what == POPULARITY:
        return MOST_POPULARITY - g.popularity[seat]
    return count if what == COINS else len(g.combat_deck) + sum(g.combat_discard)


def receive(g: Scythe, seat: int, what: int, count: int) -> None:
    if what == POWER:
        g.power[seat] += count
    elif what == COINS:
        g.coins[seat] += count
    elif what == POPULARITY:
        g.popularity[seat] += count
    else:
        draw_cards(g, seat, count)
        return
    if count:
        g.note(("gained", g.faction[seat], what, count))


def lose(g: Scythe, seat: int, what: int, count: int) -> None:
    """D20: a loss stops at nothing."""
    if what == POWER:
        g.power[seat] = max(0, g.power[seat] - count)
    elif what == COINS:
        g.coins[seat] = max(0, g.coins[seat] - count)
    else:
        g.popularity[seat] = max(0, g.popularity[seat] - count)


def pay(g: Scythe, seat: int, what: int, count: int) -> None:
    """A cost that was found payable."""
    lose(g, seat, what, count)
    g.note(("paid", g.faction[seat], what, count))


def has(g: Scythe, seat: int, what: int) -> int:
    """How much a seat has of something that can be paid."""
    if what == POWER:
        return g.power[seat]
    if what == COINS:
        return g.coins[seat]
    if what == POPULARITY:
        return g.popularity[seat]
    return g.hand_size(seat)


# -- combat cards --------------------------------------------------------------------------------------------------


def draw_cards(g: Scythe, seat: int, count: int) -> None:
    """From the deck; when it is empty the discard pile is shuffled; without any cards nothing is drawn."""
    drawn = 0
    while drawn < count:
        if not g.combat_deck:
            for value in range(VALUES):
                g.combat_deck.extend([value] * g.combat_discard[value])
                g.combat_discard[value] = 0
            g.rng.shuffle(g.combat_deck)
        if not g.combat_deck:
            break
        value = g.combat_deck.pop()
        g.look()
        g.hands[seat * VALUES + value] += 1
        g.note(("drew", g.faction[seat], CARD_VALUES[value]), (seat,))
        drawn += 1
    if drawn:
        g.note(("drew_cards", g.faction[seat], drawn))


def discard_card(g: Scythe, seat: int, value: int) -> None:
    """Face up to the discard pile; it may have been one that somebody knew to be in that hand."""
    g.hands[seat * VALUES + value] -= 1
    g.combat_discard[value] += 1
    for victim in range(g.seats):
        known = (victim * g.seats + seat) * VALUES + value
        if g.stolen[known]:
            g.stolen = replaced(g.stolen, known, g.stolen[known] - 1)


def steal_card(g: Scythe, thief: int, victim: int) -> bool:
    """A random combat card from one hand to another; whether there was one."""
    size = g.hand_size(victim)
    if not size:
        return False
    place = g.rng.below(size)
    value = 0
    while place >= g.hands[victim * VALUES + value]:
        place -= g.hands[victim * VALUES + value]
        value += 1
    g.look()
    g.hands[victim * VALUES + value] -= 1
    g.hands[thief * VALUES + value] += 1
    known = (victim * g.seats + thief) * VALUES + value
    g.stolen = replaced(g.stolen, known, g.stolen[known] + 1)
    g.note(("stole_card", g.faction[thief], g.faction[victim]))
    g.note(("stole_which", g.faction[thief], CARD_VALUES[value]), (thief, victim))
    return True


def cards_in_hand(g: Scythe, seat: int, most: int) -> list[Option]:
    """An option for each card in hand, the best first, but no more of one value than so many."""
    first = seat * VALUES
    return [
        ("card", CARD_VALUES[value])
        for value in range(VALUES - 1, -1, -1)
        for _ in range(min(most, g.hands[first + value]))
    ]


def pay_cards(g: Scythe, seat: int, count: int) -> Script[None]:
    """R125: the owner chooses which cards to pay. Others must not learn that all have the same value."""
    offered = cards_in_hand(g, seat, count)
    veiled = g.hand_size(seat) > count
    paid = yield from choose_set(seat, "pay_card", offered, count, count, (count,), veiled=veiled)
    for option in paid:
        value = VALUE.of(option)
        discard_card(g, seat, CARD_VALUES.index(value))
        g.note(("paid_card", g.faction[seat], value))


# -- resources -----------------------------------------------------------------------------------------------------


def may_pay_with_card(g: Scythe, seat: int) -> bool:
    """R99: once per own turn, with an ability."""
    if g.coerced or not g.hand_size(seat):
        return False
    return any(ability.pays_with_card for ability in active(g, seat))


def can_pay_tokens(g: Scythe, seat: int, resource: int, count: int) -> bool:
    owned = g.owned(seat, resource)
    return owned >= count or (owned + 1 == count and may_pay_with_card(g, seat))


def pay_tokens(g: Scythe, seat: int, resource: int, count: int) -> Script[None]:
    """R13: from any mix of controlled territories; asked only where there is a choice."""
    card = 0
    if may_pay_with_card(g, seat):
        card = yield from choose_card(g, seat, resource, count)
        if card:
            count -= 1
    tokens = g.tokens
    places = [place for place in g.controlled(seat) if tokens[place * 4 + resource]]
    if len(places) == 1:
        g.add_tokens(places[0], resource, -count)
    elif sum([tokens[place * 4 + resource] for place in places]) == count:
        for place in places:
            g.add_tokens(place, resource, -tokens[place * 4 + resource])
    elif count:
        offered: list[Option] = [
            ("from", place) for place in places for _ in range(min(count, tokens[place * 4 + resource]))
        ]
        paid = yield from choose_set(seat, "pay", offered, count, count, (resource, count))
        for option in paid:
            g.add_tokens(PLACE.of(option), resource, -1)
    if count:
        g.note(("paid_tokens", g.faction[seat], resource, count))
    if card:
        discard_card(g, seat, CARD_VALUES.index(card))
        g.coerced = True
        g.note(("coerced", g.faction[seat], card))
        for ability in active(g, seat):
            if ability.pays_with_card:
                ability.reached(g)


def choose_card(g: Scythe, seat: int, resource: int, count: int) -> Script[int]:
    """R99: the value of the combat card that stands for one of the tokens, or 0."""
    options = cards_in_hand(g, seat, 1)
    if g.owned(seat, resource) >= count:
        options.append(("decline",))
    choice = yield g.ask(seat, "coerce", options, (resource, count), veiled=g.hand_size(seat) > 1)
    return 0 if choice[0] == "decline" else VALUE.of(choice)


def put_tokens(g: Scythe, seat: int, place: int, resource: int, count: int) -> None:
    """New tokens from the supply, which has no limit."""
    if count:
        g.add_tokens(place, resource, count)
        g.note(("tokens", g.faction[seat], count, resource, place))


def new_tokens(g: Scythe, seat: int, place: int, resource: int, count: int) -> Script[None]:
    """R83, R113: produced or given by a card; fewer are allowed where every gain is asked."""
    if g.ask_every_gain:
        fewer = [tokens_option(some, resource) for some in range(count, -1, -1)]
        choice = yield g.ask(seat, "new_tokens", fewer, (place,))
        count = COUNT.of(choice)
    put_tokens(g, seat, place, resource, count)


def put_worker(g: Scythe, seat: int, place: int) -> None:
    """R84: the leftmost worker of the mat comes to the board."""
    g.put_unit(seat, FIRST_WORKER + g.worker_at[seat].index(NOWHERE), place)
    g.note(("new_worker", g.faction[seat], place))


# -- coins as gifts ------------------------------------------------------------------------------------------------


def gift_options(g: Scythe, me: int) -> list[Option]:
    """R73: only coins change hands; off unless the option of the game allows it."""
    if not g.gifts or not g.coins[me]:
        return []
    return [("give", g.faction[seat]) for seat in range(g.seats) if seat != me]


def give_coins(g: Scythe, me: int, faction: Faction) -> Script[None]:
    other = g.faction.index(faction)
    options: list[Option] = [("amount", count) for count in GIFTS if count <= g.coins[me]]
    choice = yield g.ask(me, "gift", options, (faction,))
    count = COUNT.of(choice)
    g.coins[me] -= count
    g.coins[other] += count
    g.note(("gave", g.faction[me], count, faction))
