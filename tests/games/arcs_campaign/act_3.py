"""Positions of Act III: red has one of its fates; nobody else has any unless it is said."""

import boardwright
from boardwright.games.arcs.campaign.state import Campaign
from boardwright.games.arcs.facts import CARD_NUMBER
from tests.games.arcs_campaign.position import ReachScenario, reach


def act_3(fates: str, lines: str, seats: int = 3, begin: str = "", chapter: int = 1) -> ReachScenario:
    """The lead of red in Act III, or what begins before it: "scoring", "edicts", "crises", "set-up"."""
    if begin != "scoring" and " hand " not in lines:
        lines += "\nred: hand aggression-2\nblue: hand aggression-3"
    head = f"seats {seats}, initiative red, act 3, chapter {chapter}" + (f", begin {begin}" if begin else "")
    return reach("\n".join([head, f"fates: {fates}", *lines.strip().splitlines()]))


def grand(t: ReachScenario, seat: str = "red") -> list[bool]:
    """Which of the two grand ambitions a seat fulfils now."""
    told: list[bool] = t.player(seat)["objective"]["grand"]
    return told


def leads(t: ReachScenario, card: str = "Aggression 2") -> ReachScenario:
    """Red leads a card and declares nothing."""
    t.plays("red", f"lead {card}")
    if t.game.decision is not None and t.game.decision.ask == "declare":
        t.plays("red", "go on")
    return t


def secures(t: ReachScenario, *texts: str) -> ReachScenario:
    """Red, who has agents on one card only, leads Aggression 2, secures it and answers."""
    return leads(t).plays("red", "secure", *texts)


def begun(fates: str) -> Campaign:
    """A game that begins with Act III, up to its first lead; earlier acts count as won."""
    options = {"acts": "campaign", "first_act": 3, "fates": fates}
    game = boardwright.new("arcs_campaign", seats=len(fates.split(",")), seed=1, options=options)
    while not any(state_of(game).hands):
        assert game.decision is not None
        game.play(game.decision.options[0])
    return state_of(game)


def state_of(game: boardwright.Game) -> Campaign:
    state = game.state
    assert isinstance(state, Campaign)
    return state


def lies(g: Campaign, card: str) -> str:
    """Where a card has come to."""
    number = CARD_NUMBER[card]
    places = {"court": [*g.court_deck, *g.court], "scrapped": g.scrapped, "booklet": g.laws, "red": g.cards[0]}
    return next((name for name, cards in places.items() if number in cards), "nowhere")
