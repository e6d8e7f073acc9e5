"""What the drawings of the tables, of the help pages and of the cards are made of: words, shapes by colour, pictures,
each with its place in a window of two pixels a unit; and that all of it grows with the window. With PAINTED_ANEW=1 in
the environment the lists in the folder `painted` are written anew first.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from pega6_desktop.core.randomness import picked
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.qwixx_cards.cards import JOKER, card
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.boards.help_mat import Mat, Scene
from pega6_desktop.ui.boards.no_thanks.faces import Chip, Present, PresentBack, Tiger
from pega6_desktop.ui.boards.qwixx_cards.cards import CardFace, card_key, face
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.screens.help import HELP
from pega6_desktop.ui.table.arrangement import Accents, Arrangement, Still
from pega6_desktop.ui.table.cards.pieces import Prints
from pega6_desktop.ui.table.cards.tempo import Pace
from pega6_desktop.ui.table.places import Rect, TableLayout
from pega6_desktop.ui.table.surface.still import StillPieces
from pega6_desktop.ui.table.view import CardKey, Gathered, Intent, OwnFace, Target, ZoneId
from tests.games.no_thanks import story as present_story
from tests.games.qwixx_cards.story import QWIXX, A, B, cards, table
from tests.ui.boards.desk import Desk, asked, desk
from tests.ui.boards.painting import Art, Mark, apart, look_of, marks, told
from tests.ui.table.lying import layout_for, rows_of

pytestmark = pytest.mark.usefixtures("english")

SIZES = ((1280, 800), (2560, 1600))
LEEWAY = 12.0
"""Pixels of the large picture by which whole pixels of type may move what stands beside it."""
TABLES = (("no_thanks", "base"), ("no_thanks", "tiger"), ("no_thanks", "tactical"), ("qwixx_cards", "base"))
MOMENTS = (0, 1, 6, 21, 40)
"""Decisions of a match before which the table is looked at, and the end of it."""
LARGE_TYPE = 1.6
OTHER_WINDOWS = {
    "large type": ((2560, 1600), LARGE_TYPE),
    "small type": ((2560, 1600), 0.8),
    "wide": ((3440, 1440), 1.0),
    "small": ((1024, 640), 1.0),
}
"""How the tables of the base games after six decisions are looked at once more: window and text size."""
PEOPLE = tuple(SeatInfo(name, "human", avatar=at) for at, name in enumerate(("Marina", "Ana", "Bia")))
KEPT = Path(__file__).with_name("painted")


# ---------------------------------------------------------------- the tables that are looked at


class Moment(NamedTuple):
    """A table with what may be done on it. name: game, variant, and how many decisions were made."""

    name: str
    arrangement: Arrangement
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
            arrangement = board.view(seen, PEOPLE).arrangement
            assert arrangement is not None
            name = f"{game_id} {variant}, {made if due else 'end'}"
            yield Moment(name, arrangement, board.targets(seen, PEOPLE, Intent()))
        if not due:
            return
        moves = game.legal_moves(state, due[0])
        events = game.decide(state, due[0], picked(moves, 7, f"move/{made}"))
        made += 1


def chosen_crosses() -> Moment:
    """Three cards of the hand are laid on their row: what they bring, and the one number that is left out."""
    board, seen = BOARDS["qwixx_cards"], QWIXX.observe(table("play", hands={A: "R4 R5 R7 Y2 B9"}).state, A)
    people = PEOPLE[:2]
    things: tuple[CardKey | ZoneId, ...] = ()
    for one in cards("R4 R5 R7"):
        meant = board.meaning(seen, people, Intent(lifted=card_key(one), aimed=("row", 0), gathered=things))
        assert isinstance(meant, Gathered)
        things = meant.things
    arrangement = board.view(seen, people).arrangement
    assert arrangement is not None
    return Moment("qwixx_cards, chosen crosses", arrangement, board.targets(seen, people, Intent(gathered=things)))


def one_has_decided() -> Moment:
    """Marina has crossed the number for all, and nobody may see where."""
    seen = QWIXX.observe(table("mark", pile="B4 R7").mark("red").state, B)
    arrangement = BOARDS["qwixx_cards"].view(seen, PEOPLE[:2]).arrangement
    assert arrangement is not None
    return Moment("qwixx_cards, one has decided", arrangement, ())


def many_chips() -> Moment:
    """Twenty chips of one's own, in three lines, and seven on the card, which some have passed on twice."""
    seen = present_story.GAME.observe(
        present_story.table((20, 22, 23), (5,), (), active=21, chips=(20, 5, 5), pot=7).state, 0
    )
    arrangement = BOARDS["no_thanks"].view(seen, PEOPLE).arrangement
    assert arrangement is not None
    return Moment("no_thanks, many chips", arrangement, BOARDS["no_thanks"].targets(seen, PEOPLE, Intent()))


