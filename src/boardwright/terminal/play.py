"""One game at a terminal: people at the prompt, bots in the other seats."""

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from boardwright.bots import Bot
from boardwright.kernel.decision import Among, Decision, Option
from boardwright.kernel.errors import BoardwrightError, IllegalOption
from boardwright.kernel.game import Game
from boardwright.kernel.state import Event
from boardwright.sentences import capital
from boardwright.terminal.draw import drawing_of
from boardwright.terminal.report import outcome_text
from boardwright.terminal.screen import Screen, numbered, tinted
from boardwright.words import Words, counting_number, folded

LAST_LINES = 12
"""So many lines of the chronicle are shown before a question; `log` shows them all."""


class Quit(Exception):
    """The person leaves the table."""


class TerminalTable:
    """Who sits where, what everybody has been shown, and the commands of the prompt."""

    def __init__(self, game: Game, words: Words, screen: Screen, bots: Mapping[int, Bot]) -> None:
        self.game = game
        self.words = words
        self.marked = words.marked
        self.screen = screen
        self.bots = bots
        people = [seat for seat in range(game.seats) if seat not in bots]
        self.eyes: int | None = people[0] if len(people) == 1 else None
        self.drawing = drawing_of(game.rules.name)
        self.told: dict[int | None, int] = {}
        self.drawn = ""
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "redo": self.redo,
            "save": self.save,
            "help": self.help,
            "why": self.why,
            "log": self.log,
            "board": self.board,
            "quit": self.quit,
        }

    # -- the course of play ----------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over, somebody quits, or the input ends."""
        self.say("play-welcome")
        try:
            while (decision := self.game.decision) is not None:
                if decision.seat in self.bots:
                    self.game.play(self.bots[decision.seat].choose(self.game, decision.seat))
                elif decision.lapses:  # before one screen there is nobody to hide it from
                    self.game.play(decision.options[0])
                else:
                    self.hand_over(decision.seat)
                    self.show()
                    self.put(decision)
                    self.answer(decision)
        except EOFError:
            self.screen.print()
            self.say("play-input-ended", count=len(self.game.moves))
        except Quit:
            self.say("play-quit", count=len(self.game.moves))
        else:
            self.show()
            self.screen.print(Rule())
            self.screen.print(self.tint(outcome_text(self.game, self.marked)))

    def hand_over(self, seat: int) -> None:
        """In a hot-seat game: let the next person come to the screen before anything of theirs is shown."""
        if self.eyes == seat:
            return
        if self.eyes is not None and self.screen.is_terminal and sys.stdin.isatty():
            self.screen.clear()
            self.screen.input(self.words.message("play-hand-over", seat=self.words.name("seat", seat)))
        self.eyes = seat
        self.drawn = ""

    def show(self) -> None:
        """The board if it has changed, and what happened since the person last looked."""
        if json.dumps(self.game.view(self.eyes)) != self.drawn:
            self.board("")
        told = min(self.told.get(self.eyes, 0), len(self.game.events))
        lines = self.chronicle(told)
        self.told[self.eyes] = len(self.game.events)
        if len(lines) > LAST_LINES:
            self.say("play-more-lines", count=len(lines) - LAST_LINES)
        for line in lines[-LAST_LINES:]:
            self.screen.print(line)

    def put(self, decision: Decision) -> None:
        """The question and its numbered options."""
        mark = (f"{self.drawing.shape(decision.seat)} ", self.drawing.style(decision.seat))
        question = self.tint(self.marked.ask(decision))
        question.stylize("bold")
        self.screen.print()
        self.screen.print(Text.assemble(mark, question))
        among = decision.among
        if among is not None:
            message = "play-set" if among.least else "play-set-or-none"
            self.say(message, many=self.words.how_many(among))
        options = decision.options if among is None else among.listed
        self.screen.print(numbered([self.tint(self.offered(decision, option)) for option in options]))

    def offered(self, decision: Decision, option: Option) -> str:
        """An option as it is listed, with marks: of a set it says how often it may be chosen."""
        text, among = self.marked.offered(decision, option), decision.among
        count = 1 if among is None else min(among.most, among.left.count(option))
        return self.words.message("set-times", option=text, count=count) if count > 1 else text

    def answer(self, decision: Decision) -> None:
        """Read lines until one answers the decision or goes to another one."""
        prompt = capital(self.words.message("play-prompt", seat=self.words.name("seat", decision.seat)))
        while self.game.decision is decision:
            line = self.screen.input(f"{prompt} ")
            if not sys.stdin.isatty():
                self.screen.print(line)
            try:
                self.obey(decision, line.strip())
            except BoardwrightError as error:
                self.screen.print(str(error), style="red")

    def obey(self, decision: Decision, line: str) -> None:
        """Do what a line says: the number or the text of an option, those of a whole set, or a command."""
        if not line:
            return
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        options = decision.options if decision.among is None else decision.among.listed
        exact = any(folded(self.words.option(option)) == folded(line) for option in options)
        if command is not None and not exact:
            command(rest.strip())
        elif decision.among is not None:
            self.play_set(decision, decision.among, line)
        else:
            self.play_one(decision, line)

    def play_one(self, decision: Decision, line: str) -> None:
        """Play the option with this number or text."""
        number = counting_number(line)
        if number is not None:
            if not 1 <= number <= len(decision.options):
                raise BoardwrightError(self.words.message("answer-number", count=len(decision.options)))
            self.game.play(decision.options[number - 1])
        else:
            self.game.play(self.words.parse(decision, line))

    def play_set(self, decision: Decision, among: Among, line: str) -> None:
        """Play the set with these numbers or texts; one option where more are needed is its first step."""
        chosen = self.words.parse_set(decision, among, line)
        if len(chosen) == 1 < among.least and chosen[0] in decision.options:
            self.game.play(chosen[0])
            return
        try:
            self.game.play_set(chosen)
        except IllegalOption:
            many = self.words.how_many(among)
            raise BoardwrightError(self.words.message("set-refused", many=many)) from None

    # -- commands --------------------------------------------------------------------------------------------------

    def undo(self, rest: str) -> None:
        """Go back to a person's last decision, or further: `undo 3` takes back three of the people's moves."""
        wanted = counting_number(rest) if rest else 1
        if not wanted:
            raise BoardwrightError(self.words.message("undo-number", text=rest))
        made = zip(self.game.starts, self.game.movers, strict=True)
        moves = sorted({start for start, mover in made if mover not in self.bots and start >= 0})
        if wanted > len(moves):
            raise BoardwrightError(self.words.message("undo-too-far", count=len(moves)))
        self.game.undo(moves[-wanted])
        self.say("undo-done", count=len(self.game.moves))

    def redo(self, rest: str) -> None:
        """Play again what was undone, with the bots' answers to it."""
        self.game.redo()
        try:
            while (decision := self.game.decision) is not None:
                if decision.seat not in self.bots and not decision.lapses and not self.game.within_set:
                    return
                self.game.redo()
        except BoardwrightError:
            return

    def save(self, rest: str) -> None:
        """Write the record of the game to a file."""
        if not rest:
            raise BoardwrightError(self.words.message("save-no-file"))
        try:
            write_whole(Path(rest).expanduser(), json.dumps(self.game.record))
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BoardwrightError(self.words.message("file-not-written", file=rest, reason=reason)) from error
        self.say("save-done", file=rest)

    def help(self, rest: str) -> None:
        """The commands, or what there is to say about a card or a word."""
        if not rest:
            self.say("play-commands")
            return
        found = self.words.help(rest)
        if not found:
            raise BoardwrightError(self.words.message("no-help", text=rest))
        for title, text in found:
            if title:
                self.screen.print(title, style="bold")
            self.screen.print(text)

    def why(self, rest: str) -> None:
        """What the person at the screen cannot do now, and why."""
        told: dict[str, dict[str, None]] = {}
        for reason in self.game.why_not(self.eyes):
            told.setdefault(self.marked.reason(reason), {})[self.words.title(reason.topic) or reason.topic] = None
        if not told:
            self.say("play-no-reasons")
        for why, titles in told.items():
            self.screen.print(Text.assemble((self.words.listed(titles), "bold"), " ", self.tint(why)))

    def log(self, rest: str) -> None:
        """The whole chronicle, as the person at the screen may see it."""
        for line in self.chronicle(0):
            self.screen.print(line)

    def board(self, rest: str) -> None:
        """The board, as the person at the screen may see it."""
        view = self.game.view(self.eyes)
        self.screen.print(self.drawing.board(view, self.words, self.screen.width))
        self.drawn = json.dumps(view)

    def quit(self, rest: str) -> None:
        """Leave."""
        raise Quit

    # -- saying ----------------------------------------------------------------------------------------------------

    def say(self, message: str, **values: str | int) -> None:
        self.screen.print(self.words.message(message, **values), style="dim")

    def tint(self, text: str) -> Text:
        return tinted(text, self.drawing)

    def chronicle(self, start: int) -> list[Text]:
        """The lines from event `start` on that the person at the screen may see."""
        events = [event for event in self.game.events[start:] if self.may_see(event)]
        return [Text.assemble(("· ", "dim"), self.tint(self.marked.event(event))) for event in events]

    def may_see(self, event: Event) -> bool:
        return self.game.decision is None or event.seen_by(self.eyes)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is never seen half written."""
    draft = path.with_name(f"{path.name}.part")
    draft.write_text(text, "utf-8")
    draft.replace(path)
