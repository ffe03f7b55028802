"""What encounter and Factory cards cost and give: their words, read from data/, carried out here."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced, without

from .bottom import build, deploy, enlist, has_use, upgrade
from .facts import (
    BOTTOM_ACTIONS,
    CARDS,
    ENCOUNTER_COST,
    ENCOUNTER_GAIN,
    FACTORY,
    FACTORY_COST,
    FACTORY_GAIN,
    GAINS,
    LETTERS,
    NOTHING,
    NOWHERE,
    RESOURCES,
    Gains,
)
from .gains import gain, has, new_tokens, pay, pay_cards, put_worker, room_for
from .moments import active
from .stars import go_on, mark_stars
from .state import Scythe
from .top import can_make, place_any_tokens, produce_on
from .vocabulary import COUNT, ENCOUNTER, FACTORY_CARD


def can_pay(g: Scythe, me: int, cost: Gains) -> bool:
    """R3: all of it, or not at all."""
    return lacking(g, me, cost) == NOTHING


def lacking(g: Scythe, me: int, cost: Gains) -> int:
    """The first thing of a price that a seat has too little of, or NOTHING."""
    for what, count in cost:
        kind = GAINS.index(what)
        if has(g, me, kind) < count:
            return kind
    return NOTHING


def pay_cost(g: Scythe, me: int, cost: Gains) -> Script[None]:
    for what, count in cost:
        kind = GAINS.index(what)
        if kind == CARDS:
            yield from pay_cards(g, me, count)
        else:
            pay(g, me, kind, count)


def take_gains(g: Scythe, me: int, gains: Gains, place: int) -> Script[None]:
    """R112, R123: on the place of an encounter, or (NOWHERE) by the rules for worked territories (R125)."""
    for index, (what, count) in enumerate(gains):
        then = gains[index + 1 :]
        if what in GAINS:
            yield from gain(g, me, "factory" if place == NOWHERE else "encounter", GAINS.index(what), count, then)
        elif what in RESOURCES:
            yield from new_tokens(g, me, place, RESOURCES.index(what), count)
        elif what == "any_resource":
            yield from place_any_tokens(g, me, count, g.worked(me) if place == NOWHERE else [place])
        elif what == "workers":
            yield from new_workers(g, me, count, place)
        elif what == "upgrade":
            yield from upgrade(g, me)
        elif what == "enlist":
            yield from enlist(g, me, then)
        elif what == "deploy":
            yield from deploy(g, me, g.worked(me) if place == NOWHERE else [place])
        elif what == "build":
            yield from build(g, me, g.worked(me) if place == NOWHERE else [place])
        else:
            yield from produce_on(g, me, count, NOWHERE)


def have_no_effect(g: Scythe, me: int, gains: Gains, place: int) -> bool:
    """D17: whether nothing of these gains can be had."""
    places = g.worked(me) if place == NOWHERE else [place]
    for what, count in gains:
        if what in GAINS:
            if room_for(g, me, GAINS.index(what), count):
                return False
        elif what in BOTTOM_ACTIONS:
            if has_use(g, me, BOTTOM_ACTIONS.index(what), places):
                return False
        elif what == "workers":
            if NOWHERE in g.worker_at[me]:
                return False
        elif what == "produce_territories":
            if any(can_make(g, me, worked) for worked in places):
                return False
        elif places:  # resources
            return False
    return True


def new_workers(g: Scythe, me: int, count: int, place: int) -> Script[None]:
    """R113: as many as there are, or fewer."""
    count = min(count, g.worker_at[me].count(NOWHERE))
    if count:
        options: list[Option] = [("workers", some) for some in range(count, -1, -1)]
        choice = yield g.ask(me, "new_workers", options, (place,))
        for _ in range(COUNT.of(choice)):
            put_worker(g, me, place)


# -- encounters ----------------------------------------------------------------------------------------------------


def encounter(g: Scythe) -> Script[None]:
    """R110: the token goes, a card is drawn and shown, an option is paid and taken; R111: or two of them."""
    me = g.turn
    place = g.character[me]
    g.encounters = without(g.encounters, place)
    card = g.encounter = g.encounter_deck[-1]
    g.encounter_deck = g.encounter_deck[:-1]
    g.look()
    g.note(("encounter", g.faction[me], card, place))
    limit = 1
    for ability in active(g, me):
        limit = max(limit, ability.encounter_options)
    taken: list[int] = []
    while len(taken) < limit and not g.ended:
        options: list[Option] = []
        idle: list[Option] = []
        for way in range(3):
            if way not in taken and can_pay(g, me, ENCOUNTER_COST[card - 1][way]):
                useless = have_no_effect(g, me, ENCOUNTER_GAIN[card - 1][way], place)
                (idle if useless else options).append(("option", f"{card}{LETTERS[way]}"))
        if taken:
            options.append(("enough",))
        choice = yield g.ask(me, "encounter", options, (card,), always=True, idle=idle)
        if choice[0] == "enough":
            break
        way = LETTERS.index(ENCOUNTER.of(choice)[-1])
        if taken:
            for ability in active(g, me):
                if ability.encounter_options > 1:
                    ability.reached(g)
        taken.append(way)
        g.note(("chose", g.faction[me], f"{card}{LETTERS[way]}"))
        if g.clauses is not None:
            g.reach(f"encounter-{card}.{LETTERS[way]}")
        yield from pay_cost(g, me, ENCOUNTER_COST[card - 1][way])
        yield from take_gains(g, me, ENCOUNTER_GAIN[card - 1][way], place)
        mark_stars(g, me)
    g.encounter_used += (card,)
    g.encounter = 0
    go_on(g, "claim")


# -- the Factory ---------------------------------------------------------------------------------------------------


def claim(g: Scythe) -> Script[None]:
    """R121: the first time the character stands on the Factory after the Move action: look, and take a card."""
    me = g.turn
    if g.character[me] == FACTORY and not g.factory_card[me]:
        g.look()
        options: list[Option] = [("factory_card", card) for card in sorted(g.factory)]
        choice = yield g.ask(me, "claim", options)
        card = FACTORY_CARD.of(choice)
        g.factory = without(g.factory, card)
        g.factory_card = replaced(g.factory_card, me, card)
        g.note(("claimed", g.faction[me], card))
    g.stage = "finish" if g.factory_move else "bottom"


def can_use_factory_card(g: Scythe, me: int) -> bool:
    return can_pay(g, me, FACTORY_COST[g.factory_card[me] - 1])


def factory_card_brings_nothing(g: Scythe, me: int) -> bool:
    return all(have_no_effect(g, me, gains, NOWHERE) for gains in FACTORY_GAIN[g.factory_card[me] - 1])


def use_factory_card(g: Scythe, me: int) -> Script[None]:
    """R123: the printed cost and gain, nothing of the mat."""
    card = g.factory_card[me]
    if g.clauses is not None:
        g.reach(f"factory-{card}")
    g.note(("used_factory", g.faction[me], card))
    yield from pay_cost(g, me, FACTORY_COST[card - 1])
    ways = FACTORY_GAIN[card - 1]
    way = 0
    if len(ways) > 1:
        both: list[Option] = [("benefit", gains[0][0]) for gains in ways]
        idle = [option for option, gains in zip(both, ways, strict=True) if have_no_effect(g, me, gains, NOWHERE)]
        options = [option for option in both if option not in idle]
        choice = yield g.ask(me, "factory_choice", options, idle=idle)
        way = both.index(choice)
    yield from take_gains(g, me, ways[way], NOWHERE)
