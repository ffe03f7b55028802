"""Two cards that meet: leaders, lore and Court cards in pairs that no other test brings together."""

from tests.games.arcs.cards.steps import counts, stows
from tests.games.arcs.leaders.steps import attacks, red_copies, red_leads, red_pivots, rolls

# -- leaders and tokens on cards -----------------------------------------------------------------------------------


def test_r120_ruthless_on_the_own_city_discards_the_token_on_ancient_holdings() -> None:
    t = red_leads(
        "administration-2",
        "cards lead10 l13; resources psionic - - - - - weapon",
        "3-hex: red damaged city",
    )
    stows(t.plays("red", "tax"), "red")
    stows(t.plays("red", "hit it", "go on"), "red")
    assert (t.resources("red"), t.outrage("red")) == (["psionic", "weapon"], ["weapon"])


def test_lead15_irregular_discards_a_weapon_that_lies_on_ancient_holdings() -> None:
    table = "3-hex: red 3 ships; blue 1 ship\nblue: cards lead15 l13; resources psionic - - - - - weapon"
    t = red_leads("aggression-2", "power 0", table)
    attacks(t, assault="hit intercept")
    assert (t.ships("red", "3-hex"), t.resources("blue")) == ((2, 1), ["psionic"])


def test_lead03_lavish_puts_the_fuel_on_the_own_cartel_and_the_rivals_fuel_too() -> None:
    t = red_copies(
        "administration-3", "cards lead03 bc06; resources fuel fuel", "blue: resources fuel\nambitions: tycoon 5"
    )
    assert counts(t, "tycoon") == [5, 1, 0]  # two tokens, two in supply, and the card
    t.plays("red", "end turn").plays("blue", "pass")
    assert (t.resources("red"), t.resources("blue"), t.supply("fuel")) == ([], [], 5)


# -- Mythic and what reads the type of a planet --------------------------------------------------------------------


def test_lead14_l11_a_gate_city_has_the_new_type_of_a_planet() -> None:
    t = red_leads("administration-2", "cards lead14 l11; resources psionic", "3-gate: red city\n3-hex: red city")
    stows(t.plays("red", "tax", "city 3-hex/1"), "red").plays("red", "Psionic from slot 1")
    stows(t.plays("red", "tax"), "red").asks("red", "turn")
    assert t.resources("red") == ["psionic", "weapon"]


def test_lead14_l23_a_reshaped_planet_is_taxed_again_for_its_new_type() -> None:
    t = red_leads("administration-2", "cards lead14 l23; resources psionic", "3-hex: red city\nambitions: warlord 5")
    stows(t.plays("red", "tax"), "red").plays("red", "Psionic from slot 1")
    stows(t.plays("red", "tax"), "red").asks("red", "turn")
    assert t.resources("red") == ["psionic", "weapon"]


# -- declaring and securing ----------------------------------------------------------------------------------------


def test_lead12_bc25_connected_after_galactic_bards_before_the_prelude() -> None:
    t = red_pivots("administration-2", "cards lead12 bc25", "deck: bc12\n3-hex: red 1 ship")
    t.plays("red", "declare Tycoon").asks("red", "turn").cannot("red", "use Prison Wardens")
    assert (t.cards("red"), t.g.zero) == (["bc12", "bc25", "lead12"], False)


def test_lead08_l25_populist_demands_by_tyrants_ego_lets_bold_influence_the_rest_of_the_row() -> None:
    t = red_leads(
        "administration-3",
        "cards lead08 l25; captives 1 blue",
        "court: bc27 red 1, bc02, bc03, bc04\nambitions: tyrant 5",
    )
    t.plays("red", "use Tyrant's Ego", "declare Keeper")
    t.chooses("red", "Mining Interest", "Admin Union").asks("red", "turn")
    row = t.court()
    assert (row["bc02"], row["bc03"], row["bc04"]) == ([1, 0, 0], [0, 0, 0], [1, 0, 0])
    assert len(row) == 4  # refilled after the effect, and without an agent
    assert sum(sum(agents) for agents in row.values()) == 2


# -- the Elder and what is no battle -------------------------------------------------------------------------------


def test_lead01_lead10_ruthless_is_no_battle_so_the_elders_city_brings_a_ransack() -> None:
    t = red_leads(
        "administration-2",
        "cards lead10",
        "3-hex: red 1 ship; blue damaged city\nblue: cards lead01\ncourt: bc02 blue 1, bc03, bc04, bc05",
    )
    stows(t.plays("red", "tax"), "red")
    stows(t.plays("red", "hit it"), "red").asks("red", "turn")
    assert t.cards("red") == ["bc02", "lead10"]
    assert t.trophies("red", "blue") == {"cities": 1, "agents": 1}
    assert t.captives("red", "blue") == 2  # the repeated Tax is a full one (D34)


# -- dice ----------------------------------------------------------------------------------------------------------


def test_lead05_l17_committed_adds_no_second_raid_die_where_there_is_no_building() -> None:
    t = red_leads("aggression-2", "cards lead05 l17", "3-hex: red 1 ship; blue 1 ship\n2-hex: blue city")
    t.plays("red", "battle", "0 Assault dice")
    t.asks("red", "collect", ["0 Raid dice", "1 Raid die"]).plays("red", "1 Raid die")
    t.asks("red", "collect", ["1 Skirmish die", "2 Skirmish dice"])  # two dice at least, three at most


def test_lead16_l12_after_the_last_attacking_ship_fell_the_quartermaster_still_repairs() -> None:
    t = red_leads(
        "aggression-2",
        "power 0",
        "3-hex: red 1 damaged ship; blue 1 ship, 1 damaged ship, starport\nblue: cards lead16 l12",
    )
    t.plays("red", "battle").asks("red", "turn")
    assert t.ships("blue", "3-hex") == (2, 0)
    assert t.trophies("blue", "red") == {"ships": 1}


def test_lead11_bc22_a_raid_takes_sworn_guardians_first_then_tokens_one_by_one() -> None:
    t = red_leads(
        "aggression-2",
        "cards lead11",
        "3-hex: red 3 ships; blue 1 ship, city, city\nblue: cards bc22 bc05; resources relic - fuel",
    )
    t.plays("red", "battle")
    rolls(t, raid="key key intercept, key key intercept, key key intercept")
    t.asks("red", "raid")
    assert [text for text in t.options() if text != "stop"] == ["Sworn Guardians of Blue"]
    t.plays("red", t.options()[0]).asks("red", "raid")
    assert len(t.options()) == 4  # Relic, Fuel, Construction Union, stop


# -- buildings -----------------------------------------------------------------------------------------------------


def test_l26_l10_an_annexed_city_is_nurtured_at_once_and_returns_as_a_starport() -> None:
    t = red_leads(
        "construction-2",
        "cards l26 l10",
        "3-hex: red 1 ship; blue damaged city\nambitions: tyrant 5",
    )
    t.plays("red", "annex")
    stows(t.plays("red", "nurture"), "red").plays("red", "prune", "go on").asks("red", "turn")
    assert t.buildings("3-hex")[0] == "damaged red starport"
    assert (t.resources("red"), t.captives("red", "blue")) == (["weapon"], 0)
