"""The fields of a state are written once: in fields.yaml."""

import pytest

from tools import fields

pytestmark = pytest.mark.plain_only


def test_the_fields_of_every_game_are_those_of_its_table() -> None:
    made = fields.modules()
    assert made
    for path, text in made.items():
        assert path.read_text("utf-8") == text, "run: python tools/fields.py"
