"""Everybody can read it: contrast of every pair of colours that meet on the screen, in each theme."""

import ast
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from pega6_desktop.ui.look.look import CardTone, Theme, load_theme
from tests.ui.look.colours import Rgb, contrast, lightness, over, rgb, seen_by
from tests.ui.look.conftest import RESOURCES, THEMES

TEXT, LARGE, GRAPHIC = 4.5, 3.0, 3.0
STRONG = 7.0
"""Words in the theme for those who need much contrast."""


def trough(theme: Theme) -> Rgb:
    return over(rgb(theme.trough), theme.trough_strength, rgb(theme.felt1))


def lit_trough(theme: Theme) -> Rgb:
    return trough(theme) if theme.is_flat else over(rgb(theme.gold), 0.16, trough(theme))


def lit_place(theme: Theme) -> Rgb:
    ground = over(rgb(theme.slot), 0.05, lit_trough(theme))
    return ground if theme.is_flat else over(rgb(theme.gold), 0.26, ground)


def chosen_panel(theme: Theme) -> Rgb:
    return over(rgb(theme.gold), theme.chosen_strength, rgb(theme.plate))


def best_sum(theme: Theme) -> Rgb:
    return over(rgb(theme.good), 0.16, rgb(theme.bubble))


def tray(theme: Theme) -> Rgb:
    return rgb(theme.tray) if theme.is_flat else over(rgb(theme.tray), 0.94, rgb(theme.wood2))


def played_place(theme: Theme) -> Rgb:
    return tray(theme) if theme.is_flat else over(rgb(theme.tray_edge), 0.10, tray(theme))


def veiled(theme: Theme, ground: Rgb) -> Rgb:
    return over(rgb(theme.veil), theme.veil_strength, ground)


def turn_plate(theme: Theme) -> Rgb:
    return rgb(theme.trough) if theme.is_flat else over(rgb(theme.trough), 0.85, rgb(theme.felt1))


def taken_place(theme: Theme) -> Rgb:
    return rgb(theme.trough) if theme.is_flat else over(rgb(theme.trough), 0.55, rgb(theme.felt1))


def free_place(theme: Theme) -> Rgb:
    return rgb(theme.wood2) if theme.is_flat else over(rgb(theme.plate), 0.34, rgb(theme.wood2))


def best_points(theme: Theme) -> Rgb:
    return over(rgb(theme.good), 0.10, rgb(theme.plate))


def own_best_points(theme: Theme) -> Rgb:
    return over(rgb(theme.good), 0.10, chosen_panel(theme))


def empty_place(theme: Theme) -> Rgb:
    return rgb(theme.felt1) if theme.is_flat else over(rgb(theme.slot), 0.05, rgb(theme.felt1))


def row_to_come(theme: Theme) -> Rgb:
    return rgb(theme.felt1) if theme.is_flat else over(rgb(theme.trough), 0.28, rgb(theme.felt1))


def own_place_now(theme: Theme) -> Rgb:
    return rgb(theme.felt2) if theme.is_flat else over(rgb(theme.gold), 0.22, rgb(theme.felt2))


def danger_place(theme: Theme) -> Rgb:
    return over(rgb(theme.danger_fill), 0.42, trough(theme))


GROUNDS: dict[str, Callable[[Theme], Rgb]] = {
    "trough": trough,
    "lit trough": lit_trough,
    "lit place": lit_place,
    "chosen panel": chosen_panel,
    "best sum": best_sum,
    "tray": tray,
    "played place": played_place,
    "turn plate": turn_plate,
    "taken place": taken_place,
    "free place": free_place,
    "best points": best_points,
    "own best points": own_best_points,
    "empty place": empty_place,
    "row to come": row_to_come,
    "own place now": own_place_now,
    "danger place": danger_place,
}

