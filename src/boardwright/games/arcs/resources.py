"""Resources: gaining, keeping, spending, losing (p.17), and Outrage (p.16)."""

from typing import Final

from boardwright.kernel.decision import Decision, Option, Script
from boardwright.kernel.sets import choose_set
from boardwright.kernel.still import replaced, without

from .facts import FIRST_THING, GUILD_SUIT, NOTHING, OPEN_SLOTS, RAID_COST_OF_SLOT, RESOURCE_SLOTS
from .moments import CARDS, UNLIMITED, speakers, speaking_laws
from .state import COVERED, OWED, Arcs, changed
from .vocabulary import COURT, RESOURCE, SEAT, SLOT, SLOTS, Slot, slot_option, steal_option


def has(g: Arcs, seat: int, resource: int) -> int:
    """R8: the tokens of a type that a seat has, wherever they are in its play area; supply on a Cartel counts."""
    count = g.tokens(seat, resource)
    for card in speakers(g, seat, "holds_supply_of"):
        if CARDS[card].holds_supply_of() == resource:
            count += g.supply[resource]
    return count


# -- taking --------------------------------------------------------------------------------------------------------


def gain(g: Arcs, seat: int, resources: list[int]) -> Script[None]:
    """R4: from the supply, as far as it goes. R112: all are taken first, then put in slots."""
    for resource in resources:
        if g.supply[resource]:
            g.supply[resource] -= 1
            g.loose = (*g.loose, (seat, resource))
            g.note(("gained", seat, resource))
        else:
            g.note(("no_supply", seat, resource))
    yield from settle(g, seat)


def gain_matters(g: Arcs, seat: int, resource: int) -> bool:
    """Whether gaining a resource would change anything: there is one, and not only the same in all slots."""
    if not g.supply[resource]:
        return False
    first = seat * RESOURCE_SLOTS
    for slot in g.open_slots(seat):
        if g.slots[first + slot] != resource:
            return True
    return bool(g.laws) and room_on_card(g, seat, resource) != NOTHING


def settle(g: Arcs, seat: int, lifted: list[int] | None = None) -> Script[None]:
    """R74: put what was taken in open slots; all tokens may be rearranged, only the excess is discarded.

    `lifted` is what of it lay in slots before; the rest has just come to the player.
    """
    loose = in_hand(g, seat)
    if not loose:
        return
    old = list(lifted or [])
    excess = len(loose) - len(g.empty_slots(seat))
    if g.laws:
        excess -= with_room(g, seat, loose, old) + with_room(g, seat, in_slots(g, seat), in_slots(g, seat))
    if excess == 1:
        yield from discard_one(g, seat, old)
    elif excess > 1:
        yield from discard_several(g, seat, excess, old)
    else:
        yield from put_in_slots(g, seat, may_rearrange=True, old=old)


def in_hand(g: Arcs, seat: int) -> list[int]:
    """What a seat has taken and not yet put in a slot."""
    return sorted([token for owner, token in g.loose if owner == seat])


def in_slots(g: Arcs, seat: int) -> list[int]:
    """What lies in the slots of a seat, and NOTHING for each empty one."""
    return g.slots[seat * RESOURCE_SLOTS : (seat + 1) * RESOURCE_SLOTS]


def discards(g: Arcs, seat: int, old: list[int]) -> list[Option]:
    """What was taken and what lies in the slots; things that cannot be discarded only if there is nothing else."""
    first = seat * RESOURCE_SLOTS
    options: list[Option] = [("discard", token) for token in in_hand(g, seat)]
    options.extend([slot_option("discard_slot", g.slots[first + slot], slot) for slot in occupied_slots(g, seat)])
    if g.laws:
        excess = without_room(g, seat, options, old)
        return [option for option in excess if can_discard(g, seat, RESOURCE.of(option))] or excess
    return options


def without_room(g: Arcs, seat: int, options: list[Option], old: list[int]) -> list[Option]:
    """Of what may be discarded that which finds no room on a card: the rest is no excess."""
    found: list[Option] = []
    loose = in_hand(g, seat)
    for token in sorted(set(loose)):
        alike = [one for one in loose if one == token]
        found.extend([("discard", token)] * (len(alike) - with_room(g, seat, alike, old)))
    lying = [option for option in options if option[0] != "discard"]
    return found + [one for one in lying if room_on_card(g, seat, RESOURCE.of(one), new=False) == NOTHING]


