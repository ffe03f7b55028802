"""The leaders of the base box and of the Leaders & Lore pack."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import replaced, without

from ..actions import (
    add_ship,
    can_influence,
    ends_catapult,
    influence,
    may_catapult,
    move,
    put_agent,
    tax_right,
    tax_yields,
)
from ..ambitions import is_declared
from ..battle import can_battle, cities_destroyed
from ..control import controls
from ..court import securable, secure_top_of_deck
from ..draft import take
from ..facts import (
    ASSAULT,
    EMPATH,
    FUEL,
    GUILD_SUIT,
    MATERIAL,
    NOTHING,
    PSIONIC,
    RAID,
    RESOURCE_SLOTS,
    SKIRMISH,
    SPACES,
    SYSTEM_COUNT,
    TYCOON,
    TYRANT,
    WEAPON,
    is_gate,
)
from ..moments import (
    AS_RIVAL,
    CARDS,
    FIRST,
    NOT,
    Battle,
    Card,
    is_copy_or_pivot_pip,
    register_card,
)
from ..pieces import hit_building, outrage_of_city, repair_ships
from ..resources import discard_all, discard_from_slot, gain, gain_matters, has, slot_options, slots_covered
from ..roll import Roll
from ..state import AGENT, CITY, COPY, COVERED, PIECE_KINDS, PIVOT, SHIP, STARPORT, Arcs, changed, kind_of, owner_of
from ..vocabulary import COURT, RESOURCE, SLOT, SYSTEM_OF, System


class LowPlace(Card):
    """In one ambition, sole first place earns only second-place Power and no city bonus, other places nothing."""

    def __init__(self, number: int, ambition: int) -> None:
        self.ambition = ambition
        super().__init__(number)

    def clauses(self) -> list[str]:
        return ["scoring"]

    def power_for(self, g: Arcs, me: int, ambition: int, place: int, first: int, second: int, bonus: int) -> int:
        if ambition != self.ambition:
            return NOTHING
        return second if place == FIRST else 0


class Elder(LowPlace):
    """Beloved: a free Influence after defending if the attacker took a Trophy; attackers cannot ransack. Just."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "beloved", "forbids_ransack"]

    def forbids_ransack(self, g: Arcs, owner: int) -> bool:
        return True

    def speaks_after_battle(self, g: Arcs, me: int, battle: Battle) -> bool:
        return battle.defender == me and battle.trophies > 0 and can_influence(g, me)

    def after_battle(self, g: Arcs, me: int, battle: Battle) -> Script[None]:
        yield from may_influence(g, me, self, "beloved")


def may_influence(g: Arcs, me: int, card: Card, clause: str) -> Script[None]:
    """A free Influence that a card offers."""
    if can_influence(g, me):
        choice = yield g.ask(me, "free_influence", [("free_influence",), ("skip",)], (card.number,))
        if choice[0] == "free_influence":
            card.reached(g, clause)
            yield from influence(g, me)


class BonusTax(Card):
    """A Tax paid with the pip of a Copy or Pivot also brings one resource of a type."""

    def __init__(self, number: int, resource: int) -> None:
        self.resource = resource
        super().__init__(number)

    def clauses(self) -> list[str]:
        return ["bonus_tax"]

    def adds_to_tax(self, g: Arcs, me: int, place: int) -> bool:
        return g.turn_mode in (COPY, PIVOT) and gain_matters(g, me, self.resource)

    def after_tax(self, g: Arcs, me: int, place: int) -> Script[None]:
        if is_copy_or_pivot_pip(g):
            self.reached(g, "bonus_tax")
            yield from gain(g, me, [self.resource])


