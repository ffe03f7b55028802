"""Why a bot chose as it did."""

from boardwright.kernel.decision import Option


class Reason:
    """What a bot thought of one option: how often it tried it, the seat's share of winning, and its leaning to it.

    Shares and priors are between 0 and 1; the priors of all options of the decision add up to 1.
    """

    def __init__(self, option: Option, visits: int, share: float, prior: float) -> None:
        self.option = option
        self.visits = visits
        self.share = share
        self.prior = prior

    def __repr__(self) -> str:
        return f"Reason({self.option!r}, visits={self.visits}, share={self.share:.3f}, prior={self.prior:.3f})"


def no_choice(option: Option) -> list[Reason]:
    """All there is to say of a decision with one option."""
    return [Reason(option, 0, 0.0, 1.0)]


def best_first(reasons: list[Reason]) -> list[Reason]:
    """The option that was tried most first; of those tried as often, the one with the larger share."""
    return sorted(reasons, key=preference)


def preference(reason: Reason) -> tuple[int, float, float]:
    return -reason.visits, -reason.share, -reason.prior
