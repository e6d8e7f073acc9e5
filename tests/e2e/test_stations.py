"""The walk by hand (``pseudo_language``, ``changing_language``) is too long for every run; that it is whole is not."""

from functools import cached_property

from pega6_desktop.ui.shell.screens import Screens
from tests.e2e.stations import ROOMS


def test_the_walk_leads_through_every_screen() -> None:
    assert {name for name, made in vars(Screens).items() if isinstance(made, cached_property)} == ROOMS
