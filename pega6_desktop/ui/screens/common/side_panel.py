"""The table as lists: your moves, the rows, the scores, the log. Every move can be made here.

Owns the item views beside the felt and their keyboard. Must not know any game: it reads the same models as the felt.
"""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look, paint
from pega6_desktop.ui.look.listing import AnyIndex
from pega6_desktop.ui.look.widgets import IconButton, Label, Panel
from pega6_desktop.ui.screens.common.lists import LineList
from pega6_desktop.ui.screens.common.rule_words import Agreed
from pega6_desktop.ui.screens.common.screen import abreast, stacked
from pega6_desktop.ui.table.models import MoveView, TableModels, ViewRole

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


class ModelList(LineList):
    """A list of sentences on a ground of its own. chooses_by_mouse: whether a double click chooses as well."""

    def __init__(self, look: Look, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(look, model, parent)
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

    def __init__(self, look: Look, models: TableModels, parent: QWidget | None = None) -> None:
        super().__init__(look, padding=12, parent=parent)
        self._models = models
        self.moves = ModelList(look, models.moves)
        self.rows = ModelList(look, models.rows)
        self.scores = ModelList(look, models.seats)
        self.log = ModelList(look, models.log)
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
            (self.tr("Players"), self.tr("Points and totals of everybody.")),
            (self.tr("Log"), self.tr("What has happened, the newest at the end.")),
        )
        for head, view, (name, sentence) in zip(self._heads, self.lists, words, strict=True):
            head.setText(name)
            view.setAccessibleName(name)
            view.setAccessibleDescription(sentence)
        self.close_button.set_name(self.tr("Close the lists"))

    def _arrange(self) -> None:
        column = stacked(self, gap=3)
        top = abreast(column)
        top.addWidget(self._heads[0], 1)
        top.addWidget(self.close_button)
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
