"""Every word of the campaign: those of Arcs with more cards, and its own."""

from typing import Any, Final

from boardwright.kernel.vocabulary import Kind, Phrase, Verb, Vocabulary, numbered, verb, worded

from .. import vocabulary as arcs
from ..facts import ACTION_CARDS, AMBITION_ROWS, GUILD_SUIT, MARKERS, NOTHING, SPACES, SUITS, SYSTEMS
from ..vocabulary import (
    ACTION,
    AMBITION,
    CARD,
    CLUSTER,
    COUNT,
    COURT,
    DAMAGED,
    FRESH,
    NUMBER,
    PIECE,
    PLACE,
    RESOURCE,
    SEAT,
    SLOT,
    SUIT,
    SYSTEM,
    USE,
)
from .facts import (
    AMBITION_LAWS,
    ARMOR,
    ARROW,
    COLOUR_IDS,
    CRESCENT,
    EVENT_FACE_IDS,
    FAITHFUL_STACK,
    FATE_IDS,
    FATES,
    FIRST_EVENT,
    FITTING_IDS,
    GOLEMS,
    HEARTH,
    HEX,
    OWNER_IDS,
    PLOTS,
    POLICIES,
    POLICIES_OF_AUTHORITY,
    ROWS,
    SYMBOLS,
    TOKEN_PIECES,
    TWISTED_PASSAGE,
    WISDOM,
    WITNESSES,
    ZEAL,
)
from .facts import EVENTS as EVENT_CARDS

# -- kinds of Arcs that have more here -----------------------------------------------------------------------------

ALL_COURT: Final = COURT.with_more({number: ROWS[number]["id"] for number in sorted(ROWS)})
ALL_GUILDS: Final = ALL_COURT.within([card for card in ALL_COURT.domain if GUILD_SUIT[int(card)] != NOTHING])
FAITHFUL_CARDS: Final = ALL_COURT.within(FAITHFUL_STACK)
ALL_CARDS: Final = CARD.with_more(dict(enumerate(ACTION_CARDS[FIRST_EVENT:], FIRST_EVENT)))
EVENT_CARD: Final = ALL_CARDS.within(EVENT_CARDS)
ALL_SUITS: Final = SUIT.with_more(dict(enumerate(SUITS[4:], 4)))
SIDE: Final = ALL_SUITS.within([ZEAL, WISDOM])
HEGEMON_ACTIONS: Final[list[str]] = ["call_spirits", "call_bodies"]
BREAKER_ACTIONS: Final[list[str]] = ["repair_hammer", "prepare", "break_world", "resettle"]
NEW_ACTIONS: Final[list[str]] = [
    *["bargain", "recover", "awaken", "spy", "teach"],
    *[*HEGEMON_ACTIONS, *BREAKER_ACTIONS, "spawn", "claim_fief", "incite_revolt"],
    *["manipulate", "pacify", "anger", "harvest_blight", "assemble", "use_portal", "levy", "seed"],
]
ALL_ACTIONS: Final = ACTION.within([*ACTION.domain, *NEW_ACTIONS])
GOLEM_USES: Final[list[str]] = ["destroy", "mend", "launch", "harvest"]
ALL_USES: Final = USE.within([*USE.domain, *NEW_ACTIONS, *GOLEM_USES])
ALL_RESOURCES: Final = RESOURCE.with_more(GOLEMS)
ALL_AMBITIONS: Final = AMBITION.with_more({ambition: AMBITION_ROWS[ambition]["id"] for ambition in AMBITION_LAWS})
ALL_SEATS: Final = SEAT.with_others(list(OWNER_IDS))
ALL_PIECES: Final = PIECE.with_more(TOKEN_PIECES)
ALL_SYSTEMS: Final = SYSTEM.with_more({TWISTED_PASSAGE: SYSTEMS[TWISTED_PASSAGE]})
SPACES_THERE: Final = range(TWISTED_PASSAGE * SPACES, (TWISTED_PASSAGE + 1) * SPACES)
ALL_PLACES: Final = PLACE.with_more({place: arcs.place_id(place) for place in SPACES_THERE})
TOKEN_PIECE: Final = ALL_PIECES.within(list(TOKEN_PIECES))
WIDER: Final[dict[str, Kind[Any]]] = {
    kind.name: kind
    for kind in (
        ALL_COURT,
        ALL_CARDS,
        ALL_SUITS,
        ALL_ACTIONS,
        ALL_USES,
        ALL_RESOURCES,
        ALL_AMBITIONS,
        ALL_SEATS,
        ALL_PIECES,
        ALL_SYSTEMS,
        ALL_PLACES,
    )
}

# -- new kinds -----------------------------------------------------------------------------------------------------

FATE: Final[Kind[int]] = numbered("fate", FATE_IDS, rows=FATES, spot="fate-{id}")
OWNER: Final[Kind[int]] = numbered("owner", OWNER_IDS)
EVENT_FACE: Final[Kind[int]] = numbered("event_face", EVENT_FACE_IDS)
SYMBOL: Final[Kind[int]] = numbered("symbol", {number: SYMBOLS[number] for number in (ARROW, CRESCENT, HEX)})
ACT: Final[Kind[int]] = numbered("act", {1: "act-1", 2: "act-2", 3: "act-3"})
STEP: Final[Kind[str]] = worded("step", ["resolve", "court", "pieces", "repair", "power", "fates"])
"""The steps of an Intermission."""
POLICY: Final = ALL_COURT.within([*POLICIES, *POLICIES_OF_AUTHORITY])
MONOPOLY: Final = ALL_COURT.within([number for number, row in ROWS.items() if row["kind"] == "monopoly"])
GOLEM: Final = ALL_RESOURCES.within(list(GOLEMS))
GOLEM_HOLDER: Final = ALL_COURT.within([HEARTH])
HOLDERS: Final = COURT.within([number for number, row in ROWS.items() if row.get("holds")])
FITTING: Final[Kind[int]] = numbered("fitting", FITTING_IDS, spot="fitting-{seat}-{id}")
COLUMN: Final = FITTING.within(range(ARMOR))
RUMOR_KIND: Final[Kind[int]] = numbered("rumor", {0: "false", 1: "cluster", 2: "symbol"})
WHYS: Final[list[str]] = [
    *["banners", "failed", "trust", "robbed", "regency", "halved", "grand", "sponsored"],
    *["purge", "peace", "planet_eater", "portal", "lords", "haven"],  # B fates in Act III
    *["rejected", "rebuked", "agenda"],  # C fates
]
WHY: Final[Kind[str]] = worded("why", WHYS)
"""Why Power was gained or lost, if not for an ambition."""

