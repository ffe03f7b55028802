"""What the drawing of the Blighted Reach promises besides what all drawings do."""

from random import Random

import pytest

import boardwright
from boardwright.games.arcs.facts import CARD_NUMBER, FUEL
from boardwright.kernel.game import Game
from boardwright.table.draw.arcs_campaign import DRAWING
from boardwright.table.elements import div, rendered
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.steps import red_leads
from tests.games.arcs_campaign.test_round import outlaw_round

from .test_drawings import drawn, scene_of

pytestmark = pytest.mark.plain_only

EVERY = 12
"""So many moves are played from one look at a random game to the next."""


def spots_of_all(game: Game) -> set[tuple[str, ...]]:
    """Where the options of now are clicked; all of it is drawn."""
    assert game.decision is not None
    scene = scene_of(game, game.decision.seat)
    found = {tuple(DRAWING.spots(scene, option)) for option in game.decision.options}
    assert {spot for spots in found for spot in spots} <= drawn(scene).spots
    return found


def shown(t: ReachScenario, viewer: int | None = None) -> str:
    """The whole drawing as text."""
    scene = scene_of(t.game, viewer)
    panels = [DRAWING.panel(scene, seat) for seat in range(t.game.seats)]
    return str(rendered(div[DRAWING.board(scene), DRAWING.aside(scene), panels, DRAWING.hand(scene)]))


WRAITH = {"acts": "campaign", "first_act": 3, "fates": "gate-wraith", "negotiations": "favors"}