def can_discard(g: Arcs, seat: int, token: int) -> bool:
    """Whether a resource, or another thing that lies in slots, may be discarded."""
    return token < FIRST_THING or any(
        CARDS[law].can_discard_thing(g, seat, token) for law in speaking_laws(g, "can_discard_thing")
    )


def discard(g: Arcs, seat: int, choice: Option, old: list[int]) -> Script[None]:
    token = RESOURCE.of(choice)
    if choice[0] == "discard":
        g.loose = without(g.loose, (seat, token))
        forget_old(old, token)
    else:
        g.slots[seat * RESOURCE_SLOTS + SLOT.of(choice)] = NOTHING
    if token < FIRST_THING:
        discard_token(g, seat, token)
    else:
        for law in speaking_laws(g, "thing_discarded"):
            yield from CARDS[law].thing_discarded(g, seat, token)


def forget_old(old: list[int], token: int) -> None:
    """A token left the hand: of like ones that which lay in a slot before."""
    if token in old:
        old.remove(token)


def discard_one(g: Arcs, seat: int, old: list[int]) -> Script[None]:
    """One token has no room; all may be taken up first."""
    may_rearrange = rearranging_matters(g, seat)
    options = sorted(set(discards(g, seat, old)))
    if may_rearrange:
        options.append(("rearrange",))
    choice = yield g.ask(seat, "discard_excess", options, (1,))
    if choice[0] == "rearrange":
        may_rearrange = False
        old += take_up_all(g, seat)
        choice = yield g.ask(seat, "discard_excess", sorted(set(discards(g, seat, old))), (1,))
    yield from discard(g, seat, choice, old)
    yield from put_in_slots(g, seat, may_rearrange, old)


def discard_several(g: Arcs, seat: int, excess: int, old: list[int]) -> Script[None]:
    """So many tokens have no room; what stays may be rearranged."""
    chosen = yield from choose_set(seat, "discard_excess", discards(g, seat, old), excess, excess, (excess,))
    for choice in chosen:
        yield from discard(g, seat, choice, old)
    if in_hand(g, seat):
        yield from put_in_slots(g, seat, may_rearrange=True, old=old)
    else:
        yield from rearrange(g, seat, "rearrange")


def put_in_slots(g: Arcs, seat: int, may_rearrange: bool, old: list[int] | None = None) -> Script[None]:
    """Put what is in hand in open slots, one by one; if allowed, take up all other tokens as well.

    `old` is what of it lay in slots before.
    """
    old = [] if old is None else old
    while in_hand(g, seat):
        choice = yield g.asked_before() or which_place(g, seat, may_rearrange, old)
        if choice[0] == "rearrange":
            may_rearrange = False
            old += take_up_all(g, seat)
            continue
        token = RESOURCE.of(choice)
        g.loose = without(g.loose, (seat, token))
        if choice[0] == "put_on":
            CARDS[COURT.of(choice)].lay_thing(g, token)
        else:
            g.slots[seat * RESOURCE_SLOTS + SLOT.of(choice)] = token
            forget_old(old, token)


def which_place(g: Arcs, seat: int, may_rearrange: bool, old: list[int]) -> Decision:
    """Where to put which of the tokens in hand."""
    options = placings(g, seat, sorted(set(in_hand(g, seat))), old)
    if may_rearrange and rearranging_matters(g, seat):
        options.append(("rearrange",))
    return g.ask(seat, "place_token", options)


def rearrange(g: Arcs, seat: int, ask: str) -> Script[None]:
    """A seat may put its tokens in other slots."""
    if rearranging_matters(g, seat):
        choice = yield g.ask(seat, ask, [("rearrange",), ("skip",)])
        if choice[0] == "rearrange":
            lifted = take_up_all(g, seat)
            yield from put_in_slots(g, seat, may_rearrange=False, old=lifted)


def placings(g: Arcs, seat: int, loose: list[int], old: list[int]) -> list[Option]:
    """Each loose type in each kind of empty slot; slots with the same raid cost are alike. Things also on cards."""
    options: list[Option] = []
    costs: list[int] = []
    empty = g.empty_slots(seat)
    fitting = [token for token in loose if may_fill_slot(g, seat, token, len(empty), old)] if g.laws else loose
    for slot in empty:
        if RAID_COST_OF_SLOT[slot] not in costs:
            costs.append(RAID_COST_OF_SLOT[slot])
            options.extend([slot_option("put", token, slot) for token in fitting])
    if g.laws:
        on_cards = [(token, room_on_card(g, seat, token, is_new(g, seat, token, old))) for token in loose]
        options.extend([("put_on", token, card) for token, card in on_cards if card != NOTHING])
    return options


