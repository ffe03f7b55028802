"""Positions of the campaign that a person can read: those of Arcs (tests/games/arcs/position.py), and more.

    t = reach('''
        seats 3, initiative red
        fates: steward founder partisan
        3-hex: red 2 ships, city; empire 1 ship, 1 damaged ship; free city; blight 1 ship
        red: hand aggression-3 event-1; resources fuel weapon; cards f102 f103; favors 2 blue; title outlaw
        first regent: blue
        trust: 2 fuel 1 relic
        policy: peace
        council: decided
        court: aid01 red 1, cc02, cc03 blue 2, cc04, cc11
        attached: cc05 to cc02
        deck: cc12 cc13
        rolled: crisis-hex 4
        commonwealth: tycoon, f216 f217 in reserve
        golems: warrior in 2-gate, seeker awake in slot 3 of red, harvester on f503
        portal: 3-hex, clues 1-hex 2-arrow
        tokens: banner of red in 1-hex, damaged banner of red in 2-hex, fragment in 3-arrow, hammer in 4-arrow
    ''')

`red: flagship in 3-hex, slipstream starport, hull city damaged armor starport` is a Flagship and its board.
`faithful: 3` leaves the cards from 3 down to 1 in the Believer's stack, which without it has all that lie nowhere else.
`council: tucked red` puts it under the card of red, who secured it this round. Action cards in a hand that the deck
lacks (Faithful cards, more Events) join it. A Blight token is a "ship" of blight. What is not said: all are Regents,
the initiative holds the First Regent tile, objectives stand on their start, fates have their laws in the booklet but no
cards (say which ones are held). In Act II of the Magnate, Monopolies that nobody has lie beside the supply. With the
Caretaker, Golems that are not named sleep in the last gates without one. With the Hegemon, Banners that are not named
lie in the supply. With f1103 in play, Fragments that are not named lie on it or, if f1104 is named, are Hammers in the
supply, and cards of its set that are not named lie beneath it.
Caretaker, Golems that are not named sleep in the last gates without one; in Act II they are scrapped.
With the Believer of Act II the Doctrine shows Zeal, unless `doctrine: wisdom` says otherwise; `ideals: keeper zeal,
empath wisdom` lie on ambitions. `lore deck: l03 l05` puts cards on top of the lore deck, the uppermost one last.
With the Hegemon, Banners that are not named lie in the supply. With f1103 in play, Fragments that are not named lie on
it or, if f1104 is named, are Hammers in the supply, and cards of its set that are not named lie beneath it.
`tokens: passage in 3-gate` breaks a gate, `exit: hex` is the exit symbol, and ships may be in the twisted-passage.
`seats: 1-hex` puts the Seat of the cluster on the first city of a player there.
With `act 2` in the first line the fates have the objectives of that act and the laws of all acts so far; `last act 3`
goes on after it, `next fates: pacifist …` names those of the next act. `laws: f108` adds to the booklet. With `begin
crises`, `begin edicts`, `begin set-up` (of the fates in this act), `begin scoring` (at the end of the chapter) or
`begin intermission` in the first line these come first. `rolled` are the dice that lie there, `next roll` is what they
will show.
With `summit red` in the first line the position is the beginning of a Summit that red has called; the lead follows it.
"""

from typing import Any

