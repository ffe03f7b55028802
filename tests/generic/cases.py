"""At which tables the generic suite plays: seats, options and limits of every registered game.

A new game adds one entry to GAME_CASES; every test of this folder then runs over it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import boardwright
from boardwright.games import rules_of
from boardwright.games.arcs.campaign.facts import CAMPAIGN_COURT, COUNCIL, TIERS
from boardwright.games.arcs.facts import COURT_CARDS, FIRST_LEADER
from boardwright.games.arcs.vocabulary import CARD, COURT
from boardwright.games.imperium.facts import NUMBER
from boardwright.games.scythe.facts import ENCOUNTER_CARDS, FACTORY_CARDS, VALUES
from boardwright.kernel.game import Game
from boardwright.kernel.rules import Rules


@dataclass(frozen=True)
class GameCases:
    """What the suite needs to know of a game beyond its rules."""

    tables: Sequence[tuple[int, Mapping[str, Any]]]
    """Seats and options."""
    longest: int
    """More decisions than any game can have; generous."""
    hidden: Sequence[str]
    """The parts of the state's JSON that a redeal must be able to change."""
    hidden_unless: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Further such parts, which are hidden only where an option does not settle them."""
    hidden_with: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Further such parts, which there are only where an option names this."""
    occurs: Mapping[tuple[str, int], Sequence[str | int]] = field(default_factory=dict)
    """Values that must occur at some time: (event, which argument) and all of them."""
    rare: Sequence[tuple[int, Mapping[str, Any]]] = ()
    """Further tables, at which `regenerate` searches for what ordinary ones hardly come to."""
    unreachable: Mapping[str, str] = field(default_factory=dict)
    """What the games can never come to, and why."""
    seldom: Sequence[str] = ()
    """What a long search did not come to; tests of single positions play it."""
    unused: Callable[[dict[str, Any]], list[int]] = lambda data: []
    """Takes out of the state's JSON what only marks that something was used, and says how much is left unused."""
    declines: Sequence[str] = ("skip", "stop", "keep", "decline", "another_action")
    """The verbs of options by which a seat says that it does nothing."""


def unused_in_arcs(data: dict[str, Any]) -> list[int]:
    """A pip is gone, the Prelude is over and its tokens are in the supply, a building or card was used."""
    data["supply"] = [kept + spent for kept, spent in zip(data["supply"], data.pop("spent"), strict=True)]
    used = [data.pop(name) for name in ("acted", "secured", "used", "used_buildings", "prelude")]
    return [data.pop("pips"), *(-place for place in used[3])]


def unused_in_imperium(data: dict[str, Any]) -> list[int]:
    """An action or exhaust token is gone, a card is exhausted."""
    tired = [card for cards in data.pop("tired") for card in cards]
    left = [-tired.count(card) for card in NUMBER.values()]
    left += [-used for name in ("nation_tired", "development_tired") for used in data.pop(name)]
    return [*left, *data.pop("actions"), *data.pop("exhaust")]


def unused_in_scythe(data: dict[str, Any]) -> list[int]:
    """An action is over and was paid for: with coins, power, popularity, tokens, combat cards."""
    flow = ("tired", "steps", "looks", "rng", "coerced", "factory_move", "encounter", "encounter_used")
    for name in (*flow, "combat_discard"):
        del data[name]
    data["stage"] = data["stage"] == "turn"
    me = data["turn"]
    left = [*[data[name].pop(me) for name in ("power", "popularity", "coins")], *data.pop("tokens")]
    hand = data["hands"][me * VALUES : me * VALUES + VALUES]
    del data["hands"][me * VALUES : me * VALUES + VALUES]
    return [*left, *hand]


NEVER: dict[str, str] = {
    "only leaders do so": "ask draft, ask learned, ask tactical, ask charismatic, ask generous, ask bold, "
    "ask ruthless, ask mythic, ask irregular, ask free_influence, ask free_move, option draft, option another_action, "
    "option gift, option free_influence, option free_move, option influence_first, option move_first, option mythic, "
    "option mythic_supply, option ruthless, option tax_slot, event drafted, event found_lore, event gave_card, event "
    "reshaped, event taken_back",
    "only cards of the Court of Arcs do so": "ask free_city, event freed_city",
}
"""What the rules of the campaign have words for, but no game comes to, and why."""

