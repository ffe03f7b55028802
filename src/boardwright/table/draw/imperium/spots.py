"""Where each option is clicked."""

from boardwright.games.imperium.facts import SMALL_PILES, SUITS
from boardwright.games.imperium.state import HAND
from boardwright.kernel.decision import Option, number
from boardwright.table.scene import Scene

from .names import CARD_VERBS, card_id, entries_of, face_of, held, twin_id

ABOUT_THE_CARD = ("do", "ignore", "suffer")
"""Answers to a card that asks something: they are found on that card."""


def spots(scene: Scene, option: Option) -> tuple[str, ...]:
    """The places of an option, in the order a person clicks them."""
    verb = str(option[0])
    if verb in CARD_VERBS:
        return (card_place(scene, option),)
    if verb in ABOUT_THE_CARD:
        return asking_card(scene)
    match verb:
        case "pile":
            return (pile_spot(SUITS[number(option)]),)
        case "suit":
            suit = number(option)
            return (pile_spot(SUITS[suit] if suit < SMALL_PILES else "main"),)
        case "reveal":
            return (pile_spot("main"),)
        case "revolt":
            return (pile_spot("unrest"),)
        case "pay" | "hand_over":
            return (tokens_spot(asked(scene)),)
        case "count":
            return (counted(scene),)
        case "seat":
            return (seat_spot(number(option)),)
    return ()


def card_place(scene: Scene, option: Option) -> str:
    """Equal cards in hand are one place, as they are one option; every other card is a place of its own."""
    card = card_id(number(option))
    from_hand = option[0] != "card_from" or number(option, 2) == HAND
    return hand_spot(card) if from_hand and card in held(scene) else card_spot(card)


def asking_card(scene: Scene) -> tuple[str, ...]:
    """The card that the question is about, if it lies in play."""
    values = scene.decision.values if scene.decision is not None else ()
    if not values:
        return ()
    card = card_id(int(values[0]))
    in_play = [entry["card"] for player in scene.view["players"] for entry in entries_of(player)]
    return (card_spot(card),) if card in in_play else ()


def counted(scene: Scene) -> str:
    """What a number is about: unrest to return, cards to draw, or tokens to pay."""
    ask = scene.decision.ask if scene.decision is not None else ""
    if ask == "revolt":
        return pile_spot("unrest")
    return deck_spot(asked(scene)) if ask == "draw_how_many" else tokens_spot(asked(scene))


def asked(scene: Scene) -> int:
    return scene.decision.seat if scene.decision is not None else -1


def card_spot(card: str) -> str:
    return f"card-{card}"


def hand_spot(card: str) -> str:
    return f"hand-{twin_id(card)}"


def pile_spot(pile: str) -> str:
    return f"pile-{pile}"


def seat_spot(seat: int) -> str:
    return f"seat-{seat}"


def tokens_spot(seat: int) -> str:
    return f"tokens-{seat}"


def deck_spot(seat: int) -> str:
    return f"deck-{seat}"


TOPICS = {
    "end": "turn", "pile": "break-through", "reveal": "break-through", "suit": "break-through", "pay": "pay",
    "ignore": "attack", "suffer": "attack",
}  # fmt: skip


def topic(scene: Scene, option: Option) -> str:
    """The topic of help of an option."""
    verb = str(option[0])
    return face_of(number(option)) if verb in CARD_VERBS else TOPICS.get(verb, verb)