from boardwright.games import rules_of
from boardwright.games.arcs.campaign.crises import begin_crises
from boardwright.games.arcs.campaign.edicts import begin_edicts
from boardwright.games.arcs.campaign.facts import (
    ARMOR,
    BANNER,
    BANNER_PIECE,
    BANNERS,
    BROKEN_WORLD,
    BUNKER,
    BUNKER_PIECE,
    BUNKERS,
    CLUE,
    COLOUR_IDS,
    COLOURS,
    COUNCIL,
    EVENT_FACE_IDS,
    FAITHFUL_STACK,
    FATES,
    FITTING_IDS,
    FRAGMENT,
    FRAGMENTS,
    GATES,
    GOLEM_LAW,
    GOLEMS,
    HAMMER,
    IDEALS,
    OUTLAW,
    PLOTS_OF_A_COLOUR,
    POLICIES_OF_AUTHORITY,
    REGENT,
    ROWS,
    RUMOR,
    SYMBOLS,
    TOKEN_IDS,
    WISDOM,
    ZEAL,
    as_action_card,
    is_akin,
)
from boardwright.games.arcs.campaign.fates.commonwealth import AT_HOME
from boardwright.games.arcs.campaign.fates.golems import golems_of
from boardwright.games.arcs.campaign.fates.magnate import GAIN_MONOPOLIES, MONOPOLIES
from boardwright.games.arcs.campaign.fates.planet_breaker import BREAKING_WORLDS, PLANET_HAMMER, REFUGEES
from boardwright.games.arcs.campaign.fates.steward_3 import ON_TILE
from boardwright.games.arcs.campaign.flagship import fit
from boardwright.games.arcs.campaign.intermission import begin_intermission
from boardwright.games.arcs.campaign.setup import empty_table
from boardwright.games.arcs.campaign.state import Campaign, lying_cards
from boardwright.games.arcs.campaign.summit import begin_summit
from boardwright.games.arcs.campaign.tokens import put_token
from boardwright.games.arcs.facts import (
    CARD_NUMBER,
    KINDS,
    NOBODY,
    RESOURCE_SLOTS,
    RESOURCES,
    SYSTEM_COUNT,
    SYSTEMS,
    cluster_of,
)
from boardwright.games.arcs.state import SHIP, changed, is_damaged, kind_of, owner_of
from boardwright.games.arcs.vocabulary import AMBITION, COURT, RESOURCE, SYSTEM, System
from boardwright.kernel.game import Game
from boardwright.kernel.rng import Rng
from boardwright.kernel.still import recounted, replaced, without
from tests.games.arcs.position import BUILDINGS, OWNER_NAMES, SEATS, ArcsScenario, fill, pairs

HEGEMON, SURVIVALIST = 10, 18


RULES = rules_of("arcs_campaign")
"""Its cards are registered from here on."""
HEGEMON, SURVIVALIST = 10, 18


class ReachScenario(ArcsScenario):
    """A campaign with words for what lies on the table."""

    @property
    def g(self) -> Campaign:
        state = self.game.state
        assert isinstance(state, Campaign)
        return state

    def title(self, seat: str) -> str:
        return ["regent", "outlaw"][self.g.titles[SEATS[seat]]]

    def first_regent(self) -> str | None:
        return next((name for name, number in SEATS.items() if number == self.g.first_regent), None)

    def objective(self, seat: str) -> int:
        """The space of the objective marker."""
        return self.g.objectives[SEATS[seat]]

    def favors(self, holder: str, owner: str) -> int:
        return self.g.favors_of(SEATS[holder], SEATS[owner])

    def trust(self) -> list[str]:
        """The tokens in the Imperial Trust."""
        return [RESOURCES[resource] for resource in range(5) for _ in range(self.g.trust[resource])]

    def attached(self) -> dict[str, str]:
        """The Court cards with a card attached to them."""
        places = [(place, card) for place, card in enumerate(self.g.attached) if card]
        return {COURT.ids[self.g.court[place % len(self.g.court)]]: COURT.ids[card] for place, card in places}

    def deck_bottom(self) -> list[str]:
        """The cards known to lie under the Court deck, the lowest first."""
        return [COURT.ids[card] for card in self.g.court_deck[: self.g.buried]]

    def rolls(self, result: str, symbol: str, cluster: int) -> "ReachScenario":
        """The next dice show this: rolls("crisis", "arrow", 3)."""
        face = 3 * ["crisis", "edict"].index(result) + ["arrow", "crescent", "hex"].index(symbol)
        self.load_dice([face, cluster - 1], [list(range(6))], [0, 0])
        return self

    def noted(self, verb: str) -> list[tuple[str | int, ...]]:
        """What the chronicle holds of a kind, without the verb."""
        return [event.what[1:] for event in self.game.events if event.what[0] == verb]

    def policy(self) -> str:
        """The policy on top."""
        return str(ROWS[self.g.policies[0]]["policy"])

    def row(self) -> list[str]:
        """The Court row from the left, such as "cc11", or "cc12 on cc02" with an attached card."""
        stacks = [[card, *self.g.attached_to(place)] for place, card in enumerate(self.g.court)]
        return [" on ".join(COURT.ids[card] for card in reversed(stack)) for stack in stacks]

    def golems(self, seat: str) -> list[str]:
        """The Golems in the slots of a seat and on its cards; "!" marks those that are awake."""
        g = self.g
        return [GOLEMS[golem] + ("!" if golem in g.awake else "") for golem in golems_of(g, SEATS[seat])]

    def sleeping(self) -> dict[str, str]:
        """Which Golem sleeps in which system."""
        return {SYSTEMS[system]: GOLEMS[golem] for system, golem in self.g.sleepers}

    def tokens(self, kind: str) -> list[str]:
        """Where tokens of a kind lie, such as "1-hex", or "1-hex damaged"."""
        rows = [row for row in self.g.map_tokens if TOKEN_IDS[row[0]] == kind]
        return [SYSTEMS[system] + (" damaged" if side else "") for _, _, system, side in rows]

    def captive_ships(self, holder: str) -> dict[str, int]:
        """Ships among the Captives of a seat, by owner."""
        counts = {name: self.g.captive_ships[SEATS[holder] * self.g.owners + n] for name, n in OWNER_NAMES.items()}
        return {name: count for name, count in counts.items() if count}

    def flagship(self, seat: str) -> str:
        """Where the Flagship of a seat is."""
        return SYSTEMS[self.g.flagships[SEATS[seat]]]

    def board(self, seat: str) -> dict[str, str]:
        """What stands on the board of a seat's Flagship: {"hull": "city", "hull-armor": "damaged starport"}."""
        found = [(FITTING_IDS[fitting], piece) for fitting, piece in enumerate(self.g.board(SEATS[seat])) if piece]
        return {name: ("damaged " if is_damaged(piece) else "") + KINDS[kind_of(piece)] for name, piece in found}

    def laws(self) -> list[str]:
        """What lies in the booklet."""
        return [ROWS[card]["id"] for card in self.g.laws]


