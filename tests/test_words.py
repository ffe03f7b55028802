"""Words for people: every message is there, is unique within its decision, and can be typed."""

import re
from collections import Counter

import pytest

import boardwright
from boardwright import words as words_module
from boardwright.bots.random import RandomBot
from boardwright.games import rules_of
from boardwright.kernel.decision import Decision
from boardwright.kernel.errors import BoardwrightError
from boardwright.kernel.state import Event
from boardwright.kernel.vocabulary import Vocabulary, verb
from boardwright.sentences import BEGIN, Part, capital, mark, parts_of, plain
from boardwright.words import MissingMessage, Words, missing, unreadable, wrong_variables
from tests.toy import ASKS, COUNT, EVENTS, OPTIONS, RULES, SEAT, toy_rules

pytestmark = pytest.mark.usefixtures("toy")

DECISION = Decision(0, "play", [("play", 3), ("play", 13), ("peek",), ("keep",), ("give", 0, 1)], (0, 2))


@pytest.fixture
def words() -> Words:
    return Words(RULES, strict=True)


# -- saying ------------------------------------------------------------------------------------------------------------


def test_questions_options_and_events_are_sentences(words: Words) -> None:
    assert words.ask(DECISION) == "Ann, which card do you play in round 2?"
    assert words.option(("play", 3)) == "play 3"
    assert words.event(Event(1, ("peeked", 1), None)) == "Bob peeks at the deck."


def test_lines_of_the_chronicle_begin_with_a_large_letter() -> None:
    assert capital("the Romans play Glory.") == "The Romans play Glory."
    assert capital("(the Romans drew Glory.)") == "(The Romans drew Glory.)"
    assert (capital("Ann"), capital("")) == ("Ann", "")
    assert capital(f"({mark('the Romans', 0)} drew Glory.)") == f"({mark('The Romans', 0)} drew Glory.)"


def test_words_for_one_game_call_the_seats_by_what_they_play() -> None:
    game = boardwright.new("imperium", 2, 1, {"nation_1": "romans", "nation_2": "qin"})
    plain = Words(game.rules, strict=True)
    words = plain.of(game)
    assert words.event(Event(1, ("gave", 1, 0), None)) == "The Qin give the Romans a card."
    assert words.event(Event(1, ("drew_card", 0, 0), (0,))).startswith("(The Romans drew ")
    assert words.option(("seat", 1)) == "the Qin"
    assert plain.option(("seat", 1)) == "Player 2"
    arcs = boardwright.new("arcs", 2, 1)
    assert Words(arcs.rules).of(arcs).name("seat", 0) == "Red"


def test_marked_words_tell_which_seats_a_sentence_names(words: Words) -> None:
    won = Event(1, ("won", 1, 0, 2), None)
    parts = parts_of(words.marked.event(won))
    assert parts == [Part("Bob", 1), Part(" takes the trick; "), Part("Ann", 0), Part(" gets 2 points.")]
    assert plain(words.marked.event(won)) == words.event(won) == "Bob takes the trick; Ann gets 2 points."
    assert words.concerned(won) == [1, 0] and words.concerned(Event(1, ("dealt", 1), None)) == []
    assert parts_of(words.marked.ask(DECISION))[0] == Part("Ann", 0)
    assert words.marked != words and words.marked == words.marked


def test_a_seat_is_marked_by_argument_not_by_its_name() -> None:
    game = boardwright.new("imperium", 2, 1, {"nation_1": "romans", "nation_2": "qin"})
    words, card = Words(game.rules, strict=True).of(game), game.rules.vocabulary.kinds["card"].numbers["2TRI5"]
    parts = parts_of(words.marked.event(Event(1, ("acquired", 0, card), None)))
    assert parts == [Part("The Romans", 0), Part(" acquire Romans (tributary).")]


def test_a_faction_stands_for_the_seat_that_plays_it() -> None:
    game = boardwright.new("scythe", 2, 1, {"factions": "saxony,nordic"})
    words, factions = Words(game.rules, strict=True).of(game), game.rules.vocabulary.kinds["faction"].numbers
    gave = Event(1, ("gave", factions["nordic"], 3, factions["saxony"]), None)
    assert [part.seat for part in parts_of(words.marked.event(gave)) if part.seat is not None] == [1, 0]
    assert words.concerned(gave) == [1, 0]
    assert BEGIN not in words.event(gave)


def test_plurals_and_no_isolation_marks(words: Words) -> None:
    assert words.event(Event(1, ("won", 0, 1, 1), None)) == "Ann takes the trick; Bob gets a point."
    assert words.event(Event(1, ("won", 0, 1, 2), None)) == "Ann takes the trick; Bob gets 2 points."


def test_a_missing_message_raises_in_tests_and_shows_itself_in_play(words: Words) -> None:
    loose = Words(RULES)
    for option in (("fold", 1), ("play",), ("play", 1, 2)):
        with pytest.raises(MissingMessage):
            words.option(option)
        assert loose.option(option).startswith("⟦option-")
    assert loose.option(("fold", 1)) == "⟦option-fold 1⟧"
    assert loose.message("nothing-like-this", count=3) == "⟦nothing-like-this 3⟧"
    with pytest.raises(MissingMessage):
        words.message("answer-number")


