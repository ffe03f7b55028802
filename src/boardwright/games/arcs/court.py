"""The Court: securing, ransacking, refilling the row, stealing guild cards (p.13, p.16)."""

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import replaced, without

from .facts import GUILD_SUIT, NOTHING
from .moments import CARDS, SPEAKERS, in_chosen_order, speakers
from .pieces import come_home, return_captives, take_trophies
from .resources import agents_come_home, can_steal
from .state import AGENT, Arcs, changed
from .vocabulary import COURT, steal_card_option


def securable(g: Arcs, me: int) -> list[int]:
    """The places of the row that a player can secure."""
    places: list[int] = []
    for place in range(len(g.court)):
        if not has_enough_agents(g, me, place) or not CARDS[g.court[place]].may_be_secured(g, me):
            continue
        if not is_forbidden(g, me, place):
            places.append(place)
    return places


def influenceable(g: Arcs, me: int) -> list[int]:
    """The cards of the row on which a player can put an agent."""
    row = [card for card in g.court if card]
    if not g.laws:
        return row
    laws = speakers(g, me, "forbids_influence")
    return [card for card in row if CARDS[card].may_be_influenced(g) and not is_closed(g, me, card, laws)]


def is_any_influenceable(g: Arcs, me: int) -> bool:
    """Whether a player can put an agent on any card of the row."""
    if not g.laws:
        return any(g.court)
    laws = speakers(g, me, "forbids_influence")
    for card in g.court:
        if card and CARDS[card].may_be_influenced(g) and not is_closed(g, me, card, laws):
            return True
    return False


def is_closed(g: Arcs, me: int, card: int, laws: tuple[int, ...]) -> bool:
    """Whether one of these laws keeps the agents of a player off a card of the row."""
    for law in laws:
        if CARDS[law].forbids_influence(g, me, g.court.index(card)):
            CARDS[law].reached(g, "forbids_influence")
            return True
    return False


def has_most_agents(g: Arcs, me: int, place: int) -> bool:
    """R48: whether a player has strictly more agents than each Rival at a place of the row."""
    agents = g.court_agents
    first = place * g.seats
    mine = agents[first + me]
    if mine == 0 or g.court[place] == 0:
        return False
    for other in range(g.seats):
        if other != me and agents[first + other] >= mine:
            return False
    return True


def has_enough_agents(g: Arcs, me: int, place: int) -> bool:
    """Whether a player has the most agents at a place of the row, or a tie that a card counts as enough."""
    return has_most_agents(g, me, place) or (bool(g.laws) and wins_tie(g, me, place))


def wins_tie(g: Arcs, me: int, place: int) -> bool:
    """Whether nobody has more agents at a place of the row, and a card of the player breaks the tie."""
    mine = g.agents_on(place, me)
    cards = speakers(g, me, "breaks_tie") if mine else ()
    if not cards or not g.court[place]:
        return False
    tied = [rival for rival in g.rivals(me) if g.agents_on(place, rival) == mine]
    if not tied or any(g.agents_on(place, rival) > mine for rival in g.rivals(me)):
        return False
    return any(CARDS[card].breaks_tie(g, me, tied) for card in cards)


def is_forbidden(g: Arcs, me: int, place: int) -> bool:
    """Whether a card of the player forbids securing at this place."""
    for card in speakers(g, me, "forbids_securing"):
        if CARDS[card].forbids_securing(g, me, place):
            CARDS[card].reached(g, "forbids_securing")
            return True
    return False


