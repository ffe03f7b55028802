"""What games come to: every clause, question, kind of option and event of a game, and when it was first met."""

from collections.abc import Iterable

from boardwright.bots import Bot
from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game
from boardwright.kernel.log import Log
from boardwright.kernel.state import Chronicle, Event
from tests.generic.cases import GAME_CASES
from tests.generic.faces import asked


def wanted(game: Game) -> list[str]:
    """All that the games of the suite together must come to."""
    text = game.rules.vocabulary
    found = [f"clause {clause}" for clause in game.rules.clauses]
    found += [f"ask {key}" for key in text.asks] + [f"option {key}" for key in text.options]
    found += [f"event {key}" for key in text.events]
    for (event, place), values in GAME_CASES[game.rules.name].occurs.items():
        found += [f"event {event} {place}: {value}" for value in values]
    return [what for what in found if what not in GAME_CASES[game.rules.name].unreachable]


class Watched:
    """A game played without marks, and after how many moves it came to each thing first.

    Forced questions are looked at too, but answering them is no move.
    """

    def __init__(self, game: Game) -> None:
        self.first: dict[str, int] = {}
        self.verbs: set[str | int] = set()
        self.moves: list[Option] = []
        self.occurs = GAME_CASES[game.rules.name].occurs
        self.note(game.events)
        self.game = game.fork(playout=True)
        self.clauses: dict[str, int] = {}
        self.known_clauses = 0
        self.chronicle = Chronicle()
        self.game.state.clauses = self.clauses
        self.game.state.chronicle = self.chronicle
        self.game.ask_forced = True
        self.look()

    def play(self, option: Option) -> None:
        self.game.play(option)
        self.moves.append(option)
        self.look()
        while self.game.decision is not None and self.game.decision.forced:
            self.game.play(self.game.decision.options[0])
            self.look()

    def play_all(self, options: Iterable[Option]) -> int:
        """Play these moves as far as they are legal; how many were."""
        for number, option in enumerate(options):
            if self.game.decision is None or option not in self.game.decision.options:
                return number
            self.play(option)
        return len(self.moves)

    def play_out(self, by: Bot) -> "Watched":
        while self.game.decision is not None:
            self.play(by.choose(self.game, asked(self.game).seat))
        return self

    def look(self) -> None:
        decision = self.game.decision
        if decision is not None:
            self.meet(f"ask {decision.ask}")
            for option in decision.options:
                if option[0] not in self.verbs:
                    self.verbs.add(option[0])
                    self.meet(f"option {option[0]}")
        for clause in list(self.clauses)[self.known_clauses :]:
            self.known_clauses += 1
            self.meet(f"clause {clause}")
        self.note(self.chronicle.events)
        self.chronicle.events = Log()

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            verb = str(event.what[0])
            self.meet(f"event {verb}")
            for place in range(1, len(event.what)):
                if (verb, place) in self.occurs:
                    self.meet(f"event {verb} {place}: {event.what[place]}")

    def meet(self, what: str) -> None:
        self.first.setdefault(what, len(self.moves))
