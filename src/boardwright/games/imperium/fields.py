"""The fields of Imperium, made from fields.yaml by `python tools/fields.py`: change them there."""

from typing import Any

from boardwright.kernel.state import State

from .vocabulary import CARD, NATION


class Fields(State):
    """What is on the table. Lists per seat and token are flat: `tokens[seat * 3 + MATERIAL]`."""

    __slots__ = (
        "actions",
        "all_cards",
        "box",
        "collapsed",
        "crowned",
        "development_tired",
        "doing",
        "empire",
        "ending",
        "exhaust",
        "exile",
        "fame",
        "fame_seen",
        "flipped",
        "free_played",
        "hosts",
        "ignoring",
        "king",
        "market",
        "market_tokens",
        "market_unrest",
        "nation_seen",
        "nation_tired",
        "nations",
        "pending",
        "piles",
        "reason",
        "removed",
        "round",
        "scores",
        "secret",
        "shown",
        "stock",
        "tired",
        "tokens",
        "top_all",
        "top_own",
        "treated",
        "unrest",
        "zones",
    )

    # What never changes during a game.
    box: str
    nations: tuple[int, ...]
    all_cards: tuple[int, ...]

    # Round and turn.
    round: int
    doing: int
    ending: int
    reason: str
    collapsed: bool
    pending: tuple[tuple[int, ...], ...]
    free_played: tuple[int, ...]
    ignoring: int
    treated: tuple[int, ...]

    # Player boards.
    zones: list[tuple[int, ...]]
    hosts: tuple[tuple[int, ...], ...]
    tokens: list[int]
    actions: list[int]
    exhaust: list[int]
    empire: tuple[int, ...]
    tired: tuple[tuple[int, ...], ...]
    nation_tired: tuple[int, ...]
    development_tired: tuple[int, ...]
    crowned: tuple[int, ...]
    stock: list[int]
    flipped: list[int]

    # The common area.
    market: list[int]
    market_unrest: list[int]
    market_tokens: list[int]
    piles: list[tuple[int, ...]]
    fame: list[int]
    king: int
    unrest: list[int]
    exile: list[int]
    removed: list[int]

    # What is known about hidden cards.
    shown: tuple[tuple[int, ...], ...]
    secret: tuple[int, ...]
    top_own: tuple[int, ...]
    top_all: tuple[int, ...]
    nation_seen: tuple[int, ...]
    fame_seen: tuple[int, ...]

    # At the end.
    scores: list[int]

    def copy_to(self, other: "Fields") -> None:
        """Make another state equal to this one."""
        other.stage = self.stage
        other.turn = self.turn
        other.looks = self.looks
        other.box = self.box
        other.nations = self.nations
        other.all_cards = self.all_cards
        other.round = self.round
        other.doing = self.doing
        other.ending = self.ending
        other.reason = self.reason
        other.collapsed = self.collapsed
        other.pending = self.pending
        other.free_played = self.free_played
        other.ignoring = self.ignoring
        other.treated = self.treated
        other.zones = self.zones.copy()
        other.hosts = self.hosts
        other.tokens = self.tokens.copy()
        other.actions = self.actions.copy()
        other.exhaust = self.exhaust.copy()
        other.empire = self.empire
        other.tired = self.tired
        other.nation_tired = self.nation_tired
        other.development_tired = self.development_tired
        other.crowned = self.crowned
        other.stock = self.stock.copy()
        other.flipped = self.flipped.copy()
        other.market = self.market.copy()
        other.market_unrest = self.market_unrest.copy()
        other.market_tokens = self.market_tokens.copy()
        other.piles = self.piles.copy()
        other.fame = self.fame.copy()
        other.king = self.king
        other.unrest = self.unrest.copy()
        other.exile = self.exile.copy()
        other.removed = self.removed.copy()
        other.shown = self.shown
        other.secret = self.secret
        other.top_own = self.top_own
        other.top_all = self.top_all
        other.nation_seen = self.nation_seen
        other.fame_seen = self.fame_seen
        other.scores = self.scores.copy()

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "stage": self.stage,
            "turn": self.turn,
            "looks": self.looks,
            "rng": self.rng.to_json(),
            "box": self.box,
            "nations": [NATION.outside(value) for value in self.nations],
            "all_cards": [CARD.outside(value) for value in self.all_cards],
            "round": self.round,
            "doing": self.doing,
            "ending": self.ending,
            "reason": self.reason,
            "collapsed": self.collapsed,
            "pending": [[CARD.outside(value) for value in one] for one in self.pending],
            "free_played": [CARD.outside(value) for value in self.free_played],
            "ignoring": self.ignoring,
            "treated": [CARD.outside(value) if place % 3 == 0 else value for place, value in enumerate(self.treated)],
            "zones": [[CARD.outside(value) for value in one] for one in self.zones],
            "hosts": [[CARD.outside(value) for value in one] for one in self.hosts],
            "tokens": list(self.tokens),
            "actions": list(self.actions),
            "exhaust": list(self.exhaust),
            "empire": list(self.empire),
            "tired": [[CARD.outside(value) for value in one] for one in self.tired],
            "nation_tired": list(self.nation_tired),
            "development_tired": list(self.development_tired),
            "crowned": list(self.crowned),
            "stock": [CARD.outside(value) if place % 2 == 0 else value for place, value in enumerate(self.stock)],
            "flipped": [CARD.outside(value) for value in self.flipped],
            "market": [CARD.outside(value) for value in self.market],
            "market_unrest": [CARD.outside(value) for value in self.market_unrest],
            "market_tokens": list(self.market_tokens),
            "piles": [[CARD.outside(value) for value in one] for one in self.piles],
            "fame": [CARD.outside(value) for value in self.fame],
            "king": CARD.outside(self.king),
            "unrest": [CARD.outside(value) for value in self.unrest],
            "exile": [CARD.outside(value) for value in self.exile],
            "removed": [CARD.outside(value) for value in self.removed],
            "shown": [[CARD.outside(value) for value in one] for one in self.shown],
            "secret": [CARD.outside(value) for value in self.secret],
            "top_own": list(self.top_own),
            "top_all": list(self.top_all),
            "nation_seen": [CARD.outside(value) for value in self.nation_seen],
            "fame_seen": [
                CARD.outside(value) if place % 2 == 1 else value for place, value in enumerate(self.fame_seen)
            ],
            "scores": list(self.scores),
        }

    def numbers(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "stage": self.stage,
            "turn": self.turn,
            "looks": self.looks,
            "rng": self.rng.to_json(),
            "box": self.box,
            "nations": self.nations,
            "all_cards": self.all_cards,
            "round": self.round,
            "doing": self.doing,
            "ending": self.ending,
            "reason": self.reason,
            "collapsed": self.collapsed,
            "pending": self.pending,
            "free_played": self.free_played,
            "ignoring": self.ignoring,
            "treated": self.treated,
            "zones": self.zones,
            "hosts": self.hosts,
            "tokens": self.tokens,
            "actions": self.actions,
            "exhaust": self.exhaust,
            "empire": self.empire,
            "tired": self.tired,
            "nation_tired": self.nation_tired,
            "development_tired": self.development_tired,
            "crowned": self.crowned,
            "stock": self.stock,
            "flipped": self.flipped,
            "market": self.market,
            "market_unrest": self.market_unrest,
            "market_tokens": self.market_tokens,
            "piles": self.piles,
            "fame": self.fame,
            "king": self.king,
            "unrest": self.unrest,
            "exile": self.exile,
            "removed": self.removed,
            "shown": self.shown,
            "secret": self.secret,
            "top_own": self.top_own,
            "top_all": self.top_all,
            "nation_seen": self.nation_seen,
            "fame_seen": self.fame_seen,
            "scores": self.scores,
        }

    def read(self, data: dict[str, Any]) -> None:
        """Take over what was saved."""
        self.stage = data["stage"]
        self.turn = data["turn"]
        self.looks = data["looks"]
        self.box = data["box"]
        self.nations = tuple([NATION.number(value) for value in data["nations"]])
        self.all_cards = tuple([CARD.number(value) for value in data["all_cards"]])
        self.round = data["round"]
        self.doing = data["doing"]
        self.ending = data["ending"]
        self.reason = data["reason"]
        self.collapsed = data["collapsed"]
        self.pending = tuple([tuple([CARD.number(value) for value in one]) for one in data["pending"]])
        self.free_played = tuple([CARD.number(value) for value in data["free_played"]])
        self.ignoring = data["ignoring"]
        self.treated = tuple(
            [CARD.number(value) if place % 3 == 0 else value for place, value in enumerate(data["treated"])]
        )
        self.zones = [tuple([CARD.number(value) for value in one]) for one in data["zones"]]
        self.hosts = tuple([tuple([CARD.number(value) for value in one]) for one in data["hosts"]])
        self.tokens = list(data["tokens"])
        self.actions = list(data["actions"])
        self.exhaust = list(data["exhaust"])
        self.empire = tuple(data["empire"])
        self.tired = tuple([tuple([CARD.number(value) for value in one]) for one in data["tired"]])
        self.nation_tired = tuple(data["nation_tired"])
        self.development_tired = tuple(data["development_tired"])
        self.crowned = tuple(data["crowned"])
        self.stock = [CARD.number(value) if place % 2 == 0 else value for place, value in enumerate(data["stock"])]
        self.flipped = [CARD.number(value) for value in data["flipped"]]
        self.market = [CARD.number(value) for value in data["market"]]
        self.market_unrest = [CARD.number(value) for value in data["market_unrest"]]
        self.market_tokens = list(data["market_tokens"])
        self.piles = [tuple([CARD.number(value) for value in one]) for one in data["piles"]]
        self.fame = [CARD.number(value) for value in data["fame"]]
        self.king = CARD.number(data["king"])
        self.unrest = [CARD.number(value) for value in data["unrest"]]
        self.exile = [CARD.number(value) for value in data["exile"]]
        self.removed = [CARD.number(value) for value in data["removed"]]
        self.shown = tuple([tuple([CARD.number(value) for value in one]) for one in data["shown"]])
        self.secret = tuple([CARD.number(value) for value in data["secret"]])
        self.top_own = tuple(data["top_own"])
        self.top_all = tuple(data["top_all"])
        self.nation_seen = tuple([CARD.number(value) for value in data["nation_seen"]])
        self.fame_seen = tuple(
            [CARD.number(value) if place % 2 == 1 else value for place, value in enumerate(data["fame_seen"])]
        )
        self.scores = list(data["scores"])