def secure_at(g: Arcs, me: int, place: int, ransacking: bool = False, captures: bool = True) -> Script[None]:
    """R49: take the card, agents home or captured, When Secured, discard, refill the same place."""
    lowest = CARDS[g.court[place]]
    if lowest.number in SPEAKERS["resists_securing"] and (yield from lowest.resists_securing(g, me, place)):
        return
    listening = speakers(g, me, "after_refill")
    yield from before_securing(g, me, g.cards_at(place), place)
    all_stay = bool(g.laws) and keeps_agents(g, place)
    for law in speakers(g, me, "before_capture") if g.laws else ():
        CARDS[law].before_capture(g, me, place)
    cards = g.take_from_row(place)
    for card in cards:
        g.note(("ransacked" if ransacking else "secured", me, card))
    first = place * g.seats
    for owner in range(g.seats):
        count = g.court_agents[first + owner]
        if not count or all_stay or (owner == me and lowest.spreads_agents):
            continue
        g.court_agents = replaced(g.court_agents, first + owner, 0)
        if owner == me or not captures:
            agents_come_home(g, owner, count)
        elif ransacking:
            take_trophies(g, me, owner, AGENT, count)
            g.note(("took_agents", me, owner, count))
        else:
            capture(g, me, owner, count)
    yield from cards_secured(g, me, cards)
    for owner in range(g.seats):
        if g.court_agents[first + owner]:
            agents_come_home(g, owner, g.court_agents[first + owner])
            g.court_agents = replaced(g.court_agents, first + owner, 0)
    if lowest.is_refilled and not g.slides_down(place):
        by_player = yield from is_refilled_by(g, me, place)
        if not by_player:
            refill(g, place)
            yield from place_drawn(g)
        for card in listening:
            if g.court[place]:
                yield from CARDS[card].after_refill(g, me, place)


def before_securing(g: Arcs, me: int, cards: list[int], place: int) -> Script[None]:
    """What laws make of cards that are about to be secured."""
    if g.laws:
        for law in speakers(g, me, "before_securing"):
            yield from CARDS[law].before_securing(g, me, cards, place)


def is_refilled_by(g: Arcs, me: int, place: int) -> Script[bool]:
    """Whether a card lets the player who has secured fill the place of the row."""
    for card in speakers(g, me, "refills"):
        done = yield from CARDS[card].refills(g, me, place)
        if done:
            return True
    return False


def keeps_agents(g: Arcs, place: int) -> bool:
    """Whether a card at a place of the row saves the agents there from being captured."""
    return any(CARDS[card].keeps_agents for card in g.cards_at(place))


def cards_secured(g: Arcs, me: int, cards: list[int]) -> Script[None]:
    """A guild card joins the play area; a vox card takes effect and goes, of several one by one as the player likes."""
    for held in speakers(g, me, "card_secured"):
        for card in cards:
            CARDS[held].card_secured(g, me, card)
    listening = speakers(g, me, "after_securing") if g.laws else []
    speaking = [card for card in cards if CARDS[card].speaks_when_secured]
    waiting: list[int] = []
    for card in cards:
        if card in speaking:
            continue
        if speaking and CARDS[card].waits_to_join(g, me):
            waiting.append(card)
        else:
            join(g, me, card)
    g.aside = (*g.aside, *[card for card in speaking + waiting if not CARDS[card].stays_in_court])
    while speaking:
        card = yield from in_chosen_order(g, me, speaking)
        yield from CARDS[card].when_secured(g, me)
        if CARDS[card].stays_in_court:
            continue
        g.aside = without(g.aside, card)
        if CARDS[card].is_kept_when_secured:
            join(g, me, card)
        else:
            CARDS[card].after_secured(g)
    for card in waiting:
        g.aside = without(g.aside, card)
        join(g, me, card)
    for held in listening:
        for card in cards:
            yield from CARDS[held].after_securing(g, me, card)


def join(g: Arcs, me: int, card: int) -> None:
    """A secured card comes to the player; R15: what is secured in a Prelude waits with its own Prelude part."""
    CARDS[card].joins(g, me)
    if g.prelude and g.turn == me:
        g.secured = (*g.secured, card)


def capture(g: Arcs, me: int, owner: int, count: int) -> None:
    """Agents of a Rival become Captives."""
    g.captives = changed(g.captives, me * g.seats + owner, count)
    g.note(("captured", me, owner, count))
    for card in speakers(g, me, "agents_captured"):
        CARDS[card].agents_captured(g, me, owner, count)


def captive_options(g: Arcs, me: int) -> list[Option]:
    """An option `("captive", owner)` for every Captive of a player."""
    options: list[Option] = []
    for owner in range(g.seats):
        options.extend([("captive", owner)] * g.captives[me * g.seats + owner])
    return options + g.further_captives(me) if g.laws else options


def give_back_captives(g: Arcs, me: int, ask: str) -> Script[int]:
    """At least one Captive goes home, and as many more as the player wishes; how many."""
    captives = captive_options(g, me)
    chosen = yield from choose_set(me, ask, captives, 1, len(captives), always=True)
    for choice in chosen:
        owner, kind = g.take_captive(me, choice)
        come_home(g, owner, kind, 1)
        g.note(("released", me, owner))
    return len(chosen)