SIDES = {"zeal": ZEAL, "wisdom": WISDOM}


def reach(text: str, **options: Any) -> ReachScenario:
    """A scenario at the lead of the player with the initiative, or at what is to begin before it."""
    lines = [line.split("#")[0].strip() for line in text.strip().splitlines()]
    head = dict(part.strip().rsplit(" ", 1) for part in lines[0].split(","))
    seats = int(head.get("seats", "3"))
    g = empty_table(seats, Rng.seeded(1))
    g.initiative = g.first_regent = SEATS[head.get("initiative", "red")]
    g.chapter = int(head.get("chapter", "1"))
    g.act = int(head.get("act", "1"))
    g.first_act, g.last_act = 1, int(head.get("last act", head.get("act", "1")))
    g.stage = "lead"
    for line in filter(None, lines[1:]):
        subject, rest = (part.strip() for part in line.split(":", 1))
        if not fill_reach(g, subject, rest) and not fill(g, subject, rest):
            raise ValueError(f"unknown line {line!r}")
    if COUNCIL not in g.court:
        g.court = (COUNCIL if g.council_by == NOBODY else 0, *g.court)
        g.court_agents = (0,) * seats + g.court_agents[:-seats]
    while len(g.court) < len(g.attached):
        g.court = (*g.court, g.court_deck.pop(0))
    if GOLEM_LAW in g.laws:
        let_sleep(g)
    if GAIN_MONOPOLIES in g.laws:
        g.monopolies = tuple([card for card in sorted(MONOPOLIES.values()) if g.holder_of(card) == NOBODY])
    hands = [card for hand in g.hands for card in hand]
    g.deck = (*g.deck, *[card for card in [*hands, *g.discard, *g.face_up] if card not in g.deck])
    settle_faithful(g)
    settle_tokens(g)
    g.chart()
    if "begin" in head:
        begin(g, head["begin"])
    game = Game(RULES, seats, 1, RULES.checked_options(options), False)
    g.negotiations, g.offers = game.options["negotiations"], game.options["offers"]
    if "summit" in head:
        begin_summit(g, SEATS[head["summit"]], "lead")
    game.begin(g)
    return ReachScenario(game, SEATS)


