"""Rounds and turns: lead, follow, declare, seize, Prelude, pips (p.8 to p.11, p.17, p.20)."""

from typing import Final

from boardwright.kernel.decision import Decision, Option, Script
from boardwright.kernel.still import without

from .ambitions import declarations, declare
from .court import place_drawn
from .facts import (
    FIRST_THING,
    FRONT_OF,
    IS_BASIC,
    NOBODY,
    NOTHING,
    NUMBER_OF,
    ONLY_FOLLOWS,
    PIPS,
    PSIONIC,
    RESOURCE_SLOTS,
    SIDES_OF,
    SUIT_ACTIONS,
    SUIT_OF,
    WEAPON,
    ambitions_of,
    is_gate,
    number_of,
    suit_of,
)
from .hands import alike, forget, goes_face_down, is_face_down, mulligan_hand, to_discard
from .moments import ACTIONS, CARDS, IN_PRELUDE, LOYALTY, Action, is_copy_or_pivot_pip, speakers, speaking_laws
from .pieces import place_ships
from .resources import clear_outrage, discard_card, is_outraged, open_tokens, spend, things_on_cards
from .state import (
    COPY,
    EVENT,
    EVERYONE,
    LEAD,
    PIVOT,
    SEIZE,
    STARPORT,
    SURPASS,
    UNSPENT,
    UNUSED,
    Arcs,
    kind_of,
    owner_of,
)
from .vocabulary import (
    ACTION,
    AMBITION,
    CARD,
    COPYING,
    COURT,
    END,
    LEADING,
    PASS,
    PIVOTING,
    RESOURCE,
    SEIZING,
    SKIP,
    SLOT,
    SLOTS,
    SURPASSING,
    SYSTEM,
    USE,
    spend_option,
)

# -- the round -----------------------------------------------------------------------------------------------------


def mulligan(g: Arcs) -> Script[None]:
    """R93: with two seats, who lacks the initiative may once swap the whole hand."""
    me = 1 - g.initiative
    g.stage = "lead"
    choice = yield g.ask(me, "mulligan", [("keep",), ("mulligan",)])
    if choice[0] == "mulligan":
        mulligan_hand(g, me)


def lead(g: Arcs) -> Script[None]:
    """p.8: the holder of the initiative leads a card or passes the initiative."""
    if g.laws:
        yield from place_drawn(g)
    me = g.initiative
    choice = yield g.asked_before() or g.ask(me, "lead", ways_to_lead(g, me), veiled=bool(g.hands[me]))
    if choice[0] == "pass":
        pass_initiative(g, me)
        return
    g.passes = 0
    g.leader = me
    g.queue = g.rivals(me)
    g.zero = g.declared = False
    g.seized = NOBODY
    play_card(g, me, CARD.of(choice), LEAD)
    declaring = declarations(g, me, ambitions_of_played(g, me))
    if declaring:
        choice = yield g.ask(me, "declare", [*declaring, SKIP])
        if choice[0] == "declare":
            yield from declare(g, me, AMBITION.of(choice), NOTHING, zero_marker=True)
    g.stage = "turn"


def ways_to_lead(g: Arcs, me: int) -> list[Option]:
    """Any card but one that only follows, on any side; or pass."""
    options: list[Option] = [
        LEADING[side]
        for card in g.hands[me]
        if not ONLY_FOLLOWS[SUIT_OF[card]]
        for side in (sides_of(g, me, card) if g.laws else SIDES_OF[card])
    ]
    options.append(PASS)
    return options


def sides_of(g: Arcs, me: int, card: int) -> list[int]:
    """The sides on which a card may be played: of a card with several those that no law forbids."""
    sides = SIDES_OF[card]
    if len(sides) == 1:
        return sides
    laws = speaking_laws(g, "forbids_side")
    return [side for side in sides if not any(CARDS[law].forbids_side(g, me, side) for law in laws)]


def pass_initiative(g: Arcs, me: int) -> None:
    """R31, R32, R103: the marker goes to the next player with cards; the chapter ends when all of them have passed."""
    g.note(("passed", me))
    if g.hands[me]:
        g.passes += 1
    holders = [seat for seat in g.rivals(me) if g.hands[seat]]
    if holders:
        give_initiative(g, holders[0])
    if g.passes >= sum(1 for hand in g.hands if hand):
        for seat in range(g.seats):
            for card in g.hands[seat]:
                to_discard(g, card, seat, face_down=True)
            g.hands[seat] = ()
        g.stage = "chapter_end"


