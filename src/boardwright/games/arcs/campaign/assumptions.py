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

SUPREMACY_BEFORE_SCORING: Final = True
"""Ours, unsure: who is winning an ambition now is who would win if it were scored now, so Guild Supremacy counts."""

WORSHIP_TAKES_BOARD_CITIES: Final = True
"""A-64, low: for Golem Worship a city on the board of a Flagship is returned as well as one on the map."""

BOARD_CITIES_BREAK_FAITH: Final = True
"""A-95, low: for Breaking the Faith a city on the board of the Believer's Flagship is a city."""

CHOSEN_IS_PRESENT_BY_JUDGE: Final = False
"""CD22, low: for the Presence and the Movement Law the Judge's ships are not Loyal to the Judge's Chosen."""

JUDGES_SHIPS_MOVE_ALONG: Final = True
"""CD23, low: the Judge's Chosen may move the Judge's ships together with their own in one move."""

DEAD_LEAVE_BLIGHT_HUNGER: Final = True
"""CD16, low: ships that Blight Hunger has taken go to the Twisted Passage after scoring, as all that were destroyed."""

HAMMER_ON_BROKEN_WORLDS: Final = False
"""B-29, low: the Hammer cannot be laid on a planet that is broken already, as there is nothing left to break."""

WORLDS_BREAK_ONCE: Final = True
"""B-09, low: on a world that is broken already the Planet-Eater does nothing."""

PIRATE_HEARS_RUMORS: Final = True
"""B-46, low: a Rumor may be shared with the Pirate, who so gets an agent there."""

REBUKE_EMPTIES_HOARD: Final = True
"""B-26, low: Rebuke of the Empaths is no Outrage, so it also discards what lies on Pirate Hoard."""

OUTSIDERS_BROKER_PEACE: Final = True
"""B-19, low: who controls no system of a cluster may broker Peace there with those who do."""