def begin(g: Campaign, what: str) -> None:
    if what == "set-up":
        begin_set_up(g)
    elif what == "intermission":
        begin_intermission(g)
    elif what == "scoring":
        others = [fate for fate in FATES if fate not in g.fates]
        g.fates = tuple([fate or others.pop(0) for fate in g.fates])
        g.stage = "chapter_end"
    else:
        {"crises": begin_crises, "edicts": begin_edicts}[what](g, "lead")


def begin_set_up(g: Campaign) -> None:
    """The set-ups of all fates in this act are still to come."""
    g.queue = [seat for seat in g.turn_order() if g.fates[seat] in FATES]
    for seat in g.queue:
        fate = g.fates[seat]
        g.cards[seat] = without(g.cards[seat], CARD_NUMBER[FATES[fate]["acts"][g.act]["objective"]])
        kept = laws_of(fate, g.act - 1)
        g.laws = tuple([law for law in g.laws if law not in laws_of(fate, g.act) or law in kept])
    g.banners = g.bunkers = 0
    g.stage = "fate_set_up"


def laws_of(fate: int, act: int) -> list[int]:
    """What the set-ups of a fate up to an act put in the booklet and leave there."""
    steps = [step for number, one in FATES[fate]["acts"].items() if number <= act for step in one["setup"]]
    gone = [card for step in steps for card in step.get("scrap_booklet", [])]
    return [CARD_NUMBER[card] for step in steps for card in step.get("booklet", []) if card not in gone]


def settle_faithful(g: Campaign) -> None:
    """Faithful cards that lie elsewhere are not in the stack; if any is there, those that lie nowhere are scrapped."""
    stack, g.faithful = g.faithful, ()
    elsewhere = [card for card in FAITHFUL_STACK if card in lying_cards(g) or as_action_card(card) in g.deck]
    g.faithful = tuple([card for card in stack if card not in elsewhere])
    if g.faithful or elsewhere:
        lost = [card for card in FAITHFUL_STACK if card not in [*g.faithful, *elsewhere]]
        g.scrapped_actions = tuple([as_action_card(card) for card in lost])


def settle_tokens(g: Campaign) -> None:
    """Banners, Fragments and tucked cards that are not named, if their fate or its cards are there."""
    on_map = [kind for kind, _, _, _ in g.map_tokens]
    taken = sum(g.trophies[BANNER_PIECE :: g.piece_kinds])
    if SURVIVALIST in g.fates:
        taken_bunkers = sum(g.trophies[BUNKER_PIECE :: g.piece_kinds])
        g.bunkers = BUNKERS - on_map.count(BUNKER) - taken_bunkers
    if HEGEMON in g.fates:
        g.banners = BANNERS - on_map.count(BANNER) - taken
    if any(BREAKING_WORLDS in cards for cards in [*g.cards, g.laws]):
        rest = FRAGMENTS - sum(on_map.count(kind) for kind in (FRAGMENT, HAMMER, BROKEN_WORLD))
        lying = lying_cards(g)
        g.tucked = tuple([card for card in [PLANET_HAMMER, *REFUGEES] if card not in lying])
        if PLANET_HAMMER in lying:
            g.hammers = rest
        else:
            g.fragments = rest


def put_map_token(g: Campaign, *words: str) -> None:
    """A token on the map: "damaged banner of red in 1-hex", "fragment in 3-arrow"."""
    side = 1 if words[0] == "damaged" else 0
    owner = SEATS[words[-3]] if "of" in words else NOBODY
    put_token(g, TOKEN_IDS.index(words[side]), owner, System(SYSTEM.numbers[words[-1]]), side)


