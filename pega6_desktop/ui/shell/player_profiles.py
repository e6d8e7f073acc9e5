"""Changes to remembered people: kept in the preferences, in the plan of the next match, and in stored matches.

Owns the order of these steps. Must not know how people are shown.
"""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject

from pega6_desktop.records import profiles as known
from pega6_desktop.records.players import same_name
from pega6_desktop.records.profiles import Profile
from pega6_desktop.runtime.shelf_messages import RenamePlayer
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.screens.common.preferences import PreferenceStore
from pega6_desktop.ui.screens.new_game.new_game import NewGameScreen
from pega6_desktop.ui.shell.screen_window import ScreenWindow


class PlayerProfiles(QObject):
    """The remembered people of a window."""

    def __init__(self, window: ScreenWindow, preferences: PreferenceStore) -> None:
        super().__init__(window)
        self._window, self._preferences = window, preferences

    def open(self) -> None:
        """Everybody, over whatever is shown."""
        self._window.screens.people.show_people(self._preferences.value.profiles)
        self._window.show_over(self._window.screens.people)

    def rename(self, old: str, new: str) -> None:
        """Another name, here and in the matches played here; a match at which the person sits is left, saved."""
        value, match = self._preferences.value, self._window.controller.match
        if match is not None and any(seat.kind == "human" and same_name(seat.name, old) for seat in match.seats):
            self._window.leave_match(match.match_id)
        profiles = known.renamed(value.profiles, old, new)
        tables = tuple(_called(table, old, new) for table in value.left)
        table = None if value.plan is None else _called(value.plan, old, new)
        self._preferences.change(profiles=profiles, left=tables, plan=table)
        self._window.client.ask(RenamePlayer(old, new))
        if isinstance(form := self._window.screens.made("new_game"), NewGameScreen):
            form.seats.call_otherwise(old, new)
        self._window.screens.people.show_people(profiles)

    def change(self, profiles: tuple[Profile, ...]) -> None:
        """These are all people now; whoever sits at the next table has the present face."""
        plan = self._preferences.value.plan
        self._preferences.change(profiles=profiles, plan=None if plan is None else _dressed(plan, profiles))
        self._window.screens.people.show_people(profiles)


def _called(table: TablePlan, old: str, new: str) -> TablePlan:
    """The table with another name for this person, unless somebody there is called so already."""
    if any(same_name(seat.name, new) and not same_name(seat.name, old) for seat in table.seats):
        return table
    seats = (
        replace(seat, name=new) if same_name(seat.name, old) and seat.kind == "human" else seat for seat in table.seats
    )
    return replace(table, seats=tuple(seats))


def _dressed(table: TablePlan, profiles: tuple[Profile, ...]) -> TablePlan:
    faces = {seat.name: known.found(profiles, seat.name) for seat in table.seats if seat.kind == "human"}
    seats = (
        seat if (one := faces.get(seat.name)) is None else replace(seat, avatar=one.avatar) for seat in table.seats
    )
    return replace(table, seats=tuple(seats))
