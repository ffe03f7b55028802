"""The set-up of Act I (p.4 to p.6)."""

import pytest

import boardwright
from boardwright.games import rules_of
from boardwright.games.arcs.campaign.facts import (
    BLIGHT,
    CAMPAIGN_COURT,
    COUNCIL,
    EMPIRE,
    EVENTS,
    FATES,
    FREE_STATES,
    GUILD_ENVOYS_DEPART,
    LAWS,
    POLICIES,
    REGENT,
    TIERS,
)
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import (
    CARD_NUMBER,
    FIRST_LORE,
    NOTHING,
    PLANET_TYPE,
    RESOURCE_SLOTS,
    SLOT_COUNT,
    SPACES,
    SYSTEM_COUNT,
    cluster_of,
    is_gate,
    number_of,
)
from boardwright.games.arcs.state import CITY, kind_of, owner_of
from boardwright.kernel.errors import BadSetting
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from tests.games.arcs_campaign.position import reach

SEEDS = range(12)


def new(seats: int, seed: int = 0, **options: object) -> Game:
    return boardwright.new("arcs_campaign", seats=seats, seed=seed, options=options)


def state(game: Game) -> Campaign:
    assert isinstance(game.state, Campaign)
    return game.state


def play_until(game: Game, *asks: str, last: bool = False) -> Campaign:
    """Answer every question with the first or last option until one of these is asked."""
    while game.decision is not None and game.decision.ask not in asks:
        game.play(game.decision.options[-1 if last else 0])
        game.state.check()
    assert game.decision is not None
    return state(game)


def imperial(g: Campaign) -> list[int]:
    """The systems with Imperial ships."""
    return [system for system in range(SYSTEM_COUNT) if g.has_imperial_ships(system)]


# -- the table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c15_all_six_clusters_are_in_play_and_no_set_up_card(seats: int) -> None:
    view = new(seats).view(None)
    assert len(view["systems"]) == 24 and view["setup"] is None and view["out_of_play"] == []


@pytest.mark.parametrize(("seats", "events"), [(2, 2), (3, 2), (4, 3)])
def test_p5_the_action_deck_has_events(seats: int, events: int) -> None:
    """Steps C to E: 2 to 6, with four players 1 to 7, and two Events or three."""
    g = state(new(seats))
    numbers = sorted({number_of(card) for card in g.deck if card not in EVENTS})
    assert numbers == ([1, 2, 3, 4, 5, 6, 7] if seats == 4 else [2, 3, 4, 5, 6])
    assert [card for card in g.deck if card in EVENTS] == EVENTS[:events]
    assert len(g.deck) == (28 if seats == 4 else 20) + events


def test_p5_every_player_may_begin_with_the_initiative() -> None:
    assert {state(new(3, seed)).initiative for seed in range(30)} == {0, 1, 2}


def test_p5_ambition_markers_are_available_and_blue_in_chapter_1() -> None:
    g = state(new(3))
    assert g.markers == (NOTHING,) * 3 and g.flipped == (0,) * 3 and g.chapter == g.act == 1 and not g.zero


@pytest.mark.parametrize(("seats", "row"), [(2, 3), (3, 4), (4, 4)])
def test_c16_the_row_is_dealt_before_lore_is_shuffled_in(seats: int, row: int) -> None:
    decks: list[int] = []
    for seed in SEEDS:
        g = state(new(seats, seed))
        assert g.court[0] == COUNCIL and not g.decided, "p.5 step K: In Session, leftmost"
        assert len(g.court) == 1 + row and all(card in CAMPAIGN_COURT for card in g.court[1:])
        lore = [card for card in g.court_deck if card not in CAMPAIGN_COURT]
        assert len(lore) == seats and all(FIRST_LORE <= card < 300 for card in lore)
        assert sorted([*g.court[1:], *g.court_deck]) == sorted([*CAMPAIGN_COURT, *lore])
        assert not set(lore) & set(g.lore_box) and len(lore) + len(g.lore_box) == 28
        decks.append(g.court_deck.index(lore[0]))
    assert len(set(decks)) > 3, "lore lies anywhere in the deck"


