"""What a position of the campaign is worth to a seat, in Power at the end of the last act."""

from collections.abc import Callable
from typing import Final

from boardwright.games.arcs.ambitions import is_declared
from boardwright.games.arcs.campaign.crises import blight_hits
from boardwright.games.arcs.campaign.facts import (
    ARMOR,
    CHAPTERS,
    EMPIRE,
    FATES,
    GRAND_POWER,
    LAST_ACT_OF_ALL,
    OUTLAW,
    REGENT,
)
from boardwright.games.arcs.campaign.fates.commonwealth import members
from boardwright.games.arcs.campaign.moments import REACH_CARDS
from boardwright.games.arcs.campaign.power import grand_ambitions, has_final_objective, wins_now
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import NOTHING, SYSTEM_COUNT, WIN_BONUS
from boardwright.games.arcs.scoring import worth as stakes
from boardwright.games.arcs.state import is_damaged
from boardwright.kernel.state import State

from ..arcs.standing import SURE, UNSURE, all_holdings, best_available, chance, prospects, rounds_left
from ..arcs.worth import ambitions, declaration_chance, hand, means, time_for
from .garden import garden_likely, shields
from .gifts import ties_likely
from .holding import first_regent_to_be
from .hopes import FATE_NUMBER, LASTING, PER_WIN, hope

HALVED: Final = 0.5
"""What is left of Power in each Intermission to come."""

# The objective: every space that its marker is short of 0 costs 1 Power at the end of the act.
SPACE: Final = 1.5
"""More than that, as a fate that has failed goes on with worse cards."""
EAGER: Final = 1.5
"""How much more it is worth to fates whose objectives take a plan over the whole act."""
MET: Final = 8.0
"""To them, an objective that is met; before, the square of what is done of it."""
EAGERLY_SOUGHT: Final = (
    *[(FATE_NUMBER[name], 1) for name in ("admiral", "believer")],
    *[(FATE_NUMBER[name], 2) for name in ("magnate", "admiral", "believer", "pathfinder", "pacifist", "warden")],
)
MORE_EAGER: Final[dict[tuple[int, int], float]] = {(FATE_NUMBER["admiral"], 2): 2.5}
"""Instead of that, where many small steps add up and nothing else comes of them."""
PROMISED: Final = 0.9
"""What a space is worth that the marker would move if the chapter ended now, while rounds are left."""
AGAIN: Final = 0.3
"""What it is worth that as much may come in each chapter of the act to come."""
WINS_AGAIN: Final = 0.7
"""How many ambitions a seat wins in a chapter to come, for an objective that counts them."""
HOPED: Final = 0.6
Likely = Callable[[Campaign, int, int], float]
LIKELY: Final[dict[int, Likely]] = {FATE_NUMBER["judge"]: ties_likely, FATE_NUMBER["naturalist"]: garden_likely}
"""How far the marker is likely to move at the end of this chapter, where what is promised now says little of it."""
FINAL: Final = 50.0
"""A final objective, which wins whatever the Power."""
STEADY: Final = 0.5
"""The part of that which comes space by space; the rest comes with the square of what is done."""
SURPLUS: Final = 0.4
"""How much what is hoped for beyond the objective counts: hopes are often disappointed."""
WITHOUT_POWER: Final = 0.6
"""What is left of that to who has no Power."""
GRAND_AGAIN: Final = 0.5
"""What grand ambitions fulfilled now are worth of what they would bring in each chapter to come."""
PAID: Final = (
    *("clear_court", "clear_pieces", "destroy_damaged", "rescue", "halve_power", "new_fates", "choose_fate"),
    *("act_set_up", "fate_set_up"),
)
"""Stages between two acts, when the markers have been paid for already."""

# Titles, by fate.
FOUNDER: Final = 2
WANTED_TITLE: Final[dict[int, int]] = {1: REGENT, FOUNDER: OUTLAW, 7: REGENT}
"""The title that the objective of a fate asks for; of the Founder only in Act I."""
TITLE: Final = 1.5
ANY_REGENT: Final = 0.3
FIRST_REGENT: Final = 1.0
FIRST_REGENT_FATES: Final = (1, 7, FATE_NUMBER["naturalist"], FATE_NUMBER["gate-wraith"])
FIRST_REGENT_WANTED: Final = 1.5
COUNCIL_FATES: Final = (
    *((1, 1), (1, 2), (3, 1), (3, 2), (7, 1), (7, 2)),
    *((FATE_NUMBER["naturalist"], 3), (FATE_NUMBER["gate-wraith"], 3)),
)
"""Fates and acts that gain by what who secured the Council may do: call a Summit, be First Regent, choose Edicts."""
COUNCIL_WANTED: Final = 1.5

