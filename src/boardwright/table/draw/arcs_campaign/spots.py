"""Where options of the campaign are clicked whose kinds do not say it, and their help."""

from boardwright.games.arcs.campaign.facts import COUNCIL, EMPIRE, TWISTED_PASSAGE
from boardwright.games.arcs.campaign.vocabulary import ALL_CARDS, ALL_COURT, FATE, FITTING
from boardwright.games.arcs.facts import SIDES_OF, SYSTEMS, TWIN_OF
from boardwright.games.arcs.vocabulary import RESOURCE, SEAT
from boardwright.kernel.decision import Option
from boardwright.table.draw.arcs.spots import spots as spots_in_arcs
from boardwright.table.draw.arcs.spots import topic as topic_in_arcs
from boardwright.table.draw.spots import asked, spots_of_option, spots_of_question
from boardwright.table.scene import Scene

DICE = {"reroll_event": "die-event", "reroll_number": "die-number"}
TOPICS = {
    "event": "law04", "escort": "movement-law", "from_trust": "law05", "enforce": "policy", "change_policy": "policy",
    "crises": "crisis", "edicts": "edict", "reroll_event": "dice", "reroll_number": "dice", "tribute": "policy",
    "expel": "outlaw", "leave": "outlaw", "revive": "first-regent", "petition": "aid01", "force": "favor",
    "call_summit": "summit", "propose": "deal", "between": "deal", "item": "deal", "offer": "deal",
    "favor_of": "favor", "arm": "aid03", "first_planet": "set-up", "hit_fresh_token": "law03",
    "hit_damaged_token": "law03", "repair_other_ship": "repair", "fit_city": "flagship", "fit_starport": "flagship",
    "dock_ship": "flagship", "capital": "flagship", "hit_fitting": "flagship", "repair_fitting": "flagship",
    "flagship_alone": "slipstream-drive", "other_ships": "slipstream-drive", "mend_flagship": "flagship",
    "prune_fitting": "flagship", "hit_piece": "banner", "repair_piece": "banner", "riders": "witness",
    "break_gate": "f2203", "no_catapult": "f2203", "ride_storm": "f2206",
}  # fmt: skip


def spots(scene: Scene, option: Option) -> tuple[str, ...]:
    """The places of an option, in the order a person clicks them."""
    match option[0]:
        case "escort" | "ships":
            return tuple(spot for spot in spots_of_question(scene) if spot.startswith("system-"))[:1]
        case "from_trust":
            return (f"trust-{RESOURCE.outside(RESOURCE.of(option))}",)
        case "reroll_event" | "reroll_number":
            return (DICE[str(option[0])],)
        case "ride_storm":
            return (f"system-{SYSTEMS[TWISTED_PASSAGE]}",)
        case "petition":
            return (f"card-{ALL_COURT.ids[COUNCIL]}",)
        case "hit_fitting":
            assert scene.decision is not None
            return (f"fitting-{scene.decision.values[0]}-{FITTING.outside(FITTING.of(option))}",)
        case "flagship_alone" | "capital" | "dock_ship":
            return (f"flagship-{asked(scene)}",)
        case "mend_flagship":
            return (f"flagship-{SEAT.of(option)}",)
        case "leave" | "revive":
            return (f"seat-{EMPIRE}",)
        case "steal_from" | "demand_held" | "send_on":
            return spots_of_option(scene, option)[1:]
        case "demand_captive" | "demand_trophy":
            return spots_of_option(scene, option)[:1]
    if ALL_CARDS.held_by(option):
        return action_card_spot(scene, ALL_CARDS.of(option))
    return spots_in_arcs(scene, option)


def action_card_spot(scene: Scene, card: int) -> tuple[str, ...]:
    """Where an action card lies: in the hand, perhaps as a twin or with its other side up, or among those played."""
    hand = scene.view["players"][asked(scene)]["hand"] or []
    for name in hand:
        held = ALL_CARDS.numbers[name]
        if card in (held, TWIN_OF[held], *SIDES_OF[held]):
            return (f"card-{name}",)
    played = [entry["card"] for entry in scene.view["round"]]
    return (f"card-{ALL_CARDS.ids[card]}",) if ALL_CARDS.ids[card] in played else ()


def topic(scene: Scene, option: Option) -> str:
    """The topic of help of an option."""
    if option[0] == "fate":
        return str(FATE.outside(FATE.of(option)))
    if str(option[0]).startswith("demand_"):
        return "policy"
    return TOPICS.get(str(option[0])) or topic_in_arcs(scene, option)
