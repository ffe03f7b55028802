"""The pages that need no game: the library and the tips."""

from functools import cache

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from boardwright.games import GAMES, rules_of
from boardwright.rulings import rulings_of
from boardwright.table.scene import words_for

from . import library, rulings

AN_HOUR = {"cache-control": "public, max-age=3600"}


@get("/library", include_in_schema=False, sync_to_thread=False)
def shelves() -> Response[str]:
    """The games whose cards there are."""
    return Response(library.index(words_for(None)), media_type=MediaType.HTML)


@get("/library/{game:str}", include_in_schema=False, sync_to_thread=False)
def cards(game: FromPath[str]) -> Response[str]:
    """The rules in short and every card of a game."""
    return Response(library_of(known(game)), media_type=MediaType.HTML)


@get("/library/{game:str}/rulings", include_in_schema=False, sync_to_thread=False)
def readings(game: FromPath[str]) -> Response[str]:
    """The rulings of a game."""
    return Response(rulings_page(known(game)), media_type=MediaType.HTML)


@get("/help/{game:str}/{topic:str}", include_in_schema=False, sync_to_thread=False)
def explanation(game: FromPath[str], topic: FromPath[str]) -> Response[str]:
    """What a tip says about a card or a word."""
    told = library.tip(words_for(rules_of(known(game))), topic)
    if told is None:
        raise NotFoundException
    return Response(told, media_type=MediaType.HTML, headers=AN_HOUR)


def known(game: str) -> str:
    if game not in GAMES:
        raise NotFoundException
    return game


@cache
def library_of(game: str) -> str:
    """A page that is the same for everybody, made once."""
    return library.page(words_for(rules_of(game)))


@cache
def rulings_page(game: str) -> str:
    """The same for the rulings, if the game lists any."""
    listed = rulings_of(game)
    if listed is None:
        raise NotFoundException
    return rulings.page(words_for(rules_of(game)), listed)


HANDLERS = [shelves, cards, readings, explanation]
