"""A battle as a scene: the two fleets, the dice as they lie there, what is resolved and what is to come."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from boardwright.games.arcs.facts import ASSAULT, DICE, FACES, RAID, SKIRMISH
from boardwright.games.arcs.roll import faces_written
from boardwright.games.arcs.vocabulary import SYSTEM
from boardwright.kernel.decision import Decision
from boardwright.kernel.state import Event
from boardwright.table.draw.moments import DONE, NOW, TO_COME, Party, Step, moment
from boardwright.table.elements import Element, Node, div, g, li, span, svg, ul, use
from boardwright.table.scene import Cast, Player, Scene
from boardwright.words import Words

from .chart import building_name
from .figures import hull_of
from .geometry import is_centre
from .icons import icon, piece
from .names import resource_name

SYMBOLS = ("self_hit", "intercept", "hit", "building_hit", "key")
"""What dice show, in the order in which it is resolved."""
STEPS = {"self_hits": 0, "intercepted": 1, "hit_ship": 2, "hit_token": 2, "hit_first": 3, "hit_building": 3, "raid": 4}
"""The questions of a battle, and at which symbol each is asked."""
OWN = ("self_hits", "intercepted")
"""The questions about the attacker's own ships."""
OTHERS = {"empire": "imperial", "blight": "blight"}
"""The pieces of those who are no seats, by their colours: a game on top has them."""
BEFORE = ("collect", "reroll")
STARTS = frozenset(
    ("led", "surpassed", "pivoted", "copied", "copied_with", "moved", "built", "built_ship", "taxed", "taxed_own",
     "influenced", "secured", "chapter_begins")
)  # fmt: skip
"""What ends the search for a battle: it is not the one that is asked about."""


@dataclass(frozen=True)
class Fight:
    """A battle that somebody is asked about; the faces are per kind of die, without them no die is rolled."""

    attacker: int
    defender: int
    system: str
    key: str
    faces: Sequence[Sequence[int]] | None = None
    totals: tuple[int, ...] = ()
    joined: tuple[int, ...] = ()
    """The owners whose ships attack with those of the attacker."""


def fight_of(scene: Scene) -> Fight | None:
    """The battle that the question to the viewer belongs to."""
    decision = scene.decision
    if decision is None or scene.replay or scene.curtain is not None:
        return None
    if decision.ask == "collect":
        return collecting(decision, scene.happened)
    if decision.ask not in STEPS and decision.ask not in BEFORE:
        return None
    rolled: tuple[Any, ...] = ()
    for place in range(len(scene.happened) - 1, -1, -1):
        event = scene.happened[place]
        verb, *values = event.what
        if verb == "rolled" and not rolled:
            rolled = tuple(values)
        elif verb in ("battle", "fired"):
            attacker, defender, system = values[:3]
            if attacker != decision.seat or not rolled:
                return None
            faces, joined = faces_written(rolled[-1]), joined_before(scene.happened[:place], attacker)
            where = str(SYSTEM.outside(system))
            return Fight(attacker, int(str(defender)), where, f"{event.move}", faces, rolled[1:6], joined)
        elif verb in STARTS:
            return None
    return None


def joined_before(happened: Sequence[Event], attacker: int) -> tuple[int, ...]:
    """Whose ships were called to join the attack just before the dice were rolled."""
    joined = []
    for event in reversed(happened):
        if event.what[:2] != ("joined_attack", attacker):
            break
        joined.append(int(str(event.what[2])))
    return tuple(joined)


def collecting(decision: Decision, happened: Sequence[Event]) -> Fight:
    _, _, defender, system = decision.values
    where, joined = str(SYSTEM.outside(system)), joined_before(happened, decision.seat)
    return Fight(decision.seat, int(str(defender)), where, f"dice-{len(happened)}", joined=joined)


def battle(scene: Scene, cast: Cast | None = None) -> Node:
    """The scene of a battle; nothing while there is none. The cast has all who own pieces."""
    fight = fight_of(scene)
    if fight is None or scene.decision is None:
        return None
    cast, words = cast or scene.cast, scene.words
    system = scene.view["systems"][fight.system]
    ask = scene.decision.ask
    return moment(
        fight.key,
        "battle",
        words.message("arcs-battle", system=words.name("system", fight.system)),
        place_told(words, fight.system, system),
        [
            party(scene, cast, fight.attacker, system, ask in OWN, True, fight.joined),
            party(scene, cast, fight.defender, system, ask in STEPS and ask not in OWN, False),
        ],
        tray(words, fight.faces) if fight.faces is not None else choice_of_dice(words, scene.decision),
        steps(words, fight.totals, STEPS.get(ask, -1)),
        world(system["resource"]),
    )


def place_told(words: Words, name: str, system: Mapping[str, Any]) -> str:
    """What sort of place it is."""
    if is_centre(name):
        return words.message("arcs-battle-barren")
    if system["symbol"] == "gate":
        return words.message("arcs-battle-gate", system=name[0])
    if not system["resource"]:
        return words.message("arcs-battle-barren")
    return words.message("arcs-battle-planet", resource=resource_name(words, system["resource"]))


# -- the fleets ------------------------------------------------------------------------------------------------------


