"""Where an option is clicked: by the kinds of what it holds. A drawing says only where it differs."""

from collections.abc import Sequence

from boardwright.kernel.decision import Option
from boardwright.kernel.vocabulary import Value, Verb, Vocabulary
from boardwright.table.scene import Scene


def spots_of_option(scene: Scene, option: Option) -> tuple[str, ...]:
    """The spots of all that an option holds, in the order of its arguments."""
    return spots_of(vocabulary(scene).options[str(option[0])], option[1:], asked(scene))


def spots_of_question(scene: Scene) -> tuple[str, ...]:
    """The spots of all that the question of the viewer names, in the order of its values."""
    decision = scene.decision
    return () if decision is None else spots_of(vocabulary(scene).asks[decision.ask], decision.values, decision.seat)


def spots_of(verb: Verb, values: Sequence[Value], seat: int) -> tuple[str, ...]:
    """The spots of these values. A seat that has a part in another spot (`slot-{seat}-{id}`) is no spot itself."""
    held = list(zip(verb.kinds, values, strict=True))
    in_seat = any("{seat}" in kind.spot for kind in verb.kinds)
    owner = next((value for kind, value in held if kind.relative), seat)
    return tuple(
        kind.spot.format(id=kind.outside(value), seat=owner)
        for kind, value in held
        if kind.spot and not (kind.relative and in_seat)
    )


def asked(scene: Scene) -> int:
    """The seat of the viewer's decision; -1 without one."""
    return scene.decision.seat if scene.decision is not None else -1


def vocabulary(scene: Scene) -> Vocabulary:
    assert scene.words.rules is not None
    return scene.words.rules.vocabulary
