"""A new campaign: the table and the players of Act I (p.4 to p.6)."""

from typing import Any, Final

from boardwright.kernel.errors import BadSetting
from boardwright.kernel.rng import Rng
from boardwright.kernel.state import Chronicle
from boardwright.kernel.still import recounted, rewritten

from ..facts import (
    LORE_DATA,
    NOBODY,
    NOTHING,
    SPACES,
    SYSTEM_COUNT,
    TOKENS,
    action_deck,
    cards_of_boxes,
    cluster_of,
    is_gate,
)
from ..setup import clear_table
from ..state import CITY, building, changed
from .facts import (
    BLIGHT,
    BLIGHT_TOKENS,
    CAMPAIGN_COURT,
    COLOURS,
    COUNCIL,
    EMPIRE,
    EVENT_FACES,
    EVENTS,
    FATE_IDS,
    FATES,
    FITTINGS,
    FREE_BUILDINGS,
    FREE_STATES,
    GUILD_ENVOYS_DEPART,
    IMPERIAL_SHIPS,
    LAWS,
    NO_IDEAL,
    OWNERS,
    POLICIES,
    REGENT,
    TIERS,
    planets_of_symbol,
    systems_of,
)
from .state import Campaign
from .summit import close_summit

LAST_ACT: Final[dict[str, int]] = {"act_1": 1, "act_2": 2, "campaign": 3}
"""After which act a game ends, by the option."""

ROMAN: Final = ["", "I", "II", "III"]

OPEN_FATE: Final = 0
RANDOM: Final = "random"
"""An option says so of a seat to which two fates are dealt."""


def set_up(seats: int, rng: Rng, options: dict[str, Any]) -> Campaign:
    """p.4, p.5: the table; the fates are chosen next."""
    first_act, last_act = options["first_act"], LAST_ACT[options["acts"]]
    if first_act > last_act:
        raise BadSetting(f"A game that begins in Act {ROMAN[first_act]} cannot end with Act {ROMAN[last_act]}.")
    named = chosen_fates(seats, options["fates"], first_act)
    g = empty_table(seats, rng, options["lore"])
    g.chronicle = Chronicle()
    g.split_discard = options["split_discard"]
    g.negotiations = options["negotiations"]
    g.offers = options["offers"]
    g.first_act, g.last_act, g.named = first_act, last_act, tuple(named)
    g.initiative = rng.below(seats)
    lay_out_court(g)
    lay_out_map(g)
    g.stage = "new_fates"
    return g


def chosen_fates(seats: int, names: str, first_act: int) -> list[int]:
    """The fates that an option names in the order of the seats; OPEN_FATE where some are dealt, as if it names none."""
    if not names:
        return [OPEN_FATE] * seats
    numbers = {name: number for number, name in FATE_IDS.items()}
    open_tiers = "ABC"[:first_act]
    fates: list[int] = []
    for name in (part.strip() for part in names.split(",")):
        if name == RANDOM:
            fates.append(OPEN_FATE)
            continue
        if name not in numbers:
            known = ", ".join(FATE_IDS[number] for tier in open_tiers for number in TIERS[tier])
            raise BadSetting(f"There is no fate {name!r}; those of Act {ROMAN[first_act]} are {known}.")
        if FATES[numbers[name]]["tier"] not in open_tiers:
            tiers = "an A fate" if first_act == 1 else "an A or B fate"  # all fates can begin in Act III
            raise BadSetting(f"The fate {name!r} cannot begin in Act {ROMAN[first_act]}; choose {tiers}.")
        if numbers[name] in fates:
            raise BadSetting(f"The fate {name!r} is named twice; each fate is there once.")
        fates.append(numbers[name])
    if len(fates) != seats:
        raise BadSetting(f"Name {seats} fates, one for each seat in order, not {len(fates)}.")
    return fates


def from_json(data: dict[str, Any]) -> Campaign:
    """A saved game; what it does not know yet is as on an empty table."""
    if "sponsored" not in data:
        data = {**empty_table(data["seats"], Rng.seeded(0)).to_json(), **data}
    return Campaign.from_json(data)


