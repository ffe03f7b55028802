"""The standing rules that bind everybody, as cards in force."""