class Mystic(BonusTax):
    """Attuned: Psionic. Cryptic: begins with Material and Fuel Outraged."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "set_up"]

    def set_up(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "set_up")
        begin_outraged(g, me, [MATERIAL, FUEL])
        yield from ()


def begin_outraged(g: Arcs, me: int, resources: list[int]) -> None:
    """Agents on Outrage slots from the start; nothing is discarded, since Outrage is not provoked."""
    for resource in resources:
        g.agents = changed(g.agents, me, -1)
        g.outrage = replaced(g.outrage, me * 5 + resource, COVERED)


class FuelDrinker(BonusTax):
    """Insatiable: Fuel. Lavish: discards all Fuel tokens after Tycoon was scored."""

    speaks_after_scoring = True

    def clauses(self) -> list[str]:
        return [*super().clauses(), "lavish"]

    def after_scoring(self, g: Arcs, me: int) -> Script[None]:
        if is_declared(g, TYCOON):
            self.reached(g, "lavish")
            discard_all(g, me, FUEL)
        yield from ()


class Upstart(Card):
    """Ambitious: may gain any resource when declaring. Callow: cannot tax where they do not have control."""

    speaks_when_declared = True

    def clauses(self) -> list[str]:
        return ["when_declared", "forbids_tax"]

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        options: list[Option] = [("resource", resource) for resource in range(5) if g.supply[resource]]
        if not options:
            return
        choice = yield g.ask(me, "gain_any", [*options, ("skip",)], (self.number,))
        if choice[0] == "resource":
            self.reached(g, "when_declared")
            yield from gain(g, me, [RESOURCE.of(choice)])

    def forbids_tax(self, g: Arcs, me: int, place: int) -> bool:
        return not controls(g, me, place // SPACES)


class Rebel(Card):
    """Committed: two more dice, compulsory. Disorganized: at most two ships in a move."""

    def clauses(self) -> list[str]:
        return ["committed", "disorganized"]

    def compulsory_dice(self, g: Arcs, me: int) -> int:
        self.reached(g, "committed")
        return 2

    def most_ships_moved(self, g: Arcs, me: int) -> int:
        self.reached(g, "disorganized")
        return 2


TRIES: Final = 3
"""So often a Move before a battle may be tried at once: without a bound a turn could go on for ever."""


class Warrior(LowPlace):
    """Tactical: a free Move right before or after a Battle of a Copy or Pivot. Violent."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "move_before", "move_after"]

    def helps_action(self, g: Arcs, me: int, name: str) -> bool:
        return name == "battle" and any(enemy_in_reach(g, me, system) for system in g.systems if g.ships_at(me, system))

    def before_action(self, g: Arcs, me: int, name: str) -> Script[bool]:
        """A Move after which no battle is possible is taken back; another may be tried, or none."""
        if name != "battle":
            return False
        for _ in range(TRIES):
            instead: Option = ("skip",) if can_battle(g, me) else ("another_action",)
            choice = yield g.ask(me, "tactical", [("move_first",), instead])
            if choice == instead:
                return False
            before = pieces_of(g)
            yield from move(g, me)
            if can_battle(g, me):
                self.reached(g, "move_before")
                return True
            g.fresh, g.damaged, g.agents, g.captives = before
            g.note(("taken_back", me))
        return False

    def after_action(self, g: Arcs, me: int, name: str) -> Script[None]:
        if name == "battle" and any(g.ships_at(me, system) for system in g.systems):
            choice = yield g.ask(me, "free_move", [("free_move",), ("skip",)], (self.number,))
            if choice[0] == "free_move":
                self.reached(g, "move_after")
                yield from move(g, me)


def pieces_of(g: Arcs) -> tuple[bytes, bytes, tuple[int, ...], tuple[int, ...]]:
    """The ships and agents where they are now: all that a Move changes."""
    return g.fresh, g.damaged, g.agents, g.captives


def enemy_in_reach(g: Arcs, me: int, system: System) -> bool:
    """Whether a move from here, with what cards add to it, can reach a system with a Rival's piece."""
    ends = systems_in_reach(g, me, system)
    if g.fresh[me * SYSTEM_COUNT + system] and any(CARDS[card].moves_again for card in g.cards[me]):
        for end in ends[:]:
            ends.extend(systems_in_reach(g, me, end))
    return any(g.has_piece(rival, end) for end in ends for rival in g.rivals(me))


def systems_in_reach(g: Arcs, me: int, system: System) -> list[System]:
    """Where ships can be after one move from here."""
    catapult = may_catapult(g, me, system)
    ends: list[System] = []
    reach = [system]
    while reach:
        for near in g.neighbours[reach.pop()]:
            if near not in ends:
                ends.append(near)
                if catapult and is_gate(near) and not ends_catapult(g, me, near, [(me, 1, 0, 0)]):
                    reach.append(near)
    return ends