def captives_go(g: Arcs) -> Script[None]:
    """R85: all Captives go home, but those that a card lets its holder keep."""
    kept: list[tuple[int, int, int]] = []
    for seat in g.turn_order():
        for card in speakers(g, seat, "keeps_captives"):
            captives = captive_options(g, seat) + g.captive_tokens(seat)
            least, most = CARDS[card].keeps_captives(g, seat)
            most = min(len(captives), most)
            for choice in (yield from choose_set(seat, "keep_captives", captives, least, most, (most,))):
                CARDS[card].reached(g, "keeps_captives")
                kept.append((seat, *g.take_captive(seat, choice)))
    return_captives(g)
    for seat, owner, kind in kept:
        g.put_captive(seat, owner, kind)


def refill(g: Arcs, place: int) -> None:
    """The next card of the deck, if there is one (D3), comes to an empty place of the row."""
    while g.court_deck and not g.court[place]:
        g.look()
        card = draw_court_card(g)
        g.note(("revealed", card))
        if g.laws and not CARDS[card].may_lie_in_row(g):
            g.scrap_card(card)
        elif CARDS[card].has_no_place_in_row:
            g.lay_out_of_row(card)
        else:
            g.court = replaced(g.court, place, card)


def place_drawn(g: Arcs) -> Script[None]:
    """Cards that were drawn for the row and have no place there find another."""
    for card in g.waiting_cards():
        yield from CARDS[card].when_drawn(g)


def draw_court_card(g: Arcs) -> int:
    """The next card of the deck, which is not empty."""
    card = g.court_deck.pop()
    g.buried = min(g.buried, len(g.court_deck))
    g.court_drawn()
    return card


def shuffle_court_deck(g: Arcs) -> None:
    g.rng.shuffle(g.court_deck)
    g.buried = 0
    g.court_shuffled()


def bury(g: Arcs, card: int) -> None:
    """To the bottom of the Court deck, where everybody knows it to be until the deck is shuffled."""
    g.clear_card(card)
    g.court_deck.insert(0, card)
    g.buried += 1


def secure_top_of_deck(g: Arcs, me: int) -> Script[None]:
    """Turn up the next card of the Court deck and secure it at once; D3: not if there is none."""
    if g.court_deck:
        g.look()
        card = draw_court_card(g)
        g.note(("revealed", card))
        g.aside = (*g.aside, card)
        yield from before_securing(g, me, [card], NOTHING)
        g.aside = without(g.aside, card)
        g.note(("secured", me, card))
        if CARDS[card].stays_in_court:
            g.lay_out_of_row(card)
        yield from cards_secured(g, me, [card])
        yield from place_drawn(g)


def ransack(g: Arcs, me: int, defender: int, system: int) -> Script[None]:
    """R70: secure one card with any agent of the defender; Rival agents on it become Trophies.

    A law may keep a card from who has destroyed a city in this system.
    """
    laws = speakers(g, me, "forbids_ransacking") if g.laws else []
    places = [
        place
        for place in range(len(g.court))
        if g.agents_on(place, defender)
        and CARDS[g.court[place]].may_be_secured(g, me)
        and not any(CARDS[law].forbids_ransacking(g, me, place, system) for law in laws)
    ]
    if places:
        options: list[Option] = [("court", g.court[place]) for place in places]
        choice = yield g.ask(me, "ransack", options, (defender,), always=True)
        yield from secure_at(g, me, g.court.index(COURT.of(choice)), ransacking=True)


# -- guild cards of others -----------------------------------------------------------------------------------------


def stealable_cards(g: Arcs, thief: int, owner: int) -> list[Option]:
    """The guild cards that can be stolen from a Rival."""
    return [
        steal_card_option(owner, card)
        for card in g.cards[owner]
        if GUILD_SUIT[card] != NOTHING and not CARDS[card].is_protected and can_steal(g, thief, owner, card, NOTHING)
    ]


def steal_card(g: Arcs, me: int, owner: int, card: int) -> None:
    g.cards[owner] = without(g.cards[owner], card)
    g.note(("stole_card", me, owner, card))
    if CARDS[card].is_buried_when_stolen():
        CARDS[card].reached(g, "buried")
        bury(g, card)
        g.note(("buried", card))
    else:
        CARDS[card].joins(g, me)
