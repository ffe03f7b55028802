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
        Then you put this card into the history.
    """,
    "1UNR1": """
        Play: pay 1 population, discard 2 cards or pay 3 materials to move this card to the unrest pile. -2 VP.
    """,
    "1CEL19": """
        [attack] Play: gain 2 materials. Then steal 1 material from each other player who has at least 1 region in
        the play area. Then steal 1 progress from each other player who is an empire.
    """,
    "2MIN9": """
        Note: cannot be played. Development cost: 3 materials, 1 population and 3 progress.
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
        When you would gain material: instead, each other player: gain 1 progress. Then you gain 2 population.
        Exhaust: gain 1 material. Solstice: if you have at least 24 population, trigger scoring.
    """,
    "1FAM9": """
        When you would look at or take this card: instead, if you are barbarian, gain 6 progress; if you are an empire,
        gain 3 progress, then develop at no cost. Then turn this card over. Then trigger scoring.
    """,
    # The condition of the middle step comes last, so that what follows is no part of it.
    "2UTO4": """
        [pinned] Exhaust: garrison 1 scroll here to exile 1 non-unrest card from the hand, gain 1 progress if it is an
        attack card, then gain 2 population. Solstice: choose: draw 1 card OR abandon this card, then return 1 unrest
        from the hand. VP: 1 for every 4 cards in exile (at most 10).
    """,
    # The knights may lie below different regions; attack cards are searched in all three places.
    "2ART23": """
        Play: abandon 3 knights garrisoned below regions to move the active quest to the hand.
    """,
    "2MAU5": """
        Play: take the top fame card. Then put all attack cards from the hand, the draw deck and the discard pile
        into the history. Then put this card into the history. Then shuffle the draw deck.
        Development cost: 3 population. 1 VP.
    """,
    # A card that does nothing when it is played.
    "1PER5": """
        [pinned] Free play: it takes no action to play this card. Exhaust: treat one fertile icon as 3 production icons
        until the end of the turn. Development cost: 4 materials. 2 VP.
    """,
    "2ART2": """
        Passive: a card garrisoned here is the active quest. Exhaust: if “City of Camelot” is in the play area, discard
        1 card to return 1 unrest from the hand. Solstice: if no quest is active, you may take 1 unrest to garrison 1
        card from the development area here. VP: 1 for each civilised card you own (at most 10).
    """,
    "2ART3": """
        Note: cannot be chosen if other cards are with it in the development area. Free play: trigger scoring. Then you
        may take 1 card from the history into the hand. Then you may acquire 1 non-knight card from exile. 8 VP.
    """,
    "2OLM7": """
        [pinned] Passive: when you must discard masks, you may abandon a card garrisoned here in place of each mask.
        Solstice: you may garrison 1 card here. Development cost: 4 materials and 2 population. 3 VP.
    """,
    "2UTO2B": """
        Exhaust: abandon 1 region to gain 1 population and 1 progress. Solstice: choose: if you have at least 5
        progress, pay all your progress to remove this card from the game and put “Gates of Shangri-la” in its place OR
        you may take 1 region from the discard pile into the hand.
    """,
    # As many of each, said once; kinds that share a noun.
    "1CIV12": """
        Play: gain 1 material and 1 population for each city or metropolis in the play area. VP: 2 for each city or
        metropolis you own (at most 10).
    """,
    "2QIN15": """
        [pinned] Play: abandon “Legalism”. Exhaust: spend 1 action and discard 2 cards to choose: acquire 1 tributary,
        uncivilised or civilised card with population on it OR return up to 2 unrest from the discard pile.
    """,
}


@pytest.mark.parametrize("card", TEXTS)
def test_text(words: Words, card: str) -> None:
    assert words.name("text", card) == " ".join(TEXTS[card].split())
