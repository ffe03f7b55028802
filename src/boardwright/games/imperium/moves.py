"""How cards move between the zones of a player: history, discard, hand, play area, garrison, unrest and exile."""

from boardwright.kernel.decision import Script
from boardwright.kernel.still import replaced, without

from .effects.step import FACES
from .events import (
    DECK_EMPTY,
    LEAVES_PLAY,
    RETURN_UNREST,
    SELF_GAINED,
    SINK,
    TAKE_UNREST,
    WOULD_HISTORY,
    card_speaks,
    fire,
    hears,
)
from .facts import ACCESSION, BOTTOM_FLIPS, EMPIRE, HAS_SUNKEN_PILE, NOTHING
from .state import (
    DECK,
    DISCARD,
    EXILED,
    GARRISON,
    HAND,
    HISTORY,
    NATION,
    PLAY,
    SUNKEN,
    UNREST_PILE,
    ZONES,
    Collapse,
    Imperium,
)

# -- taking a card out of where it is, and putting it somewhere ------------------------------------------------------


def take_out(g: Imperium, seat: int, card: int, zone: int) -> None:
    """Remove a card from a zone of its owner. What lies below or on it is not touched."""
    cards = g.zones[seat * ZONES + zone]
    place = cards.index(card)
    g.zones[seat * ZONES + zone] = cards[:place] + cards[place + 1 :]
    if zone == HAND:
        if card in g.shown[seat]:
            g.shown = replaced(g.shown, seat, without(g.shown[seat], card))
    elif zone == GARRISON:
        hosts = g.hosts[seat]
        g.hosts = replaced(g.hosts, seat, hosts[:place] + hosts[place + 1 :])
    elif zone == DECK:
        on_top = place == len(cards) - 1
        if g.top_own[seat]:
            g.top_own = replaced(g.top_own, seat, g.top_own[seat] - 1 if on_top else 0)
        if g.top_all[seat]:
            g.top_all = replaced(g.top_all, seat, g.top_all[seat] - 1 if on_top else 0)
    elif zone == NATION:
        g.nation_seen = replaced(g.nation_seen, seat, NOTHING)


def shuffle_deck(g: Imperium, seat: int) -> None:
    """Nobody knows afterwards what lies on top."""
    deck = list(g.zone(seat, DECK))
    g.rng.shuffle(deck)
    g.zones[seat * ZONES + DECK] = tuple(deck)
    g.top_own = replaced(g.top_own, seat, 0)
    g.top_all = replaced(g.top_all, seat, 0)


def put(g: Imperium, seat: int, card: int, zone: int, is_open: bool) -> None:
    """Put a card into a zone of a seat, or into a common one. `is_open`: everybody saw which card it is."""
    if zone == EXILED:
        g.exile.append(card)
    elif zone == UNREST_PILE:
        g.unrest.append(card)
    else:
        g.zones[seat * ZONES + zone] += (card,)
        if zone == HAND:
            if is_open:
                g.shown = replaced(g.shown, seat, (*g.shown[seat], card))
            return
        if zone == DECK:
            g.top_own = replaced(g.top_own, seat, g.top_own[seat] + 1)
            g.top_all = replaced(g.top_all, seat, g.top_all[seat] + 1 if is_open else 0)
            if not is_open:
                return
    if card in g.secret:
        g.secret = without(g.secret, card)


def clear_card(g: Imperium, seat: int, card: int) -> None:
    """Remove the tokens from a card that leaves play (D7: progress on it goes to the supply)."""
    if card in g.tired[seat]:
        g.tired = replaced(g.tired, seat, without(g.tired[seat], card))
    for i in range(0, len(g.stock), 2):
        if g.stock[i] == card:
            del g.stock[i : i + 2]
            break
    for i in range(0, len(g.treated), 3):
        if g.treated[i] == card:
            g.treated = g.treated[:i] + g.treated[i + 3 :]
            break


def move(g: Imperium, seat: int, card: int, zone: int) -> Script[None]:
    """Move a card of a seat to another zone, from wherever it is; its garrison goes along."""
    src = g.zone_of(seat, card)
    if src in (NOTHING, zone):
        return
    if zone == HISTORY and hears(g, seat, WOULD_HISTORY):
        is_replaced = yield from fire(g, seat, WOULD_HISTORY, [card], src, NOTHING, None)
        if is_replaced:
            return
    if zone == SUNKEN and not HAS_SUNKEN_PILE[g.nations[seat]]:
        zone = DISCARD
    is_open = src in (PLAY, GARRISON, DISCARD)
    below = g.garrison_of(seat, card) if src == PLAY else []
    if src == PLAY:
        clear_card(g, seat, card)
    take_out(g, seat, card, src)
    put(g, seat, card, zone, is_open)
    for other in below:
        take_out(g, seat, other, GARRISON)
        put(g, seat, other, zone, True)
    if zone == SUNKEN and hears(g, seat, SINK):
        yield from fire(g, seat, SINK, [card], src, NOTHING, None)
    if src == PLAY and hears(g, seat, LEAVES_PLAY):
        yield from fire(g, seat, LEAVES_PLAY, [card], src, NOTHING, None)
    if src == DECK:
        yield from deck_emptied(g, seat)


