"""The Planet Breaker in Act II: Fragments become a Hammer, and the Hammer breaks worlds.

The six tokens are Fragments on the map or on their card (`fragments`), then Hammer tokens in the supply (`hammers`) or
on the map, then Broken Worlds. `tucked` are the cards beneath Breaking Worlds, `ruins` the pieces that lie on it.
"""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced, rewritten, without

from ...battle import attack, can_attack_in, defenders
from ...cards.ships import can_place_ships, place_three_ships
from ...control import controls
from ...court import refill
from ...facts import CARD_NUMBER, GUILD_SUIT, NOBODY, NOTHING, SPACES, is_gate
from ...moments import CARDS, Action
from ...pieces import harm_begins, harm_done, may_harm, pay_for_harm, place_ships
from ...resources import clear_outrage, gain, is_outraged, room_for, suffer_outrage
from ...state import CITY, Arcs, building, changed, kind_of, owner_of
from ...vocabulary import SYSTEM, System
from ..assumptions import HAMMER_ON_BROKEN_WORLDS
from ..court import lay_above, leave_court, put_away, sweep
from ..facts import BROKEN_WORLD, EVENT_FACES, FRAGMENT, FRAGMENTS, FREE_STATES, HAMMER, HARMABLE, planets_of_symbol
from ..moments import SET_UP_STEPS, ReachCard, register
from ..power import advance
from ..state import Campaign, campaign
from ..steps import onto_court_deck
from ..tokens import harmable_in, put_token, systems_with, take_token, tokens_in

OBJECTIVE: Final = CARD_NUMBER["f1101"]
BREAKING_WORLDS: Final = CARD_NUMBER["f1103"]
PLANET_HAMMER: Final = CARD_NUMBER["f1104"]
REFUGEES: Final[list[int]] = [CARD_NUMBER[f"f11{number:02}"] for number in range(5, 10)]
"""By the type of the world that they have lost."""
SPACES_FOR_WORLD: Final = 6

# -- set-up and Resolution -----------------------------------------------------------------------------------------


def lay_fragments(g: Campaign, me: int) -> Script[None]:
    """The Hammer and the Refugees lie beneath the card; the event die says on which planets the Fragments lie."""
    g.tucked = (PLANET_HAMMER, *REFUGEES)
    _, symbol = EVENT_FACES[g.rng.below(len(EVENT_FACES))]
    g.note(("fragments_laid", symbol))
    for system in planets_of_symbol(symbol):
        put_token(g, FRAGMENT, NOBODY, System(system))
    yield from ()


def gather_hammer(g: Campaign, me: int) -> Script[None]:
    """B-07, after Act II: who has failed completes the Hammer, wherever its Fragments are."""
    if PLANET_HAMMER in g.tucked:
        complete_hammer(g, me)
    yield from ()


def hammer_to_supply(g: Campaign, me: int) -> Script[None]:
    """Breaking Worlds and all Hammer tokens are nobody's from now on, for the Planet-Eater to use."""
    for system in systems_with(g, HAMMER):
        take_token(g, HAMMER, system)
        g.hammers += 1
    g.cards[me] = without(g.cards[me], BREAKING_WORLDS)
    g.laws += (BREAKING_WORLDS,)
    g.note(("came_into_force", BREAKING_WORLDS))
    yield from ()


def complete_hammer(g: Campaign, me: int) -> None:
    """Six Fragments: the player takes Planet Hammer, the tokens are Hammer tokens, the Refugees stay tucked."""
    for system in systems_with(g, FRAGMENT):
        take_token(g, FRAGMENT, system)
    g.fragments, g.hammers = 0, FRAGMENTS
    g.note(("hammer_complete", me))
    g.tucked = without(g.tucked, PLANET_HAMMER)
    g.cards[me] = (*g.cards[me], PLANET_HAMMER)
    g.note(("gained_card", me, PLANET_HAMMER))


# -- the objective -------------------------------------------------------------------------------------------------


class Objective(ReachCard):
    """F1101: 1 for each Fragment that is taken, 6 for a world that is broken; nothing is left to the chapter's end."""

    def clauses(self) -> list[str]:
        return ["fragment", "world"]

    def reward(self, g: Campaign, me: int, clause: str, spaces: int) -> None:
        if self.number in g.cards[me]:
            self.reached(g, clause)
            advance(g, me, spaces)


