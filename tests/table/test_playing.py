"""Playing at the table, over HTTP and WebSocket: before one screen, against bots, and far apart."""

import json
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest

import boardwright
from boardwright.cli import main

from .server import Browser, Live, asked_of, running

pytestmark = pytest.mark.plain_only

Browsers = Callable[[], Browser]


def invitation_links(browser: Browser) -> list[str]:
    return re.findall(rf'value="(/game/{browser.game}/seat/[\w-]+)"', unescape(browser.page()))


def friends(browser: Browsers, game: str = "arcs", count: int = 2) -> list[Browser]:
    """Browsers at one online game: the first has made it, the others came by their links."""
    host = browser()
    host.start(game, *["person"] * count, mode="online", **{"name-0": "Ann", "seed": "5"})
    made = [host]
    for link in invitation_links(host):
        guest = browser()
        guest.game = host.game
        answer = guest.http.post(link)
        assert answer.status_code == 303 and answer.headers["location"] == f"/game/{host.game}"
        made.append(guest)
    assert len(made) == count
    return made


def asked_first(one: Live, two: Live) -> tuple[Live, Live]:
    """Of two, the one who is asked, and the other."""
    asked = asked_of(one, two)
    return (asked, two if asked is one else one)


# -- alone -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", boardwright.games())
def test_a_newcomer_plays_against_bots_undoes_reloads_and_goes_on(browser: Browsers, game: str) -> None:
    me = browser()
    me.start(game, "person", "bot:random", "bot:random")
    with me.live() as live:
        for step in range(4):
            live.play(step)
        live.until_asked()
        before = live.last["moves"]
        live.say("undo", to=0)
        assert live.next()["moves"] < before
        live.until_asked()
    assert f'data-table="{me.game}"' in me.page()
    with me.live() as again:
        for step in range(3):
            again.play(step + 1)


def test_undo_to_a_line_and_redo(browser: Browsers) -> None:
    me = browser()
    me.start("scythe", "person", "person", seed="3")
    with me.live() as live:
        live.say("look")
        live.next()
        for _ in range(3):
            if not live.last["your_turn"]:
                live.say("look")
                live.next()
            live.play()
        moves = live.last["moves"]
        live.say("undo", to=1)
        assert live.next()["moves"] == 1
        live.say("redo")
        assert live.next()["moves"] == 2
        live.say("redo")
        assert live.next()["moves"] == moves == 3
        live.say("redo")
        assert "nothing to redo" in live.refusal()
        live.say("undo", to=3)
        assert "nothing to undo" in live.refusal()
        live.say("undo", to=99)
        assert "numbered 0 to 3" in live.refusal()


def test_before_one_screen_a_curtain_hides_the_next_hand(browser: Browsers) -> None:
    me = browser()
    me.start("scythe", "person", "person", seed="3")
    with me.live() as live:
        assert not live.last["your_turn"] and live.last["options"] == []
        assert "curtain" in live.fragments["curtain"]
        live.say("look")
        assert live.next()["your_turn"]
        while live.last["your_turn"]:
            live.play(-1)
        assert live.last["at"] == ""
        live.say("look")
        assert live.next()["your_turn"]
    assert "can find out" not in me.page()
    moment = me.http.get(f"/game/{me.game}/replay", params={"move": 1}).text
    assert 'class="hand empty"' in moment
    chosen = me.http.get(f"/game/{me.game}/replay", params={"move": 1, "seat": 1}).text
    assert 'class="hand empty"' not in chosen
    assert re.search(r'<li class="line[^>]*><a href="[^"]*move=1&amp;seat=1"', chosen)  # the lines keep the eyes


def test_the_home_page_lists_my_games_first_whose_turn_it_is(browser: Browsers) -> None:
    me, other = browser(), browser()
    me.start("arcs", "person", "person", **{"name-0": "Ann <b>", "name-1": "Bob"})
    mine = me.http.get("/").text
    assert me.game in mine and "Ann &lt;b&gt;" in mine and "Ann <b>" not in mine
    assert me.game not in other.http.get("/").text


def test_whoever_starts_a_game_of_bots_alone_watches_it(browser: Browsers) -> None:
    me = browser()
    answer = me.http.post("/games", data={"game": "arcs", "seat-0": "bot:random", "seat-1": "bot:random"})
    assert answer.status_code == 303
    page = me.http.get(answer.headers["location"])
    assert page.status_code == 200 and 'id="actions"' in page.text and "Waiting for" in page.text


