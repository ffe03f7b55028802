"""What the rules leave open and we decided: a named constant for each doubt that can be switched."""

from typing import Final

RAID_DICE_WITHOUT_BUILDINGS: Final = True
"""A-10, low: raid dice may be collected against the Blight and the Empire, who have no buildings; keys are useless."""