SELDOM = [
    f"{sort} {word}"
    for sort, words in {
        "ask": "answer_hammer broker_peace consent_to_peace extort extortion further_for guilds_withdraw "
        "haven_statements keep_of_hoard prepare rebuke_of_empaths resettle reuse_clue rumor_for_raid "
        "spend_hoard take_banners tax_collectors",
        "clause": "f1009.when_secured f1010.when_secured f106.takes_tax f1101.world f1103.complete f1104.break_world "
        "f1104.prepare f1104.scraps_refugees f1105.resettle f1105.scrapped f1106.resettle f1106.scrapped "
        "f1107.resettle f1107.scrapped f1108.resettle f1108.scrapped f1109.resettle f1109.scrapped "
        "f1111.attached f115.hit_empire f118.crisis f118.discarded f118.too_few f118.when_secured "
        "f119.crisis f119.discarded f119.too_few f119.when_secured f120.prelude f1202.survives_outrage "
        "f1208.loyal f1208.no_rivals f121.prelude f1211.after_raid f1212.shared "
        "f124.expelled f124.from_trust f125.at_starport f125.expelled "
        "f1405.copied f1412.too_few f1502.scrapped f1511.agreed f1511.alone "
        "f1511.bought f1511.refused f1610.spares_outrage f1616.buried f1618.forbids_ransacking "
        "f2002.tribute f205.short f216.scrapped f217.scrapped f2206.crowded f221.builds f225.many "
        "f304.trade f309.counts_supply f323.crisis f323.frozen f323.when_secured f324.crisis f324.frozen "
        "f324.when_secured f325.two f410.crisis f410.when_secured f418.steals f419.steals f420.steals "
        "f422.crescent f422.crisis f422.when_secured f705.forbids_stealing f715.crisis f715.discarded "
        "f715.too_few f715.when_secured f716.crisis f716.discarded f716.too_few f716.when_secured "
        "f719.planets f801.stack_used_up f826.keeps_lead_number f827.edict f827.shown f828.bars f902.reused "
        "f911.when_secured l22.forbids_stealing",
        "event": "banner_taken breaks_world clue_taken_up collected_tax demanded_captive_ship made_peace prepared "
        "released_ship resettled showed_faithful stated_loyal stated_no_rivals stole_captive_ship stole_vaulted "
        "tokens_swept world_holds",
        "option": "answer_hammer ask_consent broker_peace buy_consent collect_tax demand_captive_ship from_supply "
        "hit_empire settle_over shatter_supply shatter_trust state_loyal state_no_rivals "
        "steal_captive_ship steal_vaulted",
    }.items()
    for word in words.split()
]
"""What a search of some minutes does not come to; tests of single positions play them."""

