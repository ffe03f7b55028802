"""The turn (p.10): a section, its top action, its bottom action; objectives before, between and after."""

from typing import Final

from boardwright.kernel.decision import Decision, Option, Script
from boardwright.kernel.still import replaced

from .bottom import bottom_action, brings_nothing, can_pay_section
from .cards import can_use_factory_card, factory_card_brings_nothing, use_factory_card
from .facts import (
    BOLSTER,
    CARDS,
    FACTORY,
    FACTORY_SECTION,
    MOVE,
    MOVE_UNITS,
    POWER,
    SECTIONS,
    TOP_OF,
    TRADE,
    UNITS_MOVED,
)
from .gains import gift_options, give_coins
from .moments import active
from .movement import can_move, chosen_unit, drive_off_waiting, movable, move_unit
from .objectives import reveal, revealable
from .stars import end_game, go_on, mark_stars
from .state import Scythe
from .top import (
    bolster,
    bolsters_nothing,
    can_produce,
    gain_coins,
    makes_nothing,
    produce,
    trade,
    trades_nothing,
    upgraded,
)
from .vocabulary import BOTTOM, FACTION, HALF, OBJECTIVE, PLACE, section_option


def turn(g: Scythe) -> Script[None]:
    """R1: a section other than that of the last turn; R2: unless an ability allows it.

    D5: for the Factory card it does so only in the first printing.
    """
    me = g.turn
    last = g.section[me]
    choice = yield g.asked_before() or g.ask(me, "section", sections(g, me, last))
    section = FACTORY_SECTION if choice[0] == "factory" else BOTTOM.of(choice)
    if section == last:
        for ability in active(g, me):
            if ability.repeats_section:
                ability.reached(g)
    g.section = replaced(g.section, me, section)
    g.note(("turn" if section != FACTORY_SECTION else "factory_turn", g.faction[me], *choice[1:]))
    g.stage = "top"


def sections(g: Scythe, me: int, last: int) -> list[Option]:
    """The sections that may be chosen after the one of the last turn."""
    repeats = last >= 0 and may_repeat(g, me)
    first = g.mat[me] * SECTIONS
    options = [
        section_option(TOP_OF[first + section], section) for section in range(SECTIONS) if section != last or repeats
    ]
    if g.factory_card[me] and (last != FACTORY_SECTION or (repeats and g.first_printing)):
        options.append(("factory", g.factory_card[me]))
    return options


def may_repeat(g: Scythe, me: int) -> bool:
    return any(ability.repeats_section for ability in active(g, me))


# -- the top action ------------------------------------------------------------------------------------------------


def top(g: Scythe) -> Script[None]:
    """The top action of the section, or none."""
    me = g.turn
    section = g.section[me]
    action = -1 if section == FACTORY_SECTION else TOP_OF[g.mat[me] * SECTIONS + section]
    while True:
        choice = yield g.asked_before() or which_top(g, me, action)
        if not is_side(choice):
            break
        yield from take_side(g, me, choice)
        if g.ended:
            return
    what = str(choice[0])
    if what == "move":
        g.moves_left = UNITS_MOVED[upgraded(g, me, MOVE_UNITS)]
        g.factory_move = False
        g.stage = "moving"
        return
    g.factory_move = False
    if what == "use_factory":
        yield from use_factory_card(g, me)
    elif what == "gain_coins":
        yield from gain_coins(g, me)
    elif what == "bolster":
        yield from bolster(g, me, HALF.of(choice))
    elif what == "trade":
        yield from trade(g, me, HALF.of(choice))
    elif what == "produce":
        yield from produce(g, me)
    mark_stars(g, me)
    go_on(g, "bottom")


def which_top(g: Scythe, me: int, action: int) -> Decision:
    idle: list[Option] = []
    options = top_options(g, me, action, idle)
    return g.ask(me, "top", with_sides(g, me, options), idle=idle)


def top_options(g: Scythe, me: int, action: int, idle: list[Option]) -> list[Option]:
    """R3: what can be paid, and doing nothing; `idle` gets what can be paid but would bring nothing (D17)."""
    options: list[Option] = []
    if action == MOVE:
        (options if can_move(g, me) else idle).append(("move",))
        options.append(("gain_coins",))
    elif action == BOLSTER:
        if g.coins[me]:
            (idle if bolsters_nothing(g, me, POWER) else options).append(("bolster", "power"))
            (idle if bolsters_nothing(g, me, CARDS) else options).append(("bolster", "cards"))
    elif action == TRADE:
        if g.coins[me]:
            if g.worked(me):
                options.append(("trade", "resources"))
            (idle if trades_nothing(g, me) else options).append(("trade", "popularity"))
    elif action == FACTORY_ACTION:
        if can_use_factory_card(g, me):
            useless = factory_card_brings_nothing(g, me)
            (idle if useless else options).append(("use_factory", g.factory_card[me]))
    elif can_produce(g, me):
        (idle if makes_nothing(g, me) else options).append(("produce",))
    options.append(("skip",))
    return options


