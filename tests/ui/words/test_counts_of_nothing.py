"""Nothing is said as nothing, in every language: no sentence is asked for the form of the number nought.

Portuguese and French would say "0 partida", and a list that says "0" where it means "none" is read twice.
"""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from pega6_desktop.app.i18n import NAMES, Translations
from pega6_desktop.core.randomness import picked
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.finished.statistics import Tally
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.screens.common.history_words import branch_word, rounds_word
from pega6_desktop.ui.screens.statistics import tiles
from pega6_desktop.ui.table.view import Intent
from pega6_desktop.ui.words.catalog import WORDS
from tests.ui.words.test_catalogues import LANGUAGES, catalogue_of, messages

NOTHING = Tally(0, 0, 0, 0, 0, 0, 0.0, 0.0, 0.0, 0, 0, 0, 0, (), (), ())
TABLES = [(game, variant) for game, rules in GAMES.items() for variant in rules.variants]
OF_NOTHING = re.compile(
    r"no (heads|cards|chip|points|crosses|rounds|moves)|.*\b(no (match|cross|round)|none of them)\b.*"
)


class Noticing(QTranslator):
    """Translates nothing, and writes down every sentence that is asked for in the form for nought."""

    def __init__(self) -> None:
        super().__init__()
        self.noughts: set[str] = set()

    def isEmpty(self) -> bool:  # noqa: N802
        """Never: Qt asks nobody who is."""
        return False

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str | None:
        """Nothing; what is asked goes on to the catalogues."""
        if n == 0:
            self.noughts.add(f"{context}: {source}")
        return None


@pytest.fixture(params=NAMES)
def noughts(request: pytest.FixtureRequest, translations: Translations) -> Iterator[set[str]]:
    """What has been asked for in the form for nought, in one language."""
    translations.use(request.param)
    noticing = Noticing()
    QCoreApplication.installTranslator(noticing)
    yield noticing.noughts
    QCoreApplication.removeTranslator(noticing)


@pytest.mark.parametrize("noughts", ["en"], indirect=True)
@pytest.mark.parametrize(("game_id", "variant"), TABLES)
def test_a_whole_match_counts_no_nothing(noughts: set[str], game_id: str, variant: str) -> None:
    game, board = GAMES[game_id], BOARDS[game_id]
    people = tuple(SeatInfo(name, "human") for name in ("Ana", "Bia", "Caio"))
    for luck in range(3):
        state = game.initial(game.setup(variant, {}, 3, luck))
        events, made = game.opening(state), 0
        while True:
            for event in events:
                state = game.evolve(state, event)
                for viewer in (0, None):
                    board.sentence(game.redact(event, viewer), people, viewer)
            for viewer in (0, 1, None):
                seen = game.observe(state, viewer)
                board.view(seen, people)
                board.status(seen, people, Intent())
                board.action(seen, Intent())
                for move in seen.legal:
                    board.move_name(seen, move)
                for key in board.liftable(seen):
                    board.targets(seen, people, Intent(lifted=key))
            to_act = game.to_act(state)
            if not to_act:
                break
            made += 1
            events = game.decide(state, to_act[0], picked(game.legal_moves(state, to_act[0]), luck, f"move/{made}"))
        board.parts(game.observe(state, None), people)
    assert noughts == set()


def test_numbers_of_nothing_are_words(noughts: set[str]) -> None:
    told = [rounds_word(0), branch_word(0)]
    for game in WORDS.values():
        told += game.number_lines(NOTHING)
        told += [line for _, _, line in tiles(game, NOTHING)[:1]]
        told.append(game.points(0))
    assert noughts == set()
    assert [line for line in told if "0" in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_says_a_nought_for_nothing(language: str) -> None:
    said = {
        (context, source): form
        for context, source, forms, is_plural in messages(catalogue_of(language))
        for form in forms
        if not is_plural and "0" not in source and OF_NOTHING.fullmatch(source)
    }
    assert {key: form for key, form in said.items() if "0" in form} == {}


@pytest.mark.usefixtures("portuguese")
def test_nothing_and_one_and_two_in_portuguese() -> None:
    assert (rounds_word(0), branch_word(0), branch_word(1), branch_word(2)) == (
        "nenhuma rodada completa",
        "e se…, desde o começo",
        "e se…, a partir do lance 1",
        "e se…, a partir do lance 2",
    )
