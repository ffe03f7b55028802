"""Imperium positions that a person can read, and the same language for what is expected afterwards.

    t = imperium('''
        seats 2, commons classics
        red: romans B; hand 1ROM21 1ROM14; play 1REG2 1REG3(1ROM20 1UNR5) 1ROM19*; deck 1ROM15; tokens 5 3 2
        blue: celts A; empire; history 1CEL18; actions 0; exhaust 4
        market: 1REG4, 1UNC3 2 progress, 1CIV2, 1TRI1 1 material, -
        main: 1REG5 1UNC10
        exile: 1REG9
        fame: 1FAM1 1FAM2
        unrest: 6
    ''')

Seats are red, blue, white, yellow; red is to move. In the play area `host(below below)` has a garrison and `card*` an
exhaust token. Decks and piles are listed from the top. What is not said: hand, deck, discard pile, play area, history
are empty (those cards are out of the game); the nation deck and the development area are as printed, in the order of
the numbers; tokens 3 2 1, 3 actions, all exhaust tokens; the market holds cards of the box without tokens; the piles
hold what is left, lowest number on top. `stage solstice` or `stage cleanup` in the first line begins there.

`t.expect('red: hand 1REG4; tokens 3 0 1')` checks what is named, in the same words; order does not matter except in
deck, main and fame. `points 1ROM8=3` is what a card is worth, `score 12` the whole.
"""

import re

from boardwright.games import rules_of
from boardwright.games.imperium.facts import (
    BOXES,
    CARDS,
    CARDS_OF,
    NATIONS,
    NEEDS_UNREST,
    NOTHING,
    NUMBER,
    PLAYERS,
    SLOTS,
    SMALL_PILES,
    START,
    SUIT_BITS,
    TOKENS,
    TRIBUTARY,
    UNREST,
    is_a,
)
from boardwright.games.imperium.scoring import points_of, score
from boardwright.games.imperium.setup import empty_table, nation_cards, suit_at_setup
from boardwright.games.imperium.state import (
    BELOW,
    DECK,
    DEVELOPMENT,
    DISCARD,
    FRONT,
    GARRISON,
    HAND,
    HISTORY,
    MAIN,
    NATION,
    NO_ABILITIES,
    PLAY,
    SUNKEN,
    Imperium,
    everything,
)
from boardwright.games.imperium.state import ZONES as ZONE_COUNT
from boardwright.games.imperium.turn import solstice_cards
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from boardwright.kernel.still import replaced
from tests.scenario import Scenario

SEATS = {"red": 0, "blue": 1, "white": 2, "yellow": 3}
ZONES = {
    "hand": HAND, "deck": DECK, "discard": DISCARD, "play": PLAY, "history": HISTORY, "sunken": SUNKEN,
    "nation": NATION, "development": DEVELOPMENT, "front": FRONT, "below": BELOW,
}  # fmt: skip
FROM_TOP = ("deck", "nation")
COUNTS = ("actions", "exhaust")
CARD = re.compile(r"(\w+)(\*?)(?:\(([^)]*)\))?")


