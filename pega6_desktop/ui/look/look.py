"""The look: the colours of a theme, read from one JSON file each, and the one object every painter and widget asks.

Owns the tokens and their names, the present theme, unit, text size and font, and tells when they change; how a window
size becomes a scale is said here only. Must not know windows, screens or settings, nor where the files live.
"""

import re
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont, QPixmap

from pega6_desktop.ui.look.type import SEMIBOLD, make_font

DEFAULT_NAME = "light"
_HEX = re.compile(r"#[0-9A-Fa-f]{6}")


class CardTone(msgspec.Struct, frozen=True, rename="camel"):
    """Colours of one class of number cards; `line` draws border and scene, `cut` what is cut out of a pip."""

    heads: int
    face: str = "#FAF1DE"
    tone: str = "#DFE4C2"
    line: str = "#4E7A4F"
    number: str = "#2B1D16"
    pip: str = "#3E6B45"
    cut: str = "#FAF1DE"


class SpecialTone(msgspec.Struct, frozen=True, rename="camel"):
    """Colours of the special cards: `face` with its `line` and `text` around a window of `paper`.

    In the window `ink` draws, `card` fills number cards and `gold` the player's own, `ghost` is where it would lie or
    lay, `dim` what stays in the background, `hot` what moves, `taken` the place that takes a row.
    """

    face: str = "#0E5F63"
    line: str = "#7FD0C4"
    text: str = "#FFF8E8"
    paper: str = "#F3E3C3"
    ink: str = "#2B1D16"
    card: str = "#FFFAEF"
    gold: str = "#F4B63C"
    ghost: str = "#FBE3A8"
    dim: str = "#C9B993"
    hot: str = "#C8371F"
    taken: str = "#F6D3C4"


_LIGHT_TONES = (
    CardTone(1),
    CardTone(2, "#B9DCE6", "#9CCAD9", "#1F5670", "#113648", "#1F5670", "#B9DCE6"),
    CardTone(3, "#F4B63C", "#E59F1F", "#7A4208", "#3B2006", "#7A4208", "#F4B63C"),
    CardTone(5, "#B5321F", "#982414", "#FFD596", "#FFF4E0", "#FFD596", "#B5321F"),
    CardTone(7, "#26143C", "#3A2158", "#FFC53A", "#FFD35C", "#FFF0CC", "#26143C"),
)


class Theme(msgspec.Struct, frozen=True, rename="camel"):
    """Every token of one theme; colours are `#RRGGBB`, strengths are 0 to 1.

    The defaults are the light theme, so a program without its theme files still has a face.
    Gold means *now* or *here*, the focus colour *keyboard*, accent *heads*: no other meaning for these.
    """

    name: str = DEFAULT_NAME
    is_flat: bool = False
    wood1: str = "#EBD4AA"
    wood2: str = "#DDBF8D"
    grain: str = "#C29A5E"
    wood_text: str = "#3A2718"
    title: str = "#4A1B12"
    bar: str = "#4A3024"
    bar2: str = "#3A251B"
    bar_text: str = "#FFF4E0"
    bar_muted: str = "#E3CDAE"
    felt1: str = "#3E745B"
    felt2: str = "#2F6149"
    trough: str = "#255039"
    trough_edge: str = "#1F4434"
    felt_text: str = "#FFF8E8"
    slot: str = "#FFF8E8"
    lit_number: str = "#FFE9B8"
    danger: str = "#FFC4B1"
    danger_fill: str = "#7A2417"
    plate: str = "#FFF8EA"
    plate_edge: str = "#C9A873"
    control_edge: str = "#A5824A"
    outline: str = "#2B1D16"
    inset: str = "#F9EDD6"
    field: str = "#FFFDF6"
    ink: str = "#2B1D16"
    muted: str = "#6B5342"
    accent: str = "#A62C1A"
    good: str = "#2E6B45"
    gold: str = "#F4B63C"
    gold_top: str = "#FBC95C"
    gold_bottom: str = "#EFA52B"
    gold_edge: str = "#8A5A12"
    on_gold: str = "#2B1D16"
    chosen: str = "#4A3024"
    on_chosen: str = "#FFF4E0"
    switch_on: str = "#2E6B45"
    switch_edge: str = "#1F4434"
    knob: str = "#FFFDF6"
    refused: str = "#7A1F12"
    bubble: str = "#FFFDF6"
    bubble_edge: str = "#2B1D16"
    key: str = "#FFFDF6"
    key_edge: str = "#A98A5C"
    key_text: str = "#2B1D16"
    track: str = "#E6D2AE"
    warm: str = "#D08A1B"
    hot: str = "#C8371F"
    card_rim: str = "#FFFAEF"
    card_edge: str = "#3A2A20"
    back: str = "#2B3A78"
    back_tone: str = "#34468C"
    back_line: str = "#F3E3C3"
    back_gold: str = "#F4B63C"
    tray: str = "#F6EAD0"
    tray_edge: str = "#0E5F63"
    tray_text: str = "#0B4A4D"
    tray_muted: str = "#5B4636"
    tray_chosen: str = "#7A4A00"
    veil: str = "#0B1512"
    chain: str = "#D8C7A0"
    chain_edge: str = "#1B120E"
    chain_text: str = "#FFF4E0"
    lock: str = "#C8371F"
    lock_edge: str = "#2B1D16"
    lock_cut: str = "#FFFAEF"
    focus: str = "#1B4FD8"
    focus_halo: str = "#FFFFFF"
    veil_strength: float = 0.38
    trough_strength: float = 0.82
    chosen_strength: float = 0.22
    shadow: float = 0.34
    cards: tuple[CardTone, ...] = _LIGHT_TONES
    special: SpecialTone = SpecialTone()

    def tone(self, heads: int) -> CardTone:
        """The colours of the class with that many heads (1, 2, 3, 5, 7); KeyError for any other number."""
        for tone in self.cards:
            if tone.heads == heads:
                return tone
        raise KeyError(heads)


