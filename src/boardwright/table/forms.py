"""The forms of the pages: what a browser posted, checked."""

import json
import re
from typing import Any

import msgspec
from litestar import Request

from boardwright.games import rules_of
from boardwright.kernel.errors import BadSetting
from boardwright.kernel.rules import OptionSpec

from .clocks import Timing
from .live import HOT_SEAT, ONLINE, SOLO
from .pages.clocks import ENDS, timing_of
from .pages.settings import given_options
from .people import cleaned
from .room import Plan
from .scene import OPEN, PERSON, words_for
from .wire import LONGEST_NAME, AnyMessage, read_message

BOXES = ("options", "deal")
MOST_DIGITS = 29
SEED = re.compile(r"-?[0-9]{1,29}")


async def fields_of(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The text fields of a form; of the boxes of a set or a deal, those that are checked as one list."""
    form = await request.form()
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    for name in BOXES:
        if name in fields:
            fields[name] = f"[{','.join(filter(None, form.getall(name)))}]"
    return fields


def message_of_form(form: dict[str, str]) -> AnyMessage:
    """The message of wire.py that the fields of a form make."""
    fields: dict[str, Any] = dict(form)
    try:
        for name in ("to", "seat", "option", *BOXES):
            if name in fields:
                fields[name] = json.loads(fields[name])
        message: AnyMessage = read_message.decode(msgspec.json.encode(fields))
        return message
    except (ValueError, RecursionError) as error:
        raise BadSetting(words_for(None).message("message-malformed", problem=str(error)[:200])) from None


def number_of(text: str, name: str) -> int:
    """A number in a field."""
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise BadSetting(words_for(None).message("table-bad-form", problem=name))
    return int(text)


def plan_of(form: dict[str, str]) -> Plan:
    """The game that the form of the home page asks for.

    Fields: `game`; `mode` (online: everybody at home, else before one screen); `seat-0` … (person, open, bot:LEVEL or
    empty); `name` of whoever asks, or `name-0` …; `option-…` for every option of the game; `seed`; `hints` (yes or no);
    `listed` (yes: the seats of others are for anybody); `clock` (as pages/clocks.py offers them) and `clock-ends`. In a
    game of bots alone everybody watches.
    """
    words = words_for(None)
    rules = rules_of(form.get("game", ""))
    online = form.get("mode") == ONLINE
    wishes = [form.get(f"seat-{seat}", "") for seat in range(rules.seats[1])]
    taken = [seat for seat, wish in enumerate(wishes) if wish]
    seats = [wishes[seat] for seat in taken]
    people = [seat for seat, wish in enumerate(seats) if wish == PERSON]
    names = [form.get(f"name-{seat}", "") for seat in taken]
    if people:
        names[people[0]] = names[people[0]] or form.get("name", "")
    if any(len(name) > LONGEST_NAME for name in names):
        raise BadSetting(words.message("table-bad-name", count=LONGEST_NAME))
    names = [cleaned(name, LONGEST_NAME) for name in names]
    if online:
        seats = [OPEN if wish == PERSON and seat != people[0] else wish for seat, wish in enumerate(seats)]
    given = given_options(rules, form, taken)
    options = {spec.name: value_of(spec, given[spec.name]) for spec in rules.options if spec.name in given}
    seed = form.get("seed", "").strip()
    if seed and not SEED.fullmatch(seed):
        raise BadSetting(words.message("table-bad-form", problem="seed"))
    mode = ONLINE if online or not people else SOLO if len(people) == 1 else HOT_SEAT
    listed = form.get("listed") == "yes"
    clock = timing_in(form.get("clock", ""), form.get("clock-ends", ""))
    hints = form.get("hints", "yes") == "yes"
    return Plan(rules.name, seats, mode, options, names, int(seed) if seed else None, listed, clock, hints)


def timing_in(choice: str, ends: str) -> Timing | None:
    """The clock that a form asks for, if any."""
    if not choice:
        return None
    try:
        return timing_of(choice, ends or ENDS[0])
    except (ValueError, TypeError):
        raise BadSetting(words_for(None).message("table-bad-form", problem="clock")) from None


def value_of(spec: OptionSpec, text: str) -> str | int | bool:
    """The value that a text of a form means for an option of a game."""
    for choice in spec.choices:
        if str(choice).lower() == text.lower():
            return choice
    return text
