"""What holds for all guild cards: icons, raid costs, Prelude parts, discarding, new actions."""

import pytest

from ..position import ArcsScenario, arcs, dice_text
from .steps import counts, stows

GUILDS = {  # name, suit, raid cost
    "bc01": ("Loyal Engineers", "material", 3),
    "bc02": ("Mining Interest", "material", 2),
    "bc03": ("Material Cartel", "material", 2),
    "bc04": ("Admin Union", "material", 2),
    "bc05": ("Construction Union", "material", 2),
    "bc06": ("Fuel Cartel", "fuel", 2),
    "bc07": ("Loyal Pilots", "fuel", 3),
    "bc08": ("Gatekeepers", "fuel", 2),
    "bc09": ("Shipping Interest", "fuel", 2),
    "bc10": ("Spacing Union", "fuel", 2),
    "bc11": ("Arms Union", "weapon", 2),
    "bc12": ("Prison Wardens", "weapon", 2),
    "bc13": ("Skirmishers", "weapon", 2),
    "bc14": ("Court Enforcers", "weapon", 2),
    "bc15": ("Loyal Marines", "weapon", 3),
    "bc16": ("Lattice Spies", "psionic", 2),
    "bc17": ("Farseers", "psionic", 2),
    "bc18": ("Secret Order", "psionic", 2),
    "bc19": ("Loyal Empaths", "psionic", 3),
    "bc20": ("Silver-Tongues", "psionic", 2),
    "bc21": ("Loyal Keepers", "relic", 3),
    "bc22": ("Sworn Guardians", "relic", 1),
    "bc23": ("Elder Broker", "relic", 2),
    "bc24": ("Relic Fence", "relic", 2),
    "bc25": ("Galactic Bards", "relic", 1),
}
AMBITIONS = {"material": "tycoon", "fuel": "tycoon", "psionic": "empath", "relic": "keeper"}
DISCARDS_ITSELF = ["bc02", "bc03", "bc06", "bc08", "bc09", "bc12", "bc13", "bc14", "bc15", "bc16", "bc17", "bc20"]
DISCARDS_ITSELF += ["bc23"]
UNIONS = {"bc04": "administration", "bc05": "construction", "bc10": "mobilization", "bc11": "aggression"}
WITH_PRELUDE = [*DISCARDS_ITSELF, *UNIONS, "bc24"]


def leads(card: str, red: str, rest: str = "") -> ArcsScenario:
    """Red leads a card, without declaring."""
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        {rest}
        red: hand {card} administration-6; {red}
    """)
    suit, number = card.split("-")
    t.plays("red", f"lead {suit.title()} {number}", "go on")
    return t


def keys(count: int) -> str:
    """Raid dice with so many keys."""
    return {0: "intercept", 1: "key building_hit", 2: "key key intercept"}.get(
        count, "key key intercept, key building_hit"
    )


# -- icons and raid costs ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", GUILDS)
def test_guild_card_is_one_icon_of_its_suit_for_ambitions(card: str) -> None:
    suit = GUILDS[card][1]
    t = arcs(f"seats 3, initiative red\nred: hand construction-2; cards {card}")
    supply = 5 if card in ("bc03", "bc06") else 0  # a Cartel also holds the supply
    for ambition in ("tycoon", "tyrant", "warlord", "keeper", "empath"):
        expected = 1 + supply if AMBITIONS.get(suit) == ambition else 0
        assert counts(t, ambition) == [expected, 0, 0]


@pytest.mark.parametrize("card", GUILDS)
def test_guild_card_is_stolen_in_a_raid_for_its_raid_cost(card: str) -> None:
    name, _, cost = GUILDS[card]
    for paid in (cost - 1, cost):
        dice = keys(paid)
        count = dice.count(",") + 1
        t = leads("aggression-2", "power 0", f"3-gate: red {count} ships; blue 1 damaged ship\nblue: cards {card}")
        t.plays("red", "battle", "0 Assault dice")
        t.dice(raid=dice)
        t.plays("red", dice_text(count, "Raid"))
        if paid < cost:
            t.asks("red", "turn")
        else:
            t.asks("red", "raid", [f"{name} of Blue", "stop"]).plays("red", f"{name} of Blue")
            assert t.cards("blue") == []
            assert t.cards("red") == ([card] if card != "bc22" else [])


def test_guild_cards_can_be_raided_until_the_keys_are_spent() -> None:
    t = leads("aggression-2", "power 0", "3-gate: red 2 ships; blue 1 damaged ship\nblue: cards bc25 bc04 bc05")
    t.plays("red", "battle", "0 Assault dice")
    t.dice(raid="key key intercept, key building_hit")
    t.plays("red", "2 Raid dice", "Galactic Bards of Blue").asks(
        "red", "raid", ["Admin Union of Blue", "Construction Union of Blue", "stop"]
    )
    t.plays("red", "Admin Union of Blue").asks("red", "turn")
    assert t.cards("red") == ["bc04", "bc25"]


# -- Prelude parts of cards just won -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", WITH_PRELUDE)
def test_guild_card_secured_in_a_prelude_keeps_its_prelude_part_for_later(card: str) -> None:
    name = GUILDS[card][0]
    suit = UNIONS.get(card, "construction")
    others = [one for one in ("bc18", "bc19", "bc21", "bc22") if one != card]
    t = arcs(f"""
        seats 3, set-up 3p-mix-up, initiative red
        6-hex: red 1 ship
        5-hex: blue 1 ship
        red: hand {suit}-2 {suit}-3 {suit}-4; resources relic weapon
        court: {card} red 1, {", ".join(others[:3])}
    """)
    t.plays("red", f"lead {suit.title()} 2", "go on", "spend Relic from slot 1 to secure")
    assert t.cards("red") == [card]
    t.cannot("red", f"use {name}", f"discard {name}...")
    t.plays("red", "end turn", f"lead {suit.title()} 3", "go on").can("red", f"use {name}")


def test_guild_card_ransacked_in_a_prelude_keeps_its_prelude_part_for_later() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 1 ship; blue damaged city
        red: hand aggression-2 aggression-3; resources psionic
        court: bc23 blue 1, bc16, bc17, bc18
    """)
    t.plays("red", "lead Aggression 2", "go on", "spend Psionic from slot 1 to battle")
    t.dice(assault="hit hit")
    t.plays("red", "1 Assault die")
    assert t.cards("red") == ["bc23"]
    t.asks("red", "turn").cannot("red", "use Elder Broker", "discard Elder Broker...")