THE_OBJECTIVE: Final = Objective(OBJECTIVE)

# -- Sycophants ----------------------------------------------------------------------------------------------------


class Sycophants(ReachCard):
    """No Outrage discards it; Outrage of its holder may bring two ships. Prelude: discard it to place three."""

    has_prelude = True
    discards_itself = True

    def clauses(self) -> list[str]:
        return ["survives_outrage", "outrage_provoked", "prelude"]

    def survives_outrage(self) -> bool:
        return True

    def outrage_provoked(self, g: Arcs, me: int, resource: int) -> Script[None]:
        """Once per turn, whoever takes it, at one planet of the type; they do not join a battle there.

        CD24: what happens at the end of a round counts as one turn, and so does the end of a chapter.
        """
        if self.number in g.used or not g.ships[me]:
            return
        planets: list[Option] = [("in", system) for system in g.systems if g.planet_type(system) == resource]
        choice = yield g.ask(me, "sycophants", [*planets, ("skip",)], (resource,))
        if choice[0] == "skip":
            return
        self.reached(g, "outrage_provoked")
        g.used = (*g.used, self.number)
        place_ships(g, me, SYSTEM.of(choice), 2)

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        return can_place_ships(g, me)

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "prelude")
        yield from place_three_ships(g, me, self.number)


# -- Hammer Fragments and Breaking Worlds --------------------------------------------------------------------------


class BreakingWorlds(ReachCard):
    """Repair Hammer (Repair): take a Fragment from a controlled system. With all six the card turns over (F1103)."""

    def clauses(self) -> list[str]:
        return ["repair_hammer", "complete"]

    def gives_actions(self) -> list[Action]:
        return [Action("repair_hammer", self.can_repair_hammer, self.repair_hammer, "repair")]

    def fragments(self, g: Campaign, me: int) -> list[System]:
        return [system for system in systems_with(g, FRAGMENT) if controls(g, me, system)]

    def can_repair_hammer(self, g: Arcs, me: int) -> bool:
        return bool(self.fragments(campaign(g), me))

    def repair_hammer(self, g: Arcs, me: int) -> Script[None]:
        """The Fragment comes to this card, and a fresh ship to the planet."""
        c = campaign(g)
        options: list[Option] = [("in", system) for system in self.fragments(c, me)]
        choice = yield g.ask(me, "repair_hammer", options, always=True)
        self.reached(g, "repair_hammer")
        system = SYSTEM.of(choice)
        take_token(c, FRAGMENT, system)
        c.fragments += 1
        g.note(("fragment_taken", me, system))
        place_ships(g, me, system, 1)
        THE_OBJECTIVE.reward(c, me, "fragment", 1)
        if c.fragments == FRAGMENTS:
            self.reached(g, "complete")
            complete_hammer(c, me)


def owners_harmed(g: Campaign, me: int, system: System) -> list[int]:
    """Whose buildings, or tokens that are harmed like buildings, a player would harm by breaking a world."""
    owners = {owner_of(g.buildings[place]) for place in g.buildings_at(system)}
    owners.update(owner for _, owner, _, _ in harmable_in(g, system))
    return sorted(owners - {me})


def may_break(g: Campaign, me: int, system: System) -> bool:
    """Whatever forbids to harm one of the buildings forbids the whole."""
    return all(may_harm(g, me, owner, system) for owner in owners_harmed(g, me, system))


def break_world(g: Campaign, me: int, system: System) -> Script[None]:
    """F1103: Rivals may battle the breaker first; a breaker who then has control turns the token over.

    To declare it is harm already, whatever comes of it.
    """
    g.note(("breaks_world", me, system))
    harmed = owners_harmed(g, me, system)
    yield from pay_for_harm(g, me, harmed, system)
    for rival in g.turn_order():
        if rival != me and can_attack_in(g, rival, system) and me in defenders(g, rival, system):
            choice = yield g.ask(rival, "answer_hammer", [("answer_hammer",), ("skip",)], (me, system))
            if choice[0] != "skip":
                yield from attack(g, rival, me, system)
    for owner in harmed:
        harm_begins(g, me, owner, system)
    if controls(g, me, system):
        take_token(g, HAMMER, system)
        THE_OBJECTIVE.reward(g, me, "world", SPACES_FOR_WORLD)
        yield from world_broken(g, system, me)
    else:
        g.note(("world_holds", system))
    if harmed:
        yield from harm_done(g, me, harmed, system)


