"""Cards of Arcs that the campaign has again: both games know whose action it is."""

from tests.generic.processes import answer_of


def test_g2_games_of_arcs_stay_as_they_are_when_the_campaign_was_loaded_first() -> None:
    """Also, what they come to is said of the cards of Arcs."""
    found = answer_of("tests.games.arcs_campaign.beside")
    assert len(found) > 2 and all(found.values()), f"other positions than stored: {found}"
    clauses = {clause for reached in found.values() for clause in reached}
    assert {"bc02.manufacture", "bc23.trade"} <= clauses
    assert not any(clause.startswith("cc") for clause in clauses)
