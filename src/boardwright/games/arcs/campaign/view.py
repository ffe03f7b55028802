"""What one seat may see of a campaign, and a fair guess at the rest."""

from typing import Any, Final

from boardwright.kernel.rng import Rng

from .. import view as arcs
from ..facts import (
    ACTION_CARDS,
    CARD_NUMBER,
    FIRST_THING,
    KINDS,
    LORE_DATA,
    NOBODY,
    NOTHING,
    RESOURCE_SLOTS,
    RESOURCES,
    SPACES,
    SYSTEMS,
    cards_of_boxes,
)
from ..state import SHIP, is_damaged, kind_of
from ..vocabulary import AMBITION, COURT, PIECE, RESOURCE
from .council import COUNCIL_PLACE, is_tucked
from .deals import deal_view
from .facts import (
    ARMOR,
    BANNER_PIECE,
    BLIGHT_HUNGER,
    BUNKER_PIECE,
    CHAPTERS_BEFORE,
    CLUES_TO_THE_PORTAL,
    COLOUR_IDS,
    COLUMNS,
    DEAD_LIVE,
    EMPIRE,
    EVENT_FACE_IDS,
    FATE_IDS,
    FATES,
    FLAGSHIP_LAWS,
    LAWS,
    NO_IDEAL,
    OWNERS,
    PIRATE,
    ROWS,
    SYMBOLS,
    TITLES,
    TOKEN_IDS,
    WARDENS_LEVY,
    WISDOM,
    ZEAL,
)
from .fates.commonwealth import MARKER_CARD, OUT_OF_PLAY, members
from .fates.conspirator import CONSPIRACIES, redeal_plots
from .fates.pathfinder import may_hold_portal
from .fates.warden import is_vassal
from .moments import REACH_CARDS
from .rumors import face_up, known_to, worlds
from .setup import OPEN_FATE
from .state import Campaign
from .vocabulary import RUMOR_KIND

SIDES: Final[dict[int, str | None]] = {NO_IDEAL: None, ZEAL: "zeal", WISDOM: "wisdom"}

RESOLVING: Final = ("blight_crisis", "fate_crisis", "court_crisis", "edict")
"""The stages in which the agenda is gone through."""

STEPS: Final = {
    "resolve_fate": "resolve", "clear_court": "court", "clear_pieces": "pieces", "destroy_damaged": "repair",
    "rescue": "repair", "halve_power": "power", "new_fates": "fates", "choose_fate": "fates", "act_set_up": "set_up",
    "fate_set_up": "set_up",
}  # fmt: skip
"""The stages between two acts, and the step that each belongs to."""


def view(g: Campaign, seat: int | None) -> dict[str, Any]:
    """All that Arcs shows, and what the campaign adds to the table and to each player."""
    seen = arcs.view(g, seat)
    seen["game"] = "arcs_campaign"
    seen["reach"] = reach_view(g)
    seen["reach"]["portal"] = portal_view(g, seat)
    seen["reach"]["rumors"] = rumors_view(g, seat)
    seen["reach"]["conspiracies"] = plots_view(g, seat)
    seen["summit"] = deal_view(g)
    for row in seen["scored"]:
        row["act"] = next((act for act in (3, 2, 1) if CHAPTERS_BEFORE[act] < row["chapter"]), 1)
        row["chapter"] -= CHAPTERS_BEFORE[row["act"]]
    places = [place for place, card in enumerate(g.court) if card]
    for place, entry in zip(places, seen["court"], strict=True):
        entry["attached"] = [COURT.ids[card] for card in g.attached_to(place)]
        entry["court_token"] = g.courts[place] or None
    for owner, player in enumerate(seen["players"]):
        player["trophies"] = [row for row in player["trophies"] if row["owner"] < g.seats or row["owner"] >= EMPIRE]
        for row in player["trophies"]:
            row["banners"] = g.trophies[g.trophy_index(owner, row["owner"], BANNER_PIECE)]
            row["bunkers"] = g.trophies[g.trophy_index(owner, row["owner"], BUNKER_PIECE)]
        for slot, token in zip(player["slots"], g.slots[owner * RESOURCE_SLOTS :], strict=False):
            slot["thing"] = RESOURCE.ids[token] if token >= FIRST_THING else None
        player.update(seat_view(g, owner, seat))
    return seen


