"""The committed catalogues: nothing untranslated, no gap lost, every plural told as one, the signs of each language.

Whoever adds a word to the program translates it into every language there is a file for.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from xml.etree import ElementTree

import pytest

from pega6_desktop.app.i18n import NAMES, SOURCE, Translations
from pega6_desktop.ui.words.messages import OWN_WORDS, own_word

ROOT = Path(__file__).parents[3]
CATALOGUES = sorted((ROOT / "resources" / "i18n").glob("*.ts"))
LANGUAGES = sorted(catalogue.stem.removeprefix("pega6_") for catalogue in CATALOGUES)
TRANSLATED = [language for language in LANGUAGES if language != SOURCE]
GAP = re.compile(r"\{\w+\}|%n|%\d|</?\w+[^>]*>|\*\.\w+|\(\*\)")
"""What stands for something else, a tag, or the ending of a file: the same in every language."""
NAMES_WITH_A_SIGN = frozenset({"{place}th", "1st", "2nd", "3rd", "Takes seven", "6th", "7th", "No Thanks!"})
"""Places, and a name as printed on a card, end as their language writes them."""
BOX = "Pega em 6"
"""The game's name stands with its sign as on its box in Brazil."""
NARROW = "\N{NARROW NO-BREAK SPACE}"


def catalogue_of(language: str) -> Path:
    """The file of a language."""
    return ROOT / "resources" / "i18n" / f"pega6_{language}.ts"


def messages(catalogue: Path) -> Iterator[tuple[str, str, list[str], bool]]:
    """Context, source, translations (one per plural form) and whether the message is a plural."""
    for context in ElementTree.parse(catalogue).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            is_plural = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield context.findtext("name", ""), message.findtext("source", ""), forms, is_plural


def pairs(language: str) -> Iterator[tuple[str, str]]:
    """Source and every form of its translation."""
    for _, source, forms, _ in messages(catalogue_of(language)):
        for form in forms:
            # %Ln is %n with the separators of the language.
            yield source, form.replace("%Ln", "%n")


