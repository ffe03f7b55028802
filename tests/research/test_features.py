"""Rows of numbers: the same shape everywhere, never anything hidden; numbers of options: one for each, for ever."""

import json
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.games.arcs.facts import SYSTEMS
from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.rng import Rng
from boardwright.research import features_of
from tests.generic.cases import CASES, Case, cases_of
from tests.generic.faces import asked, looks
from tests.generic.players import player
from tests.research.rows import chosen, digest_of, stored

LAYOUTS = Path(__file__).with_name("layouts.json")
EVERY = 5
LONGEST_WALK = 400


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rows_show_nothing_that_is_hidden(case: Case) -> None:
    """For every seat; what the seat that is asked sees of its options too."""
    game, features = case.new(51, ask_forced=True), features_of(case.game)
    for number, _ in enumerate(looks(game, player(51))):
        if number % EVERY:
            continue
        decision = asked(game)
        for seat in range(game.seats):
            question = decision if seat == decision.seat else None
            other = game.state.copy()
            case.rules.redeal(other, seat, Rng.seeded(number))
            row = features.state_row(game.state, seat, question)
            assert features.state_row(other, seat, question) == row, f"seat {seat} sees what is hidden, move {number}"
            if question is not None:
                assert features.option_rows(other, decision) == features.option_rows(game.state, decision)
        if number > LONGEST_WALK:
            break