def give_initiative(g: Arcs, seat: int) -> None:
    """The marker goes to a player, whose cards hear of it if another one had it."""
    if g.initiative != seat:
        g.initiative = seat
        for card in speakers(g, seat, "initiative_came"):
            CARDS[card].initiative_came(g, seat)


def ambitions_of_played(g: Arcs, me: int) -> list[int]:
    """The ambitions of the action card of this turn, and those that cards add."""
    found = ambitions_of(g.turn_card)
    for card in speakers(g, me, "ambitions_of_played"):
        found += [one for one in CARDS[card].ambitions_of_played(g, me, g.turn_card) if one not in found]
    return found


FOLLOWING: Final[dict[str | int, int]] = {"surpass": SURPASS, "pivot": PIVOT, "copy": COPY, "event": EVENT}
"""The mode in which a card is played, by the word of the option."""


def follow(g: Arcs) -> Script[None]:
    """p.10: the next player with cards surpasses, copies or pivots, and may seize the initiative."""
    if g.laws:
        yield from place_drawn(g)
    me = g.queue[0]
    del g.queue[0]
    ways = g.asked_before() or g.ask(me, "follow", ways_to_follow(g, me), (g.played[0][1],), veiled=True)
    choice = yield ways
    mode = FOLLOWING[choice[0]]
    play_card(g, me, CARD.of(choice), mode)
    if mode == SURPASS and number_of(g.turn_card) == 7 and IS_BASIC[suit_of(g.turn_card)] and can_seize(g, me):
        seize(g, me)  # R28: automatic
    yield from before_prelude(g, me)
    g.stage = "turn"


def ways_to_follow(g: Arcs, me: int) -> list[Option]:
    """R24, R25: surpass with the lead suit and a higher number, pivot with another suit, copy with any card.

    A card with two sides does so with either; a card that only follows does nothing of all this.
    """
    lead_card = g.played[0][1]
    lead_suit = suit_of(lead_card)
    lead_number = 0 if g.zero else number_of(lead_card)
    options: list[Option] = []
    others: list[int] = []
    for card in g.hands[me]:
        if ONLY_FOLLOWS[SUIT_OF[card]]:
            others.append(card)
            continue
        for side in sides_of(g, me, card) if g.laws else SIDES_OF[card]:
            if SUIT_OF[side] != lead_suit:
                options.append(PIVOTING[side])
            elif NUMBER_OF[side] > lead_number:
                options.append(SURPASSING[side])
        options.append(COPYING[card])
    for twin in dict.fromkeys(alike(others)) if others else ():
        options.append(("event", twin))
    return options


def play_card(g: Arcs, me: int, card: int, mode: int) -> None:
    """Put a card on the table and begin the turn; the Prelude opens (R11)."""
    g.pips = pips_of(g, card, mode)
    if is_face_down(mode):
        goes_face_down(g, me)
    g.hands[me] = without(g.hands[me], FRONT_OF[card])
    g.played.append((me, card, mode))
    if is_face_down(mode):
        g.note(("copied", me))
        g.note(("copied_with", me, card), (me,))
    else:
        forget(g, FRONT_OF[card])
        g.note((PLAYED[mode], me, card))
    g.turn = me
    g.turn_card = card
    g.turn_mode = mode
    g.prelude = True
    g.acted = False
    g.battle_pips = False
    if g.laws:
        for held in speakers(g, me, "card_played"):
            CARDS[held].card_played(g, me)


PLAYED: Final[dict[int, str]] = {LEAD: "led", SURPASS: "surpassed", PIVOT: "pivoted", EVENT: "played_event"}
"""What is said of a card that is played face up."""


def pips_of(g: Arcs, card: int, mode: int) -> int:
    """How many actions a card about to be played gives: its own, one, or the lead card's unless a law forbids it."""
    if mode in (LEAD, SURPASS):
        return PIPS[card]
    if mode != EVENT:
        return 1
    if any(CARDS[law].forbids_lead_actions(g) for law in speaking_laws(g, "forbids_lead_actions")):
        return 0
    return PIPS[g.played[0][1]]


