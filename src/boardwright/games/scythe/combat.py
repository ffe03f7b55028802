"""Combat (p.22, p.23): abilities, the secret choice of both sides, the reveal, and what follows.

The first side's answer is sealed: it lies in the state, hidden from every other view and guessed anew by a redeal,
until both are in. The script reads both answers from the state, never from what it remembers.
"""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import replaced, without

from .facts import CARD_VALUES, DIAL, MECHS, NOWHERE, POPULARITY, POWER, STAR_COMBAT, VALUES
from .gains import cards_in_hand, discard_card, draw_cards, gift_options, give_coins, lose
from .moments import active
from .stars import end_if_complete, place_star
from .state import CHARACTER, FIRST_MECH, FIRST_WORKER, Scythe
from .vocabulary import COUNT, FACTION, PLACE, VALUE


def combat(g: Scythe) -> Script[None]:
    """R74: all characters and mechs of both sides in one place."""
    me, place = g.turn, g.fight
    enemy = g.enemy_fighter(me, place)
    g.note(("combat", g.faction[me], g.faction[enemy], place))
    for ability in active(g, me):  # R61: the attacker first
        yield from ability.before_combat(g, me, enemy, place)
    for ability in active(g, enemy):
        yield from ability.before_combat(g, enemy, me, place)
    yield from choose_strength(g, me, place)
    yield from choose_strength(g, enemy, place)
    mine, theirs = reveal(g, me), reveal(g, enemy)
    winner, loser = (me, enemy) if mine >= theirs else (enemy, me)  # R63: a tie goes to the attacker
    showed = theirs if loser == enemy else mine
    g.note(("won", g.faction[winner], g.faction[loser], max(mine, theirs), min(mine, theirs)))
    place_star(g, winner, STAR_COMBAT)
    if winner == me:
        lose_popularity(g, me, loser, place)
    yield from retreat(g, loser, place)
    g.fights = without(g.fights, place)
    if showed:  # R68, D27
        draw_cards(g, loser, 1)
    g.fight = NOWHERE
    g.stage = "after_move"
    end_if_complete(g, winner)  # R74, D35


# -- the secret choice ---------------------------------------------------------------------------------------------


def card_limit(g: Scythe, seat: int, place: int) -> int:
    """R62: one combat card per character and mech, and what abilities add."""
    limit = g.fighters(seat, place)
    for ability in active(g, seat):
        extra = ability.extra_cards(g, seat, place)
        if extra:
            ability.reached(g)
            limit += extra
    return limit


def choose_strength(g: Scythe, seat: int, place: int) -> Script[None]:
    """R62: the dial, up to 7 and to the power left, then combat cards. Sealed until both are in."""
    dial: list[Option] = [("dial", count) for count in range(min(DIAL, g.power[seat]) + 1)]
    gifts = gift_options(g, seat)
    while True:
        choice = yield g.ask(seat, "dial", dial + gifts, (place,))
        if choice[0] != "give":
            break
        yield from give_coins(g, seat, FACTION.of(choice))
        gifts = gift_options(g, seat)
    g.sealed_dial = replaced(g.sealed_dial, seat, COUNT.of(choice))
    limit = card_limit(g, seat, place)
    offered = cards_in_hand(g, seat, limit)
    cards = yield from choose_set(seat, "combat_card", offered, 0, limit, (place, limit), ("done",))
    for card in cards:
        index = seat * VALUES + CARD_VALUES.index(VALUE.of(card))
        g.sealed_cards = replaced(g.sealed_cards, index, g.sealed_cards[index] + 1)


def reveal(g: Scythe, seat: int) -> int:
    """R64: open a sealed choice and pay for it; its strength."""
    g.look()
    dial = g.sealed_dial[seat]
    g.sealed_dial = replaced(g.sealed_dial, seat, NOWHERE)
    lose(g, seat, POWER, dial)
    total = dial
    first = seat * VALUES
    cards = 0
    for value in range(VALUES):
        for _ in range(g.sealed_cards[first + value]):
            discard_card(g, seat, value)
            g.note(("showed_card", g.faction[seat], CARD_VALUES[value]))
            total += CARD_VALUES[value]
            cards += 1
        g.sealed_cards = replaced(g.sealed_cards, first + value, 0)
    g.note(("revealed", g.faction[seat], dial, cards, total))
    return total


# -- what follows --------------------------------------------------------------------------------------------------


def lose_popularity(g: Scythe, me: int, loser: int, place: int) -> None:
    """R69: an attacker who wins loses a popularity per worker sent home, unless an ability spares it."""
    count = g.worker_at[loser].count(place)
    if not count:
        return
    g.sent_home = True
    for ability in active(g, me):
        if ability.spares_popularity:
            ability.reached(g)
            return
    lose(g, me, POPULARITY, count)
    g.note(("lost_popularity", g.faction[me], count))


def retreat(g: Scythe, loser: int, place: int) -> Script[None]:
    """R66: everything of the loser goes home, tokens and structures stay; R67: or elsewhere by an ability."""
    for ability in active(g, loser):
        for_fighters = ability.other_retreats(g, loser, place)
        if for_fighters:
            yield from retreat_elsewhere(g, loser, place, for_fighters)
            if g.clauses is not None and place_left(g, loser, for_fighters):
                ability.reached(g)
    home = g.home[loser]
    if g.character[loser] == place:
        g.put_unit(loser, CHARACTER, home)
    for slot, where in enumerate(g.mech_at[loser]):
        if where == place:
            g.put_unit(loser, FIRST_MECH + slot, home)
    for worker, where in enumerate(g.worker_at[loser]):
        if where == place:
            g.put_unit(loser, FIRST_WORKER + worker, home)
    g.note(("retreated", g.faction[loser], place))


def place_left(g: Scythe, loser: int, places: list[int]) -> bool:
    return any(g.has_fighter(loser, place) for place in places)


def retreat_elsewhere(g: Scythe, loser: int, place: int, places: list[int]) -> Script[None]:
    """R67, D28: each character and mech to a place of choice or to the base; a mech takes workers along."""
    options: list[Option] = [("to", other) for other in [g.home[loser], *places]]
    if g.character[loser] == place:
        choice = yield g.ask(loser, "retreat_character", options, (place,))
        g.put_unit(loser, CHARACTER, PLACE.of(choice))
    for slot in range(MECHS):
        if g.mech_at[loser][slot] != place:
            continue
        choice = yield g.ask(loser, "retreat_mech", options, (place,))
        target = PLACE.of(choice)
        g.put_unit(loser, FIRST_MECH + slot, target)
        workers = [worker for worker, where in enumerate(g.worker_at[loser]) if where == place]
        if workers and target != g.home[loser]:
            counts: list[Option] = [("workers", count) for count in range(len(workers) + 1)]
            choice = yield g.ask(loser, "retreat_workers", counts, (target,))
            for worker in workers[: COUNT.of(choice)]:
                g.put_unit(loser, FIRST_WORKER + worker, target)
