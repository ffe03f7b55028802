"""Registers every card of the campaign."""

from ..moments import CARDS
from . import court_cards, edicts, policies
from .facts import ROWS
from .fates import (
    admiral,
    advocate,
    believer,
    blight_speaker,
    caretaker,
    founder,
    golems,
    magnate,
    pacifist,
    partisan,
    peacekeeper,
    steward,
)
from .laws import blight, empire, events, free_states, trust
from .moments import ReachCard, register

FAMILIES = (court_cards, blight, edicts, empire, events, free_states, policies, trust)
FATES = (
    *(admiral, advocate, believer, blight_speaker, caretaker, founder, golems, magnate, pacifist, partisan),
    *(peacekeeper, steward),
)

for _number in ROWS:  # cards that are not built yet
    if _number not in CARDS:
        register(ReachCard(_number))
