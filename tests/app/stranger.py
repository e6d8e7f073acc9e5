"""A person on a strange machine: starts the program with the folders and the language it finds there, and plays.

python -m tests.app.stranger begin|go_on CATALOGUES. ``begin``: play two cards of a new match and close the window;
``go_on``: find that match at the next start, and play one more. Says what it saw, one line each, as JSON.
"""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QLocale, Qt

from pega6_desktop.app.assets import Assets, locate
from pega6_desktop.app.hidden import AT_ONCE, Visitor
from pega6_desktop.app.logging import ProgramLog
from pega6_desktop.app.main import make_application
from pega6_desktop.app.program import Program, user_folders
from pega6_desktop.runtime.messages import UnfinishedMatch

CARDS = {"begin": 2, "go_on": 1}


class Stranger(Visitor):
    """Plays a few cards, the first of the hand each time."""

    def __init__(self, program: Program, what: str) -> None:
        super().__init__(program)
        self._what, self._left = what, CARDS[what]
        self._has_begun = False

    def begin(self) -> None:
        """Play at once, or wait until the old match has been found."""
        if self._what == "begin":
            self._has_begun = True
            self._window.play_now()
        else:
            self._program.client.unfinished.connect(self._on_found)

    def _on_found(self, found: UnfinishedMatch | None) -> None:
        if not self._has_begun and found is not None:
            self._has_begun = True
            self._window.resume()

    def take_turn(self) -> None:
        """One more card; then tell what the table says and leave."""
        presenter = self._table.presenter
        if presenter.stage == "rows":
            presenter.type_digit(1)
            presenter.confirm()
        elif presenter.stage == "hand" and self._left:
            self._left -= 1
            presenter.walk(1)
            presenter.confirm()
        elif presenter.stage == "hand":
            self._tell()
            self.ended.emit(0)

    def leave_match(self) -> None:
        """A match ends later than this visit."""
        self.fail("the match is over")

    def fail(self, reason: str) -> None:
        """Say why, and end."""
        say(failed=reason)
        self.ended.emit(1)

    def _tell(self) -> None:
        self._limit.stop()
        hand = [card.face for card in self._table.models.hand.items]
        status, trick = self._table.status.status, self._table.models.view.progress[0]
        is_leftward = self._window.layoutDirection() == Qt.LayoutDirection.RightToLeft
        words = f"{status.lead} {status.text}"
        say(hand=hand, trick=trick, words=words, language=QLocale().name(), is_leftward=is_leftward)


def say(**facts: object) -> None:
    """One line that any terminal can show."""
    sys.stdout.write(json.dumps(facts) + "\n")


def main(what: str, catalogues: Path) -> int:
    """Start as `pega6` does, with the folders of this person and the compiled translations in that folder."""
    assets, folders = Assets(resources=locate().resources, catalogues=catalogues), user_folders()
    log = ProgramLog(folders.log)
    log.start()
    application = make_application(assets)
    program = Program(assets, folders, log, pauses=AT_ONCE)
    visitor = Stranger(program, what)
    visitor.ended.connect(application.exit)
    visitor.start()
    code = application.exec()
    program.window.close()
    program.end()
    log.close()
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
