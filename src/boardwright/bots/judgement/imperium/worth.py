"""What a position is worth to a seat: the points it would score now, and what it promises until the end."""

from typing import Final

from boardwright.games.imperium.facts import (
    EMPIRE,
    HAS_QUESTS,
    MATERIAL,
    POPULATION,
    PROGRESS,
    REGION,
    START,
    UNREST,
    is_a,
)
from boardwright.games.imperium.scoring import points_of, unrest_count
from boardwright.games.imperium.state import (
    DECK,
    DEVELOPMENT,
    DISCARD,
    FRONT,
    GARRISON,
    HAND,
    HISTORY,
    MAIN,
    NATION,
    NO_ABILITIES,
    PLAY,
    SUNKEN,
    ZONES,
    Imperium,
)
from boardwright.kernel.state import State

from .values import EACH_ROUND, POINTS, USE, VARIES

# How long the game still lasts, in rounds.
ROUNDS_PER_CYCLE: Final = 2.3
"""From one reshuffle to the next."""
MAIN_PILE_PER_TURN: Final = 0.6
"""Cards that leave the main pile."""
FAME_PER_TURN: Final = 0.3
"""Fame cards that are taken, down to King of Kings."""
MOST_ROUNDS: Final = 12.0

# The weights below are rounded from a regression of final scores on positions of games between bots.

# Tokens are spent before the end; the more of them, the less each is worth.
MATERIALS: Final = 0.5
POPULACE: Final = 0.15
MANY_TOKENS: Final = 10
SPARE_TOKEN: Final = 0.4

# The deck: the cards that come by again and again.
CARD: Final = 0.8
DEAD: Final = 0.1
"""A card of no more use than this does not count."""
AVERAGE_USE: Final = 0.2
"""In each round."""
USUAL_USE: Final = 1.2
USUAL_CARDS: Final = 4
"""A deck is averaged with so many usual cards: of a small one not every card is played in every turn."""
USE_IN_HAND: Final = 0.2
"""A card in hand is used sooner than one in the deck."""
PLAY_LEFT: Final = 0.7
"""How much of a card's use comes of an action that is still left in the turn."""

# Cards in play.
REGION_IN_PLAY: Final = 1.2
SPARE_REGION: Final = 0.4
FEW_REGIONS: Final = 3
"""As many as Glory asks for."""
EACH_ROUND_TRUST: Final = 0.4
"""How much of what the notation promises comes true."""
OUT_OF_DECK: Final = -2.0
"""Any other card in play is one less that comes by again."""

# Reshuffles bring nation cards and developments.
NATION_CARD_TO_COME: Final = -1.2
JOURNEY: Final = 6.0
"""A stop of a journey, which costs progress."""
BEING_EMPIRE: Final = 3.0
NEXT_RESHUFFLE: Final = -0.1
"""A card that is drawn before it."""

# Unrest.
UNREST_IN_DECK: Final = -1.0
"""Beside its points."""
LAST_UNREST: Final = 5
"""With so few in the pile a collapse is near."""
COLLAPSE: Final = 60.0
"""Per unrest more than others have, when it is certain."""


def worth(state: State, seat: int) -> float:
    """The points a seat has, and what its deck, its play area and its tokens promise."""
    assert isinstance(state, Imperium)
    if state.collapsed:
        return -COLLAPSE * unrest_count(state, seat) + 0.1 * points(state, seat)
    rounds = rounds_left(state)
    time = rounds / (rounds + 1.0)  # what is there is worth what there is time to do with it
    total = points(state, seat) + tokens(state, seat, time) + in_play(state, seat, rounds, time)
    total += deck(state, seat, rounds, time) + reshuffles(state, seat, time)
    if len(state.unrest) <= LAST_UNREST:
        total += collapse(state, seat)
    return total


def points(g: Imperium, seat: int) -> float:
    """The score as it is now."""
    first = seat * ZONES
    zones = g.zones
    total = float(g.tokens[seat * 3 + PROGRESS])
    for zone in SCORED:
        for card in zones[first + zone]:
            if VARIES[card]:
                total += points_of(g, seat, card)
            else:
                total += POINTS[card]
    for card in zones[first + FRONT]:
        total += points_of(g, seat, card)
    if not HAS_QUESTS[g.nations[seat]]:
        for card in zones[first + GARRISON]:
            total += points_of(g, seat, card) if VARIES[card] else POINTS[card]
    return total


