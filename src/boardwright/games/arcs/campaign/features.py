"""The campaign as rows of small numbers: the columns of Arcs for its own words, then what it adds."""

from typing import Final

from librt.strings import BytesWriter

from boardwright.kernel.decision import Decision
from boardwright.kernel.features import HIGH, fill, fill_some

from ..ambitions import count_for
from ..control import controls
from ..facts import (
    AMBITION_ROWS,
    FIRST_THING,
    NOBODY,
    NOTHING,
    RESOURCE_SLOTS,
    RESOURCES,
    SPACES,
    SYSTEM_COUNT,
    SYSTEMS,
)
from ..features import SEAT_NAMES, SEATS, Rows, features_from
from ..state import CITY, MODES, Arcs, is_damaged, kind_of, owner_of
from ..vocabulary import SYSTEM_OF
from .deals import CAPTIVE, CAPTIVE_SHIP, DELEGATE, FAVOR, GUILD, HELD, LORE, MOST_ITEMS, TROPHY, Item
from .facts import (
    AMBITION_LAWS,
    BANNER,
    BLIGHT,
    BROKEN_WORLD,
    BUNKER,
    CEASEFIRE,
    CLUE,
    CLUES_TO_THE_PORTAL,
    COUNCIL,
    EMPIRE,
    EVENT_FACE_IDS,
    FATE_IDS,
    FITTING_IDS,
    FRAGMENT,
    FREE_STATES,
    GOLEMS,
    HAMMER,
    NO_IDEAL,
    OWNER_IDS,
    OWNERS,
    PILGRIM,
    POLICIES,
    POLICY_NAMES,
    PORTAL,
    ROWS,
    RUMOR,
    TOKEN_IDS,
    WISDOM,
    WITNESS,
    ZEAL,
)
from .fates.conspirator import CONSPIRACIES
from .rumors import known_to
from .state import Campaign, campaign
from .vocabulary import VOCABULARY

COURT_PLACES: Final = 5
THINGS: Final[list[str]] = [*RESOURCES, *GOLEMS.values()]

OF_THE_ACT: Final[list[str]] = [
    "act",
    "last_act",
    "full_negotiations",
    "first_regent",
    "council.decided",
    "council.tucked_by",
    "resolver",
    "rolled.cluster",
    "agenda",
    "imperial_ships",
    "blight",
]
OF_THE_FATES: Final[list[str]] = [
    "first_act",
    "commonwealth",
    "doctrine",
    "spare_ideals",
    "banners",
    "fragments",
    "hammers",
    "delivered",
    "portal",
    "bunkers",
    *[f"ideal.{row['id']}" for row in AMBITION_ROWS.values()],
    *[f"lord.{cluster}" for cluster in range(1, 7)],
    *[f"seat_of_lord.{cluster}" for cluster in range(1, 7)],
]
"""What the fates of Act II lay out: markers, tokens in supplies, the Portal if one knows it, Lords and their Seats."""
TOKENS: Final[list[int]] = [
    CLUE,
    PORTAL,
    BANNER,
    FRAGMENT,
    HAMMER,
    BROKEN_WORLD,
    WITNESS,
    CEASEFIRE,
    PILGRIM,
    RUMOR,
    BUNKER,
]
"""The tokens on the map: 1 for each, and 1 more for its other side."""
FAITHS: Final[list[int]] = [NO_IDEAL, ZEAL, WISDOM]
LOST_SEAT: Final = 5
"""In the place of a Lord: the Seat has left the game."""
OF_A_SEAT: Final[list[str]] = [
    "below_zero",
    "outlaw",
    "objective",
    *[f"favors.{seat}" for seat in SEAT_NAMES],
    *[f"held.{thing}" for thing in THINGS],
    *[f"in_slots.{thing}" for thing in GOLEMS.values()],
    *[f"fate.{fate}" for fate in FATE_IDS.values()],
    "ruins",
    "devoured",
    "levied",
    "captive_ships",
    "flagship",
    *[f"board.{fitting}" for fitting in FITTING_IDS],
    *[f"ambition.{AMBITION_ROWS[ambition]['id']}" for ambition in AMBITION_LAWS],
    *[f"vaulted.{resource}" for resource in RESOURCES],
]
SEAT_WIDTH: Final = len(OF_A_SEAT)
FATE_NUMBERS: Final[list[int]] = list(FATE_IDS)
OF_A_COURT_PLACE: Final[list[str]] = ["card.high", "attached", "attached.card", "attached.card.high", "court_token"]
COURT_WIDTH: Final = len(OF_A_COURT_PLACE)
PIECES: Final[list[tuple[str, int]]] = [("imperial", EMPIRE), ("blight", BLIGHT)]
MOTIONS: Final[list[str]] = ["petition", "leave", "revive"]
OF_A_SUMMIT: Final[list[str]] = ["caller", "speaker", "quiet", *MOTIONS]
OF_A_SPEAKER: Final[list[str]] = ["offers_left", "answers"]
OF_AN_ITEM: Final[list[str]] = ["what", "giver", "receiver", "thing", "thing.high", "which"]
ITEM_WIDTH: Final = len(OF_AN_ITEM)