def deck_emptied(g: Imperium, seat: int) -> Script[None]:
    """The moment the draw deck runs out."""
    if not g.zones[seat * ZONES + DECK] and hears(g, seat, DECK_EMPTY):
        yield from fire(g, seat, DECK_EMPTY, [], NOTHING, NOTHING, None)


def enter_play(g: Imperium, seat: int, card: int, zone: int) -> None:
    """Move a card from a zone into the play area."""
    take_out(g, seat, card, zone)
    put(g, seat, card, PLAY, True)
    face = FACES[card]
    if face.passive_name and g.clauses is not None:
        g.reach(face.passive_name)


def garrison(g: Imperium, seat: int, card: int, host: int) -> None:
    """Put a card of a seat below a card in play."""
    src = g.zone_of(seat, card)
    if src == PLAY:
        clear_card(g, seat, card)
    take_out(g, seat, card, src)
    put(g, seat, card, GARRISON, True)
    g.hosts = replaced(g.hosts, seat, (*g.hosts[seat], host))
    g.note(("garrisoned", seat, card, g.face(host)))


# -- unrest ----------------------------------------------------------------------------------------------------------


def pop_unrest(g: Imperium) -> int:
    """The top card of the unrest pile. Whoever places it calls `check_collapse` afterwards."""
    return g.unrest.pop()


def check_collapse(g: Imperium) -> None:
    """p.13: with the last unrest card gone the game ends at once."""
    if not g.unrest:
        raise Collapse()


def take_unrest(g: Imperium, seat: int) -> Script[int]:
    """Keyword Take unrest: the top card of the unrest pile into the hand."""
    card = pop_unrest(g)
    put(g, seat, card, HAND, True)
    g.note(("took_unrest", seat))
    check_collapse(g)
    if hears(g, seat, TAKE_UNREST):
        yield from fire(g, seat, TAKE_UNREST, [card], NOTHING, NOTHING, None)
    return card


def return_unrest(g: Imperium, seat: int, cards: list[int]) -> Script[None]:
    """Unrest cards of a seat go back to the pile, by one effect."""
    for card in cards:
        yield from move(g, seat, card, UNREST_PILE)
    if cards:
        g.note(("returned_unrest", seat, len(cards)))
        if hears(g, seat, RETURN_UNREST):
            yield from fire(g, seat, RETURN_UNREST, cards, NOTHING, NOTHING, None)


# -- the nation deck -------------------------------------------------------------------------------------------------


def accession_only(g: Imperium, seat: int) -> bool:
    """Whether nothing but the accession card is left in the nation deck."""
    nation = g.zone(seat, NATION)
    return len(nation) == 1 and nation[0] == ACCESSION[g.nations[seat]]


def gain_nation_card(g: Imperium, seat: int) -> Script[int]:
    """The top card of the nation deck goes to the discard pile; the accession card turns the state card."""
    nation = g.zone(seat, NATION)
    if not nation:
        return NOTHING
    card = nation[-1]
    take_out(g, seat, card, NATION)
    put(g, seat, card, DISCARD, True)
    g.look()
    g.note(("nation_card", seat, card))
    if card == ACCESSION[g.nations[seat]] and BOTTOM_FLIPS[g.nations[seat]]:
        become_empire(g, seat)
    yield from card_speaks(g, seat, card, SELF_GAINED)
    return card


def become_empire(g: Imperium, seat: int) -> None:
    if g.empire[seat] != EMPIRE:
        g.empire = replaced(g.empire, seat, EMPIRE)
        g.note(("empire", seat))


def trigger_scoring(g: Imperium, seat: int, reason: str) -> None:
    """p.13: finish this round, play one more, then count. Triggering again changes nothing."""
    if g.ending == 0:
        g.ending = 1
        g.reason = reason
        g.note(("scoring", seat, reason))


def set_stock(g: Imperium, card: int, count: int) -> None:
    """Put that much progress on a card in play."""
    for i in range(0, len(g.stock), 2):
        if g.stock[i] == card:
            g.stock[i + 1] = count
            if count == 0:
                del g.stock[i : i + 2]
            return
    if count:
        g.stock.append(card)
        g.stock.append(count)