def load_theme(name: str, folder: Path) -> Theme:
    """The theme `name` from `folder`, or the light one when there is no such theme or its file is broken.

    Never raises: the `name` of the returned theme tells which one it is, so a caller who gets another name than
    it asked for can say so once.
    """
    for candidate in (name, DEFAULT_NAME):
        theme = _read(candidate, folder)
        if theme is not None:
            return theme
    return Theme()


def theme_names(folder: Path) -> tuple[str, ...]:
    """Names of the themes lying in `folder`, sorted."""
    return tuple(sorted(path.stem for path in folder.glob("*.json")))


def _read(name: str, folder: Path) -> Theme | None:
    if not re.fullmatch(r"[a-z0-9_-]+", name):
        return None
    try:
        theme = msgspec.json.decode((folder / f"{name}.json").read_bytes(), type=Theme)
    except (OSError, ValueError, RecursionError, msgspec.MsgspecError):
        return None
    return theme if theme.name == name and _is_sound(theme) else None


def _is_sound(theme: Theme) -> bool:
    parts: tuple[msgspec.Struct, ...] = (theme, *theme.cards, theme.special)
    values = [value for part in parts for value in msgspec.structs.asdict(part).values() if isinstance(value, str)]
    has_colours = all(_HEX.fullmatch(value) for value in values if value != theme.name)
    return has_colours and {tone.heads for tone in theme.cards} == {1, 2, 3, 5, 7}


DESIGN_WIDTH = 1280
DESIGN_HEIGHT = 800
SMALL_UNIT = 0.8
"""The unit does not fall below this one as long as a window has `SMALL_WIDTH` × `SMALL_HEIGHT`."""

SMALL_WIDTH, SMALL_HEIGHT = 755, 560
LEAST_TEXT_UNIT = 0.7
"""Type shrinks no further than in windows of this unit: lengths give way, words are to be read."""

SMALLEST_UNIT, LARGEST_UNIT = 0.36, 3.0
SMALLEST_TEXT = 11
RUNNING_TEXT = 16
SMALLEST_HIT = 36
_LESS_ON_THE_FELT = 3.0
"""By how much less of type a table takes for each unit that its window is smaller: at 640 × 400 px 1.3."""
SMALLEST_TEXT_SCALE = 0.8
LARGEST_TEXT_SCALE = 2.0