def is_new(g: Arcs, seat: int, token: int, old: list[int]) -> bool:
    """Whether one of the like tokens in hand has just come to the player."""
    return in_hand(g, seat).count(token) > old.count(token)


def room_on_card(g: Arcs, seat: int, token: int, new: bool = True) -> int:
    """The card of a seat on which a token may lie instead of in a slot, or NOTHING; some take only `new` ones."""
    for card in speakers(g, seat, "takes_thing"):
        if CARDS[card].takes_thing(g, token) and (new or not CARDS[card].takes_only_new):
            return card
    return NOTHING


def room_for(g: Arcs, seat: int, resource: int) -> int:
    """How many resources of a type a seat has empty room for; a card that takes them has room for any number."""
    return UNLIMITED if room_on_card(g, seat, resource) != NOTHING else len(g.empty_slots(seat))


def with_room(g: Arcs, seat: int, tokens: list[int], old: list[int]) -> int:
    """How many of these tokens of a seat, of which some are not new, could lie on a card."""
    if not speakers(g, seat, "takes_thing"):
        return 0
    count = 0
    for token in {token for token in tokens if token != NOTHING}:
        there, before = tokens.count(token), min(tokens.count(token), old.count(token))
        if room_on_card(g, seat, token) != NOTHING:
            count += there - before
        if room_on_card(g, seat, token, new=False) != NOTHING:
            count += before
    return count


def may_fill_slot(g: Arcs, seat: int, token: int, empty: int, old: list[int]) -> bool:
    """Whether a token may go in one of so many empty slots: what has other room leaves them to all that has none."""
    if room_on_card(g, seat, token, is_new(g, seat, token, old)) == NOTHING:
        return True
    loose = in_hand(g, seat)
    return empty > len(loose) - with_room(g, seat, loose, old)


def slot_options(g: Arcs, seat: int, verb: str) -> list[Option]:
    """An option `(verb, resource, slot)` for every resource in the slots of a seat."""
    first = seat * RESOURCE_SLOTS
    slots = g.slots
    return [slot_option(verb, slots[first + slot], slot) for slot in SLOTS if is_resource(slots[first + slot])]


FROM_CARD: Final[dict[str, str]] = {"pay": "pay_from", "discard_slot": "discard_from", "give_token": "give_from"}
"""What is done with a token in a slot, and the same with one that lies on a card."""


def own_tokens(g: Arcs, seat: int, verb: str) -> list[Option]:
    """An option for every resource that a seat may part with: in its slots, and on cards where they are not frozen."""
    options = slot_options(g, seat, verb)
    if g.laws:
        options.extend([(FROM_CARD[verb], token, card) for card, token in open_tokens(g, seat)])
    return options


def open_tokens(g: Arcs, seat: int) -> list[tuple[int, int]]:
    """The resources on the cards of a seat that serve like those in slots, each with its card."""
    return [(card, token) for card in speakers(g, seat, "open_tokens") for token in CARDS[card].open_tokens(g)]


def give_up(g: Arcs, seat: int, choice: Option) -> int:
    """A token of `own_tokens` leaves its slot or card; its type."""
    if SLOT.held_by(choice):
        g.slots[seat * RESOURCE_SLOTS + SLOT.of(choice)] = NOTHING
    else:
        CARDS[COURT.of(choice)].lose_token(g, RESOURCE.of(choice))
    return RESOURCE.of(choice)


def rearranging_matters(g: Arcs, seat: int) -> bool:
    """Whether some token lies in a slot that differs from another open slot, or a thing could leave its place."""
    if occupied_slots(g, seat) and len({RAID_COST_OF_SLOT[slot] for slot in g.open_slots(seat)}) > 1:
        return True
    if not g.laws:
        return False
    movable = things_on_cards(g, seat) or movable_tokens(g, seat)
    return bool(movable) or with_room(g, seat, in_slots(g, seat), in_slots(g, seat)) > 0