GAME_CASES: dict[str, GameCases] = {
    "arcs": GameCases(
        tables=[
            (2, {"setup": "2p-frontiers"}),
            (2, {"setup": "2p-mix-up-1", "split_discard": True}),
            (2, {"setup": "2p-homelands"}),
            (2, {"setup": "2p-mix-up-2", "split_discard": True}),
            (3, {"setup": "3p-mix-up"}),
            (3, {"setup": "3p-frontiers", "split_discard": True}),
            (3, {"setup": "3p-homelands"}),
            (3, {"setup": "3p-core-conflict", "split_discard": True}),
            (4, {"setup": "4p-mix-up-1"}),
            (4, {"setup": "4p-mix-up-2", "split_discard": True}),
            (4, {"setup": "4p-frontiers"}),
            (4, {"setup": "4p-mix-up-3", "split_discard": True}),
            (2, {"leaders_and_lore": "both", "two_lore": True}),
            (3, {"leaders_and_lore": "pack", "two_lore": True}),
            (3, {"leaders_and_lore": "both"}),
            (4, {"leaders_and_lore": "base"}),
            (4, {"leaders_and_lore": "both", "two_lore": True, "split_discard": True}),
        ],
        longest=5000,
        hidden=["hands", "played", "discard", "court_deck"],
        occurs={
            ("led", 2): CARD.domain,
            ("secured", 2): range(1, len(COURT_CARDS)),
            ("drafted", 2): [card for card in COURT.domain if int(card) >= FIRST_LEADER],
        },
        unused=unused_in_arcs,
    ),
    "scythe": GameCases(
        tables=[
            (2, {"structure_bonus": "adjacent_tunnels", "round_limit": 50}),
            (2, {"coin_gifts": True, "printing": "first", "structure_bonus": "adjacent_lakes", "round_limit": 50}),
            (3, {"structure_bonus": "adjacent_encounters", "round_limit": 50}),
            (3, {"ask_every_gain": True, "structure_bonus": "on_tunnels", "round_limit": 20}),
            (4, {"factions": "random,saxony,nordic,random", "structure_bonus": "longest_row", "round_limit": 20}),
            (
                4,
                {
                    "banned_combinations": False,
                    "printing": "first",
                    "structure_bonus": "on_farms_or_tundras",
                    "round_limit": 20,
                },
            ),
            (5, {"round_limit": 20}),
            (5, {"round_limit": 200}),
        ],
        longest=40_000,
        hidden=["hands", "combat_deck", "encounter_deck", "objectives", "objective_deck", "factory"],
        occurs={
            ("encounter", 2): range(1, ENCOUNTER_CARDS + 1),
            ("claimed", 2): range(1, FACTORY_CARDS + 1),
        },
        unused=unused_in_scythe,
        declines=("skip", "stop", "done", "decline", "enough", "nothing", "workers", "tokens"),
    ),
    "imperium": GameCases(
        tables=[
            (2, {"box": "classics"}),
            (2, {"box": "legends"}),
            (2, {}),
            (3, {"box": "classics"}),
            (3, {"box": "legends"}),
            (4, {}),
            (4, {"commons": "legends"}),
        ],
        longest=30_000,
        hidden=["zones"],
        rare=[(2, {"nation_1": "arthurians"})],
        unused=unused_in_imperium,
        unreachable={"ask move": "Graal with three knights below one region and two quests to choose from: too rare"},
    ),
    "arcs_campaign": GameCases(
        tables=[
            (2, {"fates": "steward,founder", "negotiations": "favors", "offers": 9}),
            (2, {"split_discard": True, "offers": 2}),
            (3, {"fates": "caretaker,partisan,admiral", "negotiations": "favors", "offers": 8}),
            (3, {"fates": "believer,magnate,advocate", "lore": "pack", "offers": 1}),
            (3, {"negotiations": "favors", "split_discard": True, "offers": 4}),
            (4, {"fates": "founder,advocate,partisan,believer", "negotiations": "favors", "offers": 7}),
            (4, {"fates": "admiral,caretaker,magnate,steward", "lore": "base", "offers": 5}),
            (4, {"negotiations": "favors", "offers": 6}),
            (2, {"acts": "act_2", "first_act": 2, "fates": "pathfinder,warden", "negotiations": "favors"}),
            (3, {"acts": "act_2", "first_act": 2, "fates": "founder,magnate,advocate"}),
            (3, {"acts": "act_2", "first_act": 2, "fates": "hegemon,planet-breaker,pirate", "negotiations": "favors"}),
            (4, {"acts": "act_2", "first_act": 2, "fates": "steward,caretaker,partisan,admiral", "offers": 1}),
            (4, {"acts": "act_2", "first_act": 2, "fates": "blight-speaker,pacifist,peacekeeper,believer"}),
            (2, {"acts": "act_2", "negotiations": "favors"}),
            (3, {"acts": "act_2", "offers": 1}),
            (4, {"acts": "act_2", "negotiations": "favors", "split_discard": True}),
            (2, {"acts": "campaign", "first_act": 3, "fates": "pirate,conspirator", "negotiations": "favors"}),
            (2, {"acts": "campaign", "first_act": 3, "fates": "redeemer,warden"}),
            (3, {"acts": "campaign", "first_act": 3, "fates": "overlord,steward,blight-speaker"}),
            (
                3,
                {"acts": "campaign", "first_act": 3, "fates": "guardian,founder,peacekeeper", "negotiations": "favors"},
            ),
            (3, {"acts": "campaign", "first_act": 3, "fates": "judge,partisan,hegemon", "offers": 1}),
            (4, {"acts": "campaign", "first_act": 3, "fates": "naturalist,magnate,pathfinder,admiral"}),
            (4, {"acts": "campaign", "first_act": 3, "fates": "survivalist,believer,pacifist,advocate", "offers": 1}),
            (4, {"acts": "campaign", "first_act": 3, "fates": "caretaker,planet-breaker,judge,conspirator"}),
            (2, {"acts": "campaign", "negotiations": "favors"}),
            (3, {"acts": "campaign", "negotiations": "favors", "split_discard": True}),
            (4, {"acts": "campaign", "offers": 1}),
            (
                3,
                {
                    "acts": "campaign",
                    "first_act": 3,
                    "fates": "gate-wraith,peacekeeper,hegemon",
                    "negotiations": "favors",
                },
            ),
            (4, {"acts": "campaign", "first_act": 3, "fates": "gate-wraith,blight-speaker,caretaker,steward"}),
        ],
        longest=40_000,
        hidden=["hands", "played", "discard", "court_deck", "lore_box"],
        hidden_unless={"fates": ["dealt"]},
        hidden_with={"pathfinder": ["portal"], "conspirator": ["plots"], "pirate,conspirator": ["rumors"]},
        occurs={
            ("led", 2): CARD.domain,
            ("secured", 2): [COUNCIL, *CAMPAIGN_COURT],
            ("fate_revealed", 2): [fate for tier in "ABC" for fate in TIERS[tier]],
        },
        rare=[
            (2, {"fates": "believer,advocate", "negotiations": "favors"}),
            (3, {"fates": "believer,steward,admiral", "negotiations": "favors"}),
            *[
                (2, {"acts": "act_2", "first_act": 2, "fates": fates, "negotiations": "favors"})
                for fates in ("planet-breaker,pathfinder", "magnate,advocate", "pacifist,pirate", "hegemon,admiral")
            ],
        ],
        unreachable={what: why for why, words in NEVER.items() for what in words.split(", ")},
        seldom=SELDOM,
        unused=unused_in_arcs,
        declines=("skip", "stop", "keep", "decline", "another_action", "done", "withdraw", "refuse"),
    ),
}


