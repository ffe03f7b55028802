"""Behind a reverse proxy: who is really there."""

from collections.abc import Sequence

from litestar.types import Scope

from .addresses import Network, address_of, is_among

MOST_PROXIES = 10
"""Nobody has more of them one after the other."""


def see_through(scope: Scope, proxies: Sequence[Network]) -> None:
    """Behind proxies that we trust, see who asks them and whether that is encrypted; what others claim is ignored."""
    client = scope.get("client")
    if client is None or not is_among(client[0], proxies):
        return
    said: dict[bytes, list[str]] = {b"x-forwarded-for": [], b"x-forwarded-proto": []}
    for name, value in scope["headers"]:
        if name in said:
            said[name] += [part.strip() for part in value.decode("latin-1").split(",")]
    for text in reversed(said[b"x-forwarded-for"][-MOST_PROXIES:]):  # every proxy adds who asked it
        address = address_of(without_port(text))
        if address is None:
            break
        scope["client"] = (str(address), 0)
        if not is_among(str(address), proxies):
            break
    if "https" in said[b"x-forwarded-proto"]:
        scope["scheme"] = "wss" if scope["scheme"] in ("ws", "wss") else "https"


def without_port(text: str) -> str:
    """An address without the port that some proxies add: 192.0.2.1:443, [2001:db8::1]:443."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