def is_resource(token: int) -> bool:
    """Whether what lies in a slot is a resource: not nothing, and no other thing."""
    return NOTHING < token < FIRST_THING


def occupied_slots(g: Arcs, seat: int) -> list[Slot]:
    """The slots in which anything lies."""
    first = seat * RESOURCE_SLOTS
    slots = g.slots
    return [slot for slot in SLOTS if slots[first + slot] != NOTHING]


def things_on_cards(g: Arcs, seat: int) -> list[tuple[int, int]]:
    """The things that lie on the cards of a seat and are no resources, each with its card."""
    if not g.laws:
        return []
    return [(thing, card) for card in speakers(g, seat, "things_on") for thing in CARDS[card].things_on(g)]


def movable_tokens(g: Arcs, seat: int) -> list[tuple[int, int]]:
    """The resources on cards that might as well lie in slots, each with its card."""
    return [(token, card) for card, token in open_tokens(g, seat) if CARDS[card].takes_thing(g, token)]


def take_up_all(g: Arcs, seat: int) -> list[int]:
    """Take up all tokens in the slots, and what may leave cards, to put them elsewhere; what was taken up."""
    lifted = lift(g, seat, occupied_slots(g, seat))
    if g.laws:
        for token, card in things_on_cards(g, seat) + movable_tokens(g, seat):
            CARDS[card].lose_token(g, token)
            g.loose = (*g.loose, (seat, token))
            lifted.append(token)
    return lifted


def lift(g: Arcs, seat: int, slots: list[Slot]) -> list[int]:
    """Take up the tokens in these slots, to put them elsewhere; what was taken up."""
    lifted: list[int] = []
    for slot in slots:
        index = seat * RESOURCE_SLOTS + slot
        lifted.append(g.slots[index])
        g.loose = (*g.loose, (seat, g.slots[index]))
        g.slots[index] = NOTHING
    return lifted


def covered_slots(g: Arcs, seat: int) -> list[Slot]:
    """The slots with tokens over which cities have come to lie."""
    open_slots = g.open_slots(seat)
    return [slot for slot in occupied_slots(g, seat) if slot not in open_slots]


def covers_slots(g: Arcs, seat: int, cities: int) -> bool:
    """Whether the cities that have just come back to a board cover a slot, empty or not."""
    return OPEN_SLOTS[g.cities[seat]] != OPEN_SLOTS[g.cities[seat] - cities]


def slots_covered(g: Arcs, seat: int, cities: int) -> Script[None]:
    """R75: cities came back to the board. If they cover a slot, empty or not, all tokens may be rearranged."""
    if covers_slots(g, seat, cities):
        yield from find_room(g, seat, lift(g, seat, covered_slots(g, seat)))


def slots_of_all_covered(g: Arcs, cities: list[int]) -> Script[None]:
    """R75, when one effect sends so many cities of each seat home: all slots are covered before anybody is asked."""
    concerned = [seat for seat in g.turn_order() if covers_slots(g, seat, cities[seat])]
    lifted = [lift(g, seat, covered_slots(g, seat)) for seat in concerned]
    for index, seat in enumerate(concerned):
        yield from find_room(g, seat, lifted[index])


def find_room(g: Arcs, seat: int, lifted: list[int]) -> Script[None]:
    """What lay in covered slots goes to others; if nothing did, all tokens may be rearranged."""
    if lifted:
        yield from settle(g, seat, lifted)
    else:
        yield from rearrange(g, seat, "slot_covered")


# -- losing --------------------------------------------------------------------------------------------------------


def discard_token(g: Arcs, seat: int, resource: int) -> None:
    """A token that is no longer anywhere goes to the supply at once (D21)."""
    g.supply[resource] += 1
    g.note(("discarded_token", seat, resource))


def discard_from_slot(g: Arcs, seat: int, slot: Slot) -> None:
    index = seat * RESOURCE_SLOTS + slot
    resource = g.slots[index]
    g.slots[index] = NOTHING
    discard_token(g, seat, resource)


def discard_own(g: Arcs, seat: int, choice: Option) -> None:
    """Discard a token of `own_tokens`."""
    discard_token(g, seat, give_up(g, seat, choice))


