"""What can go wrong, each said in one sentence that tells what to do."""


class BoardwrightError(Exception):
    """Wrong input. The message is one clear sentence; nothing was changed."""


class IllegalOption(BoardwrightError):
    """The option is not among the options of the current decision."""


class UnknownGame(BoardwrightError):
    """No game of that name is registered."""


class BadSetting(BoardwrightError):
    """A number of seats, a seed or an option of a game that cannot be used."""


class RecordError(BoardwrightError):
    """A record that cannot be read or does not replay."""


class RulesError(Exception):
    """A mistake in the rules of a game (never in the input): a decision without options, an unknown stage."""