def world_broken(g: Campaign, system: System, breaker: int) -> Script[None]:
    """A token that is nowhere lies on the planet as a Broken World; the steps 1 to 4 follow, Outrage first (B-42).

    NOBODY is the breaker in a Crisis.
    """
    put_token(g, BROKEN_WORLD, NOBODY, system)
    g.note(("world_broken", system))
    kind = g.planet_type(system)
    for seat in g.turn_order():
        yield from suffer_outrage(g, seat, kind)
    ruin(g, system, breaker)
    refugees = REFUGEES[kind]
    if refugees in g.tucked:
        g.tucked = without(g.tucked, refugees)
        onto_court_deck(g, NOBODY, refugees)
    scrap_guilds(g, kind)


def ruin(g: Campaign, system: System, breaker: int) -> None:
    """All buildings, and tokens that are harmed like buildings, lie on Breaking Worlds now; nobody takes Trophies.

    B-08: what is built on a Flagship is not on the planet. B-50: the breaker has destroyed the cities (F831).
    """
    for place in g.buildings_at(system):
        piece = g.buildings[place]
        g.buildings = rewritten(g.buildings, place, 0)
        g.used_buildings = replaced(g.used_buildings, place, 0)
        g.building_left(place)
        to_ruins(g, owner_of(piece), kind_of(piece), system)
        if kind_of(piece) == CITY and breaker != NOBODY:
            for law in g.laws:
                CARDS[law].city_destroyed(g, breaker, owner_of(piece))
    for row in harmable_in(g, system):
        g.map_tokens = without(g.map_tokens, row)
        to_ruins(g, row[1], HARMABLE[row[0]], system)
    sweep(g)


def to_ruins(g: Campaign, owner: int, kind: int, system: System) -> None:
    g.ruins = changed(g.ruins, owner * g.piece_kinds + kind, 1)
    g.note(("destroyed_building", owner, kind, system))


def scrap_guilds(g: Campaign, suit: int) -> None:
    """All Guild cards of a suit in the Court, attached ones too; then the row is refilled."""
    for place in range(len(g.court)):
        above = g.attached_to(place)
        going = [card for card in above if GUILD_SUIT[card] == suit]
        if going:
            lay_above(g, place, [card for card in above if card not in going])
            for card in going:
                put_away(g, card, "scrap")
    emptied: list[int] = []
    for place, card in enumerate(g.court):
        if card and GUILD_SUIT[card] == suit:
            leave_court(g, place, "scrap", refills=False)
            emptied.append(place)
    for place in emptied:
        if not g.court[place]:
            refill(g, place)


def is_whole(g: Campaign, system: System) -> bool:
    """Whether the Hammer may be laid on a planet."""
    return HAMMER_ON_BROKEN_WORLDS or not tokens_in(g, system, BROKEN_WORLD)


# -- Planet Hammer -------------------------------------------------------------------------------------------------


