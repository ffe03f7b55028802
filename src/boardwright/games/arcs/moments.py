"""The moments at which a card in a play area may speak, named as the rulebook names them.

The engine never asks which card it has: at each moment it asks every card in the play area. A card is a class that
overrides the moments it speaks at; everything else keeps the rule of the rulebook. Guild cards, leaders and lore are
cards alike.
"""

from collections.abc import Callable
from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import replaced

from .facts import CARD_ROWS, GUILD_SUIT, NOBODY, NOTHING, RAID_COST
from .roll import Roll
from .state import COPY, PIVOT, SLOT_CARDS, Arcs
from .vocabulary import COURT, System

UNLIMITED: Final = 99

# How a city that is not one's own may be taxed.
NOT: Final = 0
AS_LOYAL: Final = 1
AS_RIVAL: Final = 2

# Places in scoring.
FIRST: Final = 0
SECOND: Final = 1
SHARED_FIRST: Final = 2
JOINT_FIRST: Final = 3

Earning = tuple[int, int, int, int, int]
"""A seat, its place in an ambition, the Power for it, the city bonus, and the card that changed it or NOTHING."""


def always(g: Arcs, me: int) -> bool:
    return True


class Action:
    """A basic action or a new action (p.20): whether it can be taken now, and the script that takes it.

    `brings` says whether it would change anything: some may be taken without result (D12).
    """

    def __init__(
        self,
        name: str,
        can: Callable[[Arcs, int], bool],
        take: Callable[[Arcs, int], Script[None]],
        replaces: str = "",
        brings: Callable[[Arcs, int], bool] = always,
    ) -> None:
        self.name = name
        self.with_pip: Option = ("pip", name)
        self.can = can
        self.take = take
        self.replaces = replaces
        self.brings = brings
        self.always_brings = brings is always


class Force:
    """Ships of one owner in a system that fight together, and how many hits they have taken.

    A capital ship (`Arcs.capital_at`) is counted apart from the fresh ones: it takes no hits as they do.
    """

    def __init__(self, owner: int, system: System, fresh: int, damaged: int, capital: int = 0) -> None:
        self.owner = owner
        self.system = system
        self.fresh = fresh
        self.damaged = damaged
        self.capital = capital
        self.attacks = False
        self.hits = 0


Squad = tuple[int, int, int, int]
"""Ships of one owner that move together: the owner, fresh ships, damaged ships, capital ships."""


class Battle:
    """One battle: who, where, and what the dice and the moments made of it so far.

    The first force of a side is that of the attacker or the defender, be it empty; others join it. `taker` takes
    destroyed attacking ships as Trophies; if it is NOBODY they go home.
    """

    def __init__(self, attackers: list[Force], defenders: list[Force], taker: int) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.attacker = attackers[0].owner
        self.defender = defenders[0].owner
        self.system = attackers[0].system
        self.taker = taker
        self.dice = [0, 0, 0]
        self.ignored_intercepts = 0
        self.taken: list[int] = []
        """The Trophies that the attacker took by hits, by `owner * piece_kinds + kind`."""
        self.gained: list[int] = []
        """The Trophies that the attacker gained, likewise; with those of a ransack."""
        self.lost: list[int] = []
        """The Trophies that the taker gained, likewise."""
        self.raids_ships = False
        """Whether raid dice were collected by the permission of `Card.raids_ships`."""

    @property
    def trophies(self) -> int:
        """How many Trophies the attacker took by hits."""
        return sum(self.taken)

    def has_attackers(self) -> bool:
        """Whether an attacking ship is left."""
        return any(force.fresh or force.damaged or force.capital for force in self.attackers)

    def is_joined_by(self, owner: int) -> bool:
        """Whether ships of an owner joined the attack, whatever became of them."""
        return any(force.owner == owner for force in self.attackers[1:])


