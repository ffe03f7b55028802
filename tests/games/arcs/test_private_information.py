"""What each seat may see (p.22)."""

import json

from boardwright.games.arcs.facts import ACTION_CARDS
from boardwright.games.arcs.hands import swap_cards
from boardwright.games.arcs.state import EVERYONE, PILE
from boardwright.kernel.rng import Rng

from .position import SEATS, ArcsScenario, arcs

HANDS = """
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship; blue 1 ship; white 1 ship
        red: hand aggression-2 aggression-6
        blue: hand administration-3 administration-4 administration-5
        white: hand construction-2 construction-3
"""


def hands(t: ArcsScenario, seat: str | None) -> list[object]:
    """The three hands as a seat sees them."""
    number = None if seat is None else SEATS[seat]
    return [player["hand"] for player in t.game.view(number)["players"]]


def names(t: ArcsScenario, seat: str | None) -> str:
    """All that a seat sees, as one text to search."""
    return json.dumps(t.game.view(None if seat is None else SEATS[seat]))


def test_r91_hands_are_secret_and_their_size_is_open() -> None:
    t = arcs(HANDS)
    assert hands(t, "red") == [["aggression-2", "aggression-6"], None, None]
    assert hands(t, "white") == [None, None, ["construction-2", "construction-3"]]
    assert hands(t, None) == [None, None, None]
    for seat in ("red", "blue", "white", None):
        number = None if seat is None else SEATS[seat]
        assert [player["hand_count"] for player in t.game.view(number)["players"]] == [2, 3, 2]
    for card in ("administration-3", "administration-4", "administration-5"):
        assert card in names(t, "blue")
        assert card not in names(t, "red") + names(t, "white") + names(t, None)


def test_r91_cards_played_face_down_are_secret() -> None:
    t = arcs(HANDS)
    t.plays("red", "lead Aggression 2", "go on", "end turn")
    t.plays("blue", "copy with Administration 3", "seize with Administration 5")
    for seat in ("red", "white", None):
        round_ = t.game.view(None if seat is None else SEATS[seat])["round"]
        assert [(row["mode"], row["card"]) for row in round_] == [
            ("lead", "aggression-2"),
            ("copy", None),
            ("seize", None),
        ]
        assert "dministration" not in names(t, seat) + str(t.chronicle(seat))
    assert [row["card"] for row in t.game.view(SEATS["blue"])["round"]] == [
        "aggression-2",
        "administration-3",
        "administration-5",
    ]
    assert "(Blue played Administration 3 face down to copy.)" in t.chronicle("blue")


def test_r91_and_stay_secret_in_the_discard_pile() -> None:
    t = arcs(HANDS)
    t.plays("red", "lead Aggression 2", "go on", "end turn")
    t.plays("blue", "copy with Administration 3", "seize with Administration 5", "end turn")
    t.plays("white", "copy with Construction 2", "end turn")
    assert t.game.view(SEATS["red"])["known_discard"] == ["aggression-2"]
    assert t.game.view(None)["known_discard"] == ["aggression-2"]
    assert t.game.view(SEATS["blue"])["known_discard"] == ["aggression-2", "administration-3", "administration-5"]
    assert sorted(t.game.view(SEATS["white"])["known_discard"]) == ["aggression-2", "construction-2"]
    for seat in ("red", "white", None):
        assert "dministration" not in names(t, seat) + str(t.chronicle(seat))


def test_r91_cards_thrown_away_when_everybody_passes_are_not_shown() -> None:
    t = arcs(HANDS)
    t.plays("red", "pass the initiative").plays("blue", "pass the initiative").plays("white", "pass the initiative")
    assert t.g.chapter == 2
    lines = "\n".join(t.chronicle(None))
    assert "Administration" not in lines and "Construction" not in lines and "Aggression" not in lines