class ImperiumScenario(Scenario):
    """An Imperium game with words for what lies on the table."""

    passes_over = True

    @property
    def g(self) -> Imperium:
        state = self.game.state
        assert isinstance(state, Imperium)
        return state

    def zone(self, seat: str, name: str) -> list[str]:
        """The ids of the cards in a zone; decks from the top."""
        cards = [CARDS[card] for card in self.g.zone(SEATS[seat], ZONES[name])]
        return cards[::-1] if name in FROM_TOP else sorted(cards)

    def garrison(self, seat: str, host: str) -> list[str]:
        return sorted(CARDS[card] for card in self.g.garrison_of(SEATS[seat], NUMBER[host]))

    def tokens(self, seat: str) -> tuple[int, int, int]:
        first = SEATS[seat] * 3
        material, population, progress = self.g.tokens[first : first + 3]
        return material, population, progress

    def market(self) -> list[str]:
        """The cards of the market, slot by slot."""
        return ["-" if card == NOTHING else CARDS[card] for card in self.g.market]

    def reached(self) -> dict[str, int]:
        assert self.g.clauses is not None
        return self.g.clauses

    def act(self, *lines: str) -> "ImperiumScenario":
        """Play lines like "play Advance" (whoever is asked), or "blue: skip" (it must be blue's decision).

        "Elders + Coast" is a set.
        """
        for line in lines:
            seat, _, text = line.partition(": ") if line.split(": ")[0] in SEATS else ("", "", line)
            decision = self.game.decision
            assert decision is not None, f"the game is over before {line!r}"
            if not seat:
                seat = next(name for name, number in self.seats.items() if number == decision.seat)
            if " + " in text:
                self.chooses(seat, *text.split(" + "))
            else:
                self.plays(seat, text)
        return self

    def expect(self, text: str) -> "ImperiumScenario":
        """Check a position, as far as it is described."""
        for line in filter(None, (line.split("#")[0].strip() for line in text.strip().splitlines())):
            subject, rest = (part.strip() for part in line.split(":", 1))
            if subject in SEATS:
                for part in filter(None, (part.strip() for part in rest.split(";"))):
                    self.expect_of_seat(subject, part)
            else:
                self.expect_common(subject, rest)
        return self

    def expect_of_seat(self, seat: str, part: str) -> None:
        number = SEATS[seat]
        what, *words = part.split()
        g = self.g
        if what == "play":
            assert self.play_area(seat) == sorted(written(card) for card in CARD.findall(" ".join(words))), part
        elif what in ZONES:
            wanted = words if what in FROM_TOP else sorted(words)
            assert self.zone(seat, what) == wanted, f"{seat} {part}: {self.zone(seat, what)}"
        elif what == "tokens":
            assert self.tokens(seat) == tuple(int(word) for word in words), f"{seat} {part}: {self.tokens(seat)}"
        elif what in COUNTS:
            assert getattr(g, what)[number] == int(words[0]), f"{seat} {part}: {getattr(g, what)[number]}"
        elif what in ("empire", "barbarian"):
            assert g.empire[number] == (what == "empire"), f"{seat} is not {what}"
        elif what == "points":
            for word in words:
                card, points = word.split("=")
                found = points_of(g, number, NUMBER[card])
                assert found == int(points), f"{seat} {word}: {found}"
        elif what == "score":
            assert score(g, number) == int(words[0]), f"{seat} {part}: {score(g, number)}"
        else:
            raise ValueError(f"unknown {what!r} for a seat")

    def expect_common(self, subject: str, rest: str) -> None:
        g = self.g
        if subject == "market":
            for slot, entry in enumerate(rest.split(",")):
                words = entry.split()
                if words[0] == "...":
                    break
                assert self.market()[slot] == words[0], f"slot {slot}: {self.market()}"
                wanted = [0, 0, 0]
                for i in range(1, len(words), 2):
                    wanted[TOKENS.index(words[i + 1])] = int(words[i])
                assert g.market_tokens[slot * 3 : slot * 3 + 3] == wanted, f"slot {slot}: {g.market_tokens}"
        elif subject == "exile":
            assert sorted(CARDS[card] for card in g.exile) == sorted(rest.split())
        elif subject == "fame":
            assert [CARDS[card] for card in g.fame][::-1] == rest.split()
        elif subject == "main":
            assert [CARDS[card] for card in g.piles[MAIN]][::-1][: len(rest.split())] == rest.split()
        elif subject == "unrest":
            assert len(g.unrest) == int(rest), f"unrest: {len(g.unrest)}"
        elif subject == "ending":
            assert g.ending == int(rest), f"ending: {g.ending}"
        else:
            raise ValueError(f"unknown subject {subject!r}")

    def play_area(self, seat: str) -> list[str]:
        g = self.g
        number = SEATS[seat]
        found = []
        for card in g.zone(number, PLAY):
            mark = "*" if card in g.tired[number] else ""
            found.append(written((CARDS[card], mark, " ".join(self.garrison(seat, CARDS[card])))))
        return sorted(found)


def written(card: tuple[str, str, str]) -> str:
    """`host*(below below)` in one spelling."""
    name, mark, below = card
    return f"{name}{mark}({' '.join(sorted(below.split()))})" if below else f"{name}{mark}"


# -- building --------------------------------------------------------------------------------------------------------