class Card:
    """A card in a play area that changes nothing. Cards override the moments they speak at."""

    loyal_to = NOTHING
    """The type as which any token may be spent, and whose Outrage is ignored in the Prelude."""

    has_prelude = False
    """Whether the card has a Prelude part besides clearing Outrage."""

    prelude_asks = ""
    """The message about what `can_prelude` asks for, if it asks for anything: why-prelude_<asks>."""

    repeats_in_prelude = False
    """R113: whether the Prelude part may be used again in one Prelude, once something else was done after it."""

    moves_again = False
    """Whether ships that have just moved may move once more (`after_move`)."""

    speaks_when_declared = False
    """Whether `when_declared` does anything, if it `reacts_to` the ambition."""

    takes_only_new = False
    """Whether only what has just come to the holder may be laid on the card (`takes_thing`), and stays there."""

    cost_of_tokens = UNLIMITED
    """The raid cost of each token that lies on the card; raids cannot take any if it is UNLIMITED."""

    speaks_after_scoring = False
    """Whether `after_scoring` does anything."""

    comes_back = False
    """Whether the card, laid beside an action card, comes back to its holder when the round ends, not discarded."""

    discards_itself = False
    """Whether the Prelude part asks to discard the card; then it may simply be discarded, with no other result."""

    speaks_when_secured = False
    """Whether `when_secured` does anything; the card then goes where `after_secured` puts it, else it `joins`."""

    is_kept_when_secured = False
    """Whether a card that `speaks_when_secured` joins the play area afterwards, instead of `after_secured`."""

    spreads_agents = False
    """Whether agents of who secures the card stay there until `when_secured` is over, instead of going home at once."""

    keeps_agents = False
    """Whether nobody's agents are captured or go home until `when_secured` is over, wherever they lie with the card."""

    stays_in_court = False
    """Whether the card stays in the Court when it was secured."""

    has_no_place_in_row = False
    """Whether the card, drawn for the row, finds another place in the Court (`when_drawn`), and the next one comes."""

    is_refilled = True
    """Whether the next card of the Court deck comes to the place of the row that this card has left."""

    is_protected = False
    """Whether nobody can steal, give or discard the card, unless by Outrage of its suit or an effect that names it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.id = COURT.ids[number]
        self.suit = GUILD_SUIT[number]
        self.raid_cost = RAID_COST[number]
        self.clears_outrage: list[int] = self.outrage_to_clear()
        self.new_actions: list[Action] = self.gives_actions()

    def clauses(self) -> list[str]:
        """The clauses of the card, for the tests' table of what was reached."""
        return []

    def reached(self, g: Arcs, clause: str) -> None:
        if g.clauses is not None:
            g.reach(f"{self.id}.{clause}")

    # -- set-up ------------------------------------------------------------------------------------------------------

    def set_up(self, g: Arcs, me: int) -> Script[None]:
        """R98: after all drafting and placing."""
        yield from ()

    def adds_slot(self) -> bool:
        """Whether the card is a further resource slot."""
        return False

    # -- actions -----------------------------------------------------------------------------------------------------

    def gives_actions(self) -> list[Action]:
        """New actions (p.20), each in place of a basic action."""
        return []

    def can_prelude(self, g: Arcs, me: int) -> bool:
        """Whether the Prelude part can be used now."""
        return True

    def prelude_brings(self, g: Arcs, me: int) -> bool:
        """Whether the Prelude part would change anything now."""
        return True

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        """The Prelude part."""
        yield from ()

    def forbids_guild_actions(self, g: Arcs, me: int) -> bool:
        """Whether the holder cannot use the Prelude parts and the new actions of guild cards now."""
        return False

    def adds_to_prelude_discard(self, g: Arcs, me: int, card: int) -> bool:
        """Whether `discarded_by_prelude` would change anything for this card."""
        return False

    def discarded_by_prelude(self, g: Arcs, me: int, card: int) -> None:
        """When a card of the holder was discarded by its own Prelude part, be it at the end of the round."""

    def outrage_to_clear(self) -> list[int]:
        """The types whose Outrage is cleared by discarding the card in the Prelude."""
        return []

    def helps_action(self, g: Arcs, me: int, name: str) -> bool:
        """Whether a basic action that is not possible now may be taken with what this card adds before it."""
        return False

    def before_action(self, g: Arcs, me: int, name: str) -> Script[bool]:
        """Right before a basic action paid with the pip of a Copy or Pivot; whether something was done."""
        yield from ()
        return False

    def adds_to_action(self, g: Arcs, me: int, name: str) -> bool:
        """Whether `after_action` would change anything, if the action were paid so."""
        return False

    def after_action(self, g: Arcs, me: int, name: str) -> Script[None]:
        """Right after a basic action paid with the pip of a Copy or Pivot."""
        yield from ()

    def action_over(self, g: Arcs, me: int) -> None:
        """When the holder has taken an action in their turn, whatever it was paid with."""

    # -- control -----------------------------------------------------------------------------------------------------

    def gives_control(self, g: Arcs, me: int, system: int, who: int) -> bool:
        """A law: whether a player may act as if they had control of a system that `who` has control of."""
        return False

    def commands(self, g: Arcs, me: int, system: System) -> list[int]:
        """The owners with ships in a system that a player may use besides their own."""
        return []

    def commands_everywhere(self, g: Arcs, me: int) -> list[tuple[System, int]]:
        """All that `commands` names, with the system."""
        return [(system, owner) for system in g.systems for owner in self.commands(g, me, system)]

    def forbids_command(self, g: Arcs, me: int, owner: int) -> bool:
        """A law: whether a player has no part in what an owner who is no player controls and commands."""
        return False

    # -- tax ---------------------------------------------------------------------------------------------------------

    def tax_right(self, g: Arcs, me: int, place: int) -> int:
        """How a Rival city, not in a system the holder controls, may be taxed: NOT, AS_LOYAL or AS_RIVAL."""
        return NOT

    def captures_by_tax(self, g: Arcs, me: int, place: int) -> bool:
        """Whether taxing a Rival city in a system the holder controls brings a Captive."""
        return True

    def forbids_tax(self, g: Arcs, me: int, place: int) -> bool:
        """Whether the holder cannot tax this city."""
        return False

    def may_tax_again(self, g: Arcs, me: int) -> bool:
        """Whether cities that were taxed this turn may be taxed again."""
        return False

    def may_tax_city_again(self, g: Arcs, me: int, place: int) -> bool:
        """A law: whether a player may tax this city again that was taxed this turn."""
        return False

    def taxes_empty_slots(self, g: Arcs, me: int, system: System) -> bool:
        """Whether empty building slots of a system may be taxed as if a Loyal city stood there."""
        return False

    def takes_tax(self, g: Arcs, me: int, owner: int, resource: int) -> Script[bool]:
        """When the holder taxes a city: whether they took the resource from elsewhere than the supply."""
        yield from ()
        return False

    def adds_to_tax(self, g: Arcs, me: int, place: int) -> bool:
        """Whether `takes_tax` or `after_tax` could change anything."""
        return False

    def after_tax(self, g: Arcs, me: int, place: int) -> Script[None]:
        """After the holder taxed a city or slot."""
        yield from ()

    # -- build -------------------------------------------------------------------------------------------------------

    def forbids_building_slots(self, g: Arcs, me: int) -> bool:
        """A law: whether a player cannot build cities and starports in building slots."""
        return False

    def building_sites(self, g: Arcs, me: int) -> list[Option]:
        """Further places to build: `(verb, system)` as in the Build action, or a verb of `build_at`."""
        return []

    def site_brings(self, g: Arcs, me: int, option: Option) -> bool:
        """Whether the supply has what is built at one of the card's own sites."""
        return True

    def build_at(self, g: Arcs, me: int, option: Option) -> Script[None]:
        """Build at one of the card's own sites."""
        yield from ()

    def uses_starport(self, g: Arcs, me: int, place: int) -> bool:
        """Whether a starport of another colour builds ships and launches Catapult moves as if it were Loyal."""
        return False

    def ships_arrive_fresh(self, g: Arcs, me: int) -> bool:
        """Whether ships are built fresh even under Rival control."""
        return False

    def builds_fresh(self, g: Arcs, me: int, place: int) -> bool:
        """Whether a ship built at the starport of a place, or a building built in its slot, is fresh all the same."""
        return False

    def adds_to_ship_built(self, g: Arcs, me: int, place: int) -> bool:
        """Whether `after_ship_built` could change anything."""
        return False

    def after_ship_built(self, g: Arcs, me: int, place: int) -> Script[None]:
        """After the holder built a ship at a starport."""
        yield from ()

    # -- move --------------------------------------------------------------------------------------------------------

    def most_ships_moved(self, g: Arcs, me: int) -> int:
        """How many ships may go in one move."""
        return UNLIMITED

    def most_escorted(self, g: Arcs, me: int, owner: int, own: int) -> int:
        """How many ships of another owner may go with so many Loyal ones."""
        return UNLIMITED

    def launches_from(self, g: Arcs, me: int, system: System) -> bool:
        """Whether a move from this system may be a Catapult move, starport or not."""
        return False

    def launches_at(self, g: Arcs, me: int, place: int) -> bool:
        """Whether a starport of another colour launches Catapult moves of the holder, if nothing else."""
        return False

    def launch_pad_goes(self, g: Arcs, me: int) -> Script[None]:
        """A Catapult move that this card has launched uses up what it started from: it goes home."""
        yield from ()

    def forbids_starport_launch(self, g: Arcs, me: int) -> bool:
        """Whether starports do not launch Catapult moves of the holder."""
        return False

    def ends_catapult(self, g: Arcs, me: int, system: System) -> bool:
        """Whether a Catapult move ends in this gate, whoever has control."""
        return False

    def passes_gate(self, g: Arcs, me: int, system: System, who: int, owners: list[int]) -> bool:
        """Whether the control of `who` does not end a Catapult move of ships of these owners."""
        return False

    def takes_along(self, g: Arcs, me: int, system: System) -> list[int]:
        """The owners of pieces in a system that the holder may move with ships or alone, but not in a Catapult move."""
        return []

    def riders(self, g: Arcs, me: int, system: System) -> int:
        """How many tokens may move from a system, with ships or alone; beyond a gate they go with ships only."""
        return 0

    def ride(self, g: Arcs, me: int, origin: System, target: System, count: int) -> None:
        """So many of these tokens have gone along."""

    def when_rival_enters(self, g: Arcs, owner: int, mover: int, system: System) -> None:
        """When ships of a Rival are about to move into a system."""

    def ways_from(self, g: Arcs, me: int, system: System) -> list[System]:
        """The systems that count as adjacent to this one when the holder moves."""
        return []

    def leg_over(self, g: Arcs, me: int, origin: System, target: System) -> None:
        """A law: a leg of a move has led from a system to another, by a way of `ways_from`."""

    def enters_gate(
        self, g: Arcs, me: int, origin: System, gate: System, launched: int, pads: list[int]
    ) -> Script[int]:
        """When ships that may be in a Catapult move have come into a gate from a system that is none.

        NOTHING if the move goes on as usual; else the system where they are by now, and the move ends. It is a
        Catapult move in any case if a card has `launched` it; else it may have started at one of these starports.
        """
        yield from ()
        return NOTHING

    def guides_into(self, g: Arcs, system: System) -> list[System]:
        """A law: the systems into which ships can be guided from this one, and not back."""
        return []

    def after_move(self, g: Arcs, me: int, moved: dict[int, Squad]) -> Script[None]:
        """After a move: the fresh Loyal ships that have just moved, by the system where they stand."""
        yield from ()

    # -- repair ------------------------------------------------------------------------------------------------------

    def repairs_building(self, g: Arcs, me: int, place: int) -> bool:
        """Whether a building of another colour may be repaired as if it were Loyal."""
        return False

    def further_repairs(self, g: Arcs, me: int) -> list[Option]:
        """What may be repaired besides ships and buildings; `repair_further` does it."""
        return []

    def repair_further(self, g: Arcs, me: int, option: Option) -> None:
        """Repair what `further_repairs` offered."""

    def capital_repairs(self, g: Arcs, owner: int) -> list[Option]:
        """A law: what a repair of an owner's capital ship may repair."""
        return []

    def repair_capital(self, g: Arcs, me: int, option: Option) -> None:
        """A law: the player repairs what `capital_repairs` offered."""

    def capital_exchanges(self, g: Arcs, me: int) -> list[Option]:
        """A law: the buildings of the player's capital ship that a card may replace with such of the other kind."""
        return []

    def exchange_capital(self, g: Arcs, me: int, option: Option) -> Script[None]:
        """A law: what `capital_exchanges` offered is replaced, and stays as damaged as it was."""
        yield from ()

    # -- influence and secure ----------------------------------------------------------------------------------------

    def before_securing(self, g: Arcs, me: int, cards: list[int], place: int) -> Script[None]:
        """A law: when a player is about to secure cards of a place of the row, or (NOTHING) the top of the deck."""
        yield from ()

    def refills(self, g: Arcs, me: int, place: int) -> Script[bool]:
        """When the holder has secured the card at a place of the row: whether they put another there themselves."""
        yield from ()
        return False

    def card_secured(self, g: Arcs, me: int, card: int) -> None:
        """When the holder secures a card, before its effect."""

    def after_securing(self, g: Arcs, me: int, card: int) -> Script[None]:
        """When the holder has secured another card, after its effect and before the row is refilled."""
        yield from ()

    def after_refill(self, g: Arcs, me: int, place: int) -> Script[None]:
        """After the holder secured a card and the next one of the deck came to its place of the row."""
        yield from ()

    def forbids_influence(self, g: Arcs, me: int, place: int) -> bool:
        """A law: whether a player cannot put agents on the card at a place of the row."""
        return False

    def after_influence(self, g: Arcs, me: int, place: int, was_empty: bool) -> Script[None]:
        """A law: a player has influenced the card at a place of the row; `was_empty`: no agent lay there before."""
        yield from ()

    def before_capture(self, g: Arcs, me: int, place: int) -> None:
        """A law: a player takes the card at a place of the row, whose agents are about to be captured."""

    def forbids_ransacking(self, g: Arcs, me: int, place: int, system: int) -> bool:
        """A law: whether a city destroyed in a system does not let a player take the card at a place of the row."""
        return False

    def forbids_securing(self, g: Arcs, me: int, place: int) -> bool:
        """Whether the holder cannot secure the card at a place of the row."""
        return False

    # -- playing a card, the initiative and declaring ----------------------------------------------------------------

    def forbids_side(self, g: Arcs, me: int, side: int) -> bool:
        """A law: whether an action card with several sides cannot be played on this one."""
        return False

    def forbids_lead_actions(self, g: Arcs) -> bool:
        """A law: whether a card about to be played for the actions of the lead card gives none."""
        return False

    def card_played(self, g: Arcs, me: int) -> None:
        """When the holder has played an action card, before anything comes of it."""

    def forbids_seizing_with_card(self, g: Arcs, me: int) -> bool:
        """Whether the holder cannot seize the initiative with an extra card."""
        return False

    def ways_to_seize(self, g: Arcs, me: int) -> list[Option]:
        """Further ways to seize the initiative before the Prelude; `seize_by` does one."""
        return []

    def seize_by(self, g: Arcs, me: int, option: Option) -> Script[None]:
        """Do what the card asks for; the initiative is seized right after."""
        yield from ()

    def initiative_came(self, g: Arcs, me: int) -> None:
        """When the initiative marker has come to the holder from another player."""

    def initiative_surpassed(self, g: Arcs, me: int) -> Script[None]:
        """At the end of a round: by surpassing the holder has got the initiative marker."""
        yield from ()

    def stage_after_round(self, g: Arcs) -> str:
        """A law: the stage between the check of the initiative and the discarding of the played cards, or ""."""
        return ""

    def ambitions_of_played(self, g: Arcs, me: int, card: int) -> list[int]:
        """The ambitions that the action card of this turn stands for besides its own."""
        return []

    def may_declare_as_follower(self, g: Arcs, me: int) -> bool:
        """When the holder surpasses or pivots: may they declare the ambition of that card?"""
        return False

    def keeps_lead_number(self, g: Arcs, me: int, ambition: int) -> bool:
        """When the holder declares: does the zero marker stay off the lead card?"""
        return False

    def can_pay_to_declare(self, g: Arcs, me: int, means: int) -> bool:
        """Whether the holder can pay what declaring costs; `means` is the card that allows it, or NOTHING."""
        return True

    def pay_to_declare(self, g: Arcs, me: int, means: int) -> Script[None]:
        """Pay what declaring costs."""
        yield from ()

    def forbids_declaring(self, g: Arcs, me: int, ambition: int) -> bool:
        """Whether the player cannot declare this ambition now, by whatever means."""
        return False

    def declared_instead(self, ambitions: list[int]) -> list[int]:
        """A law: the ambitions of its own that anybody may declare who may declare one of these."""
        return []

    def declares_otherwise(self, g: Arcs, me: int, ambition: int) -> Script[bool]:
        """When the holder declares: whether the card puts something else than a marker on the ambition."""
        yield from ()
        return False

    def marker_placed(self, g: Arcs, me: int, ambition: int) -> None:
        """When the player has put a marker on an ambition to declare it; nobody has anything to choose."""

    def reacts_to(self, g: Arcs, me: int, ambition: int) -> bool:
        """Whether `when_declared` does anything now that this ambition was declared."""
        return True

    def when_declared(self, g: Arcs, me: int, ambition: int, is_new: bool) -> Script[None]:
        """After the holder declared an ambition; `is_new`: it held no marker before."""
        yield from ()

    # -- spending ----------------------------------------------------------------------------------------------------

    def token_spent(self, g: Arcs, me: int, kinds: list[int]) -> None:
        """When the holder has spent a resource: its type, and those as which it served or could have served."""

    def adds_to_spending(self, g: Arcs, me: int, kinds: list[int]) -> bool:
        """Whether `token_spent` would change anything."""
        return False

    # -- harm --------------------------------------------------------------------------------------------------------

    def forbids_harm(self, g: Arcs, me: int, owner: int, system: System) -> bool:
        """Whether the player cannot harm (battle, hit, damage, destroy) pieces of an owner in a system."""
        return False

    def hits_needed(self, g: Arcs, owner: int) -> int:
        """A law: how many hits it takes to damage a fresh piece of an owner, and to destroy a damaged one."""
        return 1

    def pierces(self, g: Arcs, me: int, owner: int) -> bool:
        """When the holder attacks: whether one hit is enough for each step against the pieces of an owner."""
        return False

    def hit_as_buildings(self, g: Arcs, owner: int, system: System) -> list[Option]:
        """A law: an option for each hit that further pieces of an owner in a system take as buildings do."""
        return []

    def deal_further_hit(self, g: Arcs, me: int, option: Option) -> None:
        """A law: deal a hit that `hit_as_buildings` offered."""

    def city_destroyed(self, g: Arcs, me: int, owner: int) -> None:
        """A law: a player has destroyed a city of an owner by hits."""

    def tough_targets(self, g: Arcs, owner: int, system: System) -> list[Option]:
        """A law: an option for each two hits that Tough pieces of an owner in a system take as buildings do."""
        return []

    def strike_tough(self, g: Arcs, me: int, option: Option) -> Script[None]:
        """A law: deal two hits that `tough_targets` offered."""
        yield from ()

    def harm_begins(self, g: Arcs, me: int, owner: int, system: System) -> None:
        """A law: a player is about to harm an owner in a way that can destroy cities."""

    def pay_for_harm(self, g: Arcs, me: int, harmed: list[int], system: System) -> Script[None]:
        """A law: the player is about to harm these owners, and pays if that has a price; without means it is barred."""
        yield from ()

    def spares_outrage(self, g: Arcs, me: int, owner: int, system: int) -> bool:
        """A law: whether a player provokes no Outrage by destroying a city of an owner."""
        return False

    def speaks_after_harm(self, g: Arcs, me: int, harmed: list[int], system: System) -> bool:
        """Whether `after_harm` does anything."""
        return False

    def after_harm(self, g: Arcs, me: int, harmed: list[int], system: System) -> Script[None]:
        """After the player harmed these owners; in a battle once, after all hits and before raiding."""
        yield from ()

    def capital_targets(self, g: Arcs, owner: int) -> list[Option]:
        """A law: what can be hit of an owner's capital ship, as often as it can be hit."""
        return []

    def hit_capital(self, g: Arcs, owner: int, option: Option, taker: int) -> Script[None]:
        """A law: a hit on what `capital_targets` offered; what is destroyed is a Trophy of the taker (NOBODY: none)."""
        yield from ()

    def keeps_destroyed(self, g: Arcs, owner: int, count: int) -> bool:
        """A law: whether destroyed ships of an owner do not go to the supply, as it has put them elsewhere."""
        return False

    # -- battle ------------------------------------------------------------------------------------------------------

    def capital_dice(self, g: Arcs, owner: int) -> int:
        """A law: how many dice an owner's capital ship gives, instead of the one of another ship."""
        return 0

    def further_defenders(self, g: Arcs, me: int, system: System) -> list[int]:
        """A law: who can be attacked in a system besides Rivals."""
        return []

    def joins_defence(self, g: Arcs, defender: int, system: System) -> list[int]:
        """A law: whose ships in a system must join those of the defender."""
        return []

    def takes_for(self, g: Arcs, owner: int) -> int:
        """A law: who takes what an owner who is no player destroys in defence; NOBODY: it goes home."""
        return NOBODY

    def cannot_intercept(self, g: Arcs, owner: int) -> bool:
        """A law: whether an owner never intercepts."""
        return False

    def spoils(self, g: Arcs, battle: Battle) -> list[int]:
        """A law: the types of which one resource of the supply can be raided once from a defender who is no player."""
        return []

    def attack_begins(self, g: Arcs, battle: Battle) -> None:
        """When the holder attacks, before anything else happens."""

    def has_defence(self, g: Arcs, battle: Battle) -> bool:
        """When the holder defends: whether `before_dice` does anything."""
        return False

    def before_dice(self, g: Arcs, battle: Battle) -> Script[None]:
        """When the holder defends, before dice are collected."""
        yield from ()

    def extra_dice(self, g: Arcs, me: int, system: System) -> int:
        """How many dice the holder may collect beyond one per attacking ship."""
        return 0

    def compulsory_dice(self, g: Arcs, me: int) -> int:
        """How many dice the holder must collect, on top of those for ships."""
        return 0

    def forbids_raid_dice(self, g: Arcs, battle: Battle) -> bool:
        """When the holder defends: whether the attacker cannot collect raid dice."""
        return False

    def raids_ships(self, g: Arcs, me: int) -> bool:
        """Whether the holder may raid where there is no building: one resource for each damaged defending ship."""
        return False

    def raid_dice_without_building(self, g: Arcs, me: int) -> int:
        """How many raid dice the holder may collect where the defender has no building."""
        return 0

    def accepts_dice(self, dice: list[int]) -> bool:
        """Whether the holder may attack with these dice."""
        return True

    def rerolls(self, g: Arcs, me: int, roll: Roll, battle: Battle | None) -> list[int]:
        """How many dice of each kind the holder may roll again, in a battle or outside (None)."""
        return [0, 0, 0]

    def rolls_dice_again(self, g: Arcs, me: int) -> bool:
        """Whether the holder may roll dice again that are no battle dice."""
        return False

    def absorbs_hits(self, g: Arcs, battle: Battle, hits: int) -> Script[int]:
        """When the holder attacks and is about to take hits: how many are left after what the card takes."""
        yield from ()
        return hits

    def added_intercepts(self, g: Arcs, battle: Battle) -> int:
        """When the holder defends: intercepts added to the roll."""
        return 0

    def intercept_hits(self, g: Arcs, battle: Battle, hits: int) -> int:
        """When the holder intercepts: how many hits the attacker takes."""
        return hits

    def after_intercept(self, g: Arcs, battle: Battle) -> Script[None]:
        """When the holder has intercepted."""
        yield from ()

    def refuses_trophies(self, g: Arcs, me: int, owner: int) -> bool:
        """Whether pieces of an owner go home that the holder would take as Trophies."""
        return False

    def trophies_in_defence(self, g: Arcs, me: int, taken: list[int]) -> Script[None]:
        """After all hits of a battle in which the holder defends: the Trophies they took, by owner and kind."""
        yield from ()

    def forbids_ransack(self, g: Arcs, owner: int) -> bool:
        """Whether a Rival battling the holder cannot ransack the Court."""
        return False

    def after_raid(self, g: Arcs, me: int, defender: int) -> Script[None]:
        """A law: a player has stolen something in a battle from its defender."""
        yield from ()

    def speaks_after_battle(self, g: Arcs, me: int, battle: Battle) -> bool:
        """Whether `after_battle` does anything."""
        return False

    def after_battle(self, g: Arcs, me: int, battle: Battle) -> Script[None]:
        """After a battle in which the holder attacked, defended or took what was destroyed."""
        yield from ()

    # -- the Court, stealing and Outrage -----------------------------------------------------------------------------

    def may_be_influenced(self, g: Arcs) -> bool:
        """Whether agents can be put on this card of the row."""
        return True

    def may_be_secured(self, g: Arcs, me: int) -> bool:
        """Whether this card of the row can be secured."""
        return True

    def breaks_tie(self, g: Arcs, me: int, tied: list[int]) -> bool:
        """Whether the holder may secure a card on which these Rivals have as many agents, and nobody more."""
        return False

    def joins(self, g: Arcs, me: int) -> None:
        """When a card without such an effect is secured, or taken from a pile: it joins the play area."""
        g.cards[me] = (*g.cards[me], self.number)
        if self.adds_slot():
            g.card_slots = replaced(g.card_slots, me, 1)

    def waits_to_join(self, g: Arcs, me: int) -> bool:
        """Whether the card joins only when all that is secured with it has taken effect."""
        return False

    def resists_securing(self, g: Arcs, me: int, place: int) -> Script[bool]:
        """When a player is about to secure this card of the row: whether it stays there, with all agents."""
        yield from ()
        return False

    def agents_captured(self, g: Arcs, me: int, owner: int, count: int) -> None:
        """When the holder has captured agents of a Rival."""

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """When a vox card is secured; it then goes where `after_secured` puts it."""
        yield from ()

    def when_drawn(self, g: Arcs) -> Script[None]:
        """When the card was drawn for the row and `has_no_place_in_row`."""
        yield from ()

    def after_secured(self, g: Arcs) -> None:
        """Where a vox card goes after its effect: face up to the Court discard pile."""
        g.court_discard = (*g.court_discard, self.number)

    def forbids_stealing(self, g: Arcs, owner: int, thief: int, card: int, resource: int) -> bool:
        """Whether the thief cannot steal this from the holder: a card, or a resource if `card` is NOTHING."""
        return False

    def may_lie_in_row(self, g: Arcs) -> bool:
        """Whether the card may lie in the Court; if not, it leaves the game as soon as it lies there."""
        return True

    def loot(self, g: Arcs, owner: int) -> list[Option]:
        """What a raid may take from the holder besides resources and guild cards (`resources.COST_OF_LOOT`)."""
        return []

    def take_loot(self, g: Arcs, me: int, owner: int, option: Option) -> Script[None]:
        """The raider takes what `loot` offered."""
        yield from ()

    def is_buried_when_stolen(self) -> bool:
        """Whether a thief buries the card instead of taking it."""
        return False

    def survives_outrage(self) -> bool:
        """Whether the card stays when its holder provokes Outrage."""
        return False

    def saves_guild_cards(self, g: Arcs, me: int) -> bool:
        """Whether the holder discards no guild cards when they provoke Outrage."""
        return False

    def outrage_provoked(self, g: Arcs, me: int, resource: int) -> Script[None]:
        """When the holder has provoked Outrage of a type."""
        yield from ()

    # -- resources and scoring ---------------------------------------------------------------------------------------

    def tokens_here(self, g: Arcs, owner: int, resource: int) -> list[Option]:
        """An option to steal each resource of a type (NOTHING: of any) that lies on the card and is the holder's."""
        return []

    def open_tokens(self, g: Arcs) -> list[int]:
        """The resources on the card that its holder may spend, discard and give as if they lay in slots."""
        return []

    def tokens_survive_outrage(self, g: Arcs) -> bool:
        """Whether Outrage does not discard `open_tokens`."""
        return False

    def keeps_stolen(self, g: Arcs, resource: int) -> bool:
        """Whether the holder may lay a resource here (`lay_thing`) that they have just stolen."""
        return False

    def things_on(self, g: Arcs) -> list[int]:
        """What lies on the card and is no resource."""
        return []

    def things_here(self, g: Arcs, owner: int) -> list[Option]:
        """An option to raid each thing that lies on the card and is no resource."""
        return []

    def lose_token(self, g: Arcs, token: int) -> None:
        """A resource or thing that lay on the card is somebody else's now."""

    def lay_token(self, g: Arcs, token: int) -> None:
        """A resource lies on the card now."""

    def holds_supply_of(self) -> int:
        """The type whose whole supply lies on this card, or NOTHING."""
        return NOTHING

    def also_counts(self, g: Arcs, me: int, ambition: int) -> int:
        """How much counts for an ambition of the holder besides what always does."""
        return 0

    def power_for(self, g: Arcs, me: int, ambition: int, place: int, first: int, second: int, bonus: int) -> int:
        """The Power for a place in an ambition: NOTHING leaves it to the rulebook."""
        return NOTHING

    def keeps_captives(self, g: Arcs, me: int) -> tuple[int, int]:
        """How many Captives the holder keeps at least and at most when they go home because Tyrant was scored."""
        return 0, 0

    def joint_earnings(self, g: Arcs, ambition: int) -> list[Earning] | None:
        """A law: what an ambition pays in which several compete as one; None leaves it to the rulebook."""
        return None

    def after_scoring(self, g: Arcs, me: int) -> Script[None]:
        """After scoring at the end of a chapter."""
        yield from ()

    # -- things in resource slots that are no resources --------------------------------------------------------------

    def takes_thing(self, g: Arcs, thing: int) -> bool:
        """Whether a resource or another thing may lie on the card instead of in a slot of its holder."""
        return False

    def lay_thing(self, g: Arcs, thing: int) -> None:
        """A thing or resource that was in hand lies on the card now."""

    def thing_uses(self, g: Arcs, me: int, thing: int) -> list[str]:
        """A law: what a thing can be spent for in the Prelude now; none if it cannot be spent."""
        return []

    def thing_spent(self, g: Arcs, me: int, thing: int, use: str) -> Script[None]:
        """A law: a thing was spent, and its place is empty."""
        yield from ()

    def can_discard_thing(self, g: Arcs, me: int, thing: int) -> bool:
        """A law: whether a thing may be discarded for want of room."""
        return False

    def thing_discarded(self, g: Arcs, me: int, thing: int) -> Script[None]:
        """A law: a thing was discarded for want of room."""
        yield from ()