def before_prelude(g: Arcs, me: int) -> Script[None]:
    """R10: a follower may seize, and declare if a card allows it, in either order, before the whole Prelude."""
    while True:
        options = ways_to_seize(g, me)
        declarer = follower_declares(g, me)
        if declarer:
            options.extend(declarations(g, me, ambitions_of_played(g, me), declarer))
        if not options and not hides_its_cards(g, me):
            return
        options.append(SKIP)
        choice = yield g.ask(me, "before_prelude", options, veiled=True)
        if choice[0] == "skip":
            return
        if choice[0] == "seize":
            seize_with_card(g, me, CARD.of(choice))
        elif choice[0] == "declare":
            CARDS[declarer].reached(g, "declares_as_follower")
            yield from declare(g, me, AMBITION.of(choice), declarer, zero_marker=False)
            if g.cut_short():
                return
        else:
            card = next(card for card in g.heard(me) if choice in CARDS[card].ways_to_seize(g, me))
            yield from CARDS[card].seize_by(g, me, choice)
            seize(g, me)


def follower_declares(g: Arcs, me: int) -> int:
    """The card that lets a follower declare now, or 0."""
    if g.declared or g.turn_mode in (COPY, EVENT):
        return 0
    for card in speakers(g, me, "may_declare_as_follower"):
        if CARDS[card].may_declare_as_follower(g, me):
            return card
    return 0


def ways_to_seize(g: Arcs, me: int) -> list[Option]:
    """p.10: with an extra card that does more than follow, unless it is forbidden, and in the ways of cards."""
    options: list[Option] = []
    if can_seize(g, me):
        if may_seize_with_card(g, me):
            options.extend([SEIZING[card] for card in g.hands[me] if not ONLY_FOLLOWS[SUIT_OF[card]]])
        for card in speakers(g, me, "ways_to_seize"):
            options.extend(CARDS[card].ways_to_seize(g, me))
    return options


def hides_its_cards(g: Arcs, me: int) -> bool:
    """Whether the others must not learn that no card in hand can seize: it would tell them what is left there."""
    return can_seize(g, me) and bool(g.hands[me]) and may_seize_with_card(g, me)


def may_seize_with_card(g: Arcs, me: int) -> bool:
    """Whether no card forbids seizing with an extra card."""
    cards = speakers(g, me, "forbids_seizing_with_card")
    return not any(CARDS[card].forbids_seizing_with_card(g, me) for card in cards)


def can_seize(g: Arcs, me: int) -> bool:
    """R27: only once per round, and not by who has the initiative."""
    return g.seized == NOBODY and g.initiative != me


def seize(g: Arcs, me: int) -> None:
    """R29: the marker moves at once; the order of turns in this round stays."""
    g.seized = me
    g.note(("seized", me))
    give_initiative(g, me)


def seize_with_card(g: Arcs, me: int, card: int) -> None:
    """p.10: an extra card, face down, which gives no actions."""
    goes_face_down(g, me)
    g.hands[me] = without(g.hands[me], card)
    g.played.append((me, card, SEIZE))
    g.note(("seized_with", me, card), (me,))
    seize(g, me)


def end_round(g: Arcs) -> Script[None]:
    """R102: Unions hand out their cards, the initiative is checked, laws may put something in between, the next round.

    The check counts a Surpass whose card was just handed out.
    """
    taken = hand_out_claims(g)
    winner = check_initiative(g)
    g.played = [entry for entry in g.played if entry[1] not in taken]
    if winner != NOBODY:
        for card in speakers(g, winner, "initiative_surpassed"):
            yield from CARDS[card].initiative_surpassed(g, winner)
    for law in speaking_laws(g, "stage_after_round"):
        stage = CARDS[law].stage_after_round(g)
        if stage:
            g.stage = stage
            return
    next_round(g)


def hand_out_claims(g: Arcs) -> list[int]:
    """Each claimed card comes to the hand of its claimant; what claimed it is discarded or comes back; the cards."""
    taken = [card for _, _, card in g.claims]
    for seat, claim, card in g.claims:
        g.hands[seat] = tuple(sorted([*g.hands[seat], FRONT_OF[card]]))
        g.knows = (*g.knows, (EVERYONE, seat, FRONT_OF[card]))
        g.note(("collected", seat, FRONT_OF[card]))
        if CARDS[claim].comes_back:
            g.cards[seat] = (*g.cards[seat], claim)
        else:
            g.court_discard = (*g.court_discard, claim)
            discarded_by_prelude(g, seat, claim)
    g.claims = ()
    return taken


