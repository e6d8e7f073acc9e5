"""How the words of a button fit into its width.

Owns what is given up first when room is short: the key hint, then the icon, then the single line; words are cut last.
Must not know painters or colours.
"""

from dataclasses import dataclass, replace

from PySide6.QtGui import QFont

from pega6_desktop.ui.look.type import elided, line_step, text_width, wrapped

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
