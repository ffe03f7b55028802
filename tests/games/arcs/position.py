"""Arcs positions that a person can read.

    t = arcs('''
        seats 3, set-up 3p-mix-up, initiative red
        3-hex: red 2 ships, 1 damaged ship, city; blue damaged city
        4-gate: blue 3 ships
        red: hand aggression-3 construction-2; resources fuel weapon; cards bc07 bc12; captives 2 blue; power 5
        blue: outrage relic psionic; agents 3; trophies red 2 ships 1 city
        court: bc02 red 2 blue 1, bc10, bc11, bc13
        deck: bc26 bc27
        discard: administration-2 mobilization-4
        face up: aggression-5
        set aside: 2 material 1 weapon
        ambitions: tycoon 5, warlord 3
    ''')

What is not said is in its supply, undeclared, undealt: hands are empty, the Court row holds the lowest numbers left,
`deck` lists the next cards to come from the top, `discard` the pile from the bottom; the other action cards lie on top
of it. `face up` is the open pile of a game with split discard piles; `set aside` puts tokens on the ambitions (they
count as the third player of a two-player game). `agents N` says how many are left in the supply (the others are out of
the way, as Captives of the last seat).
Resources fill the slots from the left ("-" leaves a slot empty); cities on the map open slots as always.
With `leaders yes` in the first line there may be leaders and lore among the cards of a seat (`cards lead05 l13`; the
seventh resource is the one on a card with a slot), gate cities and starports, and a `cloud city` outside the slots;
the set-up steps of leaders are left to the position.
"""

from typing import Any, Self

from boardwright.games import rules_of
from boardwright.games.arcs.facts import (
    ACTION_CARDS,
    CARD_NUMBER,
    COURT_ROW,
    FACES,
    MARKERS,
    NOTHING,
    RESOURCE_SLOTS,
    RESOURCES,
    SETUP_CARDS,
    SPACES,
    SYSTEM_COUNT,
    is_gate,
)
from boardwright.games.arcs.moments import CARDS
from boardwright.games.arcs.roll import SAME_FACE
from boardwright.games.arcs.setup import empty_table
from boardwright.games.arcs.state import AGENT, CITY, COVERED, SHIP, STARPORT, Arcs, building, changed
from boardwright.games.arcs.vocabulary import AMBITION, SYSTEM
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from boardwright.kernel.still import replaced, rewritten
from tests.scenario import Scenario

SEATS = {"red": 0, "blue": 1, "white": 2, "yellow": 3}
OWNER_NAMES = {**SEATS, "empire": 4, "free": 5, "blight": 6}
PIECES = {"ship": SHIP, "ships": SHIP, "city": CITY, "cities": CITY, "starport": STARPORT, "starports": STARPORT}
BUILDINGS = {"city": CITY, "starport": STARPORT}
TROPHIES = {**PIECES, "agent": AGENT, "agents": AGENT, "banner": 4, "banners": 4}


def dice_text(count: int, kind: str) -> str:
    """The option to collect so many dice: "1 Raid die"."""
    return f"{count} {kind} {'die' if count == 1 else 'dice'}"


