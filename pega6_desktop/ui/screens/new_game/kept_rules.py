"""Ready-made rules to choose: printed editions as tiles, and house rules under a name of one's own.

Owns how tiles look and how many stand in a line; a line for each kept set, keeping the present ones, renaming, giving
up. Must not know how sets are stored nor what they mean: a set is chosen, and the form follows it.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.core.variant import Options
from pega6_desktop.records import players
from pega6_desktop.ui.look import BOLD, SEMIBOLD, Look, elided, paint, text_width
from pega6_desktop.ui.look.controls import State
from pega6_desktop.ui.look.widgets import IconButton, Label, PlateButton, show_checked
from pega6_desktop.ui.screens.common.fields import NameEntry, Trouble
from pega6_desktop.ui.screens.common.game_tiles import ChoiceTile, TileChoice, TileWords
from pega6_desktop.ui.screens.common.house_rules import (
    RuleSet,
    RuleSets,
    misfit,
    misfit_sentence,
    naming_trouble,
    renamed,
    summary,
    with_set,
    without_set,
)
from pega6_desktop.ui.screens.common.screen import abreast, stacked, take_out
from pega6_desktop.ui.screens.common.words import naming_sentence
from pega6_desktop.ui.words.messages import as_tool_tip, filled

BLEED = 3.5
"""Units around a tile that belong to its focus ring."""

_MARK = 7
"""Radius of the mark of the chosen tile, in units."""


class RuleTile(ChoiceTile[TileWords]):
    """One of several ready-made sets of rules; in a line of its own the note stands beside the name."""

    def __init__(self, look: Look, words: TileWords, parent: QWidget | None = None, *, is_wide: bool = False) -> None:
        super().__init__(look, words, parent)
        self._is_wide = is_wide
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Name and note whole."""
        label = text_width(self.words.label, self._label_font()) + self._indent()
        note = text_width(self.words.note, self._note_font())
        inner = label + note + 12 * self._look.u if self._is_wide else max(label, note)
        return QSize(round(inner + self._sides()), self._height())

    def minimumSizeHint(self) -> QSize:
        """The name stays whole in a grid; in a line of its own it may be shortened."""
        label = self._look.px(40) if self._is_wide else text_width(self.words.label, self._label_font())
        return QSize(round(label + self._indent() + self._sides()), self._height())

    def paint_face(self, painter: QPainter, state: State) -> None:
        """Paper, mark, name, note; dashed when it cannot be chosen."""
        theme, u, bleed = self._look.theme, self._look.u, self._look.px(BLEED)
        box, radius = state.box.adjusted(bleed, bleed, -bleed, -bleed), 9 * u
        is_on, is_hot = state.is_on, state.is_hot
        fill = paint.tint(theme.gold, theme.chosen_strength) if is_on else theme.field if is_hot else theme.plate
        edge = theme.accent if is_on else theme.ink if is_hot else theme.control_edge
        dash = () if state.is_enabled else (3.0, 3.0)
        if state.is_enabled:
            paint.rounded(painter, box, radius, fill=theme.plate)
        paint.rounded(
            painter,
            box,
            radius,
            fill=fill if state.is_enabled else None,
            edge=edge,
            stroke=2 if is_on else 1.4,
            dash=dash,
        )
        if state.has_focus:
            paint.focus_ring(painter, self._look, box, radius)
        self._paint_words(painter, box)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme, u = self._look.theme, self._look.u
        left, room = box.left() + 9 * u, box.width() - 13 * u
        label, note = self._label_font(), self._note_font()
        top = box.center().y() if self._is_wide else box.top() + box.height() * 0.34
        self._paint_mark(painter, QPointF(left + _MARK * u, top))
        ink = theme.ink if self.isEnabled() else theme.muted
        at = QPointF(left + self._indent(), top)
        used = paint.text(painter, elided(self.words.label, label, room - self._indent()), at, label, ink)
        if self._is_wide:
            at += QPointF(used + 12 * u, 0)
            room = box.right() - 10 * u - at.x()
        else:
            at = QPointF(left, box.top() + box.height() * 0.72)
        if room > note.pixelSize() * 2:
            paint.text(painter, elided(self.words.note, note, room), at, note, theme.muted)
        is_cut = text_width(self.words.note, note) > room
        self.setToolTip(as_tool_tip(f"{self.words.label}: {self.words.note}") if is_cut else "")

    def _paint_mark(self, painter: QPainter, at: QPointF) -> None:
        theme, u = self._look.theme, self._look.u
        edge = theme.ink if self.isEnabled() else theme.muted
        paint.disc(painter, at, _MARK * u, fill=theme.field if self.isEnabled() else None, edge=edge, stroke=1.6 * u)
        if self.isChecked():
            paint.disc(painter, at, (_MARK - 3.4) * u, fill=theme.accent)

    def _height(self) -> int:
        u, label, note = self._look.u, self._label_font().pixelSize(), self._note_font().pixelSize()
        lines = max(label, note) * 1.9 if self._is_wide else label * 1.5 + note * 1.5 + 12 * u
        return max(self._look.hit(34 if self._is_wide else 52), round(lines)) + 2 * self._look.px(BLEED)

    def _indent(self) -> float:
        return (2 * _MARK + 6) * self._look.u

    def _sides(self) -> float:
        return 13 * self._look.u + 2 * self._look.px(BLEED)

    def _label_font(self) -> QFont:
        return self._look.font(13.8, BOLD)

    def _note_font(self) -> QFont:
        return self._look.font(12.5, SEMIBOLD)