MARKER_POWER: Final = NUMBER.within(sorted({side[0] for sides in MARKERS for side in sides}))
"""A marker by its Power for first place: no two show the same."""

COLOUR: Final[Kind[int]] = numbered("colour", COLOUR_IDS)
PLOT: Final = COUNT.within(range(1, PLOTS + 1))
"""A Conspiracy on an ambition: the first, second … in the order in which they came."""

# -- deals ---------------------------------------------------------------------------------------------------------

ITEM_PARTS: Final[dict[str, list[tuple[str, Kind[Any]]]]] = {
    "promise": [],
    "token": [("resource", RESOURCE), ("slot", SLOT)],
    "held": [("court", ALL_COURT), ("resource", RESOURCE)],
    "captive": [("owner", SEAT)],
    "trophy": [("owner", ALL_SEATS), ("piece", ALL_PIECES)],
    "favor": [("owner", SEAT)],
    "delegate": [("court", ALL_COURT)],
    "ship": [("system", ALL_SYSTEMS), ("damaged", DAMAGED)],
    "building": [("place", ALL_PLACES), ("piece", PIECE)],
    "invite": [],
    "guild": [("court", ALL_GUILDS)],
    "lore": [("court", ALL_COURT)],
    "golem": [("resource", GOLEM)],
    "captive_ship": [("owner", ALL_SEATS)],
    "forgive": [("resource", RESOURCE)],
    "share": [("system", ALL_SYSTEMS)],
    "vaulted": [("resource", RESOURCE)],
}
"""What can be given in a Summit (p.17), and what says which one it is."""
ITEM: Final[Kind[str]] = worded("item", list(ITEM_PARTS))


def deal_name(deal: Any, language: str) -> Phrase:
    """A deal as `deals.spelled` writes it, in words: "Red gives Blue 2 Fuel; Blue gives Red a Favor"."""
    counts: dict[str, int] = {}
    for item in deal.split("; "):
        words = item.split()
        alike = " ".join(words[:4] if words[0] == "token" else words)  # a slot is not worth a word
        counts[alike] = counts.get(alike, 0) + 1
    phrases = [item_phrase(item.split(), count, language) for item, count in counts.items()]
    said = phrases.pop()
    while phrases:
        said = ("message", "deal-and", {"first": phrases.pop(), "rest": said})
    return said


def item_phrase(words: list[str], count: int, language: str) -> Phrase:
    """So many like items of a deal."""
    what, giver, receiver, *parts = words
    values: dict[str, Phrase] = {"giver": ("seat", int(giver)), "receiver": ("seat", int(receiver)), "count": count}
    for (name, kind), part in zip(ITEM_PARTS[what], parts, strict=False):
        value = int(part) if part.isdecimal() else part
        is_player = name == "owner" and value in SEAT.domain
        values[name] = ("seat", value) if is_player else kind.phrase(value, language)
        values[f"{name}_is"] = value
    return ("message", f"deal-{what}", values)


DEAL: Final[Kind[str]] = worded("deal", [], says=deal_name)


def wider(verbs: list[Verb]) -> list[Verb]:
    """The verbs of Arcs with all that they can hold here."""
    return [Verb(one.word, one.names, [WIDER.get(kind.name, kind) for kind in one.kinds]) for one in verbs]


# -- questions, options, events and reasons ------------------------------------------------------------------------
# In parts: what is compiled of one long list grows with the square of its length.