def moment_lines(moment: Moment) -> Iterator[str]:
    yield from painted(moment, SIZES[1]).lines()
    yield from lying_lines(moment)


class Painted(NamedTuple):
    """A table in a window: all its drawings by name, with the boxes they belong to; rooms: where there may be paint."""

    look: Look
    boxes: dict[str, Rect]
    marks: dict[str, list[Mark]]
    asked: dict[str, list[str]]
    rooms: dict[str, Rect]

    def lines(self) -> Iterator[str]:
        for name, mark in self.marks.items():
            box = self.boxes[name]
            where = f"⟨{box.x:.0f} {box.y:.0f} {box.width:.0f} {box.height:.0f}⟩"
            yield f"{name} {where}: {told(mark, self.look.theme, self.asked[name])}"

    def cut(self, name: str) -> list[QRectF]:
        """What reaches beyond the room of its drawing; shadows are next to nothing at their edge."""
        room, leeway = self.rooms[name], 5
        return [
            box
            for box in (one.box for one in self.marks[name] if one.is_shape)
            if max(room.x - box.x(), room.y - box.y(), box.right() - room.right, box.bottom() - room.bottom) > leeway
        ]


def painted(moment: Moment, size: tuple[int, int], text_scale: float = 1.0) -> Painted:
    """What stands on the table, and what shows where something may be done, aimed at the last."""
    look = look_of(size, text_scale)
    art, found = Art(look), Painted(look, {}, {}, {}, {})
    layout = moment.arrangement.layout(*size, text_scale=look.text_scale, bar=None, is_watched=False)
    for still in stills(moment, layout):
        art.asked.clear()
        found.boxes[still.name], found.rooms[still.name] = still.box, still.box.grown(still.margin * look.u)
        found.marks[still.name] = still_marks(still, look, art)
        found.asked[still.name] = list(art.asked)
    return found


def still_marks(still: Still, look: Look, art: Art) -> list[Mark]:
    return marks(lambda painter: still.draw(painter, look, art, 1.0))


def stills(moment: Moment, layout: TableLayout) -> list[Still]:
    aimed = moment.targets[-1].zone if moment.targets else None
    now = Accents(targets=moment.targets, aimed=aimed)
    return [*moment.arrangement.still(layout, {}), *moment.arrangement.lit(layout, now)]


def _covering(arrangement: Arrangement, layout: TableLayout, zone: ZoneId) -> str:
    """What the place covers, and where a card goes to there."""
    box, pose = arrangement.zone_rect(layout, zone), arrangement.zone_pose(layout, zone)
    return f"⟨{box.x:.0f} {box.y:.0f} {box.width:.0f} {box.height:.0f} {pose.x:.0f} {pose.y:.0f} {pose.width}⟩"


class Told(Prints):
    """Keeps what each picture is made of beside the picture."""

    def __init__(self, look: Look, art: Art) -> None:
        super().__init__(look)
        self.art, self.found = art, Painted(look, {}, {}, {}, {})

    def picture(
        self, content: tuple[object, ...], box: Rect, margin: float, dpr: float, draw: Callable[[QPainter], None]
    ) -> QPixmap:
        name = f"{content[0]} {len(self.found.marks)}"
        if content[0] != "ground":
            self.art.asked.clear()
            self.found.boxes[name], self.found.rooms[name] = box, box.grown(margin)
            self.found.marks[name] = marks(draw)
            self.found.asked[name] = list(self.art.asked)
        return super().picture(content, box, margin, dpr, draw)