PAIRS = [
    ("ink", "plate", TEXT),
    ("muted", "plate", TEXT),
    ("accent", "plate", TEXT),
    ("good", "plate", TEXT),
    ("ink", "inset", TEXT),
    ("muted", "inset", TEXT),
    ("accent", "inset", TEXT),
    ("good", "inset", TEXT),
    ("ink", "field", TEXT),
    ("muted", "field", TEXT),
    ("ink", "chosen panel", TEXT),
    ("muted", "chosen panel", TEXT),
    ("accent", "chosen panel", TEXT),
    ("ink", "bubble", TEXT),
    ("muted", "bubble", TEXT),
    ("ink", "best sum", TEXT),
    ("good", "best sum", TEXT),
    ("muted", "best sum", TEXT),
    ("felt_text", "trough", TEXT),
    ("felt_text", "lit trough", TEXT),
    ("felt_text", "felt1", TEXT),
    ("felt_text", "felt2", TEXT),
    ("danger", "trough", TEXT),
    ("danger", "danger_fill", TEXT),
    ("bar_text", "bar", TEXT),
    ("bar_text", "bar2", TEXT),
    ("bar_muted", "bar", TEXT),
    ("bar_text", "refused", TEXT),
    ("gold", "bar", TEXT),
    ("gold", "refused", TEXT),
    ("on_gold", "gold", TEXT),
    ("on_gold", "gold_top", TEXT),
    ("on_gold", "gold_bottom", TEXT),
    ("on_chosen", "chosen", TEXT),
    ("key_text", "key", TEXT),
    ("wood_text", "wood1", TEXT),
    ("wood_text", "wood2", TEXT),
    ("title", "wood1", TEXT),
    ("title", "wood2", TEXT),
    ("tray_text", "tray", TEXT),
    ("tray_text", "played place", TEXT),
    ("tray_muted", "tray", TEXT),
    ("tray_chosen", "tray", TEXT),
    ("felt_text", "turn plate", TEXT),
    ("felt_text", "taken place", TEXT),
    ("wood_text", "free place", TEXT),
    ("good", "bubble", TEXT),
    ("accent", "bubble", TEXT),
    ("bar_muted", "bar2", TEXT),
    ("gold", "bar2", TEXT),
    ("chain_text", "chain_edge", TEXT),
    ("good", "best points", TEXT),
    ("good", "own best points", TEXT),
    ("good", "chosen panel", TEXT),
    ("felt_text", "empty place", TEXT),
    ("felt_text", "row to come", TEXT),
    ("felt_text", "own place now", TEXT),
    ("lit_number", "own place now", LARGE),
    ("danger", "danger place", TEXT),
    ("special.text", "special.face", TEXT),
    ("special.ink", "special.paper", TEXT),
    ("special.ink", "special.gold", TEXT),
    ("special.card", "special.face", TEXT),
    ("special.face", "special.paper", GRAPHIC),
    ("special.line", "special.face", GRAPHIC),
    ("special.hot", "special.paper", GRAPHIC),
    ("special.hot", "special.ghost", GRAPHIC),
    ("special.hot", "special.taken", GRAPHIC),
    ("tray_edge", "wood2", GRAPHIC),
    ("chain", "chain_edge", GRAPHIC),
    ("lock_cut", "lock", GRAPHIC),
    ("lock_cut", "trough", GRAPHIC),
    ("bar_text", "bar", GRAPHIC),
    ("lit_number", "lit place", LARGE),
    ("gold", "trough", GRAPHIC),
    ("focus", "wood1", GRAPHIC),
    ("focus", "wood2", GRAPHIC),
    ("focus", "plate", GRAPHIC),
    ("focus_halo", "felt1", GRAPHIC),
    ("focus_halo", "felt2", GRAPHIC),
    ("focus", "focus_halo", GRAPHIC),
    ("switch_on", "knob", GRAPHIC),
    ("control_edge", "plate", GRAPHIC),
    ("control_edge", "field", GRAPHIC),
    ("control_edge", "inset", GRAPHIC),
    ("danger", "outline", GRAPHIC),
    ("muted", "track", GRAPHIC),
]


def theme_of(name: str) -> Theme:
    return load_theme(name, RESOURCES / "themes")


def colour(theme: Theme, name: str) -> Rgb:
    if name in GROUNDS:
        return GROUNDS[name](theme)
    owner, _, token = name.rpartition(".")
    return rgb(getattr(theme.special if owner else theme, token))


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("front", "ground", "least"), PAIRS)
def test_words_and_signs_stand_out_from_their_ground(name: str, front: str, ground: str, least: float) -> None:
    theme = theme_of(name)
    if (name, front, ground) in {("dark", "focus_halo", "felt1"), ("dark", "focus_halo", "felt2")}:
        front = "focus"  # on dark felt the ring itself shines; the halo keeps it off bright cards
    if name == "contrast" and front == "focus_halo" and ground.startswith("felt"):
        front = "focus"
    if name == "contrast" and (front, ground) == ("switch_on", "knob"):
        front = "on_gold"  # the check mark is black there
    if name == "contrast" and (front, ground) == ("lock_cut", "trough"):
        front = "lock"  # there the padlock itself is white
    least = STRONG if name == "contrast" and least == TEXT else least
    assert contrast(colour(theme, front), colour(theme, ground)) >= least