@pytest.mark.parametrize("acts", [{}, {"acts": "act_2", "first_act": 2}, WRAITH], ids=["act 1", "act 2", "gate wraith"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_random_games_are_drawn_with_all_places_of_their_options(
    acts: dict[str, str | int], seats: int, seed: int
) -> None:
    if "fates" in acts:
        acts = {**acts, "fates": ",".join(["gate-wraith", *["random"] * (seats - 1)])}
    game, random = boardwright.new("arcs_campaign", seats, seed, acts), Random(seed)
    while game.decision is not None:
        if len(game.moves) % EVERY == 0:
            spots_of_all(game)
        game.play(random.choice(game.decision.options))
    drawn(scene_of(game, None))


def test_imperial_ships_that_join_an_attack_stand_on_its_side_while_dice_are_chosen() -> None:
    for joining, ships in (("0 fresh and 0 damaged", 0), ("0 fresh and 1 damaged", 1)):
        t = red_leads("1-gate: red 2 ships; empire 1 damaged ship; blight 1 damaged ship")
        t.plays("red", "battle", joining)
        scene = scene_of(t.game, 0)
        object.__setattr__(scene, "happened", list(t.game.events))
        assert scene.decision is not None and scene.decision.ask == "collect"
        assert str(rendered(DRAWING.scene(scene))).count("imperial-damaged-piece") == ships


# -- where options are clicked -------------------------------------------------------------------------------------


def test_fates_are_clicked_as_cards_that_only_their_player_sees() -> None:
    game = boardwright.new("arcs_campaign", 3, 4)
    dealt = game.view(0)["players"][0]["dealt"]
    assert spots_of_all(game) == {(f"fate-{fate}",) for fate in dealt}
    for viewer in (1, 2, None):
        assert not {f"fate-{fate}" for fate in dealt} & drawn(scene_of(game, viewer)).spots


def test_owners_who_are_no_seats_are_clicked_at_the_empire() -> None:
    t = red_leads("1-hex: red 2 ships; blue 1 ship; empire 1 ship; free city; blight 1 ship", "title outlaw")
    t.plays("red", "battle")
    assert spots_of_all(t.game) == {("seat-1",), ("seat-4",), ("seat-5",), ("seat-6",)}


def test_an_event_is_clicked_at_the_copy_in_the_hand() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship; blue 1 ship
        red: hand construction-2
        blue: hand event-2 aggression-3
    """)
    t.plays("red", "lead Construction 2", "go on", "end turn")
    assert spots_of_all(t.game) == {("card-event-2",), ("card-aggression-3",)}


def test_both_sides_of_a_faithful_card_are_clicked_at_the_card() -> None:
    t = reach("""
        seats 3, initiative red
        2-arrow: red 1 ship
        red: hand faithful-3
    """)
    assert spots_of_all(t.game) == {("card-faithful-3",), ()}  # Zeal, Wisdom; to pass has no place


def test_imperial_ships_that_go_along_are_clicked_where_they_are() -> None:
    t = red_leads("1-hex: red 2 ships; empire 2 ships", card="mobilization-2")
    t.plays("red", "move", "from 1-hex", "to 1-gate", "2 fresh and 0 damaged")
    assert t.game.decision is not None and t.game.decision.ask == "escort"
    assert spots_of_all(t.game) == {("system-1-hex",)}


def test_resources_of_the_trust_are_clicked_there() -> None:
    t = outlaw_round("").plays("red", "go on")
    assert spots_of_all(t.game) == {("trust-fuel",), ("trust-relic",), ()}


def test_policies_are_clicked_in_the_booklet_and_demands_where_the_things_lie() -> None:
    t = reach("""
        seats 3, initiative red, begin edicts
        policy: peace
        red: hand administration-2
        blue: resources relic psionic
    """)
    assert spots_of_all(t.game) == {("card-aid03",), ("card-aid04",), ("card-aid05",)}
    t.plays("red", "enforce the Policy of Peace")
    assert spots_of_all(t.game) == {("slot-1-0",), ("slot-1-1",)}


def test_the_call_to_order_is_clicked_at_the_council_and_the_empire() -> None:
    t = reach("""
        seats 3, initiative red, summit red
        red: hand administration-2; favors 3 blue
        blue: resources fuel
        council: decided
    """)
    assert spots_of_all(t.game) == {("card-aid01",), ("seat-4",), ("seat-1",), ()}


# -- what is shown -------------------------------------------------------------------------------------------------


def test_the_pieces_of_others_have_their_own_pictures_and_the_empire_its_rim() -> None:
    page = shown(
        reach("seats 3, initiative red\n1-hex: empire 1 ship\n2-hex: blight 1 ship, 3 damaged ships; free city")
    )
    for picture in ("arcs-imperial", "arcs-blight", "arcs-blight-damaged"):
        assert f'href="#{picture}-piece"' in page
    assert 'href="#arcs-imperial-damaged-piece"' not in page
    assert page.count("arcs-rim seat-empire") == 2 and "controlled by the Empire" in page
    assert "arcs-building seat-free" in page and "city of the Free States" in page
    assert "Blight: 1 fresh, 3 damaged" in page


def test_six_owners_in_one_system_are_all_there() -> None:
    line = (
        "1-hex: red 1 ship, 1 damaged ship; blue 2 ships; white 3 ships; yellow 1 ship; empire 4 ships; blight 1 ship"
    )
    page = shown(reach(f"seats 4, initiative red\n{line}"))
    assert all(f'id="ships-1-hex-{owner}"' in page for owner in (0, 1, 2, 3, 4, 6))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("council: decided", "Imperial Council: Decided"),
        ("council: tucked blue", "Imperial Council: Decided, secured by Blue"),
        ("first regent: blue", "Imperial Council: In Session"),
    ],
)
def test_the_council_says_how_it_stands(line: str, said: str) -> None:
    assert f'aria-label="{said}"' in shown(reach(f"seats 3, initiative red\n{line}"))


def test_an_attached_card_is_with_its_host() -> None:
    page = shown(reach("seats 3, initiative red\ncourt: aid01, cc02, cc03, cc04, cc11\nattached: cc05 to cc02"))
    host, attached, other = (page.index(f'id="court-{card}"') for card in ("cc02", "cc05", "cc03"))
    assert host < attached < other


def test_the_dice_and_the_edicts_are_ticked_off() -> None:
    t = reach("""
        seats 2, initiative red, begin edicts
        policy: peace
        red: hand administration-2
        rolled: edict-hex 4
    """)
    page = shown(t)
    assert "Event die: Edicts, hex" in page and 'aria-label="Cluster 4"' in page
    done, now = page.index("reach-done"), page.index("reach-now")
    assert done < page.index("Guild Envoys Depart", done) < now < page.index("Policy of Peace", now)


def test_a_seat_shows_title_fate_objective_favors_and_tokens_on_cards() -> None:
    t = reach("""
        seats 3, initiative red
        fates: magnate founder partisan
        red: favors 2 blue; title outlaw; cards f302
    """)
    t.g.held = ((CARD_NUMBER["f302"], FUEL),)
    page = shown(t)
    assert "Outlaw" in page and "Magnate" in page and "Objective: 10 of 10 left" in page
    assert "Favors of:" in page and 'class="reach-lying"' in page


def test_the_scores_count_what_was_lost_besides_ambitions() -> None:
    game, random = boardwright.new("arcs_campaign", 3, 1), Random(1)
    while game.decision is not None:
        if len(game.moves) == 60:
            labels = [row.label for row in DRAWING.scores(scene_of(game, None))]
            assert labels[:2] == ["Objective: spaces left", "Power"]
        game.play(random.choice(game.decision.options))
    *rows, total = DRAWING.scores(scene_of(game, None))
    assert any(row.label == "The objective was not completed" for row in rows)
    for seat in range(3):
        assert sum(row.points[seat] or 0 for row in rows) == total.points[seat]


def test_sleeping_golems_lie_in_their_gates() -> None:
    t = reach("""
        seats 3, initiative red
        fates: caretaker steward founder
        golems: warrior in 1-gate, seeker in 4-gate
    """)
    sleeping = t.game.view(None)["reach"]["golems"]["sleeping_in"]
    assert {"1-gate", "4-gate"} <= set(sleeping)
    assert shown(t).count("<title>A sleeping Golem</title>") == 2 * len(sleeping)  # the map lying and standing


def test_the_scores_and_the_title_tell_the_acts_apart() -> None:
    game, random = boardwright.new("arcs_campaign", 3, 1, {"acts": "act_2"}), Random(1)
    titles = set()
    while game.decision is not None:
        if len(game.moves) % EVERY == 0:
            titles.add(DRAWING.part(scene_of(game, None)))
        game.play(random.choice(game.decision.options))
    assert titles == {"Act I", "Act II"}
    *rows, total = DRAWING.scores(scene_of(game, None))
    assert len({(row.part, row.label) for row in rows}) == len(rows)
    first = next(place for place, row in enumerate(rows) if row.part == "Act II, chapter 1")
    assert all(row.part.startswith("Act I,") for row in rows[:first])
    assert all(row.part.startswith("Act II,") for row in rows[first:])
    for seat in range(3):
        assert sum(row.points[seat] or 0 for row in rows) == total.points[seat]


# -- what some know and others do not ------------------------------------------------------------------------------


def test_conspiracies_lie_at_their_ambitions_in_colour_for_the_conspirator_alone() -> None:
    t = reach("""
        seats 3, initiative red, act 3
        fates: conspirator guardian naturalist
        red: cards f2303
        conspiracies: tyrant yellow, keeper red
    """)
    t.g.cleared_plots = ((t.g.plots[1][0], 1),)
    own, others = shown(t, 0), shown(t, 1)
    assert "Your Conspiracy: Yellow will be first" in own and "#arcs-plot-yellow" in own and "#arcs-plot-red" in own
    assert "has 6 Conspiracies left" in own and "has 6 Conspiracies left" in others
    assert "#arcs-plot-" not in others, "nobody else sees a colour"
    assert "A Conspiracy, face down" in others and "A Conspiracy, face down; not Blue" in others
    assert shown(t, None).count("A Conspiracy, face down") == others.count("A Conspiracy, face down")
    for viewer in (0, 1, None):
        drawn(scene_of(t.game, viewer))


def test_resources_among_the_captives_are_drawn() -> None:
    t = reach("""
        seats 3, initiative red, act 3
        fates: guardian conspirator naturalist
        red: cards f2002 f2003; vaulted material fuel fuel
    """)
    page = shown(t, 1)
    assert page.count(">Resources among the Captives:<") == 1
    assert 'title="Fuel"' in page and 'title="Material"' in page


def test_a_rumor_shows_the_agents_on_it_and_to_those_who_know_what_it_is() -> None:
    t = reach("""
        seats 3, initiative red, act 3
        fates: pirate steward founder
        rumors: cluster 1-arrow, symbol 2-hex, false 3-arrow blue, false 4-crescent
    """)
    pirate, blue, watcher = shown(t, 0), shown(t, 1), shown(t, None)
    assert "True Rumor: the symbol of the Haven" in pirate and "True Rumor" not in blue + watcher
    assert "False Rumor; agents: Blue" in blue, "who has an agent there has looked"
    assert "Rumor, face down; agents: Blue" in watcher
    for page in (pirate, blue, watcher):
        assert page.count("reach-rumor-agent seat-blue") == 2  # the map lying and standing
    assert "reach-secret" in pirate and "reach-secret" not in watcher


# -- the Twisted Passage -------------------------------------------------------------------------------------------

PASSAGE = """
    seats 3, initiative red, act 3
    fates: gate-wraith guardian naturalist
    tokens: passage in 3-gate, passage in 5-gate
    exit: crescent
    dead: 2 blue
    twisted-passage: red 2 ships, starport; blue 1 ship; empire 1 ship; blight 1 damaged ship
    3-hex: red 1 ship
"""
MOVING = f"{PASSAGE}\nred: hand mobilization-2; cards f2202 f2203"
SECURING = f"{PASSAGE}\nred: hand aggression-2"


def test_the_twisted_passage_lies_in_the_centre_and_broken_gates_around_it() -> None:
    page = shown(reach(MOVING))
    assert page.count('class="reach-rift"') == 4  # two gates in both shapes of the map
    assert "Ships leave to planets with the crescent" in page and 'href="#arcs-sign-crescent"' in page
    assert 'aria-label="the Twisted Passage' in page and 'class="arcs-sun"' not in page and "Act III · 1" in page
    assert "The Dead Live, ship of Blue: 2" in page
    assert 'class="arcs-sun"' in shown(reach("seats 3, act 1\nfates: steward founder magnate"))


def test_ships_are_clicked_into_the_twisted_passage_and_out_of_it() -> None:
    t = reach(MOVING).plays("red", "lead Mobilization 2", "go on", "move")
    assert ("system-twisted-passage",) in spots_of_all(t.game)
    t.plays("red", "from the Twisted Passage")
    assert spots_of_all(t.game) == {(f"system-{cluster}-crescent",) for cluster in range(1, 7)}


def test_a_cluster_whose_gate_is_broken_is_clicked_where_the_gate_was() -> None:
    assert "system-3-gate" in drawn(scene_of(reach(MOVING).game, None)).spots


def test_the_gate_is_broken_at_the_starport_and_a_storm_ridden_in_the_centre() -> None:
    t = reach(f"{MOVING}\n1-hex: red 1 ship, starport")
    t.plays("red", "lead Mobilization 2", "go on", "move", "from 1-hex", "to 1-gate")
    assert spots_of_all(t.game) == {("place-1-hex/1",), ()}
    t = reach(f"{SECURING}\ncourt: aid01, f2206 red 1, cc02, cc03, cc04")
    t.plays("red", "lead Aggression 2", "go on", "secure")
    assert ("system-twisted-passage",) in spots_of_all(t.game)


def test_what_stays_above_a_tucked_council_is_shown() -> None:
    t = reach(f"{PASSAGE}\ncourt: aid01 red 1, cc01, cc02, cc03, cc04\nattached: f2206 to aid01")
    assert "Passage Storms" in shown(t)
    t = reach(
        f"{PASSAGE}\nred: hand aggression-2\ncourt: aid01 red 1, cc01, cc02, cc03, cc04\nattached: f2206 to aid01"
    )
    assert "Passage Storms" in shown(t)
    t.plays("red", "lead Aggression 2", "go on", "secure", "Imperial Council first")
    assert t.g.council_by == 0 and "Passage Storms" in shown(t)
