"""What lies on the table of a campaign, and small questions about it."""

from typing import Any

from boardwright.kernel.rng import Rng

from ..facts import (
    CARD_SLOT,
    FIRST_THING,
    LORE_DATA,
    NOBODY,
    NOTHING,
    OPEN_SLOTS,
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
    SHIP,
    SLOT_CARDS,
    SLOT_LISTS,
    STARPORT,
    Arcs,
    check_action_cards,
    check_pieces,
    check_tokens,
    is_damaged,
    kind_of,
    owner_of,
)
from ..vocabulary import SLOTS, Slot, System
from .facts import (
    ARMOR,
    BANNER,
    BANNER_PIECE,
    BANNERS,
    BLIGHT,
    BLIGHT_TOKENS,
    BROKEN_WORLD,
    CAMPAIGN_COURT,
    CHAPTERS_BEFORE,
    CLUES_TO_THE_PORTAL,
    COUNCIL,
    EMPIRE,
    FAITHFUL,
    FAITHFUL_STACK,
    FITTINGS,
    FRAGMENT,
    FRAGMENTS,
    FREE_BUILDINGS,
    FREE_STATES,
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
    REGENT,
    ROWS,
    WISDOM,
    ZEAL,
    as_action_card,
    is_akin,
)
from .fields import Fields


