"""The Judge: ties for first place, gifts before scoring, and ships lent to a Rival."""

from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import without

from ...actions import add_ship, move_on, squad_in
from ...ambitions import AVAILABLE, count_for, declarations, declare, dummy_count_for, is_declared, marker_power
from ...facts import CARD_NUMBER, MARKERS, NOBODY, SPACES, SYSTEM_COUNT
from ...moments import UNLIMITED, Squad
from ...pieces import come_home, take_trophies
from ...resources import COST_OF_LOOT, open_tokens, room_for, slot_options, slots_covered
from ...state import CITY, Arcs, changed
from ...vocabulary import AMBITION, NUMBER, PIECE, RESOURCE, SEAT, SLOT, SYSTEM_OF, System, trophy_option
from ..assumptions import CHOSEN_IS_PRESENT_BY_JUDGE, JUDGES_SHIPS_MOVE_ALONG
from ..deals import CAPTIVE, CAPTIVE_SHIP, HELD, TOKEN, TROPHY, VAULTED, Item, hand_over, spelled
from ..facts import GREEN_VAULT, SHIP_CRANE, SLIPSTREAM_DRIVE
from ..flagship import damaged_fittings, has_flagship, has_upgrade, repair_fitting, return_column
from ..laws.flagships import SHIPS_A_TURN, SHIPS_WITH_CRANE
from ..moments import ReachCard, register
from ..power import advance, gain_power
from ..state import Campaign, campaign
from ..vocabulary import FITTING

JUDGE: Final = 24
CHOSEN: Final[int] = CARD_NUMBER["f2404"]
DOCKED: Final = "docked"
"""What `Campaign.done` says for each ship built at the Judge's Flagship in a turn."""


class Objective(ReachCard):
    """F2401: 1 for each scored ambition with a tie for first place."""

    def clauses(self) -> list[str]:
        return ["ties"]

    def promise(self, g: Campaign, me: int) -> int:
        return sum(1 for ambition in g.ambitions() if is_declared(g, ambition) and is_tied(g, ambition))

    def chapter_ended(self, g: Campaign, me: int) -> None:
        ties = self.promise(g, me)
        if ties:
            self.reached(g, "ties")
            advance(g, me, ties)


def is_tied(g: Campaign, ambition: int) -> bool:
    """CD21: at 1 or more, by what each player has alone; C117: a tie with the box of two players counts."""
    counts = [count_for(g, seat, ambition) for seat in range(g.seats)]
    everybody = [*counts, dummy_count_for(g, ambition)]
    best = max(everybody)
    return best > 0 and best in counts and everybody.count(best) > 1


# -- Vow of Fairness -----------------------------------------------------------------------------------------------


class VowOfFairness(ReachCard):
    """F2402: raids of the holder may also take Trophies and Captives, piece by piece."""

    def clauses(self) -> list[str]:
        return ["captive", "trophy"]

    def loot(self, g: Arcs, owner: int) -> list[Option]:
        c = campaign(g)
        options: list[Option] = [
            ("steal_captive", owner, whose) for whose in range(c.seats) if c.captives[owner * c.seats + whose]
        ]
        options.extend([("steal_captive_ship", owner, whose) for whose in captive_ships_of(c, owner)])
        options.extend([("steal_vaulted", owner, one) for one in range(5) if c.vaulted[owner * 5 + one]])
        options.extend([("steal_trophy", owner, whose, kind) for whose, kind in trophies_of(c, owner)])
        return options

    def take_loot(self, g: Arcs, me: int, owner: int, option: Option) -> Script[None]:
        """The thief's own pieces go home, others in the box of the same kind."""
        c = campaign(g)
        self.reached(g, "trophy" if option[0] == "steal_trophy" else "captive")
        if option[0] == "steal_vaulted":
            resource = RESOURCE.of(option)
            c.vaulted = changed(c.vaulted, owner * 5 + resource, -1)
            c.vaulted = changed(c.vaulted, me * 5 + resource, 1)
            g.note(("stole_vaulted", me, owner, resource))
            return
        whose = SEAT.second(option)
        if option[0] in STEALING:
            verb = STEALING[str(option[0])]
            _, kind = c.take_captive(owner, (verb, whose))
            if whose == me:
                come_home(g, me, kind, 1)
            else:
                c.put_captive(me, whose, kind)
            g.note((f"stole_{verb}", me, owner, whose))
            return
        kind = PIECE.of(option)
        c.trophies = changed(c.trophies, c.trophy_index(owner, whose, kind), -1)
        g.note(("stole_trophy", me, owner, whose, kind))
        cities = g.cities[:]
        take_trophies(g, me, whose, kind, 1)
        if kind == CITY and whose < g.seats and g.cities[whose] > cities[whose]:
            yield from slots_covered(g, whose, 1)