# Means of the campaign, as those of Arcs in Power when much of the act is still to come.
FAVOR_HELD: Final = 0.45
FAVOR_GIVEN: Final = -0.35
IMPERIAL_SHIP: Final = 0.15
"""Where a Regent has a piece and so commands it."""
BLIGHT_RISK: Final = -0.1
"""For each hit that a Crisis would deal to own ships."""
BLIGHT_SOUGHT: Final = -0.03
"""The same for who speaks with the Blight and seeks it, and for the Naturalist who can pay for shelter."""
BLIGHT_SPEAKER: Final = FATE_NUMBER["blight-speaker"]
NATURALIST: Final = FATE_NUMBER["naturalist"]
TOKEN_ON_CARD: Final = 0.3

# Flagships: buildings on the board, as those on the map.
UPGRADE: Final = 2.0
ARMOR_PLATE: Final = 0.9
DAMAGED_FITTING: Final = -0.6


def worth(state: State, seat: int) -> float:
    """The Power a seat has, what its objective still costs, and what the rest promises."""
    assert isinstance(state, Campaign)
    chapters = chapters_left(state)
    rounds = rounds_left(state)
    power = state.power[seat] + ambitions(state, seat, chapters, rounds) + objective(state, seat, rounds)
    if state.commonwealth >= 0:
        power += joint(state, seat, rounds)
    rest = means(state, seat, holders(state, seat)) + reach(state, seat)
    return kept(state) * power + time_for(chapters, rounds) * rest + hand(state, seat)


def acts_to_come(g: Campaign) -> int:
    return g.last_act - g.act


def kept(g: Campaign) -> float:
    """The part of today's Power that counts in the end."""
    return float(HALVED ** acts_to_come(g))


def chapters_left(g: Campaign) -> float:
    """How many chapters will follow this one, in this act and those to come."""
    later = [CHAPTERS[act] for act in range(g.act + 1, g.last_act + 1)]
    return float(CHAPTERS[g.act] - g.chapter + sum(later))


def objective(g: Campaign, seat: int, rounds: int) -> float:
    """What the marker costs if it stays, less what this chapter promises to it; at the end it was paid."""
    if g.ended or g.stage in PAID:
        return 0.0
    if g.act == LAST_ACT_OF_ALL:
        return final_objective(g, seat, rounds) if has_final_objective(g, seat) else grand(g, seat, rounds)
    left = g.objectives[seat]
    eagerly = (g.fates[seat], g.act) in EAGERLY_SOUGHT
    if not left:
        return MET if eagerly else 0.0
    now, later = spaces(g, seat, rounds)
    short = left - min(float(left), now)
    short -= max(0.0, min(later, short - 1.0))
    if not eagerly:
        return -SPACE * short
    start: int = FATES[g.fates[seat]]["acts"][g.act]["start"][g.seats]
    done = max(0.0, 1.0 - short / start)
    eager = MORE_EAGER.get((g.fates[seat], g.act), EAGER)
    return MET * done * done - eager * SPACE * short


def spaces(g: Campaign, seat: int, rounds: int) -> tuple[float, float]:
    """How far the marker is likely to move at the end of this chapter, and after that."""
    likely = LIKELY.get(g.fates[seat]) if rounds else None
    promised = float(promise(g, seat)) if likely is None else likely(g, seat, rounds)
    to_come = CHAPTERS[g.act] - g.chapter
    if not rounds and not to_come:
        return promised, 0.0
    later = HOPED * hope(g, seat)
    again = LASTING.get((g.fates[seat], g.act), AGAIN)
    per_win = PER_WIN.get((g.fates[seat], g.act))
    if per_win is None:
        return promised * (PROMISED if rounds else 1.0), later + again * to_come * promised
    each = [0.0] * g.ambition_count
    for ambition in g.ambitions():
        each[ambition] = per_win(g, seat, ambition)
        later += WINS_AGAIN * to_come * each[ambition] / len(g.ambitions())
    if not rounds:
        return promised, later
    besides = promised
    for ambition, _ in wins_now(g, seat):
        besides -= each[ambition]
    later += to_come * again * max(0.0, besides)
    return max(0.0, PROMISED * besides) + wins_hoped(g, seat, rounds, each), later


def wins_hoped(g: Campaign, seat: int, rounds: int, each: list[float]) -> float:
    """How far the ambitions that a seat may hope to win in this chapter move its marker, with so much for each."""
    everybody = all_holdings(g)
    first, _ = best_available(g)
    blur = SURE + UNSURE * rounds
    total = 0.0
    for ambition in g.ambitions():
        likely = 1.0 if is_declared(g, ambition) else declaration_chance(g, seat, ambition) if first else 0.0
        mine = everybody[seat][ambition]
        if likely and mine:
            best = max([everybody[other][ambition] for other in range(len(everybody)) if other != seat])
            total += each[ambition] * likely * chance(mine - best, blur)
    return total