ASKS = wider(arcs.ASKS)
# set-up
ASKS += [
    verb("choose_fate"),
    verb("first_planet"),
    verb("replenish", count=COUNT),
    verb("rescue"),
    verb("first_building", system=ALL_SYSTEMS),
]
# the Court
ASKS += [
    verb("spread_agents", court=ALL_COURT, count=COUNT),
    verb("dismiss_guilds", count=COUNT),
    verb("song_of_freedom"),
    verb("blight_looms"),
]
# Events and the Council
ASKS += [
    verb("call_summit"),
    verb("rob_trust", seat=SEAT),
    verb("council_choice"),
]
# Crises and Edicts
ASKS += [
    verb("reroll_dice", court=ALL_COURT),
    verb("govern", court=POLICY),
    verb("demand", seat=SEAT, court=POLICY),
    verb("tribute", court=POLICY),
    verb("expel", seat=SEAT),
    verb("distribute_arms", count=COUNT),
    verb("requisition", count=COUNT),
]
# Summits
ASKS += [
    verb("call_to_order"),
    verb("force", seat=SEAT, count=COUNT),
    verb("negotiate", count=COUNT),
    verb("deal_begins"),
    verb("deal", deal=DEAL),
    verb("item", seat=SEAT, seat2=SEAT),
    verb("which_item", item=ITEM, seat=SEAT, seat2=SEAT),
    verb("consent", seat=SEAT, deal=DEAL),
]
# Advocate and Believer
ASKS += [
    verb("recover", court=ALL_GUILDS),
    verb("take_guild"),
    verb("teach", court=FAITHFUL_CARDS),
]
# Advocate, Act II
ASKS += [
    verb("liaisons", resource=RESOURCE),
    verb("attach", court=ALL_GUILDS),
    verb("pass_guild", seat=SEAT),
    verb("advocates_demand"),
    verb("answer_demand", seat=SEAT, court=ALL_GUILDS),
]
# ships of the Empire
ASKS += [
    verb("escort", seat=ALL_SEATS, system=ALL_SYSTEMS),
]
# the Founder
ASKS += [
    verb("parade_fleets"),
    verb("leave_empire"),
    verb("commonwealth_marker", ambition=ALL_AMBITIONS),
    verb("call_for_armistice"),
    verb("scatter_agents", seat=SEAT, count=COUNT),
    verb("last_favor"),
]
# the Partisan
ASKS += [
    verb("peoples_hero"),
    verb("spy"),
    verb("spy_give", seat=SEAT),
    verb("spy_return", seat=SEAT),
]
# battle
ASKS += [
    verb("join_attack", seat=ALL_SEATS, system=ALL_SYSTEMS),
    verb("share_hits", count=COUNT, system=ALL_SYSTEMS),
    verb("hit_token", seat=ALL_SEATS, count=COUNT),
]
# the Caretaker
ASKS += [
    verb("awaken"),
    verb("stone_speakers"),
    verb("take_golems"),
    verb("send_golem", resource=GOLEM),
    verb("warrior_golem"),
    verb("protector_golem"),
    verb("harvester_golem"),
]
# the Caretaker, Act II
ASKS += [
    verb("librarians", court=ALL_COURT),
    verb("attach_librarians"),
]
# the Believer, Act II
ASKS += [
    verb("set_doctrine", suit=SIDE),
    verb("lay_beside", court=ALL_COURT),
    verb("pay_with_card"),
]
# Steward, Magnate, Admiral
ASKS += [
    verb("bargain"),
    verb("bargain_influence", count=COUNT),
    verb("bargain_secure"),
    verb("export"),
    verb("merchant_league", count=COUNT),
    verb("merchant_goods", count=COUNT),
    verb("foundries", system=ALL_SYSTEMS),
]
# Blight Speaker, Pacifist, Peacekeeper
ASKS += [
    verb("spawn"),
    verb("riders", court=ALL_COURT, system=ALL_SYSTEMS),
    verb("lay_witnesses", count=COUNT),
    verb("witness"),
    verb("witness_declares"),
    verb("keep_demanded", seat=ALL_SEATS, resource=RESOURCE),
]
# Warden
ASKS += [
    verb("claim_fief"),
    verb("seat_on"),
]
# tokens on cards
ASKS += [
    verb("keep_stolen", court=ALL_COURT),
]
# Pathfinder
ASKS += [
    verb("hide_portal", seat=ALL_SEATS),
    verb("reuse_clue", system=ALL_SYSTEMS),
    verb("pay_for_clue", system=ALL_SYSTEMS),
    verb("upgrade_freely"),
]
# Pirate
ASKS += [
    verb("spend_hoard"),
    verb("keep_of_hoard", count=COUNT),
]
# Hegemon and Planet Breaker
ASKS += [
    verb("call_spirits"),
    verb("call_bodies"),
    verb("sycophants", resource=RESOURCE),
    verb("repair_hammer"),
    verb("prepare"),
    verb("answer_hammer", seat=ALL_SEATS, system=ALL_SYSTEMS),
    verb("resettle"),
]
# Steward and Admiral, Act II
ASKS += [
    verb("tax_collectors", seat=SEAT, resource=RESOURCE),
    verb("quorum_action", court=POLICY),
    verb("quorum_change", court=POLICY),
    verb("defectors"),
    verb("defecting_ships", seat=SEAT, count=COUNT),
    verb("defectors_go", court=ALL_COURT),
    verb("become_regent"),
]
# Flagships
ASKS += [
    verb("flagship_place"),
    verb("hit_capital", seat=SEAT, count=COUNT),
    verb("slipstream", system=ALL_SYSTEMS),
    verb("scrap_ships", count=COUNT),
]
# A fates in Act III
ASKS += [
    verb("authority_on_top"),
    verb("sponsor"),
    verb("sponsor_trust"),
    verb("sponsored_token", ambition=ALL_AMBITIONS),
    verb("further_resource", seat=SEAT),
    verb("further_for", count=COUNT),
    verb("navy_reprisal"),
    verb("council_insiders"),
    verb("guildmasters", court=ALL_GUILDS),
    verb("guilds_withdraw"),
    verb("scrap_monopoly"),
    verb("extortion", resource=RESOURCE),
    verb("extort"),
    verb("incite_revolt"),
    verb("consume_lore"),
    verb("silence_golem"),
    verb("golem_worship"),
    verb("golem_worship_city"),
    verb("feed_golem"),
    verb("break_faith"),
    verb("sower_of_division"),
]
# B fates in Act III
ASKS += [
    verb("manipulate"),
    verb("manipulate_take", seat=SEAT),
    verb("manipulate_give", seat=SEAT),
    verb("take_banners"),
    verb("keep_captives", count=COUNT),
    verb("escort_tokens", seat=ALL_SEATS, system=ALL_SYSTEMS),
    verb("anger", cluster=CLUSTER),
    verb("anger_pay", cluster=CLUSTER),
    verb("harvest_blight"),
    verb("harvest_gate"),
    verb("recall_agents", count=COUNT),
    verb("blight_panic"),
    verb("forgive_gift", seat=SEAT),
    verb("rebuke_of_empaths", count=COUNT),
    verb("pay_ceasefire", cluster=CLUSTER),
    verb("balk_at_peace"),
    verb("broker_peace", cluster=CLUSTER),
    verb("consent_to_peace", seat=SEAT, cluster=CLUSTER),
    verb("pilgrim_from"),
    verb("pilgrim_to", system=ALL_SYSTEMS),
    verb("dismiss_guild"),
    verb("pilgrimage_suit"),
    verb("scrap_ship"),
    verb("send_ships", system=ALL_SYSTEMS),
    verb("levy"),
    verb("levy_hits", count=COUNT),
    verb("feast_day"),
    verb("court_token", court=ALL_COURT),
    verb("hold_court", court=ALL_COURT),
    verb("lay_cluster_rumor"),
    verb("lay_symbol_rumor"),
    verb("lay_false_rumors"),
    verb("haven_statements"),
    verb("rumor_for_raid"),
    verb("rumor_agent"),
    verb("guess_haven", seat=SEAT),
]
# C fates in Act III
ASKS += [
    verb("leave_flagship"),
    verb("resettle_building", piece=ALL_PIECES),
    verb("resettle_ship", count=COUNT),
    verb("chosen_outrage"),
    verb("overlord_ships", resource=RESOURCE),
    verb("shatter_relics"),
    verb("rebuke"),
    verb("blight_society"),
    verb("seed_shift", number=NUMBER),
    verb("seed_in", cluster=CLUSTER),
    verb("capture_from"),
    verb("hit_tough", seat=ALL_SEATS, count=COUNT),
    verb("scrap_captive", seat=SEAT),
    verb("captive_release", seat=SEAT),
    verb("answer_release", seat=SEAT, resource=RESOURCE),
    verb("arbiter"),
    verb("arbiter_to"),
    verb("first_passage"),
    verb("break_gate", system=ALL_SYSTEMS),
    verb("attach_storms"),
    verb("storms"),
    verb("judge_agenda"),
    verb("agenda_marker", ambition=ALL_AMBITIONS),
    verb("judges_chosen"),
    verb("plot", ambition=ALL_AMBITIONS),
    verb("plot_refill"),
    verb("plot_where"),
    verb("foil", court=ALL_COURT),
    verb("foil_colour", ambition=ALL_AMBITIONS),
]