class ArcsScenario(Scenario):
    """An Arcs game with words for what lies on the table."""

    def plays(self, seat: str, *texts: str) -> Self:
        """As in every game; what has only one way is confirmed without a word."""
        for text in texts:
            super().plays(seat, text)
            self.confirm()
        return self

    def chooses(self, seat: str, *texts: str) -> Self:
        super().chooses(seat, *texts)
        self.confirm()
        return self

    def confirm(self) -> None:
        while (decision := self.game.decision) is not None and decision.always and len(decision.options) == 1:
            self.game.play(decision.options[0])
            self.g.check()

    @property
    def g(self) -> Arcs:
        state = self.game.state
        assert isinstance(state, Arcs)
        return state

    # -- what lies there ---------------------------------------------------------------------------------------------

    def ships(self, seat: str, system: str) -> tuple[int, int]:
        """Fresh and damaged ships."""
        index = OWNER_NAMES[seat] * SYSTEM_COUNT + SYSTEM.numbers[system]
        return self.g.fresh[index], self.g.damaged[index]

    def buildings(self, system: str) -> list[str]:
        """The buildings of a system, slot by slot, such as "damaged blue city"."""
        view = self.game.view(None)["systems"][system]["buildings"]
        names = {number: name for name, number in OWNER_NAMES.items()}
        return [
            "" if one is None else f"{'damaged ' if one['damaged'] else ''}{names[one['owner']]} {one['kind']}"
            for one in view
        ]

    def resources(self, seat: str) -> list[str]:
        """The tokens of a seat, sorted."""
        return sorted(slot["resource"] for slot in self.player(seat)["slots"] if slot["resource"])

    def slots(self, seat: str) -> list[str]:
        """The open resource slots from the left; "-" is an empty one."""
        return [slot["resource"] or "-" for slot in self.player(seat)["slots"] if slot["open"]]

    def hand(self, seat: str) -> list[str]:
        return [ACTION_CARDS[card] for card in self.g.hands[SEATS[seat]]]

    def cards(self, seat: str) -> list[str]:
        return sorted(self.player(seat)["cards"])

    def outrage(self, seat: str) -> list[str]:
        return list(self.player(seat)["outrage"])

    def captives(self, holder: str, owner: str) -> int:
        return int(self.player(holder)["captives"][SEATS[owner]])

    def trophies(self, holder: str, owner: str) -> dict[str, int]:
        """The Trophies of one colour, by kind, zeros left out."""
        for row in self.player(holder)["trophies"]:
            if row["owner"] == OWNER_NAMES[owner]:
                return {kind: count for kind, count in row.items() if kind != "owner" and count}
        return {}

    def power(self, seat: str) -> int:
        return self.g.power[SEATS[seat]]

    def supply(self, resource: str) -> int:
        return self.g.supply[RESOURCES.index(resource)]

    def court(self) -> dict[str, list[int]]:
        """The Court row: cards with the agents on them per seat."""
        return {place["card"]: place["agents"] for place in self.game.view(None)["court"]}

    def court_discard(self) -> list[str]:
        return list(self.game.view(None)["court_discard"])

    def initiative(self) -> str:
        """Who has the initiative marker."""
        return next(name for name, number in SEATS.items() if number == self.g.initiative)

    def markers(self, ambition: str) -> list[list[int]]:
        """The markers on an ambition: Power for first and second place."""
        return sorted(self.game.view(None)["ambitions"][ambition]["markers"])

    def agents(self, seat: str) -> int:
        """The agents left in a supply."""
        return self.g.agents[SEATS[seat]]

    def discard_pile(self) -> list[str]:
        """The action discard pile from the bottom."""
        return [ACTION_CARDS[card] for card in self.g.discard]

    def player(self, seat: str) -> dict[str, Any]:
        seen: dict[str, Any] = self.game.view(None)["players"][SEATS[seat]]
        return seen

    # -- chance ------------------------------------------------------------------------------------------------------

    def dice(self, **rolls: str) -> "ArcsScenario":
        """The next dice show this: dice(assault="hit hit, hit self_hit", raid="key", skirmish="blank"), a die each."""
        dice: list[int] = []
        faces: list[int] = []
        for kind, name in enumerate(("skirmish", "assault", "raid")):
            for text in filter(None, rolls.get(name, "").split(",")):
                symbols = [] if text.strip() == "blank" else text.split()
                dice.append(kind)
                faces.append(next(i for i, face in enumerate(FACES[kind]) if sorted(face) == sorted(symbols)))
        self.load_dice(faces, SAME_FACE, dice)
        return self


