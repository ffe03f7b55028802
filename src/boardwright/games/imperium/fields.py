"""The fields of Imperium, made from fields.yaml by `python tools/fields.py`: change them there."""

from typing import Any

from mypy_extensions import mypyc_attr

from boardwright.kernel.state import State

from .vocabulary import CARD, NATION


@mypyc_attr(acyclic=True)
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
        data: dict[str, Any] = {}
        data["seats"] = self.seats
        data["stage"] = self.stage
        data["turn"] = self.turn
        data["looks"] = self.looks
        data["rng"] = self.rng.to_json()
        data["box"] = self.box
        data["nations"] = [NATION.outside(value) for value in self.nations]
        data["all_cards"] = [CARD.outside(value) for value in self.all_cards]
        data["round"] = self.round
        data["doing"] = self.doing
        data["ending"] = self.ending
        data["reason"] = self.reason
        data["collapsed"] = self.collapsed
        data["pending"] = [[CARD.outside(value) for value in one] for one in self.pending]
        data["free_played"] = [CARD.outside(value) for value in self.free_played]
        data["ignoring"] = self.ignoring
        data["treated"] = [CARD.outside(value) if place % 3 == 0 else value for place, value in enumerate(self.treated)]
        data["zones"] = [[CARD.outside(value) for value in one] for one in self.zones]
        data["hosts"] = [[CARD.outside(value) for value in one] for one in self.hosts]
        data["tokens"] = list(self.tokens)
        data["actions"] = list(self.actions)
        data["exhaust"] = list(self.exhaust)
        data["empire"] = list(self.empire)
        data["tired"] = [[CARD.outside(value) for value in one] for one in self.tired]
        data["nation_tired"] = list(self.nation_tired)
        data["development_tired"] = list(self.development_tired)
        data["crowned"] = list(self.crowned)
        data["stock"] = [CARD.outside(value) if place % 2 == 0 else value for place, value in enumerate(self.stock)]
        data["flipped"] = [CARD.outside(value) for value in self.flipped]
        data["market"] = [CARD.outside(value) for value in self.market]
        data["market_unrest"] = [CARD.outside(value) for value in self.market_unrest]
        data["market_tokens"] = list(self.market_tokens)
        data["piles"] = [[CARD.outside(value) for value in one] for one in self.piles]
        data["fame"] = [CARD.outside(value) for value in self.fame]
        data["king"] = CARD.outside(self.king)
        data["unrest"] = [CARD.outside(value) for value in self.unrest]
        data["exile"] = [CARD.outside(value) for value in self.exile]
        data["removed"] = [CARD.outside(value) for value in self.removed]
        data["shown"] = [[CARD.outside(value) for value in one] for one in self.shown]
        data["secret"] = [CARD.outside(value) for value in self.secret]
        data["top_own"] = list(self.top_own)
        data["top_all"] = list(self.top_all)
        data["nation_seen"] = [CARD.outside(value) for value in self.nation_seen]
        data["fame_seen"] = [
            CARD.outside(value) if place % 2 == 1 else value for place, value in enumerate(self.fame_seen)
        ]
        data["scores"] = list(self.scores)
        return data

    def numbers(self) -> dict[str, Any]:
        data: dict[str, Any] = {}
        data["seats"] = self.seats
        data["stage"] = self.stage
        data["turn"] = self.turn
        data["looks"] = self.looks
        data["rng"] = self.rng.to_json()
        data["box"] = self.box
        data["nations"] = self.nations
        data["all_cards"] = self.all_cards
        data["round"] = self.round
        data["doing"] = self.doing
        data["ending"] = self.ending
        data["reason"] = self.reason
        data["collapsed"] = self.collapsed
        data["pending"] = self.pending
        data["free_played"] = self.free_played
        data["ignoring"] = self.ignoring
        data["treated"] = self.treated
        data["zones"] = self.zones
        data["hosts"] = self.hosts
        data["tokens"] = self.tokens
        data["actions"] = self.actions
        data["exhaust"] = self.exhaust
        data["empire"] = self.empire
        data["tired"] = self.tired
        data["nation_tired"] = self.nation_tired
        data["development_tired"] = self.development_tired
        data["crowned"] = self.crowned
        data["stock"] = self.stock
        data["flipped"] = self.flipped
        data["market"] = self.market
        data["market_unrest"] = self.market_unrest
        data["market_tokens"] = self.market_tokens
        data["piles"] = self.piles
        data["fame"] = self.fame
        data["king"] = self.king
        data["unrest"] = self.unrest
        data["exile"] = self.exile
        data["removed"] = self.removed
        data["shown"] = self.shown
        data["secret"] = self.secret
        data["top_own"] = self.top_own
        data["top_all"] = self.top_all
        data["nation_seen"] = self.nation_seen
        data["fame_seen"] = self.fame_seen
        data["scores"] = self.scores
        return data

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
