"""Choosing a set: "any number of cards", "two of these ships", "3 oil from where you like".

People think of a set; search and records want small steps without permutations. So the rules ask for one member after
the other in a fixed order, which gives each set one spelling, and `spelling` finds it for a set in any order. Nothing
happens before the set is whole.
"""

from collections.abc import Sequence
from typing import Final

from .decision import Among, Decision, Option, Script
from .errors import IllegalOption

STOP: Final[Option] = ("stop",)


def choose_set(
    seat: int,
    ask: str,
    offered: list[Option],
    least: int,
    most: int,
    values: Option = (),
    stop: Option = STOP,
    always: bool = False,
    veiled: bool = False,
) -> Script[list[Option]]:
    """From `least` to `most` of what is offered; equal options stand in `offered` as often as they may be chosen.

    If less than `least` is offered, all of it is chosen. The first step is what may be `always` asked or `veiled`: the
    others cannot tell it from the steps after it. A veiled set is asked even if there is nothing to choose.
    """
    chosen: list[Option] = []
    left = offered
    most = min(most, len(offered))
    least = min(least, most)
    while most or (veiled and not chosen):
        among = Among(offered, chosen[:], left, least, most, stop)
        first = not chosen
        choice = yield Decision(seat, ask, steps(among), values, always and first, among, (), veiled and first)
        if choice == stop:
            break
        chosen.append(choice)
        left = left[left.index(choice) + 1 :]
        most = min(most - 1, len(left))
        least = max(0, least - 1)
    return chosen


def steps(among: Among) -> list[Option]:
    """What may come next: not so late that too little is left for the rest."""
    left = among.left
    options = list(dict.fromkeys(left[: len(left) - max(0, among.least - 1)]))
    if not among.least:
        options.append(among.stop)
    return options


def spelling(decision: Decision, wanted: Sequence[Option], ask_forced: bool) -> list[Option]:
    """The moves that choose this set, given in any order; IllegalOption if it cannot be chosen here."""
    among = decision.among
    if among is None:
        raise IllegalOption("This question takes one option, not a set.")
    left, least, most = among.left, among.least, among.most
    rest = list(wanted)
    if not least <= len(rest) <= most:
        number = str(least) if least == most else f"{least} to {most}"
        raise IllegalOption(f"Choose {number} of {left!r}, not {len(rest)}.")
    for option in rest:
        if rest.count(option) > left.count(option):
            raise IllegalOption(f"{option!r} is not offered, or not that often; choose from {left!r}.")
    always, veiled = decision.always, decision.veiled
    script = choose_set(decision.seat, decision.ask, left, least, most, (), among.stop, always, veiled)
    moves: list[Option] = []
    try:
        step = next(script)
        while True:
            choice = next((option for option in step.options if option in rest), among.stop)
            if not step.forced or ask_forced:
                moves.append(choice)
            if choice in rest:
                rest.remove(choice)
            step = script.send(choice)
    except StopIteration:
        return moves