UNBUILT: Final = Card(min(CARD_ROWS))
"""Lies in CARDS where a number has no card."""

CARDS: Final[list[Card]] = []
"""Every card that can lie in a play area or in the Court, by number: a list, as they are asked all the time."""


def built_cards() -> list[Card]:
    return [card for card in CARDS if card is not UNBUILT]


ACTIONS: Final[dict[str, Action]] = {}
"""Every basic and new action by name."""


MOMENTS: Final[dict[str, type[Card]]] = {}
"""Every moment, and the sort of card that has it."""

IN_PRELUDE: Final = "in_prelude"
"""Who speaks at this moment has a Prelude part, or clears Outrage."""
LOYALTY: Final = "loyalty"
"""Who speaks at this moment has a type as which any token may be spent."""

SPEAKERS: Final[dict[str, set[int]]] = {IN_PRELUDE: set(), LOYALTY: set()}
"""The cards that speak at each moment: no other card needs to be asked there."""

MOMENTS_OF: Final[dict[int, tuple[str, ...]]] = {}
"""The same the other way round: the moments at which each card speaks."""

SILENT: Final[tuple[int, ...]] = ()

OF_A_CARD_AT_HAND: Final = ("clauses", "joins", "lay_token", "lose_token", "waits_to_join")
"""Nobody asks who speaks at these, and nearly every card of some sorts does."""