def test_a_form_that_is_wrong_comes_back_with_a_sentence(browser: Browsers) -> None:
    me = browser()
    for form, said in (
        ({"game": "chess", "seat-0": "person"}, "no game"),
        ({"game": "arcs", "seat-0": "person"}, "2 to 4 seats"),
        ({"game": "arcs", "seat-0": "bot:random"}, "2 to 4 seats"),
        ({"game": "arcs", "seat-0": "person", "seat-1": "bot:nobody"}, "no bot"),
        ({"game": "arcs", "seat-0": "person", "seat-1": "bot:mcts:iterations=1000000000"}, "no bot"),
        ({"game": "arcs", "seat-0": "person", "seat-1": "king"}, "A seat must be"),
        ({"game": "arcs", "seat-0": "person", "seat-1": "person", "name-0": "x" * 41}, "at most 40"),
        ({"game": "arcs", "seat-0": "person", "seat-1": "person", "seed": "seven"}, "seed"),
        ({"game": "arcs", "seat-0": "person", "seat-1": "person", "seed": "--7"}, "seed"),
        ({"game": "arcs", "seat-0": "person", "seat-1": "person", "option-split_discard": "maybe"}, "split_discard"),
        ({}, "no game"),
    ):
        answer = me.http.post("/games", data=form)
        assert answer.status_code == 400 and said in unescape(answer.text), form


def test_without_javascript_the_forms_of_the_page_play(browser: Browsers) -> None:
    me = browser()
    me.start("imperium", "person", "person", seed="1")
    with me.live() as live:
        live.say("look")
        asked = live.next()
        option = json.dumps(asked["options"][0]["option"])
        form = {"do": "play", "at": asked["at"], "option": option}
        answer = me.http.post(f"/game/{me.game}/do", data=form)
        assert answer.status_code == 303 and answer.headers["location"] == f"/game/{me.game}?look=0"
        assert live.next()["moves"] == 1
        assert me.http.post(f"/game/{me.game}/do", data=form).status_code == 403  # it is another position now
        assert me.http.post(f"/game/{me.game}/do", data={"do": "undo", "to": "0"}).status_code == 303
        for wrong in ({"do": "undo", "to": "x"}, {"do": "play", "at": "", "option": "{"}, {"do": "fly"}, {}):
            assert me.http.post(f"/game/{me.game}/do", data=wrong).status_code == 400


# -- far apart ---------------------------------------------------------------------------------------------------------


def test_two_browsers_play_each_with_their_own_hand(browser: Browsers) -> None:
    ann, bob = friends(browser)
    with ann.live() as one, bob.live() as two:
        assert one.fragments["hand"] != two.fragments["hand"]
        for step in range(12):
            asked_of(one, two).play(step)
        assert invitation_links(ann) == []


def test_a_link_seats_one_person_and_only_by_its_button(browser: Browsers) -> None:
    ann, preview, bob, eve, phone = (browser() for _ in range(5))
    ann.start("arcs", "person", "person", mode="online")
    (link,) = invitation_links(ann)
    for other in (preview, bob, eve, phone):
        other.game = ann.game
    assert "Sit down" in preview.http.get(link).text and not preview.http.cookies
    assert invitation_links(ann) == [link]
    assert "data-at-once" not in ann.http.get(link).text and "data-at-once" in bob.http.get(link).text
    assert bob.http.post(link).status_code == 303
    assert eve.http.get(link).status_code == 403 and eve.http.post(link).status_code == 403
    assert ann.http.post(link).status_code == 403 and ann.http.get(link).status_code == 302  # back to her own seat
    assert bob.http.get(link).headers["location"] == f"/game/{bob.game}"
    own = re.search(rf'data-copy="(/game/{bob.game}/seat/[\w-]+)"', unescape(bob.page()))
    assert own and own[1] != link and own[1] not in ann.page()
    assert phone.http.post(own[1]).status_code == 303
    with bob.live() as one, phone.live() as two:
        assert one.fragments["hand"] == two.fragments["hand"]


