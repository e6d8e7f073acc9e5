"""What the still pictures of a spread are made of, read from vector pictures: words, shapes by colour, and that all of
it grows with the window. With PAINTED_ANEW=1 in the environment painted.txt is written anew first.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QBuffer, QRectF, QSize
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtSvg import QSvgGenerator

from pega6_desktop.core.randomness import picked
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.theme import Theme, load_theme
from pega6_desktop.ui.table.art import CardArt
from pega6_desktop.ui.table.spread import Spread, SpreadLayout, Still
from pega6_desktop.ui.table.view import Intent, Target
from tests.ui.table import picture

pytestmark = pytest.mark.usefixtures("english")

SVG = "{http://www.w3.org/2000/svg}"
SIZES = ((1280, 800), (2560, 1600))
LEEWAY = 12.0
"""Pixels of the large picture by which whole pixels of type may move what stands beside it."""
TABLES = (("no_thanks", "base"), ("no_thanks", "tiger"), ("no_thanks", "tactical"), ("qwixx_cards", "base"))
MOMENTS = (0, 1, 6, 21, 40)
"""Decisions of a match before which the table is looked at, and the end of it."""
PEOPLE = tuple(SeatInfo(name, "human", avatar=at) for at, name in enumerate(("Marina", "Ana", "Bia")))
KEPT = Path(__file__).with_name("painted.txt")


class Mark(NamedTuple):
    """One thing that was painted: words, or a shape with its colours, and its box."""

    words: str
    fill: str
    edge: str
    box: QRectF


def marks(still: Still, look: Look, art: CardArt) -> list[Mark]:
    """Everything this picture paints, in order; pictures of cards and faces are one mark each."""
    picture, buffer = QSvgGenerator(), QBuffer()
    picture.setOutputDevice(buffer)
    picture.setSize(QSize(4000, 3000))
    picture.setViewBox(QRectF(0, 0, 4000, 3000))
    picture.setResolution(96)
    painter = QPainter(picture)
    still.draw(painter, look, art, 1.0)
    painter.end()
    root = ElementTree.fromstring(bytes(buffer.data().data()))
    return [_mark(group, part) for group in root.iter(f"{SVG}g") for part in group if part.tag != f"{SVG}g"]


def _mark(group: ElementTree.Element, part: ElementTree.Element) -> Mark:
    numbers = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", group.get("transform", ""))]
    turn = QTransform(*numbers) if len(numbers) == 6 else QTransform()
    fill = group.get("fill", "")
    fill = "gradient" if fill.startswith("url") else fill
    return Mark((part.text or "").strip(), fill, group.get("stroke", ""), turn.mapRect(_box(part)))


def _box(part: ElementTree.Element) -> QRectF:
    if "d" in part.attrib:
        found = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", part.attrib["d"])]
        across, down = found[::2], found[1::2]
        return QRectF(min(across), min(down), max(across) - min(across), max(down) - min(down))
    if "cx" in part.attrib:
        x, y = float(part.attrib["cx"]), float(part.attrib["cy"])
        wide, tall = (float(part.get(name, part.get("r", "0"))) for name in ("rx", "ry"))
        return QRectF(x - wide, y - tall, 2 * wide, 2 * tall)
    if "points" in part.attrib:
        found = [float(number) for number in re.findall(r"-?[\d.]+", part.attrib["points"])]
        across, down = found[::2], found[1::2]
        return QRectF(min(across), min(down), max(across) - min(across), max(down) - min(down))
    place = [float(part.get(name, "0")) for name in ("x", "y", "width", "height")]
    return QRectF(*place)


# ---------------------------------------------------------------- the tables that are looked at


class Moment(NamedTuple):
    """A table with what may be done on it. name: game, variant, and how many decisions were made."""

    name: str
    spread: Spread
    targets: tuple[Target, ...]


def moments(game_id: str, variant: str) -> Iterator[Moment]:
    """A match of three people played at random, as the first of them sees it."""
    game, board = GAMES[game_id], BOARDS[game_id]
    state = game.initial(game.setup(variant, {}, len(PEOPLE), 7))
    events, made = game.opening(state), 0
    while True:
        for event in events:
            state = game.evolve(state, event)
        due = game.to_act(state)
        if made in MOMENTS or not due:
            seen = game.observe(state, 0)
            spread = board.view(seen, PEOPLE).spread
            assert spread is not None
            name = f"{game_id} {variant}, {made if due else 'end'}"
            yield Moment(name, spread, board.targets(seen, PEOPLE, Intent()))
        if not due:
            return
        moves = game.legal_moves(state, due[0])
        events = game.decide(state, due[0], picked(moves, 7, f"move/{made}"))
        made += 1


def at_size(size: tuple[int, int], spread: Spread) -> tuple[Look, CardArt, SpreadLayout]:
    look = Look(load_theme("light", picture.RESOURCES / "themes"), picture.bundled_family())
    look.set_window_size(*size)
    return look, CardArt(look, picture.RESOURCES), spread.layout(*size, text_scale=1.0, bar=None, is_watched=False)


def stills(moment: Moment, layout: SpreadLayout) -> list[Still]:
    """What stands on the table, and what shows where something may be done, aimed at the last."""
    aimed = moment.targets[-1].zone if moment.targets else None
    return [*moment.spread.still(layout), *moment.spread.lit(layout, moment.targets, aimed)]


# ---------------------------------------------------------------- what is painted


def said(mark: list[Mark], theme: Theme) -> str:
    """The words in order, then how many shapes there are of each colour."""
    tokens = {
        value.lower(): name
        for name in reversed(theme.__struct_fields__)
        if isinstance(value := getattr(theme, name), str)
    }
    words = " | ".join(one.words for one in mark if one.words)
    shapes = Counter(
        f"{tokens.get(one.fill, one.fill)}/{tokens.get(one.edge, one.edge)}" for one in mark if not one.words
    )
    return f"{words} # {', '.join(f'{count} {colours}' for colours, count in sorted(shapes.items()))}"


def told() -> str:
    lines = []
    for game, variant in TABLES:
        for moment in moments(game, variant):
            look, art, layout = at_size(SIZES[0], moment.spread)
            lines.append(f"== {moment.name}")
            lines += [f"{still.name}: {said(marks(still, look, art), look.theme)}" for still in stills(moment, layout)]
    return "\n".join(lines) + "\n"


def test_every_picture_has_the_words_and_shapes_it_had() -> None:
    """Whoever changes a drawing writes the list anew and reads what has changed."""
    if os.environ.get("PAINTED_ANEW"):
        KEPT.write_text(told(), "utf-8")
    assert told().splitlines() == KEPT.read_text("utf-8").splitlines()


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_everything_that_is_painted_grows_with_the_window(game: str, variant: str) -> None:
    for moment in moments(game, variant):
        small, large = (
            {still.name: marks(still, look, art) for still in stills(moment, layout)}
            for look, art, layout in (at_size(size, moment.spread) for size in SIZES)
        )
        assert small.keys() == large.keys()
        for name, few in small.items():
            shapes = [one.box for one in few if not one.words]
            grown = [one.box for one in large[name] if not one.words]
            assert len(shapes) == len(grown), (moment.name, name)
            apart = [(one, other) for one, other in zip(shapes, grown, strict=True) if distance(one, other) > LEEWAY]
            assert apart == [], (moment.name, name)


def distance(small: QRectF, large: QRectF) -> float:
    """By how much the large box is not the small one twice as large."""
    corners = (small.x(), large.x()), (small.y(), large.y())
    sides = (small.width(), large.width()), (small.height(), large.height())
    return max(abs(2 * one - other) for one, other in (*corners, *sides))
