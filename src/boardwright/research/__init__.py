"""The games as environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Needs the extra packages of `pip install 'boardwright[research]'`. docs/research.md tells how to use it.
"""

from boardwright.games import GAMES, module_if_any, rules_of
from boardwright.kernel.errors import BoardwrightError


def missing_extra(missing: ModuleNotFoundError) -> ImportError:
    """What to say when a package of the extra is not installed."""
    name = str(missing.name).partition(".")[0]
    return ImportError(f"This needs {name}: run pip install 'boardwright[research]'.", name=name)


try:
    from boardwright.kernel.features import Features
except ModuleNotFoundError as missing:
    raise missing_extra(missing) from None


def features_of(game: str) -> Features:
    """The columns of a game, what fills them, and the numbers of its options."""
    package = GAMES[rules_of(game).name]
    module = module_if_any(f"{package}.features")
    if module is None:
        raise BoardwrightError(f"The game {game!r} has no columns for programs that learn: write {package}.features.")
    features = module.FEATURES
    assert isinstance(features, Features)
    return features
