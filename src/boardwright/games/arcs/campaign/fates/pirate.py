"""The Pirate in Act II: a Hoard of stolen resources, and a fleet that raids ships."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import without

from ...facts import CARD_NUMBER, FIRST_THING, FUEL, MATERIAL, RELIC, cluster_of
from ...moments import ACTIONS
from ...pieces import place_one_ship_each
from ...resources import has, is_outraged, settle, spend
from ...state import UNUSED, Arcs
from ...turn import RESOURCE_ACTIONS, actions_for
from ...vocabulary import RESOURCE, USE, System
from ..council import is_tucked, return_to_court
from ..facts import GATES, systems_of
from ..held import tokens_on
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance
from ..state import Campaign, campaign

HOARD: Final[int] = CARD_NUMBER["f1202"]
SPACES_PER_TYPE: Final = 2
SPENT_AT_LAST: Final = (MATERIAL, FUEL, RELIC)
"""The types that may be spent from the Hoard when the act is over."""


def hoard_of(g: Campaign, seat: int) -> list[int]:
    """The resources on the Hoard of a player, if they have it."""
    return tokens_on(g, HOARD) if HOARD in g.cards[seat] else []


class Objective(ReachCard):
    """F1201, at the end of a chapter: 1 per resource on the Hoard, 2 per type of which no Rival has as many."""

    def clauses(self) -> list[str]:
        return ["hoard", "richest"]

    def chapter_ended(self, g: Campaign, me: int) -> None:
        hoard, richest = hoard_of(g, me), self.richest(g, me)
        if hoard:
            self.reached(g, "hoard")
            advance(g, me, len(hoard))
        if richest:  # B-24
            self.reached(g, "richest")
            advance(g, me, SPACES_PER_TYPE * len(richest))

    def promise(self, g: Campaign, me: int) -> int:
        return len(hoard_of(g, me)) + SPACES_PER_TYPE * len(self.richest(g, me))

    def richest(self, g: Campaign, me: int) -> list[int]:
        """The types of which the Hoard alone has more than any Rival; with two players the ambitions are a Rival."""
        hoard = hoard_of(g, me)
        return [
            resource
            for resource in range(5)
            if hoard.count(resource) > max(g.dummy[resource], *[has(g, rival, resource) for rival in g.rivals(me)])
        ]


class PirateHoard(ReachCard):
    """F1202: any number of stolen resources, which serve like others; 2 keys each, and Outrage leaves them."""

    cost_of_tokens = 2

    def clauses(self) -> list[str]:
        return ["keeps_stolen", "survives_outrage"]

    def keeps_stolen(self, g: Arcs, resource: int) -> bool:
        """Resources; a Golem is none."""
        return resource < FIRST_THING

    def lay_thing(self, g: Arcs, thing: int) -> None:
        self.reached(g, "keeps_stolen")
        self.lay_token(g, thing)
        g.note(("held", self.number, thing))

    def open_tokens(self, g: Arcs) -> list[int]:
        return tokens_on(campaign(g), self.number)

    def tokens_survive_outrage(self, g: Arcs) -> bool:
        self.reached(g, "survives_outrage")
        return True

    def may_be_given(self, g: Campaign, card: int) -> bool:
        return True


class PirateFleet(ReachCard):
    """F1203: raid dice although the defender has no building there; then a resource per damaged ship (B-10)."""

    def clauses(self) -> list[str]:
        return ["raids_ships"]

    def raids_ships(self, g: Arcs, me: int) -> bool:
        return True


# -- set-up and Resolution -----------------------------------------------------------------------------------------


def replenish_at_gates(g: Campaign, me: int) -> Script[None]:
    """A ship on the gate of each cluster without Loyal ships; D26: with too few ships the player picks where."""
    empty = [gate for gate in GATES if not any(g.ships_at(me, System(near)) for near in systems_of(cluster_of(gate)))]
    yield from place_one_ship_each(g, me, empty)


def spend_hoard(g: Campaign, me: int) -> Script[None]:
    """F1204: Material, Fuel and Relics may be spent; of the rest some may fill slots, all else goes to the supply."""
    while options := uses_of_hoard(g, me):
        choice = yield g.ask(me, "spend_hoard", [*options, ("skip",)])
        if choice[0] == "skip":
            break
        g.note(("spent", me, RESOURCE.of(choice)))
        spend(g, me, choice)
        yield from ACTIONS[str(USE.of(choice))].take(g, me)
        g.used_buildings, g.used = UNUSED, ()  # starports and the Flagship may build again
    if is_tucked(g):
        return_to_court(g, decided=True)  # no round ends in which it could be resolved
    offered: list[Option] = [("resource", resource) for resource in hoard_of(g, me)]
    room = len(g.empty_slots(me))
    for choice in (yield from choose_set(me, "keep_of_hoard", offered, 0, room, (room,))):
        g.held = without(g.held, (HOARD, RESOURCE.of(choice)))
        g.loose = (*g.loose, (me, RESOURCE.of(choice)))
    yield from settle(g, me)
    yield from empty_hoard(g, me)


def uses_of_hoard(g: Campaign, me: int) -> list[Option]:
    """What the resources on the Hoard give; B-43: not those of Outraged types."""
    options: list[Option] = []
    for resource in sorted(set(hoard_of(g, me))):
        if resource not in SPENT_AT_LAST or is_outraged(g, me, resource):
            continue
        g.held = without(g.held, (HOARD, resource))  # cards may ask for tokens
        names = actions_for(g, me, RESOURCE_ACTIONS[resource], {})
        options.extend([("spend_from", resource, HOARD, name) for name in names if ACTIONS[name].brings(g, me)])
        g.lay_on(HOARD, resource)
    return options


def empty_hoard(g: Campaign, me: int) -> Script[None]:
    """All that lies on it goes to the supply; the card stays."""
    g.clear_card(HOARD)
    yield from ()


SET_UP_STEPS["replenish_at_gates"] = replenish_at_gates
SET_UP_STEPS["spend_hoard"] = spend_hoard
SET_UP_STEPS["empty_hoard"] = empty_hoard
register(Objective(CARD_NUMBER["f1201"]))
register(PirateHoard(HOARD))
register(PirateFleet(CARD_NUMBER["f1203"]))
