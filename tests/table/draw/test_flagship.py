"""Flagships at the table, and what else fates bring: tokens on the map, markers, cards beside the supply."""

import pytest

from boardwright.games.arcs.campaign.facts import COLUMNS, TOKEN_IDS
from boardwright.games.arcs.facts import CARD_NUMBER
from boardwright.table.draw.arcs_campaign import DRAWING
from boardwright.table.draw.arcs_campaign.tokens import SIDES, TOPICS
from boardwright.table.elements import div, rendered
from tests.games.arcs_campaign.position import ReachScenario, reach
from tests.games.arcs_campaign.test_flagship_battle import against

from .test_arcs_campaign import spots_of_all
from .test_drawings import drawn, scene_of, symbols

pytestmark = pytest.mark.plain_only

FLEET = """
    seats 3, act 2, initiative red
    fates: hegemon steward founder
    1-hex: red 1 ship; blue 1 ship
    red: flagship in 1-hex, slipstream starport, hull damaged city armor starport; hand {card}
"""


def fleet(card: str = "construction-2") -> ReachScenario:
    return reach(FLEET.format(card=card))


def board_of(t: ReachScenario, viewer: int | None = None) -> str:
    scene = scene_of(t.game, viewer)
    return str(rendered([DRAWING.aside(scene), DRAWING.board(scene)]))


def panel_of(t: ReachScenario, seat: int) -> str:
    return str(rendered(DRAWING.panel(scene_of(t.game, None), seat)))


# -- the Flagship --------------------------------------------------------------------------------------------------


def test_the_flagship_is_a_piece_of_its_own_beside_the_other_ships() -> None:
    page = board_of(fleet())
    assert page.count('id="flagship-0"') == 1 and 'href="#arcs-flagship-piece"' in page
    assert "<title>Flagship of Red</title>" in page
    assert "Flagship of Red, Red: 1 fresh ship, Blue: 1 fresh ship" in page  # one of the two is the Flagship


def test_a_flagship_alone_has_no_stack_beside_it() -> None:
    page = board_of(reach("seats 3, act 2, initiative red\nfates: hegemon steward founder\nred: flagship in 1-gate"))
    ships = page[page.index('id="ships-1-gate-0"') :]
    assert 'id="flagship-0"' in ships and ships[: ships.index("</g></g>")].count("<use") == 1


def test_the_board_has_six_columns_that_say_what_stands_there() -> None:
    page = panel_of(fleet(), 0)
    assert "Flagship of Red in 1-hex" in page
    for column in COLUMNS:
        assert f'data-help="{column["id"]}"' in page
        assert f'data-spot="fitting-0-{column["id"]}"' in page and f'data-spot="fitting-0-{column["id"]}-armor"' in page
    for told in (
        "Slipstream Drive: starport",
        "Armor of the Slipstream Drive: free, built at a Relic planet",
        "Hull: damaged city",
        "Armor of the Hull: starport",
        "Ship Crane: free, built at a Material planet",
    ):
        assert f'title="{told}"' in page
    assert page.count("reach-works") == 2 and page.count("reach-hurt") == 1
    assert "reach-flagship" not in panel_of(fleet(), 1)


def test_what_is_built_at_a_flagship_is_clicked_on_its_board_and_a_ship_at_the_piece() -> None:
    t = fleet().plays("red", "lead Construction 2", "go on", "build")
    spots = {spot for spots in spots_of_all(t.game) for spot in spots}
    assert "flagship-0" in spots and "fitting-0-ship-crane" in spots
    assert not [spot for spot in spots if spot.startswith("fitting-1")]


def test_columns_are_hit_on_the_board_of_their_owner() -> None:
    t = against("in 1-hex, crane starport, hull city", "1-hex: red 1 ship; blue 1 ship")
    t.dice(raid="key building_hit").plays("red", "0 Assault dice", "1 Raid die")
    assert spots_of_all(t.game) == {("fitting-1-ship-crane",), ("fitting-1-hull",)}


# -- tokens --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", TOKEN_IDS)
@pytest.mark.parametrize("side", [0, 1])
def test_every_token_has_its_sign_its_name_and_its_help(kind: str, side: int) -> None:
    scene = scene_of(reach("seats 3, act 2, initiative red\nfates: hegemon steward founder").game, None)
    row = {"kind": kind, "owner": 0, "system": "2-hex", "side": side}
    scene.view["reach"]["map_tokens"] = [row, {**row, "system": "3-gate"}]
    drawn(scene)  # all its icons and topics are there
    assert {*SIDES.get(kind, (kind,))} <= {name.removeprefix("arcs-") for name in symbols(scene.game)}
    assert TOPICS.get(kind, kind) in scene.words.topics()


