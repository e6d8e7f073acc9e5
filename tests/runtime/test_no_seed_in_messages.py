"""What would tell every hand never reaches the windows: no message carries a seed, by its type."""

import ast
import itertools
import typing
from collections.abc import Iterator

import msgspec
import pytest

from dev_checkout import ROOT
from pega6_desktop.core.variant import Setup
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.record import GameRecord
from pega6_desktop.runtime import messages, shelf_messages

SPOKEN = {
    **{kind.__name__: kind for kind in typing.get_args(messages.Message | messages.News | messages.Command)},
    **{kind.__name__: kind for kind in typing.get_args(shelf_messages.ShelfReply | shelf_messages.ShelfCommand)},
}


def reached(hint: object, seen: set[object]) -> Iterator[type]:
    """Every class that a value of this type may hold, however deep."""
    for part in typing.get_args(hint):
        yield from reached(part, seen)
    if typing.get_origin(hint) is None and isinstance(hint, type) and hint not in seen:
        seen.add(hint)
        yield hint
        for field in typing.get_type_hints(hint).values() if hint.__module__.startswith("pega6_desktop") else ():
            yield from reached(field, seen)


@pytest.mark.parametrize("name", SPOKEN)
def test_no_message_holds_a_seed_by_its_type(name: str) -> None:
    held = list(reached(SPOKEN[name], set()))
    assert not {GameRecord, Setup} & set(held)
    fields = {field for kind in held if issubclass(kind, msgspec.Struct) for field in kind.__struct_fields__}
    assert "seed" not in fields


@pytest.mark.parametrize(("game", "variant"), [(game, name) for game in GAMES for name in GAMES[game].variants])
def test_no_observation_holds_a_seed(game: str, variant: str) -> None:
    rules = GAMES[game]
    state = rules.initial(rules.setup(variant, {}, rules.variants[variant].min_seats, 271828182845904))
    for event in rules.opening(state):
        state = rules.evolve(state, event)
        for viewer in (None, 0):
            assert "271828182845904" not in repr(rules.observe(state, viewer))
            assert "271828182845904" not in repr(rules.redact(event, viewer))


def test_no_window_names_a_seed_or_a_value_that_has_one() -> None:
    """Neither by import nor as an attribute."""
    forbidden = {"seed", "GameRecord", "Setup", "Deal", "seed_of", "deal_code.read"}
    files = sorted((ROOT / "pega6_desktop" / "ui").rglob("*.py"))
    assert len(files) > 200
    found = [
        (file.name, name)
        for file, node in itertools.chain.from_iterable(
            ((file, node) for node in ast.walk(ast.parse(file.read_text("utf-8")))) for file in files
        )
        for name in named(node)
        if name in forbidden
    ]
    assert found == []


def named(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Attribute):
        yield node.attr
        if isinstance(node.value, ast.Name):
            yield f"{node.value.id}.{node.attr}"
    elif isinstance(node, ast.keyword) and node.arg is not None:
        yield node.arg
    elif isinstance(node, ast.ImportFrom):
        yield from (alias.name for alias in node.names)