def check_initiative(g: Arcs) -> int:
    """p.11: unless it was seized, the initiative goes to the highest Surpass; R30: the lead card is never compared.

    Who got it so, or NOBODY.
    """
    if g.seized != NOBODY:
        return NOBODY
    best, winner = 0, NOBODY
    for seat, card, mode in g.played:
        if mode == SURPASS and number_of(card) > best:
            best, winner = number_of(card), seat
    if best:
        g.note(("takes_initiative", winner))
        give_initiative(g, winner)
    return winner


def next_round(g: Arcs) -> None:
    """The played cards are discarded and hands are checked."""
    for seat, card, mode in g.played:  # D5: in the order in which they were played
        to_discard(g, card, seat, is_face_down(mode))
    g.played = []
    g.zero = False
    g.used = ()
    g.seized = g.leader = g.turn = NOBODY
    g.stage = "lead" if any(g.hands) else "chapter_end"


# -- the turn ------------------------------------------------------------------------------------------------------


def turn(g: Arcs) -> Script[None]:
    """One step of a turn: a Prelude action, a pip, or the end."""
    if g.laws:
        yield from place_drawn(g)
    me = g.turn
    if g.laws and is_cut_short(g):
        return
    choice = yield g.asked_before() or turn_question(g, me)
    what = choice[0]
    if what == "end":
        yield from end_turn(g, me)
        return
    if what == "pip":
        yield from take_action_with_pip(g, me, ACTION.of(choice))
        action_over(g, me)
        if not g.pips and not (g.laws and is_cut_short(g)):
            yield from end_turn(g, me)
        return
    if what in ("spend", "spend_from"):
        g.note(("spent", me, RESOURCE.of(choice)))
        if RESOURCE.of(choice) >= FIRST_THING:
            yield from spend_thing(g, me, choice)
        else:
            yield from spend_token(g, me, choice)
    elif what == "clear":
        card = CARDS[COURT.of(choice)]
        card.reached(g, "clears_outrage")
        discard_card(g, me, card.number)
        for resource in card.clears_outrage:
            if is_outraged(g, me, resource):
                clear_outrage(g, me, resource)
    elif what == "discard_card":
        discard_card(g, me, COURT.of(choice))
        discarded_by_prelude(g, me, COURT.of(choice))
    else:
        card = CARDS[COURT.of(choice)]
        g.note(("uses", me, card.number))
        yield from card.prelude(g, me)
        if card.discards_itself:
            discarded_by_prelude(g, me, card.number)
    action_over(g, me)
    g.acted = True
    done = NOTHING if what != "use" else COURT.of(choice)
    g.used = tuple([card for card in g.used if card == done or not CARDS[card].repeats_in_prelude])


def action_over(g: Arcs, me: int) -> None:
    """The cards of a player hear that an action of theirs is over."""
    if g.laws:
        for card in speakers(g, me, "action_over"):
            CARDS[card].action_over(g, me)


def is_cut_short(g: Arcs) -> bool:
    """Whether the turn ends here by a rule of a game with more rules: then another stage comes."""
    stage = g.cut_short()
    if stage:
        g.stage = stage
    return stage != ""


def spend_token(g: Arcs, me: int, choice: Option) -> Script[None]:
    """p.17: a resource for its Prelude action."""
    use = USE.of(choice)
    note_loyalty(g, me, RESOURCE.of(choice), use)
    spend(g, me, choice, kinds_spent(g, me, RESOURCE.of(choice), use))
    if use == "weapon":
        g.battle_pips = True  # R17
    elif use != "nothing":
        yield from ACTIONS[use].take(g, me)


def discarded_by_prelude(g: Arcs, me: int, card: int) -> None:
    """The cards of a player hear that one of them was discarded by its own Prelude part."""
    for held in speakers(g, me, "discarded_by_prelude"):
        CARDS[held].discarded_by_prelude(g, me, card)


def turn_question(g: Arcs, me: int) -> Decision:
    """What to do next."""
    idle: list[Option] = []
    options = turn_options(g, me, idle)
    return g.ask(me, "turn", options, (g.pips,), idle=idle)


