"""The draft (p.21): rows, order, what may be taken, what is left, and what stays hidden."""

import pytest

from boardwright.games.arcs.facts import CARD_ROWS
from boardwright.kernel.rng import Rng
from tests.games.arcs.position import ArcsScenario

from .drafting import NAMES, drafted, drafting


def rows(t: ArcsScenario) -> tuple[list[str], list[str]]:
    draft = t.game.view(None)["draft"]
    return draft["leaders"], draft["lore"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("two_lore", [False, True])
def test_draft_rows_hold_one_card_more_than_there_are_players(seats: int, two_lore: bool) -> None:
    leaders, lore = rows(drafting(seats, two_lore=two_lore))
    assert len(leaders) == seats + 1
    assert len(lore) == seats + 1 + (seats if two_lore else 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("two_lore", [False, True])
def test_r96_reverse_turn_order_circling_until_all_have_a_leader_and_their_lore(seats: int, two_lore: bool) -> None:
    t = drafting(seats, two_lore=two_lore)
    order = [(t.g.initiative + step) % seats for step in range(seats)][::-1]
    drafts: list[int] = []
    while t.game.decision is not None and t.game.decision.ask == "draft":
        drafts.append(t.game.decision.seat)
        t.game.play(t.game.decision.options[0])
    everyone = order * (3 if two_lore else 2)
    # what is forced at the end is not asked
    assert drafts == everyone[: len(drafts)]
    assert len(drafts) == len(everyone)


def test_r96_never_a_second_leader_and_never_a_second_lore() -> None:
    t = drafting(3)
    first, *_ = [(t.g.initiative + step) % 3 for step in range(3)][::-1]
    assert t.game.decision is not None
    assert len(t.game.decision.options) == 8  # either row
    t.game.play(("draft", t.g.leader_row[0]))
    t.game.play(("draft", t.g.leader_row[0]))
    t.game.play(("draft", t.g.lore_row[0]))
    assert t.game.decision is not None and t.game.decision.seat == first
    assert [option[1] for option in t.game.decision.options] == list(t.g.lore_row)  # it has a leader
    t.game.play(("draft", t.g.lore_row[0]))
    t.game.play(("draft", t.g.lore_row[0]))
    assert t.game.decision is not None and [option[1] for option in t.game.decision.options] == list(t.g.leader_row)


def test_r96_two_lore_and_a_leader_in_any_order() -> None:
    t = drafting(2, two_lore=True)
    for _ in range(4):
        t.game.play(("draft", t.g.lore_row[0]))
    assert t.game.decision is not None and [option[1] for option in t.game.decision.options] == list(t.g.leader_row)
    for _ in range(2):
        t.game.play(("draft", t.g.leader_row[0]))
    assert all(len([card for card in cards if card > 200]) >= 2 for cards in t.g.cards)


def test_draft_leftovers_go_back_to_the_box() -> None:
    t = drafted(["lead01", "lead02", "lead03"], "3p-mix-up")
    assert rows(t) == ([], [])
    assert t.g.lore_box == []
    t.asks("red", "lead")


@pytest.mark.parametrize(
    ("pool", "leaders", "lore"),
    [
        ("base", range(101, 109), range(201, 215)),
        ("pack", range(109, 117), range(215, 229)),
        ("both", range(101, 117), range(201, 229)),
    ],
)
def test_draft_pools(pool: str, leaders: range, lore: range) -> None:
    seen_leaders: set[int] = set()
    seen_lore: set[int] = set()
    for seed in range(60):
        t = drafting(4, pool, seed=seed)
        seen_leaders |= set(t.g.leader_row)
        seen_lore |= {*t.g.lore_row, *t.g.lore_box}
    assert seen_leaders == set(leaders)
    assert seen_lore == set(lore)


def test_draft_is_off_by_default() -> None:
    t = drafting(3, "none")
    t.asks(NAMES[t.g.initiative], "lead")
    assert t.g.cards == [(), (), ()]


def test_draft_the_lore_in_the_box_is_hidden_from_everybody() -> None:
    t = drafting(3)
    hidden = {str(CARD_ROWS[card]["id"]) for card in t.g.lore_box}
    for seat in (None, 0, 1, 2):
        words = str(t.game.view(seat))
        assert not [card for card in hidden if f"'{card}'" in words]


def test_draft_a_guess_shuffles_the_box_and_changes_no_view() -> None:
    t = drafting(3)
    assert t.game.decision is not None
    seat = t.game.decision.seat
    guess = t.game.fork()
    guess.redeal(seat, Rng.seeded(5))
    assert guess.view(seat) == t.game.view(seat)


# -- Archivist: Learned --------------------------------------------------------------------------------------------


def test_lead09_learned_keeps_two_of_five_after_the_draft() -> None:
    t = drafted(["lead09", "lead02", "lead03"], "3p-mix-up")
    assert t.ships("red", "3-hex") == (3, 0)  # everything is placed already
    decision = t.decision("red")
    assert decision.ask == "learned" and decision.among is not None and len(decision.among.offered) == 5
    found = [t.words.option(option) for option in decision.among.offered]
    t.chooses("red", found[4], found[1]).asks("red", "lead")
    assert len(t.cards("red")) == 4


def test_d32_learned_draws_from_cards_never_laid_out() -> None:
    lore = ["l01", "l02", "l03", "l04"]
    t = drafted(["lead09", "lead02", "lead03"], "3p-mix-up", lore)
    t.cannot("red", "Mirror Plating")  # the left-over card of the row
    among = t.decision("red").among
    assert among is not None
    drawn = [option[1] for option in among.offered]
    assert not set(drawn) & {201, 202, 203, 204}


def test_lead09_what_was_found_is_private_and_what_is_kept_is_open() -> None:
    t = drafted(["lead09", "lead02", "lead03"], "3p-mix-up")
    found = [line for line in t.chronicle("red") if "found" in line]
    assert len(found) == 5
    assert not [line for line in t.chronicle("blue") if "found" in line]
    kept = t.options()[:2]
    t.chooses("red", *kept)
    assert all(any(one in line for line in t.chronicle("blue")) for one in kept)
    assert t.g.lore_box == []  # the other three left for good


def test_lead09_learned_may_find_ancient_holdings() -> None:
    t = drafted(["lead09", "lead02", "lead03"], "3p-mix-up", ["l01", "l02", "l03", "l04", "l13"])
    other = next(text for text in t.options() if text != "Ancient Holdings")
    t.chooses("red", "Ancient Holdings", other)
    assert t.g.card_slots == (1, 0, 0)


def test_r98_set_up_steps_in_turn_order() -> None:
    t = drafted(["lead02", "lead09", "lead10"], "3p-mix-up")
    t.asks("blue", "learned")
    assert t.outrage("red") == ["material", "fuel"]  # before blue
    assert t.g.ships[2] == 15 - 8  # white's two ships are not gone yet
    t.plays("blue", t.options()[0])
    t.plays("blue", t.options()[0])
    assert t.g.ships[2] == 15 - 8 - 2