STEALING: Final = {"steal_captive": "captive", "steal_captive_ship": "captive_ship"}
"""The Captives that an option steals."""


def captive_ships_of(g: Campaign, holder: int) -> list[int]:
    """The owners of ships among the Captives of a player (F1012)."""
    return [owner for owner in range(g.owners) if ("captive_ship", owner) in g.further_captives(holder)]


def trophies_of(g: Campaign, holder: int) -> list[tuple[int, int]]:
    """The owners and kinds of the Trophies of a player."""
    kinds = range(g.piece_kinds)
    return [(o, kind) for o in range(g.owners) for kind in kinds if g.trophies[g.trophy_index(holder, o, kind)]]


# -- The Arbiter ---------------------------------------------------------------------------------------------------


class TheArbiter(ReachCard):
    """F2403: resources, Captives and Trophies go to Rivals at the start of scoring."""

    speaks_before_scoring = True

    def clauses(self) -> list[str]:
        return ["gives"]

    def scoring_begins(self, g: Campaign, me: int) -> Script[None]:
        while True:
            gifts = [option for option in self.things(g, me) if self.takers(g, me, option)]
            if not gifts:
                return
            choice = yield g.ask(me, "arbiter", [*gifts, ("stop",)])
            if choice[0] == "stop":
                return
            receivers: list[Option] = [("rival", rival) for rival in self.takers(g, me, choice)]
            receiver = yield g.ask(me, "arbiter_to", receivers)
            self.reached(g, "gives")
            item = item_of(me, SEAT.of(receiver), choice)
            g.note(("handed_thing", me, SEAT.of(receiver), spelled([item])))
            yield from hand_over(g, item)

    def things(self, g: Campaign, me: int) -> list[Option]:
        """What may be given; nothing frozen."""
        options = slot_options(g, me, "give_token")
        options.extend(dict.fromkeys([("give_from", token, card) for card, token in open_tokens(g, me)]))
        options.extend([("captive", whose) for whose in range(g.seats) if g.captives[me * g.seats + whose]])
        options.extend([("captive_ship", whose) for whose in captive_ships_of(g, me)])
        if GREEN_VAULT not in g.cards[me]:
            options.extend([("vaulted", one) for one in range(5) if g.vaulted[me * 5 + one]])
        for whose, kind in trophies_of(g, me):
            options.append(trophy_option(whose, kind) if whose < g.seats else ("other_trophy", whose, kind))
        return options

    def takers(self, g: Campaign, me: int, option: Option) -> list[int]:
        """Resources only as far as there is free room for them."""
        if option[0] not in ("give_token", "give_from"):
            return g.rivals(me)
        return [rival for rival in g.rivals(me) if room_for(g, rival, RESOURCE.of(option))]