def fill_reach(g: Campaign, subject: str, rest: str) -> bool:
    """Put on the table what a line of the campaign says; whether it is one."""
    if subject == "fates":
        for seat, name in enumerate(rest.split()):
            fate = next(number for number, row in FATES.items() if row["id"] == name)
            act = FATES[fate]["acts"][g.act]
            g.fates = replaced(g.fates, seat, fate)
            g.objectives = replaced(g.objectives, seat, act["start"][g.seats] if "start" in act else 0)
            g.cards[seat] = (*g.cards[seat], CARD_NUMBER[act["objective"]])
            g.laws += tuple(laws_of(fate, g.act))
            if name == "steward" and g.act == 3:
                g.scrapped += tuple(g.policies)
                g.policies, g.sponsored = tuple(POLICIES_OF_AUTHORITY), ON_TILE
            if name == "believer" and g.act == 1:
                g.faithful = tuple(FAITHFUL_STACK)
            elif name == "believer":
                g.doctrine, g.spare_ideals = ZEAL, IDEALS
    elif subject == "seats":  # "1-hex 3-arrow": on the first city of a player there
        for system in rest.split():
            put_seat(g, SYSTEM.numbers[system])
    elif subject == "next fates":
        numbers = {row["id"]: number for number, row in FATES.items()}
        g.named, g.first_act = tuple([numbers[name] for name in rest.split()]), g.act + 1
    elif subject == "laws":
        g.laws += tuple([CARD_NUMBER[card] for card in rest.split()])
    elif subject == "tokens":
        for part in rest.split(","):
            put_map_token(g, *part.split())
    elif subject == "exit":
        g.exit_symbol = SYMBOLS.index(rest)
    elif subject == "dead":  # "2 blue 1 empire": ships on The Dead Live
        for count, owner in pairs(rest):
            g.dead = changed(g.dead, OWNER_NAMES[owner], count)
            g.ships[OWNER_NAMES[owner]] -= count
    elif subject == "scrapped":
        g.scrapped += tuple([CARD_NUMBER[card] for card in rest.split()])
        take_out(g, list(g.scrapped))
    elif subject == "court tokens":  # "1 on cc02": of cluster 1
        for part in rest.split(","):
            cluster, _, card = part.split()
            g.courts = replaced(g.courts, g.court.index(CARD_NUMBER[card]), int(cluster))
    elif subject == "levied":  # "1 blue 1 white": ships on Warden's Levy
        for count, owner in pairs(rest):
            g.levied = (*g.levied, *[(SEATS[owner], False)] * count)
            g.ships[SEATS[owner]] -= count
    elif subject == "rumors":  # "cluster 1-hex, symbol 2-arrow, false 3-arrow blue, false 4-hex": with agents on them
        for part in rest.split(","):
            kind, system, *agents = part.split()
            lay_rumor(g, ["false", "cluster", "symbol"].index(kind), SYSTEM.numbers[system], agents)
    elif subject == "devoured":  # "2 blue 1 empire": ships on Blight Hunger
        for count, owner in pairs(rest):
            g.devoured = changed(g.devoured, OWNER_NAMES[owner] * g.piece_kinds + SHIP, count)
            g.ships[OWNER_NAMES[owner]] -= count
    elif subject == "conspiracies":  # "keeper red, tycoon yellow": the others lie in the supply
        for part in filter(None, rest.split(",")):
            ambition, colour = part.split()
            g.plots_made += 1
            g.plots += ((g.plots_made, AMBITION.numbers[ambition], COLOUR_IDS.index(colour)),)
        placed = [colour for _, _, colour in g.plots]
        g.plot_supply = tuple([PLOTS_OF_A_COLOUR - placed.count(colour) for colour in range(COLOURS)])
    elif subject == "faithful":
        g.faithful = tuple(FAITHFUL_STACK[: int(rest)])
    elif subject == "doctrine":
        g.doctrine = SIDES[rest]
    elif subject == "ideals":
        for part in rest.split(","):
            ambition, side = part.split()
            g.ideals = replaced(g.ideals, AMBITION.numbers[ambition], SIDES[side])
            g.spare_ideals -= 1
    elif subject == "lore deck":  # the top card comes last
        cards = [CARD_NUMBER[card] for card in rest.split()]
        g.lore_box = [card for card in g.lore_box if card not in cards] + cards
    elif subject == "first regent":
        g.first_regent = SEATS.get(rest, -1)
    elif subject == "trust":
        for count, resource in pairs(rest):
            g.trust = changed(g.trust, RESOURCES.index(resource), count)
            g.supply[RESOURCES.index(resource)] -= count
    elif subject == "policy":
        top = next(card for card in g.policies if ROWS[card]["policy"] == rest)
        g.policies = (top, *[card for card in g.policies if card != top])
    elif subject == "sponsored":
        g.sponsored = AMBITION.numbers[rest]
    elif subject == "rolled":
        g.rolled = tuple(faces(rest))
    elif subject == "next roll":
        event, number = faces(rest)
        while [(rng := g.rng.copy()).below(6), 1 + rng.below(6)] != [event, number]:
            g.rng.key += 1
    elif subject == "commonwealth":  # "home, f216 f217 in reserve", "tycoon": where its marker lies, Armistices
        where, *reserve = rest.replace("in reserve", "").split(",")
        g.commonwealth = AT_HOME if where == "home" else AMBITION.numbers[where]
        g.armistices = tuple([CARD_NUMBER[card] for part in reserve for card in part.split()])
    elif subject == "golems":
        for part in rest.split(","):
            put_golem(g, *part.split())
    elif subject == "portal":
        hide(g, *rest.split(", clues "))
    elif subject == "council":
        g.decided = rest != "in session"
        if rest.startswith("tucked"):  # "tucked red": secured by red in this round
            g.council_by = SEATS[rest.split()[1]]
    elif subject == "court":
        for place, part in enumerate(rest.split(",")):
            card, *agents = part.split()
            g.court = (*g.court, CARD_NUMBER[card])
            take_out(g, [CARD_NUMBER[card]])
            for count, name in pairs(" ".join(f"{agents[i + 1]} {agents[i]}" for i in range(0, len(agents), 2))):
                g.court_agents = replaced(g.court_agents, place * g.seats + SEATS[name], count)
                g.agents = changed(g.agents, SEATS[name], -count)
    elif subject == "attached":
        for part in rest.split(","):
            card, _, host = part.split()
            g.attached = replaced(g.attached, g.court.index(CARD_NUMBER[host]), CARD_NUMBER[card])
            take_out(g, [CARD_NUMBER[card]])
    elif subject == "court discard":
        cards = [CARD_NUMBER[card] for card in rest.split()]
        take_out(g, cards)
        g.court_discard = (*g.court_discard, *cards)
    elif subject == "deck":
        take_out(g, [CARD_NUMBER[card] for card in rest.split()])
        return fill(g, subject, rest)
    elif subject in SEATS:
        return fill_player(g, subject, rest)
    else:
        return False
    return True


