"""The first screen: the feast at the left, and at the right everything one can do, the nearest thing first.

Owns which buttons are shown and which keys press them. Must not know how a match is begun or where it is kept.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from pega6_desktop.runtime.lesson_client import TAUGHT, LessonClient
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, paint
from pega6_desktop.ui.look.controls import State, plate_button
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.look.widgets import (
    Drawn,
    IconButton,
    KeyHints,
    Label,
    Option,
    PlateButton,
    PrimaryButton,
    SegmentedChoice,
    portrait,
)
from pega6_desktop.ui.look.widgets.buttons import BLEED, SIDE, ButtonWords, fit_into
from pega6_desktop.ui.screens.common.game_tiles import GameTiles, TileOfGame
from pega6_desktop.ui.screens.common.preferences import PreferenceStore
from pega6_desktop.ui.screens.common.screen import Screen, Scroll, abreast, flowing, in_units, stacked
from pega6_desktop.ui.screens.common.shortcuts import SHORTCUTS, meant
from pega6_desktop.ui.table.cards.art import CardArt

NARROW = 900
"""Below this many units of width the picture becomes a strip on top."""

PICTURE_SHARE, SMALL_PICTURE_SHARE = 760 / 1280, 0.3

_FACE, _FACE_PITCH, _MANY_PITCH, _MANY = 28, 0.7, 0.46, 6
"""Units across a face on the golden button; from one to the next as a share of it, and the same for more than so many.
"""
_RING = "#FFF4E0"
_KEYS = frozenset(key for shortcut in SHORTCUTS for key in shortcut.keys)


class ContinueButton(PrimaryButton):
    """The way back to the table, with the faces of those who sit there."""

    def __init__(self, look: Look, art: CardArt) -> None:
        super().__init__(look, icon="play", key="Enter", size=24, tall=98, sub=" ")
        self._art = art
        self._faces: tuple[int, ...] = ()

    def show_match(self, lines: Sequence[str], faces: Sequence[int]) -> None:
        """What stands below the word, line by line, and the portraits of the table."""
        self._faces = tuple(faces)
        self.set_words(self.label, "\n".join(lines))
        self.setAccessibleDescription(" · ".join(lines))

    @property
    def words(self) -> ButtonWords:
        """The faces stand below the key; both have room, or neither."""
        words = super().words
        return replace(words, key=max(words.key, self._row() + 6 * self.look.u))

    def paint_face(self, painter: QPainter, state: State) -> None:
        """The golden plate, and the faces in its lower corner, the first one on top."""
        look, bleed = self.look, self.look.px(BLEED)
        box = state.box.adjusted(bleed, bleed, -bleed, -bleed)
        inner = box.adjusted(SIDE * look.u, 2 * look.u, -SIDE * look.u, -2 * look.u)
        has_faces = bool(self._faces) and fit_into(self.words, inner.width(), inner.height()).has_key
        side = self._side()
        self.key_lift = (side + 6 * look.u) / 2 if has_faces else 0.0
        plate_button(painter, self, state)
        if not has_faces:
            return
        dpr, pitch = self.devicePixelRatioF(), self._pitch()
        top = box.center().y() + paint.keycap_size(self.key, self.key_font).height() / 2 - self.key_lift + 6 * look.u
        for place, face in reversed(list(enumerate(self._faces))):
            left = box.right() - 12 * look.u - self._row() + place * pitch
            pixmap = portrait(look, self._art.pictures, face, side, dpr, _RING)
            painter.drawPixmap(QPointF(left, top + (look.u if state.is_down else 0)), pixmap)

    def _side(self) -> int:
        return self.look.px(_FACE * min(1.6, max(1.0, self.look.text_scale)))

    def _pitch(self) -> float:
        return (_MANY_PITCH if len(self._faces) > _MANY else _FACE_PITCH) * self._side()

    def _row(self) -> float:
        return self._side() + self._pitch() * (len(self._faces) - 1) if self._faces else 0.0


class Seam(Drawn):
    """A thin line across the wood."""

    def sizeHint(self) -> QSize:
        """Room for the line and some air."""
        return QSize(1, self._look.px(13))

    def draw(self, painter: QPainter) -> None:
        """From edge to edge of what stands in the column."""
        inset = self._look.px(BLEED)
        line = QRectF(inset, self.height() / 2, self.width() - 2 * inset, max(1.0, self._look.u))
        painter.fillRect(line, paint.tint(self._look.theme.wood_text, 0.3))


class Ox(Drawn):
    """The head of the ox, looking out of its place."""

    def __init__(self, look: Look, pictures: Pictures) -> None:
        super().__init__(look)
        self._pictures = pictures
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """Three wide to four high."""
        return QSize(self._look.px(54), self._look.px(72))

    def draw(self, painter: QPainter) -> None:
        """As large as fits."""
        tall = min(self.height(), self.width() * 4 / 3)
        box = QRectF((self.width() - 0.75 * tall) / 2, (self.height() - tall) / 2, 0.75 * tall, tall)
        self._pictures.draw(painter, "cards/mascot", box)


class LessonOffer(Drawn):
    """A plate with a gold edge: learn by playing, or put it away for good."""

    def __init__(self, look: Look, pictures: Pictures) -> None:
        super().__init__(look)
        self.open_button = PlateButton(look, key="A", size=15, tall=64, sub=" ")
        self.close_button = IconButton(look, "x", "", ground="plate", side=30)
        row = abreast(
            self, Ox(look, pictures), (self.open_button, 1), (self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        )
        in_units(look, row, margins=(BLEED + 6, BLEED + 3, BLEED + 3, BLEED + 3))

    def draw(self, painter: QPainter) -> None:
        """As wide as the buttons above and below."""
        bleed = self._look.px(BLEED)
        box = QRectF(self.rect()).adjusted(bleed, bleed, -bleed, -bleed)
        paint.plate(painter, self._look, box, edge=self._look.theme.gold, stroke=2.4, blur=6)


class HomeScreen(Screen):
    """Go on, play now, new game, help, records, settings, quit; at the first start the language too."""

    play_asked = Signal()
    resume_asked = Signal()
    new_asked = Signal()
    help_asked = Signal()
    lesson_asked = Signal(str)
    history_asked = Signal()
    statistics_asked = Signal()
    settings_asked = Signal()
    quit_asked = Signal()
    game_chosen = Signal(str)

    def __init__(
        self, look: Look, art: CardArt, picture: QWidget, preferences: PreferenceStore, languages: Sequence[Option]
    ) -> None:
        super().__init__(look)
        self._preferences = preferences
        self._picture = picture
        picture.setParent(self)
        # Who has been asked is not asked again; who has played has had the settings at hand.
        self._asks_language = not preferences.value.language
        self._given_up = 0
        self._game = ""
        self._make_words()
        self._make_doors(art)
        self.games = GameTiles(look, art)
        self.games.hide()
        self.languages = SegmentedChoice(look, "", languages, is_small=True)
        self._content = QWidget()
        self._column = self._arrange()
        self._scroll = Scroll(self.look, self._content, self)
        self._tight = QTimer(self, singleShot=True, interval=0)
        self._tight.timeout.connect(self._make_do)
        self._wire()
        self.set_unfinished((), ())
        self.retranslate()
        self.relayout()
        self._scroll.verticalScrollBar().rangeChanged.connect(lambda *_: self._tight.start())
        # After everything in the column has heard of it.
        look.changed.connect(self._place)

    def set_players(self, words: str) -> None:
        """The line under "Play now": which variant, against whom."""
        self.play_button.set_words(self.play_button.label, words)

    def set_games(self, tiles: Sequence[TileOfGame], game: str) -> None:
        """Offer these games as equals; a single game is no choice."""
        self.games.set_games(tiles, game)
        self._game = game
        self._tell_offer()
        self._place()

    def set_unfinished(self, lines: Sequence[str], faces: Sequence[int]) -> None:
        """Offer to go on with a match in these lines, between these portraits; no lines when there is none.

        What is golden is what Enter means. The keyboard goes along with it, unless it stands somewhere else.
        """
        main: PlateButton = self.resume_button if lines else self.play_button
        was_on_main = self._main is not None and self._main is not main and self._main.hasFocus()
        self.resume_button.show_match(lines, faces)
        self.resume_button.setVisible(bool(lines))
        size, tall, key = (18, 66, "J") if lines else (24, 90, "Enter")
        self.play_button.set_rank(is_primary=not lines, size=size, tall=tall, key=key)
        self.set_main(main)
        if was_on_main:
            self.arrive()
        self._place()

    def pressed(self, key: int) -> bool:
        """The keys on the buttons; Esc does not quit."""
        doors = {
            "continue": self.resume_button,
            "play_now": self.play_button,
            "new_game": self.new_button,
            "help": self.help_button,
            "lesson": self.lesson_offer.open_button,
        }
        pressed = meant("home", key)
        button = None if pressed is None else doors[pressed.name]
        if button is None or not button.isVisibleTo(self):
            return False
        button.click()
        return True

    def retranslate(self) -> None:
        self._title.setText(self.tr("Pega 6"))
        self._motto.setText(self.tr("Cards, heads and a little luck"))
        self._other_word.setText(self.tr("Or start another one"))
        self.play_button.set_label(self.tr("Play now"))
        self.resume_button.set_label(self.tr("Continue"))
        self.games.setAccessibleName(self.tr("Choose the game"))
        self.languages.setAccessibleName(self.tr("Language"))
        self._tell_offer()
        self.lesson_offer.close_button.set_name(self.tr("Do not offer the lesson again"))
        flat = {
            self.history_button: self.tr("History"),
            self.statistics_button: self.tr("Statistics"),
            self.settings_button: self.tr("Settings"),
            self.quit_button: self.tr("Quit"),
        }
        for button, words in flat.items():
            button.setAccessibleName(words)
            button.set_shown(words)
        hints = [(self.tr("keys"), ("F1",)), (self.tr("menu"), ("M",)), (self.tr("full screen"), ("F11",))]
        # On macOS that key is another, which its own menu bar tells.
        self._full.set_hints([hint for hint in hints if set(hint[1]) <= _KEYS])
        self._give_up(self._given_up)  # says anew what is there, also while the page is not shown
        self._place()

    def relayout(self) -> None:
        u = self.look.u
        self._column.setContentsMargins(round(38 * u), round(20 * u), round(38 * u), round(10 * u))
        self._column.setSpacing(round(2 * u))
        for words in (self._title, self._motto, self._other_word):
            words.setIndent(self.look.px(BLEED))
        self._other_word.setContentsMargins(0, round(8 * u), 0, 0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    # ---------------------------------------------------------------- building

    def _make_words(self) -> None:
        look = self.look
        self._title = Label(look, size=54, weight=EXTRABOLD, colour="title")
        self._motto = Label(look, size=17, weight=SEMIBOLD, colour="wood_text", is_wrapped=True)
        self._other_word = Label(look, size=14.5, weight=BOLD, colour="wood_text")
        self._full = KeyHints(look)

    def _make_doors(self, art: CardArt) -> None:
        look = self.look
        self.resume_button = ContinueButton(look, art)
        self.play_button = PlateButton(look, icon="right", sub=" ")
        self.new_button = PlateButton(look, icon="plus", key="N", size=15, tall=64, sub=" ")
        self.help_button = PlateButton(look, icon="book", key="H", size=15, tall=64, sub=" ")
        self.lesson_offer = LessonOffer(look, art.pictures)
        self.lesson_offer.hide()
        self.history_button, self.statistics_button, self.settings_button, self.quit_button = (
            IconButton(look, icon, "", ground="wood", size=15) for icon in ("log", "chart", "gear", "x")
        )

    def _arrange(self) -> QVBoxLayout:
        column = stacked(self._content)
        column.addStretch(2)
        column.addWidget(self._title)
        column.addWidget(self._motto)
        column.addStretch(1)
        for part in (self.resume_button, self._other_word, self.games, self.play_button, self.lesson_offer):
            column.addWidget(part)
        abreast(column, (self.new_button, 1), (self.help_button, 1))
        column.addWidget(Seam(self.look))
        column.addWidget(flowing(self.history_button, self.statistics_button, self.settings_button))
        column.addStretch(2)
        column.addWidget(self.languages)
        foot = abreast(column, (self._full, 1), None, self.quit_button)
        in_units(self.look, foot, margins=(BLEED, 0, 0, 0))
        return column

    def _wire(self) -> None:
        self.games.chosen.connect(self.game_chosen)
        self.play_button.clicked.connect(self.play_asked)
        self.resume_button.clicked.connect(self.resume_asked)
        self.new_button.clicked.connect(self.new_asked)
        self.help_button.clicked.connect(self.help_asked)
        self.lesson_offer.open_button.clicked.connect(self._ask_for_lesson)
        self.lesson_offer.close_button.clicked.connect(self._put_lesson_away)
        self._preferences.changed.connect(self._follow)
        self.settings_button.clicked.connect(self.settings_asked)
        self.history_button.clicked.connect(self.history_asked)
        self.statistics_button.clicked.connect(self.statistics_asked)
        self.quit_button.clicked.connect(self.quit_asked)
        self.languages.chosen.connect(lambda code: self._preferences.change(language=code))

    # ---------------------------------------------------------------- staying true

    def _place(self) -> None:
        """The picture over or beside the column; with less of it where the column would scroll otherwise."""
        if not self.isVisible():
            return  # Much is told to it before it is shown, and each thing would be this work once more.
        self._tight.start()
        every = len(self._dispensable)
        if self.width() < NARROW * self.look.u:
            tries = [(self._part_above, every)]
        else:
            # Before the title goes the picture makes room.
            tries = [(lambda: self._part_at(PICTURE_SHARE), 2)]
        tries += [(lambda: self._part_at(SMALL_PICTURE_SHARE), every), (lambda: self._part_at(0.0), every)]
        for part, most in tries:
            part()
            for count in range(most + 1):
                self._give_up(count)
                if self._fits():
                    return

    def _part_above(self) -> None:
        width, height = self.width(), self.height()
        strip = min(round(220 * self.look.u), height // 3)
        self._picture.setGeometry(0, 0, width, strip)
        self._scroll.setGeometry(0, strip, width, height - strip)

    def _part_at(self, share: float) -> None:
        width, height, left = self.width(), self.height(), round(self.width() * share)
        self._picture.setGeometry(0, 0, left, height)
        self._scroll.setGeometry(left, 0, width - left, height)

    def _give_up(self, count: int) -> None:
        """Do without so many of the things one can do without."""
        self._given_up = count
        for place, show in enumerate(self._dispensable):
            show(place >= count)

    def _make_do(self) -> None:
        """Some heights are known only once everything has its width: what still scrolls then lets go one thing more."""
        self._scroll.fit_at_once()  # What has gone meanwhile needs no room
        if self._scroll.verticalScrollBar().maximum() == 0:
            return
        if self._given_up < len(self._dispensable):
            self._give_up(self._given_up + 1)
            self._tight.start()
        elif self._scroll.x() > 0 or self._scroll.y() > 0:
            self._part_at(SMALL_PICTURE_SHARE if self._scroll.x() > SMALL_PICTURE_SHARE * self.width() else 0.0)

    @property
    def _dispensable(self) -> tuple[Callable[[bool], None], ...]:
        """What can go, the most dispensable first, each to be shown or not."""
        return (
            self._full.setVisible,
            self._motto.setVisible,
            self._show_other_word,
            lambda is_shown: self.games.show_pictures(is_shown=is_shown),
            self._show_notes,
            self._show_offer,
            self._title.setVisible,
            self._show_languages,
        )

    def _show_other_word(self, is_shown: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        is_other = not (self.resume_button.isHidden() or self.games.isHidden())
        self._other_word.setVisible(is_shown and is_other)

    def _show_notes(self, is_shown: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        self.new_button.set_words(self.tr("New game"), self.tr("Players and rules") if is_shown else "")
        self.help_button.set_words(self.tr("How to play"), self.tr("In a few steps") if is_shown else "")

    def _show_offer(self, is_shown: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        """Who has a match to go on with is no beginner."""
        is_offered = self._preferences.value.offers_lesson and self._game in TAUGHT and self.resume_button.isHidden()
        self.lesson_offer.setVisible(is_shown and is_offered)

    def _tell_offer(self) -> None:
        """What the lesson of the chosen game takes."""
        steps = len(LessonClient.lesson(self._game)) if self._game in TAUGHT else 0
        below = self.tr("4 minutes, %n step(s) at the table. Nothing is lost by trying.", "", steps)
        self.lesson_offer.open_button.set_words(self.tr("First time? Learn by playing"), below)
        self.lesson_offer.open_button.setAccessibleDescription(below)

    def _ask_for_lesson(self) -> None:
        self.lesson_asked.emit(self._game)

    def _put_lesson_away(self) -> None:
        self._preferences.change(offers_lesson=False)
        self.arrive()

    def _follow(self, fields: frozenset[str]) -> None:
        if "offers_lesson" in fields:
            self._place()

    def _show_languages(self, is_shown: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        self.languages.setVisible(is_shown and self._asks_language and self._preferences.value.plan is None)

    def _fits(self) -> bool:
        needed = max(self._content.heightForWidth(self._scroll.width()), self._content.minimumSizeHint().height())
        return needed <= self._scroll.height()
