"""The Loyal cards: bc01 Engineers, bc07 Pilots, bc15 Marines, bc19 Empaths, bc21 Keepers."""

import pytest

from ..position import ArcsScenario, arcs

TYPES = ["material", "fuel", "weapon", "relic", "psionic"]
LOYAL = {  # the card's type, a planet of that type, another guild card of that type
    "bc01": ("material", "3-arrow", "bc02"),
    "bc07": ("fuel", "3-crescent", "bc08"),
    "bc15": ("weapon", "3-hex", "bc14"),
    "bc19": ("psionic", "2-arrow", "bc18"),
    "bc21": ("relic", "2-hex", "bc24"),
}
USES = {  # what a token spent as the type gives to who leads an Administration card
    "material": "to build",
    "fuel": "to move",
    "weapon": "so that pips may battle",
    "psionic": "to influence",
    "relic": "to secure",
}
AMBITIONS = {"material": "tycoon", "fuel": "tycoon", "psionic": "empath", "relic": "keeper"}


def able(red: str) -> ArcsScenario:
    """Red leads Administration and could take any action, if something pays for it."""
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 ships, city; blue 1 ship
        red: hand administration-2 construction-2; {red}
        court: bc16 red 1, bc17, bc22, bc25
    """)
    t.plays("red", "lead Administration 2", "go on")
    return t


def provokes(system: str, red: str) -> ArcsScenario:
    """Red destroys a city of Blue, and so provokes Outrage of the planet's type."""
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        {system}: red 1 ship; blue damaged city
        red: hand aggression-3 construction-2; {red}
    """)
    t.plays("red", "lead Aggression 3", "go on", "battle")
    t.dice(assault="hit hit")
    t.plays("red", "1 Assault die")
    assert t.buildings(system)[0] == ""
    return t


# -- kept in Outrage -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", LOYAL)
def test_loyal_card_stays_when_its_holder_provokes_outrage_of_its_type(card: str) -> None:
    resource, system, _ = LOYAL[card]
    t = provokes(system, f"cards {card}; resources {resource}")
    assert t.outrage("red") == [resource]
    assert t.resources("red") == []
    assert t.cards("red") == [card]
    assert t.court_discard() == []


@pytest.mark.parametrize("card", LOYAL)
def test_loyal_card_does_not_protect_other_guild_cards_of_the_type(card: str) -> None:
    resource, system, other = LOYAL[card]
    t = provokes(system, f"cards {other} {card}")
    assert t.outrage("red") == [resource]
    assert t.cards("red") == [card]
    assert t.court_discard() == [other]


@pytest.mark.parametrize("resource", TYPES)
def test_loyal_cards_of_all_types_stay_whatever_the_outrage(resource: str) -> None:
    others = [other for kind, _, other in LOYAL.values() if kind == resource]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 ship
        red: hand aggression-3 construction-2; cards {" ".join(LOYAL)} {others[0]}
        court: bc28 red 1, bc16, bc17, bc20
    """)
    t.plays("red", "lead Aggression 3", "go on", "secure", resource.title())
    assert t.outrage("red") == [resource]
    assert t.cards("red") == sorted(LOYAL)
    assert t.court_discard() == [others[0], "bc28"]


# -- any token spent as the type -----------------------------------------------------------------------------------


@pytest.mark.parametrize("token", TYPES)
@pytest.mark.parametrize("card", LOYAL)
def test_loyal_card_lets_any_token_be_spent_as_its_type(card: str, token: str) -> None:
    resource = LOYAL[card][0]
    spending = f"spend {token.title()} from slot 1 {USES[resource]}"
    able(f"resources {token}; cards {card}").can("red", spending)
    if token != resource:
        able(f"resources {token}").cannot("red", spending)


@pytest.mark.parametrize("token", TYPES)
@pytest.mark.parametrize("card", LOYAL)
def test_loyal_card_leaves_a_token_its_own_use(card: str, token: str) -> None:
    able(f"resources {token}; cards {card}").can("red", f"spend {token.title()} from slot 1 {USES[token]}")


def test_bc01_loyal_engineers_build_with_a_relic() -> None:
    t = able("resources relic; cards bc01")
    t.plays("red", "spend Relic from slot 1 to build", "starport in 3-hex")
    assert t.buildings("3-hex") == ["red city", "red starport"]
    assert t.resources("red") == []


