"""Keys are called what is printed on them."""

import pytest

from pega6_desktop.app.i18n import Translations
from pega6_desktop.ui.look.paint.marks import printed


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pt_BR", "Enter Esc Espaço"),
        ("en", "Enter Esc Space"),
        ("es", "Enter Esc Espacio"),
        ("fr", "Entrée Échap Espace"),
        ("de", "Enter Esc Leertaste"),
    ],
)
def test_keys_are_called_as_on_the_keyboard_of_the_language(
    translations: Translations, language: str, words: str
) -> None:
    translations.use(language)
    assert " ".join(map(printed, ("Enter", "Esc", "Space"))) == words
    assert [printed(key) for key in ("Z", "?", "F1", "←")] == ["Z", "?", "F1", "←"]