def lay_rumor(g: Campaign, kind: int, system: int, agents: list[str]) -> None:
    """A Rumor with agents, whose owners have looked at it."""
    g.rumors = tuple(sorted([*g.rumors, (system, kind)]))
    put_token(g, RUMOR, NOBODY, System(system))
    for name in agents:
        g.agents = changed(g.agents, SEATS[name], -1)
        g.rumor_agents = tuple(sorted([*g.rumor_agents, (system, SEATS[name])]))
        g.rumors_seen = tuple(sorted([*g.rumors_seen, (SEATS[name], system)]))


def hide(g: Campaign, planet: str, tested: str = "") -> None:
    """The Portal is on a planet that the holder of F903 knows; on other planets lie Clues, true ones."""
    g.portal = SYSTEM.numbers[planet]
    for name in tested.split():
        fits = is_akin(g.portal, SYSTEM.numbers[name])
        put_token(g, CLUE, NOBODY, System(SYSTEM.numbers[name]), int(fits))
        g.answers = (*g.answers, (SYSTEM.numbers[name], fits))


def put_seat(g: Campaign, system: int) -> None:
    """The Seat of a cluster on the first city of a player in a system."""
    owners = {place: owner_of(g.buildings[place]) for place in g.buildings_at(system) if g.is_city(place)}
    place = next(place for place, owner in owners.items() if owner < g.seats)
    g.fiefs = tuple(sorted([*g.fiefs, (cluster_of(system), place, owners[place])]))


