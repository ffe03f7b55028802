"""The tokens of fates on the map: each a disc with its sign, in the colour of its owner if it has one."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.games.arcs.campaign.facts import (
    BANNER,
    BROKEN_WORLD,
    BUNKER,
    CLUE,
    PORTAL,
    RUMOR,
    SEAT_TOKEN,
    TOKEN_IDS,
)
from boardwright.table.draw.arcs.geometry import (
    CENTRE_FAR,
    GATE_FAR,
    GATE_NEAR,
    RIM,
    Shape,
    bearing,
    is_centre,
    is_gate,
    place,
)
from boardwright.table.draw.arcs.icons import at, drawn
from boardwright.table.elements import Node, circle, g, path, text, title
from boardwright.table.scene import Cast

Token = Mapping[str, Any]

GOLEM = "golem"
"""What sleeps on the map is shown like a token, too."""
SEAT, PORTAL_ID, BROKEN = (TOKEN_IDS[kind] for kind in (SEAT_TOKEN, PORTAL, BROKEN_WORLD))
RUMOR_ID = TOKEN_IDS[RUMOR]
RUMOR_SIDES = {None: 0, "false": 1, "cluster": 2, "symbol": 3}
"""The sides of a Rumor: face down, and what it may be."""
SECRET = 1
"""The side of a Portal that only its keeper knows of, who is shown where it is."""
TOPICS = {GOLEM: "f505", SEAT: "seat-token"}
"""The topics of help that are not called as the token is."""
SIDES = {
    TOKEN_IDS[CLUE]: ("clue-x", "clue-check"),
    TOKEN_IDS[BANNER]: ("banner", "banner-damaged"),
    TOKEN_IDS[BUNKER]: ("bunker", "bunker-damaged"),
}
"""Tokens whose two sides have each their own sign."""

AT_PLANET = [(0.77, 7.3), (0.77, -7.3), (0.92, 7.4), (0.92, -7.4), (0.63, 7.2)]
AT_GATE = [(GATE_FAR - 0.05, -23.0), (GATE_FAR - 0.14, 24.0), (GATE_FAR - 0.14, -24.0), (GATE_NEAR + RIM + 0.03, 16.0),
           (GATE_NEAR + RIM + 0.03, -16.0)]  # fmt: skip
AT_CENTRE = [(CENTRE_FAR * 0.84, turn) for turn in (135.0, 45.0, -135.0, -45.0, 180.0)]
"""Where the tokens of a system lie: how far from the star, and by how many degrees aside."""
SIZE, SIGN = 0.82, 1.18
"""The radius of a disc, and how large its sign is, by the height of numbers."""
CRACK = "M-27-9L-10-5l-7 8 15 2-5 12 14-4 9 13M-10-5L3-12l4-15M8 13l9-10 10 3"
"""What runs through a broken world."""


def tokens_by_system(reach: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """What lies in each system that has anything, Golems and Seats included; what is alike is counted.

    A Rumor has the agents on it, and shows what it is to those who know.
    """
    rumors = {row["system"]: row for row in reach["rumors"]}
    rows = [(row["system"], row["kind"], row["owner"], row["side"]) for row in reach["map_tokens"]]
    rows += [(name, GOLEM, -1, 0) for name in reach["golems"]["sleeping_in"]]
    rows += [(fief["system"], SEAT, fief["lord"], 0) for fief in reach["fiefs"]]
    if reach["portal"] and reach["portal"]["planet"]:
        rows.append((reach["portal"]["planet"], PORTAL_ID, -1, SECRET))
    alike = Counter(rows)
    found: dict[str, list[dict[str, Any]]] = {}
    for (system, kind, owner, side), count in alike.items():
        token = {"kind": kind, "owner": owner, "side": side, "count": count}
        if kind == RUMOR_ID and system in rumors:
            known = rumors[system]["kind"]
            token |= {"side": RUMOR_SIDES[known], "secret": known is not None and not side}
            token |= {"agents": rumors[system]["agents"]}
        found.setdefault(system, []).append(token)
    return found


def tokens(shape: Shape, cast: Cast, name: str, lying: Sequence[Token]) -> Node:
    """All tokens of a system; a broken world is the planet itself."""
    broken = [token for token in lying if token["kind"] == BROKEN]
    others = [token for token in lying if token["kind"] != BROKEN]
    places = AT_CENTRE if is_centre(name) else AT_GATE if is_gate(name) else AT_PLANET
    return [
        [broken_world(shape, cast, name, token) for token in broken],
        [disc(shape, cast, name, token, *places[number % len(places)]) for number, token in enumerate(others)],
    ]


def disc(shape: Shape, cast: Cast, name: str, token: Token, share: float, aside: float) -> Node:
    """One token, or several that are alike."""
    x, y = place(shape, share, bearing(name) + aside)
    kind, owner, count, size = token["kind"], token["owner"], token["count"], shape.letters
    colour = f".seat-{cast.seats[owner].colour}.reach-loyal" if owner >= 0 else ""
    is_secret = token["side"] == SECRET if kind == PORTAL_ID else token.get("secret", False)
    secret = ".reach-secret" if is_secret else ""
    return g(f".reach-token.reach-token-{kind}{colour}{secret}", data_help=TOPICS.get(kind, kind))[
        title[token_told(cast, name, token)],
        circle(cx=at(x), cy=at(y), r=at(SIZE * size)),
        drawn(sign_of(token), x, y, SIGN * size),
        text(".reach-token-number", x=at(x), y=at(y + size * 0.2))[name[0]] if kind == SEAT else None,
        text(".arcs-mark-sign", x=at(x + size * 0.7), y=at(y + size * 0.95))[cast.seats[owner].shape]
        if owner >= 0
        else None,
        text(".reach-count", x=at(x - size * 0.7), y=at(y + size))[str(count)] if count > 1 else None,
        [
            agent(cast, owner, x + size * (0.62 * number - 0.9), y + size * 0.95, size)
            for number, owner in enumerate(token.get("agents", ()))
        ],
    ]


def agent(cast: Cast, owner: int, x: float, y: float, size: float) -> Node:
    """An agent on a Rumor, in its colour and with its shape."""
    player = cast.seats[owner]
    return g(f".reach-rumor-agent.seat-{player.colour}")[
        drawn("agent", x, y, size), text(".arcs-mark-sign", x=at(x), y=at(y + size * 0.75))[player.shape]
    ]


def sign_of(token: Token) -> str:
    """The icon of a token as it lies."""
    kind: str = token["kind"]
    return SIDES[kind][token["side"]] if kind in SIDES else kind


def broken_world(shape: Shape, cast: Cast, name: str, token: Token) -> Node:
    """The planet in pieces."""
    x, y = place(shape, shape.planet_at, bearing(name))
    return g(".reach-broken", data_help=BROKEN, transform=f"translate({at(x)} {at(y)})scale({shape.planet / 30:.3g})")[
        title[token_told(cast, name, token)], circle(r="29.5"), path(d=CRACK)
    ]


def tokens_told(cast: Cast, name: str, lying: Sequence[Token]) -> list[str]:
    return [token_told(cast, name, token) for token in lying]


def token_told(cast: Cast, name: str, token: Token) -> str:
    """A token in words: what it is, how it lies, whose it is."""
    seat = cast.seats[token["owner"]].called if token["owner"] >= 0 else ""
    values = {"side": token["side"], "count": token["count"], "cluster": name[0], "seat": seat}
    told = cast.words.message(f"reach-token-{token['kind']}", **values)
    if token.get("agents"):
        seats = cast.words.listed(cast.seats[owner].called for owner in token["agents"])
        told = cast.words.message("reach-rumor-agents", rumor=told, seats=seats)
    return told