def test_bc01_loyal_engineers_repair_with_a_relic() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 damaged ship
        red: hand mobilization-2 construction-2; resources relic; cards bc01
    """)
    t.plays("red", "lead Mobilization 2", "go on", "spend Relic from slot 1 to repair")
    assert t.ships("red", "3-hex") == (1, 0)


def test_bc07_loyal_pilots_move_with_a_psionic() -> None:
    t = able("resources psionic; cards bc07")
    t.plays("red", "spend Psionic from slot 1 to move", "to 3-gate", "2 fresh and 0 damaged")
    assert t.ships("red", "3-gate") == (2, 0)


def test_bc15_loyal_marines_open_the_pips_for_battle_with_a_fuel() -> None:
    t = able("resources fuel; cards bc15")
    t.cannot("red", "battle")
    t.plays("red", "spend Fuel from slot 1 so that pips may battle")
    t.can("red", "battle", "tax", "influence")


def test_bc19_loyal_empaths_take_an_action_of_the_lead_card_with_a_material() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        3-hex: red 2 ships, city; blue 1 ship
        blue: hand aggression-3
        red: hand construction-2 construction-3; resources material; cards bc19
        court: bc16 red 1, bc17, bc22, bc24
    """)
    t.plays("blue", "lead Aggression 3", "go on", "end turn")
    t.plays("red", "pivot with Construction 2", "go on")
    t.can("red", *[f"spend Material from slot 1 to {action}" for action in ("battle", "move", "secure", "build")])
    t.plays("red", "spend Material from slot 1 to secure")
    assert t.cards("red") == ["bc16", "bc19"]


def test_bc21_loyal_keepers_secure_with_a_weapon() -> None:
    t = able("resources weapon; cards bc21")
    t.plays("red", "spend Weapon from slot 1 to secure")
    assert t.cards("red") == ["bc16", "bc21"]


@pytest.mark.parametrize("card", LOYAL)
def test_loyal_card_a_token_spent_as_its_type_goes_back_to_its_own_supply(card: str) -> None:
    resource = LOYAL[card][0]
    token = "relic" if resource != "relic" else "fuel"
    t = able(f"resources {token}; cards {card}")
    t.plays("red", f"spend {token.title()} from slot 1 {USES[resource]}")
    assert t.resources("red") == []
    while t.decision("red").ask != "turn":
        t.plays("red", t.options()[0])
    t.plays("red", "end turn")
    assert t.supply(token) == 5
    assert t.supply(resource) == 5


def test_loyal_cards_of_two_types_both_work_on_the_same_token() -> None:
    t = able("resources weapon; cards bc01 bc07")
    t.can("red", "spend Weapon from slot 1 to build", "spend Weapon from slot 1 to move")
    t.can("red", "spend Weapon from slot 1 so that pips may battle", "spend Weapon from slot 1 for nothing")


# -- tokens keep their own type ------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", LOYAL)
def test_loyal_card_tokens_keep_their_type_for_ambitions(card: str) -> None:
    resource = LOYAL[card][0]
    token = "relic" if resource != "relic" else "psionic"
    t = arcs(f"""
        seats 3, initiative red
        red: hand construction-2; resources {token}; cards {card}
    """)
    counts = {name: row["counts"][0] for name, row in t.game.view(None)["ambitions"].items() if row["counts"][0]}
    expected = {AMBITIONS[token]: 1}
    if resource in AMBITIONS:
        expected[AMBITIONS[resource]] = expected.get(AMBITIONS[resource], 0) + 1  # the icon of the card itself
    assert counts == expected


@pytest.mark.parametrize("card", LOYAL)
def test_loyal_card_tokens_keep_their_type_in_outrage(card: str) -> None:
    resource, system, _ = LOYAL[card]
    token = "fuel" if resource != "fuel" else "relic"
    t = provokes(system, f"cards {card}; resources {token} {resource}")
    assert t.resources("red") == [token]