OPTIONS = wider(arcs.OPTIONS)
# set-up
OPTIONS += [
    verb("fate", fate=FATE),
]
# the Court
OPTIONS += [
    verb("dismiss", court=ALL_GUILDS),
]
# Events and the Council
OPTIONS += [
    verb("event", card=EVENT_CARD),
    verb("call_summit"),
    verb("from_trust", resource=RESOURCE),
    verb("crises"),
    verb("edicts"),
]
# Crises and Edicts
OPTIONS += [
    verb("reroll_event"),
    verb("reroll_number"),
    verb("enforce", court=POLICY),
    verb("change_policy", court=POLICY),
    verb("demand_token", seat=SEAT, resource=RESOURCE, slot=SLOT),
    verb("demand_held", seat=SEAT, resource=RESOURCE, court=HOLDERS),
    verb("demand_captive", seat=SEAT, seat2=SEAT),
    verb("demand_trophy", seat=SEAT, seat2=ALL_SEATS, piece=ALL_PIECES),
    verb("tribute", resource=RESOURCE, slot=SLOT),
    verb("expel", seat=SEAT),
    verb("arm", seat=SEAT),
]
# Summits
OPTIONS += [
    verb("petition"),
    verb("leave"),
    verb("revive"),
    verb("force", seat=SEAT),
    verb("done"),
    verb("propose"),
    verb("between", seat=SEAT, seat2=SEAT),
    verb("item", item=ITEM),
    verb("other_trophy", owner=OWNER, piece=PIECE),
    verb("favor_of", seat=SEAT),
    verb("cede_fresh", system=ALL_SYSTEMS),
    verb("cede_damaged", system=ALL_SYSTEMS),
    verb("cede_building", place=ALL_PLACES),
    verb("offer"),
    verb("withdraw"),
    verb("accept"),
    verb("refuse"),
]
# tokens on cards
OPTIONS += [
    verb("steal_from", seat=SEAT, court=HOLDERS, resource=ALL_RESOURCES),
    verb("spend_from", resource=ALL_RESOURCES, court=HOLDERS, use=ALL_USES),
    verb("put_on", resource=ALL_RESOURCES, court=HOLDERS),
    verb("pay_from", resource=RESOURCE, court=HOLDERS),
    verb("discard_from", resource=RESOURCE, court=HOLDERS),
    verb("give_from", resource=RESOURCE, court=HOLDERS),
    verb("tribute_from", resource=RESOURCE, court=HOLDERS),
]
# Advocate
OPTIONS += [
    verb("take_guild", court=ALL_GUILDS),
    verb("search_deck"),
    verb("pass_guild", court=ALL_GUILDS),
    verb("demand_guild", seat=SEAT, court=ALL_GUILDS),
    verb("hand_over_guild", court=ALL_GUILDS),
    verb("pay_favor"),
]
# ships of the Empire
OPTIONS += [
    verb("escort", fresh=FRESH, damaged=DAMAGED),
    verb("repair_other_ship", seat=ALL_SEATS, system=ALL_SYSTEMS),
]
# the Founder
OPTIONS += [
    verb("become_outlaw"),
    verb("build_free_city", system=ALL_SYSTEMS),
    verb("build_free_starport", system=ALL_SYSTEMS),
    verb("add_commonwealth"),
]
# the Partisan
OPTIONS += [
    verb("seize_by_outrage", resource=RESOURCE),
]
# battle
OPTIONS += [
    verb("hit_on", seat=ALL_SEATS),
    verb("hit_fresh_token"),
    verb("hit_damaged_token"),
]
# the Caretaker
OPTIONS += [
    verb("stop_turn"),
    verb("send", seat=SEAT, slot=SLOT),
    verb("send_on", seat=SEAT, court=GOLEM_HOLDER),
]
# Magnate
OPTIONS += [
    verb("export"),
]
# Blight Speaker, Pacifist, Peacekeeper
OPTIONS += [
    verb("riders", count=COUNT.within(range(WITNESSES + 1))),
    verb("to_trust"),
]
# Warden
OPTIONS += [
    verb("seat_on", place=ALL_PLACES),
]
# Hegemon and Planet Breaker
OPTIONS += [
    verb("hit_piece", piece=TOKEN_PIECE, system=ALL_SYSTEMS),
    verb("repair_piece", piece=TOKEN_PIECE, system=ALL_SYSTEMS),
    verb("answer_hammer"),
]
# Steward and Admiral, Act II
OPTIONS += [
    verb("collect_tax", seat=SEAT, resource=RESOURCE, slot=SLOT),
    verb("from_supply", resource=RESOURCE),
    verb("take_action", court=POLICY),
    verb("bury_card", court=ALL_COURT),
    verb("drop_card", court=ALL_COURT),
    verb("become_regent"),
]
# the Believer, Act II
OPTIONS += [
    verb("doctrine", suit=SIDE),
]
# Flagships
OPTIONS += [
    verb("capital", fresh=FRESH, damaged=DAMAGED),
    verb("fit_city", fitting=FITTING),
    verb("fit_starport", fitting=FITTING),
    verb("dock_ship", system=ALL_SYSTEMS),
    verb("repair_fitting", seat=SEAT, fitting=FITTING),
    verb("hit_fitting", fitting=COLUMN),
    verb("flagship_alone"),
    verb("other_ships"),
    verb("scrap_spare"),
    verb("scrap_fresh", system=ALL_SYSTEMS),
    verb("scrap_damaged", system=ALL_SYSTEMS),
    verb("mend_flagship", seat=SEAT),
    verb("prune_fitting", fitting=FITTING),
]
# A fates in Act III
OPTIONS += [
    verb("sponsor", ambition=ALL_AMBITIONS),
    verb("reprisal", cluster=CLUSTER),
    verb("hit_empire", cluster=CLUSTER),
    verb("open_council"),
    verb("agent_on_council"),
    verb("scrap_monopoly", court=MONOPOLY),
    verb("scrap_lore", court=ALL_COURT),
    verb("scrap_guild", court=ALL_GUILDS),
    verb("choose_golem", resource=GOLEM),
    verb("give_up_city", place=ALL_PLACES),
    verb("take_ideal", ambition=ALL_AMBITIONS),
    verb("sow_outrage", seat=SEAT, resource=RESOURCE),
]
# B fates in Act III
OPTIONS += [
    verb("captive_ship", seat=ALL_SEATS),
    verb("demand_captive_ship", seat=SEAT, seat2=ALL_SEATS),
    verb("shift_up"),
    verb("shift_down"),
    verb("forgive", seat=SEAT, resource=RESOURCE),
    verb("broker_peace", cluster=CLUSTER),
    verb("ask_consent", seat=SEAT),
    verb("buy_consent", seat=SEAT),
    verb("send_fresh", seat=ALL_SEATS),
    verb("send_damaged", seat=ALL_SEATS),
    verb("influence_free"),
    verb("secure_free"),
    verb("state_no_rivals"),
    verb("state_loyal"),
]
# C fates in Act III
OPTIONS += [
    verb("leave_flagship"),
    verb("keep_flagship"),
    verb("settle_over", place=ALL_PLACES),
    verb("outrage_of", resource=RESOURCE),
    verb("shatter_slot", resource=RESOURCE, slot=SLOT),
    verb("shatter_on", resource=RESOURCE, court=ALL_COURT),
    verb("shatter_trust", resource=RESOURCE),
    verb("shatter_supply", resource=RESOURCE),
    verb("demand_vaulted", seat=SEAT, resource=RESOURCE),
    verb("seed_up", court=ALL_COURT),
    verb("seed_down", court=ALL_COURT),
    verb("build_bunker", system=ALL_SYSTEMS),
    verb("vaulted", resource=RESOURCE),
    verb("release_captives", seat=SEAT),
    verb("steal_captive", seat=SEAT, seat2=SEAT),
    verb("steal_vaulted", seat=SEAT, resource=RESOURCE),
    verb("steal_trophy", seat=SEAT, seat2=ALL_SEATS, piece=ALL_PIECES),
    verb("agenda_marker", number=MARKER_POWER),
    verb("break_gate", place=ALL_PLACES),
    verb("no_catapult"),
    verb("ride_storm"),
    verb("dock_at", seat=SEAT),
    verb("plot", colour=COLOUR),
    verb("plot_on", ambition=ALL_AMBITIONS),
    verb("refill_with", court=ALL_GUILDS),
    verb("suspect", count=PLOT, ambition=ALL_AMBITIONS),
    verb("accuse", colour=COLOUR),
    verb("steal_captive_ship", seat=SEAT, seat2=ALL_SEATS),
]