def turn_options(g: Arcs, me: int, idle: list[Option]) -> list[Option]:
    """What can be done now; what would change nothing is added to `idle`."""
    options: list[Option] = []
    names = pip_actions(g) if g.pips else []
    can: dict[str, bool] = {}
    for name in actions_for(g, me, names, can):
        action = ACTIONS[name]
        (options if pip_brings(g, me, action) else idle).append(action.with_pip)
    if g.prelude and g.turn_mode in (COPY, PIVOT) and speakers(g, me, "helps_action"):
        for name in names:
            if not can[name] and is_helped(g, me, name):
                options.append(ACTIONS[name].with_pip)
    if g.prelude:
        add_spending(g, me, options, idle, can)
        for card in speakers(g, me, IN_PRELUDE):
            part = CARDS[card]
            if part.has_prelude and card not in g.secured and part.can_prelude(g, me) and not is_barred(g, me, card):
                discarding = options if part.discards_itself and discarding_brings(g, me, card) else idle
                if part.prelude_brings(g, me):
                    options.append(("use", card))
                    if part.discards_itself:
                        discarding.append(("discard_card", card))
                else:
                    discarding.append(("use", card))
            if part.clears_outrage and any(is_outraged(g, me, resource) for resource in part.clears_outrage):
                options.append(("clear", card))
    options.append(END)
    return options


def is_barred(g: Arcs, me: int, card: int) -> bool:
    """Whether a card forbids the player to use the actions of this one, a guild card."""
    if CARDS[card].suit == NOTHING:
        return False
    for held in speakers(g, me, "forbids_guild_actions"):
        if CARDS[held].forbids_guild_actions(g, me):
            CARDS[held].reached(g, "forbids_guild_actions")
            return True
    return False


def discarding_brings(g: Arcs, me: int, card: int) -> bool:
    """Whether it matters that a card is discarded by its Prelude part, even if that does nothing else."""
    return any(CARDS[held].adds_to_prelude_discard(g, me, card) for held in speakers(g, me, "adds_to_prelude_discard"))


def pip_suit(g: Arcs) -> int:
    """The suit whose actions the pips pay for: that of the card, or R25: of the lead card, as for a Copy."""
    return suit_of(g.played[0][1] if g.turn_mode in (COPY, EVENT) else g.turn_card)


def pip_actions(g: Arcs) -> list[str]:
    """The basic actions that a pip pays for; R17: Battle too once a Weapon was spent."""
    names = SUIT_ACTIONS[pip_suit(g)]
    return [*names, "battle"] if g.battle_pips and "battle" not in names else names


def actions_for(g: Arcs, me: int, names: list[str], can: dict[str, bool]) -> list[str]:
    """The basic actions of these names and the new actions in their place that can be taken; `can` remembers."""
    found: list[str] = []
    for name in names:
        if is_possible(g, me, name, can):
            found.append(name)
    for card in speakers(g, me, "gives_actions"):
        for action in CARDS[card].new_actions:
            if action.replaces not in names or action.name in found or not is_possible(g, me, action.name, can):
                continue
            if not is_barred(g, me, card):
                found.append(action.name)
    return found


def is_possible(g: Arcs, me: int, name: str, can: dict[str, bool]) -> bool:
    if not g.prelude:  # nothing is spent, which would ask for the same again
        return ACTIONS[name].can(g, me)
    known = can.get(name)
    if known is None:
        known = can[name] = ACTIONS[name].can(g, me)
    return known


def pip_brings(g: Arcs, me: int, action: Action) -> bool:
    """Whether an action paid with a pip would change anything; R12: spent tokens reach the supply before it."""
    if action.always_brings:
        return True
    if g.spent is UNSPENT or g.spent == UNSPENT:
        return action.brings(g, me) or is_added_to(g, me, action.name)
    supply = g.supply
    g.supply = [supply[resource] + g.spent[resource] for resource in range(5)]
    brings = action.brings(g, me) or is_added_to(g, me, action.name)
    g.supply = supply
    return brings


def is_added_to(g: Arcs, me: int, name: str) -> bool:
    """Whether a card would add something to an action paid with the pip of a Copy or Pivot."""
    if not g.prelude or g.turn_mode not in (COPY, PIVOT):
        return False
    return any(CARDS[card].adds_to_action(g, me, name) for card in speakers(g, me, "adds_to_action"))