def reach_view(g: Campaign) -> dict[str, Any]:
    """What lies open for everybody, besides what a player holds."""
    return {
        "act": g.act,
        "first_act": g.first_act,
        "last_act": g.last_act,
        "fates": [FATE_IDS.get(fate) for fate in g.fates],
        "laws": [COURT.ids[card] for card in g.laws if card in LAWS and is_shown(g, card)],
        "booklet": [COURT.ids[card] for card in g.laws if card not in LAWS],
        "policy": COURT.ids[g.policies[0]],
        "policies": [COURT.ids[card] for card in g.policies],
        "council": council_view(g),
        "first_regent": g.first_regent,
        "trust": dict(zip(RESOURCES, g.trust, strict=True)),
        "rolled": {"face": EVENT_FACE_IDS[g.rolled[0]], "cluster": g.rolled[1]} if g.rolled else None,
        "resolving": g.stage if g.stage in RESOLVING else None,
        "ticked": [COURT.ids[card] for card in g.ticked],
        "agenda": [{"card": COURT.ids[card], "seat": holder} for card, holder in g.agenda],
        "scrapped": [COURT.ids[card] for card in g.scrapped],
        "golems": golems_view(g),
        "banners": g.banners,
        "bunkers": g.bunkers,
        "breaking_worlds": breaking_view(g),
        "on_cards": on_cards_view(g),
        "statements": [[SYSTEMS[planet] for planet in said] for said in g.statements],
        "pilgrimage": {"delivered": g.delivered, "beneath": [COURT.ids[card] for card in g.seekers]},
        "court_top": [COURT.ids[card] for card in reversed(g.court_deck[len(g.court_deck) - g.on_top :])],
        "court_second": COURT.ids[g.court_deck[-2]] if g.second_known else None,
        "drawn": [COURT.ids[card] for card in g.drawn],
        "passage": passage_view(g),
        "commonwealth": commonwealth_view(g),
        "sponsored": sponsored_view(g),
        "monopolies": [COURT.ids[card] for card in g.monopolies],
        "fiefs": fiefs_view(g),
        "scrapped_actions": [ACTION_CARDS[card] for card in g.scrapped_actions],
        "faithful": {"top": COURT.ids[g.faithful[-1]] if g.faithful else None, "left": len(g.faithful)},
        "faith": faith_view(g),
        "gains": gains_view(g),
        "intermission": intermission_view(g),
        "log": log_view(g),
        "map_tokens": [
            {"kind": TOKEN_IDS[kind], "owner": owner, "system": SYSTEMS[system], "side": side}
            for kind, owner, system, side in g.map_tokens
        ],
    }


def council_view(g: Campaign) -> dict[str, Any]:
    """The side that lies up; if the Council is tucked, by whom, and what waits above its place."""
    above = [COURT.ids[card] for card in g.attached_to(COUNCIL_PLACE)] if is_tucked(g) else []
    return {"in_session": not g.decided, "tucked_by": g.council_by, "above": above}


def passage_view(g: Campaign) -> dict[str, Any] | None:
    """The gates that are broken, and the symbol to which ships leave the Twisted Passage."""
    broken = g.broken_gates()
    return {"exit": SYMBOLS[g.exit_symbol], "broken": [SYSTEMS[gate] for gate in broken]} if broken else None


def golems_view(g: Campaign) -> dict[str, Any]:
    """Where Golems sleep on the map, not which; of those that players hold, which are awake."""
    return {
        "sleeping_in": sorted([SYSTEMS[system] for system, _ in g.sleepers]),
        "awake": [RESOURCE.ids[golem] for golem in g.awake],
        "lost": [RESOURCE.ids[golem] for golem in g.lost_golems],
    }


def faith_view(g: Campaign) -> dict[str, Any]:
    """The side of the Doctrine, the Ideals on the ambitions, and how many markers are left."""
    return {
        "doctrine": SIDES[g.doctrine],
        "ideals": {AMBITION.ids[ambition]: SIDES[g.ideals[ambition]] for ambition in g.ambitions()},
        "spare": g.spare_ideals,
    }