FAINT_NUMBERS = {"qwixx.number_box"}
"""The numbers of a row that are lost, on the colour of their own row."""


def test_no_words_are_painted_thinner_than_their_colour() -> None:
    """What is half transparent has another contrast than its pair above."""
    thin = set()
    for file in sorted((RESOURCES.parent / "pega6_desktop" / "ui").rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef) and any(_is_thin(call, function) for call in _said_in(function)):
                thin.add(f"{file.stem}.{function.name}")
    assert thin == FAINT_NUMBERS


def _said_in(function: ast.FunctionDef) -> Iterator[ast.Call]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in {"text", "paragraph", "heads"}:
            yield node


def _is_thin(call: ast.Call, function: ast.FunctionDef) -> bool:
    """Whether one of its inks, or a name it takes its ink from, is a tint of less than the whole colour."""
    names = {argument.id for argument in call.args if isinstance(argument, ast.Name)}
    set_here = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
    given = [node.value for node in set_here if names & {ast.unparse(target) for target in node.targets}]
    tints = [
        part
        for one in (*call.args, *given)
        for part in ast.walk(one)
        if isinstance(part, ast.Call) and len(part.args) > 1
    ]
    return any(ast.unparse(part.func).endswith("tint") for part in tints)


@pytest.mark.parametrize("name", THEMES)
def test_a_blocked_row_still_tells_its_number_its_heads_and_its_cards(name: str) -> None:
    theme = theme_of(name)
    assert contrast(veiled(theme, rgb(theme.felt_text)), veiled(theme, trough(theme))) >= TEXT
    for tone in theme.cards:
        assert contrast(veiled(theme, rgb(tone.number)), veiled(theme, rgb(tone.face))) >= GRAPHIC


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("eyes", ["deuteranopia", "protanopia", "tritanopia"])
def test_the_teal_of_special_cards_is_no_class_of_number_cards_to_colour_blind_eyes(name: str, eyes: str) -> None:
    theme = theme_of(name)
    teal = CardTone(0, face=theme.special.face)
    assert min(distance(teal, tone, eyes) for tone in theme.cards) >= 15


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("heads", [1, 2, 3, 5, 7])
def test_numbers_and_pips_stand_out_from_their_card(name: str, heads: int) -> None:
    tone = theme_of(name).tone(heads)
    number_least = 8.0 if name == "contrast" else 5.5
    assert contrast(rgb(tone.number), rgb(tone.face)) >= number_least
    assert contrast(rgb(tone.number), rgb(tone.tone)) >= TEXT
    assert contrast(rgb(tone.pip), rgb(tone.tone)) >= GRAPHIC
    assert contrast(rgb(tone.pip), rgb(tone.cut)) >= GRAPHIC


@pytest.mark.parametrize("name", THEMES)
def test_dearer_cards_are_darker_so_that_grey_keeps_the_order(name: str) -> None:
    shades = [lightness(rgb(tone.face)) for tone in theme_of(name).cards]
    steps = [light - dark for light, dark in pairwise(shades)]
    assert min(steps) >= 6


def distance(first: CardTone, second: CardTone, eyes: str) -> float:
    """How far two faces lie apart for those eyes, as a difference of lightness and of colour."""
    one, two = seen_by(eyes, rgb(first.face)), seen_by(eyes, rgb(second.face))
    return abs(lightness(one) - lightness(two)) + 100 * max(abs(a - b) for a, b in zip(one, two, strict=True))


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("eyes", ["deuteranopia", "protanopia", "tritanopia", "greyscale"])
def test_no_two_classes_look_alike_to_colour_blind_eyes(name: str, eyes: str) -> None:
    tones = theme_of(name).cards
    pairs = [(a, b) for i, a in enumerate(tones) for b in tones[i + 1 :]]
    assert min(distance(a, b, eyes) for a, b in pairs) >= 15
