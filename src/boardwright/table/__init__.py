"""The table: play in the browser. Only this room knows HTML."""

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version


def version() -> str:
    """The version of Boardwright; "0" for sources that are not installed."""
    try:
        return installed_version("boardwright")
    except PackageNotFoundError:
        return "0"