def test_tokens_say_whose_they_are_and_how_they_lie() -> None:
    t = reach("""
        seats 3, act 2, initiative red
        fates: hegemon pathfinder pacifist
        red: flagship in 1-hex
        tokens: banner of red in 1-arrow, damaged banner of red in 2-hex
    """)
    page = board_of(t)
    assert "<title>Banner of Red</title>" in page and "<title>Damaged Banner of Red</title>" in page
    assert 'href="#arcs-banner-damaged"' in page and "reach-loyal" in page


def test_a_broken_world_is_drawn_in_pieces_and_without_slots() -> None:
    t = reach("""
        seats 3, act 2, initiative red
        fates: planet-breaker steward founder
        red: flagship in 1-hex; cards f1103 f1104
        tokens: broken-world in 2-hex
    """)
    page = board_of(t)
    assert page.count('class="reach-broken"') == 2  # the map lying and standing
    assert 'data-spot="place-2-hex/1"' not in page and 'data-spot="place-2-arrow/1"' in page


def test_only_the_keeper_sees_where_the_portal_is_hidden() -> None:
    t = reach("seats 3, act 2, initiative red\nfates: pathfinder steward founder\nred: flagship in 1-gate")
    t.g.cards[2] = (*t.g.cards[2], CARD_NUMBER["f903"])
    t.g.portal = 6
    assert "Portal: only White knows" in board_of(t, 0)
    assert "reach-secret" in board_of(t, 2)
    assert "only you know" in board_of(t, 2)
    for viewer in (0, 1, None):
        assert "reach-secret" not in board_of(t, viewer)


# -- markers and cards ---------------------------------------------------------------------------------------------


def test_the_commonwealth_marker_lies_on_its_ambition_and_armistices_beside_the_supply() -> None:
    t = reach("""
        seats 3, act 2, initiative red
        fates: founder steward admiral
        red: cards f213; hand administration-2
        commonwealth: tycoon, f216 f217 in reserve
    """)
    page = board_of(t)
    tycoon = page.index('data-spot="ambition-tycoon"')
    assert tycoon < page.index("The Commonwealth marker") < page.index('data-spot="ambition-tyrant"')
    assert "2 Armistices in reserve" in page


def test_monopolies_that_nobody_has_lie_beside_the_supply_and_weapons_count_for_warlord() -> None:
    page = board_of(reach("seats 3, act 2, initiative red\nfates: magnate steward admiral"))
    assert "Monopolies:" in page and "Fuel Monopoly" in page
    warlord = page.index('data-spot="ambition-warlord"')
    assert warlord < page.index("War Profiteering") < page.index('data-spot="ambition-keeper"')


def test_the_doctrine_and_ideals_are_shown() -> None:
    scene = scene_of(reach("seats 3, act 2, initiative red\nfates: believer steward admiral").game, None)
    scene.view["reach"]["faith"]["ideals"]["keeper"] = "wisdom"
    page = str(rendered(DRAWING.aside(scene)))
    assert "Doctrine: Zeal, 5 Ideals left" in page and "Ideal: Wisdom" in page
    drawn(scene)


def test_fiefs_make_lords_and_vassals() -> None:
    scene = scene_of(reach("seats 3, act 2, initiative red\nfates: warden steward admiral").game, None)
    scene.view["reach"]["fiefs"] = [{"cluster": 3, "system": "3-hex", "space": 0, "lord": 0, "vassals": [1]}]
    drawn(scene)
    assert "Seat of cluster 3: Red is Lord" in str(rendered(DRAWING.board(scene)))
    red, blue, white = (str(rendered(DRAWING.panel(scene, seat))) for seat in range(3))
    assert "Lord of cluster 3" in red and "Vassal of Red in cluster 3" in blue and "cluster 3" not in white


def test_blight_and_banners_among_trophies_are_no_ships() -> None:
    t = reach("""
        seats 3, act 2, initiative red
        fates: hegemon steward founder
        red: flagship in 1-gate
        blue: trophies blight 2 ships
    """)
    scene = scene_of(t.game, None)
    scene.view["players"][1]["trophies"][0]["banners"] = 1
    page = str(rendered(div[DRAWING.panel(scene, 1)]))
    assert "2 Blight tokens" in page and "2 ships" not in page and 'href="#arcs-blight"' in page
    assert "1 Banner" in page and 'href="#arcs-banner"' in page


def test_more_laws_than_have_room_are_folded_up() -> None:
    few = board_of(reach("seats 2, initiative red\nfates: steward admiral"))
    many = board_of(reach("seats 4, act 2, initiative red\nfates: caretaker hegemon believer magnate"))
    assert '<details class="reach-booklet" open>' in few and '<details class="reach-booklet">' in many
