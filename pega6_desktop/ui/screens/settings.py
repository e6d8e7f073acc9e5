"""All settings on one page: language, colours, text size, tempo, sound, access. It all works at once, without OK.

Owns the controls, a switch a line where a setting is a yes or no, and the tile of a theme with a small table in its own
colours. Must not know where settings are kept, nor what obeys them.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QSizePolicy, QWidget

from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, paint, text_width
from pega6_desktop.ui.look.controls import State
from pega6_desktop.ui.look.look import Theme
from pega6_desktop.ui.look.widgets import (
    Label,
    OneOfSeveral,
    Option,
    Panel,
    PlateButton,
    SegmentedChoice,
    Switch,
    TopBar,
    show_checked,
)
from pega6_desktop.ui.look.widgets.inputs import LookSlider
from pega6_desktop.ui.screens.common.preferences import (
    LARGEST_TEXT,
    SMALLEST_TEXT,
    SYSTEM,
    TEMPOS,
    Preferences,
    PreferenceStore,
)
from pega6_desktop.ui.screens.common.screen import PageScreen, Scroll, abreast, flowing, in_units, stacked
from pega6_desktop.ui.screens.common.words import tempo_word, theme_word
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.words.messages import filled


class SwitchLine(NamedTuple):
    """What a preference is called, what it does, and its switch."""

    word: Label
    note: Label
    switch: Switch


class SwitchLines(QWidget):
    """Shows the preferences in force and changes them at once."""

    def __init__(self, look: Look, preferences: PreferenceStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._preferences = look, preferences
        self._lines = {field: self._line(field) for field in self.words()}
        self._arrange()
        preferences.changed.connect(self.show_values)
        self.retranslate()

    def words(self) -> dict[str, tuple[str, str]]:
        """The preferences that are set here, top to bottom, by name and sentence in the present language."""
        raise NotImplementedError

    def _arrange(self) -> None:
        raise NotImplementedError

    def switch(self, field: str) -> Switch:
        """The switch of a preference; KeyError for one that is not set here."""
        return self._lines[field].switch

    def retranslate(self) -> None:
        """Every word in the present language."""
        for field, (word, note) in self.words().items():
            line = self._lines[field]
            line.word.setText(word)
            line.note.setText(note)
            line.switch.set_words(word)
            line.switch.setAccessibleDescription(note)
        self.show_values()

    def show_values(self) -> None:
        """What is in force now."""
        for field, line in self._lines.items():
            show_checked(line.switch, is_on=self._is_on(field))

    def standard(self) -> dict[str, object]:
        """The fields as they are in a new house."""
        return {field: getattr(Preferences(), field) for field in self._lines}

    def _is_on(self, field: str) -> bool:
        return bool(getattr(self._preferences.value, field))

    def _line(self, field: str) -> SwitchLine:
        line = SwitchLine(
            word=Label(self._look, size=15, weight=EXTRABOLD, is_wrapped=True),
            note=Label(self._look, size=13, weight=SEMIBOLD, colour="muted", is_wrapped=True),
            switch=Switch(self._look, ""),
        )
        line.switch.toggled.connect(lambda is_on: self._preferences.change(**{field: is_on}))
        return line


class AccessPanel(SwitchLines):
    """Reach and habit, under their head: each line on a ground of its own, with its state in a word."""

    def words(self) -> dict[str, tuple[str, str]]:
        """See SwitchLines."""
        return {
            "is_motion_reduced": (self.tr("Less motion"), self.tr("Cards appear in their places and do not fly.")),
            "shows_keys": (self.tr("Show keys"), self.tr("The keys of the moment beside the status line.")),
            "shows_last_trick": (
                self.tr("Show the last trick"),
                self.tr("Flags under the players tell who played what, until your next card lies. U at the table."),
            ),
            "is_confirming": (
                self.tr("Confirm the move"),
                self.tr("A move made with the mouse counts only after Enter or the golden button."),
            ),
            "plays_forced": (
                self.tr("Play forced moves for me"),
                self.tr("The last card of a hand, the only row: never what would tell others about your cards."),
            ),
            "plays_on_click": (
                self.tr("One click plays"),
                self.tr("A click on a card of your hand plays it; until the cards turn up you can take it back."),
            ),
            "reads_aloud": (
                self.tr("Narrate the table to the screen reader"),
                self.tr("Every change becomes a sentence for the screen reader."),
            ),
            "has_large_targets": (
                self.tr("Larger targets"),
                self.tr("Cards, rows and boxes answer a click from further away."),
            ),
        }

    def retranslate(self) -> None:
        self._head.setText(self.tr("Accessibility"))
        super().retranslate()

    def show_values(self) -> None:
        super().show_values()
        for line, state in zip(self._lines.values(), self._states, strict=True):
            state.setText(self.tr("yes") if line.switch.isChecked() else self.tr("no"))
        self.switch("plays_on_click").setEnabled(not self._preferences.value.is_confirming)

    def _is_on(self, field: str) -> bool:
        return self._preferences.is_still if field == "is_motion_reduced" else super()._is_on(field)

    def _arrange(self) -> None:
        self._head = Label(self._look, size=18, weight=EXTRABOLD)
        self._states = [Label(self._look, size=13, weight=SEMIBOLD, colour="muted") for _ in self._lines]
        column = in_units(self._look, stacked(self, self._head), gap=5)
        for line, state in zip(self._lines.values(), self._states, strict=True):
            inset = Panel(self._look, kind="inset", radius=12, padding=7)
            inside = abreast(inset, gap=8)
            stacked(inside, line.word, line.note, share=1)
            inside.addWidget(state)
            inside.addWidget(line.switch)
            column.addWidget(inset)


class SoundLines(SwitchLines):
    """Which sounds are heard; nothing can be chosen while all is muted."""

    def words(self) -> dict[str, tuple[str, str]]:
        """See SwitchLines."""
        return {
            "hears_cards": (self.tr("Cards and chips"), self.tr("slide, land, turn")),
            "hears_ox": (self.tr("Moo"), self.tr("when somebody takes a row")),
            "hears_turn": (self.tr("Your-turn chime"), self.tr("two notes when you are to decide")),
        }

    def show_values(self) -> None:
        super().show_values()
        for line in self._lines.values():
            line.switch.setEnabled(not self._preferences.value.is_muted)

    def _arrange(self) -> None:
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        for row, line in enumerate(self._lines.values()):
            for column, part in enumerate(line):
                self._grid.addWidget(part, row, column)
        self._look.changed.connect(self._relayout)
        self._relayout()

    def _relayout(self) -> None:
        self._grid.setHorizontalSpacing(self._look.px(14))
        self._grid.setVerticalSpacing(round(2 * self._look.u * self._look.text_scale**2))
        self._grid.setColumnMinimumWidth(0, round(140 * self._look.u * self._look.text_scale))


CARDS = (7, 40, 66)
TALL = 116
"""Units of the small table."""


class ThemeTile(OneOfSeveral):
    """One option; two sample looks are shown half and half (the theme that follows the desktop)."""

    def __init__(self, look: Look, samples: list[tuple[Look, CardArt]]) -> None:
        super().__init__(look)
        self._samples = samples
        self._word = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_word(self, word: str) -> None:
        """What the theme is called."""
        self._word = word
        self.setAccessibleName(word)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = max(30 * self._look.u, self._look.text_px(14.5) * 1.7)
        wide = text_width(self._word, self._look.font(14.5, BOLD)) + 36 * self._look.u
        return QSize(max(self._look.px(136), round(wide)), round((12 + TALL) * self._look.u + words))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint_face(self, painter: QPainter, state: State) -> None:
        theme, u = self._look.theme, self._look.u
        box = QRectF(6 * u, 6 * u, self.width() - 12 * u, TALL * u)
        for index, (sample, art) in enumerate(self._samples):
            with paint.kept(painter):
                share = box.width() / len(self._samples)
                half = QRectF(box.left() + index * share, box.top(), share, box.height())
                clip = QPainterPath()
                clip.addRoundedRect(box, 10 * u, 10 * u)
                painter.setClipPath(clip)
                painter.setClipRect(half, Qt.ClipOperation.IntersectClip)
                self._paint_sample(painter, box, sample, art)
        is_on = state.is_on
        edge = theme.accent if is_on else theme.ink if state.is_hot else theme.plate_edge
        paint.rounded(painter, box, 10 * u, edge=edge, stroke=(3 if is_on else 1.5) * u)
        if state.has_focus:
            paint.focus_ring(painter, self._look, box, 10 * u)
        self._paint_word(painter, QPointF(box.left() + 9 * u, (box.bottom() + self.height()) / 2))

    def _paint_sample(self, painter: QPainter, box: QRectF, sample: Look, art: CardArt) -> None:
        theme, u = sample.theme, self._look.u
        painter.fillRect(box, paint.tint(theme.wood1))
        bar = QRectF(box.left() + 9 * u, box.top() + 9 * u, box.width() - 18 * u, 15 * u)
        paint.rounded(painter, bar, 5 * u, fill=theme.bar, edge=theme.bar_text if theme.is_flat else None, stroke=1)
        mat = QRectF(bar.left(), bar.bottom() + 7 * u, bar.width(), box.bottom() - bar.bottom() - 16 * u)
        edge = theme.trough_edge if theme.is_flat else None
        paint.rounded(painter, mat, 8 * u, fill=theme.felt1, edge=edge)
        width = round(min(40 * u, mat.width() / 3.4))
        gap = (mat.width() - 3 * width) / 4
        for index, face in enumerate(CARDS):
            at = QPointF(mat.left() + gap + index * (width + gap), mat.center().y() - art.height(width) / 2)
            painter.drawPixmap(at, art.bare(face, width, self.devicePixelRatioF()))

    def _paint_word(self, painter: QPainter, at: QPointF) -> None:
        theme, u = self._look.theme, self._look.u
        paint.disc(painter, at, 7 * u, fill=theme.field, edge=theme.ink, stroke=1.6 * u)
        if self.isChecked():
            paint.disc(painter, at, 3.6 * u, fill=theme.accent)
        font = self._look.font(14.5, BOLD)
        paint.text(painter, self._word, at + QPointF(15 * u, 0), font, theme.ink, max_width=self.width() - 32 * u)


TEXT_STEP = 10
VOLUME_STEP = 10


class SettingsScreen(PageScreen):
    """Every control shows the preference in force and changes it at once."""

    def __init__(
        self,
        look: Look,
        bar: TopBar,
        preferences: PreferenceStore,
        languages: Sequence[Option],
        themes: Sequence[Theme],
        resources: Path,
    ) -> None:
        super().__init__(look, bar)
        self._preferences = preferences
        self.languages = SegmentedChoice(look, "", languages)
        self.tiles = _tiles(look, themes, resources)
        self._tile_group = QButtonGroup(self)
        self.text_size = LookSlider(look, low=SMALLEST_TEXT, high=LARGEST_TEXT, step=TEXT_STEP)
        self.tempo = SegmentedChoice(look, "", [Option(name, name) for name in TEMPOS])
        self.access = AccessPanel(look, preferences)
        self.volume = LookSlider(look, low=0, high=100, step=VOLUME_STEP)
        self.sound_on = Switch(look, "")
        self.sound_lines = SoundLines(look, preferences)
        self.reset_button = PlateButton(look, icon="undo", tall=56)
        self._make_words()
        self._arrange()
        self._wire()
        self.retranslate()

    def set_language(self, code: str) -> None:
        """The language in force, also where the settings leave it to the desktop."""
        self.languages.set_value(code)

    def retranslate(self) -> None:
        self._bar.set_title(self.tr("Settings"), self.tr("take effect at once, even in the middle of a match"))
        self._language_word.setText(self.tr("Language"))
        self._language_note.setText(self.tr("The table does not stop: all words change at once."))
        self._colour_word.setText(self.tr("Theme"))
        self._size_word.setText(self.tr("Text size"))
        self._tempo_word.setText(self.tr("Speed"))
        self._tempo_note.setText(self.tr("Space or a click skips the animation."))
        self._sound_word.setText(self.tr("Sound"))
        self.sound_lines.retranslate()
        self.volume.setAccessibleName(self.tr("Volume in percent"))
        self.sound_on.set_words(self.tr("Sound"))
        self._sample_lead.setText(self.tr("Your turn:"))
        self._sample.setText(self.tr("the 58 goes to row 2, after the 50."))
        self.reset_button.set_label(self.tr("Back to standard"))
        self.back_button.set_label(self.tr("Done"))
        self.languages.setAccessibleName(self.tr("Language"))
        self.text_size.setAccessibleName(self.tr("Text size in percent"))
        self.tempo.setAccessibleName(self.tr("Speed"))
        self.tempo.set_options([Option(name, tempo_word(name)) for name in TEMPOS])
        self.access.retranslate()
        for name, tile in self.tiles.items():
            tile.set_word(theme_word(name))
        self._show_values()

    # ---------------------------------------------------------------- building

    def _make_words(self) -> None:
        self._language_word, self._colour_word = self._head(), self._head()
        self._size_word, self._tempo_word = self._head(), self._head()
        self._language_note, self._tempo_note = self._note(), self._note()
        self._sound_word = self._head()
        self._loudness = Label(self.look, size=17, weight=EXTRABOLD)
        self._percent = Label(self.look, size=17, weight=EXTRABOLD)
        self._sample_lead = Label(self.look, size=16, weight=EXTRABOLD, colour="accent")
        self._sample = Label(self.look, size=16, weight=BOLD, is_wrapped=True)

    def _head(self) -> Label:
        return Label(self.look, size=18, weight=EXTRABOLD)

    def _note(self) -> Label:
        return Label(self.look, size=13, weight=SEMIBOLD, colour="muted", is_wrapped=True)

    def _arrange(self) -> None:
        content = QWidget()
        body = in_units(self.look, abreast(content), margins=(8, 2, 8, 0))
        language = self._panel(self._language_word, self.languages, self._language_note)
        tempo = self._panel(self._tempo_word, self.tempo, self._tempo_note)
        stacked(body, language, self._colour_panel(), self._size_panel(), tempo, None, share=1)
        stacked(body, self._sound_panel(), self._panel(self.access), None, share=1)
        page = self.begin()
        page.addWidget(Scroll(self.look, content), 1)
        self.end(page, self.reset_button, None, self.back_button)

    def _panel(self, *parts: QWidget) -> Panel:
        """One below the other."""
        panel = Panel(self.look, padding=16)
        in_units(self.look, stacked(panel, *parts), gap=7)
        return panel

    def _colour_panel(self) -> Panel:
        for tile in self.tiles.values():
            self._tile_group.addButton(tile)
        return self._panel(self._colour_word, flowing(*self.tiles.values()))

    def _size_panel(self) -> Panel:
        panel = Panel(self.look, padding=16)
        column = in_units(self.look, stacked(panel, self._size_word), gap=7)
        abreast(column, (self.text_size, 1), self._percent)
        abreast(column, self._sample_lead, (self._sample, 1), gap=6)
        return panel

    def _sound_panel(self) -> Panel:
        panel = Panel(self.look, padding=16)
        column = in_units(self.look, stacked(panel), gap=7)
        abreast(column, (self._sound_word, 1), self.sound_on)
        abreast(column, (self.volume, 1), self._loudness)
        column.addWidget(self.sound_lines)
        return panel

    # ---------------------------------------------------------------- working

    def _wire(self) -> None:
        change = self._preferences.change
        self.languages.chosen.connect(lambda code: change(language=code))
        self.tempo.chosen.connect(lambda name: change(tempo=name))
        self.text_size.valueChanged.connect(lambda percent: change(text_percent=percent))
        self.volume.valueChanged.connect(lambda percent: change(volume=percent))
        self.sound_on.toggled.connect(lambda is_on: change(is_muted=not is_on))
        self._tile_group.buttonToggled.connect(self._choose_theme)
        self.reset_button.clicked.connect(self._reset)
        self._preferences.changed.connect(self._show_values)

    def _choose_theme(self, chosen: QRadioButton, is_on: bool) -> None:  # noqa: FBT001 - the slot of a signal
        if is_on:
            self._preferences.change(theme=next(name for name, tile in self.tiles.items() if tile is chosen))

    def _reset(self) -> None:
        standard = Preferences()
        self._preferences.change(
            theme=standard.theme,
            tempo=standard.tempo,
            text_percent=standard.text_percent,
            volume=standard.volume,
            is_muted=standard.is_muted,
            **self.sound_lines.standard(),
            **self.access.standard(),
        )

    def _show_values(self) -> None:
        value = self._preferences.value
        self.tempo.set_value(value.tempo)
        self.text_size.setValue(value.text_percent)
        self._percent.setText(filled(self.tr("{percent}%"), percent=value.text_percent))
        self.volume.setValue(value.volume)
        self.volume.setEnabled(not value.is_muted)
        show_checked(self.sound_on, is_on=not value.is_muted)
        self._loudness.setText(filled(self.tr("{percent}%"), percent=value.volume))
        tile = self.tiles.get(value.theme)
        if tile is not None:
            show_checked(tile, is_on=True)


def _tiles(look: Look, themes: Sequence[Theme], resources: Path) -> dict[str, ThemeTile]:
    samples = {}
    for theme in themes:
        sample = Look(theme, look.family, parent=look)
        samples[theme.name] = (sample, CardArt(sample, resources, cache_bytes=1_000_000))
    tiles = {name: ThemeTile(look, [sample]) for name, sample in samples.items()}
    pair = [samples[name] for name in ("light", "dark") if name in samples]
    return {**tiles, SYSTEM: ThemeTile(look, pair)} if pair else tiles