def final_objective(g: Campaign, seat: int, rounds: int) -> float:
    """Of a C fate in Act III: the nearer the marker is to 0, the more. Who has secured the Council is First Regent."""
    start: int = FATES[g.fates[seat]]["acts"][g.act]["start"][g.seats]
    left = g.objectives[seat]
    first_regent, g.first_regent = g.first_regent, first_regent_to_be(g)
    now, later = spaces(g, seat, rounds)
    g.first_regent = first_regent
    done = 1.0 - (left - min(float(left), now) - later) / start
    if done > 1.0:
        done = 1.0 + SURPLUS * (done - 1.0)
    valued = STEADY * done + (1.0 - STEADY) * done * abs(done)
    return FINAL * valued * (1.0 if g.power[seat] > 0 else WITHOUT_POWER)


def grand(g: Campaign, seat: int, rounds: int) -> float:
    """Of an A or B fate in Act III: what the grand ambitions that are fulfilled now bring, and may bring again."""
    fulfilled = grand_ambitions(g, seat)
    now = GRAND_POWER[g.chapter][fulfilled] * (PROMISED if rounds else 1.0)
    later = sum(GRAND_POWER[chapter][fulfilled] for chapter in range(g.chapter + 1, CHAPTERS[g.act] + 1))
    return now + GRAND_AGAIN * later


def promise(g: Campaign, seat: int) -> int:
    """How far the marker of a seat would move if the chapter ended now."""
    total = 0
    for card in g.cards[seat]:
        if card in REACH_CARDS:
            total += REACH_CARDS[card].promise(g, seat)
    return total


def joint(g: Campaign, seat: int, rounds: int) -> float:
    """F214: the ambition with the Commonwealth marker, beside what it would bring without: Members compete as one."""
    ambition = g.commonwealth
    first, second = stakes(g, ambition)
    everybody = all_holdings(g)
    alone = prospects(g, everybody, seat, ambition, first, second, rounds) if first else 0.0
    together = members(g)
    shared = sum(everybody[member][ambition] for member in together)
    others = [everybody[other][ambition] for other in range(g.seats) if other not in together and other != seat]
    if seat in together:
        mine, best = shared, max(others, default=0)
        prize = (first + second) // len(together)
    else:
        mine, best = everybody[seat][ambition], max([shared, *others])
        prize = 2 * (first + second) + WIN_BONUS[g.cities[seat]]
    if not rounds and not mine:
        return -alone
    return chance(mine - best, SURE + UNSURE * rounds) * prize - alone


def holders(g: Campaign, seat: int) -> list[int]:
    """Who holds each system, as the seat sees it: what the Empire controls serves a Regent with a piece there."""
    found: list[int] = []
    regent = g.is_regent(seat)
    for system in g.systems:
        who = g.control(system)
        found.append(seat if who == EMPIRE and regent and g.has_piece(seat, system) else who)
    return found


def reach(g: Campaign, seat: int) -> float:
    """The title, Favors, Imperial ships at one's command, Blight beside one's ships, tokens on cards."""
    total = standing(g, seat)
    for other in range(g.seats):
        total += FAVOR_HELD * g.favors[seat * g.seats + other] + FAVOR_GIVEN * g.favors[other * g.seats + seat]
    regent = g.is_regent(seat)
    at_home = g.fates[seat] == BLIGHT_SPEAKER or (g.fates[seat] == NATURALIST and shields(g, seat) > 0)
    risk = BLIGHT_SOUGHT if at_home else BLIGHT_RISK
    first = seat * SYSTEM_COUNT
    imperial = EMPIRE * SYSTEM_COUNT
    for system in g.systems:
        ships = g.fresh[first + system] + g.damaged[first + system]
        if ships:
            total += risk * min(blight_hits(g, system), 2 * ships)
        if regent and g.fresh[imperial + system] and (ships or g.has_building(seat, system)):
            total += IMPERIAL_SHIP * g.fresh[imperial + system]
    for card, _ in g.held:
        if card in g.cards[seat]:
            total += TOKEN_ON_CARD
    return total + flagship(g, seat) if g.flagships[seat] != NOTHING else total


def flagship(g: Campaign, seat: int) -> float:
    """What stands on the board of a Flagship."""
    total = 0.0
    for fitting, piece in enumerate(g.board(seat)):
        if piece:
            total += UPGRADE if fitting < ARMOR else ARMOR_PLATE
            total += DAMAGED_FITTING if is_damaged(piece) else 0.0
    return total


def wanted_title(g: Campaign, seat: int) -> int:
    """The title that the objective of a seat asks for; NOTHING if it asks for none."""
    fate = g.fates[seat]
    return NOTHING if fate == FOUNDER and g.act > 1 else WANTED_TITLE.get(fate, NOTHING)


def standing(g: Campaign, seat: int) -> float:
    """The title and the First Regent tile, for what the fate makes of them."""
    fate = g.fates[seat]
    total = ANY_REGENT if g.is_regent(seat) else 0.0
    if wanted_title(g, seat) == g.titles[seat]:
        total += TITLE
    if g.council_by == seat and (fate, g.act) in COUNCIL_FATES:
        total += COUNCIL_WANTED
    if g.first_regent == seat:
        total += FIRST_REGENT_WANTED if fate in FIRST_REGENT_FATES else FIRST_REGENT
    return total