def portal_view(g: Campaign, seat: int | None) -> dict[str, Any] | None:
    """Who keeps the secret of a Portal that is not found, and what was answered; the planet for the keeper alone."""
    if g.portal == NOTHING:
        return None
    keeper = g.holder_of(CLUES_TO_THE_PORTAL)
    return {
        "keeper": keeper,
        "planet": SYSTEMS[g.portal] if arcs.sees(g, seat, keeper) else None,
        "answers": [{"planet": SYSTEMS[planet], "fits": fits} for planet, fits in g.answers],
    }


def rumors_view(g: Campaign, seat: int | None) -> list[dict[str, Any]]:
    """Each Rumor with the agents on it; which it is, for those who know."""
    knowing = [other for other in range(g.seats) if arcs.sees(g, seat, other)]
    known = face_up(g)
    for other in knowing:
        known |= known_to(g, other)
    return [
        {
            "system": SYSTEMS[system],
            "kind": RUMOR_KIND.ids[known[system]] if system in known else None,
            "agents": [owner for where, owner in g.rumor_agents if where == system],
        }
        for system, _ in g.rumors
    ]


def plots_view(g: Campaign, seat: int | None) -> dict[str, Any] | None:
    """The Conspiracies on ambitions in the order in which they came; their colours for the Conspirator alone."""
    keeper = g.holder_of(CONSPIRACIES)
    if keeper == NOBODY:
        return None
    own = arcs.sees(g, seat, keeper)
    return {
        "keeper": keeper,
        "left": sum(g.plot_supply),
        "supply": dict(zip(COLOUR_IDS, g.plot_supply, strict=True)) if own else None,
        "placed": [
            {
                "ambition": AMBITION.ids[ambition],
                "colour": COLOUR_IDS[colour] if own else None,
                "not": [COLOUR_IDS[wrong] for plot, wrong in g.cleared_plots if plot == number],
            }
            for number, ambition, colour in g.plots
        ],
    }


