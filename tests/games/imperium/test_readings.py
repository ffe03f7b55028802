"""The open points, each with its reading (docs/rules/imperium.md), and what p.18 and p.19 say about single cards."""

import pytest

from boardwright.games.imperium.facts import NUMBER
from boardwright.games.imperium.scoring import unrest_count

from .position import imperium

MARKET = "market: 1REG4, 1UNC3, 1CIV2, 1TRI1, 1TRI2"


# -- paying and choosing ---------------------------------------------------------------------------------------------


def test_q1_progress_stands_for_one_population_or_two_materials() -> None:
    t = imperium("seats 2\nred: romans; hand 1ROM22; tokens 1 0 1\nblue: celts\nunrest: 6")
    t.act("play Unrest")  # 3 materials: one material and one progress
    t.asks("red", "choose", ["pay 1 population", "pay 3 materials"]).act("pay 3")
    t.expect("red: tokens 0 0 0")


def test_q1_no_change_is_given() -> None:
    t = imperium("seats 2\nred: romans; empire; hand 1CIV3; tokens 3 0 2\nblue: celts")
    t.act("play Moneylenders")
    t.asks(
        "red",
        "pay",
        [
            "3 materials",
            "1 material, 1 progress",
            "2 progress",
        ],
    )


def test_q1_progress_costs_need_progress() -> None:
    t = imperium("seats 2\nred: celts; play 1CEL20; tokens 9 9 0\nblue: romans")
    t.cannot("red", "exhaust Cauldron...")


def test_q2_break_through_without_a_hit_gives_2_progress() -> None:
    t = imperium(f"seats 2\nred: romans; hand 1UNC20; tokens 3 0 0\nblue: celts\n{MARKET}\nmain: 1REG9 1REG6")
    t.act("play Diplomacy", "reveal").expect("red: hand; tokens 0 0 2")


def test_q3_a_slot_is_refilled_from_its_own_pile() -> None:
    t = imperium(
        "seats 2\nred: romans; hand 1TRI11\nblue: celts\nmarket: 1REG4, 1UNC3, 1CIV2, 1REG9, 1TRI2\n"
        "regions: 1REG6\nmain: 1TRI4 1REG7"
    )
    t.act("play Hittites", "Marsh").expect("market: 1REG4, 1UNC3, 1CIV2, 1TRI4, 1TRI2")


def test_q4_a_reshuffle_moves_an_exhaust_token_to_the_nation_deck() -> None:
    t = imperium("seats 2\nred: romans; hand 2FAM7; nation 1ROM9 1ROM10 1ROM2\nblue: celts")
    t.act("play Eminent").expect("red: hand 1ROM9; nation 1ROM10 1ROM2; exhaust 4")
    assert t.g.nation_tired[0] == 1


def test_only_one_nation_card_per_turn_by_reshuffle() -> None:
    t = imperium("seats 2\nred: romans; hand 2FAM7 2FAM3; nation 1ROM9 1ROM10 1ROM2\nblue: celts")
    t.act("play Eminent", "play Magnificent").expect("red: nation 1ROM10 1ROM2; exhaust 4")


def test_without_an_exhaust_token_no_nation_card_joins() -> None:
    t = imperium("seats 2\nred: romans; hand 2FAM7; exhaust 0; nation 1ROM9 1ROM2\nblue: celts")
    t.act("play Eminent").expect("red: hand; nation 1ROM9 1ROM2")


def test_the_accession_card_turns_the_state_card_at_once() -> None:
    t = imperium("seats 2\nred: romans; hand 2FAM3; nation 1ROM2; tokens 9 9 9\nblue: celts")
    t.act("play Magnificent")  # the branch was fixed: no development in the same reshuffle
    t.asks("red", "turn").expect("red: hand 1ROM2; empire; nation; exhaust 4")


def test_q7_both_sentences_of_the_egyptians_when_the_state_turns_between_them() -> None:
    t = imperium("seats 2\nred: romans; hand 1TRI3; nation 1ROM2; development 1ROM5 1ROM3; tokens 0 3 0\nblue: celts")
    t.act("play Egyptians").expect("red: empire; discard 1ROM2 1ROM5; development 1ROM3; history 1TRI3; exhaust 5")


def test_q12_a_leading_cost_that_cannot_be_met() -> None:
    t = imperium("seats 2\nred: romans; empire; hand 1ROM14 1GRE7 1ROM19; play 1ROM20 1ROM11\nblue: celts")
    t.cannot("red", "play Glory...").can("red", "play Greek Innovation")


def test_q12_cards_for_a_price_do_not_count_the_card_itself() -> None:
    t = imperium("seats 2\nred: romans; empire; hand 1GRE7 1ROM19\nblue: celts")
    t.cannot("red", "play Greek Innovation...")