FACTORY_ACTION: Final = -1

# -- moving --------------------------------------------------------------------------------------------------------


def moving(g: Scythe) -> Script[None]:
    """R30: one unit after the other, each at most once."""
    me = g.turn
    question = g.asked_before() or which_unit(g, me)
    if question is not None:
        choice = yield question
        if choice[0] != "done":
            g.moves_left -= 1
            yield from move_unit(g, me, chosen_unit(g, me, choice))
            return
    g.moves_left = 0
    drive_off_waiting(g, me)
    g.stage = "after_move"


def which_unit(g: Scythe, me: int) -> Decision | None:
    """None if no unit can move any more."""
    options = movable(g, me) if g.moves_left else []
    return g.ask(me, "move", [*options, ("done",)], (g.moves_left,)) if options else None


def after_move(g: Scythe) -> Script[None]:
    """R50: combats in the order the active player likes, then the encounter, then the Factory card."""
    me = g.turn
    if g.fights:
        options: list[Option] = [("fight", place) for place in g.fights]
        choice = yield g.ask(me, "fight", options)
        g.fight = PLACE.of(choice)
        g.stage = "combat"
        return
    g.tired = 0
    g.steps = ()
    if g.character[me] in g.encounters:
        g.stage = "encounter"
    elif g.character[me] == FACTORY and not g.factory_card[me]:
        g.stage = "claim"
    else:
        g.stage = "finish" if g.factory_move else "bottom"


# -- the bottom action ---------------------------------------------------------------------------------------------


def bottom(g: Scythe) -> Script[None]:
    """The bottom action of the section, or none; that of the Factory card moves one unit (R124)."""
    me = g.turn
    section = g.section[me]
    while True:
        choice = yield g.asked_before() or which_bottom(g, me, section)
        if not is_side(choice):
            break
        yield from take_side(g, me, choice)
        if g.ended:
            return
    g.stage = "finish"
    if choice[0] == "factory_move":
        g.factory_move = True
        g.moves_left = 1
        g.stage = "moving"
    elif choice[0] == "act":
        yield from bottom_action(g, me, section)


def which_bottom(g: Scythe, me: int, section: int) -> Decision:
    options: list[Option] = []
    idle: list[Option] = []
    if section == FACTORY_SECTION:
        (options if can_move(g, me) else idle).append(("factory_move",))
    elif can_pay_section(g, me, section):
        (idle if brings_nothing(g, me, section) else options).append(("act", section))
    options.append(("skip",))
    return g.ask(me, "bottom", with_sides(g, me, options), idle=idle)


def finish(g: Scythe) -> Script[None]:
    """The end of a turn: a last chance for objectives, then the next player clockwise.

    R138: who holds objectives is always asked, as a pause must not tell the others that one of them is fulfilled.
    """
    me = g.turn
    while g.objectives[me] or g.gifts:
        choice = yield g.asked_before() or last_chance(g, me)
        if choice[0] == "end":
            break
        yield from take_side(g, me, choice)
        if g.ended:
            return
    g.coerced = False
    g.sent_home = False
    g.factory_move = False
    g.turn = g.left[me]
    if g.turn == g.first:
        if g.round == g.round_limit:
            end_game(g, "limit")
            return
        g.round += 1
    g.stage = "turn"


def last_chance(g: Scythe, me: int) -> Decision:
    return g.ask(me, "finish", [*side_options(g, me, True), ("end",)], veiled=bool(g.objectives[me]))


# -- what may be done beside the actions ---------------------------------------------------------------------------


def side_options(g: Scythe, me: int, turn_ends: bool) -> list[Option]:
    """R6: objectives; R73: gifts of coins."""
    options = revealable(g, me, turn_ends) if g.objectives[me] else []
    return options + gift_options(g, me) if g.gifts else options


def with_sides(g: Scythe, me: int, options: list[Option]) -> list[Option]:
    """What may be done beside an action that can be done; else the next question offers it, and nobody sees a pause."""
    return options + side_options(g, me, False) if len(options) > 1 else options


def is_side(choice: Option) -> bool:
    return choice[0] == "reveal" or choice[0] == "give"


def take_side(g: Scythe, me: int, choice: Option) -> Script[None]:
    if choice[0] == "reveal":
        reveal(g, me, OBJECTIVE.of(choice))
    else:
        yield from give_coins(g, me, FACTION.of(choice))
