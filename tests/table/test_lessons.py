"""Lessons: a stored game that says what to do and why, played to its end over HTTP and without."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.table.lessons import LEARNER, LOOK_UP, Lesson, Progress, Untaught, flat, lesson_of
from boardwright.table.pages.lesson import PARTS
from boardwright.table.scene import words_for

from .server import PATIENCE, Browser, Server, running

LEARNED = [game for game in boardwright.games() if lesson_of(game) is not None]


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def test_every_game_of_ours_can_be_learned() -> None:
    assert set(LEARNED) >= {"arcs", "arcs_campaign", "imperium", "scythe"}


@pytest.mark.parametrize("game", LEARNED)
def test_the_stored_game_still_fits_the_rules(game: str) -> None:
    """Every answer of the lesson is legal, whoever the lesson says is asked, and alternatives leave the line whole."""
    taught = lesson(game)
    lines = [[beat.options[0] for beat in taught.beats]]
    for place, beat in enumerate(taught.beats):
        lines += [[*lines[0][:place], other, *lines[0][place + 1 :]] for other in beat.options[1:]]
    for line in lines:
        played = taught.begun()
        for move, beat in zip(line, taught.beats, strict=True):
            assert played.decision is not None, f"{taught.steps[beat.step].name}: the game is over"
            name = f"{taught.steps[beat.step].name}: {played.rules.vocabulary.outside(move)}"
            clicks = played.decision.seat == LEARNER and not played.decision.lapses
            assert clicks == beat.own, f"{name}: somebody else is asked"
            assert move in played.decision.options, f"{name} is not legal: {played.decision.options}"
            played.play(move)
        assert played.decision is not None and played.decision.seat == LEARNER
        assert Progress(taught, played).over


@pytest.mark.parametrize("game", LEARNED)
def test_every_step_has_its_texts_and_what_they_point_at(game: str) -> None:
    taught, words = lesson(game), words_for(rules_of(game))
    topics = words.topics()
    assert len({step.name for step in taught.steps}) == len(taught.steps)
    assert taught.steps[-1].name == "end" and taught.beats[-1].step == len(taught.steps) - 2
    for step in taught.steps:
        pages = words.message(f"lesson-{step.name}")
        whys = [] if step.name == "end" else [words.message(f"lesson-{step.name}-why")]
        for text in (pages, *whys):
            assert text.strip() and "⟦" not in text
            assert all(topic in topics for _, topic in LOOK_UP.findall(text)), text
            assert all(len(page) <= 420 for page in text.split("\n\n")), text
        assert len(step.points) <= len(pages.split("\n\n"))
    points = [point for step in taught.steps for page in step.points for point in page]
    topics_named = [point.removeprefix("help ") for point in points if point.startswith("help ")]
    assert all(topic in topics for topic in topics_named)
    assert all(point in PARTS or point.startswith("help ") or re.fullmatch(r"#?[\w-]+", point) for point in points)


@pytest.mark.parametrize("game", LEARNED)
def test_a_lesson_is_played_to_its_end_over_http(game: str, browser: Callable[[], Browser]) -> None:
    """A program that always answers as it is taught sees every step, then plays on against easy bots."""
    http = browser().http
    made = http.post(f"/api/lessons/{game}").json()
    here, key = f"/api/games/{made['id']}", {"authorization": f"Bearer {made['secrets'][str(LEARNER)]}"}
    seen: list[int] = []
    until = time.monotonic() + 10 * PATIENCE
    while time.monotonic() < until:
        position: dict[str, Any] = http.get(here, headers=key).json()
        taught = position["lesson"]
        assert taught is not None
        if taught["over"] and position["at"]:
            break
        seen += [taught["step"]] if taught["step"] not in seen else []
        if not position["at"]:
            time.sleep(0.01)  # the others answer
            continue
        answer = {"options": taught["options"]} if position["set"] else {"option": taught["options"][0]}
        played = http.post(f"{here}/play", headers=key, json={"at": position["at"], **answer})
        assert played.status_code == 200, (taught, played.text)
    assert seen == list(range(1, len(lesson(game).steps)))
    option = position["options"][0]["option"]
    if position["set"] is None:
        assert http.post(f"{here}/play", headers=key, json={"at": position["at"], "option": option}).status_code == 200
        assert http.get(here, headers=key).json()["lesson"] is None  # an ordinary game
    seats = [seat["sort"] + seat["level"] for seat in position["seats"]]
    assert seats == ["person", *["boteasy"] * (len(seats) - 1)]


def other_than(taught: list[Any], options: list[dict[str, Any]]) -> list[str | int]:
    return next(choice["option"] for choice in options if choice["option"] not in taught)


@pytest.mark.parametrize("game", LEARNED)
def test_another_answer_is_not_taken_and_the_lesson_says_why(game: str, browser: Callable[[], Browser]) -> None:
    visitor = browser()
    answer = visitor.http.post(f"/learn/{game}")
    assert answer.status_code == 303
    visitor.game = answer.headers["location"].rsplit("/", 1)[1]
    assert 'id="lesson"' in visitor.page()
    words, first = words_for(rules_of(game)), lesson(game).steps[0].name
    with visitor.live() as live:
        asked = live.until_asked()
        taught = [words.vocabulary.outside(option) for option in lesson(game).beats[0].options]
        live.say("play", at=asked["at"], option=other_than(taught, asked["options"]))
        message = live.next()
        while "error" not in message:
            message = live.next()
        assert message["lesson"] is True
        assert message["error"].endswith(flat(words.message(f"lesson-{first}-why")))
        assert live.last["at"] == asked["at"]
        live.say("alone")
        live.until("lesson", "hidden")
        live.say("play", at=asked["at"], option=other_than(taught, asked["options"]))
        while live.last["at"] == asked["at"]:
            assert "error" not in live.next()


def test_undo_a_reload_and_a_restart_find_their_place_in_the_lesson(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db")
    with server:
        visitor = Browser(server.address)
        visitor.game = visitor.http.post("/learn/arcs").headers["location"].rsplit("/", 1)[1]
        steps = [f"lesson-{step.name}" for step in lesson("arcs").steps]

        def step() -> str:
            found = re.search(r'data-step="([\w-]+)"', visitor.page())
            assert found is not None
            return found[1]

        def play(number: int) -> None:
            words = rules_of("arcs").vocabulary
            with visitor.live() as live:
                asked = live.until_asked()
                live.say("play", at=asked["at"], option=words.outside(lesson("arcs").beats[number].options[0]))
                while live.last["at"] == asked["at"]:
                    assert "error" not in live.next()

        assert step() == steps[0]
        play(0)
        play(1)
        assert step() == steps[2]
        visitor.http.post(f"/game/{visitor.game}/do", data={"do": "undo", "to": "1"})
        assert step() == steps[1]
        server.end()
        server.start()
        assert step() == steps[1]
        play(1)
        assert step() == steps[2]
        visitor.close()


def test_who_leaves_the_line_goes_on_without_the_lesson() -> None:
    taught = lesson("arcs")
    game = taught.begun()
    assert game.decision is not None
    progress = Progress(taught, game)
    with pytest.raises(Untaught):
        progress.check([game.decision.options[-1]], words_for(rules_of("arcs")))
    game.play(game.decision.options[-1])
    progress = Progress(taught, game)
    assert progress.step is None and progress.answer is None and progress.shown() == []


def test_a_game_without_a_lesson_says_so(browser: Callable[[], Browser]) -> None:
    answer = browser().http.post("/api/lessons/patience")
    assert answer.status_code == 404 and "no lesson" in answer.json()["error"]


def test_lessons_are_offered_on_the_home_page(browser: Callable[[], Browser]) -> None:
    page = browser().http.get("/").text
    for game in LEARNED:
        assert f'action="/learn/{game}"' in page and f'form="learn-{game}"' in page


def test_bots_wait_for_nobody_in_a_lesson(tmp_path: Path) -> None:
    """The others answer as the lesson says, without thinking: no bot is asked."""
    with running(f"sqlite:///{tmp_path}/games.db", workers=0) as address:
        visitor = Browser(address)
        made = visitor.http.post("/api/lessons/arcs").json()
        here, key = f"/api/games/{made['id']}", {"authorization": f"Bearer {made['secrets']['0']}"}
        words, played = rules_of("arcs").vocabulary, 0
        for place, beat in enumerate(lesson("arcs").beats[:38]):
            if beat.own:
                position = visitor.http.get(here, headers=key).json()
                move = {"at": position["at"], "option": words.outside(beat.options[0])}
                assert visitor.http.post(f"{here}/play", headers=key, json=move).status_code == 200, place
                played += 1
        while not visitor.http.get(here, headers=key).json()["at"]:
            pass
        visitor.close()


def test_a_wrong_set_is_named_as_a_whole() -> None:
    taught, words = lesson("scythe"), words_for(rules_of("scythe"))
    game = taught.begun()
    for beat in taught.beats[:2]:
        game.play(beat.options[0])
    assert game.decision is not None and game.decision.among is not None
    progress = Progress(taught, game)
    with pytest.raises(Untaught, match=r"“on tundra 7-1” is allowed.*Better: “on tundra 7-1, on mountain 6-1”"):
        progress.check(game.spelling([game.decision.among.left[0]]), words)
    with pytest.raises(Untaught, match="“nothing” is allowed"):
        progress.check(game.spelling([]), words)
    progress.check(game.spelling(game.decision.among.left), words)
