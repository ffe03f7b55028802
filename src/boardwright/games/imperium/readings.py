"""Readings of the rules that the rulebook leaves open, in one place. A switch per doubt, with its number.

The numbers are those of the reference (doubts.md: Q, doubts_legends.md: D). Doubts whose chosen reading is certain
enough, or that are plain facts of a card, are not here.
"""

from typing import Final

VICTIM_GIVES_WHAT_IT_HAS: Final = True
"""Q9: "steal n, anyone unable takes unrest": a victim that cannot give all gives what it has and takes unrest."""

MARKET_UNREST_IS_TAKEN: Final = True
"""Q13: the unrest that comes with an acquired card counts as taking unrest (Vikings)."""

SLOT_IS_REFILLED_FROM_ITS_PILE: Final = True
"""Q3: a market slot is refilled from the pile of the slot, not of the suit of the card that left."""

SOLSTICE_WAITS_FOR_NEWCOMERS: Final = True
"""D32: a card or face that comes into play during a solstice has its solstice text from the next one on."""

ACTIVE_QUEST_IS_GARRISONED: Final = True
"""D4: the active quest counts among the garrisoned cards (a knight there counts for Gwalchmei)."""

ACTIVE_QUEST_IS_SCORED: Final = False
"""D3: the active quest is not scored."""

PLAYED_EVENTS_COME_AFTER: Final = True
"""Q47: "when you play a region / an attack" follows the whole text of the played card."""

UNPAYABLE_CHOICE_CANNOT_BE_PLAYED: Final = True
"""Pay (p.17): a card whose leading choice has nothing but costs, none of which can be met, cannot be played."""

UNDISTRIBUTED_UNREST_IS_CHOSEN: Final = True
"""Section 8: with fewer unrest cards than players who must take one, the acting player says who takes them."""

ROAD_COUNTS_TWICE_EVERYWHERE: Final = True
"""A card that counts as several cards of a suit does so in every zone, not only in play."""

GARRISONED_UNREST_COUNTS_IN_COLLAPSE: Final = True
"""Q28: garrisoned unrest is counted in a collapse."""
