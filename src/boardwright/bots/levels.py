"""The bots by name: kinds with settings (`mcts:iterations=400`) and levels for people (`hard`)."""

from collections.abc import Callable
from typing import Any, Final

from boardwright.kernel.errors import BadSetting

from .heuristic import HeuristicBot
from .mcts import MctsBot
from .random import RandomBot

KINDS: Final[dict[str, tuple[Callable[..., Any], dict[str, tuple[int, int]]]]] = {
    "random": (RandomBot, {}),
    "heuristic": (HeuristicBot, {"guesses": (1, 1000), "errs": (0, 100)}),
    "mcts": (MctsBot, {"iterations": (1, 10**9), "milliseconds": (1, 10**9), "processes": (1, 256)}),
}
"""Each kind of bot: how it is made, and its settings, each a whole number within bounds."""

LEVELS: Final[dict[str, str]] = {
    "easy": "heuristic:guesses=1,errs=40",
    "normal": "heuristic",
    "hard": "mcts:iterations=300,milliseconds=1000",
    "expert": "mcts:iterations=3000,milliseconds=3000",
}
"""Each level and the bot that it stands for. Nobody waits longer than these times, however slow the machine is."""


LONGEST: Final = 12
"""More digits than any setting has."""


class Maker:
    """Makes bots of one sort from seeds."""

    def __init__(self, kind: str, settings: dict[str, int]) -> None:
        self.kind = kind
        self.settings = settings

    def __call__(self, seed: int) -> Any:
        return KINDS[self.kind][0](seed, **self.settings)


def maker_of(name: str) -> Maker:
    """How the bot of a name is made: a level, a kind, or a kind with settings. BadSetting says what is wrong."""
    kind, colon, text = LEVELS.get(name, name).partition(":")
    if kind in LEVELS:
        raise BadSetting(f"The level {kind!r} has no settings; it is {LEVELS[kind]!r}.")
    if kind not in KINDS:
        raise BadSetting(f"There is no bot {kind!r}; the bots are: {', '.join([*KINDS, *LEVELS])}.")
    settings: dict[str, int] = {}
    for part in text.split(",") if colon else []:
        setting, value = setting_of(kind, part)
        if setting in settings:
            raise BadSetting(f"{setting!r} is given twice in {name!r}.")
        settings[setting] = value
    return Maker(kind, settings)


def setting_of(kind: str, part: str) -> tuple[str, int]:
    """One setting of a kind of bot, such as `iterations=400`."""
    bounds = KINDS[kind][1]
    setting, _, text = part.partition("=")
    if not bounds:
        raise BadSetting(f"The bot {kind!r} has no settings; leave out {part!r}.")
    if setting not in bounds:
        raise BadSetting(f"The bot {kind!r} has no setting {setting!r}; its settings are: {', '.join(bounds)}.")
    low, high = bounds[setting]
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST) or not low <= int(text) <= high:
        raise BadSetting(f"{setting} of {kind} must be a whole number from {low} to {high}, not {text!r}.")
    return setting, int(text)
