"""The moments at which a card in a play area may speak, named as the rulebook names them.

The engine never asks which card it has: at each moment it asks every card in the play area. A card is a class that
overrides the moments it speaks at; everything else keeps the rule of the rulebook.
"""

from collections.abc import Callable

from boardwright.kernel.decision import Script

from .facts import COURT_CARDS, GUILD_SUIT, NOTHING, RAID_COST
from .roll import Roll
from .state import Arcs


class Action:
    """A basic action or a new action (p.20): whether it can be taken now, and the script that takes it."""

    def __init__(
        self, name: str, can: Callable[[Arcs, int], bool], take: Callable[[Arcs, int], Script[None]], replaces: str = ""
    ) -> None:
        self.name = name
        self.can = can
        self.take = take
        self.replaces = replaces


class Card:
    """A card in a play area that changes nothing. Cards override the moments they speak at."""

    loyal_to = NOTHING
    """The type as which any token may be spent, and whose Outrage is ignored in the Prelude."""

    has_prelude = False
    """Whether the card has a Prelude part."""

    discards_itself = False
    """Whether the Prelude part asks to discard the card; then it may simply be discarded, with no other result."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.id = COURT_CARDS[number]
        self.suit = GUILD_SUIT[number]
        self.raid_cost = RAID_COST[number]
        self.new_actions: list[Action] = self.gives_actions()

    def clauses(self) -> list[str]:
        """The clauses of the card, for the tests' table of what was reached."""
        return []

    def reached(self, g: Arcs, clause: str) -> None:
        if g.clauses is not None:
            g.reach(f"{self.id}.{clause}")

    # -- actions ---------------------------------------------------------------------------------------------------

    def gives_actions(self) -> list[Action]:
        """New actions (p.20), each in place of a basic action."""
        return []

    def can_prelude(self, g: Arcs, me: int) -> bool:
        """Whether the Prelude part can be used now."""
        return True

    def prelude(self, g: Arcs, me: int) -> Script[None]:
        """The Prelude part."""
        yield from ()

    # -- playing a card and declaring --------------------------------------------------------------------------------

    def may_declare_as_follower(self, g: Arcs, me: int) -> bool:
        """When the holder surpasses or pivots: may they declare the ambition of that card?"""
        return False

    def keeps_lead_number(self, g: Arcs, me: int, ambition: int) -> bool:
        """When the holder declares: does the zero marker stay off the lead card?"""
        return False

    def when_declared(self, g: Arcs, me: int, ambition: int) -> Script[None]:
        """After the holder declared an ambition."""
        yield from ()

    # -- battle ------------------------------------------------------------------------------------------------------

    def extra_dice(self, g: Arcs, me: int, system: int) -> int:
        """How many dice the holder may collect beyond one per attacking ship."""
        return 0

    def after_roll(self, g: Arcs, me: int, roll: Roll) -> Script[None]:
        """After the holder rolled as attacker, before anything is resolved."""
        yield from ()

    # -- the Court, stealing and Outrage -----------------------------------------------------------------------------

    def when_secured(self, g: Arcs, me: int) -> Script[None]:
        """When a vox card is secured; it then goes where `after_secured` puts it."""
        yield from ()

    def after_secured(self, g: Arcs) -> None:
        """Where a vox card goes after its effect: face up to the Court discard pile."""
        g.court_discard.append(self.number)

    def forbids_stealing(self, g: Arcs, owner: int, card: int) -> bool:
        """Whether Rivals cannot steal this from the holder: a card, or a resource if `card` is NOTHING."""
        return False

    def is_buried_when_stolen(self) -> bool:
        """Whether a thief buries the card instead of taking it."""
        return False

    def survives_outrage(self) -> bool:
        """Whether the card stays when its holder provokes Outrage."""
        return False

    # -- resources and scoring ---------------------------------------------------------------------------------------

    def holds_supply_of(self) -> int:
        """The type whose whole supply lies on this card, or NOTHING."""
        return NOTHING

    def after_scoring(self, g: Arcs, me: int) -> None:
        """After scoring at the end of a chapter."""


CARDS: dict[int, Card] = {}
"""Every card that can lie in a play area or in the Court, by number."""

ACTIONS: dict[str, Action] = {}
"""Every basic and new action by name."""


def register_card(card: Card) -> None:
    CARDS[card.number] = card
    for action in card.new_actions:
        ACTIONS[action.name] = action


def register_action(action: Action) -> None:
    ACTIONS[action.name] = action
