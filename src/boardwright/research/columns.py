"""The columns of a game and the numbers of its actions, as tables.

python -m boardwright.research.columns arcs            the layout of the actions
python -m boardwright.research.columns arcs state      the columns of a position, with their places
python -m boardwright.research.columns arcs options    the columns of an option
"""

import argparse
from collections.abc import Iterator

import boardwright
from boardwright.kernel.features import Actions
from boardwright.research import features_of

PARTS = ("actions", "state", "options")


def action_table(actions: Actions) -> Iterator[str]:
    """The verbs with their arguments, how many actions each has, and the number of its first."""
    yield f"| verb | arguments | actions | first of {actions.size} |"
    yield "| --- | --- | ---: | ---: |"
    for word, verb in actions.options.items():
        sizes = ", ".join(f"{name} ({len(kind.domain)})" for name, kind in zip(verb.names, verb.kinds, strict=True))
        yield f"| {word} | {sizes} | {actions.count(word)} | {actions.first[word]} |"


def main() -> None:
    """Print one table."""
    parser = argparse.ArgumentParser(description="The columns of a game and the numbers of its actions.")
    parser.add_argument("game", choices=boardwright.games())
    parser.add_argument("part", choices=PARTS, nargs="?", default=PARTS[0])
    given = parser.parse_args()
    features = features_of(given.game)
    if given.part == "actions":
        lines = list(action_table(features.actions))
    else:
        columns = features.state_columns if given.part == "state" else features.option_columns
        lines = [f"{place:5}  {name}" for place, name in enumerate(columns)]
    print("\n".join(lines))


if __name__ == "__main__":
    main()
