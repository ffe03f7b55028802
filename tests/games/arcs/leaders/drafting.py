"""Games at the draft, and games drafted to order."""

from typing import Any

from boardwright.games import rules_of
from boardwright.games.arcs.facts import CARD_NUMBER, CARD_ROWS, FIRST_LORE
from boardwright.kernel.game import Game
from tests.games.arcs.position import SEATS, ArcsScenario

NAMES = list(SEATS)


def drafting(
    seats: int, pool: str = "both", two_lore: bool = False, setup: str = "random", seed: int = 1
) -> ArcsScenario:
    options: dict[str, Any] = {"leaders_and_lore": pool, "two_lore": two_lore, "setup": setup}
    return ArcsScenario(Game.new(rules_of("arcs"), seats, seed, options), SEATS)


def drafted(leaders: list[str], setup: str, lore: list[str] | None = None) -> ArcsScenario:
    """The first leader goes to red, who has the initiative, and so on; what lies in the rows is chosen to fit."""
    t = drafting(len(leaders), setup=setup)
    game = Game(t.game.rules, t.game.seats, 1, t.game.options, False)
    g = t.g.copy()
    g.initiative = 0
    wanted = [CARD_NUMBER[card] for card in leaders]
    g.leader_row = tuple(sorted(set(wanted) | {next(card for card in range(101, 117) if card not in wanted)}))
    all_lore = [CARD_NUMBER[card] for card in lore or []]
    everything = all_lore + [card for card in range(FIRST_LORE, FIRST_LORE + 28) if card not in all_lore]
    g.lore_row, g.lore_box = tuple(sorted(everything[: g.seats + 1])), everything[g.seats + 1 :]
    game.begin(g)
    t = ArcsScenario(game, SEATS)
    order = [*range(len(leaders))][::-1]
    for picks in (wanted, everything):
        for seat in order:
            t.plays(NAMES[seat], str(CARD_ROWS[picks[seat]]["name"]))
    return t


def pieces(t: ArcsScenario, seat: str) -> dict[str, str]:
    """Where the pieces of a seat stand: "3 ships, city"."""
    number = SEATS[seat]
    found: dict[str, str] = {}
    for name, system in t.game.view(None)["systems"].items():
        words = [f"{system['fresh'][number]} ships"] if system["fresh"][number] else []
        words += [one["kind"] for one in system["buildings"] if one and one["owner"] == number]
        if words:
            found[name] = ", ".join(words)
    return found
