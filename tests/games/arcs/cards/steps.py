"""Steps that many scenarios about cards share."""

from tests.scenario import Scenario


def stows(t: Scenario, seat: str) -> Scenario:
    """The seat puts its new tokens in the first free slots; where they lie does not matter."""
    while (
        (decision := t.game.decision) is not None and decision.seat == t.seats[seat] and decision.ask == "place_token"
    ):
        t.plays(seat, t.options()[0])
    return t


def counts(t: Scenario, ambition: str) -> list[int]:
    """What every seat has for an ambition."""
    return list(t.game.view(None)["ambitions"][ambition]["counts"])