def add_moments(sort: type[Card]) -> None:
    """The moments that a sort of card has."""
    for name, method in vars(sort).items():
        if callable(method) and not name.startswith("_") and name not in MOMENTS:
            MOMENTS[name] = sort
            if name not in OF_A_CARD_AT_HAND:
                SPEAKERS[name] = set()


class Voices:
    """Who speaks at each moment, found once while the same cards lie there: laws, or a play area with a booklet."""

    def __init__(self, cards: tuple[int, ...], laws: tuple[int, ...], booklet: "Voices | None") -> None:
        self.cards = cards
        self.laws = laws
        self.found: dict[str, tuple[int, ...]] = {} if booklet is None else booklet.found.copy()
        """By moment, where anybody speaks: the cards of a play area, then the laws."""
        self.areas: dict[tuple[int, ...], Voices] = {}
        """Of a booklet: the voices of play areas with it."""
        found = self.found
        for card in reversed(cards):
            alone: tuple[int, ...] = (card,)
            for moment in MOMENTS_OF.get(card, ()):
                others = found.get(moment)
                found[moment] = alone if others is None else alone + others


MOST_BOOKLETS: Final = 50
MOST_AREAS: Final = 500
"""So many different laws, and play areas with each of them, are remembered; then it begins anew."""

BOOKLETS: Final[dict[tuple[int, ...], Voices]] = {}
"""By the laws in force: they seldom change, and are asked many times for each decision."""