def test_every_language_that_is_promised_has_its_catalogue() -> None:
    assert sorted(NAMES) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_to_translate(language: str) -> None:
    kinds = [translation.get("type") for translation in ElementTree.parse(catalogue_of(language)).iter("translation")]
    assert set(kinds) == {None}


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_the_same_words_to_say(language: str) -> None:
    asked, found = (
        sorted((context, source) for context, source, _, _ in messages(catalogue_of(code)))
        for code in ("pt_BR", language)
    )
    assert found == asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_has_the_gaps_of_its_source(language: str) -> None:
    wrong = [
        (source, form)
        for source, form in pairs(language)
        if sorted(set(GAP.findall(form))) != sorted(set(GAP.findall(source))) or form.count("&") != source.count("&")
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_empty_or_padded_by_mistake(language: str) -> None:
    wrong = [
        (source, form)
        for source, form in pairs(language)
        if not form or (form != form.strip()) != (source != source.strip()) or "  " in form or "..." in form
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_is_always_a_plural_with_both_its_forms(language: str) -> None:
    counted = [(source, forms, is_plural) for _, source, forms, is_plural in messages(catalogue_of(language))]
    assert [source for source, _, is_plural in counted if "%n" in source and not is_plural] == []
    assert [source for source, forms, is_plural in counted if is_plural and len(forms) != 2] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_sentences_end_alike(language: str) -> None:
    """A full stop, colon, question or exclamation mark says what kind of line it is; names stand as printed."""
    wrong = [
        (source, form)
        for source, form in pairs(language)
        if source[-1] != form[-1] and {source[-1], form[-1]} & set(".:?!") and source not in NAMES_WITH_A_SIGN
    ]
    assert wrong == []


# ---------------------------------------------------------------- the signs of each language


def stray(language: str, *patterns: str) -> list[str]:
    """The translations of a language in which one of the patterns is found."""
    found = re.compile("|".join(patterns))
    return [form for _, form in pairs(language) if found.search(form)]


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_typewriter_quotes_and_no_space_before_a_comma_or_full_stop(language: str) -> None:
    assert stray(language, '"', r"\s[,.](?!pega6)(?!$)", r"\(\s", r"\s\)") == []


def test_french_keeps_its_double_signs_and_its_quotes_together() -> None:
    assert stray("fr", rf"(?<!{NARROW})[;:?»]|(?<!{NARROW})(?<!{BOX})!", r"«(?!\u202f)", "'", "[“”„]") == []
    assert stray("fr", NARROW), "the thin space got lost on the way"


def test_french_has_its_narrow_space_beside_a_sign_and_nowhere_else() -> None:
    assert stray("fr", rf"(?<!«){NARROW}(?![;:!?»]|%(?!n))") == []


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_special_card_in_a_sentence_stands_in_quotes(language: str) -> None:
    """Its name is a word of everyday: "keep Move for later" reads as an order."""
    bare = re.compile(rf"(?<![„{NARROW}])\{{(special|replace|insert|move|neg_pos)\}}(?!:|{NARROW}:|$)")
    sentences = {(context, source): forms for context, source, forms, _ in messages(catalogue_of(language))}
    said = [form for (context, _), forms in sentences.items() if context.startswith("Pega6") for form in forms]
    assert [form for form in said if bare.search(form)] == []


def test_german_quotes_are_low_and_high() -> None:
    assert stray("de", "[«»”]", "'") == []
    assert [form for _, form in pairs("de") if form.count("„") != form.count("“")] == []


def test_spanish_opens_its_questions_and_its_exclamations() -> None:
    assert stray("es", "[“”„]", "'") == []
    assert [form for _, form in pairs("es") if form.count("¿") != form.count("?")] == []
    signs = [(form.count("¡"), form.replace(f"{BOX}!", "").count("!")) for _, form in pairs("es")]
    assert [pair for pair in signs if pair[0] != pair[1]] == []


# ---------------------------------------------------------------- one word for one thing

GLOSSARY: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        r"(?<!in a )rows?": MappingProxyType(
            {
                "pt_BR": r"fileira|cor(es)? completas?|\{row\}",
                "es": r"filas?|\{row\}",
                "fr": r"séries?|rangées?|\{row\}",
                "de": "reihen?",
            }
        ),
        "heads?": MappingProxyType({"pt_BR": "cabeça", "es": "cabeza", "fr": "têtes?", "de": "hornochse"}),
        "hand": MappingProxyType({"pt_BR": "mão", "es": "mano", "fr": "main", "de": "hand"}),
        "curtain": MappingProxyType({"pt_BR": "cortina", "es": "cortina", "fr": "rideau", "de": "vorhang"}),
        "house rules?": MappingProxyType(
            {"pt_BR": "regras da casa", "es": "reglas de la casa", "fr": "règles maison", "de": "hausregeln"}
        ),
    }
)
"""One word for each thing of the table, so that a player never wonders whether two words mean the same; a button may
say the number of a row alone, and a row of Qwixx that is completed is a colour in Brazil."""
SHORT = 24
UNDER_A_CARD = frozenset({"no row ends higher", "only when taking a row"})
"""Why a card is barred: it has hardly any room, and the row is in plain sight above it."""
RIVALS: Mapping[str, str] = MappingProxyType(
    {
        "pt_BR": r"\blinhas?\b|\bvazas?\b|\bponto negativo|\bvirad[oa]s?\b|\bassistid|\bvez(es)? perdid"
        r"|\bperde\w* a vez|\bem oferta\b|[Nn]ovo jogo\b|\bramos?\b|\bmovimentad|\bsorteio d[ae]\b|\{\w+\} pessoas",
        "es": r"\bhileras?\b|\blíneas?\b|\bbazas?\b|\bordenador|\bcomputadora|\bcoger?\b|\bvosotros\b|\busted(es)?\b"
        r"|\bdestap|\basistid|\ben oferta\b|\bhabitual|\bratón\b|\bsitios?\b|\b(ha|han|has) \w+(ado|ido)\b",
        "fr": r"\blignes?\b|\bplis?\b|\bvous\b|\bvotre\b|\bassisté|\b[Bb]ranches?\b|\béclairée?s?\b",
        "de": r"\bZeilen?\b|\bStich(e)?\b|\bRinder\b|\bSie (haben|können|müssen)\b|\bIhre\b|\bIhr\b"
        r"|\bAbstand\b|\bZweige?\b|\bloslassen\b|\baufgehoben\b",
    }
)
"""Words for the same things, or ways to speak to the player, that a language of this program does not use.

One word for two things is among them: "virada" is face down and turned up, "perder a vez" is to sit out, "assistida" is
watched, "em oferta" is on sale, "jogo" is what is played and "partida" one playing of it, "loslassen" is to drop and to
put back, "aufgehoben" is kept and called off.
"""
SENSES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "not available in this variant": MappingProxyType(
            {"pt_BR": "^não n", "es": "^no en", "fr": "^pas dans", "de": "^nicht in"}
        ),
        "face.down": MappingProxyType({"pt_BR": "fechad", "es": "boca abajo", "fr": "face cachée", "de": "verdeckt"}),
        "turned up": MappingProxyType(
            {"pt_BR": "aberta|aberto", "es": "descubr|descubierto", "fr": "retourn|révèle|révélé", "de": "aufgedeckt"}
        ),
        "penalt": MappingProxyType({"pt_BR": "falha|falhou", "es": "fallido", "fr": "coup.? manqué", "de": "fehlz"}),
        "assisted": MappingProxyType({"pt_BR": "ajuda", "es": "ayuda", "fr": "aide", "de": "hilfe"}),
    }
)
"""Words of an English text that must be told apart, and the one word for each."""


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("words", SENSES)
def test_what_a_player_must_tell_apart_has_words_of_its_own(language: str, words: str) -> None:
    said = [(source, form) for source, form in pairs(language) if re.search(rf"\b{words}", source, re.IGNORECASE)]
    assert said
    wanted = re.compile(SENSES[words][language], re.IGNORECASE)
    assert [(source, form) for source, form in said if not wanted.search(form)] == []