def test_a_choice_of_costs_none_of_which_can_be_met() -> None:
    t = imperium("seats 2\nred: romans; hand 1ROM16; tokens 0 9 0\nblue: celts")
    t.cannot("red", "play Advance...")


def test_q48_an_option_possible_in_part_is_open() -> None:
    """Mysticism: discard 2 with 1 card in hand."""
    t = imperium("seats 2, stage solstice\nred: romans; play 1UNC8; hand 1ROM14\nblue: celts\nunrest: 6")
    t.asks("red", "choose", ["take 1 unrest", "discard 2 cards"]).act("discard").expect("red: hand; discard 1ROM14")


def test_q48_an_option_that_does_nothing_is_closed() -> None:
    t = imperium("seats 2, stage solstice\nred: romans; play 1UNC8\nblue: celts\nunrest: 6")
    t.expect("unrest: 5")  # an empty hand: unrest is taken


def test_d17_nobody_is_forced_to_pay() -> None:
    """Druids without an unrest: the progress or the price."""
    t = imperium("seats 2\nred: celts B; hand 1CEL14\nblue: romans")
    t.act("play Druids")
    t.asks("red", "choose", ["gain 1 progress", "pay 1 population to break through for 1 uncivilised card"])


def test_d17_portals_without_a_region_leave_play() -> None:
    t = imperium("seats 2, stage solstice\nred: utopians B; play 2UTO5(2UTO12); tokens 0 0 0; hand\nblue: romans")
    t.act("Portals").expect("red: play; tokens 0 1 0")


def test_d17_optional_options_stay_open() -> None:
    """Path to Shangri-la, with no region in the discard pile: progress need not be paid."""
    t = imperium("seats 2, stage solstice\nred: utopians B; flipped 2UTO2; tokens 0 0 6\nblue: romans")
    t.asks("red", "choose").act("you may").expect("red: tokens 0 0 6")


def test_d17_gwaith_camlan_without_a_knight() -> None:
    t = imperium("seats 2, stage solstice\nred: arthurians B; play 2ART8; hand 2ART20\nblue: romans\nunrest: 6")
    t.act("Gwaith Camlan").expect("unrest: 4")


def test_d18_kleito_needs_the_palace_for_the_second_option() -> None:
    t = imperium(f"seats 2\nred: atlanteans B; hand 2ATL9\nblue: romans\n{MARKET}")
    t.act("play Kleito").asks("red", "acquire")


def test_q51_develop_is_obligatory_if_a_card_can_be_paid() -> None:
    t = imperium("seats 2\nred: persians; empire; hand 1TRI3; development 1PER5 1PER3; tokens 4 4 0\nblue: romans")
    t.act("play Egyptians").asks("red", "develop", ["Windmills", "Battering Ram"])


# -- unrest ----------------------------------------------------------------------------------------------------------


def test_q9_a_victim_gives_what_it_has_and_takes_unrest() -> None:
    t = imperium("seats 2\nred: vikings; hand 1VIK13\nblue: romans; tokens 1 0 0\nunrest: 6")
    t.act("play Go a'Viking").expect("red: tokens 4 2 1\nblue: tokens 0 0 0\nunrest: 5")


def test_q10_effects_go_in_turn_order() -> None:
    t = imperium(
        "seats 3\n"
        "red: romans; empire; hand 1ROM3\n"
        "blue: celts; hand 1CEL14 1CEL15 1CEL16\n"
        "white: greeks; hand 1GRE14 1GRE15 1GRE16"
    )
    t.act("play Military").asks("blue", "discard")
    t.act("blue: Druids + Glory").asks("white", "discard")


def test_q13_unrest_of_an_acquired_card_is_taken() -> None:
    t = imperium(
        f"seats 2\n"
        f"red: vikings B; hand 1TRI1; nation 1VIK4 1VIK5 1VIK2\n"
        f"blue: romans\n"
        f"{MARKET.replace('1TRI1', '1TRI3')}"
    )
    t.act("play Armenians").asks("red", "may").act("skip").expect("red: nation 1VIK4 1VIK5 1VIK2")


def test_q28_garrisoned_unrest_counts_in_a_collapse() -> None:
    t = imperium("seats 2\nred: romans; play 1ROM20(1ROM22); hand 1ROM23\nblue: celts")
    assert unrest_count(t.g, 0) == 2