@pytest.mark.fuzz
@pytest.mark.parametrize("case", CASES, ids=str)
def test_rows_have_their_shape_and_options_their_numbers(case: Case, pytestconfig: pytest.Config) -> None:
    """At every decision: one number for each option, none twice, and back to the option."""
    games = max(1, int(pytestconfig.getoption("games")) // 500)
    features = features_of(case.game)
    actions = features.actions
    for seed in range(52, 52 + games):
        game = case.new(seed, ask_forced=True).fork(playout=True)
        by = player(seed)
        while (decision := game.decision) is not None:
            row = features.state_row(game.state, decision.seat, decision)
            rows = features.option_rows(game.state, decision)
            assert len(row) == len(features.state_columns)
            assert len(rows) == len(decision.options) * len(features.option_columns)
            numbers = [actions.encode(option, decision.seat, game.seats) for option in decision.options]
            assert actions.numbers(decision.options, decision.seat, game.seats) == numbers
            assert len(set(numbers)) == len(numbers)
            assert [actions.decode(number, decision.seat, game.seats) for number in numbers] == decision.options
            game.play(by.choose(game, decision.seat))


@pytest.mark.parametrize("path", chosen(), ids=lambda path: str(path.stem))
def test_rows_of_stored_games_stay_as_they_are(path: Path) -> None:
    assert digest_of(path) == stored()[path.stem], "if that was meant: python -m tests.generic.regenerate"


@pytest.mark.parametrize("game", boardwright.games())
def test_columns_have_names_of_their_own(game: str) -> None:
    features = features_of(game)
    for columns in (features.state_columns, features.option_columns):
        assert len(set(columns)) == len(columns)


@pytest.mark.parametrize("game", boardwright.games())
def test_every_verb_has_numbers_and_they_go_there_and_back(game: str) -> None:
    actions, seats = features_of(game).actions, rules_of(game).seats[1]
    assert actions.options is rules_of(game).vocabulary.options
    for number in range(actions.size):
        option = actions.decode(number, 1, seats)
        assert actions.encode(option, 1, seats) == number
    for wrong in (-1, actions.size):
        with pytest.raises(BoardwrightError, match="there is no action"):
            actions.decode(wrong, 0, seats)


@pytest.mark.parametrize("game", boardwright.games())
def test_the_numbers_of_actions_never_change(game: str) -> None:
    """What is stored stays; new verbs come after it (then store them: python -m tests.research.layouts)."""
    stored = json.loads(LAYOUTS.read_text())[game]
    assert layout_of(game)[: len(stored)] == stored
    assert len(layout_of(game)) == len(stored), "a new verb: store it with python -m tests.research.layouts"


def layout_of(game: str) -> list[Any]:
    """The layout as JSON data: verb, first number, and the values of each argument."""
    actions = features_of(game).actions
    return [
        [word, actions.first[word], [list(kind.domain) for kind in verb.kinds]]
        for word, verb in actions.options.items()
    ]


def test_seats_are_numbered_from_the_one_that_is_asked() -> None:
    actions = features_of("arcs").actions
    assert list(actions.options["rival"].kinds[0].domain) == [0, 1, 2, 3]
    assert actions.encode(("rival", 2), 1, 4) == actions.encode(("rival", 0), 3, 4) == actions.first["rival"] + 1
    assert actions.decode(actions.first["rival"] + 1, 3, 4) == ("rival", 0)


def test_an_option_that_no_kind_has_a_place_for_is_an_error() -> None:
    actions = features_of("arcs").actions
    for option in [("dance",), ("lead", 28), ("lead",), ("spend", 0, 0, "dance")]:
        with pytest.raises(BoardwrightError, match="has no action number"):
            actions.encode(option, 0, 2)
        assert actions.numbers([option], 0, 2) == [-1]


@pytest.mark.plain_only
def test_the_tables_of_columns(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from boardwright.research import columns

    for part in columns.PARTS:
        monkeypatch.setattr("sys.argv", ["columns", "arcs", part])
        columns.main()
    printed = capsys.readouterr().out
    assert "| spend | resource (5), slot (7), use (22) | 770 |" in printed
    assert "hand.aggression-2" in printed and "there.my_fresh" in printed


@pytest.mark.parametrize("case", [case for case in CASES if case.game == "arcs"], ids=str)
def test_arcs_shows_what_counts_for_ambitions(case: Case) -> None:
    from boardwright.games.arcs.ambitions import count_for, dummy_count_for
    from boardwright.games.arcs.facts import AMBITIONS
    from boardwright.games.arcs.state import Arcs

    game, features = case.new(53), features_of("arcs")
    seats = ["me", "rival1", "rival2", "rival3"][: case.seats]
    for number, _ in enumerate(looks(game, player(53))):
        if number % EVERY:
            continue
        state = game.state
        assert isinstance(state, Arcs)
        row = dict(zip(features.state_columns, features.state_row(state, 1, None), strict=True))
        for ambition, name in enumerate(AMBITIONS):
            counts = [count_for(state, (1 + step) % case.seats, ambition) for step in range(case.seats)]
            assert [row[f"{seat}.ambition.{name}"] for seat in seats] == counts
            assert row[f"third_player.{name}"] == dummy_count_for(state, ambition)
        for system in state.systems:
            planet = state.planet_type(system)
            assert row[f"planet.{SYSTEMS[system]}"] == (1 if planet < 0 else planet + 2)


@pytest.mark.parametrize("case", cases_of("arcs_campaign"), ids=str)
def test_the_campaign_shows_the_empire_the_fates_and_summits(case: Case) -> None:
    from boardwright.games.arcs.campaign.facts import BLIGHT, EMPIRE, FATE_IDS
    from boardwright.games.arcs.campaign.state import Campaign

    game, features = case.new(55), features_of("arcs_campaign")
    seats = ["me", "rival1", "rival2", "rival3"][: case.seats]
    fates, deals = set(), 0
    for number, _ in enumerate(looks(game, player(55))):
        if number % EVERY:
            continue
        state = game.state
        assert isinstance(state, Campaign)
        row = dict(zip(features.state_columns, features.state_row(state, 1, None), strict=True))
        for step, name in enumerate(seats):
            seat = (1 + step) % case.seats
            assert row[f"{name}.power"] - row[f"{name}.below_zero"] == state.power[seat]
            assert row[f"{name}.outlaw"] == state.titles[seat]
            assert row[f"{name}.objective"] == state.objectives[seat]
            assert row["first_regent"] == (state.first_regent - 1) % case.seats + 1 or state.first_regent < 0
            favors = [row[f"{name}.favors.{other}"] for other in seats]
            assert favors == [state.favors_of(seat, (1 + other) % case.seats) for other in range(case.seats)]
            shown = [fate for fate, one in FATE_IDS.items() if row[f"{name}.fate.{one}"]]
            assert shown == ([state.fates[seat]] if state.fates[seat] else [])
            fates.update(shown)
        for system in state.systems:
            assert row[f"fresh.imperial.{SYSTEMS[system]}"] == state.fresh[EMPIRE * len(SYSTEMS) + system]
            assert row[f"damaged.blight.{SYSTEMS[system]}"] == state.damaged[BLIGHT * len(SYSTEMS) + system]
        assert [row[f"deal{place}.what"] for place in range(8)].count(0) == 8 - len(state.deal)
        deals += bool(state.deal)
        assert row["card.aid01"] == (10 if state.council_by >= 0 else 5)
    acts = {"act_2": 2, "campaign": 3}.get(str(dict(case.options).get("acts")), 1)
    assert case.seats <= len(fates) <= case.seats * acts
    assert deals or case.seats == 2 or ("negotiations", "favors") in case.options


@pytest.mark.parametrize("case", [case for case in cases_of("arcs_campaign") if "act_2" in str(case)], ids=str)
def test_the_campaign_shows_what_the_fates_of_act_ii_lay_out(case: Case) -> None:
    from boardwright.games.arcs.campaign.facts import BANNER, CLUES_TO_THE_PORTAL, FITTING_IDS, WITNESS
    from boardwright.games.arcs.campaign.state import Campaign
    from boardwright.games.arcs.facts import NOTHING

    game, features = case.new(56), features_of("arcs_campaign")
    for number, _ in enumerate(looks(game, player(56))):
        if number % EVERY:
            continue
        state = game.state
        assert isinstance(state, Campaign)
        for seat in range(case.seats):
            row = dict(zip(features.state_columns, features.state_row(state, seat, None), strict=True))
            assert (row["act"], row["first_act"]) == (state.act, state.first_act)
            assert row["me.flagship"] == state.flagships[seat] + 1
            board = [row[f"me.board.{fitting}"] > 0 for fitting in FITTING_IDS]
            assert board == [piece > 0 for piece in state.board(seat)]
            keeps = state.portal != NOTHING and CLUES_TO_THE_PORTAL in state.cards[seat]
            assert row["portal"] == (state.portal + 1 if keeps else 0)
            for system, name in enumerate(SYSTEMS):
                there = [(kind, side) for kind, _, where, side in state.map_tokens if where == system]
                assert row[f"banner.{name}"] == sum(1 + side for kind, side in there if kind == BANNER)
                assert row[f"witness.{name}"] == there.count((WITNESS, 0))
            lords = [row[f"lord.{cluster}"] for cluster in range(1, 7)]
            assert sum(1 for lord in lords if 0 < lord <= case.seats) == len(state.fiefs)


def test_options_of_the_campaign_tell_givers_from_receivers() -> None:
    game = Case("arcs_campaign", 3, ()).new(55)
    by, features = player(55), features_of("arcs_campaign")
    while asked(game).ask != "deal_begins":
        game.play(by.choose(game, asked(game).seat))
    decision, width = asked(game), len(features.option_columns)
    rows = features.option_rows(game.state, decision)
    for place, option in enumerate(decision.options):
        row = dict(zip(features.option_columns, rows[place * width : (place + 1) * width], strict=True))
        named = [column for column in row if column.startswith(("seat.", "seat2.")) and row[column]]
        if option[0] == "between":
            seats = [["me", "rival1", "rival2"][(int(seat) - decision.seat) % 3] for seat in option[1:]]
            assert f"seat.{seats[0]}" in named and f"seat2.{seats[1]}" in named
            assert f"seat.{seats[1]}" not in named
