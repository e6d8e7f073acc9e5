"""The help page explains every variant, and every special card by name."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from pega6_desktop import games
from pega6_desktop.app.i18n import Translations
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.widgets import TopBar
from pega6_desktop.ui.screens.common.preferences import Preferences, PreferenceStore
from pega6_desktop.ui.screens.help import HELP, HelpScreen, HelpStep
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.words.pega6 import specials

pytestmark = pytest.mark.gui


@pytest.fixture
def page(look: Look, art: CardArt, show: Callable[[HelpScreen], HelpScreen], english: Translations) -> HelpScreen:
    return show(HelpScreen(look, art, TopBar(look), BOARDS, PreferenceStore(Preferences())))


def texts(page: HelpScreen) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if not label.isHidden()]


def test_every_special_card_is_explained_with_an_example(page: HelpScreen) -> None:
    page.variant.pill("special").click()
    said = texts(page)
    for number, kind in enumerate(SPECIALS, 5):
        assert f"{number}. {specials.name(kind, '')}" in said
    assert sum("Example:" in text for text in said) == len(SPECIALS)


def test_the_professional_game_is_explained(page: HelpScreen) -> None:
    page.show_variant("pro")
    assert "2. All cards lie open" in texts(page)
    page.show_variant("base")
    assert "4. The sixth card takes the row" in texts(page)


def test_a_variant_that_is_not_offered_changes_nothing(
    look: Look, art: CardArt, show: Callable[[HelpScreen], HelpScreen], english: Translations
) -> None:
    page = show(HelpScreen(look, art, TopBar(look), BOARDS, PreferenceStore(Preferences())))
    page.show_variant("later")
    assert "1. Ten cards each" in texts(page)


@pytest.mark.parametrize("variant", ["pro", "special"])
def test_another_variant_stands_in_its_places_with_its_first_frame(page: HelpScreen, variant: str) -> None:
    page.show_variant(variant)
    QApplication.processEvents()
    first = page.grab().toImage()
    for _ in range(5):
        QApplication.processEvents()
    assert page.grab().toImage() == first


class Shows(QObject):
    """Notes every window that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(watched)
        return False


def test_no_part_of_the_page_is_ever_a_window_that_takes_the_keyboard(
    look: Look, art: CardArt, english: Translations, qapp: QApplication
) -> None:
    shows = Shows()
    qapp.installEventFilter(shows)
    HelpScreen(look, art, TopBar(look), BOARDS, PreferenceStore(Preferences()))
    qapp.removeEventFilter(shows)
    assert shows.windows == []


@pytest.mark.parametrize(
    ("game", "variant", "rule", "step"),
    [
        ("pega6", "base", "P6-B-10", "5. Too low for every row"),
        ("pega6", "pro", "P6-P-04", "2. All cards lie open"),
        ("pega6", "pro", "P6-B-07", "4. The lowest card goes first"),
        ("pega6", "special", "P6-S-71", "10. Block"),
        ("no_thanks", "tiger", "NT-22", "7. The hidden tiger"),
        ("qwixx_cards", "base", "QX-21", "5. Only one number is skipped"),
    ],
)
def test_the_page_opens_at_a_rule(page: HelpScreen, game: str, variant: str, rule: str, step: str) -> None:
    page.show_rule(game, variant, rule)
    (lit,) = [panel for panel in page.findChildren(HelpStep) if panel.sheet_kind == "chosen"]
    assert step in [label.text() for label in lit.findChildren(QLabel)]
    QApplication.processEvents()
    assert not lit.visibleRegion().isEmpty()


def test_every_refusal_of_a_rule_leads_to_a_step() -> None:
    """By what the variants of the game tell together: no rule a player can run into is told nowhere."""
    for game in BOARDS:
        told = [page.rules for variant in BOARDS[game].variants for page in HELP[game].pages(variant, "")]
        named = {rule for rule in _rules_refused(game) if not any(rule.startswith(rules) for rules in told)}
        assert not named


def _rules_refused(game: str) -> set[str]:
    """The ids in the moves of the rules of this game, where commands are refused."""
    found: set[str] = set()
    for file in (Path(games.__file__).parent / game).rglob("*.py"):
        found |= set(re.findall(r'IllegalMove\(\s*"\w+",\s*"((?:P6|NT|QX)-[\w-]+)"', file.read_text("utf-8")))
    return found
