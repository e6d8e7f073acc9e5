"""What the window is given by the composition root: everything it needs and could not know by itself.

Owns only the list. Must not know where any of it comes from.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pega6_desktop.runtime.client import Client
from pega6_desktop.ui.look import Look
from pega6_desktop.ui.look.home import HomePicture
from pega6_desktop.ui.look.theme import Theme
from pega6_desktop.ui.look.widgets import Option
from pega6_desktop.ui.screens.common.plan import Lengths, Strengths
from pega6_desktop.ui.screens.common.preferences import PreferenceStore
from pega6_desktop.ui.shell.sound import Sounds
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """What every part of the window may use."""

    look: Look
    art: CardArt
    picture: HomePicture
    resources: Path
    client: Client
    boards: Mapping[str, Board]
    levels: Callable[[str], Sequence[str]]
    """Bot levels of a game, weakest first."""
    strengths: Strengths
    """What was measured of the levels."""
    lengths: Lengths
    """How long matches are."""
    preferences: PreferenceStore
    sounds: Sounds
    languages: Sequence[Option]
    """Code and name of each language there is."""
    language: Callable[[], str]
    """The code of the language in force."""
    themes: Sequence[Theme]
    """Every theme to choose."""
    version: str
    licences: Callable[[], str]
    """The text of all licences."""
    log_folder: Path | None = None
    """Where the log file lies, None without one."""
    pauses: Mapping[str, int]
    """By tempo, how long the last bot lets the player take back, in ms."""
