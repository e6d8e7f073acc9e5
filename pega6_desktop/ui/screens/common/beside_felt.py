"""What stands beside the felt of a match: the line that says whose turn it is, and the table as lists.

Owns the tones of that line, a line of the log as a picture, and the item views of moves, rows, scores and log with
their keyboard: every move can be made there. Must not know any game (the lists read the models of the felt), nor when
words are said aloud.
"""

from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, line_step, paint, text_width, wrapped
from pega6_desktop.ui.look.faces import chip_width, number_chip
from pega6_desktop.ui.look.listing import AnyIndex, ViewRole
from pega6_desktop.ui.look.widgets import Drawn, IconButton, Label, Panel
from pega6_desktop.ui.screens.common.house_rules import Agreed
from pega6_desktop.ui.screens.common.lists import LineList
from pega6_desktop.ui.screens.common.screen import abreast, stacked
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.models import LogLine, MoveView, TableModels
from pega6_desktop.ui.table.view import LogPicture, StatusView

_TYPE = 13.5
_HEIGHT, _FACE, _CHIP, _ARROW, _DISC, _GAP = 2.0, 1.75, 1.55, 1.15, 0.85, 0.45
"""In em: of the line, a face, a chip, the arrow, the radius of a row's number, and between them."""


def picture_height(look: Look) -> int:
    """Height of a line."""
    return round(_HEIGHT * look.text_px(_TYPE))


def draw_picture(painter: QPainter, look: Look, art: CardArt, picture: LogPicture, box: QRectF, ink: str) -> None:
    """Draw it from the left edge of the box, on its middle; many cards get smaller."""
    em = float(look.text_px(_TYPE))
    cards = sum(chip_width(card, em) + _GAP * em for card in picture.cards)
    if len(picture.cards) > 1 and cards > box.width():
        em *= box.width() / cards
    x, y = box.left(), box.center().y()
    if picture.avatar is not None:
        side = round(_FACE * em)
        face = art.avatar(picture.avatar, side, painter.device().devicePixelRatioF())
        painter.drawPixmap(QPointF(x, y - side / 2), face)
        x += side + _GAP * em
    for card in picture.cards:
        chip = QRectF(x, y - _CHIP * em / 2, chip_width(card, em), _CHIP * em)
        number_chip(painter, look, card, chip, em)
        x = chip.right() + _GAP * em
    if picture.row is None:
        return
    if picture.cards:
        x = _arrow(painter, x, y, em, ink)
    font = look.exact_font(em, EXTRABOLD)
    _row(painter, look, str(picture.row), QPointF(x + _DISC * em, y), font)
    if picture.points:
        x = _arrow(painter, x + (2 * _DISC + _GAP) * em, y, em, ink)
        paint.heads(painter, picture.points, QPointF(x, y), font, look.theme.accent, look.theme.inset)


def _row(painter: QPainter, look: Look, number: str, at: QPointF, font: QFont) -> None:
    theme = look.theme
    paint.badge(painter, number, at, _DISC * font.pixelSize(), font, fill=theme.trough, ink=theme.felt_text)


def _arrow(painter: QPainter, x: float, y: float, em: float, ink: str) -> float:
    """An arrow to the right; returns where what follows begins."""
    side = _ARROW * em
    paint.icon(painter, "right", QRectF(x, y - side / 2, side, side), ink, 2.8)
    return x + side + _GAP * em


_LARGE_SHARES = (1.0, 0.86)
_SHARES = (*_LARGE_SHARES, 0.74, 0.66)
"""Sizes of type that are tried, as shares of the usual one: before less is told, and before anything is cut."""

_ICONS = {"turn": "play", "wait": "hourglass", "refused": "x", "info": "info", "notice": "info", "read": "info"}