def discard_all(g: Arcs, seat: int, resource: int, in_outrage: bool = False) -> None:
    """Discard every token of a type that a seat has; those on some cards stay in Outrage."""
    for slot in occupied_slots(g, seat):
        if g.slots[seat * RESOURCE_SLOTS + slot] == resource:
            discard_from_slot(g, seat, slot)
    for card, token in open_tokens(g, seat) if g.laws else ():
        if token == resource and not (in_outrage and CARDS[card].tokens_survive_outrage(g)):
            CARDS[card].lose_token(g, token)
            discard_token(g, seat, token)


def spend(g: Arcs, seat: int, choice: Option, kinds: list[int] | None = None) -> None:
    """R12: its slot, or its place on a card, is free at once; the token reaches the supply when the Prelude ends.

    `kinds` are its type and those as which it served, if that is not the only one.
    """
    resource = give_up(g, seat, choice)
    if g.prelude:
        g.spent = changed(g.spent, resource, 1)
    else:
        g.supply[resource] += 1
    for card in speakers(g, seat, "token_spent"):
        CARDS[card].token_spent(g, seat, kinds or [resource])


# -- stealing ------------------------------------------------------------------------------------------------------


def can_steal(g: Arcs, thief: int, owner: int, card: int, resource: int) -> bool:
    """R111: whether nothing forbids stealing this from its owner: a guild card, or a resource (`card` is NOTHING)."""
    for held in speakers(g, owner, "forbids_stealing"):
        if CARDS[held].forbids_stealing(g, owner, thief, card, resource):
            CARDS[held].reached(g, "forbids_stealing")
            return False
    return True


def stealable_tokens(g: Arcs, thief: int, owner: int, resource: int = NOTHING) -> list[Option]:
    """The tokens of a type (NOTHING: of any) that can be stolen from a Rival, each kind on a card once."""
    options = [
        option
        for option in token_options(g, owner, resource)
        if can_steal(g, thief, owner, NOTHING, RESOURCE.of(option))
    ]
    return list(dict.fromkeys(options))


def token_options(g: Arcs, owner: int, resource: int = NOTHING) -> list[Option]:
    """An option to steal each token of a type (NOTHING: of any) that a Rival has, whatever forbids it."""
    first = owner * RESOURCE_SLOTS
    options: list[Option] = []
    for slot in SLOTS:
        token = g.slots[first + slot]
        if is_resource(token) and resource in (NOTHING, token):
            options.append(steal_option(owner, token, slot))
    for card in speakers(g, owner, "tokens_here"):
        options.extend(CARDS[card].tokens_here(g, owner, resource))
    return options


def raidable_things(g: Arcs, owner: int) -> list[Option]:
    """What a raid may take and is no resource; nothing that forbids stealing speaks of it."""
    first = owner * RESOURCE_SLOTS
    options: list[Option] = []
    for slot in SLOTS:
        if g.slots[first + slot] >= FIRST_THING:
            options.append(steal_option(owner, g.slots[first + slot], slot))
    for card in speakers(g, owner, "things_here"):
        options.extend(CARDS[card].things_here(g, owner))
    return options


COST_OF_LOOT: Final[dict[str, int]] = {}
"""The keys for what `Card.loot` offers, by the word of the option."""


def raid_cost(option: Option) -> int:
    """R72: the keys for a token in a slot, a guild card, a token that lies on a card, or what a card offers."""
    if option[0] in COST_OF_LOOT:
        return COST_OF_LOOT[str(option[0])]
    if option[0] == "steal":
        return RAID_COST_OF_SLOT[SLOT.of(option)]
    card = CARDS[COURT.of(option)]
    return card.raid_cost if option[0] == "steal_card" else card.cost_of_tokens


def steal_token(g: Arcs, me: int, choice: Option) -> Script[None]:
    take_token(g, me, choice)
    yield from settle_stolen(g, me, [RESOURCE.of(choice)])


def settle_stolen(g: Arcs, me: int, stolen: list[int]) -> Script[None]:
    """A card may keep some of what was just stolen; the rest finds slots."""
    for card in speakers(g, me, "keeps_stolen"):
        offered: list[Option] = [("put_on", token, card) for token in stolen if CARDS[card].keeps_stolen(g, token)]
        chosen = yield from choose_set(me, "keep_stolen", offered, 0, len(offered), (card,))
        for choice in chosen:
            g.loose = without(g.loose, (me, RESOURCE.of(choice)))
            CARDS[card].lay_thing(g, RESOURCE.of(choice))
    yield from settle(g, me)