def test_q33_notorious_counts_after_the_sumerians() -> None:
    t = imperium(
        "seats 2, ending 2, stage solstice\nred: romans A; history 1FAM3; tokens 0 0 0\n"
        "blue: celts B; history 1TRI7; discard 1CEL22 1CEL23; hand 1CEL13; tokens 0 0 0"
    )
    t.act("Unrest (Celts, no. 1) from the hand", "no more")
    assert t.g.scores == [2, 3 - 4]


def test_q40_the_unrest_being_played_is_not_one_of_the_two_cards() -> None:
    t = imperium("seats 2\nred: romans; hand 1ROM22 1ROM14; tokens 0 0 0\nblue: celts")
    t.cannot("red", "play Unrest...")


def test_q40_direct_democracy_lowers_materials_and_cards_but_not_population() -> None:
    t = imperium("seats 2\nred: greeks; empire; play 1GRE8; hand 1GRE22 1GRE14; tokens 2 0 0\nblue: celts\nunrest: 6")
    t.act("play Unrest").asks("red", "choose", ["discard 1 card", "pay 2 materials"])
    t.act("pay 2").expect("red: tokens 0 0 0; hand 1GRE14")


def test_reductions_add_up_but_not_below_one() -> None:
    t = imperium("seats 2\nred: qin; empire; play 2QIN2 1GRE8 2EGY9; hand 2QIN23; tokens 1 0 0\nblue: celts\nunrest: 6")
    t.act("play Unrest").expect("red: tokens 0 0 0; hand")


def test_q41_a_card_is_free_played_once_per_turn() -> None:
    t = imperium("seats 2\nred: romans; hand 1TRI2 1REG13 1ROM17; play 2UNC7\nblue: celts")
    t.act("play Assyrians", "play Woodland", "Assyrians", "Armenians", "skip", "exhaust Code of Laws")
    t.expect("red: hand 1TRI2 1ROM17").cannot("red", "play Assyrians")


def test_d33_embalming_once_per_payment_and_not_for_progress_alone() -> None:
    t = imperium("seats 2\nred: egyptians; empire; play 2EGY4; hand 1CIV13 2EGY22; tokens 0 0 1\nblue: celts")
    t.act("play Mercenaries").asks("red", "turn").expect("red: hand 2EGY22; actions 4")
    t = imperium("seats 2\nred: egyptians; empire; play 2EGY4; hand 2TRI8 2EGY22 2EGY23; tokens 0 2 0\nblue: celts")
    t.act("play Persians", "Unrest").asks("red", "break_through")
    t.expect("red: history 2EGY22")


# -- cards of the common boxes ---------------------------------------------------------------------------------------


def test_q5_per_n_cards_counts_the_power_card() -> None:
    imperium("seats 2\nred: greeks B; hand 1GRE14 1GRE15\nblue: celts").expect("red: points 1GRE1=1")


def test_q8_a_given_card_goes_to_the_hand() -> None:
    t = imperium("seats 2\nred: romans; hand 2TRI7 1ROM14; deck 1ROM15\nblue: celts")
    t.act("play Carthaginians", "Glory (").expect("red: hand 1ROM15; tokens 5 2 1\nblue: hand 1ROM14")


def test_q15_oracle_with_one_card_to_draw() -> None:
    t = imperium("seats 2\nred: romans; hand 1UNC9 1ROM14; deck 1ROM15; nation\nblue: celts")
    t.act("play Oracle").expect("red: hand 1ROM14; discard 1ROM15 1UNC9")


def test_q31_a_card_that_cannot_be_played_stays_in_hand() -> None:
    """Parmenion takes Sacred Pass, which an empire cannot play."""
    t = imperium(f"seats 2\nred: macedonians B; empire; hand 1MAC4\nblue: romans\n{MARKET.replace('1REG4', '1REG14')}")
    t.act("play Parmenion", "acquire", "Sacred Pass").expect("red: hand 1REG14; history 1MAC4")


def test_q32_a_treated_icon_is_no_longer_fertile() -> None:
    t = imperium("seats 2\nred: celts B; play 1UNC10 1CEL12; hand 1CEL2; nation\nblue: romans; nation")
    t.act("exhaust Agriculture", "play Celtic Gold").expect("red: tokens 3 2 1")


def test_q34_jade_mask_with_an_empty_hand() -> None:
    t = imperium("seats 2\nred: romans; hand 1UNC2; deck\nblue: celts")
    t.act("play Jade Mask").expect("red: discard 1UNC2; hand; deck")


def test_q34_minoans_tributary_gains_even_with_an_empty_hand() -> None:
    imperium("seats 2\nred: romans; hand 1TRI9\nblue: celts").act("play Minoans").expect("red: tokens 3 2 3")