def test_guild_card_secured_in_a_prelude_gives_its_new_action_at_once() -> None:
    t = leads("construction-2", "resources relic material", "court: bc02 red 1, bc16, bc17, bc18")
    t.plays("red", "spend Relic from slot 1 to secure").can(
        "red", "manufacture", "spend Material from slot 2 to manufacture"
    )


def test_guild_card_secured_in_a_prelude_is_loyal_at_once() -> None:
    t = leads("construction-2", "resources relic weapon", "court: bc07 red 1, bc16, bc17, bc18")
    t.plays("red", "spend Relic from slot 1 to secure").can("red", "spend Weapon from slot 2 to move")


@pytest.mark.parametrize("card", [card for card in WITH_PRELUDE if card not in ("bc16", "bc20")])
def test_guild_card_stolen_in_a_prelude_may_use_its_prelude_part_at_once(card: str) -> None:
    """All but Lattice Spies, which come before any other action."""
    name = GUILDS[card][0]
    suit = UNIONS.get(card, "construction")
    t = leads(f"{suit}-2", "cards bc20; resources fuel", f"blue: cards {card} bc01")
    t.plays("red", "use Silver-Tongues", f"{name} of Blue").can("red", f"use {name}")


def test_bc16_lattice_spies_stolen_in_a_prelude_come_too_late() -> None:
    t = leads("construction-2", "cards bc20", "blue: cards bc16 bc01")
    t.plays("red", "use Silver-Tongues", "Lattice Spies of Blue").cannot("red", "use Lattice Spies")


def test_guild_card_raided_in_a_prelude_may_use_its_prelude_part_at_once() -> None:
    t = leads("aggression-2", "resources psionic", "3-gate: red 1 ship; blue 1 damaged ship\nblue: cards bc23")
    t.plays("red", "spend Psionic from slot 1 to battle", "0 Assault dice")
    t.dice(raid="key key intercept")
    t.plays("red", "1 Raid die", "Elder Broker of Blue").can("red", "use Elder Broker")


@pytest.mark.parametrize("card", WITH_PRELUDE)
def test_guild_card_prelude_part_ends_with_the_first_pip(card: str) -> None:
    name = GUILDS[card][0]
    suit = UNIONS.get(card, "mobilization")
    t = leads(f"{suit}-2", f"cards {card}; resources fuel", "6-crescent: red starport, 1 damaged ship")
    t.can("red", f"use {name}")
    action = "repair" if suit in ("administration", "construction") else "move"
    t.plays("red", action)
    while t.decision("red").ask != "turn":
        t.plays("red", t.options()[0])
    t.cannot("red", f"use {name}", f"discard {name}...")


# -- throwing a card away ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", DISCARDS_ITSELF)
def test_guild_card_that_discards_itself_may_simply_be_discarded(card: str) -> None:
    name = GUILDS[card][0]
    t = leads("construction-2", f"cards {card}", "blue: resources fuel material")
    hand, pile, ships = t.hand("red"), t.discard_pile(), t.g.ships[0]
    seizes = card == "bc16"  # the leader has the initiative: using the card does not differ from discarding it
    t.plays("red", f"use {name}" if seizes else f"discard {name} for nothing").asks("red", "turn")
    assert t.cards("red") == []
    assert t.court_discard() == [card]
    assert t.resources("red") == []
    assert t.resources("blue") == ["fuel", "material"]
    assert (t.hand("red"), t.discard_pile(), t.g.ships[0]) == (hand, pile, ships)