def room_for_stolen(g: Arcs, me: int, resource: int) -> int:
    """How many stolen resources of a type a player has room for."""
    kept = any(CARDS[card].keeps_stolen(g, resource) for card in speakers(g, me, "keeps_stolen"))
    return UNLIMITED if kept else room_for(g, me, resource)


def steal_from_supply(g: Arcs, me: int, owner: int, resource: int) -> Script[None]:
    """Steal from an owner who is no player: the token comes from the supply."""
    g.supply[resource] -= 1
    g.loose = (*g.loose, (me, resource))
    g.note(("stole_token", me, owner, resource))
    yield from settle_stolen(g, me, [resource])


def take_token(g: Arcs, me: int, choice: Option) -> None:
    """Steal a token from a slot or a card; it is in hand then."""
    owner, token = SEAT.of(choice), RESOURCE.of(choice)
    lose_token(g, choice)
    g.loose = (*g.loose, (me, token))
    g.note(("stole_token", me, owner, token))


def lose_token(g: Arcs, choice: Option) -> None:
    """The token of an option leaves its slot, or the card on which it lies."""
    if SLOT.held_by(choice):
        g.slots[SEAT.of(choice) * RESOURCE_SLOTS + SLOT.of(choice)] = NOTHING
    else:
        CARDS[COURT.of(choice)].lose_token(g, RESOURCE.of(choice))


# -- Outrage -------------------------------------------------------------------------------------------------------


def is_outraged(g: Arcs, seat: int, resource: int) -> bool:
    return g.outrage[seat * 5 + resource] != 0


def clear_outrage(g: Arcs, seat: int, resource: int) -> None:
    """The agent on the Outrage slot comes home and the restriction ends."""
    index = seat * 5 + resource
    covered = g.outrage[index] == COVERED
    g.outrage = replaced(g.outrage, index, 0)
    if covered:
        agents_come_home(g, g.uncover_outrage(seat, resource), 1)
    g.note(("outrage_cleared", seat, resource))


def provoke_outrage(g: Arcs, seat: int, resource: int) -> None:
    """R67: discard the tokens and guild cards of the type and cover the Outrage slot with an agent."""
    g.note(("outrage", seat, resource))
    discard_all(g, seat, resource, in_outrage=True)
    lost = [] if keeps_guild_cards(g, seat) else g.cards[seat][:]
    for card in lost:
        if GUILD_SUIT[card] != resource:
            continue
        if CARDS[card].survives_outrage():
            CARDS[card].reached(g, "survives_outrage")
        else:
            discard_card(g, seat, card)
    index = seat * 5 + resource
    if not g.outrage[index]:
        if g.agents[seat]:
            g.agents = changed(g.agents, seat, -1)
            g.outrage = replaced(g.outrage, index, COVERED)
        else:
            g.outrage = replaced(g.outrage, index, OWED)


def keeps_guild_cards(g: Arcs, seat: int) -> bool:
    """Whether a card saves all guild cards of a seat from Outrage."""
    for card in speakers(g, seat, "saves_guild_cards"):
        if CARDS[card].saves_guild_cards(g, seat):
            CARDS[card].reached(g, "saves_guild_cards")
            return True
    return False


def suffer_outrage(g: Arcs, seat: int, resource: int) -> Script[None]:
    """A player provokes Outrage, and their cards make something of it."""
    provoke_outrage(g, seat, resource)
    for card in speakers(g, seat, "outrage_provoked"):
        yield from CARDS[card].outrage_provoked(g, seat, resource)


def agents_come_home(g: Arcs, seat: int, count: int) -> None:
    """R68: agents go to the supply, but first to an Outrage slot that waits for one."""
    for resource in range(5):
        if count and g.outrage[seat * 5 + resource] == OWED:
            g.outrage = replaced(g.outrage, seat * 5 + resource, COVERED)
            count -= 1
    g.agents = changed(g.agents, seat, count)


def discard_card(g: Arcs, seat: int, card: int) -> None:
    """A card from a play area goes face up to the Court discard pile, or out of the game (D29)."""
    g.cards[seat] = without(g.cards[seat], card)
    g.clear_card(card)
    if g.is_of_the_court(card):
        g.court_discard = (*g.court_discard, card)
    g.note(("discarded_card", seat, card))
