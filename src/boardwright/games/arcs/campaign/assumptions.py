"""What the rules leave open and we decided: a named constant for each doubt that can be switched."""

from typing import Final

RAID_DICE_WITHOUT_BUILDINGS: Final = True
"""A-10, low: raid dice may be collected against the Blight and the Empire, who have no buildings; keys are useless."""

FACE_DOWN_IS_FAITHFUL: Final = True
"""Ours, unsure: Faithful Disciples count a Faithful card that was played face down, as their FAQ speaks of a Copy."""

FACE_DOWN_BINDS_FAITH: Final = False
"""A-96, low: the faith laws count only a Faithful card that was played face up."""

OUTLAWS_GUIDE_FREELY: Final = True
"""Ours, unsure: the Movement Law binds Regents, so a card that moves any ships lets an Outlaw move Imperial ones."""

MOST_IS_AT_LEAST_ONE: Final = True
"""Ours, unsure: for Imperial Quorum a Regent who has built none has not built the most, even as the only Regent."""

ROGUES_CONTROL_TO_THE_LAST: Final = True
"""Ours, unsure: discarded for ships, Rogue Admirals still ignore the Presence Law when the system is chosen."""

SPAWNING_IS_HARM: Final = True
"""B-13, low: the Spawn action damages Blight, so it harms it."""

HAMMER_ON_BROKEN_WORLDS: Final = False
"""B-29, low: the Hammer cannot be laid on a planet that is broken already, as there is nothing left to break."""