def test_another_language_falls_back_to_english() -> None:
    assert Words(RULES, "fr").option(("peek",)) == "peek at the deck"
    assert missing(RULES, "fr")


def test_shared_words_need_no_game() -> None:
    assert Words().message("save-done", file="a.json") == "Saved to a.json."
    with pytest.raises(MissingMessage, match="not the words of a game"):
        Words().option(("peek",))


def test_lists_are_said_as_the_language_lists(words: Words) -> None:
    assert words.listed(["a", "b", "c"]) == "a, b, c"
    assert words.either(["a", "b"]) == "a or b"


# -- what is missing ---------------------------------------------------------------------------------------------------


def test_missing_lists_what_the_tables_need_and_the_file_lacks() -> None:
    assert missing(RULES) == []
    more = toy_rules(vocabulary=Vocabulary([*ASKS, verb("bet", count=COUNT)], [*OPTIONS, verb("fold")], EVENTS))
    assert missing(more) == ["ask-bet", "option-fold"]


def test_variables_that_will_not_be_given_are_found() -> None:
    assert wrong_variables(RULES) == []
    less = toy_rules(vocabulary=Vocabulary(ASKS, [*OPTIONS, verb("give", seat=SEAT)], EVENTS))
    assert wrong_variables(less) == ["option-give $seat2"]


def test_every_locale_file_is_readable() -> None:
    for language in words_module.languages():
        assert unreadable(language) == []


@pytest.mark.parametrize("game", boardwright.games())
def test_no_message_of_a_game_is_written_twice(game: str) -> None:
    """Of two with the same id only the first is ever read."""
    for folder in sorted(words_module.FOLDERS[0].iterdir()):
        files = [folder / f"{game}{part}.ftl" for part in words_module.PARTS]
        texts = [path.read_text("utf-8") for path in files if path.is_file()]
        found = Counter(re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.MULTILINE))
        assert [name for name, count in found.items() if count > 1] == []


@pytest.mark.parametrize("game", boardwright.games())
def test_every_game_has_all_its_words(game: str) -> None:
    rules = rules_of(game)
    assert missing(rules) == []
    assert wrong_variables(rules) == []


@pytest.mark.parametrize("game", [*boardwright.games(), "toy"])
def test_everything_asked_and_told_in_random_games_is_said_and_read_back(game: str) -> None:
    words = Words(rules_of(game), strict=True)
    for seed, seats in enumerate(range(rules_of(game).seats[0], rules_of(game).seats[1] + 1)):
        position, bot = boardwright.new(game, seats, seed), RandomBot(seed)
        while (decision := position.decision) is not None:
            assert words.ask(decision)
            assert len({words.option(option).casefold() for option in decision.options}) == len(decision.options)
            choice = bot.choose(position, decision.seat)
            assert words.parse(decision, words.option(choice).upper()) == choice
            position.play(choice)
        for event in position.events:
            assert words.event(event).rstrip(')"').endswith((".", "!", "?"))
        outcome = position.outcome
        assert outcome is not None and words.outcome(outcome)


# -- reading -----------------------------------------------------------------------------------------------------------


def test_case_and_spaces_do_not_matter(words: Words) -> None:
    assert words.parse(DECISION, "  PLAY   3 ") == ("play", 3)


def test_a_beginning_is_enough_if_it_is_the_only_one(words: Words) -> None:
    assert words.parse(DECISION, "pe") == ("peek",)
    assert words.parse(DECISION, "give") == ("give", 0, 1)
    assert words.parse(Decision(0, "play", [("play", 1), ("play", 13)], (0, 1)), "play 1") == ("play", 1)


def test_a_beginning_of_several_options_is_refused_with_them(words: Words) -> None:
    with pytest.raises(BoardwrightError, match="play 3 or play 13"):
        words.parse(DECISION, "play")


@pytest.mark.parametrize("text", ["", "   ", "xyzzy", "play 99", "⟦"])
def test_anything_else_is_refused_with_the_nearest(words: Words, text: str) -> None:
    with pytest.raises(BoardwrightError, match="closest options are"):
        words.parse(DECISION, text)
    with pytest.raises(BoardwrightError, match="peek at the deck"):
        words.parse(DECISION, "peak at deck")


# -- help --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("subject", ["peek", "Peeking", "PEEK", "eeki"])
def test_help_is_found_by_id_name_and_part_of_a_name(words: Words, subject: str) -> None:
    ((title, text),) = words.help(subject)
    assert title == "Peeking" and text.startswith("Look at")


def test_help_on_a_card_and_on_nothing(words: Words) -> None:
    assert words.help("7") == [("", "The card in the middle.")]
    assert words.help("middle.") == words.help("7")
    assert words.help("castle") == words.help(" ") == []
