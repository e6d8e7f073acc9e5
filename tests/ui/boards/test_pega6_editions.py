"""Whoever plays with the cards of a French box reads and hears their printed names wherever a card is named."""

import pytest
from PySide6.QtCore import QCoreApplication

from pega6_desktop.app.i18n import NAMES, Translations
from pega6_desktop.games.pega6.events import SpecialDrawn, SpecialGiven, SpecialPlayed
from pega6_desktop.games.pega6.moves import Exchange, PlaySpecial
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.runtime.messages import Opened
from pega6_desktop.ui.boards.pega6.board import Pega6Board
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.play.presenter import Presenter
from pega6_desktop.ui.table.view import CardView, ExtraFace, Refusal
from tests.builders import PEGA6, table
from tests.ui.boards.desk import Desk, asked, said, seats
from tests.ui.fakes import PaperFelt, PaperMatch
from tests.ui.table.lying import rows_of

pytestmark = pytest.mark.usefixtures("english")

ROWS = "12 15 17 18 20 | 37 | 43 | 58"
FRENCH = {
    "fifth_row": "5e série",
    "seven_takes": "7 qui prend",
    "insert": "Insérer",
    "replace": "Remplacer",
    "move": "Glisser",
    "block": "Stop",
    "neg_pos": "Négatif = Positif",
}
ENGLISH = {
    "fifth_row": "Fifth row",
    "seven_takes": "Takes seven",
    "insert": "Insert",
    "replace": "Replace",
    "move": "Move",
    "block": "Block",
    "neg_pos": "Negative = Positive",
}
BOXES = {"fr": FRENCH, "pt2020": ENGLISH, "": ENGLISH}
"""What the cards are called for somebody who reads English, edition by edition."""


@pytest.fixture(params=sorted(BOXES))
def edition(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def about_to_place(edition: str, held: str, card: int = 44, deck: str = "move move") -> Desk:
    """You hold these special cards of that edition, and your card is to be placed now."""
    return asked(ROWS, held, card, deck=deck).printed_in(edition)


def name_on(card: CardView | None) -> str:
    assert card is not None
    assert isinstance(card.face, ExtraFace)
    return card.face.name


def taken_a_row(edition: str) -> Desk:
    """You have played a Block, taken a row with your card, and may swap another special card."""
    about = about_to_place(edition, "block move", 21, deck="insert insert")
    return about.do(PlaySpecial("block", row=1))


@pytest.mark.parametrize("kind", SPECIALS)
def test_the_card_in_the_tray_bears_its_name_and_is_spoken_by_it(edition: str, kind: str) -> None:
    tray = rows_of(about_to_place(edition, kind).view).tray
    assert tray is not None
    assert name_on(tray[0].card) == BOXES[edition][kind]
    assert tray[0].card.name == BOXES[edition][kind]
    assert len(tray[0].card.note) > 40


def test_the_status_line_names_the_card_in_the_air(edition: str) -> None:
    said = about_to_place(edition, "block").hold("block").status.lead
    assert said == f"{BOXES[edition]['block']}:"


def test_places_and_moves_are_named_by_the_card(edition: str) -> None:
    held = about_to_place(edition, "insert").hold("insert")
    move = next(move for move in held.observation.legal if isinstance(move, PlaySpecial))
    assert held.board.move_name(held.observation, move).startswith(f"{BOXES[edition]['insert']}: ")
    assert {target.name.split(":")[0] for target in held.targets} == {BOXES[edition]["insert"]}


def test_a_refused_drop_names_the_card_in_sentence_and_bubble(edition: str) -> None:
    high = about_to_place(edition, "insert", 99).hold("insert")
    refused = high.refused(("row", 1))
    assert refused.text == (f"no open row ends higher than the 99: place it without {BOXES[edition]['insert']}.")
    assert refused.explanation is not None
    assert refused.explanation.title == BOXES[edition]["insert"]
    aimless = about_to_place(edition, "block").hold("block").drop(None)
    assert isinstance(aimless, Refusal)
    assert f"for {BOXES[edition]['block']} first" in aimless.text


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("no_other_card", "replace"),
        ("no_taking", "neg_pos"),
        ("nowhere_to_move", "move"),
        ("no_set_aside_due", "neg_pos"),
    ],
)
def test_a_refused_command_names_the_card(edition: str, code: str, kind: str) -> None:
    text = Pega6Board(edition).rejection(code, {"card": 44})
    assert BOXES[edition][kind] in text


def test_the_exchange_names_the_card_given_away(edition: str) -> None:
    desk, name = taken_a_row(edition), BOXES[edition]["move"]
    assert desk.board.move_name(desk.observation, Exchange("move")) == f"Exchange {name} for the top special card"
    held = desk.hold("move")
    assert held.status.text.startswith(f"drop {name} on the discard pile")
    assert said(held.preview(held.targets[0].zone)).startswith(f"Swap {name}. {name} goes to the discard pile.")


def test_the_discard_pile_shows_the_card_and_the_felt_explains_it(edition: str) -> None:
    desk = taken_a_row(edition)
    spare = rows_of(desk.view).spare
    assert spare is not None
    assert name_on(spare.discard) == BOXES[edition]["block"]
    assert spare.discard is not None
    why = desk.board.why(desk.observation, desk.sitting, spare.discard.key)
    assert why is not None
    assert why.title == BOXES[edition]["block"]


def test_the_log_names_the_card(edition: str) -> None:
    board, name = Pega6Board(edition), BOXES[edition]["seven_takes"]
    told = [
        board.sentence(event, seats(2), 0)
        for event in (
            SpecialPlayed(1, "seven_takes"),
            SpecialGiven(1, "seven_takes"),
            SpecialDrawn(0, "seven_takes"),
        )
    ]
    assert [name in sentence for sentence in told] == [True, True, True]


def test_a_table_follows_the_edition_of_the_next_match(qapp: QCoreApplication) -> None:
    """One table for all matches: each is told in the words of its own box."""
    match, models = PaperMatch(table("1 | 2 | 3 | 5", seats=2, hands={0: "90 91", 1: "92 93"}), seats(2)), TableModels()
    presenter = Presenter(match, {"pega6": Pega6Board()}, models, PaperFelt())
    for epoch, edition, told in ((1, "fr", "Ana played Stop."), (2, "", "Ana played Block.")):
        match.epoch, match.edition = epoch, edition
        seen, past = PEGA6.observe(match.state, 0), (SpecialPlayed(1, "block"),)
        match.opened.emit(Opened(epoch, 1, "match", "pega6", "base", seats(2), seen, is_resumed=True, past=past))
        assert models.log.items[0].text == told
    presenter.deleteLater()


def test_a_french_name_stays_french_in_portuguese(translations: Translations, edition: str) -> None:
    translations.use("pt_BR")
    name = {"fr": "Insérer"}.get(edition, "Inserir")
    assert about_to_place(edition, "insert").tray[0].startswith(f"{name}:")


@pytest.mark.parametrize("language", sorted(NAMES))
@pytest.mark.parametrize("code", ["seven_exists", "seven_on_low_card"])
def test_a_refusal_calls_the_card_what_stands_on_it(translations: Translations, language: str, code: str) -> None:
    translations.use(language)
    assert FRENCH["seven_takes"] in Pega6Board("fr").rejection(code, {"row": 1, "card": 4})
