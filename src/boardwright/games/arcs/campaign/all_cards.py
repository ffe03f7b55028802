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
    commonwealth,
    founder,
    golems,
    hegemon,
    magnate,
    pacifist,
    partisan,
    pathfinder,
    peacekeeper,
    pirate,
    planet_breaker,
    steward,
    warden,
)
from .laws import blight, empire, events, flagships, free_states, trust
from .moments import ReachCard, register

FAMILIES = (court_cards, blight, edicts, empire, events, flagships, free_states, policies, trust)
FATES = (admiral, advocate, believer, caretaker, commonwealth, founder, golems, magnate, partisan, steward)
FATES_B = (blight_speaker, hegemon, pacifist, pathfinder, peacekeeper, pirate, planet_breaker, warden)

for _number in ROWS:  # cards that are not built yet
    if _number not in CARDS:
        register(ReachCard(_number))
