"""The spaces of observations and actions, as PettingZoo and Gymnasium want them."""

from boardwright.kernel.features import MOST, Features
from boardwright.research import missing_extra
from boardwright.research.desk import MOST_OPTIONS

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as missing:
    raise missing_extra(missing) from None


def observation_space(features: Features) -> spaces.Dict:
    """The position, a row for each option with its action, and the mask of the legal actions."""
    size = features.actions.size
    return spaces.Dict(
        {
            "state": spaces.Box(0, MOST, (len(features.state_columns),), np.uint8),
            "options": spaces.Box(0, MOST, (MOST_OPTIONS, len(features.option_columns)), np.uint8),
            "option_ids": spaces.Box(-1, size - 1, (MOST_OPTIONS,), np.int32),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
    )


def action_space(features: Features) -> spaces.Discrete:
    """The numbers of all options of a game."""
    return spaces.Discrete(features.actions.size)