class Campaign(Fields):
    """The whole position of a campaign.

    Imperial ships and Blight are ships of EMPIRE and BLIGHT in `fresh`, `damaged` and `ships`; Free buildings are
    those of FREE_STATES in `buildings`, `cities` and `starports`.
    """

    __slots__ = ()

    piece_kinds = 5  # Banners are the fifth (TOKEN_PIECES)

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
        self.systems = [System(system) for system in systems_in_play([])]
        self.neighbours = [[System(near) for near in row] for row in neighbours_in_play([])]
        self.places = list(range(SYSTEM_COUNT * SPACES))

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Campaign":
        g = Campaign(data["seats"], Rng.from_json(data["rng"]))
        g.read(data)
        g.lay_out(g.setup_card, g.pool)
        return g

    # -- cards that speak --------------------------------------------------------------------------------------------

    def heard(self, owner: int) -> list[int]:
        return self.cards[owner] + self.laws if owner < self.seats else self.laws

    def action_deck(self) -> list[int]:
        return sorted(self.deck)

    def chapter_of_game(self) -> int:
        return CHAPTERS_BEFORE[self.act] + self.chapter

    def is_of_the_court(self, card: int) -> bool:
        """C118: in the campaign lore belongs to the Court deck."""
        return True

    def fleets(self) -> list[int]:
        """C124: Imperial ships are ships, Blight is not."""
        return [*range(self.seats), EMPIRE]

    def cut_short(self) -> str:
        """F504: a turn that was stopped goes on with this stage instead."""
        return "stopped_turn" if self.stopped else ""

    def turn_over(self) -> None:
        self.done = []

    # -- the Empire --------------------------------------------------------------------------------------------------

    def control(self, system: int) -> int:
        """C25: one fresh Imperial ship is enough, however many ships of players are there."""
        fresh = self.fresh
        if fresh[EMPIRE * SYSTEM_COUNT + system]:
            return EMPIRE
        best = 0
        who = NOBODY
        for owner in range(self.seats):
            count = fresh[owner * SYSTEM_COUNT + system]
            if count > best:
                best = count
                who = owner
            elif count == best:
                who = NOBODY
        return who

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
        return who == seat or (who == EMPIRE and self.first_regent == seat)

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
        if super().has_piece(owner, system):
            return True
        return any(whose == owner and where == system for _, whose, where, _ in self.map_tokens)

    def has_target(self, owner: int, system: System) -> bool:
        """p.27: a token can be hit only if its law says so."""
        if super().has_piece(owner, system):
            return True
        return any(kind in HARMABLE and whose == owner and where == system for kind, whose, where, _ in self.map_tokens)

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
        self.fiefs = [fief for fief in self.fiefs if fief[1] != place]

    def slot_counts(self) -> list[int]:
        """F1103: a Broken World has no building slots."""
        broken = [system for kind, _, system, _ in self.map_tokens if kind == BROKEN_WORLD]
        counts = super().slot_counts()
        return [0 if system in broken else slots for system, slots in enumerate(counts)] if broken else counts

    def token_comes_home(self, owner: int, kind: int, count: int) -> None:
        if kind == BANNER_PIECE:
            self.banners += count

    # -- Flagships ---------------------------------------------------------------------------------------------------

    def capital_at(self, owner: int, system: int) -> int:
        """C88: a Flagship is one of the fresh ships."""
        return 1 if owner < self.seats and self.flagships[owner] == system else 0

    def expendable(self, owner: int, system: int) -> int:
        return self.fresh[owner * SYSTEM_COUNT + system] - self.capital_at(owner, system)

    def move_capital(self, owner: int, target: System) -> None:
        self.flagships[owner] = target
        self.note(("flagship_moved", owner, target))

    def extra_ships(self, seat: int) -> int:
        return 1 if self.flagships[seat] != NOTHING else 0

    def board(self, seat: int) -> list[int]:
        """What stands on a Flagship's board, by fitting; 0 where nothing does."""
        return self.boards[seat * FITTINGS : (seat + 1) * FITTINGS]

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
        """C79, C83: a seat has what lies on its cards, too, and the First Regent what lies in the Imperial Trust."""
        count = super().tokens(seat, resource)
        for card, token in self.held:
            if token == resource and card in self.cards[seat]:
                count += 1
        return count + self.trust[resource] if self.first_regent == seat else count

    # -- the Court ---------------------------------------------------------------------------------------------------

    def attached_to(self, place: int) -> list[int]:
        """The cards attached at a place of the row, from the lowest: one, or more if an attachment was forced."""
        return [card for card in self.attached[place :: len(self.court)] if card]

    def cards_at(self, place: int) -> list[int]:
        """C81: a card is secured with what is attached to it."""
        return [self.court[place], *self.attached_to(place)]

    def take_from_row(self, place: int) -> list[int]:
        cards = self.cards_at(place)
        self.court[place] = 0
        for index in range(place, len(self.attached), len(self.court)):
            self.attached[index] = 0
        return cards

    def known_on_top(self) -> int:
        return self.on_top

    def court_drawn(self) -> None:
        self.on_top = max(0, self.on_top - 1)

    def court_shuffled(self) -> None:
        self.on_top = 0

    def clear_card(self, card: int) -> None:
        """C84: the resources on it go to the supply, and so does what lay in a slot that it was."""
        for resource in [token for holder, token in self.held if holder == card and token < FIRST_THING]:
            self.held.remove((card, resource))
            self.supply[resource] += 1
            self.note(("released_token", card, resource))
        if card in SLOT_CARDS:
            for seat in range(self.seats):
                index = seat * RESOURCE_SLOTS + CARD_SLOT
                if self.slots[index] != NOTHING and CARD_SLOT not in self.open_slots(seat):
                    self.release(self.slots[index])
                    self.slots[index] = NOTHING

    def lay_on(self, card: int, token: int) -> None:
        """A resource or thing lies on a card now; `held` is kept in order."""
        self.held.append((card, token))
        self.held.sort()

    def release(self, token: int) -> None:
        """A resource goes to the supply; a Golem falls asleep on its Hearth, where there always is room (A-60)."""
        if token < FIRST_THING:
            self.supply[token] += 1
        else:
            self.awake = [golem for golem in self.awake if golem != token]
            self.lay_on(HEARTH, token)

    # -- invariants --------------------------------------------------------------------------------------------------

    def pieces_elsewhere(self, seat: int, kind: int) -> int:
        """F1103: buildings that lie on Breaking Worlds."""
        return self.ruins[seat * self.piece_kinds + kind]

    def agents_elsewhere(self, seat: int) -> int:
        return sum(self.favors[holder * self.seats + seat] for holder in range(self.seats))

    def tokens_in_game(self, resource: int) -> int:
        """B-16: tokens of a fate may have become resources."""
        return self.token_totals[resource]

    def tokens_elsewhere(self, resource: int) -> int:
        return self.trust[resource] + sum(1 for _, token in self.held if token == resource)

    def check(self) -> None:
        check_pieces(self, signed=("power", "rolled", "flagships"))
        check_tokens(self)
        check_action_cards(self)
        check_other_owners(self)
        check_held(self)
        check_golems(self)
        check_fiefs(self)
        check_portal(self)
        check_fate_tokens(self)
        check_ideals(self)
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


