"""Browsers that want to be told by Web Push when their page is closed: one subscription for each visitor.

A browser has one subscription for all games of a site. Whoever holds a seat is told through the browsers that hold it.
The address of a subscription comes from the browser, so nobody is trusted about it. It is looked up only when there is
something to send, so that nobody learns from our answers which names there are in the network of the host.
"""

import base64
import binascii
import ipaddress
import re
import socket
import time
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Meta, Struct
from py_vapid import Vapid02
from sqlalchemy import and_, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from boardwright.kernel.errors import BadSetting
from boardwright.words import Words

from .addresses import address_of, is_public
from .storage import HOLDERS, Store, table_of

SUBSCRIPTIONS = table_of("subscriptions", "visitor endpoint p256dh auth site", floats="made")
SIGNING = table_of("signing", "name secret")

LONGEST_ENDPOINT = 1000
MOST_BROWSERS = 10
POINT_LENGTH, AUTH_LENGTH = 65, 16
ADDRESS = re.compile(r"[!-~]+")
SITE = re.compile(r"[\w-]+(\.[\w-]+)+", re.ASCII)
LONGEST_HOST = 253


class Keys(Struct, forbid_unknown_fields=True):
    """The keys to which messages for a browser are encrypted."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Wanted(Struct):
    """A subscription as a browser's PushSubscription says it in JSON."""

    endpoint: str
    keys: Keys


class Subscription(Struct, frozen=True):
    """Where and how a browser is told; `site` is the address under which it knows us."""

    visitor: str
    endpoint: str
    p256dh: str
    auth: str
    site: str
    made: float = 0.0


# -- what browsers say ---------------------------------------------------------------------------------------------


def refusal(message: str, **values: str | int) -> BadSetting:
    return BadSetting(Words().message(message, **values))


def checked(wanted: Wanted, visitor: str, host: str, anywhere: bool) -> Subscription:
    """A subscription that can be used, as far as can be said without asking anybody, or a refusal."""
    host_of(wanted.endpoint, anywhere)
    try:
        point, auth = decoded(wanted.keys.p256dh), decoded(wanted.keys.auth)
        if len(point) != POINT_LENGTH or len(auth) != AUTH_LENGTH:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error) as error:
        raise refusal("push-bad-keys") from error
    name = host.partition(":")[0]
    site = name if len(name) <= LONGEST_HOST and SITE.fullmatch(name) else "localhost"
    keys = wanted.keys
    return Subscription(visitor, wanted.endpoint, keys.p256dh, keys.auth, f"https://{site}", time.time())


def decoded(text: str) -> bytes:
    """The bytes of a base64url text, with or without padding."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)


def is_name(host: str) -> bool:
    """Whether this could be the name of a computer on the internet: several words, the last of which is no number."""
    return len(host) <= LONGEST_HOST and bool(SITE.fullmatch(host)) and not host.rpartition(".")[2][0].isdecimal()


def host_of(endpoint: str, anywhere: bool) -> tuple[str, int]:
    """The host and the port of the address of a push service; refused if it cannot be one.

    Else a made-up subscription could make us call the inner network of the host. `anywhere` allows that, for tests.
    """
    if len(endpoint) > LONGEST_ENDPOINT or not ADDRESS.fullmatch(endpoint):
        raise refusal("push-bad-endpoint")
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise refusal("push-bad-endpoint") from error
    if not host or parts.username is not None or parts.fragment:
        raise refusal("push-bad-endpoint")
    if not anywhere:
        if parts.scheme != "https" or port not in (None, 443):
            raise refusal("push-bad-endpoint")
        address = address_of(host)
        if not (is_name(host) if address is None else is_public(address)):
            raise refusal("push-inner-host", host=host)
    return host, port or 443


def addresses_of(endpoint: str, anywhere: bool) -> list[str]:
    """The IP addresses behind the address of a push service, all of them public; it may take a while."""
    host, port = host_of(endpoint, anywhere)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise refusal("push-unknown-host", host=host) from error
    addresses = list(dict.fromkeys(str(address[0]).partition("%")[0] for *_, address in found))
    if not anywhere and not all(is_public(ipaddress.ip_address(address)) for address in addresses):
        raise refusal("push-inner-host", host=host)
    return addresses


# -- what is stored ------------------------------------------------------------------------------------------------


def signing_key(store: Store) -> Vapid02:
    """The key with which all processes of a database sign their messages; made once."""
    mine = select(SIGNING.c.secret).where(SIGNING.c.name == "vapid")
    with store.engine.begin() as connection:
        secret = connection.execute(mine).scalar()
    if secret is None:
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        secret = base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("=")
        try:
            with store.engine.begin() as connection:
                connection.execute(insert(SIGNING).values(name="vapid", secret=secret))
        except IntegrityError:  # another process was quicker
            with store.engine.begin() as connection:
                secret = str(connection.execute(mine).scalar())
    return Vapid02.from_raw(secret.encode())


def subscribe(store: Store, wanted: Subscription) -> bool:
    """Keep the subscription of a visitor in place of an older one; False if the visitor holds no seat."""
    same_browser = and_(SUBSCRIPTIONS.c.endpoint == wanted.endpoint, SUBSCRIPTIONS.c.auth == wanted.auth)
    older = or_(SUBSCRIPTIONS.c.visitor == wanted.visitor, same_browser)
    try:
        with store.engine.begin() as connection:
            if connection.execute(select(HOLDERS.c.seat).where(HOLDERS.c.visitor == wanted.visitor)).first() is None:
                return False
            connection.execute(delete(SUBSCRIPTIONS).where(older))
            connection.execute(insert(SUBSCRIPTIONS).values(**msgspec.structs.asdict(wanted)))
    except IntegrityError as error:
        raise refusal("push-taken") from error
    return True


def unsubscribe(store: Store, visitor: str) -> None:
    """Forget the subscription of a visitor."""
    with store.engine.begin() as connection:
        connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.visitor == visitor))


def forget(store: Store, endpoint: str) -> None:
    """Forget a subscription that its push service does not know any more."""
    with store.engine.begin() as connection:
        connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint))


def subscriptions(store: Store, visitors: set[str]) -> list[Subscription]:
    """The subscriptions of some visitors, the latest few if there are many."""
    with store.engine.begin() as connection:
        theirs = SUBSCRIPTIONS.c.visitor.in_(visitors)
        found = select(SUBSCRIPTIONS).where(theirs).order_by(SUBSCRIPTIONS.c.made.desc()).limit(MOST_BROWSERS)
        return [Subscription(**row) for row in connection.execute(found).mappings()]