def test_q35_a_garrisoned_cataphract_is_not_discarded() -> None:
    t = imperium(f"seats 2\nred: romans; empire; hand 1CIV15; play 1ROM11\nblue: celts\n{MARKET}")
    t.act("play Cataphract", "skip", "Gallia").expect("red: play 1ROM11(1CIV15); discard")


def test_q36_a_two_suited_card_triggers_the_celts() -> None:
    t = imperium(f"seats 2\nred: celts A; hand 2TRI4\nblue: romans\n{MARKET.replace('1CIV2', '1UNC15')}")
    t.act("play Phoenicians").asks("red", "react", ["exhaust Celts", "skip"])


def test_q39_cattle_raid_robs_other_players_with_a_region_and_empires() -> None:
    t = imperium("seats 3\nred: celts; hand 1CEL19; play 1CEL21\nblue: romans; play 1ROM20\nwhite: greeks; empire")
    t.act("play Cattle Raid").expect("red: tokens 6 2 2\nblue: tokens 2 2 1\nwhite: tokens 3 2 0")


def test_q43_hand_limits_add_up() -> None:
    t = imperium(
        "seats 2, stage cleanup\n"
        "red: romans; play 1FAM8 1TRI5; deck 1ROM14 1ROM15 1ROM16 1ROM17 1ROM18 1ROM19 1ROM20 1ROM21\n"
        "blue: celts"
    )
    t.act("Armenians")
    assert len(t.zone("red", "hand")) == 7


def test_q44_a_region_played_by_phalanx_triggers_tents() -> None:
    t = imperium("seats 2\nred: macedonians A; play 1MAC17 1SCY21; discard 1MAC19\nblue: romans")
    t.act("exhaust Phalanx", "exhaust Tents").expect("red: tokens 7 3 1; actions 2")


def test_q45_sacred_pass_swaps_a_hand_card_for_the_top_nation_card() -> None:
    t = imperium("seats 2\nred: romans; play 1REG14; hand 1ROM22; nation 1ROM9 1ROM2\nblue: celts")
    t.act("exhaust Sacred Pass", "look at", "Sacred Pass").expect(
        "red: hand 1ROM9; nation 1ROM22 1ROM2; discard 1REG14"
    )


def test_q45_sacred_pass_never_takes_the_accession_card() -> None:
    t = imperium("seats 2\nred: romans; play 1REG14; hand 1ROM22; nation 1ROM2\nblue: celts")
    t.act("exhaust Sacred Pass", "look at", "Sacred Pass").expect("red: hand 1ROM22; nation 1ROM2; discard 1REG14")


def test_q46_ambassador_copies_sacred_pass_and_abandons_itself() -> None:
    t = imperium("seats 2\nred: romans; play 1UNC14; hand 1ROM22; nation 1ROM9 1ROM2\nblue: celts; play 1REG14*")
    t.act("exhaust Ambassador", "look at", "Ambassador").expect("red: hand 1ROM9; discard 1UNC14\nblue: play 1REG14*")


def test_q46_ambassador_does_not_copy_reactions() -> None:
    t = imperium("seats 2\nred: romans; play 1UNC14\nblue: scythians; play 1SCY21 1SCY9")
    t.act("exhaust Ambassador").expect("red: play 1UNC14*")  # Tamga needs a card to discard: nothing to copy


def test_acclaimed_takes_a_variable_card_from_market_or_main_pile() -> None:
    t = imperium(
        "seats 2\n"
        "red: romans; hand 2FAM8\n"
        "blue: celts\n"
        "market: 1REG4, 1UNC9, 1CIV2, 1TRI1, 1TRI2\n"
        "main: 1REG9 1TRI8 1REG5"
    )
    t.act("play Acclaimed").asks("red", "break_through", ["Oracle", "reveal cards from the main pile"])
    t.act("reveal").expect("red: hand 1TRI8; history 2FAM8")


@pytest.mark.parametrize(
    ("red", "plays"),
    [
        ("romans; play 2UNC10 1REG4; hand 1ROM9; nation", ["play Prosperity", "gain 1 material"]),
        ("romans; play 2UNC10 2UNC11 1REG4; nation", ["exhaust Water Mill"]),
        ("carthaginians; play 2UNC10 1CAR7 1REG4; nation", ["exhaust Trading Ships", "Coast", "Elders"]),
    ],
)
def test_domestication_answers_a_fertile_card_used_to_gain_materials(red: str, plays: list[str]) -> None:
    t = imperium(f"seats 2\nred: {red}\nblue: celts; nation\nmarket: 1REG9, 1UNC3 2 material, 1CIV2, 1TRI1, 1TRI2")
    t.act(*plays[:2])
    if t.options() != ["exhaust Domestication", "skip"]:
        t.act(*plays[2:])
    t.asks("red", "react", ["exhaust Domestication", "skip"])