def put_golem(g: Campaign, name: str, *words: str) -> None:
    """A Golem somewhere: "in 2-gate", "awake in slot 3 of red", "on f503"."""
    golem = RESOURCE.numbers[name]
    if words[0] == "awake":
        g.awake = tuple(sorted([*g.awake, golem]))
        words = words[1:]
    if words[0] == "on":
        g.held = (*g.held, (CARD_NUMBER[words[1]], golem))
    elif words[1] == "slot":
        g.slots[SEATS[words[4]] * RESOURCE_SLOTS + int(words[2]) - 1] = golem
    else:
        g.sleepers = tuple(sorted([*g.sleepers, (SYSTEM.numbers[words[1]], golem)]))


def let_sleep(g: Campaign) -> None:
    """Golems that lie nowhere yet sleep in the last gates without one; after Act I they are scrapped."""
    placed = [golem for _, golem in g.sleepers + g.held] + g.slots
    gates = [gate for gate in GATES if gate not in [system for system, _ in g.sleepers]]
    rest = [golem for golem in GOLEMS if golem not in placed]
    if g.act > 1:
        g.lost_golems = tuple(rest)
        return
    g.sleepers = tuple(sorted([*g.sleepers, *zip(gates[len(gates) - len(rest) :], rest, strict=True)]))


def faces(text: str) -> list[int]:
    """The faces of the event die and the number die: "crisis-hex 4"."""
    event, number = text.split()
    return [EVENT_FACE_IDS.index(event), int(number)]


def take_out(g: Campaign, cards: list[int]) -> None:
    """These cards are needed elsewhere than in the Court deck or the box."""
    g.court_deck = [card for card in g.court_deck if card not in cards]
    g.lore_box = [card for card in g.lore_box if card not in cards]


def put_flagship(g: Campaign, seat: int, text: str) -> None:
    """A Flagship: "flagship in 3-hex, slipstream starport, hull city damaged armor starport"."""
    where, *columns = text.split(",")
    system = SYSTEM.numbers[where.split()[2]]
    g.flagships = replaced(g.flagships, seat, system)
    g.fresh = recounted(g.fresh, seat * SYSTEM_COUNT + system, 1)
    for words in (column.split() for column in columns):
        fitting = next(number for number, name in enumerate(FITTING_IDS) if words[0] in name)
        damaged = False
        for word in words[1:]:
            if word in BUILDINGS:
                assert fit(g, seat, BUILDINGS[word], fitting, damaged)
                damaged = False
            elif word == "armor":
                fitting += ARMOR
            else:
                damaged = word == "damaged"


def fill_player(g: Campaign, name: str, text: str) -> bool:
    """What the campaign says of a seat; the rest is for Arcs."""
    seat, others = SEATS[name], []
    for part in text.split(";"):
        what, *words = part.split()
        if what == "title":
            g.titles = replaced(g.titles, seat, OUTLAW if words[0] == "outlaw" else REGENT)
        elif what == "favors":
            for count, owner in pairs(" ".join(words)):
                g.favors = changed(g.favors, seat * g.seats + SEATS[owner], count)
                g.agents = changed(g.agents, SEATS[owner], -count)
        elif what == "objective":
            g.objectives = replaced(g.objectives, seat, int(words[0]))
        elif what == "cards":
            cards = [CARD_NUMBER[card] for card in words]
            g.cards[seat] += tuple(cards)
            take_out(g, cards)
        elif what == "captured":  # "captured 2 blue 1 empire": ships among the Captives
            for count, owner in pairs(" ".join(words)):
                g.captive_ships = changed(g.captive_ships, seat * g.owners + OWNER_NAMES[owner], count)
                g.ships[OWNER_NAMES[owner]] -= count
        elif what == "flagship":
            put_flagship(g, seat, part)
        elif what == "vaulted":  # resources among the Captives
            for word in words:
                g.vaulted = changed(g.vaulted, seat * 5 + RESOURCES.index(word), 1)
                g.supply[RESOURCES.index(word)] -= 1
        elif what == "held":  # "held f302 fuel relic": tokens on a card
            for word in words[1:]:
                g.held = (*g.held, (CARD_NUMBER[words[0]], RESOURCES.index(word)))
                g.supply[RESOURCES.index(word)] -= 1
        else:
            others.append(part)
    return not others or fill(g, name, ";".join(others))
