"""Title bars and the desktop's own dialogs are as dark as the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStyleHints

from tests.e2e.conftest import House, preferences

pytestmark = [pytest.mark.gui, pytest.mark.blind]


def test_the_title_bar_follows_a_chosen_theme_and_else_the_desktop(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Qt.ColorScheme] = []
    monkeypatch.setattr(QStyleHints, "setColorScheme", lambda _, scheme: asked.append(scheme))
    house.settle_in(preferences(theme="dark"))
    choose = house.open().program.preferences.change
    for theme in ("light", "contrast", "system"):
        choose(theme=theme)
    scheme = Qt.ColorScheme
    assert asked == [scheme.Dark, scheme.Light, scheme.Dark, scheme.Unknown]
