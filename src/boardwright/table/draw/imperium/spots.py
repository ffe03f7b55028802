"""Where options are clicked whose kinds do not say it, and their help."""

from boardwright.games.imperium.facts import CARDS, SMALL_PILES
from boardwright.games.imperium.state import HAND
from boardwright.games.imperium.vocabulary import CARD, SUIT, ZONE
from boardwright.kernel.decision import Option
from boardwright.table.draw.spots import asked, spots_of_option
from boardwright.table.scene import Scene

from .names import entries_of, held, twin_id


def spots(scene: Scene, option: Option) -> tuple[str, ...]:
    """The places of an option, in the order a person clicks them."""
    if CARD.held_by(option):
        return (card_place(scene, option),)
    match option[0]:
        case "do" | "ignore" | "suffer":
            return asking_card(scene)
        case "suit" if SUIT.of(option) >= SMALL_PILES:
            return (pile_spot("main"),)
        case "reveal":
            return (pile_spot("main"),)
        case "revolt":
            return (pile_spot("unrest"),)
        case "pay" | "hand_over":
            return (tokens_spot(asked(scene)),)
        case "count":
            return (counted(scene),)
    return spots_of_option(scene, option)


def card_place(scene: Scene, option: Option) -> str:
    """Equal cards in hand are one place, as they are one option; every other card is a place of its own."""
    card = CARDS[CARD.of(option)]
    from_hand = not ZONE.held_by(option) or ZONE.of(option) == HAND
    return hand_spot(card) if from_hand and card in held(scene) else card_spot(card)


def asking_card(scene: Scene) -> tuple[str, ...]:
    """The card that the question is about, if it lies in play."""
    if scene.decision is None or scene.decision.ask not in CARD.asked_places:
        return ()
    card = CARDS[CARD.asked(scene.decision)]
    in_play = [entry["card"] for player in scene.view["players"] for entry in entries_of(player)]
    return (card_spot(card),) if card in in_play else ()


def counted(scene: Scene) -> str:
    """What a number is about: unrest to return, cards to draw, or tokens to pay."""
    ask = scene.decision.ask if scene.decision is not None else ""
    if ask == "revolt":
        return pile_spot("unrest")
    return deck_spot(asked(scene)) if ask == "draw_how_many" else tokens_spot(asked(scene))


def card_spot(card: str) -> str:
    return f"card-{card}"


def hand_spot(card: str) -> str:
    return f"hand-{twin_id(card)}"


def pile_spot(pile: str) -> str:
    return f"pile-{pile}"


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
    if CARD.held_by(option):
        return CARD.ids[CARD.of(option)]
    return TOPICS.get(str(option[0]), str(option[0]))
