"""Scenarios: set a game up at a position, play options by their text, assert what happens. For every game.

A scenario reads like a transcript of play:

    t.plays("red", "lead Aggression 3", "go on", "battle", "in 3-hex")
    t.asks("red", "hit_ship", ["a fresh ship", "a damaged ship"])
    t.cannot("blue", "seize with Construction 5")
"""

from functools import cache
from typing import Self

from boardwright.games import rules_of
from boardwright.kernel.decision import Decision
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from boardwright.research import features_of
from boardwright.words import Words


@cache
def sayable(game: str) -> frozenset[str]:
    """The text of every option that a game can ever offer."""
    rules, actions = rules_of(game), features_of(game).actions
    words, seats = Words(rules), rules.seats[1]
    return frozenset(words.option(actions.decode(number, 0, seats)) for number in range(actions.size))


def fits(text: str, option: str) -> bool:
    """Whether a text is that of an option, or its beginning followed by "..."."""
    start = text.removesuffix("...")
    return option == text or (text != start and option.startswith(start))


class Scenario:
    """A game in progress with words for everything: seats by name, options by text."""

    passes_over = False
    """Whether what answers itself does so at once, as it does alone against bots."""

    def __init__(self, game: Game, seats: dict[str, int]) -> None:
        self.game = game
        self.seats = seats
        self.words = Words(game.rules)
        self.settle()

    # -- playing ---------------------------------------------------------------------------------------------------

    def plays(self, seat: str, *texts: str) -> Self:
        """A seat answers one decision after another."""
        for text in texts:
            decision = self.decision(seat)
            self.game.play(self.words.parse(decision, text))
            self.settle()
        return self

    def chooses(self, seat: str, *texts: str) -> Self:
        """A seat chooses a whole set, in any order; nothing is the empty set."""
        decision = self.decision(seat)
        assert decision.among is not None, f"{decision.ask!r} does not ask for a set"
        members = Decision(decision.seat, decision.ask, decision.among.left)
        self.game.play_set([self.words.parse(members, text) for text in texts])
        self.settle()
        return self

    def settle(self) -> None:
        """After each answer the position is whole; and what answers itself is answered, if the scenario says so."""
        self.game.state.check()
        while self.passes_over and (decision := self.game.decision) and decision.lapses:
            self.game.play(decision.options[0])
            self.game.state.check()

    def load_dice(self, faces: list[int], same: list[list[int]], dice: list[int]) -> None:
        """Choose the future of chance: the next rolls show these faces.

        `dice[i]` is the kind of the i-th die; `same[kind][face]` names the first face with the same symbols.
        """
        key = 0
        while True:
            rng = Rng(key, self.game.state.rng.counter)
            if all(same[die][rng.below(6)] == same[die][face] for die, face in zip(dice, faces, strict=True)):
                self.game.state.rng.key = key
                return
            key += 1

    # -- asking ----------------------------------------------------------------------------------------------------

    def decision(self, seat: str) -> Decision:
        decision = self.game.decision
        assert decision is not None, "the game is over"
        assert decision.seat == self.seats[seat], f"seat {decision.seat} is asked {decision.ask!r}, not {seat}"
        return decision

    def options(self) -> list[str]:
        """The texts of the options now."""
        assert self.game.decision is not None
        return [self.words.option(option) for option in self.game.decision.options]

    def offered(self) -> list[str]:
        """The texts of the options now, and of a set also of what a later step would offer."""
        among = None if self.game.decision is None else self.game.decision.among
        return self.options() + ([] if among is None else [self.words.option(option) for option in among.left])

    def question(self, seat: str) -> str:
        """What the seat is asked, in words."""
        return self.words.ask(self.decision(seat))

    def idle(self, seat: str) -> list[str]:
        """The texts of the seat's options that would change nothing now."""
        return [self.words.option(option) for option in self.decision(seat).idle]

    def asks(self, seat: str, ask: str, options: list[str] | None = None) -> Self:
        """The seat is asked this question, with exactly these options if they are given (in any order)."""
        decision = self.decision(seat)
        assert decision.ask == ask, f"{seat} is asked {decision.ask!r}"
        if options is not None:
            assert sorted(self.options()) == sorted(options)
        return self

    def can(self, seat: str, *texts: str) -> Self:
        """These are among the options of the seat."""
        self.decision(seat)
        for text in texts:
            assert text in self.options(), f"{text!r} is not among {self.options()}"
        return self

    def cannot(self, seat: str, *texts: str) -> Self:
        """The seat is asked, and none of these is an option now; "..." at the end stands for all that begin so."""
        self.decision(seat)
        assert texts, "say what should not be possible"
        for text in texts:
            assert any(fits(text, one) for one in sayable(self.game.rules.name)), f"{text!r} is never an option"
            found = [one for one in self.offered() if fits(text, one)]
            assert not found, f"{found} should not be possible"
        return self

    def why_not(self, seat: str, topic: str) -> list[str]:
        """What the seat is told about a topic that is not possible now."""
        assert topic in self.words.topics(), f"{topic!r} is no topic"
        reasons = self.game.why_not(self.decision(seat).seat)
        return [self.words.reason(reason) for reason in reasons if reason.topic == topic]

    def chronicle(self, seat: str | None = None) -> list[str]:
        """The lines of the chronicle that a seat (None: a spectator) may read."""
        number = None if seat is None else self.seats[seat]
        return [self.words.event(event) for event in self.game.events if event.seen_by(number)]