EVENTS = wider(arcs.EVENTS)
# set-up
EVENTS += [
    verb("fate_revealed", seat=SEAT, fate=FATE),
    verb("fate_kept", seat=SEAT, fate=FATE),
    verb("gained_card", seat=SEAT, court=ALL_COURT),
    verb("to_court_deck", court=ALL_COURT),
    verb("came_into_force", court=ALL_COURT),
]
# objectives and Power
EVENTS += [
    verb("advanced", seat=SEAT, count=COUNT, number=NUMBER),
    verb("gained_power", seat=SEAT, count=COUNT, why=WHY),
    verb("lost_power", seat=SEAT, count=COUNT, why=WHY),
    verb("fate_fulfilled", seat=SEAT, fate=FATE),
    verb("fate_failed", seat=SEAT, fate=FATE),
    verb("grand_ambitions", seat=SEAT, count=COUNT),
]
# acts and the Intermission
EVENTS += [
    verb("intermission", act=ACT),
    verb("step", step=STEP),
    verb("wrecked", seat=ALL_SEATS, piece=ALL_PIECES, count=COUNT, system=ALL_SYSTEMS),
    verb("takes_initiative", seat=SEAT),
    verb("act_begins", act=ACT),
    verb("blight_spreads", symbol=SYMBOL),
]
# tokens on cards
EVENTS += [
    verb("held", court=HOLDERS, resource=ALL_RESOURCES),
    verb("released_token", court=HOLDERS, resource=ALL_RESOURCES),
]
# titles
EVENTS += [
    verb("first_regent", seat=SEAT),
    verb("became_outlaw", seat=SEAT),
    verb("became_regent", seat=SEAT),
]
# the Court
EVENTS += [
    verb("attached", court=ALL_COURT, court2=ALL_COURT),
    verb("slid_down", court=ALL_COURT),
    verb("court_discarded", court=ALL_COURT),
    verb("scrapped", court=ALL_COURT),
    verb("shuffled_in", court=ALL_COURT),
    verb("moved_agents", seat=SEAT, count=COUNT, court=ALL_COURT),
    verb("marker_returned", ambition=ALL_AMBITIONS, power=NUMBER),
    verb("became_free", seat=SEAT, system=ALL_SYSTEMS),
    verb("blight_placed", system=ALL_SYSTEMS),
    verb("blight_reclaimed", seat=SEAT),
    verb("blight_repaired", system=ALL_SYSTEMS),
    verb("blight_destroyed", seat=SEAT, system=ALL_SYSTEMS),
]
# Events and the Council
EVENTS += [
    verb("played_event", seat=SEAT, card=ALL_CARDS),
    verb("kept_cards", seat=SEAT, count=COUNT, card=ALL_CARDS),
    verb("council_decided"),
    verb("council_in_session"),
]
# Crises and Edicts
EVENTS += [
    verb("rolled_event", seat=SEAT, event_face=EVENT_FACE, cluster=CLUSTER),
    verb("rerolled_event", seat=SEAT, court=ALL_COURT),
    verb("crises"),
    verb("blight_strikes", system=ALL_SYSTEMS, count=COUNT),
    verb("blight_spared", system=ALL_SYSTEMS),
    verb("fate_crisis", seat=SEAT, court=ALL_COURT),
    verb("court_crisis", court=ALL_COURT),
    verb("edicts"),
    verb("edict", court=ALL_COURT),
    verb("no_first_regent"),
    verb("enforced", seat=SEAT, court=POLICY),
    verb("changed_policy", seat=SEAT, court=POLICY),
    verb("gave_to_trust", seat=SEAT, resource=RESOURCE),
    verb("demanded_captive", seat=SEAT, seat2=SEAT, seat3=SEAT),
    verb("demanded_trophy", seat=SEAT, seat2=SEAT, seat3=ALL_SEATS, piece=ALL_PIECES),
    verb("gave_favor", seat=SEAT, seat2=SEAT),
    verb("expelled", seat=SEAT, seat2=SEAT),
    verb("imperial_action", seat=SEAT, court=POLICY),
    verb("took_from_trust", seat=SEAT, resource=RESOURCE),
    verb("became_imperial", seat=SEAT, system=ALL_SYSTEMS),
]
# Summits
EVENTS += [
    verb("summit", seat=SEAT),
    verb("petitioned", seat=SEAT),
    verb("left_empire", seat=SEAT),
    verb("revived_empire", seat=SEAT),
    verb("forced", seat=SEAT, deal=DEAL),
    verb("returned_favors", seat=SEAT, seat2=SEAT, count=COUNT),
    verb("offered", seat=SEAT, deal=DEAL),
    verb("accepted", seat=SEAT),
    verb("refused", seat=SEAT),
    verb("deal_made"),
    verb("summit_over"),
]
# Advocate and Believer
EVENTS += [
    verb("searched_deck", seat=SEAT),
    verb("took_guild", seat=SEAT, court=ALL_GUILDS),
    verb("one_more_pip", seat=SEAT),
    verb("scrapped_action", card=ALL_CARDS),
]
# ships of the Empire
EVENTS += [
    verb("moved_other", seat=SEAT, seat2=ALL_SEATS, count=COUNT, system=ALL_SYSTEMS, system2=ALL_SYSTEMS),
    verb("repaired_other", seat=SEAT, seat2=ALL_SEATS, piece=PIECE, system=ALL_SYSTEMS),
    verb("repaired_other_ship", seat=SEAT, seat2=ALL_SEATS, system=ALL_SYSTEMS),
]
# the Founder
EVENTS += [
    verb("built_free", seat=SEAT, piece=PIECE, system=ALL_SYSTEMS),
    verb("commonwealth_declared", seat=SEAT, ambition=ALL_AMBITIONS),
    verb("commonwealth_home"),
    verb("scored_jointly", seat=SEAT, power=NUMBER, ambition=ALL_AMBITIONS, count=COUNT, bonus=NUMBER, tally=NUMBER),
    verb("lost_membership", seat=SEAT),
    verb("armistice_returned", court=ALL_COURT),
]
# the Partisan
EVENTS += [
    verb("spied", seat=SEAT, seat2=SEAT),
    verb("handed_over", seat=SEAT, seat2=SEAT, card=ALL_CARDS),
]
# battle
EVENTS += [
    verb("joined_attack", seat=SEAT, seat2=ALL_SEATS, count=COUNT, system=ALL_SYSTEMS),
    verb("damaged_token", seat=ALL_SEATS, system=ALL_SYSTEMS),
    verb("destroyed_token", seat=ALL_SEATS, system=ALL_SYSTEMS),
]
# the Caretaker
EVENTS += [
    verb("golem_found", seat=SEAT, resource=GOLEM, system=ALL_SYSTEMS),
    verb("golem_awake", resource=GOLEM),
    verb("golem_passed", seat=SEAT, seat2=SEAT, resource=GOLEM),
    verb("golem_kept", seat=SEAT, resource=GOLEM),
    verb("golem_taken", seat=SEAT, seat2=SEAT, resource=GOLEM),
    verb("turn_stopped", seat=SEAT),
]
# the Caretaker, Act II
EVENTS += [
    verb("golem_scrapped", resource=GOLEM),
    verb("lore_added", count=COUNT),
    verb("event_added"),
    verb("swept_away", seat=ALL_SEATS, count=COUNT, system=ALL_SYSTEMS, system2=ALL_SYSTEMS),
    verb("fleet_mended", seat=ALL_SEATS, count=COUNT, system=ALL_SYSTEMS),
]
# the Believer, Act II
EVENTS += [
    verb("doctrine", suit=SIDE),
    verb("ideal_placed", ambition=ALL_AMBITIONS, suit=SIDE),
    verb("lost_faithful", seat=SEAT, card=ALL_CARDS),
    verb("searched_pile", seat=SEAT),
]
# Steward, Magnate
EVENTS += [
    verb("bargained", seat=SEAT, seat2=SEAT),
    verb("exported", seat=SEAT),
]
# Pathfinder
EVENTS += [
    verb("portal_hidden", seat=SEAT),
    verb("hid_portal", seat=SEAT, system=ALL_SYSTEMS),
    verb("clue_found", seat=SEAT, system=ALL_SYSTEMS),
    verb("no_clue", seat=SEAT, system=ALL_SYSTEMS),
    verb("clue_taken_up", seat=SEAT, system=ALL_SYSTEMS),
    verb("portal_found", seat=SEAT, system=ALL_SYSTEMS),
    verb("portal_revealed", system=ALL_SYSTEMS),
]
# Blight Speaker, Pacifist, Peacekeeper
EVENTS += [
    verb("witness_turned", system=ALL_SYSTEMS),
    verb("witness_scrapped", system=ALL_SYSTEMS),
    verb("witnesses_moved", seat=SEAT, count=COUNT, system=ALL_SYSTEMS, system2=ALL_SYSTEMS),
    verb("trophies_released", seat=SEAT, seat2=ALL_SEATS, count=COUNT),
    verb("released_ship", seat=SEAT, seat2=SEAT),
    verb("demanded_token", seat=SEAT, seat2=SEAT, resource=RESOURCE, court=HOLDERS),
]
# Warden
EVENTS += [
    verb("became_lord", seat=SEAT, cluster=CLUSTER, system=ALL_SYSTEMS),
    verb("seat_returned", cluster=CLUSTER),
]
# Hegemon and Planet Breaker
EVENTS += [
    verb("banner_planted", seat=SEAT, system=ALL_SYSTEMS),
    verb("banners_scrapped"),
    verb("fragments_laid", symbol=SYMBOL),
    verb("fragment_taken", seat=SEAT, system=ALL_SYSTEMS),
    verb("hammer_complete", seat=SEAT),
    verb("prepared", seat=SEAT, system=ALL_SYSTEMS),
    verb("breaks_world", seat=SEAT, system=ALL_SYSTEMS),
    verb("world_holds", system=ALL_SYSTEMS),
    verb("world_broken", system=ALL_SYSTEMS),
    verb("on_top", court=ALL_COURT),
    verb("resettled", seat=SEAT, court=ALL_COURT, system=ALL_SYSTEMS),
]
# Magnate and Advocate, Act II
EVENTS += [
    verb("monopoly_open", court=ALL_COURT),
    verb("lost_monopoly", seat=SEAT, seat2=SEAT, court=ALL_COURT),
    verb("passed_guild", seat=SEAT, seat2=SEAT, court=ALL_GUILDS),
    verb("demanded_guild", seat=SEAT, seat2=SEAT, court=ALL_GUILDS),
]
# Steward and Admiral, Act II
EVENTS += [
    verb("collected_tax", seat=SEAT, seat2=SEAT, resource=RESOURCE),
    verb("demands", seat=SEAT, court=POLICY),
    verb("defected", seat=SEAT, system=ALL_SYSTEMS),
]
# Flagships
EVENTS += [
    verb("flagship_gained", seat=SEAT, system=ALL_SYSTEMS),
    verb("flagship_moved", seat=SEAT, system=ALL_SYSTEMS),
    verb("turned_free", seat=SEAT, piece=PIECE, system=ALL_SYSTEMS),
    verb("fitted", seat=SEAT, piece=PIECE, fitting=FITTING),
    verb("damaged_fitting", seat=SEAT, piece=PIECE, fitting=FITTING),
    verb("destroyed_fitting", seat=SEAT, piece=PIECE, fitting=FITTING),
    verb("repaired_fitting", seat=SEAT, seat2=SEAT, piece=PIECE, fitting=FITTING),
    verb("scrapped_ships", seat=SEAT, count=COUNT),
]
# A fates in Act III
EVENTS += [
    verb("sponsored", seat=SEAT, ambition=ALL_AMBITIONS),
    verb("sponsor_returned"),
    verb("revolt", seat=SEAT, system=ALL_SYSTEMS),
    verb("gave_up_city", seat=SEAT, system=ALL_SYSTEMS),
    verb("agents_scrapped", seat=SEAT, count=COUNT),
    verb("ideal_taken", seat=SEAT, ambition=ALL_AMBITIONS),
    verb("showed_faithful", seat=SEAT, card=ALL_CARDS),
    verb("scrapped_tokens", seat=SEAT, count=COUNT, resource=RESOURCE),
    verb("sowed_outrage", seat=SEAT, seat2=SEAT, resource=RESOURCE),
]
# B fates in Act III
EVENTS += [
    verb("banner_taken", seat=SEAT, seat2=SEAT, system=ALL_SYSTEMS),
    verb("captured_ships", seat=SEAT, seat2=ALL_SEATS, count=COUNT, system=ALL_SYSTEMS),
    verb("demanded_captive_ship", seat=SEAT, seat2=SEAT, seat3=ALL_SEATS),
    verb("moved_tokens", seat=SEAT, seat2=ALL_SEATS, count=COUNT, system=ALL_SYSTEMS, system2=ALL_SYSTEMS),
    verb("repaired_token", seat=SEAT, seat2=ALL_SEATS, system=ALL_SYSTEMS),
    verb("rolled_number", seat=SEAT, cluster=CLUSTER),
    verb("angered", seat=SEAT, cluster=CLUSTER),
    verb("blight_harvested", seat=SEAT, system=ALL_SYSTEMS),
    verb("recalled_agent", seat=SEAT, court=ALL_COURT),
    verb("forgave", seat=SEAT, seat2=SEAT, resource=RESOURCE),
    verb("broke_peace", seat=SEAT, cluster=CLUSTER),
    verb("made_peace", seat=SEAT, cluster=CLUSTER),
    verb("ceasefire", cluster=CLUSTER),
    verb("no_ceasefire", cluster=CLUSTER),
    verb("planet_eater_stirs", symbol=SYMBOL),
    verb("planet_eater_resists", seat=SEAT),
    verb("pilgrims_set_out", seat=SEAT, symbol=SYMBOL),
    verb("pilgrim_walked", seat=SEAT, system=ALL_SYSTEMS, system2=ALL_SYSTEMS),
    verb("pilgrims_arrived", seat=SEAT, count=COUNT),
    verb("ship_through_portal", seat=ALL_SEATS, system=ALL_SYSTEMS),
    verb("levied", seat=SEAT, seat2=SEAT),
    verb("levy_damaged", seat=SEAT),
    verb("levy_lost", seat=SEAT),
    verb("levy_home", seat=SEAT),
    verb("court_token", seat=SEAT, cluster=CLUSTER, court=ALL_COURT),
    verb("court_token_home", cluster=CLUSTER),
    verb("rumors_laid", seat=SEAT),
    verb("haven_hidden", seat=SEAT, system=ALL_SYSTEMS),
    verb("rumor_agent", seat=SEAT, system=ALL_SYSTEMS),
    verb("saw_rumor", seat=SEAT, system=ALL_SYSTEMS, rumor=RUMOR_KIND),
    verb("stated_no_rivals", seat=SEAT),
    verb("stated_loyal", seat=SEAT),
    verb("rumor_turned", system=ALL_SYSTEMS, rumor=RUMOR_KIND),
    verb("guessed_haven", seat=SEAT, system=ALL_SYSTEMS),
    verb("haven_revealed", system=ALL_SYSTEMS),
]
# C fates in Act III
EVENTS += [
    verb("flagship_left", seat=SEAT, system=ALL_SYSTEMS),
    verb("shattered", seat=SEAT, resource=RESOURCE, count=COUNT),
    verb("vaulted", seat=SEAT, resource=RESOURCE),
    verb("unvaulted", seat=SEAT, resource=RESOURCE),
    verb("demanded_vaulted", seat=SEAT, seat2=SEAT, resource=RESOURCE),
    verb("shielded_from_blight", seat=SEAT),
    verb("scrapped_agent", seat=SEAT),
    verb("agent_returned", seat=SEAT, court=ALL_COURT),
    verb("nothing_seeded", cluster=CLUSTER),
    verb("scrapped_captive", seat=SEAT, seat2=SEAT, seat3=ALL_SEATS, piece=PIECE),
    verb("scrapped_vaulted", seat=SEAT, seat2=SEAT, resource=RESOURCE),
    verb("names_bunker", seat=SEAT, system=ALL_SYSTEMS),
    verb("stole_captive", seat=SEAT, seat2=SEAT, seat3=SEAT),
    verb("stole_captive_ship", seat=SEAT, seat2=SEAT, seat3=ALL_SEATS),
    verb("stole_vaulted", seat=SEAT, seat2=SEAT, resource=RESOURCE),
    verb("passage_placed", seat=SEAT, system=ALL_SYSTEMS),
    verb("tokens_swept", count=COUNT, system=ALL_SYSTEMS, system2=ALL_SYSTEMS),
    verb("building_returned", seat=ALL_SEATS, piece=PIECE, system=ALL_SYSTEMS),
    verb("fitting_returned", seat=SEAT, piece=PIECE, fitting=FITTING),
    verb("exit_symbol", symbol=SYMBOL),
    verb("joined_the_dead", seat=ALL_SEATS, count=COUNT),
    verb("dead_return", seat=ALL_SEATS, count=COUNT, system=ALL_SYSTEMS),
    verb("slid_into_deck", court=ALL_COURT),
    verb("stole_trophy", seat=SEAT, seat2=SEAT, seat3=ALL_SEATS, piece=ALL_PIECES),
    verb("handed_thing", seat=SEAT, seat2=SEAT, deal=DEAL),
    verb("chosen_by_judge", seat=SEAT, seat2=SEAT),
    verb("plotted", seat=SEAT, ambition=ALL_AMBITIONS),
    verb("plotted_colour", seat=SEAT, ambition=ALL_AMBITIONS, colour=COLOUR),
    verb("declared_by_plot", seat=SEAT, ambition=ALL_AMBITIONS),
    verb("refilled_with", seat=SEAT, court=ALL_GUILDS),
    verb("foiled", seat=SEAT, ambition=ALL_AMBITIONS, colour=COLOUR),
    verb("not_foiled", seat=SEAT, ambition=ALL_AMBITIONS, colour=COLOUR),
    verb("plot_right", ambition=ALL_AMBITIONS, colour=COLOUR),
    verb("plot_wrong", ambition=ALL_AMBITIONS, colour=COLOUR),
    verb("fell_back", seat=SEAT, count=COUNT, number=NUMBER),
]