class Feastbringer(Card):
    """Charismatic: a free Influence right before or after a Secure of a Copy or Pivot.

    Generous: declaring costs a guild card, which goes to the Rival with the least Power.
    """

    def clauses(self) -> list[str]:
        return ["influence_before", "influence_after", "generous"]

    def targets(self, g: Arcs, me: int) -> list[Option]:
        """The Court cards on which one more agent lets the player secure some card."""
        options: list[Option] = []
        for place in range(len(g.court)):
            if g.court[place] and g.agents[me]:
                g.court_agents = changed(g.court_agents, place * g.seats + me, 1)
                if securable(g, me):
                    options.append(("court", g.court[place]))
                g.court_agents = changed(g.court_agents, place * g.seats + me, -1)
        return options

    def helps_action(self, g: Arcs, me: int, name: str) -> bool:
        return name == "secure" and bool(self.targets(g, me))

    def before_action(self, g: Arcs, me: int, name: str) -> Script[bool]:
        """Only an Influence after which a Secure is possible."""
        targets = self.targets(g, me) if name == "secure" else []
        if not targets:
            return False
        instead: Option = ("skip",) if securable(g, me) else ("another_action",)
        choice = yield g.ask(me, "charismatic", [("influence_first",), instead])
        if choice == instead:
            return False
        choice = yield g.ask(me, "influence", targets, always=True)
        put_agent(g, me, COURT.of(choice))
        self.reached(g, "influence_before")
        return True

    def after_action(self, g: Arcs, me: int, name: str) -> Script[None]:
        if name == "secure":
            yield from may_influence(g, me, self, "influence_after")

    def gifts(self, g: Arcs, me: int, means: int) -> list[int]:
        """R114: the card that allows the declaration cannot be its price."""
        return [card for card in g.cards[me] if GUILD_SUIT[card] != NOTHING and card != means]

    def can_pay_to_declare(self, g: Arcs, me: int, means: int) -> bool:
        return bool(self.gifts(g, me, means))

    def pay_to_declare(self, g: Arcs, me: int, means: int) -> Script[None]:
        """D9: of Rivals tied for least Power, the first in turn order."""
        self.reached(g, "generous")
        options: list[Option] = [("gift", card) for card in self.gifts(g, me, means)]
        choice = yield g.ask(me, "generous", options)
        rivals = [seat for seat in g.turn_order() if seat != me]
        least = min(g.power[seat] for seat in rivals)
        receiver = next(seat for seat in rivals if g.power[seat] == least)
        gift = COURT.of(choice)
        g.cards[me] = without(g.cards[me], gift)
        g.cards[receiver] = (*g.cards[receiver], gift)
        g.note(("gave_card", me, receiver, gift))


class Demagogue(Card):
    """Bold: when declaring, an agent on as many Court cards as wished. Paranoid: no guild card with a single agent."""

    speaks_when_declared = True

    def clauses(self) -> list[str]:
        return ["when_declared", "forbids_securing"]

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        row: list[Option] = [("court", card) for card in g.court if card]
        chosen = yield from choose_set(me, "bold", row, 0, g.agents[me])
        for choice in chosen:
            self.reached(g, "when_declared")
            put_agent(g, me, COURT.of(choice))

    def forbids_securing(self, g: Arcs, me: int, place: int) -> bool:
        return GUILD_SUIT[g.court[place]] != NOTHING and g.agents_on(place, me) == 1


