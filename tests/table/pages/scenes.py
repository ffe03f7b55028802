"""Scenes to draw, and HTML read back."""

from html.parser import HTMLParser

import boardwright
from boardwright.games import rules_of
from boardwright.table.draw import players
from boardwright.table.scene import BOT, OPEN, Line, Player, Proposal, Said, Scene, words_for

EVIL = "<script>alert(1)</script>\"'&"


def scene_of(game: str, moves: int = 40, viewer: int | None = 0, **more: object) -> Scene:
    """What a seat sees of a game after so many moves; words that are missing raise."""
    played = boardwright.new(game, 3, 5)
    while played.decision is not None and (len(played.moves) < moves or viewer not in (None, played.decision.seat)):
        played.play(played.decision.options[len(played.moves) * 7 % len(played.decision.options)])
    words = words_for(rules_of(game), strict=True).of(played)
    sitting = [Player(EVIL), Player("", BOT, "random"), Player("", OPEN, connected=False)]
    decision = played.decision
    facts: dict[str, object] = {
        "id": "abc",
        "game": game,
        "view": played.view(viewer),
        "viewer": viewer,
        "seats": players(game, played.view(viewer), words, sitting),
        "words": words,
        "decision": decision if decision is not None and decision.seat == viewer else None,
        "reasons": played.why_not(viewer),
        "asked": [] if decision is None else [decision.seat],
        "lines": [
            Line(event.move, words.marked.event(event), next(iter(words.concerned(event)), None), True)
            for event in played.events
            if event.seen_by(viewer)
        ],
        "moves": len(played.moves),
        "at": "here",
        "outcome": played.outcome,
    }
    return Scene(**(facts | more))  # type: ignore[arg-type]


def full_scene(game: str) -> Scene:
    """A scene with everything that can be shown beside the board."""
    return scene_of(
        game,
        online=True,
        undo_step=3,
        thinking=[1],
        chat=[Said(EVIL, EVIL, 0, "12:00"), Said("", EVIL)],
        proposals=[Proposal("1", EVIL, 1, (), True)],
        invitations={2: "/game/abc/seat/secret"},
        exportable=True,
    )


class Tag:
    """An element of a page."""

    def __init__(self, name: str, attributes: dict[str, str | None], parent: "Tag | None") -> None:
        self.name = name
        self.attributes = attributes
        self.parent = parent
        self.text = ""

    def inside(self, name: str) -> bool:
        """Whether it stands in an element of this name."""
        return self.parent is not None and (self.parent.name == name or self.parent.inside(name))


VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class Page(HTMLParser):
    """All elements of a page, with the text in them."""

    def __init__(self, html: object) -> None:
        super().__init__()
        self.tags: list[Tag] = []
        self.open: list[Tag] = []
        self.feed(str(html))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(Tag(tag, dict(attrs), self.open[-1] if self.open else None))
        if tag not in VOID:
            self.open.append(self.tags[-1])

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open[-1].name == tag, f"{tag} closes {self.open[-1].name if self.open else 'nothing'}"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for tag in self.open:
            tag.text += data

    def all(self, name: str) -> list[Tag]:
        """The elements of a name."""
        return [tag for tag in self.tags if tag.name == name]

    def with_attribute(self, name: str) -> list[Tag]:
        """The elements that have an attribute."""
        return [tag for tag in self.tags if name in tag.attributes]

    def nameless(self) -> list[str]:
        """What can be operated but has no name for a screen reader."""
        labelled = {tag.attributes.get("for") for tag in self.all("label")}
        found = []
        for tag in self.tags:
            own = tag.attributes
            if tag.name not in ("a", "button", "input", "select", "textarea", "summary", "dialog"):
                continue
            if own.get("type") == "hidden":
                continue
            spoken = own.get("aria-label") or own.get("aria-labelledby")
            name = spoken or own.get("id") in labelled or tag.inside("label")
            if not name and not (tag.name in ("a", "button", "summary") and tag.text.strip()):
                found.append(f"{tag.name} {own}")
        return found