REASONS = wider(arcs.REASONS)
# Events, laws and the Council
REASONS += [
    verb("event_follows"),
    verb("event_only"),
    verb("only_events"),
    verb("no_event"),
    verb("event_no_actions"),
    verb("truce_battle"),
    verb("truce_tax"),
    verb("imperial_escort"),
    verb("council_decided"),
    verb("council_tucked", seat=SEAT),
]
# Summits
REASONS += [
    verb("council_sits"),
    verb("is_outlaw", seat=SEAT),
    verb("regents_left"),
    verb("motion_made"),
    verb("no_favors", seat=SEAT),
    verb("force_nothing", seat=SEAT),
    verb("no_negotiations"),
    verb("call_first"),
    verb("call_over"),
    verb("no_proposals"),
    verb("deal_empty"),
    verb("deal_full", count=COUNT),
    verb("deal_without_you"),
    verb("deal_refused"),
    verb("deal_last", seat=SEAT, piece=PIECE),
    verb("deal_short", seat=SEAT, piece=PIECE),
    verb("deal_order"),
    verb("deal_not_now"),
    verb("deal_parties"),
    verb("deal_missing", deal=DEAL),
    verb("deal_too_much"),
    verb("is_regent", seat=SEAT),
    verb("not_first_regent", seat=SEAT),
    verb("ships_there", seat=SEAT),
]
# the Caretaker
REASONS += [
    verb("cannot_awaken"),
]
# Pathfinder
REASONS += [
    verb("prelude_clue"),
]
# Steward
REASONS += [
    verb("cannot_bargain"),
]
# Advocate and Believer
REASONS += [
    verb("guild_actions_barred"),
    verb("cannot_recover"),
    verb("prelude_host"),
    verb("cannot_teach"),
]
# the Believer, Act II
REASONS += [
    verb("prelude_faithful_card"),
    verb("other_doctrine", suit=SIDE),
    verb("other_ideal", suit=SIDE),
]
# the Founder
REASONS += [
    verb("harm_forbidden", court=ALL_COURT),
    verb("gate_broken", system=ALL_SYSTEMS),
    verb("exit_elsewhere", symbol=SYMBOL),
]
# the Partisan
REASONS += [
    verb("cannot_spy"),
]
# Hegemon and Planet Breaker
REASONS += [
    verb("prelude_banner"),
    verb("cannot_call_spirits"),
    verb("cannot_call_bodies"),
    verb("cannot_repair_hammer"),
    verb("cannot_prepare"),
    verb("cannot_break_world"),
    verb("cannot_resettle"),
    verb("seize_forbidden"),
]
# Blight Speaker, Pacifist, Peacekeeper
REASONS += [
    verb("cannot_spawn"),
    verb("prelude_witness"),
    verb("declaring_barred", court=ALL_COURT),
]
# Warden
REASONS += [
    verb("cannot_claim_fief"),
]
# Flagships
REASONS += [
    verb("prelude_slipstream"),
    verb("flagship_built"),
    verb("flagship_slots"),
    verb("flagship_at_gate"),
    verb("fitting_planet", fitting=FITTING, resource=RESOURCE),
    verb("flagship_ships"),
]
# A fates in Act III
REASONS += [
    verb("martial_law"),
    verb("cannot_incite_revolt"),
    verb("tax_barred", court=ALL_COURT),
]
# B fates in Act III
REASONS += [
    verb("cannot_manipulate"),
    verb("cannot_pacify"),
    verb("cannot_anger"),
    verb("cannot_harvest_blight"),
    verb("cannot_assemble"),
    verb("cannot_use_portal"),
    verb("prelude_pilgrims"),
    verb("cannot_levy"),
    verb("court_closed", cluster=CLUSTER),
]
# C fates in Act III
REASONS += [
    verb("cannot_seed"),
]

UNUSED: Final[list[str]] = [name for name in COURT.ids.values() if name.startswith(("bc", "lead"))]
"""Cards of Arcs that the campaign does not use: leaders, and the base Court, of which it has its own copies."""

VOCABULARY: Final[Vocabulary] = Vocabulary(
    ASKS, OPTIONS, EVENTS, REASONS, kinds=[OWNER, FATE, EVENT_FACE], titles=ALL_COURT, unused=UNUSED
)
