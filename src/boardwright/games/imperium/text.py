"""How a decision, an option and an event are said."""

from boardwright.kernel.rules import Text

TEXT = Text({}, {}, {}, lambda kind, value, language: str(value))