class RuleTiles(TileChoice[TileWords]):
    """Ready-made sets of rules in four columns, two, or one."""

    def make(self, words: TileWords) -> RuleTile:
        """See TileChoice."""
        return RuleTile(self._look, words, self)

    def fitting(self) -> int:
        """As many as are whole."""
        widest = max((tile.sizeHint().width() for tile in self.tiles), default=0)
        return next((count for count in (4, 2) if count * widest <= self.width()), 1)


class NameLine(QWidget):
    """A field for the name of a set; Enter keeps it, Esc gives up, and neither reaches the screen."""

    given = Signal(str)
    given_up = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.field = NameEntry(look)
        self.field.given.connect(self.given)
        self.keep_button = PlateButton(look, icon="check", size=14, tall=36)
        self.cancel_button = IconButton(look, "x", "", ground="plate", side=30)
        self._trouble = Trouble(look)
        column = stacked(self)
        abreast(column, (self.field, 1), self.keep_button, self.cancel_button, gap=4)
        column.addWidget(self._trouble)
        self.keep_button.clicked.connect(lambda: self.given.emit(self.field.text()))
        self.cancel_button.clicked.connect(self.given_up)
        self.field.textEdited.connect(lambda: self.say(""))

    def begin(self, text: str) -> None:
        """Ask for a name, beginning with this one."""
        self.say("")
        self.field.setText(text)
        self.field.selectAll()
        self.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, sentence: str) -> None:
        """What is wrong with the name; empty when nothing is."""
        self._trouble.say(sentence)
        self.field.set_trouble(sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc belongs to the name while it is typed."""
        if event.key() == Qt.Key.Key_Escape and self.field.hasFocus():
            self.given_up.emit()
        else:
            super().keyPressEvent(event)


class KeptLine(QWidget):
    """One kept set: a tile to choose it, and its two buttons."""

    def __init__(self, look: Look, kept: RuleSet) -> None:
        super().__init__()
        self.kept = kept
        self.tile = RuleTile(look, TileWords(value=kept.name, label=kept.name, note=""), is_wide=True)
        self.tile.setAutoExclusive(False)
        self.rename_button = IconButton(look, "pencil", "", ground="plate", side=30)
        self.remove_button = IconButton(look, "trash", "", ground="plate", side=30)
        abreast(self, (self.tile, 1), self.rename_button, self.remove_button, gap=2)

    def show_state(self, variant: str, *, is_in_force: bool) -> None:
        """Whether it can be chosen for this variant, or why not, and whether its rules are the present ones."""
        reason = misfit(self.kept, variant)
        if reason is None:
            note = summary(self.kept.game, self.kept.variant, self.kept.options)
        else:
            note = misfit_sentence(reason, self.kept.game)
        name = self.kept.name
        self.tile.set_words(TileWords(value=name, label=name, note=note, is_possible=reason is None))
        show_checked(self.tile, is_on=is_in_force)

    def retranslate(self) -> None:
        """The buttons in the present language."""
        self.rename_button.set_name(filled(self.tr("Rename “{name}”"), name=self.kept.name))
        self.remove_button.set_name(filled(self.tr("Delete “{name}”"), name=self.kept.name))


class KeptRules(QWidget):
    """All kept sets of a game. ``chosen(RuleSet)`` for one that fits; ``changed(RuleSets)`` when they are others."""

    chosen = Signal(object)
    changed = Signal(object)

    def __init__(self, look: Look, present: Callable[[], RuleSet | None]) -> None:
        """present: the rules of the form as a set without a name, None while they cannot be played."""
        super().__init__()
        self._look, self._present = look, present
        self._sets: RuleSets = ()
        self._game, self._variant = "", ""
        self._options: Options | None = ()
        self._is_own = False
        self._renaming: RuleSet | None = None
        self._given_up: RuleSet | None = None
        self.lines: list[KeptLine] = []
        self.keep_button = PlateButton(look, icon="save", size=13.5, tall=34)
        self.name_line = NameLine(look)
        self._gone = Label(look, size=13, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self.undo_button = PlateButton(look, icon="undo", size=13.5, tall=34)
        self._arrange()
        self._wire()

    @property
    def sets(self) -> RuleSets:
        """The sets as they are now, those of other games among them."""
        return self._sets

    def show_sets(self, sets: RuleSets, game: str) -> None:
        """Show the sets of this game."""
        self._sets, self._game = sets, game
        take_out(self._list, self.lines)
        self.lines = [KeptLine(self._look, kept) for kept in sets if kept.game == game]
        for line in self.lines:
            self._list.addWidget(line)
            line.retranslate()
            line.tile.toggled.connect(lambda _checked, line=line: self._choose(line))
            line.rename_button.clicked.connect(lambda _checked, line=line: self._rename(line))
            line.remove_button.clicked.connect(lambda _checked, line=line: self._remove(line))
        self._show_state()

    def show_rules(self, variant: str, options: Options | None, *, is_own: bool) -> None:
        """The rules of the form are these now; is_own: they are no edition's."""
        self._variant, self._options, self._is_own = variant, options, is_own
        self._show_state()

    def retranslate(self) -> None:
        """Every word in the present language."""
        self.keep_button.set_label(self.tr("Save these rules under a name"))
        self.name_line.field.setAccessibleName(self.tr("Name for these rules"))
        self.name_line.field.setPlaceholderText(self.tr("Name for these rules"))
        self.name_line.keep_button.set_label(self.tr("Save"))
        self.name_line.cancel_button.set_name(self.tr("Do not save"))
        self.undo_button.set_label(self.tr("Undo"))
        for line in self.lines:
            line.retranslate()
        self._say_gone()
        self._show_state()

    # ---------------------------------------------------------------- building

    def _arrange(self) -> None:
        column = stacked(self)
        self._list = stacked(column)
        abreast(column, (self._gone, 1), self.undo_button, gap=6)
        column.addWidget(self.name_line)
        abreast(column, self.keep_button, None)
        self.name_line.hide()
        self._say_gone()

    def _wire(self) -> None:
        self.keep_button.clicked.connect(self._ask_name)
        self.name_line.given.connect(self._name)
        self.name_line.given_up.connect(self._end_naming)
        self.undo_button.clicked.connect(self._undo)

    def _show_state(self) -> None:
        for line in self.lines:
            is_same = (line.kept.variant, line.kept.options) == (self._variant, self._options)
            line.show_state(self._variant, is_in_force=self._is_own and is_same)
        is_kept = any(line.tile.isChecked() for line in self.lines)
        is_asking = self.name_line.isVisibleTo(self)
        self.keep_button.setVisible(self._is_own and not is_kept and not is_asking)

    # ---------------------------------------------------------------- what the player does

    def _choose(self, line: KeptLine) -> None:
        self.chosen.emit(line.kept)
        self._show_state()

    def _ask_name(self) -> None:
        self._renaming = None
        self._forget_gone()
        self.name_line.begin("")
        self._show_state()

    def _rename(self, line: KeptLine) -> None:
        self._renaming = line.kept
        self._forget_gone()
        self.name_line.begin(line.kept.name)
        self._show_state()

    def _name(self, typed: str) -> None:
        trouble = naming_trouble([line.kept for line in self.lines], typed, self._renaming)
        present = self._renaming or self._present()
        if trouble or present is None:
            self.name_line.say(naming_sentence(trouble or "rules_open", players.cleaned_name(typed)))
            self.name_line.field.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if self._renaming is None:
            name = players.cleaned_name(typed)
            self._set(with_set(self._sets, RuleSet(name, present.game, present.variant, present.options)))
        else:
            self._set(renamed(self._sets, self._renaming, typed))
        self._end_naming()

    def _end_naming(self) -> None:
        wanted = next((line for line in self.lines if line.tile.isChecked()), None)
        self.name_line.hide()
        self._renaming = None
        self._show_state()
        target = wanted.tile if wanted is not None else self.keep_button
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, line: KeptLine) -> None:
        self._given_up = line.kept
        if self._renaming == line.kept:
            self.name_line.hide()
        self._set(without_set(self._sets, line.kept))
        self._say_gone()
        self.undo_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _undo(self) -> None:
        given_up = self._given_up
        if given_up is None:
            return
        self._forget_gone()
        self._set(with_set(self._sets, given_up))
        for line in self.lines:
            if line.kept == given_up:
                line.remove_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _forget_gone(self) -> None:
        self._given_up = None
        self._say_gone()

    def _say_gone(self) -> None:
        is_gone = self._given_up is not None
        name = self._given_up.name if self._given_up is not None else ""
        self._gone.setText(filled(self.tr("“{name}” was deleted."), name=name))
        self._gone.setVisible(is_gone)
        self.undo_button.setVisible(is_gone)

    def _set(self, sets: RuleSets) -> None:
        self.show_sets(sets, self._game)
        self.changed.emit(sets)
