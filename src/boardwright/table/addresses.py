"""IP addresses: which belong to the public internet, and which count as one visitor."""

import ipaddress
from collections.abc import Iterable

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
"""An IPv6-only network reaches the IPv4 internet through these; the last 32 bits are the IPv4 address (RFC 6052)."""

UNICAST = ipaddress.IPv6Network("2000::/3")
"""All IPv6 addresses of the public internet are in here …"""

SPECIAL = [
    ipaddress.ip_network(text)
    for text in (
        "2001::/23",  # Teredo, benchmarks, and what else the IETF keeps
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: whatever IPv4 address is inside
        "3fff::/20",  # documentation
        "192.0.0.0/24",  # what the IETF keeps
        "192.88.99.0/24",  # the way to 6to4
    )
]
"""… but these are none of it, whatever a version of Python says."""

ISATAP = (0x00005EFE, 0x02005EFE)
"""How the last 64 bits of an address begin that carries an IPv4 address into a local network (RFC 5214)."""

ONE_HOME = 64
"""Whoever has IPv6 has at least a network of so many bits for themselves."""


LOOPBACK = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128"))
"""This computer."""


def is_public(address: Address) -> bool:
    """Whether an address belongs to the public internet, also the IPv4 address inside an IPv6 one."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped
        if address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address not in UNICAST or int(address) >> 32 & 0xFFFFFFFF in ISATAP:
            return False
    return address.is_global and not address.is_multicast and not any(address in network for network in SPECIAL)


def address_of(text: str) -> Address | None:
    """The address that a text is; None if it is none. IPv4 inside of IPv6, as a socket for both says it, is IPv4."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def home_of(text: str) -> str:
    """What counts as one visitor: an IPv4 address, or the network of an IPv6 one; what is no address is one, too."""
    address = address_of(text)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Address(int(address) >> (128 - ONE_HOME) << (128 - ONE_HOME)))
    return "" if address is None else str(address)


def networks_of(text: str) -> list[Network]:
    """The networks and single addresses of a list with commas; ValueError if something else is in it."""
    return [ipaddress.ip_network(part.strip()) for part in text.split(",")]


def is_among(text: str, networks: Iterable[Network]) -> bool:
    """Whether an address is in one of some networks."""
    address = address_of(text)
    return address is not None and any(address in network for network in networks)