@pytest.mark.parametrize("card", LOYAL)
def test_loyal_card_tokens_keep_their_type_in_a_raid(card: str) -> None:
    resource = LOYAL[card][0]
    token = "fuel" if resource != "fuel" else "relic"
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative blue
        3-gate: blue 1 ship; red 1 damaged ship
        blue: hand aggression-3 aggression-4
        red: resources - {token}; cards {card}
    """)
    t.plays("blue", "lead Aggression 3", "go on", "battle", "0 Assault dice")
    t.dice(raid="key building_hit")
    t.plays("blue", "1 Raid die")
    t.asks("blue", "raid", [f"{token.title()} from slot 2 of Red", "stop"])
    t.plays("blue", f"{token.title()} from slot 2 of Red", f"{token.title()} in slot 1")
    assert t.resources("blue") == [token]


# -- Outrage of the type is ignored --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", LOYAL)
def test_loyal_card_ignores_outrage_of_its_type(card: str) -> None:
    resource = LOYAL[card][0]
    spending = f"spend {resource.title()} from slot 1 {USES[resource]}"
    able(f"outrage {resource}; resources {resource}; cards {card}").can("red", spending).plays("red", spending)
    able(f"outrage {resource}; resources {resource}").cannot("red", spending)


@pytest.mark.parametrize("card", LOYAL)
def test_loyal_card_an_outraged_token_of_another_type_is_spent_as_its_type(card: str) -> None:
    resource = LOYAL[card][0]
    token = "fuel" if resource != "fuel" else "relic"
    t = able(f"outrage {token} {resource}; resources {token}; cards {card}")
    t.can("red", f"spend {token.title()} from slot 1 {USES[resource]}")
    t.cannot("red", f"spend {token.title()} from slot 1 {USES[token]}")


def test_loyal_card_does_not_ignore_outrage_of_other_types() -> None:
    t = able("outrage fuel; resources fuel material; cards bc01")
    t.cannot("red", "spend Fuel from slot 1 to move", "spend Material from slot 2 to move")


# -- bc15: the only Loyal card with a Prelude part -----------------------------------------------------------------


def test_bc15_loyal_marines_prelude_places_three_fresh_ships_in_a_controlled_system() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 ship
        5-hex: red 2 ships; blue 1 ship
        6-hex: red 1 ship; blue 1 ship
        red: hand construction-2 construction-3; cards bc15
    """)
    t.plays("red", "lead Construction 2", "go on", "use Loyal Marines")
    t.asks("red", "place_ships", ["in 3-hex", "in 5-hex"])  # 6-hex is nobody's
    t.plays("red", "in 5-hex")
    assert t.ships("red", "5-hex") == (5, 0)
    assert t.court_discard() == ["bc15"]
    assert t.cards("red") == []


@pytest.mark.parametrize("card", [card for card in LOYAL if card != "bc15"])
def test_loyal_cards_other_than_marines_have_no_prelude_part(card: str) -> None:
    able(f"cards {card}").cannot("red", "use Loyal...")


# -- open points ---------------------------------------------------------------------------------------------------


def test_d10_loyal_engineers_pay_for_a_new_action_in_place_of_build() -> None:
    t = arcs("""
        seats 3, initiative red
        red: hand mobilization-2 mobilization-3; resources relic; cards bc01 bc09
    """)
    t.plays("red", "lead Mobilization 2", "go on", "spend Relic from slot 1 to synthesize", "Fuel in slot 1")
    assert t.resources("red") == ["fuel"]


def test_d10_loyal_marines_pay_for_abduct() -> None:
    t = arcs("""
        seats 3, initiative red
        red: hand construction-2 construction-3; resources relic; cards bc14 bc15
        court: bc16 blue 1, bc17, bc18, bc20
    """)
    t.plays("red", "lead Construction 2", "go on").cannot("red", "abduct")
    t.plays("red", "spend Relic from slot 1 so that pips may battle", "abduct")
    assert t.captives("red", "blue") == 1


def test_d10_loyal_keepers_do_not_turn_a_discarded_token_into_a_relic() -> None:
    t = arcs("""
        seats 3, initiative red
        red: hand construction-2 construction-3; resources fuel; cards bc21 bc24
        supply: 0 relic
    """)
    t.plays("red", "lead Construction 2", "go on", "use Relic Fence")
    assert t.resources("red") == []
    assert t.supply("fuel") == 5
    assert t.supply("relic") == 0
