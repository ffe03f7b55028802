"""Secrets: who may play which seat.

A seat has a 128-bit secret in its link; opening the link binds the seat to the visitor, a 128-bit secret in a cookie
of the browser. The database holds only hashes of both. Programs send the secret of the seat itself
(`Authorization: Bearer …`).
"""

import base64
import hashlib
import hmac
import secrets
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from .addresses import home_of

COOKIE = "boardwright"
SECRET_LENGTH = 22
A_YEAR = 365 * 24 * 3600
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id() -> str:
    """The id of a game: short to read, and not to be guessed by counting."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def new_secret() -> str:
    """128 random bits as a word for a link."""
    return secrets.token_urlsafe(16)


def invitation(visitor: str, game: str, seat: int, again: int = 0) -> str:
    """The secret of the link to a seat, made from the secret of whoever invites.

    So the inviter's browser can be shown the link again at any time, and the database needs only its hash. `again` is
    the number of the proposal by which the seat was opened once more.
    """
    made = hmac.new(visitor.encode(), f"{game} {seat} {again}".encode(), "sha256").digest()
    return base64.urlsafe_b64encode(made[:16]).decode().rstrip("=")


def hashed(secret: str) -> str:
    """A secret as it is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def matches(secret: str, stored: str) -> bool:
    """Whether a secret is the stored one."""
    return bool(stored) and hmac.compare_digest(hashed(secret), stored)


def position_word(game_secret: str, entries: int) -> str:
    """The word that names a position of a game; it tells nothing about how many entries led there."""
    return hmac.new(game_secret.encode(), str(entries).encode(), "sha256").hexdigest()[:16]


class Who(NamedTuple):
    """What a request shows: the secret of a browser, the secret of a seat, or neither (""), and where it comes from."""

    visitor: str
    secret: str = ""
    address: str = ""


def who_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Who:
    """What a request shows. A program that shows the secret of a seat is not asked for a cookie."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    address = home_of(connection.client.host) if connection.client else ""
    if scheme.lower() == "bearer":
        return Who("", bearer.strip(), address)
    cookie = connection.cookies.get(COOKIE, "")
    return Who(cookie if len(cookie) == SECRET_LENGTH else "", "", address)


def cookie_of(secret: str, secure: bool) -> Cookie:
    """The cookie that keeps a visitor's secret: unseen by scripts, not sent along by other sites' forms."""
    return Cookie(COOKIE, value=secret, max_age=A_YEAR, path="/", httponly=True, samesite="lax", secure=secure)
