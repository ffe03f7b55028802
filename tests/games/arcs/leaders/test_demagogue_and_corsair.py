"""Demagogue: Bold and Paranoid. Corsair: Tricky and Wary."""

from .steps import attacks, is_asked, red_begins, red_leads, rolls

COURT = "court: bc02, bc03, bc04, bc27"

# -- Demagogue -----------------------------------------------------------------------------------------------------


def test_lead08_bold_puts_one_agent_on_each_of_any_cards() -> None:
    t = red_begins("administration-2", "cards lead08", COURT)
    t.plays("red", "lead Administration 2", "declare Tycoon")
    t.asks("red", "bold", ["Mining Interest", "Material Cartel", "Admin Union", "Populist Demands", "stop"])
    t.chooses("red", "Populist Demands", "Admin Union").asks("red", "turn")
    assert [agents[0] for agents in t.court().values()] == [0, 0, 1, 1]


def test_lead08_bold_is_limited_by_agents_and_may_be_declined() -> None:
    t = red_begins("administration-2", "cards lead08; agents 1", COURT)
    t.plays("red", "lead Administration 2", "declare Tycoon", "Admin Union").asks("red", "turn")
    t = red_begins("administration-2", "cards lead08", COURT)
    t.plays("red", "lead Administration 2", "declare Tycoon", "stop").asks("red", "turn")
    assert t.agents("red") == 10


def test_lead08_paranoid_cannot_secure_a_guild_card_with_one_agent() -> None:
    t = red_leads("aggression-2", "cards lead08", "court: bc02 red 1, bc03, bc04, bc05")
    t.asks("red", "turn").cannot("red", "secure")


def test_lead08_paranoid_secures_with_two_agents_and_vox_cards_with_one() -> None:
    t = red_leads("aggression-2", "cards lead08", "court: bc02 red 2, bc03 red 1, bc31 red 1, bc05")
    t.plays("red", "secure").asks("red", "secure", ["Mining Interest", "Call to Action"])


def test_lead08_paranoid_holds_for_a_secure_by_a_card_too() -> None:
    t = red_leads(
        "aggression-2",
        "cards lead08 l25; captives 2 blue",
        "court: bc02 red 1, bc03 red 2, bc04, bc05\nambitions: tyrant 5",
    )
    t.plays("red", "use Tyrant's Ego", "agent of Blue")
    assert t.cards("red") == ["bc03", "l25", "lead08"]
    assert t.court()["bc02"] == [1, 0, 0]


def test_lead08_ransacking_ignores_paranoid() -> None:
    t = red_leads(
        "aggression-2",
        "cards lead08",
        "3-hex: red 1 ship; blue damaged city\ncourt: bc02 red 1 blue 2, bc03, bc04, bc05",
    )
    attacks(t, assault="hit hit")
    assert t.cards("red") == ["bc02", "lead08"]


# -- Corsair: Tricky -----------------------------------------------------------------------------------------------

RAID = "3-hex: red 4 ships; blue starport"


def rerolls(resources: str, cards: str = "") -> int:
    """How many of three raid dice the Corsair may roll again."""
    t = red_leads("aggression-2", f"cards lead11 {cards}; {resources}", RAID + "\n2-hex: red city, city")
    attacks(t, raid="intercept, intercept, intercept")
    chosen = 0
    while is_asked(t, "reroll"):
        chosen += 1
        t.plays("red", "an intercept")
    return chosen


def test_lead11_tricky_rerolls_as_many_raid_dice_as_there_are_types() -> None:
    assert rerolls("power 0") == 0
    assert rerolls("resources fuel") == 1
    assert rerolls("resources fuel fuel") == 1
    assert rerolls("resources fuel weapon") == 2
    assert rerolls("resources fuel weapon relic psionic") == 3  # all there are


def test_lead11_tricky_counts_the_supply_on_a_cartel() -> None:
    assert rerolls("resources fuel", "bc03") == 2
    assert rerolls("resources material", "bc03") == 1


def test_lead11_tricky_is_optional_and_once_per_battle() -> None:
    t = red_leads("aggression-2", "cards lead11; resources fuel", RAID)
    attacks(t, raid="intercept").asks("red", "reroll", ["an intercept", "stop"])
    t.dice(raid="building_hit self_hit")
    t.plays("red", "an intercept").asks("red", "turn")
    assert t.buildings("3-hex") == ["damaged blue starport", ""]
    t.plays("red", "battle")
    rolls(t, raid="intercept").asks("red", "reroll").plays("red", "stop").asks("red", "turn")


def test_lead11_tricky_is_for_raid_dice_only() -> None:
    t = red_leads("aggression-2", "cards lead11; resources fuel", RAID)
    attacks(t, skirmish="blank, blank").asks("red", "turn")


def test_lead11_tricky_is_for_the_attacker() -> None:
    t = red_leads("aggression-2", "power 0", RAID + "\nblue: cards lead11; resources fuel")
    attacks(t, raid="intercept").asks("red", "turn")


# -- Corsair: Wary -------------------------------------------------------------------------------------------------


def test_lead11_wary_never_takes_more_assault_than_skirmish_dice() -> None:
    t = red_leads("aggression-2", "cards lead11", "3-hex: red 5 ships; blue starport")
    t.plays("red", "battle").asks("red", "collect", ["0 Assault dice", "1 Assault die", "2 Assault dice"])
    t.plays("red", "2 Assault dice").asks("red", "collect", ["0 Raid dice", "1 Raid die"])
    t.plays("red", "0 Raid dice").asks("red", "collect", ["2 Skirmish dice", "3 Skirmish dice"])


def test_lead11_wary_with_one_ship_takes_no_assault_die() -> None:
    t = red_leads("aggression-2", "cards lead11", "3-hex: red 1 ship; blue 1 ship\n2-hex: blue city")
    t.plays("red", "battle").asks("red", "collect", ["0 Skirmish dice", "1 Skirmish die"])


def test_lead11_wary_with_gatekeepers_dice() -> None:
    t = red_leads("aggression-2", "cards lead11 bc08", "3-gate: red 2 ships; blue 1 ship\n2-hex: blue city")
    t.plays("red", "battle").asks("red", "collect", ["0 Assault dice", "1 Assault die", "2 Assault dice"])


def test_lead11_wary_does_not_bind_the_attacker_of_the_corsair() -> None:
    t = red_leads("aggression-2", "power 0", "3-hex: red 2 ships; blue 1 ship\nblue: cards lead11")
    t.plays("red", "battle").can("red", "2 Assault dice")