def arcs(text: str) -> ArcsScenario:
    """A scenario at the lead of the player with the initiative."""
    rules = rules_of("arcs")
    lines = [line.split("#")[0].strip() for line in text.strip().splitlines()]
    head = dict(part.strip().rsplit(" ", 1) for part in lines[0].split(","))
    seats = int(head.get("seats", "3"))
    fitting = [card["id"] for card in SETUP_CARDS if card["seats"] == seats]
    name = head.get("set-up", fitting[0])
    pool = "both" if head.get("leaders") == "yes" else "none"
    g = empty_table(seats, Rng.seeded(1), next(i for i, card in enumerate(SETUP_CARDS) if card["id"] == name), pool)
    g.initiative = SEATS[head.get("initiative", "red")]
    g.chapter = int(head.get("chapter", "1"))
    g.split_discard = head.get("split") == "yes"
    g.stage = "lead"
    for line in filter(None, lines[1:]):
        if not fill(g, *(part.strip() for part in line.split(":", 1))):
            raise ValueError(f"unknown line {line!r}")
    while len(g.court) < COURT_ROW[seats]:
        g.court = (*g.court, g.court_deck.pop(0))
    options = {"setup": name, "split_discard": g.split_discard}
    game = Game(rules, seats, 1, {**options, "leaders_and_lore": pool, "two_lore": False}, False)
    game.begin(g)
    return ArcsScenario(game, SEATS)


def fill(g: Arcs, subject: str, rest: str) -> bool:
    """Put on the table what a line says; whether it is known."""
    if subject in SYSTEM.numbers:
        fill_system(g, SYSTEM.numbers[subject], rest)
    elif subject in SEATS:
        fill_seat(g, SEATS[subject], rest)
    elif subject == "court":
        fill_court(g, rest)
    elif subject == "deck":
        top = [CARD_NUMBER[card] for card in rest.split()]
        g.court_deck = [card for card in g.court_deck if card not in top] + top[::-1]
    elif subject == "court discard":
        for card in rest.split():
            g.court_deck.remove(CARD_NUMBER[card])
            g.court_discard = (*g.court_discard, CARD_NUMBER[card])
    elif subject == "discard":
        bottom = [ACTION_CARDS.index(card) for card in rest.split()]
        g.discard = bottom + [card for card in g.discard if card not in bottom]
    elif subject == "face up":
        g.face_up = tuple([ACTION_CARDS.index(card) for card in rest.split()])
        g.discard = [card for card in g.discard if card not in g.face_up]
    elif subject == "set aside":
        for count, resource in pairs(rest):
            g.dummy = changed(g.dummy, RESOURCES.index(resource), count)
            g.supply[RESOURCES.index(resource)] -= count
    elif subject == "supply":
        for count, resource in pairs(rest):
            g.dummy = changed(g.dummy, RESOURCES.index(resource), g.supply[RESOURCES.index(resource)] - count)
            g.supply[RESOURCES.index(resource)] = count
    elif subject == "ambitions":
        declare_ambitions(g, rest)
    else:
        return False
    return True


def pairs(text: str) -> list[tuple[int, str]]:
    words = text.split()
    return [(int(words[i]), words[i + 1]) for i in range(0, len(words), 2)]


def fill_system(g: Arcs, system: int, text: str) -> None:
    for group in text.split(";"):
        seat_name, pieces = group.strip().split(" ", 1)
        seat = OWNER_NAMES[seat_name]
        for part in pieces.split(","):
            words = part.split()
            damaged = "damaged" in words
            words = [word for word in words if word not in ("damaged", "fresh")]
            if words[-1] in ("ship", "ships"):
                count = int(words[0])
                g.ships[seat] -= count
                g.add_ships(seat, system, damaged, count)
            else:
                kind = BUILDINGS[words[-1]]
                places = range(system * SPACES, system * SPACES + SPACES)
                place = next(place for place in places if not g.buildings[place])
                if is_gate(system):
                    place = places[kind]
                elif "cloud" in words:
                    place = places[2]
                g.buildings = rewritten(g.buildings, place, building(seat, kind, damaged))
                (g.cities if kind == CITY else g.starports)[seat] -= 1


