"""Nothing in Pega em 6! is without words: every event, move, special card and refusal has its own."""

import ast
from pathlib import Path
from typing import get_args

import pytest

from pega6_desktop.app.i18n import NAMES, Translations
from pega6_desktop.games.pega6.events import (
    BlockLaid,
    BlocksLifted,
    CardChosen,
    CardDrafted,
    CardMoved,
    CardPlaced,
    CardReplaced,
    CardSetAside,
    CardsRevealed,
    ChoiceTakenBack,
    DraftOpened,
    Event,
    ExchangeDeclined,
    ExchangeOffered,
    FifthRowClosed,
    FifthRowOpened,
    HeadsCancelled,
    MatchEnded,
    PickTakenBack,
    RoundDealt,
    RoundEnded,
    RowChoiceNeeded,
    RowsLaid,
    RowTaken,
    SetAsideEnded,
    SetAsideOffered,
    SevenLaid,
    SpecialAsked,
    SpecialDeclined,
    SpecialDrawn,
    SpecialGiven,
    SpecialPlayed,
    SpecialsReshuffled,
)
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.games.pega6.variants import VARIANTS
from pega6_desktop.ui.boards.pega6.board import Pega6Board
from pega6_desktop.ui.words.messages import filled
from pega6_desktop.ui.words.pega6 import reasons as refused
from pega6_desktop.ui.words.pega6 import specials
from pega6_desktop.ui.words.pega6 import table as rules
from tests.ui.boards.desk import seats

BOARD = Pega6Board()
RULES = Path(__file__).parents[3] / "pega6_desktop" / "games" / "pega6"
SPOKEN: tuple[Event, ...] = (
    RoundDealt(1, (1, 2, 3, 4), ((), ())),
    DraftOpened(2, (1, 2, 3), 1),
    CardDrafted(1, 17),
    PickTakenBack(1, 17),
    RowsLaid((3, 14, 15, 92)),
    CardsRevealed(((3, 1), (51, 0))),
    RowChoiceNeeded(1, 3),
    RowTaken(1, 1, (37,), 1, "low"),
    CardPlaced(1, 44, 2, 1),
    SpecialPlayed(1, "insert"),
    FifthRowOpened(1),
    FifthRowClosed(),
    SevenLaid(1, 2),
    BlockLaid(1, 2),
    BlocksLifted((2,)),
    CardReplaced(1, 44, 71),
    CardMoved(1, 44, 0, 2, 1),
    HeadsCancelled(1, 44, 10, 3),
    CardSetAside(1, 10, 3),
    SpecialGiven(1, "block"),
    SpecialDrawn(1, None),
    SpecialsReshuffled(6, None),
    RoundEnded(3, (15, 1), (22, 14)),
    MatchEnded((22, 14), (1,)),
)
QUIET: tuple[Event, ...] = (
    CardChosen(1, None),
    ChoiceTakenBack(1, None),
    SpecialAsked(1, 44),
    SpecialDeclined(1),
    SetAsideOffered(1, 3),
    SetAsideEnded(1),
    ExchangeOffered(1),
    ExchangeDeclined(1),
)


@pytest.mark.usefixtures("portuguese")
def test_every_event_is_told_or_is_known_to_be_quiet() -> None:
    assert {type(event) for event in (*SPOKEN, *QUIET)} == set(_members(Event))
    told = [BOARD.sentence(event, seats(2), 0) for event in SPOKEN]
    assert all(line.endswith((".", "!")) and "{" not in line for line in told)
    assert len(set(told)) == len(told)
    assert [BOARD.sentence(event, seats(2), 0) for event in QUIET] == [""] * len(QUIET)


def test_every_event_has_a_motion_and_only_ends_are_gates() -> None:
    gates = [type(event) for event in (*SPOKEN, *QUIET) if BOARD.hint(event).is_gate]
    assert gates == [RoundEnded, MatchEnded]


@pytest.mark.parametrize("language", sorted(NAMES))
def test_every_special_card_has_a_name_a_short_line_and_a_help_sentence(
    translations: Translations, language: str
) -> None:
    translations.use(language)
    assert set(specials.SPECIAL_WORDS) == set(SPECIALS)
    every = [specials.words(kind) for kind in SPECIALS]
    assert max(len(words.line) for words in every) <= 30
    assert len({words.own_name for words in every}) == len({words.line for words in every}) == len(SPECIALS)
    assert all(words.help.endswith(".") and len(words.help) > len(words.line) for words in every)


