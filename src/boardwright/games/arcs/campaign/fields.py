"""The fields of the campaign, made from fields.yaml by `python tools/fields.py`: change them there."""

from typing import Any

from mypy_extensions import mypyc_attr

from ..state import Arcs
from ..vocabulary import AMBITION, CARD, COURT, RESOURCE, SYSTEM
from .vocabulary import FATE


@mypyc_attr(acyclic=True)
class Fields(Arcs):
    """What the campaign adds to the table."""

    __slots__ = (
        "act",
        "agenda",
        "answers",
        "armistices",
        "attached",
        "awake",
        "banners",
        "boards",
        "bunkers",
        "captive_ships",
        "cleared_plots",
        "commonwealth",
        "council_by",
        "courts",
        "dead",
        "deal",
        "dealt",
        "decided",
        "deck",
        "delivered",
        "devoured",
        "doctrine",
        "done",
        "drawn",
        "exit_symbol",
        "faith_breakers",
        "faithful",
        "fate_box",
        "fates",
        "favors",
        "feuds",
        "fiefs",
        "finalist",
        "first_act",
        "first_regent",
        "firsts",
        "flagships",
        "fragments",
        "gains",
        "hammers",
        "handed",
        "handed_lore",
        "held",
        "hosts",
        "ideals",
        "last_act",
        "latest_marker",
        "laws",
        "levied",
        "log",
        "lost_golems",
        "lost_seats",
        "map_tokens",
        "monopolies",
        "motions",
        "named",
        "negotiations",
        "objectives",
        "offers",
        "on_top",
        "plot_supply",
        "plots",
        "plots_made",
        "policies",
        "portal",
        "proposals",
        "quiet",
        "refused",
        "resolver",
        "rolled",
        "ruins",
        "rumor_agents",
        "rumors",
        "rumors_seen",
        "scrapped",
        "scrapped_actions",
        "sealed",
        "second_known",
        "seekers",
        "sleepers",
        "sown",
        "spare_ideals",
        "speaker",
        "sponsored",
        "stage_after",
        "statements",
        "stopped",
        "summit_caller",
        "summit_then",
        "ticked",
        "titles",
        "token_totals",
        "trust",
        "tucked",
        "vaulted",
        "waiting",
    )

    # How this campaign is played.
    first_act: int
    last_act: int
    named: tuple[int, ...]
    negotiations: str
    offers: int

    # The act.
    act: int
    laws: tuple[int, ...]
    deck: tuple[int, ...]
    scrapped_actions: tuple[int, ...]
    fates: tuple[int, ...]
    dealt: tuple[tuple[int, ...], ...]
    sealed: tuple[int, ...]
    fate_box: tuple[int, ...]
    objectives: tuple[int, ...]
    log: tuple[tuple[int, int, int, int, int, int], ...]
    gains: tuple[tuple[int, int, int, int, str], ...]

    # The Empire.
    titles: tuple[int, ...]
    first_regent: int
    trust: tuple[int, ...]
    policies: tuple[int, ...]
    sponsored: int
    latest_marker: int
    favors: tuple[int, ...]

    # The Court.
    decided: bool
    council_by: int
    attached: tuple[int, ...]
    held: tuple[tuple[int, int], ...]
    scrapped: tuple[int, ...]
    faithful: tuple[int, ...]
    on_top: int
    second_known: bool
    drawn: tuple[int, ...]
    hosts: tuple[int, ...]

    # Tokens of fates on the map.
    map_tokens: tuple[tuple[int, int, int, int], ...]
    portal: int
    answers: tuple[tuple[int, bool], ...]
    banners: int
    bunkers: int

    # The symbol of the planets to which ships leave the Twisted Passage, and ships on The Dead Live by owner.
    exit_symbol: int
    dead: tuple[int, ...]

    # Ships among the Captives, by holder and owner.
    captive_ships: tuple[int, ...]

    # What lies on Blight Hunger, by owner and kind.
    devoured: tuple[int, ...]

    # Pilgrims who have reached the Portal, and cards beneath Pilgrims.
    delivered: int
    seekers: tuple[int, ...]

    # Rumors, agents on them, who has seen which, and lists of planets among which the Pirate has said the Haven is.
    rumors: tuple[tuple[int, int], ...]
    rumor_agents: tuple[tuple[int, int], ...]
    rumors_seen: tuple[tuple[int, int], ...]
    statements: tuple[tuple[int, ...], ...]

    # The end.
    finalist: int

    # Breaking Worlds.
    tucked: tuple[int, ...]
    fragments: int
    hammers: int
    ruins: tuple[int, ...]

    # The turn.
    done: tuple[str, ...]

    # The Commonwealth.
    commonwealth: int
    armistices: tuple[int, ...]

    # Monopolies that nobody has.
    monopolies: tuple[int, ...]

    # Flagships, each of whose boards has FITTINGS places for buildings.
    flagships: tuple[int, ...]
    boards: tuple[int, ...]

    # Fiefs, each with its cluster, the place of the Seat and the Lord; Seats out of the game; whom harm makes pay.
    fiefs: tuple[tuple[int, int, int], ...]
    lost_seats: tuple[int, ...]
    feuds: tuple[tuple[int, int, int], ...]

    # Outrage slots that a Rival's agent covers, each with whose slot it is, the resource and whose agent.
    sown: tuple[tuple[int, int, int], ...]

    # Court tokens of Fiefs by place of the row, and ships on Warden's Levy, damaged or not.
    courts: tuple[int, ...]
    levied: tuple[tuple[int, bool], ...]

    # Resources that fates add to the game.
    token_totals: tuple[int, ...]

    # Conspiracies: each with its number, ambition and colour; the supply by colour; wrong guesses; who was first.
    plots: tuple[tuple[int, int, int], ...]
    plot_supply: tuple[int, ...]
    cleared_plots: tuple[tuple[int, int], ...]
    plots_made: int
    firsts: tuple[tuple[int, int], ...]

    # Resources among the Captives of each player, by type.
    vaulted: tuple[int, ...]

    # Golems.
    sleepers: tuple[tuple[int, int], ...]
    awake: tuple[int, ...]
    lost_golems: tuple[int, ...]
    stopped: bool

    # The faith.
    doctrine: int
    ideals: tuple[int, ...]
    spare_ideals: int
    faith_breakers: tuple[int, ...]

    # Events.
    rolled: tuple[int, ...]
    resolver: int

    # Crises and Edicts.
    agenda: tuple[tuple[int, int], ...]
    ticked: tuple[int, ...]
    stage_after: str

    # Summits.
    summit_caller: int
    summit_then: str
    motions: tuple[str, ...]
    speaker: int
    quiet: int
    proposals: list[int]
    deal: list[tuple[int, int, int, int, int]]
    waiting: list[int]
    refused: tuple[tuple[int, ...], ...]
    handed: tuple[int, ...]
    handed_lore: tuple[tuple[int, int, int], ...]

    def copy_more_to(self, other: "Fields") -> None:
        """Make these fields of another state equal to this one."""
        other.first_act = self.first_act
        other.last_act = self.last_act
        other.named = self.named
        other.negotiations = self.negotiations
        other.offers = self.offers
        other.act = self.act
        other.laws = self.laws
        other.deck = self.deck
        other.scrapped_actions = self.scrapped_actions
        other.fates = self.fates
        other.dealt = self.dealt
        other.sealed = self.sealed
        other.fate_box = self.fate_box
        other.objectives = self.objectives
        other.log = self.log
        other.gains = self.gains
        other.titles = self.titles
        other.first_regent = self.first_regent
        other.trust = self.trust
        other.policies = self.policies
        other.sponsored = self.sponsored
        other.latest_marker = self.latest_marker
        other.favors = self.favors
        other.decided = self.decided
        other.council_by = self.council_by
        other.attached = self.attached
        other.held = self.held
        other.scrapped = self.scrapped
        other.faithful = self.faithful
        other.on_top = self.on_top
        other.second_known = self.second_known
        other.drawn = self.drawn
        other.hosts = self.hosts
        other.map_tokens = self.map_tokens
        other.portal = self.portal
        other.answers = self.answers
        other.banners = self.banners
        other.bunkers = self.bunkers
        other.exit_symbol = self.exit_symbol
        other.dead = self.dead
        other.captive_ships = self.captive_ships
        other.devoured = self.devoured
        other.delivered = self.delivered
        other.seekers = self.seekers
        other.rumors = self.rumors
        other.rumor_agents = self.rumor_agents
        other.rumors_seen = self.rumors_seen
        other.statements = self.statements
        other.finalist = self.finalist
        other.tucked = self.tucked
        other.fragments = self.fragments
        other.hammers = self.hammers
        other.ruins = self.ruins
        other.done = self.done
        other.commonwealth = self.commonwealth
        other.armistices = self.armistices
        other.monopolies = self.monopolies
        other.flagships = self.flagships
        other.boards = self.boards
        other.fiefs = self.fiefs
        other.lost_seats = self.lost_seats
        other.feuds = self.feuds
        other.sown = self.sown
        other.courts = self.courts
        other.levied = self.levied
        other.token_totals = self.token_totals
        other.plots = self.plots
        other.plot_supply = self.plot_supply
        other.cleared_plots = self.cleared_plots
        other.plots_made = self.plots_made
        other.firsts = self.firsts
        other.vaulted = self.vaulted
        other.sleepers = self.sleepers
        other.awake = self.awake
        other.lost_golems = self.lost_golems
        other.stopped = self.stopped
        other.doctrine = self.doctrine
        other.ideals = self.ideals
        other.spare_ideals = self.spare_ideals
        other.faith_breakers = self.faith_breakers
        other.rolled = self.rolled
        other.resolver = self.resolver
        other.agenda = self.agenda
        other.ticked = self.ticked
        other.stage_after = self.stage_after
        other.summit_caller = self.summit_caller
        other.summit_then = self.summit_then
        other.motions = self.motions
        other.speaker = self.speaker
        other.quiet = self.quiet
        other.proposals = self.proposals.copy()
        other.deal = self.deal.copy()
        other.waiting = self.waiting.copy()
        other.refused = self.refused
        other.handed = self.handed
        other.handed_lore = self.handed_lore

    def to_json(self) -> dict[str, Any]:
        data = super().to_json()
        data["first_act"] = self.first_act
        data["last_act"] = self.last_act
        data["named"] = [FATE.outside(value) for value in self.named]
        data["negotiations"] = self.negotiations
        data["offers"] = self.offers
        data["act"] = self.act
        data["laws"] = [COURT.outside(value) for value in self.laws]
        data["deck"] = [CARD.outside(value) for value in self.deck]
        data["scrapped_actions"] = [CARD.outside(value) for value in self.scrapped_actions]
        data["fates"] = [FATE.outside(value) for value in self.fates]
        data["dealt"] = [[FATE.outside(value) for value in one] for one in self.dealt]
        data["sealed"] = [FATE.outside(value) for value in self.sealed]
        data["fate_box"] = [FATE.outside(value) for value in self.fate_box]
        data["objectives"] = list(self.objectives)
        data["log"] = [[a, b, FATE.outside(c), d, e, f] for a, b, c, d, e, f in self.log]
        data["gains"] = [[a, b, c, d, e] for a, b, c, d, e in self.gains]
        data["titles"] = list(self.titles)
        data["first_regent"] = self.first_regent
        data["trust"] = list(self.trust)
        data["policies"] = [COURT.outside(value) for value in self.policies]
        data["sponsored"] = self.sponsored
        data["latest_marker"] = self.latest_marker
        data["favors"] = list(self.favors)
        data["decided"] = self.decided
        data["council_by"] = self.council_by
        data["attached"] = [COURT.outside(value) for value in self.attached]
        data["held"] = [[COURT.outside(a), RESOURCE.outside(b)] for a, b in self.held]
        data["scrapped"] = [COURT.outside(value) for value in self.scrapped]
        data["faithful"] = [COURT.outside(value) for value in self.faithful]
        data["on_top"] = self.on_top
        data["second_known"] = self.second_known
        data["drawn"] = [COURT.outside(value) for value in self.drawn]
        data["hosts"] = list(self.hosts)
        data["map_tokens"] = [[a, b, SYSTEM.outside(c), d] for a, b, c, d in self.map_tokens]
        data["portal"] = SYSTEM.outside(self.portal)
        data["answers"] = [[SYSTEM.outside(a), b] for a, b in self.answers]
        data["banners"] = self.banners
        data["bunkers"] = self.bunkers
        data["exit_symbol"] = self.exit_symbol
        data["dead"] = list(self.dead)
        data["captive_ships"] = list(self.captive_ships)
        data["devoured"] = list(self.devoured)
        data["delivered"] = self.delivered
        data["seekers"] = [COURT.outside(value) for value in self.seekers]
        data["rumors"] = [[SYSTEM.outside(a), b] for a, b in self.rumors]
        data["rumor_agents"] = [[SYSTEM.outside(a), b] for a, b in self.rumor_agents]
        data["rumors_seen"] = [[a, SYSTEM.outside(b)] for a, b in self.rumors_seen]
        data["statements"] = [[SYSTEM.outside(value) for value in one] for one in self.statements]
        data["finalist"] = self.finalist
        data["tucked"] = [COURT.outside(value) for value in self.tucked]
        data["fragments"] = self.fragments
        data["hammers"] = self.hammers
        data["ruins"] = list(self.ruins)
        data["done"] = list(self.done)
        data["commonwealth"] = self.commonwealth
        data["armistices"] = [COURT.outside(value) for value in self.armistices]
        data["monopolies"] = [COURT.outside(value) for value in self.monopolies]
        data["flagships"] = [SYSTEM.outside(value) for value in self.flagships]
        data["boards"] = list(self.boards)
        data["fiefs"] = [[a, b, c] for a, b, c in self.fiefs]
        data["lost_seats"] = list(self.lost_seats)
        data["feuds"] = [[a, b, c] for a, b, c in self.feuds]
        data["sown"] = [[a, RESOURCE.outside(b), c] for a, b, c in self.sown]
        data["courts"] = list(self.courts)
        data["levied"] = [[a, b] for a, b in self.levied]
        data["token_totals"] = list(self.token_totals)
        data["plots"] = [[a, AMBITION.outside(b), c] for a, b, c in self.plots]
        data["plot_supply"] = list(self.plot_supply)
        data["cleared_plots"] = [[a, b] for a, b in self.cleared_plots]
        data["plots_made"] = self.plots_made
        data["firsts"] = [[AMBITION.outside(a), b] for a, b in self.firsts]
        data["vaulted"] = list(self.vaulted)
        data["sleepers"] = [[SYSTEM.outside(a), RESOURCE.outside(b)] for a, b in self.sleepers]
        data["awake"] = [RESOURCE.outside(value) for value in self.awake]
        data["lost_golems"] = [RESOURCE.outside(value) for value in self.lost_golems]
        data["stopped"] = self.stopped
        data["doctrine"] = self.doctrine
        data["ideals"] = list(self.ideals)
        data["spare_ideals"] = self.spare_ideals
        data["faith_breakers"] = list(self.faith_breakers)
        data["rolled"] = list(self.rolled)
        data["resolver"] = self.resolver
        data["agenda"] = [[COURT.outside(a), b] for a, b in self.agenda]
        data["ticked"] = [COURT.outside(value) for value in self.ticked]
        data["stage_after"] = self.stage_after
        data["summit_caller"] = self.summit_caller
        data["summit_then"] = self.summit_then
        data["motions"] = list(self.motions)
        data["speaker"] = self.speaker
        data["quiet"] = self.quiet
        data["proposals"] = list(self.proposals)
        data["deal"] = [[a, b, c, d, e] for a, b, c, d, e in self.deal]
        data["waiting"] = list(self.waiting)
        data["refused"] = [list(one) for one in self.refused]
        data["handed"] = list(self.handed)
        data["handed_lore"] = [[COURT.outside(a), b, c] for a, b, c in self.handed_lore]
        return data

    def numbers(self) -> dict[str, Any]:
        data = super().numbers()
        data["first_act"] = self.first_act
        data["last_act"] = self.last_act
        data["named"] = self.named
        data["negotiations"] = self.negotiations
        data["offers"] = self.offers
        data["act"] = self.act
        data["laws"] = self.laws
        data["deck"] = self.deck
        data["scrapped_actions"] = self.scrapped_actions
        data["fates"] = self.fates
        data["dealt"] = self.dealt
        data["sealed"] = self.sealed
        data["fate_box"] = self.fate_box
        data["objectives"] = self.objectives
        data["log"] = self.log
        data["gains"] = self.gains
        data["titles"] = self.titles
        data["first_regent"] = self.first_regent
        data["trust"] = self.trust
        data["policies"] = self.policies
        data["sponsored"] = self.sponsored
        data["latest_marker"] = self.latest_marker
        data["favors"] = self.favors
        data["decided"] = self.decided
        data["council_by"] = self.council_by
        data["attached"] = self.attached
        data["held"] = self.held
        data["scrapped"] = self.scrapped
        data["faithful"] = self.faithful
        data["on_top"] = self.on_top
        data["second_known"] = self.second_known
        data["drawn"] = self.drawn
        data["hosts"] = self.hosts
        data["map_tokens"] = self.map_tokens
        data["portal"] = self.portal
        data["answers"] = self.answers
        data["banners"] = self.banners
        data["bunkers"] = self.bunkers
        data["exit_symbol"] = self.exit_symbol
        data["dead"] = self.dead
        data["captive_ships"] = self.captive_ships
        data["devoured"] = self.devoured
        data["delivered"] = self.delivered
        data["seekers"] = self.seekers
        data["rumors"] = self.rumors
        data["rumor_agents"] = self.rumor_agents
        data["rumors_seen"] = self.rumors_seen
        data["statements"] = self.statements
        data["finalist"] = self.finalist
        data["tucked"] = self.tucked
        data["fragments"] = self.fragments
        data["hammers"] = self.hammers
        data["ruins"] = self.ruins
        data["done"] = self.done
        data["commonwealth"] = self.commonwealth
        data["armistices"] = self.armistices
        data["monopolies"] = self.monopolies
        data["flagships"] = self.flagships
        data["boards"] = self.boards
        data["fiefs"] = self.fiefs
        data["lost_seats"] = self.lost_seats
        data["feuds"] = self.feuds
        data["sown"] = self.sown
        data["courts"] = self.courts
        data["levied"] = self.levied
        data["token_totals"] = self.token_totals
        data["plots"] = self.plots
        data["plot_supply"] = self.plot_supply
        data["cleared_plots"] = self.cleared_plots
        data["plots_made"] = self.plots_made
        data["firsts"] = self.firsts
        data["vaulted"] = self.vaulted
        data["sleepers"] = self.sleepers
        data["awake"] = self.awake
        data["lost_golems"] = self.lost_golems
        data["stopped"] = self.stopped
        data["doctrine"] = self.doctrine
        data["ideals"] = self.ideals
        data["spare_ideals"] = self.spare_ideals
        data["faith_breakers"] = self.faith_breakers
        data["rolled"] = self.rolled
        data["resolver"] = self.resolver
        data["agenda"] = self.agenda
        data["ticked"] = self.ticked
        data["stage_after"] = self.stage_after
        data["summit_caller"] = self.summit_caller
        data["summit_then"] = self.summit_then
        data["motions"] = self.motions
        data["speaker"] = self.speaker
        data["quiet"] = self.quiet
        data["proposals"] = self.proposals
        data["deal"] = self.deal
        data["waiting"] = self.waiting
        data["refused"] = self.refused
        data["handed"] = self.handed
        data["handed_lore"] = self.handed_lore
        return data

    def read(self, data: dict[str, Any]) -> None:
        """Take over what was saved."""
        super().read(data)
        self.first_act = data["first_act"]
        self.last_act = data["last_act"]
        self.named = tuple([FATE.number(value) for value in data["named"]])
        self.negotiations = data["negotiations"]
        self.offers = data["offers"]
        self.act = data["act"]
        self.laws = tuple([COURT.number(value) for value in data["laws"]])
        self.deck = tuple([CARD.number(value) for value in data["deck"]])
        self.scrapped_actions = tuple([CARD.number(value) for value in data["scrapped_actions"]])
        self.fates = tuple([FATE.number(value) for value in data["fates"]])
        self.dealt = tuple([tuple([FATE.number(value) for value in one]) for one in data["dealt"]])
        self.sealed = tuple([FATE.number(value) for value in data["sealed"]])
        self.fate_box = tuple([FATE.number(value) for value in data["fate_box"]])
        self.objectives = tuple(data["objectives"])
        self.log = tuple([(a, b, FATE.number(c), d, e, f) for a, b, c, d, e, f in data["log"]])
        self.gains = tuple([(a, b, c, d, e) for a, b, c, d, e in data["gains"]])
        self.titles = tuple(data["titles"])
        self.first_regent = data["first_regent"]
        self.trust = tuple(data["trust"])
        self.policies = tuple([COURT.number(value) for value in data["policies"]])
        self.sponsored = data["sponsored"]
        self.latest_marker = data["latest_marker"]
        self.favors = tuple(data["favors"])
        self.decided = data["decided"]
        self.council_by = data["council_by"]
        self.attached = tuple([COURT.number(value) for value in data["attached"]])
        self.held = tuple([(COURT.number(a), RESOURCE.number(b)) for a, b in data["held"]])
        self.scrapped = tuple([COURT.number(value) for value in data["scrapped"]])
        self.faithful = tuple([COURT.number(value) for value in data["faithful"]])
        self.on_top = data["on_top"]
        self.second_known = data["second_known"]
        self.drawn = tuple([COURT.number(value) for value in data["drawn"]])
        self.hosts = tuple(data["hosts"])
        self.map_tokens = tuple([(a, b, SYSTEM.number(c), d) for a, b, c, d in data["map_tokens"]])
        self.portal = SYSTEM.number(data["portal"])
        self.answers = tuple([(SYSTEM.number(a), b) for a, b in data["answers"]])
        self.banners = data["banners"]
        self.bunkers = data["bunkers"]
        self.exit_symbol = data["exit_symbol"]
        self.dead = tuple(data["dead"])
        self.captive_ships = tuple(data["captive_ships"])
        self.devoured = tuple(data["devoured"])
        self.delivered = data["delivered"]
        self.seekers = tuple([COURT.number(value) for value in data["seekers"]])
        self.rumors = tuple([(SYSTEM.number(a), b) for a, b in data["rumors"]])
        self.rumor_agents = tuple([(SYSTEM.number(a), b) for a, b in data["rumor_agents"]])
        self.rumors_seen = tuple([(a, SYSTEM.number(b)) for a, b in data["rumors_seen"]])
        self.statements = tuple([tuple([SYSTEM.number(value) for value in one]) for one in data["statements"]])
        self.finalist = data["finalist"]
        self.tucked = tuple([COURT.number(value) for value in data["tucked"]])
        self.fragments = data["fragments"]
        self.hammers = data["hammers"]
        self.ruins = tuple(data["ruins"])
        self.done = tuple(data["done"])
        self.commonwealth = data["commonwealth"]
        self.armistices = tuple([COURT.number(value) for value in data["armistices"]])
        self.monopolies = tuple([COURT.number(value) for value in data["monopolies"]])
        self.flagships = tuple([SYSTEM.number(value) for value in data["flagships"]])
        self.boards = tuple(data["boards"])
        self.fiefs = tuple([(a, b, c) for a, b, c in data["fiefs"]])
        self.lost_seats = tuple(data["lost_seats"])
        self.feuds = tuple([(a, b, c) for a, b, c in data["feuds"]])
        self.sown = tuple([(a, RESOURCE.number(b), c) for a, b, c in data["sown"]])
        self.courts = tuple(data["courts"])
        self.levied = tuple([(a, b) for a, b in data["levied"]])
        self.token_totals = tuple(data["token_totals"])
        self.plots = tuple([(a, AMBITION.number(b), c) for a, b, c in data["plots"]])
        self.plot_supply = tuple(data["plot_supply"])
        self.cleared_plots = tuple([(a, b) for a, b in data["cleared_plots"]])
        self.plots_made = data["plots_made"]
        self.firsts = tuple([(AMBITION.number(a), b) for a, b in data["firsts"]])
        self.vaulted = tuple(data["vaulted"])
        self.sleepers = tuple([(SYSTEM.number(a), RESOURCE.number(b)) for a, b in data["sleepers"]])
        self.awake = tuple([RESOURCE.number(value) for value in data["awake"]])
        self.lost_golems = tuple([RESOURCE.number(value) for value in data["lost_golems"]])
        self.stopped = data["stopped"]
        self.doctrine = data["doctrine"]
        self.ideals = tuple(data["ideals"])
        self.spare_ideals = data["spare_ideals"]
        self.faith_breakers = tuple(data["faith_breakers"])
        self.rolled = tuple(data["rolled"])
        self.resolver = data["resolver"]
        self.agenda = tuple([(COURT.number(a), b) for a, b in data["agenda"]])
        self.ticked = tuple([COURT.number(value) for value in data["ticked"]])
        self.stage_after = data["stage_after"]
        self.summit_caller = data["summit_caller"]
        self.summit_then = data["summit_then"]
        self.motions = tuple(data["motions"])
        self.speaker = data["speaker"]
        self.quiet = data["quiet"]
        self.proposals = list(data["proposals"])
        self.deal = [(a, b, c, d, e) for a, b, c, d, e in data["deal"]]
        self.waiting = list(data["waiting"])
        self.refused = tuple([tuple(one) for one in data["refused"]])
        self.handed = tuple(data["handed"])
        self.handed_lore = tuple([(COURT.number(a), b, c) for a, b, c in data["handed_lore"]])
