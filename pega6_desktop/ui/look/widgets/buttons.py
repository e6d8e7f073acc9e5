"""Buttons: the paper plate, the gold main button, the small one with an icon, and a player's face.

Owns their words, their room and the keyboard, and what is given up first where room is short: the key hint, then the
icon, then the single line; words are cut last. `look.controls` draws them. Must not know what a button starts.
"""

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, REGULAR, SEMIBOLD, elided, line_step, text_width, wrapped

_SUB_LINES = 3
_TITLE_STEP = 1.18
"""Distance of two lines of a label as a share of its px: tighter than running text."""
_SHRUNK = (1.0, 0.9, 0.8, 0.7, 0.6)
_LEAST_PX = 11


@dataclass(frozen=True, slots=True)
class ButtonWords:
    """What a button wants to show; `icon` and `key` are the widths of these two with their gaps, 0 for none."""

    label: str
    sub: str
    font: QFont
    sub_font: QFont
    icon: float
    key: float

    def scaled(self, factor: float) -> "ButtonWords":
        """The same words in smaller type, but not below 11 px."""
        return replace(self, font=_scaled(self.font, factor), sub_font=_scaled(self.sub_font, factor))


@dataclass(frozen=True, slots=True)
class Fit:
    """What it can show in a given width."""

    words: ButtonWords
    lines: tuple[str, ...]
    sub_lines: tuple[str, ...]
    has_icon: bool
    has_key: bool

    @property
    def label_step(self) -> float:
        """Distance of two lines of the label."""
        return self.words.font.pixelSize() * _TITLE_STEP

    @property
    def sub_step(self) -> float:
        """Distance of two lines below the label."""
        return line_step(self.words.sub_font) * 0.95

    @property
    def height(self) -> float:
        """Height of all lines."""
        return len(self.lines) * self.label_step + len(self.sub_lines) * self.sub_step


def natural_width(words: ButtonWords) -> float:
    """Width in which everything stands in one line."""
    lines = max(text_width(words.label, words.font), text_width(words.sub, words.sub_font))
    return lines + words.icon + words.key


def least_width(words: ButtonWords) -> float:
    """Width in which no word of the label must be cut."""
    return max((text_width(word, words.font) for word in words.label.split()), default=0.0)


def fit(words: ButtonWords, width: float) -> Fit:
    """The words in lines no wider than `width`."""
    choices = ((True, True), (True, False), (False, False))
    rooms = [width - words.icon * has_icon - words.key * has_key for has_icon, has_key in choices]
    whole = text_width(words.label, words.font)
    for chosen, room in zip(choices, rooms, strict=True):
        if whole <= room:
            return _fit(words, room, *chosen)
    for chosen, room in zip(choices, rooms, strict=True):
        if least_width(words) <= room and len(wrapped(words.label, words.font, room)) <= 2:
            return _fit(words, room, *chosen)
    return _fit(words, rooms[-1], *choices[-1])


def fit_into(words: ButtonWords, width: float, height: float) -> Fit:
    """The words in that box; where it is too low they shrink, down to 60 %."""
    fits = [fit(words.scaled(factor), width) for factor in _SHRUNK]
    return next((each for each in fits if each.height <= height), fits[-1])


def _fit(words: ButtonWords, room: float, has_icon: bool, has_key: bool) -> Fit:  # noqa: FBT001
    lines = wrapped(words.label, words.font, max(1.0, room))
    below = wrapped(words.sub, words.sub_font, max(1.0, room)) if words.sub.strip() else ()
    if len(below) > _SUB_LINES:
        rest = " ".join(below[_SUB_LINES - 1 :])
        below = (*below[: _SUB_LINES - 1], elided(rest, words.sub_font, room))
    return Fit(words, lines, below, has_icon, has_key)


def _scaled(font: QFont, factor: float) -> QFont:
    result = QFont(font)
    result.setPixelSize(max(min(_LEAST_PX, font.pixelSize()), round(font.pixelSize() * factor)))
    return result


BLEED = 7
"""Units around a button that belong to its shadow and focus ring: two buttons side by side need no more spacing."""

SIDE = 16
"""Units between the edge of a plate and its words."""

# No second class of Qt's is mixed into a control: a mixin knows its widget by type alone.
if TYPE_CHECKING:
    _Mixed = QWidget
else:
    _Mixed = object

