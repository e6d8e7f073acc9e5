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
from pega6_desktop.ui.screens.common.measured import Lengths, Strengths
from pega6_desktop.ui.screens.common.preferences import PreferenceStore
from pega6_desktop.ui.shell.sound import Sounds
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """languages: code and name of each language there is; language: the code in force. themes: every theme to choose.
    levels: bot levels of a game, weakest first. strengths: what was measured of them; lengths: how long matches are.
    log_folder: where the log file lies, None without one. pauses: by tempo, how long the last bot lets the player take
    back, in ms. licences: the text of all licences.
    """

    look: Look
    art: CardArt
    picture: HomePicture
    resources: Path
    client: Client
    boards: Mapping[str, Board]
    levels: Callable[[str], Sequence[str]]
    strengths: Strengths
    lengths: Lengths
    preferences: PreferenceStore
    sounds: Sounds
    languages: Sequence[Option]
    language: Callable[[], str]
    themes: Sequence[Theme]
    version: str
    licences: Callable[[], str]
    log_folder: Path | None = None
    pauses: Mapping[str, int]
