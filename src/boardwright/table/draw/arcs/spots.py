"""Where each option is clicked."""

from boardwright.games.arcs.facts import ACTION_CARDS, AMBITIONS, CARD_ROWS, SPACES, SYSTEMS
from boardwright.kernel.decision import Option, number
from boardwright.table.scene import Scene

HAND = ("lead", "surpass", "pivot", "copy", "seize", "give", "drop")
SYSTEM = (
    "build_city",
    "build_starport",
    "build_gate_city",
    "build_gate_starport",
    "build_cloud_city",
    "from",
    "to",
    "in",
    "repair_ship",
)
PLACE = (
    "tax",
    "build_ship",
    "repair_building",
    "hit_building",
    "free_city",
    "tax_slot",
    "prune",
    "annex",
)
OWN_SLOT = ("spend", "put", "discard_slot", "give_token", "mythic", "pay")
SEAT = ("defender", "captive", "rival", "victim_fresh", "victim_damaged", "trophy")
CARD = ("use", "discard_card", "court", "draft", "first", "clear", "gift")


def spots(scene: Scene, option: Option) -> tuple[str, ...]:
    """The places of an option, in the order a person clicks them."""
    verb = str(option[0])
    if verb in HAND:
        return (f"card-{ACTION_CARDS[number(option)]}",)
    if verb in SYSTEM:
        return (system_spot(number(option)),)
    if verb in PLACE:
        return (place_spot(number(option)),)
    if verb in OWN_SLOT:
        return (slot_spot(asked(scene), number(option, 2)),)
    if verb in SEAT:
        return (seat_spot(number(option)),)
    if verb in CARD:
        return (card_spot(str(CARD_ROWS[number(option)]["id"])),)
    match verb:
        case "declare":
            return (f"ambition-{AMBITIONS[number(option)]}",)
        case "pip":
            return (f"played-{asked(scene)}",)
        case "claim" | "want":
            return (f"card-{ACTION_CARDS[number(option)]}",)
        case "steal" | "trade":
            return (slot_spot(number(option), number(option, 3)),)
        case "steal_card":
            return (card_spot(str(CARD_ROWS[number(option, 2)]["id"])),)
        case "target":
            return (system_spot(number(option)), seat_spot(number(option, 2)))
        case "guide":
            return (system_spot(number(option)), system_spot(number(option, 2)))
        case "cluster":
            return (system_spot(4 * (number(option) - 1)),)
        case "ships":
            return tuple(system_spot(value) for value in moving_to(scene))
    return ()


def moving_to(scene: Scene) -> list[int]:
    """The system that the question names, where ships are chosen."""
    decision = scene.decision
    return [int(value) for value in decision.values[:1]] if decision is not None else []


def asked(scene: Scene) -> int:
    return scene.decision.seat if scene.decision is not None else -1


def system_spot(system: int) -> str:
    return f"system-{SYSTEMS[system]}"


def place_spot(place: int) -> str:
    return f"place-{SYSTEMS[place // SPACES]}-{place % SPACES}"


def slot_spot(seat: int, slot: int) -> str:
    return f"slot-{seat}-{slot}"


def seat_spot(seat: int) -> str:
    return f"seat-{seat}"


def card_spot(card: str) -> str:
    return f"card-{card}"


def topic(scene: Scene, option: Option) -> str:
    """The topic of help of an option."""
    verb = str(option[0])
    if verb == "pip":
        return str(option[1]).replace("_", "-")
    if verb in CARD:
        return str(CARD_ROWS[number(option)]["id"])
    if verb == "steal_card":
        return str(CARD_ROWS[number(option, 2)]["id"])
    return {"declare": "ambition", "spend": "prelude", "from": "move", "to": "move", "in": "battle"}.get(verb, verb)
