"""Resource slots may hold what is no resource (F505); here a law of the tests says what becomes of such a thing."""

from collections.abc import Iterator

import pytest

from boardwright.games import rules_of
from boardwright.games.arcs.campaign.deals import TOKEN, from_board
from boardwright.games.arcs.campaign.facts import GOLEMS
from boardwright.games.arcs.campaign.moments import ReachCard
from boardwright.games.arcs.facts import CARD_NUMBER, NOTHING, RELIC, RESOURCE_SLOTS
from boardwright.games.arcs.resources import provoke_outrage
from boardwright.games.arcs.state import Arcs
from boardwright.kernel.decision import Script
from tests.games.arcs.position import SEATS
from tests.games.arcs_campaign.position import ReachScenario, let_sleep, reach
from tests.games.arcs_campaign.speaking import replaced

LAW = CARD_NUMBER["f505"]
WARRIOR, SEEKER = 5, 7

pytestmark = pytest.mark.plain_only  # a law of its own, which no compiled class can be


class Rule(ReachCard):
    """A thing that is spent or discarded goes to the first empty slot of the next player."""

    def thing_uses(self, g: Arcs, me: int, thing: int) -> list[str]:
        return ["nothing"]

    def thing_spent(self, g: Arcs, me: int, thing: int, use: str) -> Script[None]:
        yield from self.thing_discarded(g, me, thing)

    def can_discard_thing(self, g: Arcs, me: int, thing: int) -> bool:
        return bool(g.empty_slots((me + 1) % g.seats))

    def thing_discarded(self, g: Arcs, me: int, thing: int) -> Script[None]:
        next_seat = (me + 1) % g.seats
        g.slots[next_seat * RESOURCE_SLOTS + g.empty_slots(next_seat)[0]] = thing
        yield from ()