class StatusLine(Drawn):
    """A dark pill with an icon, a lead in gold and a sentence; brick red while it refuses."""

    spoken_role = QAccessible.Role.StaticText

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._status = StatusView("", "", "info")

    @property
    def status(self) -> StatusView:
        """What the line says now."""
        return self._status

    def show_status(self, status: StatusView) -> None:
        """Say this; a screen reader finds it here."""
        if status == self._status:
            return
        self._status = status
        self.setAccessibleName(f"{status.lead} {status.text}".strip())
        self.setToolTip("")
        self.update()

    def natural_width(self) -> int:
        """Width in which the words stand in one line."""
        lead = text_width(self._status.lead, self._look.font(16, EXTRABOLD)) + 8 * self._look.u
        return round(lead + text_width(self._status.text, self._font()) + 66 * self._look.u)

    def sizeHint(self) -> QSize:
        """One line of type."""
        return QSize(self._look.px(600), max(self._look.px(36), round(line_step(self._font()) + 12 * self._look.u)))

    def draw(self, painter: QPainter) -> None:
        """The pill, the icon, and as many lines as fit."""
        theme, u = self._look.theme, self._look.u
        box = QRectF(self.rect()).adjusted(u, u, -u, -u)
        is_refused, is_turn = self._status.tone == "refused", self._status.tone == "turn"
        fill = theme.refused if is_refused else theme.bar2
        edge = theme.gold if is_turn or theme.is_flat else theme.danger if is_refused else paint.tint(theme.gold, 0.35)
        radius = min(box.height() / 2, 20 * u)
        paint.rounded(painter, box, radius, fill=fill, edge=edge, stroke=(2 if is_turn else 1.5) * u)
        side = min(box.height(), 34 * u) - 4 * u
        centre = QPointF(box.left() + side / 2 + 3 * u, box.center().y())
        ground = theme.gold if is_turn else theme.danger if is_refused else theme.bar_muted
        paint.sign_disc(painter, _ICONS[self._status.tone], centre, side / 2, fill=ground, ink=theme.bar2)
        self._paint_words(painter, QRectF(centre.x() + side / 2 + 10 * u, box.top(), 0, box.height()), box.right())

    def _paint_words(self, painter: QPainter, start: QRectF, right: float) -> None:
        theme, room = self._look.theme, max(40.0, right - start.left() - 12 * self._look.u)
        words, setting = self._fitted(room, start.height())
        step = line_step(setting.font)
        y = start.center().y() - (len(setting.lines) - 1) * step / 2
        paint.text(painter, words[0], QPointF(start.left(), y), setting.lead_font, theme.gold)
        for index, line in enumerate(setting.lines):
            indent = setting.lead if index == 0 else 0.0
            at = QPointF(start.left() + indent, y + index * step)
            paint.text(painter, line, at, setting.font, theme.bar_text, max_width=room - indent)
        is_all = setting.is_whole and words == (self._status.lead, self._status.text)
        self.setToolTip("" if is_all else self._status.text)

    def _fitted(self, room: float, height: float) -> tuple[tuple[str, str], "_Setting"]:
        """Lead and sentence as they fit: smaller first, then less of what is told, then as small as may be."""
        *longer, shortest = (self._status.lead, self._status.text), *self._status.shorter
        tried = [(words, share) for words in longer for share in _LARGE_SHARES]
        tried += [(shortest, share) for share in _SHARES]
        settings = ((words, self._setting(*words, share, room, height)) for words, share in tried)
        fitting = next((each for each in settings if each[1].is_whole), None)
        return fitting or (shortest, self._setting(*shortest, _SHARES[-1], room, height))

    def _setting(self, words: str, text: str, share: float, room: float, height: float) -> "_Setting":
        """Lead and sentence in that share of the usual size, in as many lines as fit."""
        lead_font, font = self._look.font(16 * share, EXTRABOLD), self._look.font(16 * share, BOLD)
        lead = text_width(words, lead_font) + 0.5 * font.pixelSize() if words else 0.0
        lines = _wrapped_after(text, font, room, lead)
        most = max(1, int((height + 0.25 * font.pixelSize()) // line_step(font)))
        kept = lines if len(lines) <= most else [*lines[: most - 1], " ".join(lines[most - 1 :])]
        return _Setting(font, lead_font, lead, tuple(kept), len(lines) <= most)

    def _font(self) -> QFont:
        return self._look.font(16, BOLD)


class _Setting(NamedTuple):
    font: QFont
    lead_font: QFont
    lead: float
    lines: tuple[str, ...]
    is_whole: bool


def _wrapped_after(text: str, font: QFont, room: float, lead: float) -> list[str]:
    """The text in lines, the first of which begins behind the lead."""
    if text_width(text, font) <= room - lead:
        return [text]
    first = wrapped(text, font, max(1.0, room - lead))[0]
    rest = text[len(first) :].strip()
    return [first, *wrapped(rest, font, room)] if rest else [first]


WIDTH = 340
"""Units of the panel."""

_SIDE = 4
"""Pixels Qt's style leaves beside the text of an item, and one more for safety."""


class SentenceDelegate(QStyledItemDelegate):
    """Sentences in as many lines as the width of their list needs."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._measured: tuple[int, str] = (0, "")
        self._heights: dict[str, int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """The width of the list, and the height of the wrapped sentence."""
        width = self._view.viewport().width() - 2 * self._view.spacing()
        # The list asks for all its lines again whenever one is added.
        if self._measured != (measured := (width, self._view.font().key())):
            self._measured = measured
            self._heights.clear()
        text = str(index.data() or "")
        if text not in self._heights:
            room = QRect(0, 0, width - 2 * _SIDE, 10_000)
            lines = self._view.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            self._heights[text] = lines.height() + 4
        return QSize(width, self._heights[text])


class LogDelegate(SentenceDelegate):
    """Lines of the log: a picture where there is one, else the sentence; the tool tip and the ear have the sentence."""

    def __init__(self, look: Look, art: CardArt, view: QListView) -> None:
        super().__init__(view)
        self._look, self._art = look, art

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        size, line = super().sizeHint(option, index), index.data(ViewRole)
        has_picture = isinstance(line, LogLine) and line.picture is not None
        return QSize(size.width(), picture_height(self._look)) if has_picture else size

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        line = index.data(ViewRole)
        if isinstance(line, LogLine) and line.picture is not None:
            option.text = ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().paint(painter, option, index)
        line = index.data(ViewRole)
        if isinstance(line, LogLine) and line.picture is not None:
            theme, is_chosen = self._look.theme, bool(option.state & QStyle.StateFlag.State_Selected)
            with paint.kept(painter):
                paint.smooth(painter)
                box = QRectF(option.rect).adjusted(_SIDE, 0, -_SIDE, 0)
                draw_picture(
                    painter, self._look, self._art, line.picture, box, theme.on_gold if is_chosen else theme.ink
                )


class ModelList(LineList):
    """A list of sentences on a ground of its own. chooses_by_mouse: whether a double click chooses as well."""

    def __init__(self, look: Look, model: QAbstractItemModel) -> None:
        super().__init__(look, model)
        self.setViewportMargins(6, 4, 2, 4)
        self.setAutoFillBackground(True)
        self.setWordWrap(True)
        # Always there, so that the width in which sentences wrap does not depend on how many there are.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setItemDelegate(SentenceDelegate(self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.chooses_by_mouse = True
        self.doubleClicked.connect(self._on_double_click)
        # Queued: first every list has shown its new lines.
        model.rowsInserted.connect(self._stand_on_a_line, Qt.ConnectionType.QueuedConnection)
        look.changed.connect(self._dress)
        self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in self.walking:
            event.accept()  # at its end too: the table behind it must not walk instead

    @Slot(QModelIndex)
    def _on_double_click(self, index: QModelIndex) -> None:
        if self.chooses_by_mouse:
            self.chosen.emit(index)

    def sizeHint(self) -> QSize:
        """The panel shares out the height."""
        return QSize(self._look.px(280), self._look.px(96))

    def minimumSizeHint(self) -> QSize:
        """Two lines at least."""
        return QSize(self._look.px(120), self._look.text_px(13.5) * 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The list, and around it the ring of the keyboard."""
        super().paintEvent(event)
        if not self.hasFocus():
            return
        painter = QPainter(self.viewport())
        paint.smooth(painter)
        box = QRectF(self.viewport().rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        paint.rounded(painter, box, 8 * self._look.u, edge=self._look.theme.focus, stroke=3 * self._look.u)
        painter.end()

    def _dress(self) -> None:
        theme, palette = self._look.theme, QPalette(self.palette())
        for role, colour in (
            (QPalette.ColorRole.Window, theme.inset),
            (QPalette.ColorRole.Base, theme.inset),
            (QPalette.ColorRole.Text, theme.ink),
            (QPalette.ColorRole.Highlight, theme.gold),
            (QPalette.ColorRole.HighlightedText, theme.on_gold),
        ):
            palette.setColor(role, QColor(colour))
        self.setPalette(palette)
        self.setFont(self._look.font(13.5, SEMIBOLD))
        self.setSpacing(round(2.4 * self._look.u))


class SidePanel(Panel):
    """Four lists under each other. ``move_chosen(object)`` is the move of the line Enter was pressed on."""

    move_chosen = Signal(object)
    close_asked = Signal()

    def __init__(self, look: Look, art: CardArt, models: TableModels, parent: QWidget | None = None) -> None:
        super().__init__(look, padding=12, parent=parent)
        self._models = models
        self.moves = ModelList(look, models.moves)
        self.rows = ModelList(look, models.rows)
        self.scores = ModelList(look, models.seats)
        self.log = ModelList(look, models.log)
        self.log.setItemDelegate(LogDelegate(look, art, self.log))
        self.close_button = IconButton(look, "x", "", ground="plate", side=30)
        self._heads = [Label(look, size=14.5, weight=EXTRABOLD) for _ in self.lists]
        self._rules = Label(look, size=12.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._arrange()
        models.rows.modelReset.connect(self._show_rows)
        models.rows.rowsInserted.connect(self._show_rows)
        models.rows.rowsRemoved.connect(self._show_rows)
        self._show_rows()
        self.moves.chosen.connect(self._choose)
        self.close_button.clicked.connect(self.close_asked)
        # Queued: first all is told that happened at once.
        models.log.rowsInserted.connect(self._show_newest, Qt.ConnectionType.QueuedConnection)
        models.log.modelReset.connect(self._show_newest, Qt.ConnectionType.QueuedConnection)
        self.retranslate()

    @property
    def lists(self) -> tuple[ModelList, ...]:
        """The lists from top to bottom."""
        return (self.moves, self.rows, self.scores, self.log)

    def show_rules(self, rules: Agreed) -> None:
        """The edition, and the rules that are not the standard."""
        changed = [f"{rule.name}: {rule.value}" for rule in rules.rules if rule.is_changed]
        self._rules.setText(" · ".join([f"{rules.variant}, {rules.edition}", *changed]))

    def showEvent(self, event: QShowEvent) -> None:
        """The log has gone on while nobody looked."""
        super().showEvent(event)
        self._show_newest()

    def retranslate(self) -> None:
        """Heads and spoken names in the present language."""
        words = (
            (self.tr("Your moves"), self.tr("Enter plays the move.")),
            (self.tr("Rows"), self.tr("The rows one by one, with what they hold and count.")),
            (self.tr("Players"), self.tr("Points and totals of every player.")),
            (self.tr("Log"), self.tr("What has happened, the newest at the end.")),
        )
        for head, view, (name, sentence) in zip(self._heads, self.lists, words, strict=True):
            head.setText(name)
            view.setAccessibleName(name)
            view.setAccessibleDescription(sentence)
        self.close_button.set_name(self.tr("Close the lists"))

    def _arrange(self) -> None:
        column = stacked(self, gap=3)
        abreast(column, (self._heads[0], 1), self.close_button)
        for index, (view, share) in enumerate(zip(self.lists, (34, 24, 26, 34), strict=True)):
            if index:
                column.addWidget(self._heads[index])
            column.addWidget(view, share)
        column.addWidget(self._rules)

    @Slot()
    def _show_newest(self) -> None:
        if self.isVisible():
            self.log.scrollToBottom()

    def _show_rows(self) -> None:
        """A table without rows needs no list of them."""
        has_rows = self._models.rows.rowCount() > 0
        self.rows.setVisible(has_rows)
        self._heads[1].setVisible(has_rows)

    def _choose(self, index: QModelIndex) -> None:
        view = index.data(ViewRole)
        if isinstance(view, MoveView):
            self.move_chosen.emit(view.move)