@pytest.mark.parametrize(
    ("red", "plays"),
    [
        ("romans; play 1UNC12 1UNC11 1REG5; nation", ["exhaust Boats"]),
        ("romans; play 1UNC12 1UNC19 1REG5; nation", ["exhaust Port"]),
        ("romans; play 1UNC12; hand 1REG9; nation", ["play Marsh"]),
    ],
)
def test_shaduf_answers_a_river_card_used_to_gain_materials(red: str, plays: list[str]) -> None:
    t = imperium(f"seats 2\nred: {red}\nblue: celts; nation")
    t.act(*plays).asks("red", "react", ["exhaust Shaduf", "skip"])


def test_domestication_does_not_answer_other_gains() -> None:
    t = imperium("seats 2\nred: romans; play 2UNC10 1REG4; hand 2FAM2; nation\nblue: celts")
    t.act("play Independent").asks("red", "cleanup_token")


def test_only_one_of_two_nomads_needs_a_barbarian() -> None:
    t = imperium("seats 2\nred: scythians; empire; hand 1SCY14 1SCY15\nblue: celts")
    t.can("red", "play Nomads").cannot("red", "play Nomads (barbarian)")


def test_only_one_of_two_indian_elephants_needs_a_barbarian() -> None:
    t = imperium("seats 2\nred: mauryans; empire; hand 2MAU12 2MAU13\nblue: celts")
    t.can("red", "play Indian Elephants").cannot("red", "play Indian Elephants (barbarian)")


def test_q52_combs_is_used_up_by_the_next_card() -> None:
    t = imperium("seats 2\nred: vikings; play 1VIK4; hand 1CIV13 2FAM2; tokens 0 1 0\nblue: romans")
    t.act("exhaust Combs", "play Independent").asks("red", "cleanup_token")  # not Mercenaries too


def test_q52_alexander_the_great_acquires_each_region_by_choice() -> None:
    t = imperium(
        f"seats 2\nred: macedonians B; empire; hand 1MAC6; history 1MAC2\nblue: romans\n{MARKET}\nexile: 1REG9"
    )
    t.act("play Alexander the Great", "Marsh from exile", "skip").expect("red: hand 1REG9; history 1MAC2 1MAC6")


def test_q50_romans_gain_nothing_from_king_of_kings() -> None:
    t = imperium("seats 2\nred: romans A; hand 1ROM14; play 1ROM20 1ROM11 1ROM12; tokens 0 0 0\nblue: celts\nfame:")
    t.act("play Glory").expect("red: tokens 0 0 6")


def test_a_free_development_needs_a_card() -> None:
    t = imperium("seats 2\nred: vikings; empire; hand 1FAM5\nblue: romans")
    t.act("play Glorious").expect("red: discard 1FAM5; tokens 3 2 1")


# -- Legends nations -------------------------------------------------------------------------------------------------


def test_d1_peredur_finds_the_graal_into_the_hand() -> None:
    t = imperium("seats 2\nred: arthurians; hand 2ART17; discard 2ART3\nblue: romans")
    t.act("play Peredur", "find").expect("red: hand 2ART3; discard\nexile: 2ART17")


def test_d2_twrch_trwyth_ignores_the_empire_icon_for_one_free_play() -> None:
    t = imperium("seats 2\nred: arthurians; play 2ART5; hand 1CIV13; tokens 0 1 1; actions 0\nblue: romans")
    t.act("exhaust Twrch").expect("red: tokens 0 0 0; actions 1; discard 1CIV13")


def test_d35_the_ignored_icon_does_not_carry_over() -> None:
    """Without a card to play the progress is paid for nothing; an empire card drawn later cannot be played."""
    t = imperium("seats 2\nred: arthurians; play 2ART5; hand 2FAM3; deck 1CIV4; tokens 0 0 1\nblue: romans\nunrest: 6")
    t.act("exhaust Twrch", "play Magnificent").expect("red: hand 1CIV4; tokens 0 0 0").cannot("red", "play Corruption")


def test_d4_an_active_quest_is_a_garrisoned_knight() -> None:
    t = imperium("seats 2\nred: arthurians B; front 2ART2(2ART4); hand 2ART14; tokens 0 0 0\nblue: romans\nunrest: 6")
    t.act("play Gwalchmei").expect("red: tokens 0 0 1\nunrest: 5")


def test_d5_guennuvar_abandons_king_arthur_from_below_a_region() -> None:
    t = imperium(
        f"seats 2\nred: arthurians; hand 2ART24 1CIV13; play 2ART21(2ART19); tokens 0 1 0\nblue: romans\n{MARKET}"
    )
    t.act("play Guennuvar", "abandon").expect(
        "red: play 2ART21; discard 2ART19 2ART24 1CIV13; actions 3\nblue: tokens 3 2 2"
    )