def unit_for(width: float, height: float) -> float:
    """Logical pixels of one unit in a window of that many logical pixels."""
    usual = min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT)
    least = SMALL_UNIT * min(1.0, width / SMALL_WIDTH, height / SMALL_HEIGHT)
    return min(LARGEST_UNIT, max(usual, least, SMALLEST_UNIT))


def type_scale(unit: float, text_size: float) -> float:
    """By how much type is larger than lengths: the player's text size, and in small windows as much as they need."""
    least = SMALLEST_TEXT / (RUNNING_TEXT * unit)
    return min(LARGEST_TEXT_SCALE, max(least, text_size * max(1.0, LEAST_TEXT_UNIT / unit)))


def felt_text_size(unit: float, text_size: float) -> float:
    """The player's text size as far as it leaves the rows of a table in a small window high enough for a finger."""
    return min(text_size, LARGEST_TEXT_SCALE - _LESS_ON_THE_FELT * max(0.0, SMALL_UNIT - unit))


def text_px(base: float, unit: float, text_scale: float) -> int:
    """Pixel size of type that measures `base` in a 1280 × 800 window; never below 11."""
    return max(SMALLEST_TEXT, round(base * unit * text_scale))


class Look(QObject):
    """Theme, unit `u` (logical px), text scale and font family; `changed` fires after any of them has changed."""

    changed = Signal()

    def __init__(self, theme: Theme, family: str, *, text_scale: float = 1.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._family = family
        self._text_size = _bounded(text_scale)
        self._u = 1.0
        self._fonts: dict[tuple[float, int], QFont] = {}
        self.ground: tuple[tuple[object, ...], QPixmap] | None = None
        """The wood under the screen that was painted last, and what it was painted for: one for all screens."""

    @property
    def theme(self) -> Theme:
        """The present theme."""
        return self._theme

    @property
    def u(self) -> float:
        """Logical pixels of one unit: min(W / 1280, H / 800), less in none but small windows, at most 3.0."""
        return self._u

    @property
    def text_size(self) -> float:
        """The player's text size, 0.8 to 2.0."""
        return self._text_size

    @property
    def text_scale(self) -> float:
        """By how much type is larger than lengths, at most 2.0: the text size, or more of it in a small window."""
        return type_scale(self._u, self._text_size)

    @property
    def family(self) -> str:
        """Family of the program's font."""
        return self._family

    def px(self, base: float) -> int:
        """A length of `base` units in whole logical pixels (text sizes: see `text_px`)."""
        return round(base * self._u)

    def text_px(self, base: float) -> int:
        """The pixel size of type whose base size is `base`: base · u · text scale, at least 11."""
        return text_px(base, self._u, self.text_scale)

    def hit(self, base: float) -> int:
        """Like `px`, but never smaller than a finger needs (36 px)."""
        return max(SMALLEST_HIT, self.px(base))

    def font(self, base_px: float, weight: int = SEMIBOLD) -> QFont:
        """The program's font at that base size and weight (400, 600, 700, 800)."""
        wanted = base_px, weight
        if wanted not in self._fonts:
            self._fonts[wanted] = make_font(self._family, self.text_px(base_px), weight)
        return QFont(self._fonts[wanted])

    def exact_font(self, px: float, weight: int = SEMIBOLD) -> QFont:
        """A font of exactly `px` logical pixels, for figures that belong to a drawing and not to running text."""
        return make_font(self._family, round(px), weight)

    def set_theme(self, theme: Theme) -> None:
        """Use another theme."""
        if theme != self._theme:
            self._theme = theme
            self.changed.emit()

    def set_text_scale(self, text_scale: float) -> None:
        """Set the player's text size; values outside 0.8 to 2.0 are brought inside."""
        bounded = _bounded(text_scale)
        if bounded != self._text_size:
            self._text_size = bounded
            self._fonts.clear()
            self.changed.emit()

    def set_window_size(self, width: float, height: float) -> None:
        """Tell the size of the window in logical pixels; the unit follows."""
        unit = unit_for(width, height)
        if unit != self._u:
            self._u = unit
            self._fonts.clear()
            self.changed.emit()


def _bounded(text_scale: float) -> float:
    return min(LARGEST_TEXT_SCALE, max(SMALLEST_TEXT_SCALE, text_scale))
