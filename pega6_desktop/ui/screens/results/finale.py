"""The end of a round in which something was hidden: bags are opened one by one, what is in them is counted off, and
then the ranking fills.

Owns the order and the times of this, and how it looks. Must not know any game: what lies before a seat, what is in its
bag and what that makes comes from the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QColor, QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from pega6_desktop.core.scores import ScoreSheet, ranked
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, Pictures, paint, shrunk, text_width
from pega6_desktop.ui.look.paint import Align
from pega6_desktop.ui.look.paint.brush import svg_path
from pega6_desktop.ui.look.widgets import Label, portrait
from pega6_desktop.ui.look.widgets.reach import Drawn, announce
from pega6_desktop.ui.screens.common.lists import DrawnCell, Head, Measures, Player, PlayerTable, Total
from pega6_desktop.ui.screens.common.screen import stacked
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.view import Bag
from pega6_desktop.ui.words.messages import GameWords, Messages, filled, place_word, signed

OPEN_MS, CHIP_MS, MOST_CHIPS_MS, RESULT_MS, REST_MS = 240, 40, 640, 200, 400
"""The bag opens, a chip falls, all of them at most, the result stands there, and it may be read."""
TWICE_MS, CALM_MS = 400, 250
"""Going on twice within this time goes to the end. For so long after the end it means nothing."""

_ROW, _FEW = 126, 4
"""Units of height of a seat, and how many stand in one column."""
_SACK = svg_path("M22 40C8 54 6 70 10 82C14 93 30 97 50 97C70 97 86 93 90 82C94 70 92 54 78 40Z")
_MOUTH = svg_path("M14 26C24 34 30 28 38 32C46 26 54 26 62 32C70 28 76 34 86 26L78 44H22Z")
_TIED = svg_path("M30 30C24 20 34 12 50 14C66 12 76 20 70 30L74 42H26Z")
_CORD = svg_path("M20 44C34 51 66 51 80 44")


class FinaleWords(Messages):
    """What is said while bags are opened."""


class Opening(NamedTuple):
    """How far it has come: so many seats are open, so many chips of the next one lie there, and whether its bag is
    open and its result known. is_over: the ranking is filled too.
    """

    opened: int
    chips: int = 0
    is_open: bool = False
    has_result: bool = False
    is_over: bool = False


def length(bag: Bag) -> int:
    """Ms until the next bag is opened, at normal speed."""
    return OPEN_MS + min(MOST_CHIPS_MS, CHIP_MS * bag.chips) + RESULT_MS + REST_MS


def opening_at(bags: Sequence[Bag], at: float) -> Opening:
    """What is to be seen so many ms after the beginning, at normal speed."""
    for opened, bag in enumerate(bags):
        if at < length(bag):
            falling = min(MOST_CHIPS_MS, CHIP_MS * bag.chips)
            share = (at - OPEN_MS) / falling if falling else 1.0
            chips = min(bag.chips, max(0, int(share * bag.chips + 1)) if at >= OPEN_MS else 0)
            return Opening(opened, chips, at >= OPEN_MS, at >= OPEN_MS + falling + RESULT_MS)
        at -= length(bag)
    return Opening(len(bags), is_over=True)


class BagPlate(Drawn):
    """One seat: face, what lies before it, its bag, the chips from it, and the sum."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, look: Look, art: CardArt, bag: Bag) -> None:
        super().__init__(look)
        self._art, self._bag = art, bag
        self._chips, self._is_open, self._has_result = 0, False, False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.updateGeometry)

    @property
    def bag(self) -> Bag:
        """What it shows."""
        return self._bag

    def show_opening(self, chips: int, *, is_open: bool, has_result: bool) -> None:
        """So many chips have fallen from the bag; the result is known."""
        now = (chips, is_open, has_result)
        if now == (self._chips, self._is_open, self._has_result):
            return
        self._chips, self._is_open, self._has_result = now
        self.setAccessibleName(sum_of(self._bag) if has_result else self._bag.name)
        self.update()

    @property
    def shown(self) -> tuple[int, bool, bool]:
        """The chips that lie there, whether the bag is open, whether the result stands there."""
        return self._chips, self._is_open, self._has_result

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(300), max(self._look.px(84), round(self._look.text_px(17) * 4.7)))

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(420), max(self._look.px(_ROW), round(self._look.text_px(17) * 4.7)))

    def draw(self, painter: QPainter) -> None:
        u, theme, bag = self._look.u, self._look.theme, self._bag
        is_best = bag.is_best and self._has_result
        sheet = QRectF(self.rect()).adjusted(6 * u, 3 * u, -6 * u, -5 * u)
        edge = theme.gold if is_best or bag.is_own else theme.plate_edge
        paint.plate(painter, self._look, sheet, radius=16, edge=edge, stroke=3.2 if is_best else 1.6)
        wide = sheet.width()
        is_slim = wide < 560 * u
        face = min(96 * u, (0.15 if is_slim else 0.17) * wide)
        sum_wide = max((0.19 if is_slim else 0.17) * wide, self._look.text_px(30) * 2.1)
        bagged = min(190 * u, (0.26 if is_slim else 0.28) * wide)
        felt = QRectF(sheet.x() + face, sheet.y() + 8 * u, wide - face - bagged - sum_wide, sheet.height() - 16 * u)
        self._draw_face(painter, QRectF(sheet.x(), sheet.y(), face, sheet.height()), is_best=is_best)
        paint.rounded(painter, felt, 12 * u, fill=theme.felt2, edge=theme.trough_edge, stroke=1.2)
        self._draw_cards(painter, felt.adjusted(10 * u, 6 * u, -10 * u, -6 * u))
        self._draw_bag(painter, QRectF(felt.right() + 6 * u, sheet.y(), bagged - 10 * u, sheet.height()))
        self._draw_sum(painter, QRectF(sheet.right() - sum_wide, sheet.y(), sum_wide - 14 * u, sheet.height()))

    def _draw_face(self, painter: QPainter, box: QRectF, *, is_best: bool) -> None:
        theme, bag = self._look.theme, self._bag
        name = shrunk(bag.name, self._look.font(16, EXTRABOLD), box.width() - 8, 0.6)
        side = round(min(62 * self._look.u, box.height() - 2.2 * name.pixelSize(), box.width() * 0.8))
        # Nobody is shown sad to themselves.
        mood = "glad" if is_best else "ouch" if bag.is_worst and self._has_result and not bag.is_own else ""
        ring = theme.gold if is_best else None
        top = box.center().y() - (side + 1.5 * name.pixelSize()) / 2
        if side > 8:
            pixmap = portrait(self._look, self._art.pictures, bag.avatar, side, self.devicePixelRatioF(), ring, mood)
            painter.drawPixmap(QPointF(box.center().x() - side / 2, top), pixmap)
        below = QPointF(box.center().x(), top + max(0, side) + name.pixelSize())
        paint.text(painter, bag.name, below, name, theme.ink, align=Align.MIDDLE, max_width=box.width() - 4)

    def _draw_cards(self, painter: QPainter, room: QRectF) -> None:
        """The runs, in one line or in two, whichever makes the cards larger."""
        wide = [1.22 + 0.42 * (len(run) - 1) for run in self._bag.runs]
        if not wide:
            return
        half = next(at for at in range(1, len(wide) + 1) if sum(wide[:at]) >= sum(wide) / 2)
        lines = [line for line in (wide[:half], wide[half:]) if line]
        in_one = min(room.width() / sum(wide), (room.height() - 8) / 1.4)
        in_two = min(room.width() / max(map(sum, lines)), (room.height() / 2 - 8) / 1.4)
        if in_one >= in_two or len(lines) == 1:
            self._draw_runs(painter, room, range(len(wide)), max(8, int(in_one)))
            return
        upper = QRectF(room.x(), room.y(), room.width(), room.height() / 2)
        self._draw_runs(painter, upper, range(half), max(8, int(in_two)))
        self._draw_runs(painter, upper.translated(0, room.height() / 2), range(half, len(wide)), max(8, int(in_two)))

    def _draw_runs(self, painter: QPainter, room: QRectF, places: range, width: int) -> None:
        """The first card of each counts, and the others stand behind it."""
        dpr = self.devicePixelRatioF()
        x, y = room.x(), room.center().y() - self._art.height(width) / 2 - width * 0.04
        margin = self._art.margin(width, dpr)
        for place in places:
            run = self._bag.runs[place]
            for at in range(len(run) - 1, -1, -1):
                spot = QPointF(x + 0.42 * width * at - margin, y - margin)
                painter.drawPixmap(spot, self._art.pixmap(run[at], width, dpr))
            counted = QPointF(x + width / 2, y + self._art.height(width))
            self._draw_pill(painter, str(self._bag.counted[place]), counted, width)
            x += width * (1.22 + 0.42 * (len(run) - 1))

    def _draw_pill(self, painter: QPainter, words: str, at: QPointF, width: int) -> None:
        font, theme = self._look.exact_font(max(9.0, width * 0.22), EXTRABOLD), self._look.theme
        pill = QRectF(0, 0, max(width * 0.52, font.pixelSize() * 1.9), font.pixelSize() * 1.25)
        pill.moveCenter(at - QPointF(0, pill.height() * 0.1))
        paint.rounded(painter, pill, pill.height() / 2, fill=theme.plate, edge=theme.outline, stroke=1.6)
        paint.text(painter, words, pill.center(), font, theme.ink, align=Align.MIDDLE)

    def _draw_bag(self, painter: QPainter, box: QRectF) -> None:
        """The bag at the left, closed or open, and what has fallen from it in rows of five or ten."""
        side = min(64 * self._look.u, 0.4 * box.width(), box.height() * 0.6)
        draw_sack(painter, QRectF(box.x(), box.center().y() - side / 2, side, side), is_open=self._is_open)
        room = QRectF(box.x() + side + 6, box.y() + 10, box.width() - side - 6, box.height() - 20)
        count = self._bag.chips
        if not count or self._bag.chip is None or room.width() < 10:
            return
        in_row = 5 if count <= 20 else 10
        lines = -(-count // in_row)
        across = min(27 * self._look.u, room.width() / (1 + 0.8 * (in_row - 1)), room.height() / max(1, lines))
        width, dpr = max(4, int(across)), self.devicePixelRatioF()
        pixmap, margin = self._art.pixmap(self._bag.chip, width, dpr), self._art.margin(width, dpr)
        down = min(across * 1.06, room.height() / max(1, lines))
        top = room.center().y() - lines * down / 2
        lift = (self._art.height(width) - width) / 2
        for chip in range(self._chips):
            line, at = divmod(chip, in_row)
            spot = QPointF(room.x() + at * across * 0.8, top + line * down - lift)
            painter.drawPixmap(spot - QPointF(margin, margin), pixmap)

    def _draw_sum(self, painter: QPainter, box: QRectF) -> None:
        theme, bag, middle = self._look.theme, self._bag, box.center().y()
        if not self._is_open:
            font = shrunk(str(bag.value), self._look.font(20, BOLD), box.width(), 0.5)
            paint.text(painter, str(bag.value), QPointF(box.right(), middle), font, theme.muted, align=Align.RIGHT)
            return
        chips = bag.chips if self._has_result else self._chips
        words = f"{bag.value} − {chips} ="
        font = shrunk(words, self._look.font(18, BOLD), box.width(), 0.5)
        large = shrunk(signed(bag.points), self._look.font(40 if bag.is_best else 34, EXTRABOLD), box.width(), 0.5)
        step = (font.pixelSize() + large.pixelSize()) * 0.58
        at = QPointF(box.right(), middle - step * 0.75)
        paint.text(painter, words, at, font, theme.ink, align=Align.RIGHT)
        if not self._has_result:
            return
        ink = theme.good if bag.is_best else theme.ink
        paint.text(painter, signed(bag.points), at + QPointF(0, step), large, ink, align=Align.RIGHT)
        if bag.is_best and box.height() > 3 * step:
            least = FinaleWords.tr("the fewest")
            small = shrunk(least, self._look.font(13, EXTRABOLD), box.width(), 0.5)
            paint.text(painter, least, at + QPointF(0, 1.85 * step), small, theme.good, align=Align.RIGHT)


def draw_sack(painter: QPainter, box: QRectF, *, is_open: bool) -> None:
    """A leather bag, tied or open."""
    with paint.kept(painter):
        painter.translate(box.center())
        if is_open:
            painter.rotate(-14)
        painter.scale(box.width() / 100, box.height() / 100)
        painter.translate(-50, -50)
        painter.setPen(paint.pen_for("#3A2418", 3))
        painter.setBrush(QColor("#9A6B3C"))
        painter.drawPath(_SACK)
        painter.setBrush(QColor("#B98550"))
        painter.drawPath(_MOUTH if is_open else _TIED)
        if is_open:
            painter.setBrush(QColor("#3A2418"))
            painter.drawEllipse(QPointF(50, 36), 27, 7.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(paint.pen_for("#7B3F86", 4.5))
        painter.drawPath(_CORD)


def sum_of(bag: Bag) -> str:
    """The sum of a seat as a sentence."""
    words = FinaleWords.tr("{name}: {value} before the chips, minus {chips}: {points}.")
    return filled(words, name=bag.name, value=bag.value, chips=bag.chips, points=signed(bag.points))


class Finale(QWidget):
    """The seats, most points first, and the sentence of the one that was opened last. over(): all bags are open.

    sounded(str): the name of a sound. ``go_on`` opens what is being opened at once; twice in a row, everything.
    """

    over = Signal()
    sounded = Signal(str)

    def __init__(self, look: Look, art: CardArt) -> None:
        super().__init__()
        self._look, self._art = look, art
        self._bags: tuple[Bag, ...] = ()
        self._plates: list[BagPlate] = []
        self._opening = Opening(0, is_over=True)
        self._pace = 0.0
        self._run = QVariantAnimation(self)
        self._run.valueChanged.connect(self._show_at)
        self._pressed = QElapsedTimer()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.note = Label(look, size=14, weight=SEMIBOLD, colour="wood_text", is_wrapped=True)
        self.told = Label(look, size=16, weight=BOLD, colour="wood_text", is_wrapped=True)
        table = QWidget()
        self._grid = QGridLayout(table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        stacked(self, self.note, (table, 1), self.told, gap=2)

    @property
    def plates(self) -> tuple[BagPlate, ...]:
        """The seats in the order in which they are opened."""
        return tuple(self._plates)

    @property
    def opening(self) -> Opening:
        """How far it has come."""
        return self._opening

    def show_bags(self, bags: Sequence[Bag]) -> None:
        """These, most points first. They stand open unless ``begin`` follows."""
        self._run.stop()
        is_new = [bag.seat for bag in bags] != [bag.seat for bag in self._bags] or not self._plates
        self._bags = tuple(bags)
        self.setAccessibleName(FinaleWords.tr("The bags"))
        self.note.setText(FinaleWords.tr("Whoever has most points opens first. Space opens the next bag."))
        was = self._opening
        for plate in self._plates:
            self._grid.removeWidget(plate)
            plate.deleteLater()
        self._plates = [BagPlate(self._look, self._art, bag) for bag in bags]
        columns = 1 if len(bags) <= _FEW else 2
        for at, plate in enumerate(self._plates):
            self._grid.addWidget(plate, at // columns, at % columns)
        self._show(Opening(len(bags), is_over=True) if is_new else was)

    def begin(self, pace: float) -> None:
        """Open them from the first on. pace: how many ms one of normal speed takes; 0: all at once."""
        self._pace = pace
        self._show(Opening(0))
        self._run_from(0)

    def go_on(self) -> bool:
        """To the end of the bag that is being opened; False where none is."""
        if self._opening.is_over:
            return False
        is_twice = self._pressed.isValid() and self._pressed.elapsed() < TWICE_MS
        self._pressed.start()
        ends = [sum(map(length, self._bags[: at + 1])) for at in range(len(self._bags))]
        self._run_from(ends[-1] if is_twice else ends[self._opening.opened])
        return True

    def _run_from(self, at: int) -> None:
        """Go on from so many ms of normal speed."""
        self._run.stop()
        end = sum(map(length, self._bags))
        if self._pace <= 0 or at >= end:
            self._show_at(end)
            return
        self._run.setStartValue(float(at))
        self._run.setEndValue(float(end))
        self._run.setDuration(max(1, round((end - at) * self._pace)))
        self._show_at(at)
        self._run.start()

    def _show_at(self, at: float) -> None:
        self._show(opening_at(self._bags, at))

    def _show(self, now: Opening) -> None:
        before, self._opening = self._opening, now
        for at, plate in enumerate(self._plates):
            is_done = now.is_over or at < now.opened
            is_next = at == now.opened and not now.is_over
            chips = plate.bag.chips if is_done else now.chips if is_next else 0
            has_result = is_done or (is_next and now.has_result)
            plate.show_opening(chips, is_open=is_done or (is_next and now.is_open), has_result=has_result)
        known = [plate.bag for plate in self._plates if plate.shown[2]]
        told = sum_of(known[-1]) if known else ""
        if told != self.told.text():
            self.told.setText(told)
            announce(self.told, told)
        if now.is_open and not (before.is_open and before.opened == now.opened) and self._pace > 0:
            self.sounded.emit("chips")
        if now.is_over and not before.is_over:
            self.over.emit()


class Ranking(PlayerTable):
    """Who stands where: before the round while bags are closed, then after it, with who has gone up and down."""

    def __init__(self, look: Look, pictures: Pictures) -> None:
        super().__init__(Measures(look, name=17, total=24, face=40, left=54), pictures)
        self._shown: tuple[GameWords, ScoreSheet, tuple[SeatInfo, ...], int | None, bool] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_score(
        self, words: GameWords, score: ScoreSheet, seats: Sequence[SeatInfo], viewer: int | None, *, is_filled: bool
    ) -> None:
        """is_filled: with the last round."""
        self._shown = words, score, tuple(seats), viewer, is_filled
        self._refresh()

    def sizeHint(self) -> QSize:
        rows = 0 if self._shown is None else len(self._shown[2])
        return QSize(self._look.px(330), round(self._head() + rows * self._row()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(220), self.sizeHint().height())

    def _head(self) -> float:
        return max(28 * self._look.u, self._measures.font(13).pixelSize() * 1.9)

    def _row(self) -> float:
        few = 1.0 if self._shown is None else min(1.0, 4 / max(1, len(self._shown[2])))
        return max(70 * self._look.u * few, self._measures.font(17).pixelSize() * 2.7)

    def _refresh(self) -> None:
        if self._shown is None:
            return
        words, score, seats, viewer, is_filled = self._shown
        self.setAccessibleName(self.tr("Ranking"))
        last = score.rounds[-1]
        before = tuple(total - points for total, points in zip(score.totals, last, strict=True))
        totals = score.totals if is_filled else before
        was = ranked(before, is_low_best=score.is_low_best).places
        now = ranked(totals, is_low_best=score.is_low_best).places
        order = sorted(range(len(seats)), key=lambda seat: (now[seat], seat))
        heads = [Head(text=self.tr("Player"), right=0), Head(text="", right=0), Head(text=self.tr("Total"), right=16)]
        has_moved = is_filled and len(score.rounds) > 1
        moves = [was[seat] - now[seat] if has_moved else 0 for seat in range(len(seats))]
        rows = []
        for seat in order:
            moved = moves[seat]
            sign = "+" if last[seat] >= 0 else "−"
            note = f"{signed(before[seat])} {sign} {abs(last[seat])}" if is_filled else ""
            place, name = place_word(now[seat]), seats[seat].name
            player = Player(
                text=name,
                said=", ".join(filter(None, (f"{place} {name}", note))),
                avatar=seats[seat].avatar,
                place=place,
                note=note,
                is_leading=now[seat] == 1,
                is_own=seat == viewer,
            )
            total = Total(
                text=signed(totals[seat]), said=words.points(totals[seat]), points=totals[seat], has_heads=False,
                is_cost=False,
            )  # fmt: skip
            rows.append([player, DrawnCell(text=moved_words(moved), draw=partial(self._draw_moved, moved)), total])
        self._show_cells(heads, rows)
        at = self._measures
        widest = max(text_width(moved_words(by), at.font(12)) for by in moves) + (26 if any(moves) else 4) * at.u
        total_wide = max(text_width(signed(total), at.font(25)) for total in (*score.totals, 100)) + 30 * at.u
        self._place_cells(self._head(), self._row(), [widest, total_wide])
        self.updateGeometry()

    def _draw_moved(self, moved: int, painter: QPainter, box: QRectF) -> None:
        """An arrow with words."""
        if not moved:
            return
        at, theme = self._measures, self._look.theme
        ink, middle, side = theme.good if moved > 0 else theme.muted, box.center().y(), 16 * at.u
        paint.icon(painter, "up" if moved > 0 else "down", QRectF(box.x(), middle - side / 2, side, side), ink, 3)
        paint.text(painter, moved_words(moved), QPointF(box.x() + side + 5 * at.u, middle), at.font(12, BOLD), ink)


def moved_words(moved: int) -> str:
    """How many places somebody went up (more than 0) or down; empty for none."""
    if not moved:
        return ""
    return FinaleWords.tr("up %n", "places", moved) if moved > 0 else FinaleWords.tr("down %n", "places", -moved)
