"""The options of a game in the form of the home page: how they are said, and how they are read from the form."""

from collections.abc import Mapping, Sequence

from boardwright.kernel.rules import OptionSpec, Rules
from boardwright.table.draw import drawing_of
from boardwright.words import Words


def split(rules: Rules) -> tuple[list[tuple[OptionSpec, int]], list[OptionSpec]]:
    """The options of one seat (`nation_2` belongs to the second), with the seat, and those of the whole game."""
    per_seat, shared = [], []
    for spec in rules.options:
        name, _, number = spec.name.rpartition("_")
        if name and number.isdecimal():
            per_seat.append((spec, int(number) - 1))
        else:
            shared.append(spec)
    return per_seat, shared


def given_options(rules: Rules, form: Mapping[str, str], taken: Sequence[int]) -> dict[str, str]:
    """The options that a form gives, as text. What belongs to a seat goes with it when seats before it stay empty."""
    per_seat, shared = split(rules)
    given = {spec.name: form.get(f"option-{spec.name}", "") for spec in shared}
    for spec, seat in per_seat:
        if seat < len(taken):
            given[spec.name] = form.get(f"option-{spec.name.rpartition('_')[0]}_{taken[seat] + 1}", "")
    for name, values in drawing_of(rules.name).seat_lists.items():
        chosen = [form.get(f"option-{name}-{seat}", "") or values[0] for seat in taken]
        if any(value != values[0] for value in chosen):
            given[name] = ",".join(chosen)
    return {name: text for name, text in given.items() if text != ""}


def about_setting(words: Words, spec: OptionSpec) -> str:
    """What an option is about, for people."""
    message = f"setting-{spec.name}".replace("_", "-")
    return words.message(message) if words.has(message) else spec.name.replace("_", " ")


def value_name(words: Words, option: str, value: object) -> str:
    """A value of an option for people: its message, that of any option, its title in the library, or as it is."""
    for message in (f"choice-{option}-{value}", f"choice-{value}", f"shelf-{value}"):
        if words.has(message.replace("_", "-")):
            return words.message(message.replace("_", "-"))
    return words.title(str(value)) or str(value).replace("_", " ")
