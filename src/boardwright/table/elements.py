"""HTML and SVG as Python: `div("#board.wide", title="…")["text", span["more"]]`.

An element is text as soon as it has its children, so that a screen costs little more than its letters. What is text of
others is escaped; `Markup` is not. Of the attributes, `class_` takes a list in which None and a dict's false names are
left out, True is an attribute without a value, None and False are no attribute, and `data_spot` is written `data-spot`.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from keyword import iskeyword
from typing import Any, TypeAlias

from markupsafe import Markup, escape

Attribute: TypeAlias = str | int | Iterable[str | Mapping[str, bool] | None] | Mapping[str, bool] | None
Node: TypeAlias = "bool | str | int | Element | Iterable[Node] | None"
"""Whatever can stand in an element: nothing (None, True, False), text, an element, or several of these."""

search = re.compile("[&<>'\"]").search
VOID = frozenset(("br", "hr", "img", "input", "link", "meta"))


class Element:
    """An element: its name, its attributes as text, and what is in it as text."""

    __slots__ = ("attributes", "inner", "name")

    def __init__(self, name: str, attributes: str = "", inner: str = "") -> None:
        self.name = name
        self.attributes = attributes
        self.inner = inner

    def __call__(self, css: str = "", given: Mapping[str, Attribute] | None = None, /, **more: Attribute) -> "Element":
        """With these attributes: `css` is `#id.class.class`, `given` are attributes by their names in HTML."""
        if given or "class_" in more:
            named = {**shorthand(css), **(given or {}), **{html_name(name): value for name, value in more.items()}}
            return Element(self.name, "".join(written(name, value) for name, value in named.items()), self.inner)
        attributes = shorthand_text(css)
        for name, value in more.items():
            if value.__class__ is str:
                attributes += f' {html_name(name)}="{escaped(value)}"'
            elif value is not None:
                attributes += written(html_name(name), value)
        return Element(self.name, attributes, self.inner)

    def __getitem__(self, children: Node) -> "Element":
        """With these children."""
        return Element(self.name, self.attributes, text_of(children))

    def __html__(self) -> str:
        name = self.name
        if name in VOID:
            return f"<{name}{self.attributes}>"
        doctype = "<!doctype html>" if name == "html" else ""
        return f"{doctype}<{name}{self.attributes}>{self.inner}</{name}>"

    def __str__(self) -> str:
        return self.__html__()


def rendered(node: Node) -> Markup:
    """A node as text that needs no escaping any more."""
    return Markup(text_of(node))


def text_of(node: Any) -> str:
    """The text of a node."""
    kind = node.__class__
    if kind is str:
        return escaped(node)
    if kind is Element or kind is Markup:
        html: str = node.__html__()
        return html
    if node is None or kind is bool:
        return ""
    if kind is int:
        return str(node)
    return "".join([text_of(child) for child in node])


def escaped(text: str) -> str:
    """Text that says the same in HTML."""
    return text if search(text) is None else str(escape(text))


def written(name: str, value: Any) -> str:
    """An attribute as text, with a space before it."""
    if name == "class":
        value = (value if isinstance(value, str) else " ".join(class_names(value))) or None
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escaped(str(value))}"'


def class_names(value: Any) -> list[str]:
    """The names of a list of classes, or of those in a dict that are true."""
    names: list[str] = []
    for item in (value,) if isinstance(value, Mapping) else value or ():
        if isinstance(item, Mapping):
            names += (name for name, there in item.items() if there)
        elif item:
            names.append(item)
    return names


@lru_cache(1000)
def html_name(name: str) -> str:
    """How a keyword argument is called in HTML: `class_`, `data_spot`."""
    bare = name.removesuffix("_")
    return (bare if iskeyword(bare) else name).replace("_", "-")


@lru_cache(4000)
def shorthand(css: str) -> dict[str, str]:
    """The id and the classes of `#id.class.class`."""
    if not re.fullmatch(r"(#[^\s#.]+)?(\.[^\s#.]+)*", css):
        raise ValueError(f"{css!r} is not #id.class.class.")
    head, *classes = css.split(".")
    return {**({"id": head[1:]} if head else {}), **({"class": " ".join(classes)} if classes else {})}


@lru_cache(4000)
def shorthand_text(css: str) -> str:
    """`#id.class.class` as attributes."""
    return "".join(written(name, value) for name, value in shorthand(css).items())


a = Element("a")
article = Element("article")
b = Element("b")
body = Element("body")
button = Element("button")
caption = Element("caption")
circle = Element("circle")
dd = Element("dd")
defs = Element("defs")
details = Element("details")
dialog = Element("dialog")
div = Element("div")
dl = Element("dl")
dt = Element("dt")
em = Element("em")
fieldset = Element("fieldset")
footer = Element("footer")
form = Element("form")
g = Element("g")
h1 = Element("h1")
h2 = Element("h2")
h3 = Element("h3")
head = Element("head")
header = Element("header")
html = Element("html")
img = Element("img")
input = Element("input")
kbd = Element("kbd")
label = Element("label")
legend = Element("legend")
li = Element("li")
line = Element("line")
link = Element("link")
main = Element("main")
meta = Element("meta")
nav = Element("nav")
ol = Element("ol")
optgroup = Element("optgroup")
option = Element("option")
output = Element("output")
p = Element("p")
path = Element("path")
polygon = Element("polygon")
polyline = Element("polyline")
radial_gradient = Element("radialGradient")
rect = Element("rect")
script = Element("script")
section = Element("section")
select = Element("select")
small = Element("small")
span = Element("span")
stop = Element("stop")
strong = Element("strong")
summary = Element("summary")
svg = Element("svg")
symbol = Element("symbol")
table = Element("table")
tbody = Element("tbody")
td = Element("td")
text = Element("text")
th = Element("th")
thead = Element("thead")
title = Element("title")
tr = Element("tr")
ul = Element("ul")
use = Element("use")