def test_no_english_text_speaks_of_a_turn_that_is_missed() -> None:
    """To miss a turn is to sit it out; in Qwixx one has played it and pays."""
    assert [source for source, _ in pairs("de") if re.search(r"miss\w* (the |a )?turn|not for this", source)] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_each_thing_of_the_table_has_one_name(language: str) -> None:
    assert stray(language, RIVALS[language]) == []


def test_french_rows_are_called_as_in_the_printed_rules_of_each_game() -> None:
    """A row of cards is a série, a row of a score sheet of Qwixx a rangée."""
    said = [(context, form) for context, _, forms, _ in messages(catalogue_of("fr")) for form in forms]
    other = {True: re.compile(r"\bséries?\b"), False: re.compile(r"\brangées?\b")}
    assert [form for context, form in said if other[context.startswith("Qwixx")].search(form)] == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("thing", GLOSSARY)
def test_a_short_text_about_a_thing_names_it(language: str, thing: str) -> None:
    """Labels and captions stand alone, where no sentence before them says what "it" is."""
    named, word = re.compile(rf"\b{thing}\b", re.IGNORECASE), re.compile(GLOSSARY[thing][language], re.IGNORECASE)
    short = [(source, form) for source, form in pairs(language) if named.search(_words_of(source))]
    short = [(source, form) for source, form in short if len(source) <= SHORT and source not in UNDER_A_CARD]
    assert short
    assert [(source, form) for source, form in short if not word.search(form)] == []


def _words_of(source: str) -> str:
    return re.sub(r"\{\w+\}", "", source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_nobody_typed_follows_the_language(translations: Translations, language: str) -> None:
    translations.use(language)
    assert own_word() in OWN_WORDS


def test_counts_are_asked_for_in_the_one_way_the_tool_understands() -> None:
    """lupdate takes ``translate(context, text, "", n)`` for a text without a plural: counts go through ``tr``."""
    package = ROOT / "pega6_desktop"
    files = [file for file in sorted(package.rglob("*.py")) if file != package / "ui" / "words" / "messages.py"]
    calls = [
        (file.name, node.lineno)
        for file in files
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and _name(node.func) == "translate" and _has_count(node)
    ]
    assert calls == []


def _name(function: ast.expr) -> str:
    return getattr(function, "attr", getattr(function, "id", ""))


def _has_count(call: ast.Call) -> bool:
    return len(call.args) > 3 or any(keyword.arg == "n" for keyword in call.keywords)