def empty_table(seats: int, rng: Rng, lore: str = "both") -> Campaign:
    """Everything in its supply, nothing on the map, the decks in order."""
    g = Campaign(seats, rng)
    g.deck = (*action_deck(seats), *EVENTS[: 3 if seats == 4 else 2])
    g.lay_out(NOTHING, lore)
    clear_table(g)
    spare = OWNERS - seats
    g.ships += [0] * spare
    g.cities += [0] * spare
    g.starports += [0] * spare
    g.ships[EMPIRE], g.ships[BLIGHT] = IMPERIAL_SHIPS, BLIGHT_TOKENS
    g.cities[FREE_STATES] = g.starports[FREE_STATES] = FREE_BUILDINGS
    places = 1 + (3 if seats == 2 else 4)
    g.court_agents = (0,) * (places * seats)
    g.attached = (0,) * places
    g.courts, g.levied = (0,) * places, ()
    g.court_deck = CAMPAIGN_COURT[:]
    g.lore_box = cards_of_boxes(LORE_DATA, lore)
    g.act = g.first_act = g.last_act = 1
    g.named, g.log = (OPEN_FATE,) * seats, ()
    g.negotiations, g.offers = "full", 3
    g.laws = tuple(LAWS)
    if seats == 2:
        g.laws += (GUILD_ENVOYS_DEPART,)
    g.fates, g.sealed = (OPEN_FATE,) * seats, (OPEN_FATE,) * seats
    g.dealt, g.fate_box = ((),) * seats, ()
    g.objectives = (0,) * seats
    g.gains, g.held, g.scrapped, g.rolled = (), (), (), ()
    g.faithful, g.scrapped_actions = (), ()
    g.map_tokens, g.banners = (), 0
    g.portal, g.answers = NOTHING, ()
    g.token_totals = tuple(TOKENS)
    g.fiefs, g.lost_seats, g.feuds = (), (), ()
    g.sown = ()
    g.sponsored = g.latest_marker = NOTHING
    g.commonwealth, g.armistices = NOTHING, ()
    g.monopolies = ()
    g.tucked, g.fragments, g.hammers = (), 0, 0
    g.ruins = (0,) * (OWNERS * g.piece_kinds)
    g.devoured = (0,) * (OWNERS * g.piece_kinds)
    g.delivered, g.seekers = 0, ()
    g.rumors, g.rumor_agents, g.rumors_seen, g.statements = (), (), (), ()
    g.finalist = NOBODY
    g.captive_ships = (0,) * (seats * OWNERS)
    g.on_top, g.second_known, g.done = 0, False, ()
    g.drawn, g.hosts = (), ()
    g.exit_symbol, g.dead = 0, (0,) * OWNERS
    g.flagships, g.boards = (NOTHING,) * seats, (0,) * (seats * FITTINGS)
    g.agenda, g.ticked, g.stage_after = (), (), ""
    g.sleepers, g.awake, g.lost_golems, g.stopped = (), (), (), False
    g.bunkers = 0
    g.plots, g.plot_supply, g.cleared_plots, g.plots_made, g.firsts = (), (0,) * COLOURS, (), 0, ()
    g.vaulted = (0,) * (5 * seats)
    g.doctrine, g.ideals, g.spare_ideals = NO_IDEAL, (NO_IDEAL,) * g.ambition_count, 0
    g.faith_breakers = ()
    g.titles = (REGENT,) * seats
    g.first_regent = NOBODY
    g.trust = (0,) * 5
    g.policies = tuple(POLICIES)
    g.favors = (0,) * (seats * seats)
    g.decided = False
    g.council_by = g.resolver = NOBODY
    close_summit(g)
    return g


# -- the table -----------------------------------------------------------------------------------------------------


def lay_out_court(g: Campaign) -> None:
    """C16: the row is dealt, then lore is shuffled in unseen; the Imperial Council lies left of the row."""
    g.rng.shuffle(g.court_deck)
    g.court = (COUNCIL, *[g.court_deck.pop() for _ in range(len(g.attached) - 1)])
    g.rng.shuffle(g.lore_box)
    g.court_deck += [g.lore_box.pop() for _ in range(g.seats)]
    g.rng.shuffle(g.court_deck)
    policies = list(g.policies)
    g.rng.shuffle(policies)
    g.policies = tuple(policies)


def lay_out_map(g: Campaign) -> None:
    """C17, C18: Imperial ships in two clusters, Free cities and damaged Blight in the others."""
    first = g.rng.below(6) + 1
    imperial = systems_of(first) + systems_of(first % 6 + 1)
    for system in imperial:
        g.fresh = recounted(g.fresh, EMPIRE * SYSTEM_COUNT + system, 1)
        g.ships[EMPIRE] -= 1
    _, symbol = EVENT_FACES[g.rng.below(6)]
    for system in planets_of_symbol(symbol):
        if system not in imperial:
            place_free_building(g, CITY, system * SPACES)
    for system in g.systems:
        if system not in imperial:
            g.damaged = recounted(g.damaged, BLIGHT * SYSTEM_COUNT + system, 1)
            g.ships[BLIGHT] -= 1
    if g.seats == 2:
        set_aside_resources(g, [cluster_of(system) for system in imperial if is_gate(system)])


def set_aside_resources(g: Campaign, clusters: list[int]) -> None:
    """p.5: with two players, a token per planet of these clusters lies on the ambitions as a third player's."""
    for cluster in clusters:
        for system in systems_of(cluster):
            resource = g.planet_type(system)
            if resource != NOTHING and g.supply[resource]:
                g.supply[resource] -= 1
                g.dummy = changed(g.dummy, resource, 1)


def place_free_building(g: Campaign, kind: int, place: int, damaged: bool = False) -> None:
    supply = g.cities if kind == CITY else g.starports
    supply[FREE_STATES] -= 1
    g.buildings = rewritten(g.buildings, place, building(FREE_STATES, kind, damaged))