ATTACHED: Final = 8
IN_FORCE: Final = 9
TUCKED: Final = 10
SCRAPPED: Final = 11
IN_SUPPLY: Final = 12
BENEATH: Final = 13
"""Where a card lies besides the places that Arcs knows: on a card of the Court, in force for all, under a played card,
out of the game, open to all beside the supply, beneath another card."""
LOST_GOLEM: Final = 2


def part_of_place(place: int) -> list[int]:
    """A number that may be too large for a column: what is left of it, and how often HIGH is in it."""
    return [place % HIGH, place // HIGH]


class ReachRows(Rows):
    """The columns of the campaign."""

    def __init__(self) -> None:
        numbered = ["die", "face", "piece", "cluster", "fate", "owner", "item", "fitting", "colour"]
        super().__init__(VOCABULARY, MODES, COURT_PLACES, numbered, apart=["deal"])
        self.add_table()
        self.add_summit()
        self.add_to_option()

    # -- the position ------------------------------------------------------------------------------------------------

    def add_table(self) -> None:
        """What the campaign adds to the table and to each player."""
        state = self.state
        self.of_act = state.add(*OF_THE_ACT)
        self.policy = state.each("policy", [ROWS[card]["policy"] for card in POLICIES])
        self.trust = state.each("trust", RESOURCES)
        self.event_face = state.each("rolled", EVENT_FACE_IDS)
        self.seats = state.add(*[f"{seat}.{name}" for seat in SEAT_NAMES for name in OF_A_SEAT])
        self.dealt = state.each("dealt", list(FATE_IDS.values()))
        self.sealed = state.each("sealed", list(FATE_IDS.values()))
        self.stacks = state.add(*[f"court{place}.{name}" for place in range(COURT_PLACES) for name in OF_A_COURT_PLACE])
        self.others = state.add(
            *[f"{how}.{name}.{system}" for name, _ in PIECES for how in ("fresh", "damaged") for system in SYSTEMS]
        )
        self.sleeping = state.each("golem", SYSTEMS)
        self.awake = state.each("awake", list(GOLEMS.values()))
        self.free = state.add(
            *[f"{what}.free.{system}" for what in ("city", "starport", "damaged_building") for system in SYSTEMS]
        )
        self.of_fates = state.add(*OF_THE_FATES)
        self.tokens = state.add(*[f"{TOKEN_IDS[kind]}.{system}" for kind in TOKENS for system in SYSTEMS])
        self.token_owner = state.each("owner", [TOKEN_IDS[kind] for kind in TOKENS])
        self.answers = state.each("answer", SYSTEMS)
        self.rumors = state.each("rumor.known", SYSTEMS)
        self.rumor_agents = state.each("rumor.agents", SYSTEMS)
        ambitions = [str(row["id"]) for row in AMBITION_ROWS.values()]
        self.plots = state.each("conspiracies", ambitions)
        self.own_plots = state.add(*[f"conspiracies.{name}.{colour}" for name in ambitions for colour in SEAT_NAMES])
        self.plot_supply = state.each("conspiracies.left", SEAT_NAMES)

    def add_summit(self) -> None:
        """A Summit: who called it, who speaks, who may still speak or must answer, and the deal."""
        state = self.state
        self.summit = state.each("summit", OF_A_SUMMIT)
        self.speakers = state.add(*[f"summit.{seat}.{name}" for seat in SEAT_NAMES for name in OF_A_SPEAKER])
        self.deal = state.add(*[f"deal{place}.{name}" for place in range(MOST_ITEMS) for name in OF_AN_ITEM])

    def write_state(self, row: BytesWriter, g: Arcs, seat: int, decision: Decision | None) -> None:
        super().write_state(row, g, seat, decision)
        c = campaign(g)
        self.write_table(row, c, seat)
        for step in range(c.seats):
            self.write_fate(row, c, (seat + step) % c.seats, self.seats + step * SEAT_WIDTH, seat)
        for fate in c.dealt[seat]:
            row[self.dealt + FATE_NUMBERS.index(fate)] = 1
        if c.sealed[seat]:
            row[self.sealed + FATE_NUMBERS.index(c.sealed[seat])] = 1
        self.write_stacks(row, c)
        self.write_others(row, c)
        self.write_fates(row, c, seat)
        self.write_tokens(row, c, seat)
        self.write_plots(row, c, seat)
        if c.summit_caller != NOBODY:
            self.write_summit(row, c, seat)

    def write_ambitions(self, row: BytesWriter, g: Arcs, owner: int, at: int) -> None:
        """Here a player has more than lies on the own board, and more can be captives."""
        row[at + 8] = g.captives_of(owner)
        for ambition in range(5):
            row[at + 28 + ambition] = count_for(g, owner, ambition)

    def write_table(self, row: BytesWriter, g: Campaign, seat: int) -> None:
        """The act, the Empire, the Council, the dice."""
        at = self.of_act
        fill(
            row,
            at,
            [
                g.act,
                g.last_act,
                1 if g.negotiations == "full" else 0,
                who(g, seat, g.first_regent),
                1 if g.decided else 0,
                who(g, seat, g.council_by),
                who(g, seat, g.resolver),
                g.rolled[1] if g.rolled else 0,
                len(g.agenda),
                g.ships[EMPIRE],
                g.ships[BLIGHT],
            ],
        )
        row[self.policy + [POLICY_NAMES[card] for card in POLICIES].index(POLICY_NAMES[g.policies[0]])] = 1
        fill(row, self.trust, list(g.trust))
        if g.rolled:
            row[self.event_face + g.rolled[0]] = 1

    def write_fate(self, row: BytesWriter, g: Campaign, owner: int, at: int, seat: int) -> None:
        """What the campaign adds to a player."""
        row[at] = max(0, -g.power[owner])
        row[at + 1] = 1 if g.is_outlaw(owner) else 0
        row[at + 2] = g.objectives[owner]
        at += 3
        for step in range(g.seats):
            row[at + step] = g.favors_of(owner, (seat + step) % g.seats)
        at += SEATS
        for card, thing in g.held:
            if card in g.cards[owner]:
                row[at + thing] += 1
        at += len(THINGS)
        for thing in g.slots[owner * RESOURCE_SLOTS : (owner + 1) * RESOURCE_SLOTS]:
            if thing >= FIRST_THING:
                row[at + thing - FIRST_THING] += 1
        at += len(GOLEMS)
        if g.fates[owner]:
            row[at + FATE_NUMBERS.index(g.fates[owner])] = 1
        at += len(FATE_IDS)
        row[at] = sum(g.ruins[owner * g.piece_kinds : (owner + 1) * g.piece_kinds])
        row[at + 1] = sum(g.devoured[owner * g.piece_kinds : (owner + 1) * g.piece_kinds])
        row[at + 2] = sum([1 for vassal, _ in g.levied if vassal == owner])
        row[at + 3] = sum(g.captive_ships[owner * OWNERS : (owner + 1) * OWNERS])
        at += 4
        row[at] = g.flagships[owner] + 1
        for fitting, piece in enumerate(g.board(owner), 1):
            row[at + fitting] = 1 + 2 * kind_of(piece) + is_damaged(piece) if piece else 0
        at += 1 + len(FITTING_IDS)
        for place, ambition in enumerate(AMBITION_LAWS):
            row[at + place] = count_for(g, owner, ambition)
        at += len(AMBITION_LAWS)
        fill_some(row, at, g.vaulted, owner * 5, 5)

    def write_stacks(self, row: BytesWriter, g: Campaign) -> None:
        """Cards attached in the Court, in the booklet, scrapped, and the Council if it is tucked."""
        for place, card in enumerate(g.court):
            at = self.stacks + place * COURT_WIDTH
            above = g.attached_to(place)
            row[at] = (self.card_place[card] + 1) // HIGH if card else 0
            row[at + 1] = len(above)
            row[at + 4] = g.courts[place]
            if above:
                fill(row, at + 2, part_of_place(self.card_place[above[0]] + 1))
            for attached in above:
                row[self.card + self.card_place[attached]] = ATTACHED
        for card in [*g.laws, g.policies[0]]:
            row[self.card + self.card_place[card]] = IN_FORCE
        if g.council_by != NOBODY:
            row[self.card + self.card_place[COUNCIL]] = TUCKED
        for card in g.scrapped:
            row[self.card + self.card_place[card]] = SCRAPPED
        for card in g.monopolies:
            row[self.card + self.card_place[card]] = IN_SUPPLY
        for card in g.armistices + g.tucked + g.seekers:
            row[self.card + self.card_place[card]] = BENEATH

    def write_others(self, row: BytesWriter, g: Campaign) -> None:
        """Imperial ships, Blight, Free buildings and Golems, of which nobody knows which they are, by system."""
        at = self.others
        for _, owner in PIECES:
            first = owner * SYSTEM_COUNT
            fill_some(row, at, g.fresh, first, SYSTEM_COUNT)
            at += SYSTEM_COUNT
            fill_some(row, at, g.damaged, first, SYSTEM_COUNT)
            at += SYSTEM_COUNT
        for system, _ in g.sleepers:
            row[self.sleeping + system] = 1
        for golem in g.awake:
            row[self.awake + golem - FIRST_THING] = 1
        for golem in g.lost_golems:
            row[self.awake + golem - FIRST_THING] = LOST_GOLEM
        for place, piece in enumerate(g.buildings):
            if piece and owner_of(piece) == FREE_STATES:
                kind = 0 if kind_of(piece) == CITY else 1
                row[self.free + kind * SYSTEM_COUNT + SYSTEM_OF[place]] += 1
                if is_damaged(piece):
                    row[self.free + 2 * SYSTEM_COUNT + SYSTEM_OF[place]] += 1

    def write_fates(self, row: BytesWriter, g: Campaign, seat: int) -> None:
        """What the fates of Act II have laid out; the Portal only for its keeper."""
        at = self.of_fates
        keeps = g.portal != NOTHING and g.holder_of(CLUES_TO_THE_PORTAL) == seat
        lords = {cluster: (who(g, seat, lord), place // SPACES + 1) for cluster, place, lord in g.fiefs}
        lords.update(dict.fromkeys(g.lost_seats, (LOST_SEAT, 0)))
        fill(
            row,
            at,
            [
                g.first_act,
                g.commonwealth + 3,  # with its holder, out of play, or at an ambition
                FAITHS.index(g.doctrine),
                g.spare_ideals,
                g.banners,
                g.fragments,
                g.hammers,
                g.delivered,
                g.portal + 1 if keeps else 0,
                g.bunkers,
                *[FAITHS.index(ideal) for ideal in g.ideals],
                *[lords.get(cluster, (0, 0))[0] for cluster in range(1, 7)],
                *[lords.get(cluster, (0, 0))[1] for cluster in range(1, 7)],
            ],
        )

    def write_tokens(self, row: BytesWriter, g: Campaign, seat: int) -> None:
        """Tokens on the map by kind and system, whose they are, and the answers about the Portal."""
        for kind, owner, system, side in g.map_tokens:
            if kind in TOKENS:
                row[self.tokens + TOKENS.index(kind) * SYSTEM_COUNT + system] += 1 + side
                row[self.token_owner + TOKENS.index(kind)] = who(g, seat, owner)
        for system, fits in g.answers:
            row[self.answers + system] = 2 if fits else 1
        for system, kind in known_to(g, seat).items() if g.rumors else ():
            row[self.rumors + system] = 1 + kind
        for system, owner in g.rumor_agents:
            row[self.rumor_agents + system] += 2 if owner == seat else 1

    def write_plots(self, row: BytesWriter, g: Campaign, seat: int) -> None:
        """Conspiracies by ambition; their colours, counted from the own one, for the Conspirator alone."""
        own = CONSPIRACIES in g.cards[seat]
        for _, ambition, colour in g.plots:
            row[self.plots + ambition] += 1
            if own:
                row[self.own_plots + ambition * SEATS + (colour - seat) % SEATS] += 1
        for colour in range(SEATS) if own else ():
            row[self.plot_supply + (colour - seat) % SEATS] = g.plot_supply[colour]

    def write_summit(self, row: BytesWriter, g: Campaign, seat: int) -> None:
        at = self.summit
        fill(
            row,
            at,
            [
                who(g, seat, g.summit_caller),
                who(g, seat, g.speaker),
                g.quiet,
                *[1 if motion in g.motions else 0 for motion in MOTIONS],
            ],
        )
        for step in range(g.seats):
            other = (seat + step) % g.seats
            at = self.speakers + step * len(OF_A_SPEAKER)
            row[at] = g.offers - g.proposals[other]
            row[at + 1] = 1 if other in g.waiting else 0
        for place, item in enumerate(g.deal):
            at = self.deal + place * ITEM_WIDTH
            fill(row, at, self.item_columns(g, seat, item))

    def item_columns(self, g: Campaign, seat: int, item: Item) -> list[int]:
        """An item of a deal: what, from whom to whom, and which one."""
        what, giver, receiver, thing, which = item
        if what in (DELEGATE, HELD, GUILD, LORE):
            code = part_of_place(self.card_place[thing] + 1)
        elif what in (CAPTIVE, CAPTIVE_SHIP, TROPHY, FAVOR):
            code = [who(g, seat, thing) if thing < g.seats else thing + 1, 0]
        else:
            code = [thing + 1, 0]
        return [what + 1, who(g, seat, giver), who(g, seat, receiver), *code, which + 1]

    # -- the options -------------------------------------------------------------------------------------------------

    def add_to_option(self) -> None:
        option = self.option
        self.owner = option.each("seat", list(OWNER_IDS.values()))
        self.seat2 = option.each("seat2", [*SEAT_NAMES, *OWNER_IDS.values()])
        self.outlaw = option.add("seat.outlaw")
        self.card_high = option.add("court.card.high")
        self.attached = option.add("court.attached")
        self.beside = option.each("there", ["imperial_fresh", "imperial_damaged", "blight_fresh", "blight_damaged"])
        self.empire_controls = option.add("there.empire_controls", "there.i_may_act")
        self.free_there = option.add("there.free_buildings", "building.free")
        self.flagship_there = option.add("there.my_flagship", "there.rival_flagships")
        self.token_there = option.each("there", [TOKEN_IDS[kind] for kind in TOKENS])

    def write_seat(self, row: BytesWriter, at: int, g: Arcs, seat: int, other: int, before: int) -> None:
        """Who is no player has a column of their own; a second one that is named has other columns."""
        c = campaign(g)
        if before:
            row[at + self.seat2 + ((other - seat) % g.seats if other < g.seats else other)] = 1
        elif other < g.seats:
            super().write_seat(row, at, g, seat, other, before)
            row[at + self.outlaw] = 1 if c.is_outlaw(other) else 0
        else:
            row[at + self.owner + other - EMPIRE] = 1

    def write_system(self, row: BytesWriter, at: int, g: Arcs, seat: int, system: int) -> None:
        super().write_system(row, at, g, seat, system)
        for place, (_, owner) in enumerate(PIECES):
            index = owner * SYSTEM_COUNT + system
            row[at + self.beside + 2 * place] = g.fresh[index]
            row[at + self.beside + 2 * place + 1] = g.damaged[index]
        row[at + self.empire_controls] = 1 if g.control(system) == EMPIRE else 0
        row[at + self.empire_controls + 1] = 1 if controls(g, seat, system) else 0
        row[at + self.free_there] = sum(1 for p in g.buildings_at(system) if owner_of(g.buildings[p]) == FREE_STATES)
        c = campaign(g)
        for owner in range(g.seats):
            if c.flagships[owner] == system:
                row[at + self.flagship_there + (0 if owner == seat else 1)] += 1
        for kind, _, where, side in c.map_tokens:
            if where == system and kind in TOKENS:
                row[at + self.token_there + TOKENS.index(kind)] += 1 + side

    def write_building(self, row: BytesWriter, at: int, piece: int, seat: int) -> None:
        super().write_building(row, at, piece, seat)
        if owner_of(piece) == FREE_STATES:
            row[at + self.free_there + 1] = 1

    def write_card(self, row: BytesWriter, at: int, g: Arcs, seat: int, card: int) -> None:
        super().write_card(row, at, g, seat, card)
        row[at + self.card_high] = (self.card_place[card] + 1) // HIGH
        if card in g.court:
            row[at + self.attached] = len(campaign(g).attached_to(g.court.index(card)))


def who(g: Campaign, seat: int, other: int) -> int:
    """A player as a number: 1 for who reads the row, then the others in turn order; 0 for nobody."""
    return (other - seat) % g.seats + 1 if other != NOBODY else 0


FEATURES = features_from(ReachRows(), VOCABULARY)