def item_of(giver: int, receiver: int, option: Option) -> Item:
    """What an option of The Arbiter hands over, as an item of a deal."""
    if option[0] == "give_token":
        return (TOKEN, giver, receiver, RESOURCE.of(option), SLOT.of(option))
    if option[0] == "give_from":
        return (HELD, giver, receiver, int(option[2]), RESOURCE.of(option))
    if option[0] == "captive":
        return (CAPTIVE, giver, receiver, SEAT.of(option), 0)
    if option[0] == "captive_ship":
        return (CAPTIVE_SHIP, giver, receiver, SEAT.of(option), 0)
    if option[0] == "vaulted":
        return (VAULTED, giver, receiver, RESOURCE.of(option), 0)
    return (TROPHY, giver, receiver, int(option[1]), PIECE.of(option))


# -- Judge's Chosen ------------------------------------------------------------------------------------------------


class JudgesChosen(ReachCard):
    """F2404: in the hands of a Rival of the Judge, the Judge's ships serve that player in their turn."""

    has_prelude = True
    prelude_asks = "slipstream"

    def clauses(self) -> list[str]:
        return ["commands", "repaired", "docked", "slipstream"]

    def judge(self, g: Arcs, me: int) -> int:
        """Whose ships serve a player now; NOBODY outside their turn."""
        judge = campaign(g).fate_holder(JUDGE)
        return judge if judge != me and g.turn == me else NOBODY

    def commands_everywhere(self, g: Arcs, me: int) -> list[tuple[System, int]]:
        return super().commands_everywhere(g, me) if self.judge(g, me) != NOBODY else []

    def commands(self, g: Arcs, me: int, system: System) -> list[int]:
        """They never add to control."""
        judge = self.judge(g, me)
        if judge == NOBODY or not g.ships_at(judge, system):
            return []
        self.reached(g, "commands")
        return [judge]

    def most_escorted(self, g: Arcs, me: int, owner: int, own: int) -> int:
        apart = owner == self.judge(g, me) and own > 0 and not JUDGES_SHIPS_MOVE_ALONG
        return 0 if apart else UNLIMITED

    def lends_presence(self, g: Campaign, me: int, system: int) -> bool:
        judge = self.judge(g, me)
        return CHOSEN_IS_PRESENT_BY_JUDGE and judge != NOBODY and g.ships_at(judge, System(system)) > 0

    # -- repair ----------------------------------------------------------------------------------------------------

    def further_repairs(self, g: Arcs, me: int) -> list[Option]:
        c, judge = campaign(g), self.judge(g, me)
        if judge == NOBODY:
            return []
        hurt = [system for system in g.systems if g.damaged[judge * SYSTEM_COUNT + system]]
        options: list[Option] = [("repair_other_ship", judge, system) for system in hurt]
        options.extend([("repair_fitting", judge, fitting) for fitting in damaged_fittings(c, judge)])
        if options:
            self.reached(g, "repaired")
        return options

    def repair_further(self, g: Arcs, me: int, option: Option) -> None:
        repair_fitting(campaign(g), me, SEAT.of(option), FITTING.of(option))

    # -- the Judge's Flagship --------------------------------------------------------------------------------------

    def lends_flagship(self, g: Campaign, me: int) -> list[int]:
        judge = self.judge(g, me)
        return [judge] if judge != NOBODY else []

    def building_sites(self, g: Arcs, me: int) -> list[Option]:
        """One ship a turn at the Flagship, two with a Ship Crane."""
        c, judge = campaign(g), self.judge(g, me)
        if judge == NOBODY or not has_flagship(c, judge):
            return []
        most = SHIPS_WITH_CRANE if has_upgrade(c, judge, SHIP_CRANE) else SHIPS_A_TURN
        return [("dock_at", judge)] if c.done.count(DOCKED) < most else []

    def site_brings(self, g: Arcs, me: int, option: Option) -> bool:
        return g.ships[me] > 0

    def build_at(self, g: Arcs, me: int, option: Option) -> Script[None]:
        c = campaign(g)
        self.reached(g, "docked")
        c.done += (DOCKED,)
        add_ship(g, me, SYSTEM_OF[c.flagships[SEAT.of(option)] * SPACES])
        yield from ()

    def can_prelude(self, g: Arcs, me: int) -> bool:
        judge = self.judge(g, me)
        return judge != NOBODY and self.number not in g.used and has_upgrade(campaign(g), judge, SLIPSTREAM_DRIVE)

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        """The Slipstream Drive: the Judge's Flagship alone, or other ships from its system."""
        g.used = (*g.used, self.number)
        self.reached(g, "slipstream")
        judge = self.judge(g, me)
        system = SYSTEM_OF[campaign(g).flagships[judge] * SPACES]
        mine, theirs = squad_in(g, me, system), squad_in(g, judge, system)
        others: list[Squad] = [(*mine[:3], 0), (*theirs[:3], 0)]
        options: list[Option] = [("flagship_alone",)]
        if any(squad[1] or squad[2] for squad in others):
            options.append(("other_ships",))
        choice = yield g.ask(me, "slipstream", options, (system,))
        squads = others if choice[0] == "other_ships" else [(me, 0, 0, 0), (judge, 0, 0, 1)]
        yield from move_on(g, me, system, squads, self.number)

    def launch_pad_goes(self, g: Arcs, me: int) -> Script[None]:
        """F2203: the Drive of the Judge's Flagship and its Armor."""
        yield from return_column(campaign(g), self.judge(g, me), SLIPSTREAM_DRIVE)