@pytest.fixture(autouse=True)
def law(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    rules_of("arcs_campaign")
    with replaced(monkeypatch, Rule(LAW)):
        yield


def with_thing(table: str, seat: str, slot: int, thing: int = WARRIOR) -> ReachScenario:
    t = reach(table)
    t.g.laws += (LAW,)
    t.g.slots[SEATS[seat] * RESOURCE_SLOTS + slot] = thing
    let_sleep(t.g)
    t.g.check()
    return t


TABLE = """
        seats 3, initiative red
        fates: steward founder partisan
        1-hex: red 2 ships; blue city; white 1 ship
        3-hex: red 1 ship, city
        red: hand administration-2 aggression-2; {red}
        blue: hand construction-2; {blue}
        white: hand construction-3; resources fuel relic
"""


def table(red: str = "agents 10", blue: str = "agents 10") -> str:
    return TABLE.format(red=red, blue=blue)


def test_a_thing_is_no_resource_but_fills_its_slot() -> None:
    t = with_thing(table(red="resources relic"), "red", 1)
    assert len(t.g.empty_slots(0)) == len(t.g.open_slots(0)) - 2
    assert t.resources("red") == ["relic"]
    assert [slot["thing"] for slot in t.player("red")["slots"]][:3] == [None, "warrior", None]
    assert [t.g.tokens(0, resource) for resource in range(5)] == [0, 0, 0, 1, 0]


def test_outrage_of_every_type_leaves_things() -> None:
    t = with_thing(table(), "red", 0)
    for resource in range(5):
        provoke_outrage(t.g, 0, resource)
    assert t.g.slots[0] == WARRIOR


def test_a_thing_is_spent_as_a_law_says() -> None:
    t = with_thing(table(), "red", 0)
    t.plays("red", "lead Aggression 2", "go on", "spend Warrior Golem from slot 1 for nothing")
    assert t.g.slots[0] == NOTHING and t.g.slots[RESOURCE_SLOTS] == WARRIOR
    assert t.g.acted and t.g.prelude
    assert "Red spends Warrior Golem." in t.chronicle(None)


def test_without_a_law_it_cannot_be_spent() -> None:
    t = with_thing(table(), "red", 0)
    t.g.laws = tuple([law for law in t.g.laws if law != LAW])
    t.plays("red", "lead Aggression 2", "go on").cannot("red", "spend...")


def test_a_thing_may_be_discarded_for_want_of_room() -> None:
    t = with_thing(table(red="resources fuel - relic"), "red", 1)
    t.plays("red", "lead Administration 2", "go on", "tax", "city 3-hex/1")
    t.asks(
        "red",
        "discard_excess",
        [
            "discard the loose Weapon",
            "discard Fuel from slot 1",
            "discard Warrior Golem from slot 2",
            "discard Relic from slot 3",
            "rearrange all tokens",
        ],
    )
    t.plays("red", "discard Warrior Golem from slot 2", "Weapon in slot 2")
    assert t.slots("red") == ["fuel", "weapon", "relic"] and t.g.slots[RESOURCE_SLOTS] == WARRIOR


def test_a_thing_that_no_law_lets_go_stays() -> None:
    t = with_thing(table(red="resources fuel - relic", blue="resources fuel weapon psionic"), "red", 1)
    t.plays("red", "lead Administration 2", "go on", "tax", "city 3-hex/1")
    t.cannot("red", "discard Warrior Golem from slot 2")


def test_things_are_rearranged_with_the_tokens() -> None:
    t = with_thing(table(red="resources fuel"), "red", 1)
    t.plays("red", "lead Administration 2", "go on", "tax", "city 3-hex/1", "rearrange")
    t.can("red", "Warrior Golem in slot 1", "Fuel in slot 1", "Weapon in slot 1")
    t.plays("red", "Warrior Golem in slot 1", "Fuel in slot 2")
    assert t.g.slots[:3] == [WARRIOR, 1, 2]


def test_a_covered_slot_may_cost_a_thing() -> None:
    t = with_thing(
        """
        seats 3, initiative red
        fates: steward founder partisan
        red: hand aggression-2; resources fuel weapon
        blue: hand aggression-3; trophies red 1 city
        white: hand aggression-4
        ambitions: warlord 5
        """,
        "red",
        2,
    )
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative").plays("white", "pass the initiative")
    t.asks("red", "discard_excess").plays("red", "discard the loose Warrior Golem")
    assert t.slots("red") == ["fuel", "weapon"] and t.g.slots[RESOURCE_SLOTS] == WARRIOR


def raid(t: ReachScenario) -> ReachScenario:
    t.plays("red", "lead Aggression 2", "go on", "battle", "Blue", "0 Assault dice")
    t.dice(raid="key building_hit, key key intercept")
    return t.plays("red", "2 Raid dice")


def test_a_raid_takes_a_thing_for_the_cost_of_its_slot_and_guardians_do_not_stop_it() -> None:
    """F505: a Golem is no resource, so that what forbids stealing resources does not speak of it."""
    t = raid(with_thing(table(blue="cards bc22; resources fuel"), "blue", 1, SEEKER))
    t.asks("red", "raid", ["Seeker Golem from slot 2 of Blue", "Sworn Guardians of Blue", "stop"])
    t.plays("red", "Seeker Golem from slot 2 of Blue", "Seeker Golem in slot 1")
    assert t.g.slots[0] == SEEKER
    t.asks("red", "raid", ["Sworn Guardians of Blue", "stop"])


def test_silver_tongues_steal_resources_and_no_things() -> None:
    t = with_thing(table(red="cards bc20", blue="resources fuel"), "blue", 1)
    t.plays("red", "lead Aggression 2", "go on", "use Silver-Tongues")
    t.cannot("red", "Warrior Golem from slot 2 of Blue").can("red", "Fuel from slot 1 of Blue")


def test_things_pay_for_nothing_and_are_no_input() -> None:
    """Relic Fence, Tycoon's Charm: only resources are discarded."""
    t = with_thing(table(red="cards bc24"), "red", 0)
    t.plays("red", "lead Aggression 2", "go on").cannot("red", "use Relic Fence")


def test_things_are_not_given_in_a_deal() -> None:
    t = with_thing(table(red="resources relic"), "red", 1)
    assert [item for item in from_board(t.g, 0) if item[0] == TOKEN] == [(TOKEN, RELIC, 0, 1)]


def test_things_are_saved_by_their_names() -> None:
    t = with_thing(table(), "red", 0)
    data = t.g.to_json()
    assert data["slots"][0] == "warrior"
    assert type(t.g).from_json(data).slots == t.g.slots
    assert [GOLEMS[thing] for thing in sorted(GOLEMS)] == ["warrior", "protector", "seeker", "harvester"]


def test_a_thing_on_ancient_holdings_has_its_raid_cost() -> None:
    """L13: four keys; three are not enough."""
    t = raid(with_thing(table(blue="cards l13; resources weapon"), "blue", 6))
    t.asks("red", "raid", ["Weapon from slot 1 of Blue", "stop"])
    assert t.player("blue")["slots"][-1] == {"resource": None, "cost": 4, "open": True, "thing": "warrior"}