class PlanetHammer(ReachCard):
    """Prepare (Build): put the Hammer on a controlled planet. Break World (Battle): on a later turn, break it."""

    def clauses(self) -> list[str]:
        return ["prepare", "break_world", "scraps_refugees"]

    def gives_actions(self) -> list[Action]:
        return [
            Action("prepare", self.can_prepare, self.prepare, "build", self.prepare_brings),
            Action("break_world", self.can_break, self.break_world, "battle"),
        ]

    def joins(self, g: Arcs, me: int) -> None:
        """Refugees do not stay with whoever has it."""
        super().joins(g, me)
        c = campaign(g)
        for card in [card for card in c.cards[me] if card in REFUGEES]:
            self.reached(g, "scraps_refugees")
            c.cards[me] = without(c.cards[me], card)
            put_away(c, card, "scrap")

    # -- Prepare -----------------------------------------------------------------------------------------------------

    def planets(self, g: Campaign, me: int) -> list[System]:
        """Controlled planets, if a Hammer is left."""
        if not g.hammers and not systems_with(g, HAMMER):
            return []
        return [s for s in g.systems if not is_gate(s) and controls(g, me, s) and is_whole(g, s)]

    def can_prepare(self, g: Arcs, me: int) -> bool:
        return bool(self.planets(campaign(g), me))

    def prepare_brings(self, g: Arcs, me: int) -> bool:
        c = campaign(g)
        return any(system not in systems_with(c, HAMMER) for system in self.planets(c, me))

    def prepare(self, g: Arcs, me: int) -> Script[None]:
        """A Hammer that lies on the map comes back first."""
        c = campaign(g)
        lying = systems_with(c, HAMMER)
        options: list[Option] = [("in", system) for system in self.planets(c, me) if system not in lying]
        idle: list[Option] = [("in", system) for system in self.planets(c, me) if system in lying]
        choice = yield g.ask(me, "prepare", options, always=True, idle=idle)
        self.reached(g, "prepare")
        for system in lying:
            take_token(c, HAMMER, system)
            c.hammers += 1
        c.hammers -= 1
        put_token(c, HAMMER, NOBODY, SYSTEM.of(choice))
        g.used = (*g.used, self.number)
        g.note(("prepared", me, SYSTEM.of(choice)))

    # -- Break World -------------------------------------------------------------------------------------------------

    def can_break(self, g: Arcs, me: int) -> bool:
        """Not on a turn with Prepare."""
        if self.number in g.used:
            return False
        c = campaign(g)
        return any(may_break(c, me, system) for system in systems_with(c, HAMMER))

    def break_world(self, g: Arcs, me: int) -> Script[None]:
        """The player who does so is the Planet Breaker in all that follows."""
        self.reached(g, "break_world")
        c = campaign(g)
        yield from break_world(c, me, systems_with(c, HAMMER)[0])


# -- Refugees ------------------------------------------------------------------------------------------------------


class Refugees(ReachCard):
    """Resettle (Build): a Free city on a controlled planet of the suit ends Outrage and fills slots.

    The planet says which Refugees go there, so one action serves all that a player holds.
    """

    def clauses(self) -> list[str]:
        return ["resettle", "scrapped"]

    def gives_actions(self) -> list[Action]:
        return [Action("resettle", self.can_resettle, self.resettle, "build")]

    def joins(self, g: Arcs, me: int) -> None:
        """With Planet Hammer they are scrapped at once."""
        if PLANET_HAMMER in g.cards[me]:
            self.reached(g, "scrapped")
            put_away(campaign(g), self.number, "scrap")
        else:
            super().joins(g, me)

    def can_resettle(self, g: Arcs, me: int) -> bool:
        return bool(new_homes(g, me))

    def resettle(self, g: Arcs, me: int) -> Script[None]:
        c = campaign(g)
        options: list[Option] = [("in", system) for system in new_homes(g, me)]
        choice = yield g.ask(me, "resettle", options, always=True)
        self.reached(g, "resettle")
        system = SYSTEM.of(choice)
        kind = g.planet_type(system)
        c.cities[FREE_STATES] -= 1
        c.buildings = rewritten(c.buildings, empty_slot(g, system), building(FREE_STATES, CITY, False))
        g.note(("resettled", me, REFUGEES[kind], system))
        if is_outraged(g, me, kind):
            clear_outrage(g, me, kind)
        yield from gain(g, me, [kind] * min(room_for(g, me, kind), g.supply[kind]))  # B-17
        c.cards[me] = without(c.cards[me], REFUGEES[kind])
        c.tucked = tuple(sorted([*c.tucked, REFUGEES[kind]]))


def new_homes(g: Arcs, me: int) -> list[System]:
    """Controlled planets with an empty slot, of the suits of the Refugees that a player holds."""
    suits = [GUILD_SUIT[card] for card in g.cards[me] if card in REFUGEES]
    return [
        system
        for system in g.systems
        if g.planet_type(system) in suits and empty_slot(g, system) != NOTHING and controls(g, me, system)
    ]


def empty_slot(g: Arcs, system: System) -> int:
    """The first empty building slot of a system, or NOTHING."""
    for place in range(system * SPACES, system * SPACES + g.slots_at(system)):
        if not g.buildings[place]:
            return place
    return NOTHING


SET_UP_STEPS["lay_fragments"] = lay_fragments
SET_UP_STEPS["gather_hammer"] = gather_hammer
SET_UP_STEPS["hammer_to_supply"] = hammer_to_supply
register(THE_OBJECTIVE)
register(Sycophants(CARD_NUMBER["f1102"]))
register(BreakingWorlds(BREAKING_WORLDS))
register(PlanetHammer(PLANET_HAMMER))
for _card in REFUGEES:
    register(Refugees(_card))