def is_helped(g: Arcs, me: int, name: str) -> bool:
    """Whether a card makes an action possible by what it adds before it."""
    for card in speakers(g, me, "helps_action"):
        if CARDS[card].helps_action(g, me, name):
            return True
    return False


RESOURCE_ACTIONS: Final[list[list[str]]] = [["build", "repair"], ["move"], [], ["secure"], []]
"""p.17: the basic actions that a Material, Fuel, Weapon, Relic or Psionic gives (Psionic: those of the lead card)."""


def add_spending(g: Arcs, me: int, options: list[Option], idle: list[Option], can: dict[str, bool]) -> None:
    """p.17: spend a token for its Prelude action, or R13: for nothing."""
    loyal = loyal_types(g, me)
    basic = g.pool == "none"
    first = me * RESOURCE_SLOTS
    for slot in SLOTS:
        token = g.slots[first + slot]
        if token == NOTHING:
            continue
        if token >= FIRST_THING:
            options.extend([spend_option(token, slot, use) for use in thing_uses(g, me, token)])
            continue
        for name in uses_of(g, me, token, loyal, can):
            option = spend_option(token, slot, name)
            if name == "weapon":
                options.append(option)
                continue
            g.slots[first + slot] = NOTHING  # cards may ask for tokens, and what is gained finds room
            if (basic and not ACTIONS[name].replaces) or ACTIONS[name].can(g, me):
                (options if ACTIONS[name].brings(g, me) else idle).append(option)
            g.slots[first + slot] = token
        idle.append(spend_option(token, slot, "nothing"))
    if g.laws:
        add_spending_from_cards(g, me, options, idle, can)
        move_counted(g, me, options, idle)


def move_counted(g: Arcs, me: int, options: list[Option], idle: list[Option]) -> None:
    """To spend a token brings something even without an action if a card makes something of it."""
    for card in speakers(g, me, "adds_to_spending"):
        for option in [option for option in idle if option[0] in ("spend", "spend_from")]:
            if CARDS[card].adds_to_spending(g, me, kinds_spent(g, me, RESOURCE.of(option), USE.of(option))):
                idle.remove(option)
                options.append(option)


def kinds_spent(g: Arcs, me: int, token: int, use: str) -> list[int]:
    """The type of a token, and those as which Loyal cards let it serve for this use."""
    others = [kind for kind in loyal_types(g, me) if kind != token]
    return [token, *[kind for kind in others if use == "nothing" or use in spending_actions(g, me, kind, {})]]


def add_spending_from_cards(g: Arcs, me: int, options: list[Option], idle: list[Option], can: dict[str, bool]) -> None:
    """What lies on cards and may be spent from there, once for each type."""
    for thing, card in things_on_cards(g, me):
        options.extend([("spend_from", thing, card, use) for use in thing_uses(g, me, thing)])
    tokens = open_tokens(g, me)
    if not tokens:
        return
    for card, token in dict.fromkeys(tokens):
        for name in uses_of(g, me, token, loyal_types(g, me), can):
            option: Option = ("spend_from", token, card, name)
            if name == "weapon":
                options.append(option)
                continue
            CARDS[card].lose_token(g, token)  # as for a token in a slot
            if ACTIONS[name].can(g, me):
                (options if ACTIONS[name].brings(g, me) else idle).append(option)
            CARDS[card].lay_token(g, token)
        idle.append(("spend_from", token, card, "nothing"))


def uses_of(g: Arcs, me: int, token: int, loyal: list[int], can: dict[str, bool]) -> list[str]:
    """The actions for which a token may be spent, each once; "weapon" to battle with pips."""
    names: list[str] = []
    for kind in spent_as(g, me, token, loyal):
        for name in spending_actions(g, me, kind, can):
            if name not in names:
                names.append(name)
    return names


def thing_uses(g: Arcs, me: int, thing: int) -> list[str]:
    """What a thing that is no resource can be spent for."""
    return [use for law in speaking_laws(g, "thing_uses") for use in CARDS[law].thing_uses(g, me, thing)]