def test_a_spectator_sees_the_board_and_cannot_play(browser: Browsers) -> None:
    ann, _ = friends(browser)
    eve = browser()
    eve.game = ann.game
    with ann.live(), eve.live() as live:
        assert live.last["options"] == [] and live.last["at"] == ""
        for do, fields in (
            ("play", {"at": "x", "option": ["pass"]}),
            ("undo", {"to": 0}),
            ("chat", {"text": "Hello"}),
            ("resign", {}),
            ("rename", {"name": "Eve"}),
            ("propose", {"what": "undo", "to": 0}),
            ("skip", {}),
            ("prepare", {"option": ["pass"]}),
            ("rematch", {}),
        ):
            live.say(do, **fields)
            assert "Only seated players" in live.refusal(), do


def test_online_only_own_moves_are_taken_back_alone(browser: Browsers) -> None:
    ann, bob = friends(browser, "scythe")
    with ann.live() as one, bob.live() as two:
        mover, other = asked_first(one, two)
        mover.play()
        here = mover.last["moves"]
        if mover.last["your_turn"]:
            mover.say("undo", to=here - 1)
            assert mover.next()["moves"] == here - 1
            mover.say("redo")
            assert mover.next()["moves"] == here
        other.say("undo", to=0)
        assert any(said in other.refusal() for said in ("only your own latest moves", "nothing to undo"))


def test_further_back_by_agreement_of_all(browser: Browsers) -> None:
    ann, bob = friends(browser)
    with ann.live() as one, bob.live() as two:
        for _ in range(3):
            asked_of(one, two).play()
        one.say("propose", what="undo", to=0)
        two.until("proposals", "asks to undo the last")
        number = re.search(r'name="id" value="(\d+)"', two.fragments["proposals"])
        assert number
        one.say("agree", id=number[1])
        assert "does not need your answer" in one.refusal()
        one.say("propose", what="undo", to=0)
        assert "already" in one.refusal()
        two.say("agree", id=number[1])
        while one.last["moves"] != 0:
            one.next()
        two.say("agree", id=number[1])
        assert "no longer open" in two.refusal()


def test_an_abandoned_seat_goes_to_a_bot_or_to_another_person(browser: Browsers) -> None:
    ann, bob, cid = friends(browser, "arcs", 3)
    with ann.live() as one, bob.live() as two:
        one.say("propose", what="person", seat=2)
        two.until("proposals", "another person")
        two.say("refuse", id="1")
        two.until("proposals", "another person", gone=True)
        one.say("propose", what="person", seat=2)
        two.until("proposals", "another person")
        two.say("agree", id="2")
        two.until("proposals", "another person", gone=True)
        link = invitation_links(bob)[0]
        dan = browser()
        dan.game = ann.game
        assert dan.http.post(link).status_code == 303
        with dan.live() as three, cid.live() as gone:
            three.say("chat", text="Hello from Dan")
            three.until("chat-lines", "Hello from Dan")
            gone.say("chat", text="I am gone")
            assert "Only seated players" in gone.refusal()
        one.say("propose", what="bot", seat=2, level="random")
        two.until("proposals", "Random bot")
        two.say("agree", id="3")
        one.until("proposals", "Random bot", gone=True)
        assert len(invitation_links(bob)) == 0
        one.say("propose", what="bot", seat=0)
        assert "cannot be given away" in one.refusal()


def test_whoever_resigns_is_followed_by_a_bot_and_the_last_one_ends_the_game(browser: Browsers) -> None:
    ann, bob = friends(browser)
    with ann.live() as one, bob.live() as two:
        two.say("resign")
        one.until_asked()
        one.play()
        one.say("resign", level="random")
        while one.last["your_turn"]:
            one.next()
        one.say("rematch")
        assert "Only seated players" in one.refusal()


def test_chat_and_names_are_shown_as_they_are_and_never_as_code(browser: Browsers) -> None:
    ann, bob = friends(browser)
    evil = "<script>alert('x')</script>"
    with ann.live() as one, bob.live() as two:
        two.say("rename", name=evil)
        one.say("chat", text=evil)
        two.until("chat-lines", "&lt;script&gt;")
        one.until("panel-1", "&lt;script&gt;")
        everything = "".join(one.received + two.received)
        assert "<script>alert" not in everything
        one.say("chat", text=" \u0000\u200b\n ")
        assert "Type a message" in one.refusal()
        one.say("rename", name="A\nn\u0000n  x")
        one.until("panel-0", "A n n x")
    assert "<script>alert" not in ann.page() + bob.page() + ann.http.get("/").text


