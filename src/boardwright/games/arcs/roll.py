"""Battle dice on the table."""

from typing import Final

from boardwright.kernel.rng import Rng

from .facts import FACES, MOST_OF_A_KIND

Symbols = tuple[int, int, int, int, int]
"""Self-hits, intercepts, hits, building hits, keys."""


def symbol_counts(die: int, face: int) -> Symbols:
    """The symbols of one face."""
    symbols = FACES[die][face]
    return (
        symbols.count("self_hit"),
        symbols.count("intercept"),
        symbols.count("hit"),
        symbols.count("building_hit"),
        symbols.count("key"),
    )


SYMBOLS: Final[list[list[Symbols]]] = [[symbol_counts(die, face) for face in range(6)] for die in range(3)]
SAME_FACE: Final[list[list[int]]] = [[faces.index(face) for face in faces] for faces in FACES]
"""The first face of a die with the same symbols."""


BASE: Final = MOST_OF_A_KIND + 1


def faces_written(code: int) -> list[list[int]]:
    """The faces per kind of die that `Roll.written` wrote down."""
    faces: list[list[int]] = []
    for _ in FACES:
        shown: list[int] = []
        for face in range(6):
            shown.extend([face] * (code % BASE))
            code //= BASE
        faces.append(shown)
    return faces


class Roll:
    """The faces that were rolled, per kind of die, each as the first face with the same symbols."""

    def __init__(self, rng: Rng, dice: list[int]) -> None:
        self.faces: list[list[int]] = [
            sorted(SAME_FACE[die][rng.below(6)] for _ in range(count)) for die, count in enumerate(dice)
        ]

    def again(self, rng: Rng, die: int, faces: list[int]) -> None:
        """Roll the dice with these faces again, all together."""
        for face in faces:
            self.faces[die].remove(face)
        self.faces[die].extend(SAME_FACE[die][rng.below(6)] for _ in faces)
        self.faces[die].sort()

    def written(self) -> int:
        """All faces as one number: how often each of them lies there."""
        code = 0
        for faces in reversed(self.faces):
            for face in range(5, -1, -1):
                code = code * BASE + faces.count(face)
        return code

    def totals(self) -> Symbols:
        """The symbols of all dice."""
        own = ring = hits = building = keys = 0
        for die, faces in enumerate(self.faces):
            for face in faces:
                one = SYMBOLS[die][face]
                own += one[0]
                ring += one[1]
                hits += one[2]
                building += one[3]
                keys += one[4]
        return own, ring, hits, building, keys