def fiefs_view(g: Campaign) -> list[dict[str, Any]]:
    """Each Fief: its cluster, the system of the Seat and the place of its city there, the Lord and the Vassals."""
    return [
        {
            "cluster": cluster,
            "system": SYSTEMS[place // SPACES],
            "space": place % SPACES,
            "lord": lord,
            "vassals": [seat for seat in range(g.seats) if is_vassal(g, seat, cluster)],
        }
        for cluster, place, lord in g.fiefs
    ]


def sponsored_view(g: Campaign) -> dict[str, Any] | None:
    """The ambition at which the Sponsored token lies (None: it is on the First Regent tile), if it is in play."""
    if g.sponsored == NOTHING:
        return None
    return {"ambition": AMBITION.ids[g.sponsored] if g.sponsored >= 0 else None}


def commonwealth_view(g: Campaign) -> dict[str, Any] | None:
    """The ambition at which the marker lies (None: it is with its holder), the Members, the Armistices in reserve."""
    if g.commonwealth == OUT_OF_PLAY and not members(g) and not g.armistices:
        return None
    return {
        "in_play": g.commonwealth != OUT_OF_PLAY,
        "ambition": AMBITION.ids[g.commonwealth] if g.commonwealth >= 0 else None,
        "holder": g.holder_of(MARKER_CARD),
        "members": members(g),
        "armistices": [COURT.ids[card] for card in g.armistices],
    }


def intermission_view(g: Campaign) -> dict[str, Any] | None:
    """Between two acts: which one is over, and how far the Intermission has come."""
    step = STEPS.get(g.stage)
    begins = g.act == 1 and not g.log and step in ("fates", "set_up")
    if step is None or begins:
        return None
    return {"after": g.act - 1 if step == "set_up" else g.act, "step": step}


def log_view(g: Campaign) -> list[dict[str, Any]]:
    """The log sheet: of each act that is over, each player's fate, marker, and Power before and after halving."""
    return [
        {"act": act, "seat": seat, "fate": FATE_IDS[fate], "marker": marker, "power": power, "kept": kept}
        for act, seat, fate, marker, power, kept in g.log
    ]


def breaking_view(g: Campaign) -> dict[str, Any]:
    """What lies beneath and on Breaking Worlds, the card of the Planet Breaker; Hammers that are not on the map."""
    ruins = [(index // g.piece_kinds, index % g.piece_kinds, count) for index, count in enumerate(g.ruins) if count]
    return {
        "tucked": [COURT.ids[card] for card in g.tucked],
        "fragments": g.fragments,
        "hammers": g.hammers,
        "ruins": [{"owner": owner, "kind": PIECE.ids[kind], "count": count} for owner, kind, count in ruins],
    }


def on_cards_view(g: Campaign) -> list[dict[str, Any]]:
    """Pieces that lie on cards of fates, besides Breaking Worlds."""
    eaten = [(index // g.piece_kinds, index % g.piece_kinds, count) for index, count in enumerate(g.devoured) if count]
    rows = [(BLIGHT_HUNGER, *row) for row in eaten]
    serving = [owner for owner, _ in g.levied]
    rows += [(DEAD_LIVE, owner, SHIP, count) for owner, count in enumerate(g.dead) if count]
    rows += [(WARDENS_LEVY, owner, SHIP, serving.count(owner)) for owner in dict.fromkeys(serving)]
    return [{"card": COURT.ids[card], "owner": o, "kind": PIECE.ids[kind], "count": n} for card, o, kind, n in rows]


def gains_view(g: Campaign) -> list[dict[str, Any]]:
    """The Power that each seat gained and lost for other reasons than ambitions, by chapter and reason."""
    rows: dict[tuple[int, int, str], dict[str, Any]] = {}
    for act, chapter, seat, power, why in g.gains:
        row = {"act": act, "chapter": chapter, "why": why, "power": [0] * g.seats}
        rows.setdefault((act, chapter, why), row)["power"][seat] += power
    return list(rows.values())


def seat_view(g: Campaign, owner: int, seer: int | None) -> dict[str, Any]:
    """What the campaign adds to a player; the fates to choose from and the choice are for their eyes alone."""
    own = arcs.sees(g, seer, owner)
    return {
        "title": TITLES[g.titles[owner]],
        "fate": FATE_IDS.get(g.fates[owner]),
        "objective": objective_view(g, owner, seer),
        "favors": list(g.favors[owner * g.seats : (owner + 1) * g.seats]),
        "held": held_view(g, owner),
        "vaulted": dict(zip(RESOURCES, g.vaulted[owner * 5 : owner * 5 + 5], strict=True)),
        "flagship": flagship_view(g, owner),
        "sown": [{"resource": RESOURCES[token], "seat": by} for seat, token, by in g.sown if seat == owner],
        "captive_ships": list(g.captive_ships[owner * OWNERS : (owner + 1) * OWNERS]),
        "loose_things": [RESOURCE.ids[token] for seat, token in g.loose if seat == owner and token >= FIRST_THING],
        "dealt": [FATE_IDS[fate] for fate in g.dealt[owner]] if own else None,
        "sealed": FATE_IDS.get(g.sealed[owner]) if own else None,
    }


def is_shown(g: Campaign, law: int) -> bool:
    """The laws of Flagships matter once there is one."""
    return law not in FLAGSHIP_LAWS or any(system != NOTHING for system in g.flagships)


def flagship_view(g: Campaign, owner: int) -> dict[str, Any] | None:
    """Where the Flagship of a player is, and its board from the left, each column with its Upgrade and its Armor."""
    if g.flagships[owner] == NOTHING:
        return None
    board = g.board(owner)
    columns = [
        {"id": row["id"], "upgrade": fitting_view(board[column]), "armor": fitting_view(board[ARMOR + column])}
        for column, row in enumerate(COLUMNS)
    ]
    return {"system": SYSTEMS[g.flagships[owner]], "board": columns}


def fitting_view(piece: int) -> dict[str, Any] | None:
    return {"kind": KINDS[kind_of(piece)], "damaged": is_damaged(piece)} if piece else None


def held_view(g: Campaign, owner: int) -> list[dict[str, Any]]:
    """The cards of a player on which anything lies, and what."""
    rows: list[dict[str, Any]] = []
    for card in g.cards[owner]:
        tokens = sorted([token for where, token in g.held if where == card])
        if tokens:
            rows.append({"card": COURT.ids[card], "tokens": [RESOURCE.ids[token] for token in tokens]})
    return rows


def objective_view(g: Campaign, owner: int, seer: int | None) -> dict[str, Any] | None:
    """The objective of a player and its marker, once the fates lie open."""
    act = FATES[g.fates[owner]]["acts"].get(g.act) if g.fates[owner] != OPEN_FATE else None
    if act is None:  # the fates are not open yet, or the next act is about to begin
        return None
    if g.stage == "fate_set_up" and CARD_NUMBER[act["objective"]] not in g.cards[owner]:  # still to come
        return None
    card = CARD_NUMBER[act["objective"]]
    has_marker = "start" in act  # p.9: in Act III the A and B fates have grand ambitions instead
    return {
        "card": act["objective"],
        "marker": g.objectives[owner] if has_marker else None,
        "start": act["start"][g.seats] if has_marker else None,
        "grand": None if has_marker else grand_view(g, owner, card, seer),
        "titles": ROWS[card].get("titles", []),
    }


def grand_view(g: Campaign, owner: int, card: int, seer: int | None) -> list[bool]:
    """Which grand ambitions a player fulfils now; nothing is said of such as only the player knows."""
    objective = REACH_CARDS[card]
    if objective.hides_grand_ambitions and not arcs.sees(g, seer, owner):
        return [False, False]
    return list(objective.grand_ambitions(g, owner))


# -- a fair guess --------------------------------------------------------------------------------------------------


def redeal(g: Campaign, seat: int, rng: Rng) -> None:
    """Guess what the seat cannot know anew."""
    redeal_fates(g, seat, rng)
    redeal_golems(g, rng)
    redeal_portal(g, seat, rng)
    redeal_rumors(g, seat, rng)
    redeal_plots(g, seat, rng)
    second = g.court_deck.pop(-2) if g.second_known else NOTHING
    redeal_lore(g, rng)
    arcs.redeal(g, seat, rng)
    if second != NOTHING:
        g.court_deck.insert(-1, second)


def redeal_fates(g: Campaign, seat: int, rng: Rng) -> None:
    """The others chose, or will, from any of the fates that the seat has not been dealt; those they have are known."""
    hidden: dict[int, list[int]] = {}
    for other in range(g.seats):
        if other != seat and len(g.dealt[other]) > 1:
            hidden[other] = [fate for fate in g.dealt[other] if fate != g.fates[other]]
    if not hidden:
        return
    unseen = [*g.fate_box, *[fate for fates in hidden.values() for fate in fates]]
    rng.shuffle_anew(unseen)
    dealt, sealed = list(g.dealt), list(g.sealed)
    for other, fates in hidden.items():
        known = [fate for fate in dealt[other] if fate not in fates]
        dealt[other] = tuple(sorted([*known, *[unseen.pop() for _ in fates]]))
        if sealed[other] != OPEN_FATE:
            sealed[other] = dealt[other][rng.below(2)]
    g.dealt, g.sealed, g.fate_box = tuple(dealt), tuple(sealed), tuple(unseen)


def redeal_lore(g: Campaign, rng: Rng) -> None:
    """C16: which lore is in the Court deck nobody knows; that of the box may be there as well."""
    lore = cards_of_boxes(LORE_DATA, g.pool)
    hidden = [place for place in range(g.buried, len(g.court_deck) - g.on_top) if g.court_deck[place] in lore]
    unseen = g.lore_box + [g.court_deck[place] for place in hidden]
    rng.shuffle_anew(unseen)
    for place in hidden:
        g.court_deck[place] = unseen.pop()
    g.lore_box = unseen


def redeal_portal(g: Campaign, seat: int, rng: Rng) -> None:
    """Only its keeper knows where the Portal is; for the others it may be wherever all answers fit."""
    if g.portal == NOTHING or g.holder_of(CLUES_TO_THE_PORTAL) == seat:
        return
    left = may_hold_portal(g)
    g.portal = left[rng.below(len(left))]


def redeal_rumors(g: Campaign, seat: int, rng: Rng) -> None:
    """Which Rumor is which: whatever fits what the seat has seen, and all that the Pirate has said.

    What others have looked at stays looked at.
    """
    if g.rumors and g.fates[seat] != PIRATE:
        fitting = worlds(g, seat)
        g.rumors = fitting[rng.below(len(fitting))]


def redeal_golems(g: Campaign, rng: Rng) -> None:
    """Which Golem sleeps where on the map nobody knows."""
    golems = [golem for _, golem in g.sleepers]
    rng.shuffle_anew(golems)
    g.sleepers = tuple([(system, golem) for (system, _), golem in zip(g.sleepers, golems, strict=True)])
