"""The verbs of the card notation, one file per family."""
