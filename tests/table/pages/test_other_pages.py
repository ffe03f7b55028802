"""Home, replay and library."""

import pytest

import boardwright
from boardwright import compiled
from boardwright.games import rules_of
from boardwright.rulings import rulings_of
from boardwright.table.draw import drawing_of
from boardwright.table.elements import rendered
from boardwright.table.pages import dialogs, home, library, replay, rulings
from boardwright.table.pages.settings import given_options
from boardwright.table.pages.shelves import shelved
from boardwright.table.scene import Player, words_for

from .scenes import EVIL, Page, scene_of

pytestmark = pytest.mark.plain_only

GAMES = boardwright.games()


def test_the_home_page_has_a_form_for_every_game_and_escapes_names() -> None:
    entries = [home.Entry("x", "arcs", [Player(EVIL)], 3, your_turn=True), home.Entry("y", "scythe", [], over=True)]
    page = Page(home.page(words_for(None, strict=True), entries, entries, problem=EVIL))
    assert page.nameless() == []
    assert len([form for form in page.all("form") if form.attributes["action"] == "/games"]) == len(GAMES)
    assert page.with_attribute("style") == []
    assert all(tag.attributes.get("src") for tag in page.all("script"))


@pytest.mark.parametrize(
    ("table", "bots", "said"),
    [("plain", "plain", "plain code."), ("plain", "compiled", "bots on compiled code."),
     ("compiled", "compiled", ", compiled code.")],
)  # fmt: skip
def test_pages_say_which_code_runs(table: str, bots: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "code", lambda: table)
    monkeypatch.setattr(compiled, "code_of_new_processes", lambda: bots)
    assert said in home.page(words_for(None, strict=True), [], [])


@pytest.mark.parametrize("game", GAMES)
def test_the_form_offers_every_option_with_its_default(game: str) -> None:
    rules = rules_of(game)
    form = Page(home.new_game(rules, words_for(rules, strict=True)))
    names = [tag.attributes.get("name") for tag in (*form.all("select"), *form.all("input"))]
    for spec in rules.options:
        if spec.name in drawing_of(game).seat_lists:
            assert all(f"option-{spec.name}-{seat}" in names for seat in range(rules.seats[1]))
        else:
            assert names.count(f"option-{spec.name}") == (0 if spec.simulations else 1)
    chosen = [tag.attributes["value"] for tag in form.all("option") if "selected" in tag.attributes]
    assert len(chosen) == len([tag for tag in form.all("select") if tag.attributes["name"] not in first_chosen(game)])
    assert chosen[0] == "person"


def first_chosen(game: str) -> list[str]:
    """The lists whose first value is the usual one."""
    return [f"option-{name}-{seat}" for name in drawing_of(game).seat_lists for seat in range(5)]


@pytest.mark.parametrize("game", GAMES)
def test_the_library_has_every_topic_once(game: str) -> None:
    words = words_for(rules_of(game), strict=True)
    page = Page(library.page(words))
    shown = [str(tag.attributes["data-entry"]) for tag in page.with_attribute("data-entry")]
    assert sorted(shown) == sorted(words.topics())
    assert page.nameless() == []
    assert all(topics for topics in shelved(game, words.topics()).values())


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_the_library_has_a_title(game: str) -> None:
    words = words_for(rules_of(game), strict=True)
    assert [topic for topic in words.topics() if not words.title(topic)] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_summary_is_short_but_whole(game: str) -> None:
    words = words_for(rules_of(game), strict=True)
    said = [words.message(f"summary-{part}") for part in library.SUMMARY if words.has(f"summary-{part}")]
    assert 180 <= len(" ".join(said).split()) <= 360


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_can_be_looked_up(game: str) -> None:
    """The library and the help lead to a page with each ruling once, under the address that docs/rules gives."""
    listed = rulings_of(game)
    assert listed is not None
    words = words_for(rules_of(game), strict=True)
    page = Page(rulings.page(words, listed))
    ids = [one.id for subject in listed.subjects for one in subject.rulings]
    assert [tag.attributes["id"] for tag in page.with_attribute("data-entry")] == ids
    assert len(ids) > 50 and page.nameless() == []
    address = f"/library/{game}/rulings"
    assert f'href="{address}"' in library.page(words)
    assert f'href="{address}"' in rendered(dialogs.to_library(scene_of(game)))


def test_a_tip_explains_and_an_unknown_topic_does_not() -> None:
    words = words_for(rules_of("arcs"), strict=True)
    assert "<h3>Loyal Pilots</h3>" in str(library.tip(words, "bc07"))
    assert library.tip(words, "nothing") is None


@pytest.mark.parametrize("viewer", [0, None])
def test_a_moment_links_to_its_neighbours_through_the_same_eyes(viewer: int | None) -> None:
    scene = scene_of("arcs", moves=20, viewer=viewer, replay=True, decision=None)
    page = str(replay.page(scene, scene.moves + 5, [None, 0]))
    seat = "" if viewer is None else viewer
    assert f"/game/abc/replay?move={scene.moves + 1}&amp;seat={seat}" in page
    assert f"/game/abc/replay?move={scene.moves - 1}&amp;seat={seat}" in page
    assert Page(page).nameless() == []


def test_what_is_chosen_for_a_seat_goes_with_it_when_seats_before_it_stay_empty() -> None:
    nations = {"option-nation_1": "celts", "option-nation_3": "romans", "option-box": "classics"}
    assert given_options(rules_of("imperium"), nations, [0, 2]) == {
        "nation_1": "celts",
        "nation_2": "romans",
        "box": "classics",
    }
    factions = {"option-factions-0": "nordic", "option-factions-2": "random", "option-mats-0": "random"}
    assert given_options(rules_of("scythe"), factions, [0, 2]) == {"factions": "nordic,random"}


BEGINS: dict[str, dict[str, str | int]] = {
    "act-2": {"first_act": 2, "acts": "act_2"},
    "act-3": {"first_act": 3, "acts": "campaign"},
}


def test_a_game_can_be_set_up_with_every_value_that_a_seat_is_offered() -> None:
    for game in GAMES:
        lists = drawing_of(game).seat_lists
        for name, values in lists.items():
            for value in values:
                parts = drawing_of(game).seat_parts.get(name, {})
                part = next((part for part, offered in parts.items() if value in offered), "")
                boardwright.new(game, 2, 1, {name: f"{value},random", **BEGINS.get(part, {})})


def test_a_list_is_divided_into_parts_and_loses_nothing() -> None:
    page = str(home.page(words_for(None, strict=True), [], []))
    for part in drawing_of("arcs_campaign").seat_parts["fates"]:
        assert f'<optgroup class="part-{part}"' in page
    for game in GAMES:
        for name, parts in drawing_of(game).seat_parts.items():
            divided = [value for part in parts.values() for value in part]
            assert len(set(divided)) == len(divided) and set(divided) <= set(drawing_of(game).seat_lists[name])
