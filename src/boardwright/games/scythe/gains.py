"""What is gained, lost and paid: power, coins, popularity, combat cards and resources."""

from boardwright.kernel.decision import Option, Script, number

from .facts import (
    CARD_VALUES,
    COINS,
    MOST_POPULARITY,
    MOST_POWER,
    NOWHERE,
    POPULARITY,
    POWER,
    STAR_KINDS,
    STAR_POPULARITY,
    STAR_POWER,
    STARS,
    VALUES,
)
from .moments import active
from .state import Scythe

# -- tracks and coins ----------------------------------------------------------------------------------------------


def gain(g: Scythe, seat: int, what: int, count: int) -> Script[None]:
    """R3, R90: a gain may be refused; it is asked only where refusing can make sense (D38), or always by option."""
    if count and (g.ask_every_gain or may_want_to_refuse(g, seat, what, count)):
        choice = yield g.ask(seat, "accept", [("accept",), ("decline",)], (what, count))
        if choice[0] == "decline":
            return
    receive(g, seat, what, count)


def may_want_to_refuse(g: Scythe, seat: int, what: int, count: int) -> bool:
    """By what everybody knows: the gain would end the game, or spoil an objective that asks for little of it."""
    if what == POWER:
        if g.power[seat] + count >= MOST_POWER:
            return brings_last_star(g, seat, STAR_POWER)
        spoils = g.power[seat] == 0 and g.popularity[seat] >= 13
    elif what == POPULARITY:
        return g.popularity[seat] + count >= MOST_POPULARITY and brings_last_star(g, seat, STAR_POPULARITY)
    else:
        spoils = what == COINS and g.coins[seat] <= 2 < g.coins[seat] + count and g.popularity[seat] >= 7
    return spoils and len(g.objectives[seat]) > 0


def brings_last_star(g: Scythe, seat: int, kind: int) -> bool:
    """Whether one more star would be the sixth, with those that the action has earned already (R134, R139)."""
    due = g.stars_due(seat)
    missing = not g.stars[seat * STAR_KINDS + kind] and kind not in due
    return missing and g.star_count(seat) + len(due) == STARS - 1


def receive(g: Scythe, seat: int, what: int, count: int) -> None:
    """R131: above the end of a track nothing is gained."""
    if what == POWER:
        g.power[seat] = min(MOST_POWER, g.power[seat] + count)
    elif what == COINS:
        g.coins[seat] += count
    elif what == POPULARITY:
        g.popularity[seat] = min(MOST_POPULARITY, g.popularity[seat] + count)
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
            g.stolen[known] -= 1


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
    g.stolen[(victim * g.seats + thief) * VALUES + value] += 1
    g.note(("stole_card", g.faction[thief], g.faction[victim]))
    g.note(("stole_which", g.faction[thief], CARD_VALUES[value]), (thief, victim))
    return True


def card_options(g: Scythe, seat: int) -> list[Option]:
    """One option per value in hand."""
    first = seat * VALUES
    return [("card", CARD_VALUES[value]) for value in range(VALUES) if g.hands[first + value]]


def pay_card(g: Scythe, seat: int) -> Script[None]:
    """R125: the owner chooses which card to pay."""
    choice = yield g.ask(seat, "pay_card", card_options(g, seat))
    value = number(choice)
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
    tokens = g.tokens
    g.note(("paid_tokens", g.faction[seat], resource, count))
    places = [place for place in g.controlled(seat) if tokens[place * 4 + resource]]
    total = sum([tokens[place * 4 + resource] for place in places])
    while count:
        with_card = may_pay_with_card(g, seat)
        if not with_card and (total == count or len(places) == 1):
            for place in places:
                part = min(count, tokens[place * 4 + resource])
                tokens[place * 4 + resource] -= part
                count -= part
            return
        options: list[Option] = [("from", place) for place in places]
        if with_card:
            options += card_options(g, seat)
        choice = yield g.ask(seat, "pay", options, (resource, count))
        count -= 1
        if choice[0] == "card":
            value = number(choice)
            discard_card(g, seat, CARD_VALUES.index(value))
            g.coerced = True
            g.note(("coerced", g.faction[seat], value))
            for ability in active(g, seat):
                if ability.pays_with_card:
                    ability.reached(g)
            continue
        place = number(choice)
        tokens[place * 4 + resource] -= 1
        total -= 1
        if not tokens[place * 4 + resource]:
            places.remove(place)


def put_tokens(g: Scythe, seat: int, place: int, resource: int, count: int) -> None:
    """New tokens from the supply, which has no limit."""
    if count:
        g.tokens[place * 4 + resource] += count
        g.note(("tokens", g.faction[seat], count, resource, place))


def new_tokens(g: Scythe, seat: int, place: int, resource: int, count: int) -> Script[None]:
    """R83, R113: produced or given by a card; fewer are allowed where every gain is asked."""
    if g.ask_every_gain:
        fewer: list[Option] = [("tokens", some, resource) for some in range(count, -1, -1)]
        choice = yield g.ask(seat, "new_tokens", fewer, (place,))
        count = number(choice)
    put_tokens(g, seat, place, resource, count)


def put_worker(g: Scythe, seat: int, place: int) -> None:
    """R84: the leftmost worker of the mat comes to the board."""
    g.worker_at[seat][g.worker_at[seat].index(NOWHERE)] = place
    g.note(("new_worker", g.faction[seat], place))


# -- coins as gifts ------------------------------------------------------------------------------------------------

GIFTS: list[int] = [1, 2, 3, 4, 5, 10]


def gift_options(g: Scythe, me: int) -> list[Option]:
    """R73: only coins change hands; off unless the option of the game allows it."""
    if not g.gifts or not g.coins[me]:
        return []
    return [("give", g.faction[seat]) for seat in range(g.seats) if seat != me]


def give_coins(g: Scythe, me: int, faction: int) -> Script[None]:
    other = g.faction.index(faction)
    options: list[Option] = [("amount", count) for count in GIFTS if count <= g.coins[me]]
    choice = yield g.ask(me, "gift", options, (faction,))
    g.coins[me] -= number(choice)
    g.coins[other] += number(choice)
    g.note(("gave", g.faction[me], number(choice), faction))
