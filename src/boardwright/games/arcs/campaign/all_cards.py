"""Registers every card of the campaign."""

from ..moments import CARDS
from . import court_cards, edicts, policies
from .facts import ROWS
from .fates import (
    admiral,
    admiral_2,
    advocate,
    believer,
    blight_speaker,
    caretaker,
    commonwealth,
    doctrine,
    founder,
    golems,
    hegemon,
    librarians,
    magnate,
    pacifist,
    partisan,
    pathfinder,
    peacekeeper,
    pirate,
    planet_breaker,
    steward,
    steward_2,
    unstable,
    warden,
    young_light,
)
from .laws import blight, empire, events, flagships, free_states, trust
from .moments import ReachCard, register

FAMILIES = (court_cards, blight, edicts, empire, events, flagships, free_states, policies, trust)
FATES_B = (blight_speaker, hegemon, pacifist, pathfinder, peacekeeper, pirate, planet_breaker, warden)
FATES = (
    admiral,
    admiral_2,
    advocate,
    believer,
    blight_speaker,
    caretaker,
    commonwealth,
    doctrine,
    founder,
    golems,
    hegemon,
    librarians,
    magnate,
    pacifist,
    partisan,
    pathfinder,
    peacekeeper,
    pirate,
    planet_breaker,
    steward,
    steward_2,
    unstable,
    warden,
    young_light,
)

for _number in ROWS:  # cards that are not built yet; a Resolution may bring those of the next act into play
    if _number not in CARDS:
        register(ReachCard(_number))