def test_d6_lady_bertilak_without_a_region_to_abandon() -> None:
    t = imperium("seats 2\nred: arthurians; hand 2ART15; deck 2ART20 2ART21\nblue: romans; hand 1ROM14 1ROM15")
    t.act("play Lady Bertilak").expect("red: hand 2ART20 2ART21\nblue: hand; discard 1ROM14 1ROM15")


def test_d6_gwalchmei_takes_unrest_even_without_a_garrisoned_knight() -> None:
    t = imperium("seats 2\nred: arthurians; hand 2ART14; tokens 0 0 0\nblue: romans\nunrest: 6")
    t.act("play Gwalchmei").expect("red: tokens 0 0 0\nunrest: 5")


def test_d7_progress_on_pottery_is_lost_when_it_leaves_otherwise() -> None:
    t = imperium(
        f"seats 2\nred: greeks; empire; hand 1GRE7 1GRE14 1GRE15\nblue: minoans; play 2MIN16; stock 2MIN16=3\n{MARKET}"
    )
    t.act("play Greek Innovation", "Glory", "Coast").expect("blue: hand 2MIN16; tokens 3 2 1")
    assert t.g.stock == []


def test_d8_olmec_traders_give_and_a_mask_brings_unrest() -> None:
    t = imperium("seats 3\nred: olmecs; empire; hand 2OLM5 2OLM18 1ROM14\nblue: romans\nwhite: greeks\nunrest: 8")
    t.act("play Olmec Traders", "Stone Mask (no. 3) from the hand")
    t.expect("red: hand; tokens 6 2 1\nwhite: hand 1ROM14\nunrest: 7")
    assert len(t.zone("blue", "hand")) == 2


def test_d8_whoever_gives_chooses_who_goes_without() -> None:
    """Exports with one card to give: to whom is its owner's choice, not that of the turn order."""
    t = imperium("seats 3\nred: romans; empire; hand 1CIV11 1ROM14\nblue: celts\nwhite: greeks")
    t.act("play Exports").asks("red", "who_takes_next", ["Player 2", "Player 3"]).act("Player 3")
    t.expect("red: hand\nblue: hand\nwhite: hand 1ROM14")


def test_d8_who_ignores_the_attack_leaves_the_card_to_another() -> None:
    t = imperium("seats 3\nred: romans; empire; hand 1CIV11 1ROM14\nblue: celts; play 1REG12\nwhite: greeks")
    t.act("play Exports", "blue: Cape", "blue: suffer it", "red: Player 2", "blue: ignore it")
    t.expect("red: hand\nblue: hand 1REG12\nwhite: hand 1ROM14")


def test_d9_olmec_hieroglyphics_frees_another_card() -> None:
    t = imperium("seats 2\nred: olmecs; play 2OLM10 2OLM2*\nblue: romans")
    t.act("exhaust Olmec Hieroglyphics", "take an exhaust token back").expect("red: play 2OLM10* 2OLM2; exhaust 4")


def test_d10_shangri_la_replaces_each_gain_once() -> None:
    t = imperium(
        "seats 2\n"
        "red: utopians B; empire; journey; flipped 2UTO3; hand 2TRI4\n"
        "blue: romans\n"
        "market: 1REG4, 1UNC3, 1CIV2 3 material, 1TRI1, 1TRI2"
    )
    t.act("play Phoenicians").expect("red: tokens 3 4 1\nblue: tokens 3 2 2")


def test_d11_step_pyramids_and_stone_heads_together() -> None:
    t = imperium(f"seats 2\nred: olmecs; play 2OLM14 2OLM3 2OLM7(2OLM24)\nblue: romans\n{MARKET}")
    t.act("exhaust Lodestone", "Coast")
    t.expect("red: hand 1REG4; discard 2OLM24; exhaust 3")


def test_d12_ashoka_puts_attacks_of_hand_deck_and_discard_into_history() -> None:
    t = imperium(
        "seats 2\n"
        "red: mauryans B; empire; hand 2MAU5 2MAU12; deck 2MAU22 2MAU13; discard 1CIV4\n"
        "blue: romans\n"
        "fame: 1FAM3"
    )
    t.act("play Ashoka").expect("red: hand; deck 2MAU22; discard; history 1FAM3 2MAU12 2MAU13 1CIV4 2MAU5")


