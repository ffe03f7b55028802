"""The campaign as rows of small numbers, and a number for every option: for programs that learn (docs/research.md)."""

from boardwright.kernel.decision import Decision, Option
from boardwright.kernel.features import Actions, Columns, Features, Question

from .state import Campaign
from .vocabulary import VOCABULARY

ACTIONS = Actions(VOCABULARY.options)
STATE = Columns()
QUESTION = Question(STATE, VOCABULARY.asks)
OPTION = Columns()
VERB = OPTION.each("verb", list(VOCABULARY.options))
VERB_PLACE: dict[str, int] = {verb: place for place, verb in enumerate(VOCABULARY.options)}


def state_row(g: Campaign, seat: int, decision: Decision | None) -> list[int]:
    """The position as a seat may see it."""
    row = [0] * len(STATE.names)
    if decision is not None:
        QUESTION.write(row, decision, seat, g.seats)
    return row


def write_option(row: list[int], at: int, g: Campaign, seat: int, option: Option) -> None:
    """What is known of an option."""
    row[at + VERB + VERB_PLACE[str(option[0])]] = 1


def score(g: Campaign, seat: int) -> int:
    return g.power[seat]


FEATURES = Features(STATE.names, OPTION.names, state_row, write_option, ACTIONS, score)