@dataclass(frozen=True)
class Case:
    """One table: a game, its seats and its options."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        words = [value if isinstance(value, str) else name for name, value in self.options if value is not False]
        return "-".join([self.game, str(self.seats), *words])

    @property
    def rules(self) -> Rules:
        return rules_of(self.game)

    @property
    def limits(self) -> GameCases:
        return GAME_CASES[self.game]

    @property
    def hidden(self) -> list[str]:
        """The parts of the state's JSON that a redeal must be able to change at this table."""
        options = [option for option in self.limits.hidden_unless if option not in dict(self.options)]
        named = [word for word in self.limits.hidden_with if word in str(self)]
        parts = [self.limits.hidden_unless[option] for option in options]
        parts += [self.limits.hidden_with[word] for word in named]
        return [*self.limits.hidden, *[part for some in parts for part in some]]

    def new(self, seed: int, ask_forced: bool = False) -> Game:
        """A new game at this table."""
        return boardwright.new(self.game, self.seats, seed, dict(self.options), ask_forced)


def cases_of(game: str) -> list[Case]:
    """All tables of a game."""
    return [Case(game, seats, tuple(options.items())) for seats, options in GAME_CASES[game].tables]


def rare_cases_of(game: str) -> list[Case]:
    """The tables at which rare things are searched for."""
    return [Case(game, seats, tuple(options.items())) for seats, options in GAME_CASES[game].rare]


CASES = [case for game in GAME_CASES for case in cases_of(game)]

SOME_CASES = [
    case
    for number, case in enumerate(CASES)
    if (case.game, case.seats) not in [(other.game, other.seats) for other in CASES[:number]]
    or (case.game, case.seats) not in [(other.game, other.seats) for other in CASES[number + 1 :]]
]
"""The first and the last table of each game and number of seats, where a test is too long for all of them."""