@pytest.mark.parametrize("card", [card for card in GUILDS if card not in DISCARDS_ITSELF])
def test_guild_card_that_does_not_say_discard_cannot_be_thrown_away(card: str) -> None:
    suit = UNIONS.get(card, "construction")
    t = leads(f"{suit}-2", f"cards {card}; resources fuel")
    t.cannot("red", f"discard {GUILDS[card][0]}...")


def test_bc16_lattice_spies_thrown_away_do_not_seize() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        blue: hand construction-3 construction-2
        red: hand mobilization-4 mobilization-5; cards bc16
    """)
    t.plays("blue", "lead Construction 3", "go on", "end turn")
    t.plays("red", "pivot with Mobilization 4", "go on", "discard Lattice Spies for nothing")
    assert t.initiative() == "blue"
    assert t.g.seized == -1


@pytest.mark.parametrize("card", ["bc03", "bc06"])
def test_guild_card_discarded_gives_the_resources_on_it_back_to_the_supply(card: str) -> None:
    t = leads("construction-2", f"cards {card}")
    assert counts(t, "tycoon")[0] == 6
    t.plays("red", f"use {GUILDS[card][0]}")
    assert counts(t, "tycoon")[0] == 0
    assert t.supply(GUILDS[card][1]) == 5


# -- moments -------------------------------------------------------------------------------------------------------


def test_guild_card_won_by_ransacking_is_not_discarded_by_the_outrage_of_that_city() -> None:
    """A card does not react to the event that brought it."""
    t = leads(
        "aggression-2", "cards bc14", "3-hex: red 1 ship; blue damaged city\ncourt: bc13 blue 1, bc16, bc17, bc18"
    )
    t.plays("red", "battle")
    t.dice(assault="hit hit")
    t.plays("red", "1 Assault die")
    assert t.outrage("red") == ["weapon"]
    assert t.court_discard() == ["bc14"]
    assert t.cards("red") == ["bc13"]


def test_bc25_galactic_bards_secured_this_turn_declare_nothing_this_turn() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative blue
        6-hex: red 1 ship
        5-hex: blue 1 ship
        blue: hand construction-3 construction-2
        red: hand mobilization-4 mobilization-5; resources relic
        court: bc25 red 1, bc16, bc17, bc18
    """)
    t.plays("blue", "lead Construction 3", "go on", "end turn")
    t.plays("red", "pivot with Mobilization 4", "go on", "spend Relic from slot 1 to secure")
    t.asks("red", "turn")


# -- weapon icons --------------------------------------------------------------------------------------------------


def test_weapon_icons_are_tokens_and_guild_cards_of_the_suit() -> None:
    """Enforcers, Marines and two tokens are four icons; cards of other suits are none."""
    t = leads(
        "aggression-2",
        "cards bc14 bc15 bc02 bc16; resources weapon weapon",
        "court: bc17 blue 3, bc18 blue 4, bc20, bc24",
    )
    t.plays("red", "abduct")
    assert t.captives("red", "blue") == 3
    assert t.court()["bc18"] == [0, 4, 0]


# -- placing is not building ---------------------------------------------------------------------------------------


def test_guild_cards_place_ships_fresh_whoever_has_control() -> None:
    t = leads("construction-2", "cards bc08", "3-gate: blue 3 ships")
    t.plays("red", "use Gatekeepers")
    assert t.ships("red", "3-gate") == (1, 0)


def test_guild_cards_that_place_ships_use_no_starport() -> None:
    t = leads("construction-2", "cards bc15", "5-hex: red 1 ship, starport")
    t.plays("red", "use Loyal Marines", "in 5-hex", "build").can("red", "ship at starport 5-hex/1")


# -- new actions ---------------------------------------------------------------------------------------------------


def test_new_action_in_place_of_battle_is_not_changed_by_battle_modifiers() -> None:
    """Abduct neither rolls dice nor rerolls them, whatever Gatekeepers and Skirmishers say."""
    t = leads("aggression-2", "cards bc08 bc13 bc14", "3-gate: red 1 ship\ncourt: bc16 blue 1, bc17, bc18, bc20")
    t.plays("red", "abduct").asks("red", "turn")
    assert t.captives("red", "blue") == 1


def test_new_action_in_place_of_build_uses_no_starport_and_no_slot() -> None:
    t = leads("construction-2", "cards bc02", "5-hex: red starport")
    stows(t.plays("red", "manufacture"), "red").plays("red", "build").can("red", "ship at starport 5-hex/1")
    assert t.resources("red") == ["material"]


def test_new_actions_may_be_paid_for_again_and_again() -> None:
    t = leads(
        "mobilization-2", "cards bc12 bc02; captives 2 blue; resources material material psionic", "5-hex: red city"
    )
    stows(t.plays("red", "spend Material from slot 1 to manufacture"), "red")
    t.plays("red", "spend Psionic from slot 3 to execute", "stop")
    t.plays("red", "spend Material from slot 2 to pressgang", "Relic")
    stows(t, "red")
    assert t.resources("red") == ["material", "relic"]
    assert t.trophies("red", "blue") == {"agents": 1}