def party(
    scene: Scene,
    cast: Cast,
    owner: int,
    system: Mapping[str, Any],
    hit: bool,
    attacks: bool,
    joined: Sequence[int] = (),
) -> Party:
    """One side: its ships there with those that joined it, and the defender's buildings; what can be hit is clicked."""
    words, player = scene.words, cast.seats[owner]
    fresh, damaged = system["fresh"][owner], system["damaged"][owner]
    standing = [] if attacks else [slot for slot in system["buildings"] if slot and slot["owner"] == owner]
    kind = "arcs-attacks" if attacks else "arcs-defends"
    told = words.message(kind, fresh=fresh, damaged=damaged, buildings=len(standing))
    called = scene.seats[owner].name or player.title if owner < len(scene.seats) else player.title
    fleets = [
        ship(words, cast.seats[one], hurt, hit)
        for one in (owner, *joined)
        for hurt in (*[False] * system["fresh"][one], *[True] * system["damaged"][one])
    ]
    return Party(player, called, told, [fleets, [building(cast, slot) for slot in standing]])


def ship(words: Words, player: Player, hurt: bool, hit: bool) -> Element:
    """A ship, to be clicked while hits are dealt to this side."""
    state = "damaged" if hurt else "fresh"
    figure = f"{'damaged' if hurt else 'ship'}-{hull_of(player.colour)}"
    if player.colour in OTHERS:
        figure = f"{OTHERS[player.colour]}{'-damaged' if hurt else ''}-piece"
    told = words.message(f"arcs-hit-{state}", seat=player.called)
    spot = f"hit-{state}" if hit else None
    return span(f".arcs-fighter.seat-{player.colour}", data_spot=spot, title=told)[piece(figure, told)]


def building(cast: Cast, slot: Mapping[str, Any]) -> Element:
    """A building that can be hit, or defends nothing yet."""
    told = building_name(cast, slot)
    wreck = use(href="#arcs-wreck") if slot["damaged"] else None
    colour = cast.seats[slot["owner"]].colour
    return span(f".arcs-fighter.seat-{colour}", data_spot=f"place-{slot['place']}", title=told)[
        svg(".arcs-piece", viewBox="-1 -3 34 36", role="img", aria_label=told)[
            use(href=f"#arcs-{slot['kind']}-piece"), wreck
        ]
    ]


# -- the dice --------------------------------------------------------------------------------------------------------


def tray(words: Words, faces: Sequence[Sequence[int]]) -> Node:
    """The dice as they lie there, and what they show."""
    dice = dice_of(faces)
    shown = {symbol for kind, face in dice for symbol in FACES[kind][face]}
    return [
        div(".arcs-tray")[(die(words, kind, face, f"die-{6 * kind + face}") for kind, face in dice)],
        meanings(words, [symbol for symbol in SYMBOLS if symbol in shown]),
    ]


def dice_of(faces: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Each die that was rolled: its kind and the face that is up."""
    return [(kind, face) for kind in (ASSAULT, SKIRMISH, RAID) for face in faces[kind]]


def choice_of_dice(words: Words, decision: Decision) -> Node:
    """The kind of die that is asked about, face by face."""
    if decision.ask != "collect":
        return None
    kind, left = int(str(decision.values[0])), int(str(decision.values[1]))
    name = str(words.name("die", kind))
    shown = {symbol for face in FACES[kind] for symbol in face}
    return [
        span(".arcs-tray-told")[words.message("arcs-die-faces", die=name)],
        div(".arcs-tray")[(die(words, kind, face) for face in range(6))],
        span(".arcs-tray-told")[words.message("arcs-die-left", count=left)],
        meanings(words, [symbol for symbol in SYMBOLS if symbol in shown]),
    ]


def die(words: Words, kind: int, face: int, spot: str = "") -> Element:
    """One die with the face that is up."""
    symbols = FACES[kind][face]
    said = words.listed(words.message(f"arcs-means-{sign(symbol)}") for symbol in symbols) or words.message(
        "arcs-blank"
    )
    told = words.message("arcs-die", die=str(words.name("die", kind)), face=said)
    return span(f".arcs-die.arcs-die-{DICE[kind]}", role="img", aria_label=told, title=told, data_spot=spot or None)[
        (icon(sign(symbol)) for symbol in symbols)
    ]


def meanings(words: Words, symbols: Sequence[str]) -> Node:
    """What the faces mean."""
    return ul(".arcs-meanings")[
        (li[icon(sign(symbol)), " ", words.message(f"arcs-means-{sign(symbol)}")] for symbol in symbols)
    ]


def sign(symbol: str) -> str:
    """The icon of a symbol, by its id in the data."""
    return symbol.replace("_", "-")


def steps(words: Words, totals: Sequence[int], now: int) -> list[Step]:
    """What the dice gave, in the order in which it is resolved."""
    made = []
    for number, (symbol, count) in enumerate(zip(SYMBOLS, totals, strict=False)):
        state = NOW if number == now else DONE if number < now else TO_COME
        told = words.message(f"arcs-step-{state}")
        made.append(Step(icon(sign(symbol)), words.message(f"arcs-symbol-{sign(symbol)}"), told, str(count), state))
    return made


# -- the world -------------------------------------------------------------------------------------------------------


def world(resource: str | None) -> Element:
    """The planet below, large, at the edge of the picture; space at a gate."""
    figure = f"planet-{resource}" if resource else "gate-piece"
    return svg(viewBox="0 0 880 620", preserveAspectRatio="xMidYMax slice")[
        g(transform="translate(660 640)scale(9)")[
            use(href=f"#arcs-{figure}"), use(href="#arcs-shadow", transform="rotate(60)") if resource else None
        ]
    ]
