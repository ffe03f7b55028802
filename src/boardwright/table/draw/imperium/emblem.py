"""The emblem of Imperium."""

from boardwright.table.elements import Node, g, path, rect

SCENES = ("#8aa6a3", "#b9c7a0", "#c08457")


def emblem() -> Node:
    """A hand of cards: a region, a ship, a laurel."""
    parts: list[Node] = [rect(x="-60", width="280", height="100", fill="#6f2f2a")]
    for number, (turn, fill) in enumerate(((-16, "#c9b28a"), (0, "#efe3c8"), (16, "#dcc9a0"))):
        parts.append(
            g(transform=f"rotate({turn} 80 150)")[
                rect(x="58", y="14", width="44", height="66", rx="4", fill=fill, stroke="#3f1815", stroke_width="1.4"),
                rect(x="62", y="18", width="36", height="30", rx="2", fill=SCENES[number]),
                path(d="M64 56h32M64 62h32M64 68h20", stroke="#6b5a3d", stroke_width="1.6", opacity=".6"),
            ]
        )
    parts.append(
        g(fill="none", stroke="#3c5a2f", stroke_width="2", stroke_linecap="round")[
            path(d="M72 44c-7-4-9-12-5-19M88 44c7-4 9-12 5-19"),
            path(d="M67 38l-4-1M65 32l-4-2M66 26l-3-3M93 38l4-1M95 32l4-2M94 26l3-3"),
        ]
    )
    return parts
