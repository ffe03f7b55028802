"""Words: every card has a text made from its notation, every option its own, and none is missing."""

import pytest

from boardwright.games import rules_of
from boardwright.games.imperium.facts import CARDS, FACE_COUNT, FACE_IDS, FACE_ROWS
from boardwright.words import Words, missing, unreadable, wrong_variables


@pytest.fixture(scope="module")
def words() -> Words:
    return Words(rules_of("imperium"), strict=True)


def test_no_message_is_missing() -> None:
    rules = rules_of("imperium")
    assert missing(rules) == [] and wrong_variables(rules) == [] and unreadable() == []


def test_every_face_of_552_cards_has_a_text(words: Words) -> None:
    assert len(set(CARDS)) == 552
    for face in range(FACE_COUNT):
        text = str(words.name("text", face))
        silent = not FACE_ROWS[face].get("effects") and not any(
            FACE_ROWS[face].get(k) for k in ("vp", "variable", "cost")
        )
        assert text and ("(No text.)" in text) == silent, f"{FACE_IDS[face]}: {text}"


TEXTS = {
    "1ROM21": """
        [attack] Play: acquire 1 region. Then you may acquire 1 region. Then each other player: recall 1 region.
        Then put this card into the history.
    """,
    "1UNR1": """
        Play: pay 1 population or discard 2 cards or pay 3 materials to move this card to the unrest pile. -2 VP.
    """,
    "1CEL19": """
        [attack] Play: gain 2 materials. Then steal 1 material from each other player who has at least 1 region in
        the play area. Then steal 1 progress from each other player who is an empire.
    """,
    "2MIN9": """
        Note: cannot be played. Development cost: 3 materials and 1 population and 3 progress.
        VP: 1 for each progress (at most 10).
    """,
    "1FAM2": """
        Free play: gain 1 action. Then you may put this card into the history.
        6 VP if this card is in the history. Otherwise 2 VP.
    """,
    # What follows the part of other players, or a condition, belongs to whoever plays the card.
    "1UNC7": """
        [attack] Play: pay 3 materials; if you do, each other player: take 1 unrest; then you choose: break through
        for 1 tributary OR break through for 1 region, then each other player: recall 1 region. 1 VP.
    """,
    "2UTO3B": """
        When you would gain material: instead each other player: gain 1 progress; then you gain 2 population.
        Exhaust: gain 1 material. Solstice: if you have at least 24 population, trigger scoring.
    """,
    "1FAM9": """
        When you would look at or take this card: instead if you are barbarian, gain 6 progress; then if you are an
        empire, gain 3 progress, then develop at no cost; then you turn this card over, then trigger scoring.
    """,
    # The knights may lie below different regions; attack cards are searched in all three places.
    "2ART23": """
        Play: abandon 3 knights from the garrisoned cards below regions to move 1 card from the active quest to the
        hand.
    """,
    "2MAU5": """
        Play: take the top fame card. Then put all attack cards from the hand and the draw deck and the discard pile
        into the history. Then put this card into the history. Then shuffle the draw deck.
        Development cost: 3 population. 1 VP.
    """,
}


@pytest.mark.parametrize("card", TEXTS)
def test_text(words: Words, card: str) -> None:
    assert words.name("text", card) == " ".join(TEXTS[card].split())