UNHEARD: Final = Voices((-1,), (-1,), None)

LATEST: Final[list[Voices]] = [UNHEARD] * 5
"""The voices of the last question to each seat, and of the laws by themselves (NOBODY)."""


def laws_heard(laws: tuple[int, ...]) -> Voices:
    """The voices of the laws by themselves, which are the latest now."""
    found = BOOKLETS.get(laws)
    if found is None:
        if len(BOOKLETS) == MOST_BOOKLETS:
            BOOKLETS.clear()
        found = BOOKLETS[laws] = Voices(laws, laws, None)
    found.laws = laws  # the same, not only equal: so it is known again
    LATEST[NOBODY] = found
    return found


def area_heard(g: Arcs, seat: int) -> Voices:
    """The voices of what a seat hears: its play area, then the laws, if the game has any."""
    laws, cards = g.laws, g.cards[seat]
    latest = LATEST[NOBODY]
    booklet = latest if latest.laws is laws else laws_heard(laws)
    found = booklet.areas.get(cards)
    if found is None:
        if len(booklet.areas) == MOST_AREAS:
            booklet.areas.clear()
        found = booklet.areas[cards] = Voices(cards, laws, booklet)
    found.cards, found.laws = cards, laws
    LATEST[seat] = found
    return found


def speakers(g: Arcs, owner: int, moment: str) -> tuple[int, ...]:
    """The cards that speak at a moment of an owner."""
    if owner >= g.seats or owner == NOBODY:
        return speaking_laws(g, moment)
    cards, laws = g.cards[owner], g.laws
    if not cards and not laws:
        return SILENT
    latest = LATEST[owner]
    if latest.cards is not cards or latest.laws is not laws:
        latest = area_heard(g, owner)
    return latest.found.get(moment, SILENT)