class Archivist(LowPlace):
    """Learned: draws five lore from the box and keeps two. Academic."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "set_up"]

    def set_up(self, g: Arcs, me: int) -> Script[None]:
        """D32: from the cards never laid out for the draft."""
        self.reached(g, "set_up")
        g.look()
        drawn = sorted(g.lore_box[:5])
        for card in drawn:
            g.note(("found_lore", me, card), (me,))
        lore: list[Option] = [("draft", card) for card in drawn]
        chosen = yield from choose_set(me, "learned", lore, 2, 2)
        for choice in chosen:
            g.lore_box.remove(COURT.of(choice))
            take(g, me, COURT.of(choice))


class Overseer(Card):
    """Ruthless: once per turn, hit the building just taxed or used to repeat that Tax or Build. Hated: fewer pieces."""

    def clauses(self) -> list[str]:
        return ["ruthless_tax", "ruthless_build", "set_up"]

    def set_up(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "set_up")
        g.ships[me] -= 2
        g.agents = changed(g.agents, me, -3)
        g.gone = changed(g.gone, me * PIECE_KINDS + SHIP, 2)
        g.gone = changed(g.gone, me * PIECE_KINDS + AGENT, 3)
        yield from ()

    def is_ruthless(self, g: Arcs, me: int, place: int) -> Script[bool]:
        if self.number in g.used or not g.buildings[place]:
            return False
        choice = yield g.ask(me, "ruthless", [("ruthless",), ("skip",)], (place // SPACES,))
        if choice[0] == "skip":
            return False
        g.used = (*g.used, self.number)
        return True

    def hit(self, g: Arcs, me: int, place: int) -> Script[None]:
        """D18: a destroyed Rival building is a Trophy, an own one goes back; either way a city provokes Outrage."""
        piece = g.buildings[place]
        cities: list[int] = []
        hit_building(g, me, place, cities)
        if not cities:
            return
        if owner_of(piece) == me:
            yield from outrage_of_city(g, me, g.city_types(place // SPACES))
            yield from slots_covered(g, me, 1)
        else:
            yield from cities_destroyed(g, me, owner_of(piece), cities)

    def adds_to_tax(self, g: Arcs, me: int, place: int) -> bool:
        return self.number not in g.used and g.buildings[place] != 0

    def adds_to_ship_built(self, g: Arcs, me: int, place: int) -> bool:
        return self.number not in g.used

    def after_tax(self, g: Arcs, me: int, place: int) -> Script[None]:
        ruthless = yield from self.is_ruthless(g, me, place)
        if ruthless:
            self.reached(g, "ruthless_tax")
            piece = g.buildings[place]
            captures = tax_right(g, me, place) == AS_RIVAL
            yield from self.hit(g, me, place)
            yield from tax_yields(g, me, owner_of(piece), SYSTEM_OF[place], captures)

    def after_ship_built(self, g: Arcs, me: int, place: int) -> Script[None]:
        ruthless = yield from self.is_ruthless(g, me, place)
        if ruthless:
            self.reached(g, "ruthless_build")
            yield from self.hit(g, me, place)
            add_ship(g, me, SYSTEM_OF[place])


class Corsair(Card):
    """Tricky: reroll as many raid dice as there are types among own resources. Wary: no more assault than skirmish."""

    def clauses(self) -> list[str]:
        return ["reroll", "forbids_dice"]

    def rerolls(self, g: Arcs, me: int, roll: Roll, battle: Battle | None) -> list[int]:
        dice = [0, 0, 0]
        if battle is not None and roll.faces[RAID]:
            dice[RAID] = sum(1 for resource in range(5) if has(g, me, resource))
        return dice

    def accepts_dice(self, dice: list[int]) -> bool:
        return dice[ASSAULT] <= dice[SKIRMISH]


class Noble(Card):
    """Connected: a new ambition secures the next Court card. Influential: a second one. Proud: only first places."""

    speaks_when_declared = True

    def clauses(self) -> list[str]:
        return ["connected", "influential", "scoring"]

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        if is_new:
            self.reached(g, "connected")
            yield from secure_top_of_deck(g, me)

    def after_action(self, g: Arcs, me: int, name: str) -> Script[None]:
        if name == "influence":
            yield from may_influence(g, me, self, "influential")

    def power_for(self, g: Arcs, me: int, ambition: int, place: int, first: int, second: int, bonus: int) -> int:
        return NOTHING if place == FIRST else 0


class Anarchist(Card):
    """Decentralized: two cities fewer. Inspiring: own ships let it tax Rival cities and empty slots. Principled."""

    def clauses(self) -> list[str]:
        return ["set_up", "inspiring_city", "inspiring_slot", "forbids_tax"]

    def set_up(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "set_up")
        g.cities[me] -= 2
        g.gone = changed(g.gone, me * PIECE_KINDS + CITY, 2)
        yield from ()

    def tax_right(self, g: Arcs, me: int, place: int) -> int:
        if g.ships_at(me, SYSTEM_OF[place]):
            self.reached(g, "inspiring_city")
            return AS_RIVAL
        return NOT

    def taxes_empty_slots(self, g: Arcs, me: int, system: System) -> bool:
        if g.ships_at(me, system):
            self.reached(g, "inspiring_slot")
            return True
        return False

    def forbids_tax(self, g: Arcs, me: int, place: int) -> bool:
        return owner_of(g.buildings[place]) == me


class Shaper(Card):
    """Mythic: after taxing a city, may lay a token on the planet, whose type it is from then on.

    Ancient: starports launch no Catapult moves, gates do.
    """

    def clauses(self) -> list[str]:
        return ["mythic", "launches", "forbids_starport_launch"]

    def tokens_to_lay(self, g: Arcs, me: int, place: int) -> list[Option]:
        system = place // SPACES
        if is_gate(system) or not g.buildings[place] or any(planet == system for planet, _ in g.reshaped):
            return []
        options = slot_options(g, me, "mythic")
        options.extend([("mythic_supply", resource) for resource in range(5) if supply_counts_as_own(g, me, resource)])
        return options

    def adds_to_tax(self, g: Arcs, me: int, place: int) -> bool:
        return bool(self.tokens_to_lay(g, me, place))

    def after_tax(self, g: Arcs, me: int, place: int) -> Script[None]:
        system = place // SPACES
        options = self.tokens_to_lay(g, me, place)
        if not options:
            return
        choice = yield g.ask(me, "mythic", [*options, ("skip",)], (system,))
        if choice[0] == "skip":
            return
        self.reached(g, "mythic")
        resource = RESOURCE.of(choice)
        if choice[0] == "mythic":
            g.slots[me * RESOURCE_SLOTS + SLOT.of(choice)] = NOTHING
        else:
            g.supply[resource] -= 1
        g.reshaped = (*g.reshaped, (system, resource))
        g.note(("reshaped", me, system, resource))

    def launches_from(self, g: Arcs, me: int, system: System) -> bool:
        return is_gate(system)

    def forbids_starport_launch(self, g: Arcs, me: int) -> bool:
        return True


def supply_counts_as_own(g: Arcs, me: int, resource: int) -> bool:
    """Whether the supply of a type lies on a card of the player."""
    return g.supply[resource] > 0 and has(g, me, resource) > g.tokens(me, resource)


class Agitator(BonusTax):
    """Firebrand: Weapon. Irregular: intercepting, deals a hit per Weapon icon instead, then loses a Weapon token."""

    def clauses(self) -> list[str]:
        return [*super().clauses(), "irregular"]

    def intercept_hits(self, g: Arcs, battle: Battle, hits: int) -> int:
        self.reached(g, "irregular")
        return g.icons(battle.defender, WEAPON)

    def after_intercept(self, g: Arcs, battle: Battle) -> Script[None]:
        me = battle.defender
        options = [option for option in slot_options(g, me, "discard_slot") if RESOURCE.of(option) == WEAPON]
        if options:
            choice = yield g.ask(me, "irregular", options)
            discard_from_slot(g, me, SLOT.of(choice))


class Quartermaster(Card):
    """Resilient: after own battles, repairs a ship per starport in controlled systems. Greedy: Material Outrage."""

    def clauses(self) -> list[str]:
        return ["resilient", "set_up"]

    def set_up(self, g: Arcs, me: int) -> Script[None]:
        self.reached(g, "set_up")
        begin_outraged(g, me, [MATERIAL])
        yield from ()

    def speaks_after_battle(self, g: Arcs, me: int, battle: Battle) -> bool:
        return g.damaged[me * SYSTEM_COUNT + battle.system] > 0

    def after_battle(self, g: Arcs, me: int, battle: Battle) -> Script[None]:
        starports = 0
        for place in g.places:
            piece = g.buildings[place]
            if piece and kind_of(piece) == STARPORT and controls(g, me, place // SPACES):
                starports += 1
        repair_ships(g, me, battle.system, starports)
        if starports:
            self.reached(g, "resilient")
        yield from ()


register_card(Elder(101, TYRANT))
register_card(Mystic(102, PSIONIC))
register_card(FuelDrinker(103, FUEL))
register_card(Upstart(104))
register_card(Rebel(105))
register_card(Warrior(106, EMPATH))
register_card(Feastbringer(107))
register_card(Demagogue(108))
register_card(Archivist(109, TYCOON))
register_card(Overseer(110))
register_card(Corsair(111))
register_card(Noble(112))
register_card(Anarchist(113))
register_card(Shaper(114))
register_card(Agitator(115, WEAPON))
register_card(Quartermaster(116))
