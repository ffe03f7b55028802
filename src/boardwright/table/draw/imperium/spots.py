"""Where each option is clicked."""

from boardwright.games.imperium.facts import SMALL_PILES, SUITS
from boardwright.games.imperium.state import HAND
from boardwright.games.imperium.vocabulary import CARD, SEAT, SUIT, ZONE
from boardwright.kernel.decision import Option
from boardwright.table.scene import Scene

from .names import card_id, entries_of, face_of, held, twin_id

ABOUT_THE_CARD = ("do", "ignore", "suffer")
"""Answers to a card that asks something: they are found on that card."""


def spots(scene: Scene, option: Option) -> tuple[str, ...]:
    """The places of an option, in the order a person clicks them."""
    verb = str(option[0])
    if CARD.held_by(option):
        return (card_place(scene, option),)
    if verb in ABOUT_THE_CARD:
        return asking_card(scene)
    match verb:
        case "pile":
            return (pile_spot(SUITS[SUIT.of(option)]),)
        case "suit":
            suit = SUIT.of(option)
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
            return (seat_spot(SEAT.of(option)),)
    return ()


def card_place(scene: Scene, option: Option) -> str:
    """Equal cards in hand are one place, as they are one option; every other card is a place of its own."""
    card = card_id(CARD.of(option))
    from_hand = option[0] != "card_from" or ZONE.of(option) == HAND
    return hand_spot(card) if from_hand and card in held(scene) else card_spot(card)


def asking_card(scene: Scene) -> tuple[str, ...]:
    """The card that the question is about, if it lies in play."""
    if scene.decision is None or scene.decision.ask not in CARD.asked_places:
        return ()
    card = card_id(CARD.asked(scene.decision))
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
    return face_of(CARD.of(option)) if CARD.held_by(option) else TOPICS.get(verb, verb)
