"""Playthroughs: a whole random game as text that a person can read and review.

    python -m tests.generic.regenerate

writes tests/playthroughs/<game>.txt: each decision with all its options, the choice, and what a spectator reads in the
log.
"""

from boardwright.kernel.game import Game
from boardwright.words import Words
from tests.generic.cases import GAME_CASES, Case, cases_of
from tests.generic.faces import asked
from tests.generic.players import CuriousPlayer
from tests.generic.processes import ROOT

FOLDER = ROOT / "tests" / "playthroughs"
SEED = 1
WIDTH = 116
LARGEST = 300_000


def played_through() -> list[Case]:
    """The first table of each game."""
    return [cases_of(game)[0] for game in GAME_CASES]


def name_of(case: Case) -> str:
    return f"{case.game}.txt"


def text_of(case: Case) -> str:
    """A whole game."""
    game, by = case.new(SEED), CuriousPlayer(SEED)
    words = Words(case.rules, strict=True).of(game)
    settings = ", ".join(f"{name} {value}" for name, value in game.options.items())
    lines = [f"{case.game}: {case.seats} seats, seed {SEED}, {settings}", ""]
    lines += events(game, words, 0)
    while game.decision is not None:
        decision, told = asked(game), len(game.events)
        option = by.choose(game, decision.seat)
        lines += ["", f"{len(game.moves) + 1}. Seat {decision.seat}: {words.ask(decision)}"]
        lines += packed([words.offered(decision, one) for one in decision.options])
        lines.append(f"   > {words.option(option)}")
        game.play(option)
        lines += events(game, words, told)
    outcome = game.outcome
    assert outcome is not None
    lines += ["", words.outcome(outcome)]
    lines += [f"{outcome.places[seat] + 1}. Seat {seat}: {outcome.scores[seat]}" for seat in outcome.ranking]
    lines.append(f"Digest {game.state.digest()}")
    return "\n".join(lines) + "\n"


def events(game: Game, words: Words, told: int) -> list[str]:
    """What a spectator reads of the events since the first `told` ones."""
    return [f"   {words.event(event)}" for event in game.events[told:] if event.seen_by(None)]


def packed(texts: list[str]) -> list[str]:
    """The options side by side, as many as a line holds."""
    lines = [f"   {texts[0]}"]
    for text in texts[1:]:
        if len(lines[-1]) + len(text) + 3 <= WIDTH:
            lines[-1] += f" | {text}"
        else:
            lines.append(f"   {text}")
    return lines
