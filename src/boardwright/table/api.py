"""The JSON API."""

from typing import Any

HANDLERS: list[Any] = []