def test_d13_atlantean_fleet_robs_the_others() -> None:
    t = imperium("seats 2\nred: atlanteans B; hand 2ATL20; discard 2ATL19\nblue: romans")
    t.act("play Atlantean Fleet", "sink").expect("red: sunken 2ATL19; tokens 3 2 2; discard 2ATL20\nblue: tokens 3 2 0")


def test_d15_lost_tomes_with_two_scrolls() -> None:
    t = imperium("seats 2, stage solstice\nred: utopians B; play 2UTO7(2UTO12 2UTO13)\nblue: romans\nfame: 1FAM4 1FAM1")
    t.act("Lost Tomes", "Lost Tomes").expect("red: play\nfame: 1FAM1")


def test_d16_atlanteans_pay_with_the_replaced_move() -> None:
    t = imperium("seats 2\nred: atlanteans B; play 2MIN12; discard 2ATL19; deck 2ATL15\nblue: romans")
    t.act("exhaust Writing Systems").expect("red: hand 2ATL15; play 2MIN12*")


def test_sinking_without_a_sunken_pile_is_discarding() -> None:
    t = imperium(f"seats 2\nred: romans; empire; hand 2ATL9\nblue: celts\n{MARKET}")
    t.act("play Kleito", "Coast").expect("red: discard 2ATL9; sunken")


def test_d20_egyptians_develop_as_barbarians() -> None:
    t = imperium("seats 2\nred: egyptians A; development 2EGY4 2EGY3; tokens 4 0 0\nblue: romans\nunrest: 6")
    t.act("exhaust Egyptians").expect("red: discard 2EGY4; actions 2; barbarian\nunrest: 5")


def test_d22_chandragupta_finds_the_first_copy() -> None:
    t = imperium(
        f"seats 2\nred: mauryans B; hand 2MAU18; deck 2MAU22 2MAU13; nation 2MAU12 2MAU2\nblue: romans\n{MARKET}"
    )
    t.act("play Chandragupta").expect("red: deck 2MAU22; discard 2MAU13; nation 2MAU12 2MAU2; history 2MAU18")


def test_d23_morigena_without_an_active_quest() -> None:
    t = imperium(
        "seats 2\nred: arthurians; hand 2ART16; play 2ART21(2ART23); nation 2ART9 2ART8\nblue: romans\nunrest: 8"
    )
    t.act("play Morigena", "Britannia Prima").expect("red: discard 2ART9 2ART16 2ART21 2ART23; nation 2ART8")


def test_d24_myrddin_frees_the_active_quest() -> None:
    t = imperium(
        "seats 2\n"
        "red: arthurians; hand 2ART23; play 2ART21(2ART9 2ART17) 2ART22(2ART18); front 2ART2(2ART7)\n"
        "blue: romans"
    )
    t.act("play Myrddin").expect("red: hand 2ART7; play 2ART21 2ART22; discard 2ART9 2ART17 2ART18 2ART23")


def test_d25_utopians_take_unrest_before_the_reshuffle() -> None:
    t = imperium("seats 2\nred: utopians B; hand 2FAM7; deck 2UTO9; discard 2UTO10\nblue: romans\nunrest: 6")
    t.act("play Eminent").expect("unrest: 4")  # twice: before the reshuffle and after it
    assert len(t.zone("red", "hand")) == 4


def test_d26_the_path_leaves_the_game() -> None:
    t = imperium("seats 2, stage solstice\nred: utopians B; flipped 2UTO2; tokens 1 1 5\nblue: romans")
    t.act("if you have").expect("red: front 2UTO1 2UTO3; history; empire\nexile:")
    assert NUMBER["2UTO2"] in t.g.removed


def test_d28_a_knight_resolves_the_play_text_of_its_host() -> None:
    t = imperium("seats 2\nred: arthurians; hand 2ART9; play 2ART21; deck 2ART20\nblue: romans")
    t.act("play Bedwyr", "Britannia Prima", "skip").expect("red: play 2ART21(2ART9); hand 2ART20")


def test_d29_gwaith_camlan_cannot_be_recalled() -> None:
    t = imperium(f"seats 2\nred: greeks; empire; hand 1GRE7 1GRE14 1GRE15\nblue: arthurians; play 2ART8\n{MARKET}")
    t.act("play Greek Innovation", "Glory", "Coast").expect("blue: play 2ART8; hand")


def test_d30_exile_is_skipped_when_every_market_card_has_a_token() -> None:
    t = imperium(
        "seats 2\nred: atlanteans B; hand 2ATL16\nblue: romans\n"
        "market: 1REG4 1 progress, 1UNC3 1 progress, 1CIV2 1 progress, 1TRI1 1 material, 1TRI2 1 population"
    )
    t.act("play Thule").expect("red: play 2ATL16; tokens 3 3 1\nexile:")


