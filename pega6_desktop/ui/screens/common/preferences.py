"""What the player has chosen for good: language, theme, tempo, text size, motion, and the table of last time.

Owns these values while the program runs and tells when one of them changes. Must not know where they are kept.
"""

from typing import Annotated, Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from pega6_desktop.records.profiles import Profile
from pega6_desktop.ui.screens.common.house_rules import RuleSet
from pega6_desktop.ui.screens.common.plan import TablePlan

TempoName = Literal["slow", "normal", "fast", "off"]
WindowShape = Literal["normal", "maximized", "full"]
FileKind = Literal["match", "sheet"]
TEMPOS: tuple[TempoName, ...] = ("slow", "normal", "fast", "off")
SYSTEM = "system"
"""The theme that follows the desktop."""

SMALLEST_TEXT, LARGEST_TEXT = 80, 200
_Id = Annotated[str, msgspec.Meta(max_length=60)]
_Px = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]


class LessonPlace(msgspec.Struct, frozen=True):
    """Where somebody stands in a lesson: the step, from 0, and the ids of the steps that are done."""

    step: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    done: Annotated[tuple[_Id, ...], msgspec.Meta(max_length=100)] = ()


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """One set of choices.

    language: a code such as ``pt_BR``, empty for that of the desktop. theme: a name, or ``system``. text_percent: 80
    to 200. is_motion_reduced: None follows the desktop. volume: 0 to 100. window: width and height in logical px, None
    before the first close; corner: its upper left corner on the desktop, None where the desktop does not tell. plan:
    the table that was played last, None before the first match. left: the tables of other games as they were left.
    rule_sets: house rules kept under a name. profiles: who has sat at this screen under a name, who played last first.
    replay_tempo: how fast matches run that are watched. is_confirming: what the mouse plays counts after Enter only.
    plays_forced: what cannot be decided otherwise is played by itself. plays_on_click: a click on a card of the hand
    plays it. reads_aloud: screen readers are told what happens on the table. shows_keys: the keys of the moment stand
    beside the status line. shows_last_trick: what everybody has done last hangs out until the next own card lies.
    has_large_targets: what is clicked on the table answers from further away. hears_cards, hears_ox, hears_turn: these
    sounds are played. folders: where files of a kind were chosen last. lessons: by id, how far a lesson has come; one
    that is not named has not been begun. offers_lesson: the first page offers one, until it was opened or put
    away.
    """

    language: _Id = ""
    theme: _Id = SYSTEM
    tempo: TempoName = "normal"
    replay_tempo: TempoName = "normal"
    text_percent: Annotated[int, msgspec.Meta(ge=SMALLEST_TEXT, le=LARGEST_TEXT)] = 100
    is_motion_reduced: bool | None = None
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60
    is_muted: bool = False
    window: tuple[_Px, _Px] | None = None
    corner: tuple[_Px, _Px] | None = None
    window_shape: WindowShape = "normal"
    is_confirming: bool = False
    plays_forced: bool = False
    plays_on_click: bool = False
    reads_aloud: bool = True
    shows_keys: bool = True
    shows_last_trick: bool = True
    has_large_targets: bool = False
    hears_cards: bool = True
    hears_ox: bool = True
    hears_turn: bool = True
    plan: TablePlan | None = None
    left: tuple[TablePlan, ...] = ()
    rule_sets: tuple[RuleSet, ...] = ()
    profiles: tuple[Profile, ...] = ()
    folders: dict[FileKind, str] = {}
    lessons: dict[_Id, LessonPlace] = {}
    offers_lesson: bool = True


class PreferenceStore(QObject):
    """The preferences in force; ``changed`` carries the names of the fields that got another value."""

    changed = Signal(frozenset)

    def __init__(self, value: Preferences, parent: QObject | None = None, *, is_desktop_still: bool = False) -> None:
        """is_desktop_still: the desktop asks programs for less motion."""
        super().__init__(parent)
        self._value = value
        self._is_desktop_still = is_desktop_still

    @property
    def is_still(self) -> bool:
        """Whether nothing is to move: as chosen here, otherwise as the desktop wishes."""
        chosen = self._value.is_motion_reduced
        return self._is_desktop_still if chosen is None else chosen

    @property
    def value(self) -> Preferences:
        """The choices now."""
        return self._value

    def change(self, **fields: object) -> None:
        """Set fields by name; nothing is told when all of them were so already."""
        news = frozenset(name for name, value in fields.items() if getattr(self._value, name) != value)
        if news:
            self._value = msgspec.structs.replace(self._value, **fields)
            self.changed.emit(news)