_ACTIVATING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LookButton(QPushButton):
    """A push button of the look: Enter as well as Space, spoken name apart from its mnemonics."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._label = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)

    @property
    def look(self) -> Look:
        """The look it follows."""
        return self._look

    def set_label(self, label: str) -> None:
        """The words on the button, which are also its accessible name."""
        self._label = label
        self.setText(label.replace("&", "&&"))
        self.setAccessibleName(label)
        self.updateGeometry()
        self.update()

    @property
    def label(self) -> str:
        """The words on the button."""
        return self._label

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses too; a held key presses once."""
        if event.key() in _ACTIVATING and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow what the change touches."""
        if event.type() == QEvent.Type.EnabledChange:
            shape = Qt.CursorShape.PointingHandCursor if self.isEnabled() else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
        super().changeEvent(event)


class HeightByWidth(_Mixed):
    """Mixed into a control whose words may need another height in another width: layouts hold a fixed height to the
    hint, so the hint follows the width that was given.
    """

    _given_width = 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        before = self.sizeHint().height()
        self._given_width = self.width()
        if self.sizeHint().height() != before:
            self.updateGeometry()
        super().resizeEvent(event)


class PlateButton(HeightByWidth, LookButton):
    """A paper plate with words, and perhaps a second line, an icon and the key that does the same.

    `size` is the base px of the words, `tall` the height of the plate in units.
    """

    def __init__(
        self,
        look: Look,
        label: str = "",
        *,
        sub: str = "",
        icon: str = "",
        key: str = "",
        size: float = 16,
        tall: float = 50,
        is_primary: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self.sub, self.sign, self.key, self.is_primary = sub, icon, key, is_primary
        self.key_lift = 0.0
        """How far the key stands over the middle, px."""
        self._size, self._tall = size, tall
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_label(label)
        self.setAccessibleDescription(sub)

    def set_words(self, label: str, sub: str = "") -> None:
        """Change both lines."""
        self.sub = sub
        self.setAccessibleDescription(sub)
        self.set_label(label)

    def set_key(self, key: str) -> None:
        """Change the key that does the same."""
        if key != self.key:
            self.key = key
            self.set_label(self._label)

    def set_rank(self, *, is_primary: bool, size: float, tall: float, key: str) -> None:
        """Make it the golden one of its screen, or one of the others."""
        self.is_primary, self._size, self._tall, self.key = is_primary, size, tall, key
        self.set_label(self._label)

    def sizeHint(self) -> QSize:
        """Room for everything in one line each."""
        width = math.ceil(natural_width(self.words) + 2 * SIDE * self._look.u) + self._bleeds()
        return QSize(width, self.heightForWidth(self._given_width or width))

    def minimumSizeHint(self) -> QSize:
        """No word of the label is cut."""
        least = math.ceil(least_width(self.words) + 2 * SIDE * self._look.u) + self._bleeds()
        width = min(self.sizeHint().width(), max(self._look.px(96), least))
        return QSize(width, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        """A narrow button needs more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height with all lines the words need in that width."""
        inner = width - self._bleeds() - 2 * SIDE * self._look.u
        lines = fit(self.words, inner).height + self._font().pixelSize() * 0.7
        return max(self._look.hit(self._tall), round(lines)) + self._bleeds()

    @property
    def words(self) -> ButtonWords:
        """Everything it has to show, and in which type."""
        font, weight = self._font(), SEMIBOLD if self.is_primary else REGULAR
        sub_font = self._look.font(min(self._size * 0.8, 14.5), weight)
        icon = self.sign_side + 11 * self._look.u if self.sign else 0.0
        key = paint.keycap_size(self.key, self.key_font).width() + 6 * self._look.u if self.key else 0.0
        return ButtonWords(self._label, self.sub, font, sub_font, icon, key)

    @property
    def key_font(self) -> QFont:
        """Of the key that does the same."""
        return self._look.font(self._size * 0.72, BOLD)

    @property
    def sign_side(self) -> float:
        """Of its icon, in px."""
        return self._font().pixelSize() * (1.8 if self.sub else 1.35)

    def _bleeds(self) -> int:
        return 2 * self._look.px(BLEED)

    def _font(self) -> QFont:
        return self._look.font(self._size, EXTRABOLD if self.sub else BOLD)


class PrimaryButton(PlateButton):
    """The gold button: the one thing to do now."""

    def __init__(
        self,
        look: Look,
        label: str = "",
        *,
        sub: str = "",
        icon: str = "",
        key: str = "",
        size: float = 19,
        tall: float = 58,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, label, sub=sub, icon=icon, key=key, size=size, tall=tall, is_primary=True, parent=parent)


class IconButton(LookButton):
    """A small square button with an icon, and perhaps words: `bar` on the dark top bar, `plate` on paper, `gold` the
    main one of several, `wood` without a plate on the wood of a screen.

    Drawn `side` units large, with words of `size` px; its hit area is never below 36 px. `name` is its accessible name
    and tooltip.
    """

    def __init__(
        self,
        look: Look,
        icon: str,
        name: str,
        *,
        label: str = "",
        ground: Literal["bar", "plate", "gold", "wood"] = "bar",
        side: float = 32,
        size: float = 13,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self.sign, self.side, self.ground, self._size = icon, side, ground, size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_name(name)
        self.set_shown(label)

    def set_name(self, name: str) -> None:
        """What it does, for screen readers and as a tooltip."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def set_icon(self, icon: str) -> None:
        """Another icon."""
        self.sign = icon
        self.update()

    def set_shown(self, label: str) -> None:
        """The words beside the icon, empty for none."""
        self.shown = label
        self.setText(label.replace("&", "&&"))

    @property
    def needed_size(self) -> QSize:
        """For the style: room for square and words, never less than a finger needs."""
        side, words, bleed = self.drawn_side, round(self.words_width), 2 * round(4 * self._look.u)
        return QSize(max(self._look.hit(0), side + words + bleed), max(self._look.hit(0), side + bleed))

    @property
    def drawn_side(self) -> int:
        """Of the square, px; on the wood it grows with the words."""
        side = self._look.px(self.side)
        return max(side, round(1.9 * self.words_font.pixelSize())) if self.ground == "wood" else side

    @property
    def words_width(self) -> float:
        """What the words take beside the square."""
        return text_width(self.shown, self.words_font) + 12 * self._look.u if self.shown else 0.0

    @property
    def words_font(self) -> QFont:
        """Of the words beside the icon."""
        return self._look.font(self._size, BOLD)


class FaceButton(LookButton):
    """A player's face: a click asks for another one, or, where it can be checked, chooses this one among several."""

    def __init__(self, look: Look, pictures: Pictures, *, is_choice: bool = False) -> None:
        super().__init__(look)
        self.pictures, self.face, self.ring = pictures, 0, ""
        self.setCheckable(is_choice)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_face(self, face: int, ring: str = "") -> None:
        """Show this portrait, with a ring in a token's colour or none."""
        self.face, self.ring = face, ring
        self.update()

    @property
    def needed_size(self) -> QSize:
        """For the style: large enough to tell faces apart."""
        side = self._look.hit(58)
        return QSize(side, side)