def speaking_laws(g: Arcs, moment: str) -> tuple[int, ...]:
    """The laws that speak at a moment."""
    laws = g.laws
    if not laws:
        return SILENT
    latest = LATEST[NOBODY]
    if latest.laws is not laws:
        latest = laws_heard(laws)
    return latest.found.get(moment, SILENT)


def register_card(card: Card) -> None:
    BOOKLETS.clear()
    LATEST[:] = [UNHEARD] * len(LATEST)
    CARDS.extend([UNBUILT] * (card.number + 1 - len(CARDS)))
    CARDS[card.number] = card
    speaks_at = [
        moment
        for moment, sort in MOMENTS.items()
        if moment in SPEAKERS and isinstance(card, sort) and getattr(type(card), moment) is not getattr(sort, moment)
    ]
    if "prelude" in speaks_at or "outrage_to_clear" in speaks_at:
        speaks_at.append(IN_PRELUDE)
    if card.loyal_to != NOTHING:
        speaks_at.append(LOYALTY)
    MOMENTS_OF[card.number] = tuple(speaks_at)
    for moment in speaks_at:
        SPEAKERS[moment].add(card.number)
    if card.adds_slot() and card.number not in SLOT_CARDS:
        SLOT_CARDS.append(card.number)
    for action in card.new_actions:
        ACTIONS[action.name] = of_holder(action) if action.name in ACTIONS else action