# -- Judge Sets Agenda ---------------------------------------------------------------------------------------------


class JudgeSetsAgenda(ReachCard):
    """F2405, edict: the Judge may declare with any marker, for Power; then a Rival becomes the Judge's Chosen."""

    is_edict = True

    def clauses(self) -> list[str]:
        return ["declares", "chosen"]

    def edict(self, g: Campaign) -> Script[None]:
        judge = g.fate_holder(JUDGE)
        yield from self.declare(g, judge)
        yield from self.choose(g, judge)

    def declare(self, g: Campaign, judge: int) -> Script[None]:
        options = declarations(g, judge, g.ambitions(), self.number)
        if not options:
            return
        choice = yield g.ask(judge, "judge_agenda", [*options, ("skip",)])
        if choice[0] == "skip":
            return
        free = {marker_power(g, one)[0]: one for one in range(len(MARKERS)) if g.markers[one] == AVAILABLE}
        markers: list[Option] = [("agenda_marker", power) for power in sorted(free)]
        chosen = yield g.ask(judge, "agenda_marker", markers, (AMBITION.of(choice),))
        self.reached(g, "declares")
        marker = free[NUMBER.of(chosen)]
        yield from declare(g, judge, AMBITION.of(choice), self.number, zero_marker=False, chosen=marker)
        gain_power(g, judge, -marker_power(g, marker)[1], "agenda")

    def choose(self, g: Campaign, judge: int) -> Script[None]:
        """The card comes back to the Judge, who must hand it on; the same Rival will do."""
        holder = g.holder_of(CHOSEN)
        if holder == NOBODY:
            return
        rivals: list[Option] = [("rival", rival) for rival in g.rivals(judge)]
        choice = yield g.ask(judge, "judges_chosen", rivals)
        self.reached(g, "chosen")
        g.cards[holder] = without(g.cards[holder], CHOSEN)
        g.cards[SEAT.of(choice)] = (*g.cards[SEAT.of(choice)], CHOSEN)
        g.note(("chosen_by_judge", judge, SEAT.of(choice)))


COST_OF_LOOT.update({"steal_captive": 1, "steal_captive_ship": 1, "steal_vaulted": 1, "steal_trophy": 1})
register(Objective(CARD_NUMBER["f2401"]))
register(VowOfFairness(CARD_NUMBER["f2402"]))
register(TheArbiter(CARD_NUMBER["f2403"]))
register(JudgesChosen(CHOSEN))
register(JudgeSetsAgenda(CARD_NUMBER["f2405"]))