def test_d31_a_fame_card_taken_without_a_look() -> None:
    t = imperium("seats 2\nred: romans A; hand 1VIK12; tokens 0 0 0\nblue: celts\nfame: 1FAM4 1FAM1")
    t.act("play Rollo").expect("red: hand 1FAM4; tokens 0 0 0")


def test_q42_the_solstice_goes_in_turn_order_from_the_first_player() -> None:
    """Mysticism and Religion, and one unrest is left: the first player takes it, and the game ends there."""
    t = imperium("seats 2, stage solstice\nred: romans; play 1UNC8; hand\nblue: celts; play 2UNC8; hand\nunrest: 1")
    t.expect("blue: hand")
    assert t.g.collapsed and [unrest_count(t.g, seat) for seat in (0, 1)] == [1, 0]


def test_d32_a_new_journey_face_waits_for_the_next_solstice() -> None:
    t = imperium("seats 2, stage solstice\nred: utopians B; empire; journey; tokens 0 24 5\nblue: romans")
    t.act("if you have").expect("red: tokens 0 24 0\nending: 0")
    t.asks("red", "turn")


def test_d34_monastery_without_a_card_to_exile() -> None:
    t = imperium("seats 2\nred: utopians B; play 2UTO4; hand 2UTO12; tokens 0 0 0\nblue: romans")
    t.act("exhaust Monastery").expect("red: play 2UTO4*(2UTO12); tokens 0 2 0\nexile:")


def test_d34_monastery_exiles_an_attack_card() -> None:
    t = imperium("seats 2\nred: utopians B; play 2UTO4; hand 2UTO12 1CIV4; tokens 0 0 0\nblue: romans")
    t.act("exhaust Monastery").expect("red: tokens 0 2 1\nexile: 1CIV4")


def test_d36_king_wu_pays_first_then_acquires() -> None:
    t = imperium(
        f"seats 2\n"
        f"red: qin; empire; hand 2QIN8; play 2QIN22; history 2QIN21; tokens 0 0 3\n"
        f"blue: romans\n"
        f"{MARKET}\n"
        f"unrest: 8"
    )
    t.act("play King Wu", "2", "Coast", "Elders").expect("red: tokens 0 0 1; history 2QIN8 2QIN21")


def test_d36_school_of_diplomacy_abandons_first() -> None:
    t = imperium(f"seats 2\nred: qin; empire; hand 2QIN17; play 2QIN18 2QIN11\nblue: romans\n{MARKET}")
    t.act("play School of Diplomacy", "Western Zhou", "Coast").expect("red: hand 1REG4; play 2QIN11")


def test_confucianism_and_legalism_exclude_each_other() -> None:
    t = imperium("seats 2\nred: qin; hand 2QIN16; play 2QIN15\nblue: romans")
    t.act("play Legalism").expect("red: play 2QIN16; discard 2QIN15")


def test_graal_cannot_be_chosen_while_other_quests_remain() -> None:
    t = imperium("seats 2, stage solstice\nred: arthurians B; development 2ART3 2ART4\nblue: romans\nunrest: 6")
    t.act("King Arthur's Court", "take 1 unrest").expect("red: development 2ART3")


def test_no_second_active_quest() -> None:
    t = imperium("seats 2, stage solstice\nred: arthurians B; front 2ART2(2ART7); hand 2ART20\nblue: romans\nunrest: 6")
    t.act("Arthurians")
    t.asks("red", "turn").expect("red: development 2ART3 2ART4 2ART5 2ART6\nunrest: 6")


def test_q6_scythians_divide_separately() -> None:
    imperium("seats 2\nred: scythians B; tokens 2 0 0; hand 1REG2 1REG3\nblue: celts").expect("red: points 1SCY1=0")


def test_vikings_reshuffle_nation_cards_all_game_and_never_become_an_empire() -> None:
    t = imperium("seats 2\nred: vikings; hand 2FAM7; nation 1VIK4 1VIK2\nblue: romans")
    t.act("play Eminent").expect("red: hand 1VIK4; nation 1VIK2; barbarian")


def test_qin_put_population_on_the_market() -> None:
    t = imperium(f"seats 2, stage cleanup\nred: qin B; nation\nblue: romans\n{MARKET}")
    t.act("Elders").expect("market: 1REG4, 1UNC3 1 population, ...")


def test_find_never_finds_the_accession_card() -> None:
    t = imperium("seats 2\nred: mauryans B; hand 2MAU19; nation 2MAU2; discard\nblue: romans")
    t.act("play Chanakya").expect("red: nation 2MAU2; history 2MAU19")  # no Arthashastra: the first option is forced