def test_p5_the_edict_for_two_players_is_in_the_booklet() -> None:
    assert state(new(2)).laws == (*LAWS, GUILD_ENVOYS_DEPART)
    assert state(new(3)).laws == state(new(4)).laws == tuple(LAWS)


def test_p5_the_policies_are_shuffled() -> None:
    stacks = {tuple(state(new(3, seed)).policies) for seed in range(40)}
    assert len(stacks) == 6 and all(sorted(stack) == POLICIES for stack in stacks)


def test_c17_eight_imperial_ships_in_two_clusters_the_second_next_clockwise() -> None:
    firsts = set()
    for seed in range(30):
        g = state(new(3, seed))
        systems = imperial(g)
        clusters = sorted({cluster_of(system) for system in systems})
        assert len(systems) == 8 and sum(1 for system in systems if is_gate(system)) == 2
        assert all(g.fresh[EMPIRE * SYSTEM_COUNT + system] == 1 for system in systems)
        assert clusters[1] - clusters[0] == 1 or clusters == [1, 6]
        firsts.add(clusters[0] if clusters != [1, 6] else 6)
        assert g.ships[EMPIRE] == 7
    assert firsts == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("seed", SEEDS)
def test_c18_damaged_blight_in_each_of_the_other_systems(seed: int) -> None:
    g = state(new(3, seed))
    others = [system for system in g.systems if not g.has_imperial_ships(system)]
    first = BLIGHT * SYSTEM_COUNT
    assert [system for system in g.systems if g.damaged[first + system] == 1] == others and len(others) == 16
    assert not any(g.fresh[first : first + SYSTEM_COUNT]) and g.ships[BLIGHT] == 8


