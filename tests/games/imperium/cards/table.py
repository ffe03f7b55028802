"""A table of cards: one row per clause, with a position, what is played, and what is expected afterwards.

One file per nation. A row names the clause it is about (the names are those of `RULES.clauses`: "1ROM21.play",
"1VIK1.A.when2"; a face of a two-faced card comes before the kind); the test plays the lines and checks that the clause
was reached and that the position is as described (the language is that of position.py). Rows without a clause are
about victory points, restrictions and passive texts: name the card alone ("1ROM8").

    CASES = [
        case("1ROM16.play", "red: romans; hand 1ROM16; tokens 3 0 0", ["play Advance", "Elders"],
             "red: hand 1UNC3 1UNR12; tokens 0 0 0; discard 1ROM16"),
    ]
"""

from boardwright.games import rules_of
from boardwright.games.imperium.facts import CARDS, NATIONS, NUMBER, START, TWIN
from boardwright.games.imperium.setup import nation_cards
from tests.games.imperium.position import SEATS, ImperiumScenario, imperium

Case = tuple[str, str, list[str], str]


def case(clause: str, before: str, plays: list[str], after: str) -> Case:
    """A row of the table; a position that begins with a seat has two seats and the Classics commons."""
    if before.strip().split(":")[0].strip() in SEATS:
        before = f"seats 2, commons classics\n{before}"
    if "blue:" not in before:
        before += "\nblue: celts B"
    return clause, before, plays, after


def run(row: Case) -> ImperiumScenario:
    """Play a row and check it."""
    clause, before, plays, after = row
    t = imperium(before)
    t.act(*plays)
    t.expect(after)
    if "." in clause:
        assert clause in t.reached(), f"{clause} was not reached, but {sorted(t.reached())}"
    return t


def name_of(row: Case) -> str:
    return row[0]


def untested(nation: str, cases: list[Case]) -> list[str]:
    """The clauses and the silent cards of a nation that no row is about."""
    return untested_cards(nation_cards(NATIONS.index(nation)), cases)


def untested_cards(cards: list[int], cases: list[Case]) -> list[str]:
    """The same for any cards. Equal cards need one row, and none if they are equal to a common card (Unrest)."""
    rows = {row[0] for row in cases}
    tested = {TWIN[NUMBER[row.split(".")[0]]] for row in rows}
    missing = []
    for card in cards:
        if TWIN[card] != card and (TWIN[card] in tested or START[TWIN[card]] == "common"):
            continue
        clauses = [name for name in rules_of("imperium").clauses if name.split(".")[0] == CARDS[card]]
        missing += [name for name in clauses if name not in rows]
        if not clauses and CARDS[card] not in rows:
            missing.append(CARDS[card])
    return missing