def fill_seat(g: Arcs, seat: int, text: str) -> None:
    for part in text.split(";"):
        what, *words = part.split()
        if what == "hand":
            g.hands[seat] = tuple(sorted(ACTION_CARDS.index(card) for card in words))
            g.discard = [card for card in g.discard if card not in g.hands[seat]]
        elif what == "resources":
            for slot, word in enumerate(words):
                if word != "-":
                    g.slots[seat * RESOURCE_SLOTS + slot] = RESOURCES.index(word)
                    g.supply[RESOURCES.index(word)] -= 1
        elif what == "cards":
            g.cards[seat] = tuple([CARD_NUMBER[card] for card in words])
            g.court_deck = [card for card in g.court_deck if card not in g.cards[seat]]
            g.card_slots = replaced(g.card_slots, seat, sum(1 for card in g.cards[seat] if CARDS[card].adds_slot()))
        elif what == "captives":
            for count, owner in pairs(" ".join(words)):
                g.captives = changed(g.captives, seat * g.seats + SEATS[owner], count)
                g.agents = changed(g.agents, SEATS[owner], -count)
        elif what == "trophies":
            victim = OWNER_NAMES[words[0]]
            supplies = {SHIP: g.ships, CITY: g.cities, STARPORT: g.starports}
            for count, kind in pairs(" ".join(words[1:])):
                g.trophies = changed(g.trophies, g.trophy_index(seat, victim, TROPHIES[kind]), count)
                if TROPHIES[kind] in supplies:
                    supplies[TROPHIES[kind]][victim] -= count
                elif TROPHIES[kind] == AGENT:
                    g.agents = changed(g.agents, victim, -count)
        elif what == "outrage":
            for word in words:
                g.outrage = replaced(g.outrage, seat * 5 + RESOURCES.index(word), COVERED)
                g.agents = changed(g.agents, seat, -1)
        elif what == "agents":
            holder = g.seats - 1 if seat != g.seats - 1 else 0
            g.captives = changed(g.captives, holder * g.seats + seat, g.agents[seat] - int(words[0]))
            g.agents = replaced(g.agents, seat, int(words[0]))
        elif what in ("ships", "starports"):  # left in supply; the others are Trophies of the last seat
            holder = g.seats - 1 if seat != g.seats - 1 else 0
            supply = g.ships if what == "ships" else g.starports
            g.trophies = changed(g.trophies, g.trophy_index(holder, seat, PIECES[what]), supply[seat] - int(words[0]))
            supply[seat] = int(words[0])
        elif what == "power":
            g.power = replaced(g.power, seat, int(words[0]))
            if g.power[seat]:
                g.scored = (*g.scored, (0, 0, seat, g.power[seat], 0))
        else:
            raise ValueError(f"unknown {what!r} for a seat")


def fill_court(g: Arcs, text: str) -> None:
    for place, part in enumerate(text.split(",")):
        card, *agents = part.split()
        g.court = (*g.court, CARD_NUMBER[card])
        g.court_deck.remove(CARD_NUMBER[card])
        for i in range(0, len(agents), 2):
            seat = SEATS[agents[i]]
            g.court_agents = replaced(g.court_agents, place * g.seats + seat, int(agents[i + 1]))
            g.agents = changed(g.agents, seat, -int(agents[i + 1]))


def declare_ambitions(g: Arcs, text: str) -> None:
    """Pairs of an ambition and the first-place Power of its marker; a flipped value flips the marker.

    A marker of the ambition "available" shows that side but is not declared.
    """
    for part in text.split(","):
        ambition, power = part.split()
        for marker, sides in enumerate(MARKERS):
            for side in (0, 1):
                if sides[side][0] == int(power) and g.markers[marker] == NOTHING:
                    g.markers = replaced(
                        g.markers, marker, NOTHING if ambition == "available" else AMBITION.numbers[ambition]
                    )
                    g.flipped = replaced(g.flipped, marker, side)