def test_p5_four_free_cities_on_planets_of_one_symbol_outside_the_imperial_clusters() -> None:
    symbols = set()
    for seed in SEEDS:
        g = state(new(3, seed))
        places = [place for place, piece in enumerate(g.buildings) if piece]
        assert len(places) == 4
        for place in places:
            piece = g.buildings[place]
            assert owner_of(piece) == FREE_STATES and kind_of(piece) == CITY
            assert not g.has_imperial_ships(place // SPACES) and place % SPACES == 0
        assert len({place // SPACES % 4 for place in places}) == 1
        symbols.add(places[0] // SPACES % 4)
    assert symbols == {1, 2, 3}


@pytest.mark.parametrize("seed", SEEDS)
def test_p5_two_players_a_token_per_planet_of_the_imperial_clusters_lies_on_the_ambitions(seed: int) -> None:
    g = state(new(2, seed))
    types = [PLANET_TYPE[system] for system in imperial(g) if PLANET_TYPE[system] != NOTHING]
    assert len(types) == 6
    assert g.dummy == tuple(types.count(resource) for resource in range(5))
    assert g.supply == [5 - count for count in g.dummy]
    assert state(new(3, seed)).dummy == (0,) * 5


# -- the fates -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p6_two_a_fates_each_are_dealt(seats: int) -> None:
    g = state(new(seats))
    dealt = [fate for fates in g.dealt for fate in fates]
    assert [len(fates) for fates in g.dealt] == [2] * seats
    assert sorted([*dealt, *g.fate_box]) == TIERS["A"]


def test_p6_the_choice_is_secret_until_all_have_chosen() -> None:
    game = new(3, 5)
    g = state(game)
    for seat in range(3):
        assert game.decision is not None
        assert (game.decision.seat, game.decision.ask) == (seat, "choose_fate")
        assert tuple(option[1] for option in game.decision.options) == g.dealt[seat]
        assert not any(event.what[0] == "fate_revealed" for event in game.events)
        assert all(player["fate"] is None for player in game.view(None)["players"])
        game.play(game.decision.options[seat % 2])
        g = state(game)
    assert [event.what for event in game.events if event.what[0] == "fate_revealed"] == [
        ("fate_revealed", seat, g.fates[seat]) for seat in g.turn_order()
    ]
    assert g.dealt == ((), (), ()) and sorted([*g.fates, *g.fate_box]) == TIERS["A"]


def test_p6_every_fate_sets_up_and_its_objective_lies_open() -> None:
    """Steps C and D: cards to the play area and the booklet, the marker on the start for so many players."""
    for fates in ("steward, founder, magnate, advocate", "caretaker, partisan, admiral, believer"):
        g = play_until(new(4, fates=fates), "first_planet")
        for seat, fate in enumerate(g.fates):
            act = FATES[fate]["acts"][1]
            gained = [card for step in act["setup"] for card in step.get("gain", [])]
            booklet = [card for step in act["setup"] for card in step.get("booklet", [])]
            assert [CARD_NUMBER[card] for card in gained] == list(g.cards[seat][:-1])
            assert g.cards[seat][-1] == CARD_NUMBER[act["objective"]]
            assert all(CARD_NUMBER[card] in g.laws for card in booklet)
            assert g.objectives[seat] == act["start"][4]
        assert g.power == (0,) * 4 and g.titles == (REGENT,) * 4


@pytest.mark.parametrize(
    ("fates", "holder"),
    [
        ("founder, admiral, steward", 2),
        ("founder, admiral, partisan", 1),
        ("founder, magnate, partisan", None),
    ],
)
def test_c20_who_takes_the_first_regent_tile(fates: str, holder: int | None) -> None:
    for seed in range(4):
        g = play_until(new(3, seed, fates=fates), "first_planet")
        assert g.first_regent == (g.initiative if holder is None else holder)


# -- the first pieces ----------------------------------------------------------------------------------------------


def test_c19_c21_pieces_are_placed_after_the_fates_in_turn_order_and_back() -> None:
    game = new(3, 3)
    g = play_until(game, "first_planet")
    asked: list[int] = []
    while game.state.stage == "first_pieces":
        assert game.decision is not None
        if game.decision.ask == "first_planet":
            asked.append(game.decision.seat)
        game.play(game.decision.options[0])
    assert asked == [*g.turn_order(), *reversed(g.turn_order())]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("last", [False, True], ids=["first options", "last options"])
def test_c21_three_ships_a_building_and_a_resource_each_time(seats: int, last: bool) -> None:
    game = new(seats, 7)
    g = play_until(game, "first_planet")
    places = {place for place, piece in enumerate(g.buildings) if piece}
    g = play_until(game, "mulligan", "lead", last=last)
    for seat in range(seats):
        first = seat * SYSTEM_COUNT
        assert sum(g.fresh[first : first + SYSTEM_COUNT]) == 6 and not any(g.damaged[first : first + SYSTEM_COUNT])
        assert g.cities[seat] + g.starports[seat] == 8
        systems = [system for system in range(SYSTEM_COUNT) if g.fresh[first + system]]
        assert all(g.has_imperial_ships(system) and not is_gate(system) for system in systems)
        types = sorted(PLANET_TYPE[system] for system in systems for _ in range(g.fresh[first + system] // 3))
        tokens = [token for token in g.slots[seat * RESOURCE_SLOTS :][:RESOURCE_SLOTS] if token != NOTHING]
        assert sorted(tokens) == types
    for system in imperial(g):
        slots = range(system * SPACES, system * SPACES + SLOT_COUNT[system])
        assert all(g.buildings[place] for place in slots), "p.6 step I: no slot is left empty there"
        free = [place for place in slots if owner_of(g.buildings[place]) >= seats]
        assert all(owner_of(g.buildings[p]) == FREE_STATES and kind_of(g.buildings[p]) == CITY for p in free)
    outside = {place for place, piece in enumerate(g.buildings) if piece and not g.has_imperial_ships(place // SPACES)}
    assert outside == places, "and nothing else is filled elsewhere"


def test_c21_only_planets_with_an_empty_slot_and_an_imperial_ship_are_offered() -> None:
    game = new(4, 2)
    g = play_until(game, "first_planet")
    while game.state.stage == "first_pieces":
        assert game.decision is not None
        if game.decision.ask == "first_planet":
            g = state(game)
            fitting = [
                system
                for system in imperial(g)
                if any(not g.buildings[system * SPACES + slot] for slot in range(SLOT_COUNT[system]))
            ]
            assert [option[1] for option in game.decision.options] == fitting
        game.play(game.decision.options[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p6_six_cards_each_and_the_rest_is_the_pile(seats: int) -> None:
    g = play_until(new(seats, 1), "mulligan", "lead")
    assert [len(hand) for hand in g.hands] == [6] * seats
    assert sorted([*g.discard, *[card for hand in g.hands for card in hand]]) == sorted(g.deck)
    assert not g.knows and not g.face_up


# -- settings ------------------------------------------------------------------------------------------------------


def test_fates_may_be_named_in_the_order_of_the_seats() -> None:
    g = play_until(new(3, fates="believer, steward,founder"), "first_planet")
    assert list(g.fates) == [8, 1, 2]


def test_to_a_seat_without_a_named_fate_two_others_are_dealt() -> None:
    game = new(3, fates="random, steward, random")
    guess = state(game).copy()
    rules_of("arcs_campaign").redeal(guess, 1, Rng.seeded(2))
    assert state(game).dealt != guess.dealt
    for g in (state(game), guess):
        assert [len(fates) for fates in g.dealt] == [2, 1, 2] and g.dealt[1] == (1,)
        assert sorted(fate for fates in [*g.dealt, g.fate_box] for fate in fates) == TIERS["A"]
    assert play_until(game, "first_planet").fates[1] == 1


@pytest.mark.parametrize(
    ("fates", "sentence"),
    [
        ("steward, pope, founder", "There is no fate 'pope'; those of Act I are steward, founder, magnate, advocate,"),
        ("steward, hegemon, founder", "The fate 'hegemon' cannot begin in Act I; choose an A fate."),
        ("steward, founder, steward", "The fate 'steward' is named twice; each fate is there once."),
        ("steward, founder", "Name 3 fates, one for each seat in order, not 2."),
        ("steward, founder, magnate, admiral", "Name 3 fates, one for each seat in order, not 4."),
    ],
)
def test_bad_fates_are_refused_in_one_sentence(fates: str, sentence: str) -> None:
    with pytest.raises(BadSetting) as refused:
        new(3, fates=fates)
    assert str(refused.value).startswith(sentence)


def test_a_game_ends_with_the_act_that_is_named() -> None:
    with pytest.raises(BadSetting):
        new(3, acts="act_3")
    with pytest.raises(BadSetting):
        new(3, acts="act_2", first_act=3)
    assert [state(new(3, acts=acts)).last_act for acts in ("act_1", "act_2", "campaign")] == [1, 2, 3]


@pytest.mark.parametrize(("lore", "cards"), [("base", 14), ("pack", 14), ("both", 28)])
def test_lore_comes_from_the_boxes_that_are_named(lore: str, cards: int) -> None:
    g = state(new(3, lore=lore))
    assert len([card for card in [*g.court_deck, *g.lore_box] if FIRST_LORE <= card < 300]) == cards


# -- control -------------------------------------------------------------------------------------------------------


def test_x3_the_empire_controls_by_one_fresh_ship() -> None:
    """X3, C25: one fresh Imperial ship is enough."""
    t = reach("""
        seats 3, initiative red
        fates: steward founder partisan
        1-hex: red 2 ships; blue 4 ships; empire 1 ship
        blue: title outlaw
        red: hand administration-2
        """)
    assert t.g.control(3) == 4