SCORED: Final[list[int]] = [HAND, DECK, DISCARD, PLAY, HISTORY, SUNKEN]


def rounds_left(g: Imperium) -> float:
    """How many rounds the game still lasts, by whatever ends it first."""
    into_round = g.turn / g.seats if g.stage == "turn" or g.stage == "cleanup" else 1.0
    if g.ending == 2:
        return 1.0 - into_round
    if g.ending == 1:
        return 2.0 - into_round
    rounds = len(g.piles[MAIN]) / (MAIN_PILE_PER_TURN * g.seats)
    rounds = min(rounds, (len(g.fame) + 1) / (FAME_PER_TURN * g.seats))
    for seat in range(g.seats):
        first = seat * ZONES
        cards = len(g.zones[first + NATION]) + len(g.zones[first + DEVELOPMENT])
        if cards:
            rounds = min(rounds, ROUNDS_PER_CYCLE * cards)
    return min(MOST_ROUNDS, rounds + 1.0)


def tokens(g: Imperium, seat: int, time: float) -> float:
    """Materials and population, as long as there is time to spend them."""
    return time * (
        MATERIALS * counted(g.tokens[seat * 3 + MATERIAL]) + POPULACE * counted(g.tokens[seat * 3 + POPULATION])
    )


def counted(many: int) -> float:
    return float(many) if many <= MANY_TOKENS else MANY_TOKENS + SPARE_TOKEN * (many - MANY_TOKENS)


def in_play(g: Imperium, seat: int, rounds: float, time: float) -> float:
    """What cards in play bring round by round, and regions for what asks for them."""
    each_round = 0.0
    regions = others = 0
    for card in g.zones[seat * ZONES + PLAY]:
        each_round += EACH_ROUND[card]
        if is_a(card, REGION):
            regions += 1
        else:
            others += 1
    few = min(regions, FEW_REGIONS)
    standing = REGION_IN_PLAY * few + SPARE_REGION * (regions - few) + OUT_OF_DECK * others
    return EACH_ROUND_TRUST * each_round * rounds + time * standing


def deck(g: Imperium, seat: int, rounds: float, time: float) -> float:
    """How many cards circulate, and how much use they are of."""
    first = seat * ZONES
    zones = g.zones
    use = USE[g.empire[seat]]
    total = 0.0
    size = useful = unrest = 0
    for zone in CIRCULATING:
        for card in zones[first + zone]:
            size += 1
            if is_a(card, UNREST):
                unrest += 1
            else:
                total += use[card]
                if use[card] > DEAD:
                    useful += 1
    in_hand = 0.0
    for card in zones[first + HAND]:
        in_hand += use[card]
    hand = len(zones[first + HAND])
    value = AVERAGE_USE * rounds * (total + USUAL_USE * USUAL_CARDS) / (size + USUAL_CARDS)
    value += time * (CARD * useful + UNREST_IN_DECK * unrest + USE_IN_HAND * in_hand)
    if hand and g.turn == seat and g.stage == "turn" and g.doing != NO_ABILITIES:
        value += PLAY_LEFT * min(g.actions[seat], hand) * in_hand / hand
    return value


CIRCULATING: Final[list[int]] = [HAND, DECK, DISCARD]


def reshuffles(g: Imperium, seat: int, time: float) -> float:
    """How far the nation has come, and how near the next reshuffle is."""
    first = seat * ZONES
    value = NATION_CARD_TO_COME * len(g.zones[first + NATION]) + NEXT_RESHUFFLE * len(g.zones[first + DECK])
    if g.empire[seat] == EMPIRE:
        value += BEING_EMPIRE
    front = g.zones[first + FRONT]
    for place in range(1, len(front)):
        value += JOURNEY * stops(g, front[place])
    return time * value


def stops(g: Imperium, card: int) -> int:
    """How far a journey card has come (Utopians)."""
    return (2 if START[card] == "below" else 0) + (1 if g.face(card) != card else 0)


def collapse(g: Imperium, seat: int) -> float:
    """With few unrest left in the pile, who has more of them than others is in danger."""
    mine = unrest_count(g, seat)
    others = 0
    for other in range(g.seats):
        if other != seat:
            others += unrest_count(g, other)
    lead = others / (g.seats - 1) - mine
    danger = 1.0 / (1.0 + len(g.unrest))
    return COLLAPSE * danger * danger * lead