def spend_thing(g: Arcs, me: int, choice: Option) -> Script[None]:
    """Its slot, or its place on a card, is free at once; a law says what becomes of the thing."""
    if choice[0] == "spend":
        g.slots[me * RESOURCE_SLOTS + SLOT.of(choice)] = NOTHING
    else:
        CARDS[COURT.of(choice)].lose_token(g, RESOURCE.of(choice))
    for law in speaking_laws(g, "thing_spent"):
        yield from CARDS[law].thing_spent(g, me, RESOURCE.of(choice), USE.of(choice))


def loyal_types(g: Arcs, me: int) -> list[int]:
    """The types as which any token may be spent."""
    return [CARDS[card].loyal_to for card in speakers(g, me, LOYALTY)]


def spent_as(g: Arcs, me: int, token: int, loyal: list[int]) -> list[int]:
    """The types as which a token may be spent; R67: not its own one in Outrage."""
    return loyal if is_outraged(g, me, token) or token in loyal else [token, *loyal]


def spending_actions(g: Arcs, me: int, kind: int, can: dict[str, bool]) -> list[str]:
    """What a token spent as this type gives."""
    if kind == WEAPON:
        return ["weapon"] if g.pips and "battle" not in pip_actions(g) else []  # R17: for pips that may not battle
    return actions_for(g, me, basic_actions_of(g, kind), can)


def basic_actions_of(g: Arcs, kind: int) -> list[str]:
    """The basic actions of a type of token: a Psionic gives those of the lead card."""
    return SUIT_ACTIONS[suit_of(g.played[0][1])] if kind == PSIONIC else RESOURCE_ACTIONS[kind]


def note_loyalty(g: Arcs, me: int, token: int, name: str) -> None:
    """Count the Loyal cards that made a spending possible."""
    if g.clauses is None or name == "nothing":
        return
    for card in g.heard(me):
        kind = CARDS[card].loyal_to
        if kind == NOTHING or name not in spending_actions(g, me, kind, {}):
            continue
        if kind != token:
            CARDS[card].reached(g, "spent_as")
        elif is_outraged(g, me, token):
            CARDS[card].reached(g, "ignores_outrage")


def take_action_with_pip(g: Arcs, me: int, name: str) -> Script[None]:
    """An action paid with a pip; R20: cards may add to an action paid with the pip of a Copy or Pivot.

    Its own pip is the first; one that a card adds comes after it. If what a card put before the action was taken back
    and the action is not possible without it, no pip is spent.
    """
    g.paying_pip = g.prelude or g.turn_mode not in (COPY, PIVOT)
    cards: tuple[int, ...] = ()
    helpers: list[int] = []
    if is_copy_or_pivot_pip(g):
        cards = speakers(g, me, "before_action")
        helpers = list(speakers(g, me, "after_action"))
    for card in cards:
        helped = yield from CARDS[card].before_action(g, me, name)
        if helped and card in helpers:
            helpers.remove(card)
    if not cards or ACTIONS[name].can(g, me):
        close_prelude(g)  # R11: for good, with the first pip
        g.pips -= 1
        yield from ACTIONS[name].take(g, me)
        for card in helpers:
            yield from CARDS[card].after_action(g, me, name)
    g.paying_pip = False


def close_prelude(g: Arcs) -> None:
    """R12: spent resources reach the supply when the Prelude ends."""
    if g.prelude:
        g.prelude = False
        g.secured = ()
        if g.spent is not UNSPENT:
            g.supply = [g.supply[resource] + g.spent[resource] for resource in range(5)]
            g.spent = UNSPENT


def end_turn(g: Arcs, me: int) -> Script[None]:
    close_prelude(g)
    if is_eliminated(g, me):
        options: list[Option] = [("in", system) for system in g.systems if is_gate(system)]
        choice = yield g.ask(me, "rescue", options)
        place_ships(g, me, SYSTEM.of(choice), 3)
    g.pips = 0
    g.turn = NOBODY
    g.used = ()
    g.turn_over()
    g.used_buildings = UNUSED
    g.queue = [seat for seat in g.queue if g.hands[seat]]  # R23: players without cards are skipped
    if g.queue:
        g.stage = "follow"
    else:
        yield from end_round(g)


def is_eliminated(g: Arcs, me: int) -> bool:
    """R90: neither ships nor starports on the map."""
    if g.has_ships(me):
        return False
    for place in g.places:
        piece = g.buildings[place]
        if piece and owner_of(piece) == me and kind_of(piece) == STARPORT:
            return False
    return True
