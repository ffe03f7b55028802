"""The moments that only the campaign has, and the cards that speak at them.

All other moments are those of ..moments. A card in the booklet speaks for every player, a card in the Court for nobody.
"""

from collections.abc import Callable
from typing import Final

from boardwright.kernel.decision import Option, Script
from boardwright.kernel.still import without

from ..court import bury
from ..facts import NOTHING
from ..moments import Card, add_moments, register_card, speakers
from ..state import Arcs
from .facts import PROTECTED
from .held import steal_from_option, tokens_on
from .state import Campaign, campaign


class ReachCard(Card):
    """A card of the campaign that changes nothing. Cards override the moments they speak at."""

    is_buried_by_outlaws = False
    """C42: whether the card goes under the Court deck as soon as its holder is an Outlaw."""

    has_crisis = False
    """Whether `crisis` does anything: a Fate Crisis of a card in a play area, or a Court Crisis of a vox card."""

    is_edict = False
    """Whether `edict` does anything when Edicts are resolved."""

    hides_grand_ambitions = False
    """Whether only the holder knows which grand ambitions are fulfilled."""

    replaces_policy = False
    """An edict: whether the policy on top is not resolved by itself."""

    speaks_before_scoring = False
    """Whether `scoring_begins` does anything."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.is_protected = number in PROTECTED

    def waits_to_join(self, g: Arcs, me: int) -> bool:
        """A-83: an Outlaw may become a Regent by what is secured along with it."""
        return self.is_buried_by_outlaws and campaign(g).is_outlaw(me)

    def joins(self, g: Arcs, me: int) -> None:
        """C42: an Outlaw who secures a card that only a Regent can hold buries it at once."""
        if self.is_buried_by_outlaws and campaign(g).is_outlaw(me):
            bury(g, self.number)
            g.note(("buried", self.number))
        else:
            super().joins(g, me)

    def tokens_here(self, g: Arcs, owner: int, resource: int) -> list[Option]:
        """C83: Rivals may steal what is frozen on a card."""
        return [
            steal_from_option(owner, self.number, token)
            for token in tokens_on(campaign(g), self.number)
            if resource in (NOTHING, token)
        ]

    def lose_token(self, g: Arcs, token: int) -> None:
        campaign(g).held = without(campaign(g).held, (self.number, token))

    def lay_token(self, g: Arcs, token: int) -> None:
        campaign(g).lay_on(self.number, token)

    def crisis(self, g: Campaign, holder: int) -> Script[None]:
        """The Crisis of the card; the holder is NOBODY for a card in the Court."""
        yield from ()

    def after_crisis(self, g: Campaign) -> str:
        """What becomes of a Court card after its Crisis: "stays", "bury", "discard", "shuffle" or "second"."""
        return "stays"

    def edict(self, g: Campaign) -> Script[None]:
        """When Edicts are resolved and its turn has come."""
        yield from ()

    def spares_from_blight(self, g: Campaign, system: int) -> bool:
        """A law: whether the Blight of a system deals no hits in a Blight Crisis."""
        return False

    def ignores_blight_in_gates(self, g: Campaign, me: int, gate: int) -> bool:
        """Whether Blight in a gate does not end the holder's Catapult moves."""
        return False

    # -- the Intermission --------------------------------------------------------------------------------------------

    def damaged_are_destroyed(self, g: Campaign, cities: list[int]) -> None:
        """C100: what is damaged and no ship or building on the map is destroyed; cities coming home are counted."""

    def unguarded_are_destroyed(self, g: Campaign, system: int) -> None:
        """C100: in a system with Blight and without ships, what is harmed like a building is destroyed."""

    # -- scoring -----------------------------------------------------------------------------------------------------

    def scoring_begins(self, g: Campaign, me: int) -> Script[None]:
        """At the start of scoring; a card in the booklet speaks once, for NOBODY."""
        yield from ()

    def ambition_scored(self, g: Campaign, ambition: int) -> None:
        """A law: when an ambition has been scored, before Trophies and Captives go home."""

    def cleaned_up(self, g: Campaign) -> None:
        """A law: at the end of a chapter, when the ambition markers have returned."""

    # -- the Empire --------------------------------------------------------------------------------------------------

    def ignores_presence_law(self, g: Campaign, me: int) -> bool:
        """Whether a Regent has control and command wherever the Empire has, without Loyal pieces there (C29)."""
        return False

    def ignores_movement_law(self, g: Campaign, me: int) -> bool:
        """Whether Imperial ships move without Loyal ships."""
        return False

    def ignores_truce_law(self, g: Campaign, me: int) -> bool:
        """Whether a Regent may harm Imperial ships and Rival Regents beside them, and tax these."""
        return False

    def taxes_in_truce(self, g: Campaign, me: int, place: int) -> bool:
        """Whether the city of a Rival Regent beside Imperial ships may be taxed, as if it were Loyal."""
        return False

    def forbids_policy(self, g: Campaign, me: int, policy: int) -> bool:
        """Whether the holder, as First Regent, can neither enforce a policy nor put it on top."""
        return False

    def keeps_demanded(self, g: Campaign, me: int, resource: int) -> bool:
        """Whether the holder may lay a resource on the card that they demand for the Imperial Trust."""
        return False

    def keeps_tribute(self, g: Campaign, me: int, resource: int) -> bool:
        """Whether the First Regent may lay their own share of a Demand on the card."""
        return False

    def imperial_ships_placed(self, g: Campaign, me: int, count: int) -> None:
        """When somebody has placed so many Imperial ships on the map, or put them in place of others."""

    # -- Flagships ---------------------------------------------------------------------------------------------------

    def flagship_lost(self, g: Campaign, me: int) -> None:
        """When the holder has given up their Flagship."""

    # -- the Court ---------------------------------------------------------------------------------------------------

    def guild_recovered(self, g: Campaign, me: int) -> None:
        """When the holder has taken the Recover action."""

    # -- objectives --------------------------------------------------------------------------------------------------

    def ambition_won(self, g: Campaign, me: int, ambition: int, power: int) -> None:
        """At the end of a chapter: the holder alone was first in an ambition, for so much Power with the city bonus."""

    def chapter_ended(self, g: Campaign, me: int) -> None:
        """At the end of a chapter, after scoring."""

    def cleared_by_declaring(self, g: Campaign, me: int) -> None:
        """When a card let the holder clear Outrage because they have declared an ambition."""

    def promise(self, g: Campaign, me: int) -> int:
        """An objective: how many spaces its marker would move if the chapter ended now."""
        return 0

    def grand_ambitions(self, g: Campaign, me: int) -> tuple[bool, bool]:
        """The objective of an A or B fate in Act III: which of its two grand ambitions are fulfilled now."""
        return False, False

    def claim_grand_ambitions(self, g: Campaign, me: int, fulfilled: tuple[bool, bool]) -> Script[int]:
        """When grand ambitions are scored: how many count; a card overrides it where the holder has to choose.

        `fulfilled` is what `grand_ambitions` said before anybody had chosen anything.
        """
        yield from ()
        return sum(fulfilled)

    def blight_spawned(self, g: Campaign, me: int) -> None:
        """When the holder has placed Blight by the Spawn action."""

    def golem_spent(self, g: Campaign, me: int) -> None:
        """When anybody has spent a Golem in a Prelude."""

    def monopoly_gained(self, g: Campaign, me: int) -> None:
        """When the holder has taken a Monopoly out of the supply."""

    # -- Summits -----------------------------------------------------------------------------------------------------

    def may_be_given(self, g: Campaign, card: int) -> bool:
        """Whether the tokens frozen on the card may be given, and forced, in a Summit; `card` is its own number."""
        return False

    def negotiation_actions(self, g: Campaign, me: int) -> list[Option]:
        """What the holder may do alone in Negotiations: options of the card's own, for `take_negotiation_action`."""
        return []

    def take_negotiation_action(self, g: Campaign, me: int, option: Option) -> Script[None]:
        """Do what `negotiation_actions` offered."""
        yield from ()

    def further_goods(self, g: Campaign, giver: int) -> list[tuple[int, int, int, int]]:
        """A law: what a player may give in a Summit besides the assets of p.17 (rows of `deals.goods`)."""
        return []

    def must_consent(self, g: Campaign, deal: list[tuple[int, int, int, int, int]]) -> list[int]:
        """A law: the players who must agree to a deal besides those it names (rows of deals.py)."""
        return []

    def received(self, g: Campaign, me: int, giver: int, what: int, was_mine: bool) -> None:
        """In Negotiations a Favor or resource (`what` of deals.py) was handed to the holder.

        `was_mine`: in this Summit the giver had got one like it from the holder.
        """

    def lore_received(self, g: Campaign, me: int, card: int, was_mine: bool) -> None:
        """In Negotiations lore was handed to the holder; `was_mine`: by who had got it from them in this Summit."""

    # -- acts --------------------------------------------------------------------------------------------------------

    def act_begins(self, g: Campaign) -> None:
        """A law: in the set-up of Acts II and III, before that of the fates."""

    # -- A fates in Act III ------------------------------------------------------------------------------------------

    # -- B fates in Act III ------------------------------------------------------------------------------------------

    def rumor_shared(self, g: Campaign) -> None:
        """A law: when a Rumor was shared in a Summit."""

    def game_ends(self, g: Campaign) -> Script[None]:
        """A law: at the end of the game, before anybody has won."""
        yield from ()

    def forgiven(self, g: Campaign) -> None:
        """A law: when an Outrage was forgiven in a Summit."""

    def call_to_order_actions(self, g: Campaign, me: int) -> list[Option]:
        """A law: what the caller of a Summit may do besides p.16: options for `take_call_to_order_action`."""
        return []

    def take_call_to_order_action(self, g: Campaign, me: int, option: Option) -> Script[None]:
        """Do what `call_to_order_actions` offered."""
        yield from ()

    def devours(self, g: Campaign, me: int, owner: int, kind: int, count: int) -> bool:
        """Whether pieces of an owner that were destroyed in a Blight Crisis come to lie on the card."""
        return False

    # -- C fates -----------------------------------------------------------------------------------------------------

    def lends_flagship(self, g: Campaign, me: int) -> list[int]:
        """Whose Flagships serve the holder with their Upgrades."""
        return []

    def lends_presence(self, g: Campaign, me: int, system: int) -> bool:
        """Whether ships of another serve the holder as Loyal pieces for the Presence Law."""
        return False

    def shields_from_blight(self, g: Campaign, me: int, systems: list[int]) -> Script[list[int]]:
        """When Blight Crises are about to come to these systems: where the holder prevents them."""
        yield from ()
        return []

    def blight_crisis_comes(self, g: Campaign, me: int, system: int) -> None:
        """When a Blight Crisis happens in a system, whether it hits anything or not."""


REACH_CARDS: Final[dict[int, ReachCard]] = {}
"""The cards of the campaign by number."""

SET_UP_STEPS: Final[dict[str, Callable[[Campaign, int], Script[None]]]] = {}
"""Steps of a fate's set-up that are more than laying out cards, by the word in data/."""

LEAVING_STEPS: Final[dict[int, Callable[[Campaign, int], None]]] = {}
"""What goes when a player leaves a fate, by its number: tokens of its set that are not in play (C104)."""


def register(card: ReachCard) -> None:
    register_card(card)
    REACH_CARDS[card.number] = card


def speaking(g: Campaign, seat: int, moment: str) -> tuple[ReachCard, ...]:
    """The cards that speak at one of the moments above of a player."""
    cards = speakers(g, seat, moment)
    return tuple([REACH_CARDS[card] for card in cards]) if cards else ()


add_moments(ReachCard)
