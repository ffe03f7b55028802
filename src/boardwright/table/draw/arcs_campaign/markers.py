"""What fates lay on the ambitions, on cards and beside the supply: markers, tokens, and cards that nobody holds."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from boardwright.games.arcs.campaign.facts import CLUE, TOKEN_IDS
from boardwright.games.arcs.campaign.fates.magnate import MONOPOLIES
from boardwright.games.arcs.campaign.vocabulary import ALL_COURT
from boardwright.games.arcs.facts import RESOURCES
from boardwright.table.draw.arcs.board import Sign
from boardwright.table.draw.arcs.icons import icon
from boardwright.table.draw.arcs.names import card_name, resource_name
from boardwright.table.elements import Element, Node, section, span
from boardwright.table.kept import kept
from boardwright.table.scene import Cast
from boardwright.words import Words

from .tokens import SIDES

SPONSOR = "f123"
COMMONWEALTH, ARMISTICES, MEMBERSHIP = "f214", "f215", "f222"
PROFITEERING, GOLEMS, DOCTRINE, IDEALS = "f320", "f505", "f822", "f823"
KEEPING, PLANTING, BREAKING_WORLDS = "f903", "f1002", "f1103"
PILGRIMAGE, PILGRIMS = "f907", "f908"
CONSPIRACIES = "f2303"
"""The cards that explain the markers, or on which they lie."""
MONOPOLY_OF = {ALL_COURT.ids[card]: RESOURCES[resource] for resource, card in MONOPOLIES.items()}
"""The resource of each Monopoly."""
DEAD_LIVE = "f2204"
ON_NOBODYS = (BREAKING_WORLDS, DEAD_LIVE)
"""Cards on which something may lie though nobody holds them."""
BESIDE = ("commonwealth", "sponsored", "monopolies", "faith", "faithful", "golems", "map_tokens")
"""What the view says of all that lies beside the supply."""


def on_ambitions(words: Words, reach: Mapping[str, Any]) -> dict[str, list[Sign]]:
    """The Commonwealth marker, the War Profiteer, the Ideals and the Conspiracies, each at its ambition."""
    found: dict[str, list[Sign]] = {}
    told = reach["commonwealth"]
    if told and told["ambition"]:
        found[told["ambition"]] = [("commonwealth", words.message("reach-commonwealth"), COMMONWEALTH)]
    sponsored = reach["sponsored"]
    if sponsored and sponsored["ambition"]:
        found.setdefault(sponsored["ambition"], []).append(("title", words.message("reach-sponsored"), SPONSOR))
    if PROFITEERING in reach["booklet"]:
        found.setdefault("warlord", []).append(("weapon", words.message("reach-profiteer"), PROFITEERING))
    for ambition, side in reach["faith"]["ideals"].items():
        if side:
            said = words.message("reach-ideal", side=words.name("suit", side))
            found.setdefault(ambition, []).append((side, said, IDEALS))
    for plot in reach["conspiracies"]["placed"] if reach["conspiracies"] else []:
        found.setdefault(plot["ambition"], []).append(conspiracy(words, plot))
    return found


def conspiracy(words: Words, plot: Mapping[str, Any]) -> Sign:
    """A Conspiracy on an ambition: in its colour for the Conspirator, for the others with what they know."""
    if plot["colour"]:
        return (
            f"plot-{plot['colour']}",
            words.message("reach-plot-of", colour=colour_of(words, plot["colour"])),
            CONSPIRACIES,
        )
    if plot["not"]:
        wrong = words.listed(colour_of(words, colour) for colour in plot["not"])
        return "plot", words.message("reach-plot-not", colours=wrong), CONSPIRACIES
    return "plot", words.message("reach-plot"), CONSPIRACIES


def colour_of(words: Words, colour: str) -> str:
    return str(words.name("colour", colour))


def on_cards(words: Words, reach: Mapping[str, Any]) -> dict[str, list[tuple[str, str, int]]]:
    """The tokens and pieces on cards of fates: a sign, what it is, and how many there are."""
    breaking = reach["breaking_worlds"]
    hammer = [(name, words.message(f"reach-token-{name}"), breaking[f"{name}s"]) for name in ("fragment", "hammer")]
    ruins = [(row["kind"], words.message(f"name-piece-{row['kind']}"), row["count"]) for row in breaking["ruins"]]
    tucked = [("fate", words.message("reach-tucked"), len(breaking["tucked"]))]
    lying = {
        PLANTING: [("banner", words.message("topic-banner"), reach["banners"])],
        BREAKING_WORLDS: [*hammer, *tucked, *ruins],
    }
    delivered, beneath = reach["pilgrimage"]["delivered"], reach["pilgrimage"]["beneath"]
    lying[PILGRIMAGE] = [("pilgrim", words.message("topic-pilgrim"), delivered)]
    lying[PILGRIMS] = [("fate", words.message("reach-tucked"), len(beneath))]
    for row in reach["on_cards"]:
        told = words.message(
            "reach-piece-of", piece=words.name("piece", row["kind"]), seat=words.name("seat", row["owner"])
        )
        lying.setdefault(row["card"], []).append((row["kind"], told, row["count"]))
    return {card: [row for row in rows if row[2]] for card, rows in lying.items()}


def counted(signs: Iterable[tuple[str, str, int]]) -> Node:
    """Signs with their numbers."""
    return [span(".reach-number", title=told)[icon(sign, told), str(count)] for sign, told, count in signs]


# -- beside the supply ---------------------------------------------------------------------------------------------


@kept
def beside(
    cast: Cast,
    reach: dict[str, Any],
    unheld: list[tuple[str, str, int, str]],
    portal: dict[str, Any],
    plots: dict[str, Any],
) -> Node:
    """All that lies beside the supply, and what lies on cards that nobody holds; nothing if nothing does."""
    words = cast.words
    chips = [
        *commonwealth(cast, reach["commonwealth"]),
        *sponsored(words, reach["sponsored"]),
        *monopolies(words, reach["monopolies"]),
        *faith(words, reach["faith"], reach["faithful"]),
        *[chip(golem, lost_golem(words, golem), GOLEMS) for golem in reach["golems"]["lost"]],
        *[chip(sign, f"{card_name(words, card)}, {told}: {count}", card) for sign, told, count, card in unheld],
        *hidden_portal(cast, portal, reach["map_tokens"]),
        *plots_left(cast, plots),
    ]
    return section(".reach-beside", aria_label=words.message("reach-beside"))[chips] if chips else None


def chip(sign: str, said: str, topic: str) -> Element:
    """A thing with its sign and its name."""
    return span(".reach-law", data_help=topic)[icon(sign), " ", said]


def commonwealth(cast: Cast, told: Mapping[str, Any] | None) -> list[Element]:
    """The marker while it is at no ambition, who the Members are, and the Armistices in reserve."""
    if told is None:
        return []
    words, found = cast.words, []
    if told["in_play"] and told["ambition"] is None:
        holder = cast.seats[told["holder"]].called if told["holder"] >= 0 else words.message("reach-nobody")
        found.append(chip("commonwealth", words.message("reach-commonwealth-home", seat=holder), COMMONWEALTH))
    if told["members"]:
        names = words.listed(cast.seats[seat].called for seat in told["members"])
        found.append(chip("commonwealth", words.message("reach-members", seats=names), MEMBERSHIP))
    if told["armistices"]:
        count = len(told["armistices"])
        found.append(chip("armistice", words.message("reach-armistices", count=count), ARMISTICES))
    return found


def sponsored(words: Words, told: Mapping[str, Any] | None) -> list[Element]:
    """The Sponsored token while it is on the tile of the First Regent."""
    if told is None or told["ambition"]:
        return []
    return [chip("title", words.message("reach-sponsored-home"), SPONSOR)]


def monopolies(words: Words, cards: Sequence[str]) -> list[Element]:
    """The Monopolies that nobody has, each by its resource."""
    if not cards:
        return []
    return [
        span(".reach-law")[
            icon("monopoly"),
            words.message("reach-monopolies"),
            (
                span(data_help=card, title=card_name(words, card))[icon(MONOPOLY_OF[card], card_name(words, card))]
                for card in cards
            ),
        ]
    ]


def faith(words: Words, told: Mapping[str, Any], stack: Mapping[str, Any]) -> list[Element]:
    """The Doctrine with the Ideals that are left, and the stack of Faithful cards."""
    found = []
    if told["doctrine"]:
        side = words.name("suit", told["doctrine"])
        said = words.message("reach-doctrine", side=side, count=told["spare"])
        found.append(chip(told["doctrine"], said, DOCTRINE))
    if stack["left"]:
        found.append(chip("faithful", words.message("reach-faithful-left", count=stack["left"]), stack["top"]))
    return found


def hidden_portal(cast: Cast, portal: Mapping[str, Any], tokens: Sequence[Mapping[str, Any]]) -> list[Element]:
    """Who knows where the Portal is, and the planets that were tested although no Clue lies there any more."""
    if not portal:
        return []
    keeper = portal["keeper"]
    seat = cast.seats[keeper].called if keeper >= 0 else cast.words.message("reach-nobody")
    marked = [token["system"] for token in tokens if token["kind"] == TOKEN_IDS[CLUE]]
    return [
        chip("portal", cast.words.message("reach-portal-secret", seat=seat), KEEPING),
        *[
            chip(SIDES[TOKEN_IDS[CLUE]][answer["fits"]], answer["planet"], TOKEN_IDS[CLUE])
            for answer in portal["answers"]
            if answer["planet"] not in marked
        ],
    ]


def plots_left(cast: Cast, plots: Mapping[str, Any]) -> list[Element]:
    """How many Conspiracies the Conspirator has left; which, the Conspirator alone sees."""
    if not plots:
        return []
    words = cast.words
    said = words.message("reach-plots-left", seat=cast.seats[plots["keeper"]].called, count=plots["left"])
    held = (plots["supply"] or {}).items()
    own = [(f"plot-{colour}", colour_of(words, colour), count) for colour, count in held if count]
    return [span(".reach-law", data_help=CONSPIRACIES)[icon("plot"), " ", said, " " if own else None, counted(own)]]


def lost_golem(words: Words, golem: str) -> str:
    return words.message("reach-lost-golem", golem=resource_name(words, golem))