ROWS = "12 14 | 37 | 43 48 51 55 60 | 71 80"
DESKS: dict[str, Callable[[], Desk]] = {
    "a card lifted": lambda: desk(ROWS, hand="44 63 99", players=5).lift(63),
    "a full row": lambda: desk(ROWS, hand="44 63 99", players=3).lift(63).aim(3),
    "a low card": lambda: desk(ROWS, hand="4 63", players=2).choose(0, 4).choose(1, 104),
    "a special card held": lambda: asked("12 14 | 37 | 43 48 | 58", "insert block", 44, hand="63").hold("insert"),
    "the sevenfold row": lambda: asked("12 14 | 37 | 43 48 51 55 60 | 58", "seven_takes", 62).hold("seven_takes"),
}
"""Tables of Pega em 6!, by what is to be seen there."""


def rows_painted(shown: Desk, size: tuple[int, int], text_scale: float = 1.0) -> Painted:
    """The still pieces of a table with rows and plates, and the rows that are lit."""
    look, scene = look_of(size, text_scale), QGraphicsScene()
    prints = Told(look, Art(look))
    lying, pieces = rows_of(shown.view), StillPieces(scene, look, prints.art, prints, Pace())
    layout = layout_for(*size, lying, text_scale=look.text_scale, bar=None)
    now = Accents(lifted=shown.lifted, targets=shown.targets, aimed=shown.intent.aimed)
    pieces.lay_out(layout, 1.0)
    pieces.show(layout, lying, 1.0, {}, is_moving=False)
    pieces.light(layout, lying, now, 1.0, (0, 0))
    pieces.follow(layout, lying, now, 1.0)
    return prints.found


# ---------------------------------------------------------------- the help pages and the cards

PAGES = (
    *(("pega6", variant) for variant in ("base", "pro", "special")),
    *(("no_thanks", variant) for variant in ("base", "tiger", "tactical")),
    ("qwixx_cards", "base"),
)
FACES: tuple[OwnFace, ...] = (
    *(Present(number) for number in (6, 9, 14, 20, 27, 35)),
    *(Present(number, is_quiet=True) for number in (6, 14, 27)),
    PresentBack(),
    PresentBack(has_paw=True),
    Tiger(21),
    Chip(),
    face(card(0, 5)),
    face(card(JOKER, 7)),
    CardFace(5),
    CardFace(None),
)


def help_lines(game: str, variant: str) -> Iterator[str]:
    look = look_of(SIZES[1])
    art = Art(look)
    for page in HELP[game].pages(variant, ""):
        art.asked.clear()
        made = scene_marks(page.scene, look, art)
        yield f"{page.title}: {told(made, look.theme, art.asked)}"


def scene_marks(scene: Scene, look: Look, art: Art) -> list[Mark]:
    box = QRectF(20, 20, 640, 236)
    return marks(lambda painter: scene(Mat(painter, look, art, box, 1.0)))


def face_lines() -> Iterator[str]:
    look = look_of(SIZES[1])
    pictures = Art(look).pictures
    for shown, width in itertools.product(FACES, (36, 120)):
        made = face_marks(shown, width, look, pictures)
        yield f"{shown} {width}px: {told(made, look.theme, [])}"


def face_marks(shown: OwnFace, width: int, look: Look, pictures: Pictures) -> list[Mark]:
    place = QRect(10, 10, width, round(width * 1.4))
    return marks(lambda painter: shown.draw(painter, look, pictures, place, width))


# ---------------------------------------------------------------- what is painted


def table_lines(game: str, variant: str) -> Iterator[str]:
    for moment in moments(game, variant):
        yield f"== {moment.name}"
        yield from moment_lines(moment)
        for name, window in OTHER_WINDOWS.items() if moment.name.endswith("base, 6") else ():
            yield f"== {moment.name}, {name}"
            yield from painted(moment, *window).lines()


def lying_lines(moment: Moment) -> Iterator[str]:
    """Where each card and chip belongs, what each place covers, and what is read out of the table."""
    arrangement, (width, height) = moment.arrangement, SIZES[1]
    layout = arrangement.layout(width, height, text_scale=1.0, bar=None, is_watched=False)
    faces = {card.key: f"{card.face} {card.name}" for card in arrangement.cards()}
    lying = [
        f"{faces[key]} ⟨{pose.x:.0f} {pose.y:.0f} {pose.width}⟩ {pose.angle:.0f}° at {pose.z:.1f}"
        for key, pose in arrangement.poses(layout, Accents()).items()
    ]
    yield f"lying: {' | '.join(lying)}"
    covered = [
        f"{thing.name} / {thing.description} {_covering(arrangement, layout, thing.key)}"
        for thing in arrangement.things()
        if len(thing.key) == 2
    ]
    yield f"places: {' | '.join(covered)}"
    held, parts = " | ".join(arrangement.held()), " | ".join(arrangement.parts())
    yield f"held: {held} offered: {arrangement.offered()} parts: {parts}"