def test_r91_drawn_cards_are_seen_by_the_drawer_alone() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship
        red: hand aggression-2 aggression-6
        discard: construction-4
        court: bc31 red 1, bc02, bc03, bc04
    """)
    t.plays("red", "lead Aggression 2", "go on", "secure")
    assert "construction-4" in names(t, "red")
    assert "(Red drew Construction 4.)" in t.chronicle("red")
    for seat in ("blue", "white", None):
        assert "construction-4" not in names(t, seat)
        assert "Construction 4" not in str(t.chronicle(seat))


def test_r91_everything_else_on_the_table_is_open() -> None:
    t = arcs("""
        seats 3, set-up 3p-mix-up, initiative red
        6-gate: red 1 ship, 1 damaged ship
        2-hex: blue damaged city; white starport
        red: hand aggression-2; resources fuel relic; cards bc02; captives 2 blue; outrage psionic; power 4
        white: trophies red 1 ship 2 agents
        court: bc22 red 2 blue 1, bc23, bc24, bc28
        court discard: bc20 bc26
        ambitions: keeper 5
    """)
    open_views = []
    for seat in (0, 1, 2, None):
        view = t.game.view(seat)
        assert view["court_discard"] == ["bc20", "bc26"]
        red, white = view["players"][0], view["players"][2]
        assert red["captives"] == [0, 2, 0]
        assert red["cards"] == ["bc02"]
        assert [slot["resource"] for slot in red["slots"][:2]] == ["fuel", "relic"]
        assert red["outrage"] == ["psionic"]
        assert white["trophies"][0] == {"owner": 0, "ships": 1, "cities": 0, "starports": 0, "agents": 2}
        view["seat"] = None
        for player in view["players"]:
            player["hand"] = None
        open_views.append(view)
    assert open_views[0] == open_views[1] == open_views[2] == open_views[3]


def test_r91_the_order_of_decks_is_hidden() -> None:
    one = arcs(HANDS + "        deck: bc19 bc22\n        discard: mobilization-2 mobilization-3\n")
    other = arcs(HANDS + "        deck: bc22 bc19\n        discard: mobilization-3 mobilization-2\n")
    for seat in ("red", "blue", "white", None):
        assert names(one, seat) == names(other, seat)


def test_r91_a_look_at_a_hand_tells_the_looker_alone() -> None:
    t = arcs(HANDS.replace("aggression-6", "aggression-6; cards bc17"))
    t.plays("red", "lead Aggression 2", "declare Tycoon", "Blue")
    blue = ["administration-3", "administration-4", "administration-5"]
    assert t.game.view(SEATS["red"])["players"][SEATS["blue"]]["known"] == blue
    t.plays("red", "take Administration 4")  # for the only other card
    assert t.hand("red") == ["administration-4"]
    assert t.game.view(SEATS["red"])["players"][SEATS["blue"]]["known"] == [
        "administration-3",
        "administration-5",
        "aggression-6",
    ]
    assert t.game.view(SEATS["blue"])["players"][SEATS["red"]]["known"] == ["administration-4"]
    for seat in ("white", None):
        assert "administration" not in names(t, seat)
        assert "aggression-6" not in names(t, seat)
        assert "Administration" not in str(t.chronicle(seat))
        assert "Aggression 6" not in str(t.chronicle(seat))


def test_r91_an_exchange_does_not_tell_the_others_which_cards_went() -> None:
    """Everybody has seen blue take Administration 3 back; whether red takes it by Farseers is for the two alone."""
    worlds = []
    for wanted in ("Administration 3", "Construction 4"):
        t = arcs("""
            seats 3, set-up 3p-mix-up, initiative blue
            6-gate: red 1 ship; blue 1 ship; white 1 ship
            red: hand mobilization-2 aggression-2 construction-6; cards bc17 bc25
            blue: hand administration-3 mobilization-6 construction-4; cards bc04
            white: hand construction-2 construction-3 construction-5
        """)
        t.plays("blue", "lead Administration 3", "go on", "use Admin Union", "end turn")
        t.plays("white", "copy with Construction 2", "go on", "end turn")
        t.plays("red", "copy with Mobilization 2", "go on", "end turn")
        t.plays("blue", "lead Mobilization 6", "go on", "end turn")
        t.plays("white", "copy with Construction 3", "go on", "end turn")
        assert t.game.view(SEATS["white"])["players"][SEATS["blue"]]["known"] == ["administration-3"]
        t.plays("red", "pivot with Aggression 2", "declare Tycoon", "Blue")
        assert t.game.view(SEATS["red"])["players"][SEATS["blue"]]["known"] == ["administration-3", "construction-4"]
        t.plays("red", f"take {wanted}")
        worlds.append([names(t, seat) for seat in ("white", None)])
    assert worlds[0] == worlds[1]
    assert t.game.view(SEATS["red"])["players"][SEATS["blue"]]["known"] == ["administration-3", "construction-6"]


def test_r91_an_exchanged_card_that_was_seen_going_to_the_pile_stays_there_for_the_others() -> None:
    t = arcs(HANDS)
    red, blue, card = SEATS["red"], SEATS["blue"], ACTION_CARDS.index("aggression-6")
    t.g.knows = ((EVERYONE, PILE, card),)  # and red has drawn it from there since
    swap_cards(t.g, red, card, blue, ACTION_CARDS.index("administration-4"))
    for seat in ("white", None):
        assert t.game.view(None if seat is None else SEATS[seat])["known_discard"] == ["aggression-6"]
    assert t.game.view(red)["known_discard"] == [] and t.game.view(blue)["known_discard"] == []
    assert t.game.view(red)["players"][blue]["known"] == ["aggression-6"]


def test_r91_whether_a_card_known_to_be_in_a_hand_was_copied_with_is_anybodys_guess() -> None:
    guesses = []
    for copied in ("Administration 3", "Construction 4"):
        t = arcs("""
            seats 3, set-up 3p-mix-up, initiative blue
            6-gate: red 1 ship; blue 1 ship; white 1 ship
            red: hand mobilization-2 aggression-6 construction-6
            blue: hand administration-3 mobilization-6 construction-4; cards bc04
            white: hand construction-2 construction-3 construction-5
        """)
        t.plays("blue", "lead Administration 3", "go on", "use Admin Union", "end turn")
        t.plays("white", "copy with Construction 2", "seize with Construction 3", "end turn")
        t.plays("red", "copy with Mobilization 2", "end turn").plays("white", "lead Construction 5", "go on")
        t.plays("red", "copy with Aggression 6", "go on")
        assert t.game.view(SEATS["white"])["players"][SEATS["blue"]]["known"] == ["administration-3"]
        t.plays("blue", f"copy with {copied}")
        assert t.game.view(SEATS["white"])["players"][SEATS["blue"]]["known"] == []
        hands_of_blue = []
        for seed in range(20):
            guess = t.g.copy()
            t.game.rules.redeal(guess, SEATS["white"], Rng.seeded(seed))
            hands_of_blue.append(guess.hands[SEATS["blue"]])
        guesses.append(hands_of_blue)
    assert guesses[0] == guesses[1]


def test_r91_of_a_hand_that_was_seen_as_a_whole_all_cards_stay_known() -> None:
    t = arcs(HANDS.replace("aggression-6", "aggression-6; cards bc17"))
    t.plays("red", "lead Aggression 2", "declare Tycoon", "Blue", "go on", "end turn")
    t.plays("blue", "copy with Administration 3", "go on")
    blue = ["administration-3", "administration-4", "administration-5"]
    assert t.game.view(SEATS["red"])["players"][SEATS["blue"]]["known"] == blue  # one of them is on the table