def imperium(text: str) -> ImperiumScenario:
    """A scenario at the turn of red, or at the stage the first line names."""
    rules = rules_of("imperium")  # loads the texts of the cards, which the solstice looks at
    lines = [line.split("#")[0].strip() for line in text.strip().splitlines()]
    head = dict(part.strip().rsplit(" ", 1) for part in lines[0].split(","))
    seats = int(head.get("seats", "2"))
    rows = [line.split(":", 1) for line in filter(None, lines[1:])]
    nations = [NATIONS.index(rest.split(";")[0].split()[0]) for name, rest in rows if name.strip() in SEATS]
    spare = [nation for nation in range(len(NATIONS)) if nation not in nations]
    nations += spare[: seats - len(nations)]
    g = empty_table(seats, Rng.seeded(1), nations)
    g.box = head.get("commons", "classics")
    g.turn = SEATS[head.get("turn", "red")]
    placed: list[int] = []
    common: dict[str, str] = {}
    for seat in range(seats):
        for card in nation_cards(nations[seat]):
            if START[card] == "in_play":
                g.zones[seat * ZONE_COUNT + FRONT] += (card,)
            elif START[card] == "below":
                g.zones[seat * ZONE_COUNT + BELOW] += (card,)
    for name, rest in rows:
        if name.strip() in SEATS:
            fill_seat(g, SEATS[name.strip()], rest, placed)
        else:
            common[name.strip()] = rest.strip()
    for seat in range(seats):
        fill_nation(g, seat, placed)
    fill_common(g, common, placed)
    g.all_cards = tuple(sorted(everything(g)))
    g.stage = head.get("stage", "turn")
    g.ending = int(head.get("ending", "0"))
    if g.stage == "solstice":
        g.doing = NO_ABILITIES
        g.pending = tuple(solstice_cards(g, seat) for seat in range(seats))
    g.clauses = {}
    game = Game(rules, seats, 1, {}, False)
    game.begin(g)
    return ImperiumScenario(game, SEATS)


def put(g: Imperium, seat: int, zone: int, card: str, placed: list[int]) -> int:
    number = NUMBER[card]
    assert number not in placed, f"{card} is in two places"
    placed.append(number)
    g.zones[seat * ZONE_COUNT + zone] += (number,)
    return number


def fill_seat(g: Imperium, seat: int, text: str, placed: list[int]) -> None:
    nation, *parts = (part.strip() for part in text.split(";"))
    if nation.split()[1:] == ["B"]:
        g.flipped.append(g.zone(seat, FRONT)[0])
    for part in filter(None, parts):
        what, *words = part.split()
        if what == "play":
            for name, mark, below in CARD.findall(" ".join(words)):
                host = put(g, seat, PLAY, name, placed)
                fill_host(g, seat, host, mark, below, placed)
        elif what == "front":  # below or on a card in front of the player
            for name, mark, below in CARD.findall(" ".join(words)):
                fill_host(g, seat, NUMBER[name], mark, below, placed)
        elif what in ZONES:
            g.zones[seat * ZONE_COUNT + ZONES[what]] = ()
            for card in words[::-1] if what in FROM_TOP else words:
                put(g, seat, ZONES[what], card, placed)
            if what in ("nation", "development"):
                placed.append(-1000 * (seat + 1) - ZONES[what])
        elif what == "tokens":
            g.tokens[seat * 3 : seat * 3 + 3] = [int(word) for word in words]
        elif what in COUNTS:
            getattr(g, what)[seat] = int(words[0])
        elif what in ("empire", "barbarian"):
            g.empire = replaced(g.empire, seat, int(what == "empire"))
        elif what == "crowned":
            g.crowned = replaced(g.crowned, seat, 1)
        elif what == "flipped":
            g.flipped += [NUMBER[card] for card in words]
        elif what == "stock":
            for word in words:
                card, count = word.split("=")
                g.stock += [NUMBER[card], int(count)]
        elif what == "journey":  # the second journey card is in play
            g.removed += g.zone(seat, FRONT)[1:]
            g.zones[seat * ZONE_COUNT + FRONT] = g.zone(seat, FRONT)[:1] + g.zone(seat, BELOW)
            g.zones[seat * ZONE_COUNT + BELOW] = ()
        else:
            raise ValueError(f"unknown {what!r} for a seat")
    g.flipped.sort()


