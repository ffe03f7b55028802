"""docs/api.md: its requests are made as they stand there, and what it says of the answers is so."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import boardwright
from boardwright.games import rules_of

pytestmark = pytest.mark.plain_only

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
REQUEST = re.compile(r"^    (POST|GET) +(/\S+)([^→]*)→((?:(?!\n    (?:POST|GET) |\n\n).)*)", re.MULTILINE | re.DOTALL)
SAID = re.compile(r'\["[a-z_]+"(?:, (?:"[^"]*"|\d+))*\]')
"""An option or an event."""


def lists_in(data: Any) -> list[Any]:
    """All lists within some JSON data."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return ([data] if isinstance(data, list) else []) + [one for value in inner for one in lists_in(value)]


def test_the_requests_are_answered_as_the_page_says(address: str) -> None:
    known, asked = {"k3x…": "", "9f0c…": ""}, []
    headers: dict[str, str] = {}
    for method, path, sent, told in REQUEST.findall(PAGE):
        for short, whole in known.items():
            path, sent = path.replace(short, whole), sent.replace(short, whole)
        body = json.loads(sent) if sent.strip() else None
        answer = httpx.request(method, address + path, json=body, headers=headers, timeout=30)
        if path.endswith("/record"):
            assert answer.status_code == 403 and "once it is over" in told
            continue
        assert answer.is_success, answer.text
        data = answer.json()
        assert [one for one in map(json.loads, SAID.findall(told)) if one not in lists_in(data)] == []
        assert all(text in answer.text for text in re.findall(r'"(?:text|question)": ("[^"…]+")', told))
        if "secrets" in data:
            known["k3x…"], headers = data["id"], {"authorization": f"Bearer {data['secrets']['0']}"}
        known["9f0c…"] = data["at"] if "at" in data else known["9f0c…"]
        asked.append(path.rpartition("/")[2])
    assert [one for one in asked if one != known["k3x…"]] == ["games", "join", "play", "why-not", "events"]
    wrong = {"at": known["9f0c…"], "option": ["lead", "construction-9"]}
    refused = httpx.post(f"{address}/api/games/{known['k3x…']}/play", json=wrong, headers=headers, timeout=30)
    assert refused.json()["error"].startswith('["lead", "construction-9"] is not an option now; choose one of [')


def test_every_option_that_the_page_names_is_declared() -> None:
    tables = [(rules_of(game).vocabulary, sort) for game in boardwright.games() for sort in ("options", "events")]
    for one in map(json.loads, SAID.findall(PAGE)):
        verbs = [getattr(words, sort)[one[0]] for words, sort in tables if one[0] in getattr(words, sort)]
        if verbs and one[1:] != ["construction-9"]:
            assert any(
                verb.fits(one[1:])
                and all(value in kind.numbers or not kind.ids for kind, value in zip(verb.kinds, one[1:], strict=True))
                for verb in verbs
            ), one