# -- the past and the end ----------------------------------------------------------------------------------------------


def test_replay_fork_export_and_rematch(browser: Browsers, tmp_path: Path) -> None:
    me = browser()
    me.start("arcs", "person", "person", seed="4")
    with me.live() as live:
        for _ in range(8):
            if not live.last["your_turn"]:
                live.say("look")
                live.next()
            live.play()
        live.say("rematch")
        assert "not over yet" in live.refusal()
    total = live.last["moves"]
    for move in (0, 3, total):
        assert me.http.get(f"/game/{me.game}/replay", params={"move": move}).status_code == 200
    assert me.http.get(f"/game/{me.game}/replay", params={"move": total + 1}).status_code == 400
    assert me.http.get(f"/game/{me.game}/replay", params={"move": "x"}).status_code == 400
    stranger = browser()
    fork = f'formaction="/game/{me.game}/fork"'
    assert fork in me.http.get(f"/game/{me.game}/replay").text
    assert fork not in stranger.http.get(f"/game/{me.game}/replay").text
    assert stranger.http.get(f"/game/{me.game}/replay", params={"move": 2, "seat": 0}).status_code == 403
    assert stranger.http.get(f"/game/{me.game}/export").status_code == 403
    assert stranger.http.post(f"/game/{me.game}/fork", data={"move": "2"}).status_code == 403

    record = me.http.get(f"/game/{me.game}/export")
    assert "attachment" in record.headers["content-disposition"]
    assert len(boardwright.load(record.json()).moves) == len(record.json()["moves"]) >= total

    parent = me.game
    answer = me.http.post(f"/game/{parent}/fork", data={"move": "3", "level": "random"})
    assert answer.status_code == 303
    me.game = answer.headers["location"].rsplit("/", 1)[1]
    with me.live() as live:
        assert me.game != parent
        live.say("look")
        live.play()

    report = me.http.get(f"/game/{parent}/bug-report")
    assert {"version", "digest", "view", "lines"} <= set(report.json()["report"])
    assert report.json()["report"]["digest"] == boardwright.load(record.json()).state.digest()
    file = tmp_path / "bug.json"
    file.write_text(report.text)
    assert main(["replay", str(file)]) == 0


def test_a_bug_report_of_a_running_online_game_holds_only_what_its_reader_may_see(browser: Browsers) -> None:
    ann, bob = friends(browser, "scythe")
    eve = browser()
    assert eve.http.get(f"/game/{ann.game}/bug-report").status_code == 403
    assert "/bug-report" in ann.page() and f"/game/{ann.game}/export" not in ann.page()
    assert "can work out what is hidden" in bob.page()  # as Ann chose the seed
    mine, theirs = (one.http.get(f"/game/{ann.game}/bug-report").json() for one in (ann, bob))
    assert set(mine) == {"game", "rules", "report"} and mine["report"]["digest"] is None
    assert mine["report"]["seat"] == 0 and theirs["report"]["seat"] == 1
    assert mine["report"]["view"] == ann.http.get(f"/api/games/{ann.game}").json()["view"]
    assert mine["report"]["view"] != theirs["report"]["view"]


def test_there_is_no_such_game_or_page(browser: Browsers) -> None:
    me = browser()
    pages = ("/game/nothing", "/game/a%00b", "/game/nothing/replay", "/nowhere", "/game/x/seat/y", "/library/chess")
    for path in pages:
        answer = me.http.get(path, headers={"accept": "text/html"})
        assert answer.status_code == 404 and "There is no such" in answer.text, path
        assert "html" in answer.headers["content-type"]
    assert me.http.get("/nowhere").json() == {"error": "There is no such page."}


def test_games_survive_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    with running(database) as address:
        me = Browser(address)
        me.start("imperium", "person", "bot:random")
        with me.live() as live:
            for step in range(4):
                live.play(step)
            live.until_asked()
            moves = live.last["moves"]
        cookies = dict(me.http.cookies.items())
        me.close()
    with running(database) as address:
        again = Browser(address)
        again.http.cookies.update(cookies)
        again.game = me.game
        with again.live() as live:
            assert live.last["moves"] == moves and live.last["your_turn"]
            live.play()
        again.close()