@pytest.mark.parametrize("language", sorted(NAMES))
def test_every_special_card_says_where_it_goes_and_what_the_button_does(
    translations: Translations, language: str
) -> None:
    translations.use(language)
    every = [specials.words(kind) for kind in SPECIALS]
    assert all(0 < len(words.lifted) <= 32 and 0 < len(words.act) <= 20 for words in every)
    assert all(words.prompt.endswith(".") for words in every)
    facts = {"card": 56, "row": 3, "picked": 21}
    said = [filled(prompt, **facts) for words in every for prompt in (words.prompt, words.other_prompt)]
    assert [text for text in said if "{" in text] == []


@pytest.mark.parametrize("language", sorted(NAMES))
def test_whatever_bars_a_special_card_is_said_under_it_in_a_few_words(
    translations: Translations, language: str
) -> None:
    translations.use(language)
    trees = [ast.parse(file.read_text("utf-8")) for file in (RULES / "specials").glob("*.py")]
    required = [
        node
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == "require"
    ]
    codes = {code for node in required for code in _codes(ast.Module([node], []))}
    assert codes == set(specials.BARRED)
    said = [specials.barred(code) for code in sorted(codes)]
    assert len(set(said)) == len(said)
    assert max(map(len, said)) <= 24
    assert specials.barred("from a later version") not in said


@pytest.mark.usefixtures("portuguese")
def test_special_cards_are_named_as_printed_in_the_brazilian_box() -> None:
    box = ["5ª Fileira", "Pega em 7!", "Inserir", "Substituir", "Movimentar", "Bloquear", "Negativo = Positivo"]
    assert [specials.name(kind, "pt2020") for kind in SPECIALS] == box
    assert [specials.name(kind, "") for kind in SPECIALS] == box
    assert list(specials.PRINTED["pt2020"].values()) == box


@pytest.mark.parametrize("language", ["en", "pt_BR"])
def test_special_cards_of_the_french_box_are_named_as_printed_in_every_language(
    translations: Translations, language: str
) -> None:
    translations.use(language)
    box = ["5e série", "7 qui prend", "Insérer", "Remplacer", "Glisser", "Stop", "Négatif = Positif"]
    assert [specials.name(kind, "fr") for kind in SPECIALS] == box


@pytest.mark.parametrize("edition", ["", "pt2020"])
@pytest.mark.usefixtures("english")
def test_the_names_of_the_default_edition_follow_the_language(edition: str) -> None:
    assert [specials.name(kind, edition) for kind in ("fifth_row", "block")] == ["Fifth row", "Block"]


@pytest.mark.usefixtures("english")
def test_an_unknown_special_card_is_shown_by_its_id() -> None:
    assert specials.name("later", "fr") == "later"


@pytest.mark.parametrize("language", sorted(NAMES))
def test_every_refusal_of_the_rules_has_a_sentence_of_its_own(translations: Translations, language: str) -> None:
    translations.use(language)
    raised = {code for file in RULES.rglob("*.py") for code in _codes(ast.parse(file.read_text("utf-8")))}
    assert raised == set(refused.REFUSALS)
    params = {"card": 44, "row": 1, "special": "block", "end": 50, "heads": 5, "left": 1, "seat": 9}
    said = [refused.rejection(code, params, "") for code in sorted(raised)]
    assert [text for text in said if "{" in text or not text.endswith(".")] == []
    assert len(set(said)) == len(said)


@pytest.mark.usefixtures("english")
def test_a_refusal_names_things_as_they_stand_on_the_table() -> None:
    assert refused.rejection("row_blocked", {"row": 1}, "").startswith("row 2 is blocked")
    assert refused.rejection("special_not_in_hand", {"special": "move"}, "").startswith("you do not hold Move:")
    assert refused.rejection("too_many_heads", {"card": 55, "heads": 7, "left": 1}, "") == (
        "the 55 counts 7 heads, but only 1 head can still be removed: choose a cheaper card."
    )
    assert refused.rejection("from a later version", {}, "") == "that is not possible now."


@pytest.mark.usefixtures("english")
def test_every_variant_has_a_name() -> None:
    names = [rules.variant_name(variant) for variant in VARIANTS]
    assert names == ["Base game", "Professional game", "Anniversary game"]


def _members(union: object) -> tuple[type, ...]:
    return get_args(union)


def _codes(tree: ast.Module) -> set[str]:
    """Codes of ``IllegalMove("code")``, and ``no_<phase>_due`` for every phase ``_require`` is called with."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if node.func.id == "IllegalMove" and isinstance(node.args[0], ast.Constant):
                found.add(texts[0])
            if node.func.id == "_require":
                found.add(f"no_{texts[0]}_due")
    return found
