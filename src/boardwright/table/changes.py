"""What changed in a text, as a browser applies it: `[start, end, fresh]` puts `fresh` in the place of old[start:end].

Places are counted in the units of UTF-16, as JavaScript counts them; a text with letters that take two is sent whole.
"""

CHUNK = 2048
ANCHOR = 100
"""So many letters in the middle of a change are looked for in the old text: often it is the same there again."""

SMALL = 400
"""A change of so many letters is not divided, and a text of so many is sent whole."""

Change = tuple[int, int, str]


def changes_between(old: str, new: str) -> list[Change] | None:
    """The changes in their order; None if the whole text is hardly more."""
    if len(new) < SMALL:
        return None
    old, new = str.__str__(old), str.__str__(new)  # without what Markup does to its slices
    if not (is_plain(old) and is_plain(new)):
        return None
    found: list[Change] = []
    compare(old, new, 0, len(old), 0, len(new), found)
    return found if sum(len(fresh) + 20 for _, _, fresh in found) < len(new) * 0.8 else None


def is_plain(text: str) -> bool:
    """Whether every letter is one unit of UTF-16."""
    return len(text.encode("utf-16-le", "surrogatepass")) == 2 * len(text)


def compare(old: str, new: str, a: int, b: int, c: int, d: int, found: list[Change]) -> None:
    """Find the changes between old[a:b] and new[c:d]."""
    same = prefix(old, new, a, b, c, d)
    a, c = a + same, c + same
    same = suffix(old, new, a, b, c, d)
    b, d = b - same, d - same
    if a == b and c == d:
        return
    if b - a > SMALL and d - c > SMALL:
        for share in (2, 4, 4 / 3):
            middle = c + int((d - c) / share) - ANCHOR // 2
            there = old.find(new[middle : middle + ANCHOR], a, b)
            if there >= 0:
                compare(old, new, a, there, c, middle, found)
                compare(old, new, there, b, middle, d, found)
                return
    found.append((a, b, new[c:d]))


def prefix(old: str, new: str, a: int, b: int, c: int, d: int) -> int:
    """How many letters are the same at the beginning of old[a:b] and new[c:d]."""
    most, same, step = min(b - a, d - c), 0, CHUNK
    while step:
        if same + step <= most and old[a + same : a + same + step] == new[c + same : c + same + step]:
            same += step
        else:
            step //= 2
    return same


def suffix(old: str, new: str, a: int, b: int, c: int, d: int) -> int:
    """The same at the end."""
    most, same, step = min(b - a, d - c), 0, CHUNK
    while step:
        if same + step <= most and old[b - same - step : b - same] == new[d - same - step : d - same]:
            same += step
        else:
            step //= 2
    return same
