"""What happens in Imperium, shown where it happens."""

from collections.abc import Sequence

from boardwright.games.imperium.facts import CARDS, TOKENS
from boardwright.games.imperium.vocabulary import CARD
from boardwright.kernel.state import Event
from boardwright.kernel.vocabulary import Value
from boardwright.table.draw.flights import Flight, Place, by_kinds, carried, colour_of, goes, marked, rises, values_of
from boardwright.table.scene import Scene

from .art import piece
from .icons import icon
from .spots import card_spot, deck_spot, hand_spot, pile_spot, tokens_spot

OUT_OF_HAND = ("played", "discarded", "topdecked_card", "history", "sank", "revealed")
INTO_HAND = ("acquired", "broke_through", "took", "fetched", "found", "drew_card", "nation_card", "moved", "recalled")
FROM_PLAY = ("abandoned", "exiled", "entered", "developed", "flipped")
"""Events of one card, by where it was or where it goes."""


def flights(scene: Scene, event: Event) -> Sequence[Flight]:
    """The flights of an event; where no line says otherwise, its places are marked."""
    return flights_of(scene, event) or by_kinds(scene, event)


def flights_of(scene: Scene, event: Event) -> Sequence[Flight]:
    values = values_of(scene, event)
    seat = int(values.get("seat", -1))
    colour, panel = colour_of(scene, seat), panel_of(seat)
    verb = str(event.what[0])

    def tokens(of: int = seat) -> Place:
        return (tokens_spot(of), *panel_of(of))

    match (verb, *[value for name, value in values.items() if name != "seat"]):
        case (_, card) if verb in OUT_OF_HAND and "card" in values:
            start = (*in_hand(scene, seat, card), *in_play(card), *panel)
            return [carried(start, (*in_play(card), *panel), colour)]
        case (_, card) if verb in INTO_HAND and "card" in values:
            return [carried((*in_play(card), deck_spot(seat)), (*in_hand(scene, seat, card), *panel), colour)]
        case (_, card) if verb in FROM_PLAY and "card" in values:
            return [carried((*in_play(card), *panel), (*in_play(card), *panel), colour), marked(panel, colour)]
        case ("exhausted" | "unexhausted" | "solstice_card" | "treated" | "copied" | "avoids", card):
            return [marked((*in_play(card), *panel), colour)]
        case ("market", card):
            return [marked(in_play(card))]
        case ("garrisoned", card, below):
            return [carried((*in_hand(scene, seat, card), *panel), (*in_play(below), *panel), colour)]
        case ("swapped", card, _):
            return [marked((*in_play(card), *panel), colour)]
        case ("gained", count, what):
            return [rises(tokens(), piece(str(what)), int(count), colour)]
        case ("paid", *counts):
            paid = zip(TOKENS, counts, strict=True)
            return [rises(tokens(), piece(kind), -int(count), colour) for kind, count in paid if count]
        case ("stole", rival, count, what):
            return [goes(tokens(int(rival)), tokens(), piece(str(what)), colour, int(count))]
        case ("tribute", rival, count):
            return [goes(tokens(), tokens(int(rival)), piece("progress"), colour, int(count))]
        case ("placed", count, what, card):
            return [goes(tokens(), (*in_play(card), *panel), piece(str(what)), colour, int(count))]
        case ("gained_action", count):
            return [rises(panel, piece("action"), int(count), colour)]
        case ("drew", count):
            return [rises((deck_spot(seat), *panel), icon("hand"), int(count), colour)]
        case ("took_unrest",):
            return [goes((pile_spot("unrest"),), panel, icon("unrest"), colour)]
        case ("returned_unrest", count):
            return [goes(panel, (pile_spot("unrest"),), icon("unrest"), colour, int(count))]
        case ("took_fame",):
            return [goes((pile_spot("fame"),), panel, icon("fame"), colour)]
        case ("took_from_pile", pile):
            return [goes((pile_spot(str(pile)), pile_spot("main")), panel, icon("main"), colour)]
        case ("gave", rival):
            return [goes(panel, panel_of(int(rival)), icon("hand"), colour)]
        case ("gave_card", rival, card):
            return [carried((*in_hand(scene, seat, card), *panel), panel_of(int(rival)), colour)]
        case ("empire" | "king_of_kings" | "scoring" | "innovates" | "revolts", *_):
            return [marked(panel, colour, piece("empire", "", 48) if verb == "empire" else None)]
        case ("reshuffled",):
            return [marked((deck_spot(seat), *panel), colour)]
    return []


def panel_of(seat: int) -> Place:
    """What lies before a seat; on a phone its line above the board."""
    return (f"seat-{seat}", f"plaque-{seat}")


def card_of(face: Value) -> str:
    """The card of a face."""
    return CARDS[CARD.number(face)]


def in_play(face: Value) -> Place:
    """Where a card lies open."""
    return (card_spot(card_of(face)),)


def in_hand(scene: Scene, seat: int, face: Value) -> Place:
    """Where a card is in the hand of the viewer; other hands are not seen."""
    return (hand_spot(card_of(face)),) if seat == scene.viewer else ()