def check_golems(g: Campaign) -> None:
    """Each Golem in one place, or scrapped, once their law is in force; those on the map sleep, each in a system."""
    lying = [golem for _, golem in [*g.sleepers, *g.loose, *g.held] if golem >= FIRST_THING]
    lying += [token for token in g.slots if token >= FIRST_THING] + g.lost_golems
    assert len(lying) == len(set(lying)), "a Golem in two places"
    assert GOLEM_LAW not in g.laws or sorted(lying) == list(GOLEMS), "a Golem that is nowhere"
    assert all(card == HEARTH for card, token in g.held if token >= FIRST_THING), "a Golem on another card"
    assert not {golem for _, golem in g.sleepers}.intersection(g.awake), "a Golem awake on the map"
    assert len({system for system, _ in g.sleepers}) == len(g.sleepers), "two Golems in one system"


def check_portal(g: Campaign) -> None:
    """A Portal that is not found has a keeper, and all answers are true."""
    assert g.portal == NOTHING or g.holder_of(CLUES_TO_THE_PORTAL) != NOBODY, "a Portal that nobody knows"
    for planet, fits in g.answers:
        assert planet != g.portal and is_akin(planet, g.portal) == fits, "a wrong answer about the Portal"


def check_fate_tokens(g: Campaign) -> None:
    """Of the Banners no more than there are; all Fragments in their three forms, or none."""
    on_map = [kind for kind, _, _, _ in g.map_tokens]
    taken = sum(g.trophies[BANNER_PIECE :: g.piece_kinds]) + sum(g.ruins[BANNER_PIECE :: g.piece_kinds])
    assert on_map.count(BANNER) + g.banners + taken <= BANNERS, "Banners"
    pieces = g.fragments + g.hammers + sum(on_map.count(kind) for kind in (FRAGMENT, HAMMER, BROKEN_WORLD))
    assert pieces in (0, FRAGMENTS), "Fragments of the Hammer"
    assert g.on_top <= len(g.court_deck) - g.buried, "cards on top of the Court deck"


def check_ideals(g: Campaign) -> None:
    """No more Ideal markers than there are; each on one of its sides."""
    placed = [ideal for ideal in g.ideals if ideal != NO_IDEAL]
    assert len(placed) + g.spare_ideals <= IDEALS and set(placed) <= {ZEAL, WISDOM}, "Ideal markers"
    assert g.doctrine in (NO_IDEAL, ZEAL, WISDOM) and (g.doctrine or not placed), "the Doctrine"


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
    lying += [card for card in g.court + g.attached if card]
    lying += [card for _, card, _ in g.claims]
    lying += g.court_deck + g.court_discard + g.aside + g.faithful + g.tucked + g.armistices + g.monopolies
    return lying + g.scrapped + g.laws + g.policies + g.lore_box


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
    cards = g.deck + g.scrapped_actions
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
        assert afloat + g.ships[owner] + taken == total, f"pieces of owner {owner}"
    for kind, supply in ((CITY, g.cities), (STARPORT, g.starports)):
        standing = sum(1 for one in g.buildings if one and owner_of(one) == FREE_STATES and kind_of(one) == kind)
        taken = sum(g.trophies[g.trophy_index(holder, FREE_STATES, kind)] for holder in range(g.seats))
        taken += g.pieces_elsewhere(FREE_STATES, kind)
        assert standing + supply[FREE_STATES] + taken == FREE_BUILDINGS, "Free buildings"
