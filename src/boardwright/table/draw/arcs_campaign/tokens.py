"""The tokens of fates on the map: each a disc with its sign, in the colour of its owner if it has one."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.games.arcs.campaign.facts import BANNER, BROKEN_WORLD, CLUE, PORTAL, SEAT_TOKEN, TOKEN_IDS
from boardwright.table.draw.arcs.chart import GATE_AT, INNER, PLANET_AT, SHIPS_AT, bearing, point
from boardwright.table.draw.arcs.icons import at, drawn
from boardwright.table.elements import Node, circle, g, path, text, title
from boardwright.table.scene import Cast

Token = Mapping[str, Any]

GOLEM = "golem"
"""What sleeps on the map is shown like a token, too."""
SEAT, PORTAL_ID, BROKEN = (TOKEN_IDS[kind] for kind in (SEAT_TOKEN, PORTAL, BROKEN_WORLD))
SECRET = 1
"""The side of a Portal that only its keeper knows of, who is shown where it is."""
TOPICS = {GOLEM: "f505", SEAT: "seat-token"}
"""The topics of help that are not called as the token is."""
SIDES = {TOKEN_IDS[CLUE]: ("clue-x", "clue-check"), TOKEN_IDS[BANNER]: ("banner", "banner-damaged")}
"""Tokens whose two sides have each their own sign."""

AT_PLANET = [(PLANET_AT, 6.4), (PLANET_AT, -6.4), (SHIPS_AT + 48, 6.8), (SHIPS_AT + 48, -6.8), (SHIPS_AT - 46, 0.0)]
AT_GATE = [(GATE_AT + 34, 22.0), (GATE_AT + 34, -22.0), (INNER + 24, 21.0), (INNER + 24, -21.0), (GATE_AT + 38, 0.0)]
"""Where the tokens of a system lie: how far from the hub, and by how many degrees aside."""
SIZE, SIGN = 18.0, 26.0
"""The radius of a disc, and how large its sign is."""
CRACK = "M-27-9L-10-5l-7 8 15 2-5 12 14-4 9 13M-10-5L3-12l4-15M8 13l9-10 10 3"
"""What runs through a broken world."""


def tokens_by_system(reach: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """What lies in each system that has anything, Golems and Seats included; what is alike is counted."""
    rows = [(row["system"], row["kind"], row["owner"], row["side"]) for row in reach["map_tokens"]]
    rows += [(name, GOLEM, -1, 0) for name in reach["golems"]["sleeping_in"]]
    rows += [(fief["system"], SEAT, fief["lord"], 0) for fief in reach["fiefs"]]
    if reach["portal"] and reach["portal"]["planet"]:
        rows.append((reach["portal"]["planet"], PORTAL_ID, -1, SECRET))
    alike = Counter(rows)
    found: dict[str, list[dict[str, Any]]] = {}
    for (system, kind, owner, side), count in alike.items():
        found.setdefault(system, []).append({"kind": kind, "owner": owner, "side": side, "count": count})
    return found


def tokens(cast: Cast, name: str, gate: bool, lying: Sequence[Token]) -> Node:
    """All tokens of a system; a broken world is the planet itself."""
    broken = [token for token in lying if token["kind"] == BROKEN]
    others = [token for token in lying if token["kind"] != BROKEN]
    places = AT_GATE if gate else AT_PLANET
    return [
        [broken_world(cast, name, token) for token in broken],
        [disc(cast, name, token, *places[place % len(places)]) for place, token in enumerate(others)],
    ]


def disc(cast: Cast, name: str, token: Token, radius: float, aside: float) -> Node:
    """One token, or several that are alike."""
    x, y = point(radius, bearing(name) + aside)
    kind, owner, count = token["kind"], token["owner"], token["count"]
    colour = f".seat-{cast.seats[owner].colour}.reach-loyal" if owner >= 0 else ""
    secret = ".reach-secret" if kind == PORTAL_ID and token["side"] == SECRET else ""
    return g(f".reach-token.reach-token-{kind}{colour}{secret}", data_help=TOPICS.get(kind, kind))[
        title[token_told(cast, name, token)],
        circle(cx=at(x), cy=at(y), r=at(SIZE)),
        drawn(sign_of(token), x, y, SIGN),
        text(".reach-token-number", x=at(x), y=at(y + 2))[name[0]] if kind == SEAT else None,
        text(".arcs-shape", x=at(x + 14), y=at(y + 18))[cast.seats[owner].shape] if owner >= 0 else None,
        text(".reach-count", x=at(x - 14), y=at(y + 18))[str(count)] if count > 1 else None,
    ]


def sign_of(token: Token) -> str:
    """The icon of a token as it lies."""
    kind: str = token["kind"]
    return SIDES[kind][token["side"]] if kind in SIDES else kind


def broken_world(cast: Cast, name: str, token: Token) -> Node:
    """The planet in pieces."""
    x, y = point(PLANET_AT, bearing(name))
    return g(".reach-broken", data_help=BROKEN)[
        title[token_told(cast, name, token)],
        circle(cx=at(x), cy=at(y), r="29.5"),
        path(d=CRACK, transform=f"translate({at(x)} {at(y)})"),
    ]


def tokens_told(cast: Cast, name: str, lying: Sequence[Token]) -> list[str]:
    return [token_told(cast, name, token) for token in lying]


def token_told(cast: Cast, name: str, token: Token) -> str:
    """A token in words: what it is, how it lies, whose it is."""
    seat = cast.seats[token["owner"]].called if token["owner"] >= 0 else ""
    values = {"side": token["side"], "count": token["count"], "cluster": name[0], "seat": seat}
    return cast.words.message(f"reach-token-{token['kind']}", **values)
