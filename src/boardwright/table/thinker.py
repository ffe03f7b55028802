"""A thinking process: it is asked about games line by line, and answers for their bots until its input ends.

A bot is kept from one question to the next while it goes on with its turn, so that it does not forget what it thought.
Who has nothing else to do helps with the question of another process, a slice of time after the other.
"""

import json
import logging
import logging.config
import os
import sys
from collections import OrderedDict
from typing import Any

import boardwright
from boardwright.bots import Bot, new_bot
from boardwright.bots.mcts import MctsBot
from boardwright.games import GAMES, rules_of
from boardwright.kernel.decision import Option
from boardwright.kernel.game import Game

from . import logs

REASONS, LONGEST_PLAN = 3, 3
"""Advice has so many reasons, and looks so many answers ahead."""

QUICKER = "hard"
"""Who chooses the rest of a set of which an expert chose the first."""

QUICKEST = "easy"
"""Who chooses once when a game is read, before anybody asks."""

REMEMBERED = 16
"""So many games are known at once, each with one bot at most."""

NICENESS = 5
"""Bots may think on every core: whoever serves pages comes first."""

Tried = list[tuple[Option, int]]
"""Options, and how often each was tried."""

log = logging.getLogger(__name__)


class Known:
    """A game that was asked about, and the bot that was asked last."""

    def __init__(self, question: dict[str, Any]) -> None:
        self.line = question["line"]
        self.game = boardwright.load(question["record"])
        self.bot: Bot | None = None
        self.whose: tuple[object, ...] = ()
        """Which bot, for which seat, in whose turn."""
        self.asked = 0
        """After how many moves it was asked."""

    def follows(self, line: int, moves: list[Option]) -> bool:
        """Whether these moves come after those that are known, and nothing was taken back in between."""
        return self.line == line and self.game.moves == moves[: len(self.game.moves)]

    def go_on(self, moves: list[Option]) -> None:
        """Play the moves that are new."""
        for move in moves[len(self.game.moves) :]:
            self.game.play(move)

    def answer(self, level: str, seed: int, helpers: int) -> Option:
        """What the bot of this level chooses for the seat that is asked, while so many help."""
        bot, seat = self.asked_bot(level, seed)
        if isinstance(bot, MctsBot):
            bot.helpers = helpers
        try:
            return bot.choose(self.game.fork(), seat)
        except BaseException:
            self.forget()
            raise

    def help(self, level: str, seed: int, milliseconds: int) -> Tried:
        """How often a bot of this level has tried each option, after some more thought."""
        bot, seat = self.asked_bot(level, seed)
        assert isinstance(bot, MctsBot) and self.game.decision is not None
        options = self.game.decision.useful
        if len(options) == 1:
            return []
        return list(zip(options, bot.help(self.game.fork(), seat, milliseconds), strict=True))

    def asked_bot(self, level: str, seed: int) -> tuple[Bot, int]:
        """The bot of this level for the seat that is asked, with what it thought in this turn; and the seat."""
        game = self.game
        assert game.decision is not None
        seat = game.decision.seat
        whose = (level, seat, game.state.turn)
        if whose != self.whose or any(mover != seat for mover in game.movers[self.asked :]):
            self.forget()
        if self.bot is None:
            self.bot = new_bot(level, seed)
        self.whose, self.asked = whose, len(game.moves)
        return self.bot, seat

    @property
    def tried(self) -> Tried:
        """How often the bot tried each option at its last choice."""
        return [] if self.bot is None else [(reason.option, reason.visits) for reason in self.bot.reasons]

    def forget(self) -> None:
        """Let the bot go."""
        if self.bot is not None:
            self.bot.close()
            self.bot = None


def answered(question: dict[str, Any], known: OrderedDict[str, Known]) -> Option:
    """The option that the bot of a question chooses."""
    return known_of(question, known).answer(question["level"], question["seed"], question.get("helpers", 0))


def answer_to(question: dict[str, Any], known: OrderedDict[str, Known]) -> dict[str, Any]:
    """The answer to a question, with advice if that is asked for; or what was thought in a slice of time to help."""
    if "read" in question:
        read(question["read"], question["package"])
        return {}
    if question.get("advice"):
        return advised(question, known)
    if "slice" in question:
        one = known_of(question, known)
        return {"tried": one.help(question["level"], question["seed"], question["slice"])}
    return {"option": answered(question, known), "tried": known[question["id"]].tried}


def read(game: str, package: str) -> None:
    """Load all that bots need for a game, before somebody waits for it."""
    GAMES.setdefault(game, package)
    new = boardwright.new(game, rules_of(game).seats[0], seed=1)
    assert new.decision is not None
    new_bot(QUICKEST, 1).choose(new, new.decision.seat)


def known_of(question: dict[str, Any], known: OrderedDict[str, Known]) -> Known:
    """The game of a question, at its position."""
    record = question["record"]
    GAMES.setdefault(record["game"], question["package"])
    moves = [rules_of(record["game"]).vocabulary.inside(move) for move in record["moves"]]
    one = known.pop(question["id"], None)
    if one is None or not one.follows(question["line"], moves):
        if one is not None:
            one.forget()
        one = Known(question)
    one.go_on(moves)
    known[question["id"]] = one
    if len(known) > REMEMBERED:
        known.popitem(last=False)[1].forget()
    return one


def advised(question: dict[str, Any], known: OrderedDict[str, Known]) -> dict[str, Any]:
    """The option that the bot of a question would choose, the whole set if it is one of a set, its plan and reasons."""
    option = answered(question, known)
    one = known[question["id"]]
    game, bot = one.game, one.bot
    assert bot is not None and game.decision is not None
    plan = bot.plan(game, LONGEST_PLAN) if isinstance(bot, MctsBot) else []
    reasons = [[reason.option, reason.visits, reason.share] for reason in bot.reasons[:REASONS]]
    tried = sum(reason.visits for reason in bot.reasons)
    members = None if game.decision.among is None else whole_set(game, option, question["seed"])
    return {"option": option, "set": members, "plan": plan, "reasons": reasons, "tried": tried}


def whole_set(game: Game, option: Option, seed: int) -> list[Option]:
    """The members of the set that begins with an option; a quicker bot chooses the others.

    Nothing happens, and nothing is revealed, before the set is whole.
    """
    copy, bot = game.fork(), new_bot(QUICKER, seed)
    members: list[Option] = []
    while True:
        decision = copy.decision
        assert decision is not None and decision.among is not None
        among = decision.among
        if option == among.stop:
            return members
        left = among.left[among.left.index(option) + 1 :]
        members.append(option)
        copy.play(option)
        if not copy.within_set:
            return members + left[: max(0, among.least - 1)]  # what was left without a choice
        option = bot.choose(copy.fork(), decision.seat)


def main() -> None:
    """Answer questions until the input ends."""
    logging.config.dictConfig(logs.config("warning"))
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    known: OrderedDict[str, Known] = OrderedDict()
    for line in sys.stdin:
        try:
            answer = answer_to(json.loads(line), known)
        except Exception as error:
            log.exception("a bot could not answer")
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    try:
        main()
    except (KeyboardInterrupt, BrokenPipeError):
        os._exit(0)  # nobody waits for an answer any more