def of_holder(action: Action) -> Action:
    """An action that several cards give: it is taken with the card that the player has."""

    def held(g: Arcs, me: int) -> Action:
        return next(one for card in g.heard(me) for one in CARDS[card].new_actions if one.name == action.name)

    def can(g: Arcs, me: int) -> bool:
        return held(g, me).can(g, me)

    def take(g: Arcs, me: int) -> Script[None]:
        return held(g, me).take(g, me)

    def brings(g: Arcs, me: int) -> bool:
        return held(g, me).brings(g, me)

    return Action(action.name, can, take, action.replaces, brings)


def register_action(action: Action) -> None:
    ACTIONS[action.name] = action


def in_chosen_order(g: Arcs, chooser: int, cards: list[int]) -> Script[int]:
    """R21: which of several simultaneous effects comes next; it is taken out of the list."""
    card = cards[0]
    if len(cards) > 1:
        options: list[Option] = [("first", one) for one in cards]
        choice = yield g.ask(chooser, "which_first", options)
        card = COURT.of(choice)
    cards.remove(card)
    return card


def is_copy_or_pivot_pip(g: Arcs) -> bool:
    """R20: the action is paid with the single pip of a Copy or Pivot."""
    return g.paying_pip and g.turn_mode in (COPY, PIVOT)


add_moments(Card)