def row_lines() -> Iterator[str]:
    for name, shown in DESKS.items():
        yield f"== {name}"
        yield from rows_painted(shown(), SIZES[1]).lines()
    yield "== large type"
    yield from rows_painted(DESKS["a special card held"](), SIZES[1], LARGE_TYPE).lines()


LISTS: dict[str, Callable[[], Iterator[str]]] = {
    **{f"{game} {variant}": partial(table_lines, game, variant) for game, variant in TABLES},
    "qwixx_cards chosen": lambda: moment_lines(chosen_crosses()),
    "qwixx_cards decided": lambda: moment_lines(one_has_decided()),
    "no_thanks chips": lambda: moment_lines(many_chips()),
    "pega6": row_lines,
    **{f"help {game} {variant}": partial(help_lines, game, variant) for game, variant in PAGES},
    "cards": face_lines,
}
"""What is listed in the folder `painted`, by the name of its list."""


@pytest.mark.parametrize("name", LISTS)
def test_every_drawing_is_made_of_what_it_was_where_it_was(name: str) -> None:
    """Whoever changes a drawing writes the lists anew and reads what has changed."""
    found, file = list(LISTS[name]()), KEPT / f"{name.replace(' ', '_')}.txt"
    if os.environ.get("PAINTED_ANEW"):
        file.write_text("\n".join(found) + "\n", "utf-8")
    kept = file.read_text("utf-8").splitlines()
    changed = [f"{was}\n→ {now}" for was, now in itertools.zip_longest(kept, found, fillvalue="") if apart(was, now)]
    assert not changed, "\n".join(changed[:4])


@pytest.mark.parametrize("game", ["no_thanks", "qwixx_cards"])
def test_a_face_is_made_over_the_calm_one(game: str) -> None:
    moment, look = next(moments(game, "base")), look_of(SIZES[0])
    art, layout = Art(look), moment.arrangement.layout(*SIZES[0], text_scale=1.0, bar=None, is_watched=False)
    calm = [mark.box for marks in painted(moment, SIZES[0]).marks.values() for mark in marks]
    made = list(moment.arrangement.lit(layout, Accents(moods=tuple((seat, "glad") for seat in range(len(PEOPLE))))))
    assert len(made) == len(PEOPLE)
    for still in made:
        face, *_ = still_marks(still, look, art)
        assert calm.count(face.box) == 1
    assert [asked.endswith(", glad") for asked in art.asked] == [True] * len(PEOPLE)


@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_everything_that_is_painted_grows_with_the_window(game: str, variant: str) -> None:
    for moment in moments(game, variant):
        grows_whole(moment.name, *(painted(moment, size) for size in SIZES))


@pytest.mark.parametrize("made", [chosen_crosses, one_has_decided, many_chips])
def test_a_moment_grows_with_the_window(made: Callable[[], Moment]) -> None:
    moment = made()
    grows_whole(moment.name, *(painted(moment, size) for size in SIZES))


@pytest.mark.parametrize("name", DESKS)
def test_rows_and_plates_grow_with_the_window(name: str) -> None:
    grows_whole(name, *(rows_painted(DESKS[name](), size) for size in SIZES))


def grows_whole(name: str, small: Painted, large: Painted) -> None:
    """The large one is the small one twice as large, and neither is cut off at the edge of its picture."""
    assert small.marks.keys() == large.marks.keys()
    for piece, few in small.marks.items():
        shapes = [one.box for one in few if one.is_shape]
        grown = [one.box for one in large.marks[piece] if one.is_shape]
        assert len(shapes) == len(grown), (name, piece)
        uneven = [(one, other) for one, other in zip(shapes, grown, strict=True) if distance(one, other) > LEEWAY]
        assert uneven == [], (name, piece)
        cut = [box for table in (small, large) for box in table.cut(piece)]
        assert cut == [], (name, piece)


def distance(small: QRectF, large: QRectF) -> float:
    """By how much the large box is not the small one twice as large."""
    corners = (small.x(), large.x()), (small.y(), large.y())
    sides = (small.width(), large.width()), (small.height(), large.height())
    return max(abs(2 * one - other) for one, other in (*corners, *sides))