def fill_host(g: Imperium, seat: int, host: int, mark: str, below: str, placed: list[int]) -> None:
    if mark:
        g.tired = replaced(g.tired, seat, (*g.tired[seat], host))
        g.exhaust[seat] -= 1
    for card in below.split():
        put(g, seat, GARRISON, card, placed)
        g.hosts = replaced(g.hosts, seat, (*g.hosts[seat], host))


def fill_nation(g: Imperium, seat: int, placed: list[int]) -> None:
    """Nation deck and development area as printed, unless the position says otherwise; the rest is out of the game."""
    says_nation = -1000 * (seat + 1) - NATION in placed
    says_development = -1000 * (seat + 1) - DEVELOPMENT in placed
    waiting = []
    for card in nation_cards(g.nations[seat]):
        if card in placed or START[card] in ("in_play", "below"):
            continue
        if START[card] in ("nation", "accession") and not says_nation:
            waiting.append(card)
        elif START[card] == "development" and not says_development:
            g.zones[seat * ZONE_COUNT + DEVELOPMENT] += (card,)
        elif START[card] == "supply" and PLAYERS[card] <= g.seats:
            g.unrest.append(card)
        else:
            g.removed.append(card)
    g.zones[seat * ZONE_COUNT + NATION] += tuple(card for card in waiting if START[card] == "accession")
    g.zones[seat * ZONE_COUNT + NATION] += tuple(card for card in waiting[::-1] if START[card] != "accession")


def fill_common(g: Imperium, said: dict[str, str], placed: list[int]) -> None:
    cards = [card for card in CARDS_OF[BOXES.index(g.box)] if PLAYERS[card] <= g.seats]
    g.king = next(card for card in cards if START[card] == "king")
    if said.get("king") == "B":
        g.flipped.append(g.king)
    cards.remove(g.king)
    g.exile = [NUMBER[card] for card in said.get("exile", "").split()]
    placed += g.exile
    g.unrest += [card for card in cards if is_a(card, UNREST) and card not in placed]
    fame = [card for card in cards if suit_at_setup(card) == 4 and card not in placed]
    g.fame = fame[::-1]
    if "fame" in said:
        g.fame = [NUMBER[card] for card in said["fame"].split()][::-1]
        g.removed += [card for card in fame if card not in g.fame]
    entries = [entry.split() for entry in said["market"].split(",")] if "market" in said else []
    main = [NUMBER[card] for card in said.get("main", "").split()]
    placed += [NUMBER[entry[0]] for entry in entries if entry[0] != "-"] + main
    left = [card for card in cards if suit_at_setup(card) < 4 and card not in placed]
    while len(entries) < SLOTS:
        slot = len(entries)
        wanted = slot if slot < SMALL_PILES else TRIBUTARY
        card = next(card for card in left if suit_at_setup(card) == wanted)
        left.remove(card)
        entries.append([CARDS[card]])
    for slot, (name, *tokens) in enumerate(entries):
        if name == "-":
            continue
        g.market[slot] = NUMBER[name]
        if SUIT_BITS[NUMBER[name]] & NEEDS_UNREST:
            g.market_unrest[slot] = g.unrest.pop()
        for i in range(0, len(tokens), 2):
            g.market_tokens[slot * 3 + TOKENS.index(tokens[i + 1])] = int(tokens[i])
    for pile, name in enumerate(("regions", "uncivilised", "civilised")):
        own = [card for card in left if suit_at_setup(card) == pile]
        if name in said:
            chosen = [NUMBER[card] for card in said[name].split()]
            g.removed += [card for card in own if card not in chosen]
            own = chosen
        g.piles[pile] = tuple(own[::-1])
    tributaries = [card for card in left if suit_at_setup(card) == TRIBUTARY]
    if "main" in said:
        g.removed += tributaries
    else:
        main = tributaries
    g.piles[MAIN] = tuple(main[::-1])
    if "unrest" in said:
        while len(g.unrest) > int(said["unrest"]):
            g.removed.append(g.unrest.pop(0))
        used = everything(g)
        spare = [card for box in CARDS_OF[:2] for card in box if is_a(card, UNREST) and card not in used]
        while len(g.unrest) < int(said["unrest"]):
            g.unrest.append(spare.pop())
