"""What lies on the table of a campaign, and small questions about it."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from boardwright.kernel.decision import Option
from boardwright.kernel.rng import Rng
from boardwright.kernel.still import replaced, without

from ..control import is_kept_from
from ..facts import (
    ALL_AMBITIONS,
    CARD_SLOT,
    FIRST_THING,
    LORE_DATA,
    NOBODY,
    NOTHING,
    ON_THE_MAP,
    OPEN_SLOTS,
    PSIONIC,
    RESOURCE_SLOTS,
    SPACES,
    SUIT_OF,
    SYSTEM_COUNT,
    action_deck,
    cards_of_boxes,
    cluster_of,
    neighbours_in_play,
    systems_in_play,
)
from ..state import (
    CITY,
    EVERY_PLACE,
    PIECE_KINDS,
    SHIP,
    SLOT_CARDS,
    SLOT_LISTS,
    STARPORT,
    Arcs,
    changed,
    check_action_cards,
    check_pieces,
    check_tokens,
    is_damaged,
    kind_of,
    owner_of,
    resized,
)
from ..vocabulary import SLOTS, Slot, System
from .facts import (
    AMBITION_LAWS,
    ARMOR,
    BANNER,
    BANNER_PIECE,
    BANNERS,
    BLIGHT,
    BLIGHT_HUNGER,
    BLIGHT_STRUCK,
    BLIGHT_TOKENS,
    BROKEN_WORLD,
    BUNKER,
    BUNKER_PIECE,
    BUNKERS,
    CAMPAIGN_COURT,
    CEASEFIRE,
    CHAPTERS_BEFORE,
    CLUES_TO_THE_PORTAL,
    COLOURS,
    COUNCIL,
    EMPIRE,
    FAITHFUL,
    FAITHFUL_STACK,
    FITTINGS,
    FRAGMENT,
    FRAGMENTS,
    FREE_BUILDINGS,
    FREE_STATES,
    GATES,
    GOLEM_LAW,
    GOLEMS,
    HAMMER,
    HARMABLE,
    HEARTH,
    IDEALS,
    IMPERIAL_SHIPS,
    NO_IDEAL,
    OUTLAW,
    OWNERS,
    PASSAGE,
    PIRATE,
    PLOTS_OF_A_COLOUR,
    REGENT,
    ROWS,
    RUMOR,
    STAYING,
    TWISTED_PASSAGE,
    VAULTED_KIND,
    WARDENS_LEVY,
    WISDOM,
    ZEAL,
    as_action_card,
    is_akin,
)
from .fields import Fields

WHOLE_MAP: Final[tuple[list[System], list[list[System]]]] = (
    [System(system) for system in systems_in_play([])],
    [[System(near) for near in row] for row in neighbours_in_play([])],
)
"""C15: the systems of all six clusters, and the neighbours of each."""


OF_THE_PASSAGE: Final[dict[str, Any]] = {
    "dead": [0] * OWNERS,
    "drawn": [],
    "exit_symbol": 0,
    "hosts": [],
    "second_known": False,
}
"""What is saved only of games with the Twisted Passage, and what it is in others."""


FLEETS: Final[list[list[int]]] = [[*range(seats), EMPIRE] for seats in range(COLOURS + 1)]
"""Those who have ships, by the number of players."""


@mypyc_attr(acyclic=True)
class Campaign(Fields):
    """The whole position of a campaign.

    Imperial ships and Blight are ships of EMPIRE and BLIGHT in `fresh`, `damaged` and `ships`; Free buildings are
    those of FREE_STATES in `buildings`, `cities` and `starports`.
    """

    __slots__ = ("draft",)

    draft: Any
    """The deal that is being made, with what deals.py has found out about it while nothing changes; no copy has it."""

    piece_kinds = 6  # Banners and Bunkers are the fifth and sixth (TOKEN_PIECES)
    ambition_count = 7  # Edenguard and Blightkin are the sixth and seventh (AMBITION_ROWS)

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.draft = None

    @property
    def owners(self) -> int:
        return OWNERS

    def copy(self) -> "Campaign":
        other = Campaign(self.seats, self.rng.copy())
        self.copy_to(other)
        self.copy_more_to(other)
        return other

    def lay_out(self, setup_card: int, pool: str) -> None:
        """C15: all six clusters with any number of players; set-up cards are not used."""
        self.setup_card = setup_card
        self.pool = pool
        self.systems, self.neighbours = WHOLE_MAP
        self.places = EVERY_PLACE

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Campaign":
        g = Campaign(data["seats"], Rng.from_json(data["rng"]))
        g.read({**OF_THE_PASSAGE, **data})
        g.ideals = (*g.ideals, *[NO_IDEAL] * (g.ambition_count - len(g.ideals)))
        g.trophies = tuple(resized(list(g.trophies), g.seats * OWNERS, g.piece_kinds))
        g.ruins = tuple(resized(list(g.ruins), OWNERS, g.piece_kinds))
        g.widen()
        g.lay_out(g.setup_card, g.pool)
        g.chart()
        return g

    def to_json(self) -> dict[str, Any]:
        return self.as_before_passages(super().to_json())

    def numbers(self) -> dict[str, Any]:
        return self.as_before_passages(super().numbers())

    def saved_systems(self) -> int:
        return SYSTEM_COUNT if TWISTED_PASSAGE in self.systems else ON_THE_MAP

    def as_before_passages(self, data: dict[str, Any]) -> dict[str, Any]:
        """Without the Twisted Passage a game is saved as it was before there was one: its history stays good."""
        if TWISTED_PASSAGE not in self.systems:
            for name in OF_THE_PASSAGE:
                del data[name]
        return data

    # -- gates out of play -------------------------------------------------------------------------------------------

    def broken_gates(self) -> list[int]:
        """F2205: those with a Passage."""
        return [system for kind, _, system, _ in self.map_tokens if kind == PASSAGE]

    def chart(self) -> None:
        """F2205: gates with a Passage are out of play; with the first the Twisted Passage is a system."""
        broken = self.broken_gates()
        if broken:
            systems, neighbours = WHOLE_MAP
            self.systems = [*[system for system in systems if system not in broken], TWISTED_PASSAGE]
            self.neighbours = [
                [near for near in row if near not in broken] if system not in broken else []
                for system, row in enumerate(neighbours)
            ]

    def gates(self) -> list[int]:
        """F2205: what would be placed in a broken gate comes to the Twisted Passage, which is a gate, too."""
        if TWISTED_PASSAGE not in self.systems:
            return super().gates()
        return [self.lands_in(System(gate)) for gate in [*GATES, TWISTED_PASSAGE]]

    def lands_in(self, system: System) -> System:
        return TWISTED_PASSAGE if system in self.broken_gates() else system

    def city_types(self, system: int) -> list[int]:
        """F2205: a city in the Twisted Passage is a Psionic one."""
        return [PSIONIC] if system == TWISTED_PASSAGE else super().city_types(system)

    # -- cards that speak --------------------------------------------------------------------------------------------

    def heard(self, owner: int) -> tuple[int, ...]:
        return self.cards[owner] + self.laws if owner < self.seats else self.laws

    def action_deck(self) -> list[int]:
        return sorted(self.deck)

    def chapter_of_game(self) -> int:
        return CHAPTERS_BEFORE[self.act] + self.chapter

    def ambitions(self) -> list[int]:
        """F2004, F2104: one that a fate adds is in play once its card is in the booklet."""
        return [*ALL_AMBITIONS, *[ambition for ambition, law in AMBITION_LAWS.items() if law in self.laws]]

    def is_of_the_court(self, card: int) -> bool:
        """C118: in the campaign lore belongs to the Court deck."""
        return True

    def fleets(self) -> list[int]:
        """C124: Imperial ships are ships, Blight is not."""
        return FLEETS[self.seats]

    def cut_short(self) -> str:
        """F504: a turn that was stopped goes on with this stage instead."""
        return "stopped_turn" if self.stopped else ""

    def turn_over(self) -> None:
        self.done, self.faith_breakers = (), ()

    # -- the Empire --------------------------------------------------------------------------------------------------

    def control(self, system: int) -> int:
        """C25: one fresh Imperial ship is enough, however many ships of players are there."""
        return EMPIRE if self.fresh[EMPIRE * SYSTEM_COUNT + system] else super().control(system)

    def is_regent(self, seat: int) -> bool:
        return self.titles[seat] == REGENT

    def is_outlaw(self, seat: int) -> bool:
        return self.titles[seat] == OUTLAW

    def regents(self) -> list[int]:
        """In turn order."""
        return [seat for seat in self.turn_order() if self.titles[seat] == REGENT]

    def holds(self, seat: int, system: int) -> bool:
        """C26: control for ambitions, objectives and events: what the Empire controls is the First Regent's."""
        who = self.control(system)
        return who == seat or (who == EMPIRE and self.first_regent == seat and not is_kept_from(self, seat, EMPIRE))

    def has_imperial_ships(self, system: int) -> bool:
        index = EMPIRE * SYSTEM_COUNT + system
        return self.fresh[index] > 0 or self.damaged[index] > 0

    def favors_of(self, holder: int, owner: int) -> int:
        """Favors of an owner that lie on the holder's Fate card."""
        return self.favors[holder * self.seats + owner]

    def fate_holder(self, fate: int) -> int:
        """Who has a fate now; NOBODY if it is not in play."""
        return self.fates.index(fate) if fate in self.fates else NOBODY

    def holder_of(self, card: int) -> int:
        """In whose play area a card lies; NOBODY if in none."""
        for seat in range(self.seats):
            if card in self.cards[seat]:
                return seat
        return NOBODY

    def has_piece(self, owner: int, system: System) -> bool:
        """p.27: a Loyal token on the map is a Loyal piece."""
        index = owner * SYSTEM_COUNT + system
        if self.fresh[index] or self.damaged[index] or self.has_building(owner, system):
            return True
        if self.rumor_agents and (system, owner) in self.rumor_agents:  # F1211
            return True
        for _, whose, where, _ in self.map_tokens:
            if where == system and whose == owner:
                return True
        return False

    def put_rumor_agent(self, seat: int, system: int) -> None:
        """F1211: an agent on a Rumor; who has one there has looked at it."""
        self.agents = changed(self.agents, seat, -1)
        self.rumor_agents = tuple(sorted([*self.rumor_agents, (system, seat)]))
        self.note(("rumor_agent", seat, system))
        if self.fates[seat] != PIRATE and (seat, system) not in self.rumors_seen:
            self.look()
            self.rumors_seen = tuple(sorted([*self.rumors_seen, (seat, system)]))
            self.note(("saw_rumor", seat, system, dict(self.rumors)[system]), (seat,))

    def has_target(self, owner: int, system: System) -> bool:
        """p.27: a token can be hit only if its law says so."""
        if super().has_piece(owner, system):
            return True
        for kind, whose, where, _ in self.map_tokens:
            if where == system and whose == owner and kind in HARMABLE:
                return True
        return False

    def lord_of(self, cluster: int) -> int:
        """F1609: whose city carries the Seat of a cluster; NOBODY if it is no Fief."""
        for fief, _, lord in self.fiefs:
            if fief == cluster:
                return lord
        return NOBODY

    def building_left(self, place: int) -> None:
        """F1609: a Seat goes to the supply when its city leaves the map, in whatever way."""
        for cluster, where, _ in self.fiefs:
            if where == place:
                self.note(("seat_returned", cluster))
                if cluster in self.courts:
                    self.court_token_home(self.courts.index(cluster))
        self.fiefs = tuple([fief for fief in self.fiefs if fief[1] != place])
        self.trim_levy()

    def court_token_home(self, place: int) -> None:
        """F1618: the Court token at a place of the row goes to the supply."""
        if self.courts[place]:
            self.note(("court_token_home", self.courts[place]))
            self.courts = replaced(self.courts, place, 0)

    def is_vassal(self, seat: int, cluster: int) -> bool:
        """F1609: a Rival of the Lord with a city on the map or the Flagship in the Fief."""
        if self.lord_of(cluster) in (NOBODY, seat) or seat >= self.seats:
            return False
        if self.flagships[seat] != NOTHING and cluster_of(self.flagships[seat]) == cluster:
            return True
        mine = [place for place in self.built() if self.is_city(place) and owner_of(self.buildings[place]) == seat]
        return any(cluster_of(place // SPACES) == cluster for place in mine)

    def bonds(self, lord: int, vassal: int) -> int:
        """In how many Fiefs one player is the Lord of another."""
        return sum(1 for cluster, _, holder in self.fiefs if holder == lord and self.is_vassal(vassal, cluster))

    def trim_levy(self) -> None:
        """F1612: ships that are more than the Fiefs in which the holder is Lord of their owner go home."""
        holder = self.holder_of(WARDENS_LEVY) if self.levied else NOBODY
        for owner in dict.fromkeys([owner for owner, _ in self.levied]):
            most = self.bonds(holder, owner) if holder != NOBODY else 0
            rows = [row for row in self.levied if row[0] == owner]
            for row in rows[most:]:
                self.levied = without(self.levied, row)
                self.ships[owner] += 1
                self.note(("levy_home", owner))

    def slot_counts(self) -> list[int]:
        """F1103: a Broken World has no building slots."""
        broken = [system for kind, _, system, _ in self.map_tokens if kind == BROKEN_WORLD]
        counts = super().slot_counts()
        return [0 if system in broken else slots for system, slots in enumerate(counts)] if broken else counts

    def token_comes_home(self, owner: int, kind: int, count: int) -> None:
        if kind == BANNER_PIECE:
            self.banners += count
        elif kind == BUNKER_PIECE:
            self.bunkers += count

    def was_hit(self, owner: int) -> None:
        """F2102: whether Blight was struck is remembered until the action is over."""
        if owner == BLIGHT and self.turn != NOBODY and BLIGHT_STRUCK not in self.done:
            self.done += (BLIGHT_STRUCK,)

    # -- Flagships ---------------------------------------------------------------------------------------------------

    def capital_at(self, owner: int, system: int) -> int:
        """C88: a Flagship is one of the fresh ships."""
        return 1 if owner < self.seats and self.flagships[owner] == system else 0

    def expendable(self, owner: int, system: int) -> int:
        fresh = self.fresh[owner * SYSTEM_COUNT + system]
        return fresh - 1 if owner < self.seats and self.flagships[owner] == system else fresh

    def move_capital(self, owner: int, target: System) -> None:
        self.flagships = replaced(self.flagships, owner, target)
        self.note(("flagship_moved", owner, target))
        self.trim_levy()

    def extra_ships(self, seat: int) -> int:
        return 1 if self.flagships[seat] != NOTHING else 0

    def board(self, seat: int) -> list[int]:
        """What stands on a Flagship's board, by fitting; 0 where nothing does."""
        return list(self.boards[seat * FITTINGS : (seat + 1) * FITTINGS])

    def buildings_elsewhere(self, seat: int) -> list[int]:
        return [piece for piece in self.board(seat) if piece]

    def board_at(self, owner: int, system: int) -> list[int]:
        """C96: what stands on a Flagship's board counts as in the system of the Flagship, unless "on the map"."""
        return self.buildings_elsewhere(owner) if self.capital_at(owner, system) else []

    def starports_in(self, owner: int, system: int) -> int:
        """C96: starports of an owner in a system."""
        pieces = [self.buildings[place] for place in self.buildings_at(system)] + self.board_at(owner, system)
        return sum(1 for piece in pieces if owner_of(piece) == owner and kind_of(piece) == STARPORT)

    def may_be_raided(self, owner: int, system: System) -> bool:
        """C92: a player with a Flagship only where it defends, or a building."""
        if owner >= self.seats or self.flagships[owner] == NOTHING:
            return super().may_be_raided(owner, system)
        return self.flagships[owner] == system or self.has_building(owner, system)

    def has_fresh_starport(self, owner: int, system: System) -> bool:
        if super().has_fresh_starport(owner, system):
            return True
        return any(kind_of(piece) == STARPORT and not is_damaged(piece) for piece in self.board_at(owner, system))

    def systems_with_cities(self, me: int) -> list[int]:
        """Own cities on the board count where the Flagship is; those of Rivals serve nobody else."""
        systems = super().systems_with_cities(me)
        if any(kind_of(piece) == CITY for piece in self.buildings_elsewhere(me)):
            return sorted({*systems, self.flagships[me]})
        return systems

    # -- resources ---------------------------------------------------------------------------------------------------

    def open_slots(self, seat: int) -> list[Slot]:
        """Here lore with a slot may come and go."""
        slots = SLOT_LISTS[OPEN_SLOTS[self.cities[seat]]]
        for card in self.cards[seat]:
            if card in SLOT_CARDS:
                return [*slots, SLOTS[CARD_SLOT]]
        return slots

    def tokens(self, seat: int, resource: int) -> int:
        """p.27: a seat has all that lies in its play area, on cards and among Captives, too; C79: and in the Trust."""
        count = super().tokens(seat, resource)
        for card, token in self.held:
            if token == resource and card in self.cards[seat]:
                count += 1
        count += self.vaulted[seat * 5 + resource]
        return count + self.trust[resource] if self.first_regent == seat else count

    # -- Captives ----------------------------------------------------------------------------------------------------

    def captives_of(self, holder: int) -> int:
        """F1012: ships can be Captives, too; F2002: so can resources, whoever has the card by then."""
        ships = sum(self.captive_ships[holder * OWNERS : (holder + 1) * OWNERS])
        return super().captives_of(holder) + ships + sum(self.vaulted[holder * 5 : holder * 5 + 5])

    def has_captive_of(self, holder: int, owner: int) -> bool:
        return self.captives[holder * self.seats + owner] + self.captive_ships[holder * OWNERS + owner] > 0

    def further_captives(self, holder: int) -> list[Option]:
        options: list[Option] = []
        for owner in range(OWNERS):
            options.extend([("captive_ship", owner)] * self.captive_ships[holder * OWNERS + owner])
        return options

    def captive_tokens(self, holder: int) -> list[Option]:
        options: list[Option] = []
        for resource in range(5):
            options.extend([("vaulted", resource)] * self.vaulted[holder * 5 + resource])
        return options

    def take_captive(self, holder: int, choice: Option) -> tuple[int, int]:
        whose = int(choice[1])
        if choice[0] == "captive_ship":
            self.captive_ships = changed(self.captive_ships, holder * OWNERS + whose, -1)
            return whose, SHIP
        if choice[0] == "vaulted":
            self.vaulted = changed(self.vaulted, holder * 5 + whose, -1)
            return whose, VAULTED_KIND
        return super().take_captive(holder, choice)

    def put_captive(self, holder: int, owner: int, kind: int) -> None:
        if kind == SHIP:
            self.captive_ships = changed(self.captive_ships, holder * OWNERS + owner, 1)
        elif kind == VAULTED_KIND:
            self.vaulted = changed(self.vaulted, holder * 5 + owner, 1)
        else:
            super().put_captive(holder, owner, kind)

    def captive_tokens_return(self, holder: int) -> None:
        for resource in range(5):
            for _ in range(self.vaulted[holder * 5 + resource]):
                self.note(("unvaulted", holder, resource))
            self.supply[resource] += self.vaulted[holder * 5 + resource]
            self.vaulted = replaced(self.vaulted, holder * 5 + resource, 0)

    # -- the Court ---------------------------------------------------------------------------------------------------

    def attached_to(self, place: int) -> list[int]:
        """The cards attached at a place of the row, from the lowest: one, or more if an attachment was forced."""
        return [card for card in self.attached[place :: len(self.court)] if card]

    def cards_at(self, place: int) -> list[int]:
        """C81: a card is secured with what is attached to it."""
        return [self.court[place], *self.attached_to(place)]

    def take_from_row(self, place: int) -> list[int]:
        """F2206: a card that stays in the Court lies above the place from now on."""
        cards = self.cards_at(place)
        self.court = replaced(self.court, place, 0)
        for index in range(place, len(self.attached), len(self.court)):
            self.attached = replaced(self.attached, index, 0)
        for card in cards:
            if card in STAYING:
                self.attached = replaced(self.attached, place, card)
        return cards

    def slides_down(self, place: int) -> bool:
        """C81: an attached card whose host is gone fills its place."""
        card = self.attached[place]
        if not card or self.court[place]:
            return False
        self.court = replaced(self.court, place, card)
        self.attached = replaced(self.attached, place, 0)
        self.note(("slid_down", card))
        return True

    def known_on_top(self) -> int:
        return self.on_top

    def court_drawn(self) -> None:
        """F2206: what was known to be the second card is the first now."""
        self.on_top = 1 if self.second_known else max(0, self.on_top - 1)
        self.second_known = False

    def court_shuffled(self) -> None:
        self.on_top, self.second_known = 0, False

    def lay_out_of_row(self, card: int) -> None:
        """F2206: it may be attached to a card that lies there now and has none; CD17: to any if all have one."""
        self.drawn += (card,)
        places = [place for place, host in enumerate(self.court) if host]
        self.hosts = tuple([place for place in places if not self.attached_to(place)] or places)

    def waiting_cards(self) -> list[int]:
        return list(self.drawn)

    def clear_card(self, card: int) -> None:
        """C84: the resources on it go to the supply, and so does what lay in a slot that it was."""
        for resource in [token for holder, token in self.held if holder == card and token < FIRST_THING]:
            self.held = without(self.held, (card, resource))
            self.supply[resource] += 1
            self.note(("released_token", card, resource))
        if card == WARDENS_LEVY:
            self.trim_levy()
        if card == BLIGHT_HUNGER:
            self.give_back_devoured()
            self.empty_covered_slots()
        if card in SLOT_CARDS:
            for seat in range(self.seats):
                index = seat * RESOURCE_SLOTS + CARD_SLOT
                if self.slots[index] != NOTHING and CARD_SLOT not in self.open_slots(seat):
                    self.release(self.slots[index])
                    self.slots[index] = NOTHING

    def give_back_devoured(self) -> None:
        """F1313: what lies on Blight Hunger goes home."""
        for owner in range(OWNERS):
            for kind, supply in ((CITY, self.cities), (STARPORT, self.starports), (SHIP, self.ships)):
                index = owner * self.piece_kinds + kind
                supply[owner] += self.devoured[index]
                self.devoured = changed(self.devoured, index, -self.devoured[index])

    def empty_covered_slots(self) -> None:
        """Cities came home where nobody can be asked: what lies in slots that they cover goes to the supply."""
        for seat in range(self.seats):
            for slot in range(CARD_SLOT):
                index = seat * RESOURCE_SLOTS + slot
                if self.slots[index] != NOTHING and slot not in self.open_slots(seat):
                    self.release(self.slots[index])
                    self.slots[index] = NOTHING

    def scrap_card(self, card: int) -> None:
        self.clear_card(card)
        self.scrapped += (card,)
        self.note(("scrapped", card))

    def lay_on(self, card: int, token: int) -> None:
        """A resource or thing lies on a card now; `held` is kept in order."""
        self.held = (*self.held, (card, token))
        self.held = tuple(sorted(self.held))

    def release(self, token: int) -> None:
        """A resource goes to the supply; a Golem falls asleep on its Hearth, where there always is room (A-60)."""
        if token < FIRST_THING:
            self.supply[token] += 1
        else:
            self.awake = tuple([golem for golem in self.awake if golem != token])
            self.lay_on(HEARTH, token)

    # -- invariants --------------------------------------------------------------------------------------------------

    def pieces_elsewhere(self, seat: int, kind: int) -> int:
        """F1103, F1313: pieces on Breaking Worlds and Blight Hunger; F1012, F2204: ships among Captives or the Dead."""
        captured = 0
        if kind == SHIP:
            captured = sum(self.captive_ships[seat::OWNERS]) + sum(1 for owner, _ in self.levied if owner == seat)
            captured += self.dead[seat]
        index = seat * self.piece_kinds + kind
        return self.ruins[index] + self.devoured[index] + captured

    def marker_laid(self, marker: int) -> None:
        self.latest_marker = marker

    def uncover_outrage(self, seat: int, resource: int) -> int:
        """A-73: the slot may be covered with a Rival's agent."""
        for row in self.sown:
            if row[:2] == (seat, resource):
                self.sown = tuple([other for other in self.sown if other != row])
                return row[2]
        return seat

    def agents_elsewhere(self, seat: int) -> int:
        """Favors, agents at Rumors and on Outrage slots of Rivals; own slots that a Rival's agent covers hold none."""
        favors = sum(self.favors[holder * self.seats + seat] for holder in range(self.seats))
        lent = sum(1 for _, _, owner in self.sown if owner == seat)
        lent += sum(1 for _, owner in self.rumor_agents if owner == seat)
        return favors + lent - sum(1 for outraged, _, _ in self.sown if outraged == seat)

    def tokens_in_game(self, resource: int) -> int:
        """B-16: tokens of a fate may have become resources."""
        return self.token_totals[resource]

    def tokens_elsewhere(self, resource: int) -> int:
        held = sum(1 for _, token in self.held if token == resource)
        return self.trust[resource] + held + sum(self.vaulted[resource::5])

    def check(self) -> None:
        check_pieces(self, signed=("power", "rolled", "flagships"))
        check_tokens(self)
        check_action_cards(self)
        check_other_owners(self)
        check_held(self)
        check_golems(self)
        check_fiefs(self)
        check_courts(self)
        check_portal(self)
        check_rumors(self)
        check_fate_tokens(self)
        check_ideals(self)
        check_plots(self)
        check_flagships(self)
        check_court_cards(self)
        check_deck(self)
        for seat in range(self.seats):
            scored = sum(power + bonus for _, _, scorer, power, bonus in self.scored if scorer == seat)
            gained = sum(power for _, _, gainer, power, _ in self.gains if gainer == seat)
            assert self.power[seat] == scored + gained, f"the Power of seat {seat}"


def campaign(g: Arcs) -> Campaign:
    """The state as its moments need it: a card of the campaign is only ever asked in a campaign."""
    assert isinstance(g, Campaign)
    return g


def check_held(g: Campaign) -> None:
    """Tokens lie only on cards that hold them, in a play area; what is in the Trust has a First Regent."""
    for card, _ in g.held:
        assert ROWS[card].get("holds") and g.holder_of(card) != NOBODY, "a token on a card that holds none"
    assert g.first_regent != NOBODY or not any(g.trust), "a Trust without a First Regent"


def check_fiefs(g: Campaign) -> None:
    """Each Seat lies on a city of the Lord in its cluster."""
    for cluster, place, lord in g.fiefs:
        assert cluster_of(place // SPACES) == cluster and g.is_city(place), "a Seat that lies on no city"
        assert owner_of(g.buildings[place]) == lord and cluster not in g.lost_seats, "a Seat of somebody else"


def check_courts(g: Campaign) -> None:
    """Each Court token once, of a Fief, not on the Council; no more ships on Warden's Levy than Vassals owe."""
    placed = [cluster for cluster in g.courts if cluster]
    assert len(placed) == len(set(placed)) and not g.courts[0], "Court tokens"
    assert all(g.lord_of(cluster) != NOBODY for cluster in placed), "the Court token of no Fief"
    for owner, _ in g.levied:
        assert [one for one, _ in g.levied].count(owner) <= g.bonds(g.holder_of(WARDENS_LEVY), owner), "levied ships"


def check_golems(g: Campaign) -> None:
    """Each Golem in one place, or scrapped, once their law is in force; those on the map sleep, each in a system."""
    lying = [golem for _, golem in [*g.sleepers, *g.loose, *g.held] if golem >= FIRST_THING]
    lying += [*[token for token in g.slots if token >= FIRST_THING], *g.lost_golems]
    assert len(lying) == len(set(lying)), "a Golem in two places"
    assert GOLEM_LAW not in g.laws or sorted(lying) == list(GOLEMS), "a Golem that is nowhere"
    assert all(card == HEARTH for card, token in g.held if token >= FIRST_THING), "a Golem on another card"
    assert not {golem for _, golem in g.sleepers}.intersection(g.awake), "a Golem awake on the map"
    placed = [system for system, _ in g.sleepers if system != TWISTED_PASSAGE]
    assert len(set(placed)) == len(placed), "two Golems in one system"


def check_portal(g: Campaign) -> None:
    """A Portal that is not found has a keeper, and all answers are true."""
    assert g.portal == NOTHING or g.holder_of(CLUES_TO_THE_PORTAL) != NOBODY, "a Portal that nobody knows"
    for planet, fits in g.answers:
        assert planet != g.portal and is_akin(planet, g.portal) == fits, "a wrong answer about the Portal"


def check_rumors(g: Campaign) -> None:
    """Four Rumors or none, each on a token of its own; an agent of a seat lies only once on each."""
    lying = [system for kind, _, system, _ in g.map_tokens if kind == RUMOR]
    assert sorted(lying) == [system for system, _ in g.rumors], "Rumors on the map"
    assert not g.rumors or sorted([kind for _, kind in g.rumors]) == [0, 0, 1, 2], "Rumors"
    for kind, _, system, side in g.map_tokens:
        assert kind != RUMOR or not side or dict(g.rumors)[system] == side - 1, "a Rumor that shows something else"
    assert len(set(g.rumor_agents)) == len(g.rumor_agents), "two agents of a seat on a Rumor"


def check_fate_tokens(g: Campaign) -> None:
    """Of the Banners no more than there are; all Fragments in their three forms, or none."""
    on_map = [kind for kind, _, _, _ in g.map_tokens]
    taken = sum(g.trophies[BANNER_PIECE :: g.piece_kinds]) + sum(g.ruins[BANNER_PIECE :: g.piece_kinds])
    assert on_map.count(BANNER) + g.banners + taken <= BANNERS, "Banners"
    taken = sum(g.trophies[BUNKER_PIECE :: g.piece_kinds]) + sum(g.ruins[BUNKER_PIECE :: g.piece_kinds])
    assert on_map.count(BUNKER) + g.bunkers + taken in (0, BUNKERS), "Bunkers"
    pieces = g.fragments + g.hammers + sum(on_map.count(kind) for kind in (FRAGMENT, HAMMER, BROKEN_WORLD))
    assert pieces in (0, FRAGMENTS), "Fragments of the Hammer"
    broken = g.broken_gates()
    assert len(broken) == len(set(broken)) and set(broken) <= set(GATES), "Passages"
    assert not set(broken).intersection([row[2] for row in g.map_tokens if row[0] not in (PASSAGE, CEASEFIRE)])
    assert (TWISTED_PASSAGE in g.systems) == bool(broken), "the Twisted Passage"
    assert g.on_top <= len(g.court_deck) - g.buried, "cards on top of the Court deck"


def check_ideals(g: Campaign) -> None:
    """No more Ideal markers than there are; each on one of its sides."""
    placed = [ideal for ideal in g.ideals if ideal != NO_IDEAL]
    assert len(placed) + g.spare_ideals <= IDEALS and set(placed) <= {ZEAL, WISDOM}, "Ideal markers"
    assert g.doctrine in (NO_IDEAL, ZEAL, WISDOM) and (g.doctrine or not placed), "the Doctrine"


def check_plots(g: Campaign) -> None:
    """All Conspiracies of each colour, on ambitions or in the supply, once there are any; none is what it is not."""
    if g.plots or any(g.plot_supply):
        for colour in range(COLOURS):
            placed = sum(1 for _, _, one in g.plots if one == colour)
            assert placed + g.plot_supply[colour] == PLOTS_OF_A_COLOUR, f"Conspiracies of colour {colour}"
    for number, _, colour in g.plots:
        assert (number, colour) not in g.cleared_plots, "a Conspiracy of a colour that was guessed wrongly"


def check_flagships(g: Campaign) -> None:
    """A Flagship is among the fresh ships where it is; its board holds own pieces, Armor only above an Upgrade."""
    for seat, system in enumerate(g.flagships):
        board = g.board(seat)
        if system == NOTHING:
            assert not any(board), "a board without a Flagship"
            continue
        assert g.fresh[seat * SYSTEM_COUNT + system], "a Flagship that is no ship"
        assert all(owner_of(piece) == seat for piece in board if piece), "a foreign piece on a board"
        assert all(board[column] or not board[ARMOR + column] for column in range(ARMOR)), "Armor without an Upgrade"


def lying_cards(g: Campaign) -> list[int]:
    """All cards but action cards and fates, wherever they lie."""
    lying = [card for cards in g.cards for card in cards]
    lying += [card for card in [*g.court, *g.attached] if card]
    lying += [card for _, card, _ in g.claims]
    lying += [*g.court_deck, *g.court_discard, *g.aside]
    lying += g.faithful + g.tucked + g.seekers + g.armistices + g.monopolies
    return [*lying, *g.drawn, *g.scrapped, *g.laws, *g.policies, *g.lore_box]


def check_court_cards(g: Campaign) -> None:
    """No card in two places; the Council, the cards of the Court and all lore are somewhere."""
    lying = lying_cards(g)
    if g.council_by != NOBODY and COUNCIL not in lying:
        lying.append(COUNCIL)  # tucked under a played card
    assert len(lying) == len(set(lying)), f"cards in two places: {sorted(c for c in lying if lying.count(c) > 1)}"
    lost = {COUNCIL, *CAMPAIGN_COURT, *cards_of_boxes(LORE_DATA, g.pool)}.difference(lying)
    assert not lost, f"cards that are nowhere: {sorted(lost)}"


def check_deck(g: Campaign) -> None:
    """No action card was lost; each Faithful card is one, or a card of the Court, and all nine are there or none."""
    cards = [*g.deck, *g.scrapped_actions]
    assert len(cards) == len(set(cards)) and not set(action_deck(g.seats)).difference(cards), "the deck"
    faithful = [as_action_card(card) for card in lying_cards(g) if card in FAITHFUL_STACK]
    faithful += [card for card in cards if SUIT_OF[card] == FAITHFUL]
    assert not faithful or sorted(faithful) == [as_action_card(card) for card in FAITHFUL_STACK], "Faithful cards"


def check_other_owners(g: Campaign) -> None:
    """15 Imperial ships, 24 Blight, and as many Free buildings as were taken from the supply."""
    for owner, total in ((EMPIRE, IMPERIAL_SHIPS), (BLIGHT, BLIGHT_TOKENS)):
        first = owner * SYSTEM_COUNT
        afloat = sum(g.fresh[first : first + SYSTEM_COUNT]) + sum(g.damaged[first : first + SYSTEM_COUNT])
        taken = sum(g.trophies[g.trophy_index(holder, owner, SHIP)] for holder in range(g.seats))
        taken += g.pieces_elsewhere(owner, SHIP) + g.gone[owner * PIECE_KINDS + SHIP]
        assert afloat + g.ships[owner] + taken == total, f"pieces of owner {owner}"
    for kind, supply in ((CITY, g.cities), (STARPORT, g.starports)):
        standing = sum(1 for one in g.buildings if one and owner_of(one) == FREE_STATES and kind_of(one) == kind)
        taken = sum(g.trophies[g.trophy_index(holder, FREE_STATES, kind)] for holder in range(g.seats))
        taken += g.pieces_elsewhere(FREE_STATES, kind)
        assert standing + supply[FREE_STATES] + taken == FREE_BUILDINGS, "Free buildings"
