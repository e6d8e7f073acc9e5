"""A preview is as large as it says, keeps its words inside, and its numbers line up, in every theme and type size."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look, load_theme
from pega6_desktop.ui.look.paint.previews import Preview, PreviewTone, SumPreview, SumRow
from tests.ui.look.conftest import RESOURCES, THEMES
from tests.ui.look.ink import changed, inked, painted, pixels, rgb_of

INSERT = Preview(
    "O 56 entra entre 52 e 60", "A fileira 3 fica com 5 cartas,", 7, "cabeças. Você não leva nada.", PreviewTone.GOOD
)
LONG = Preview(
    "Die 56 kommt zwischen die 52 und die 60 in der dritten Reihe",
    "Dann liegen in der dritten Reihe fünf Karten, und die nächste Karte nimmt sie.",
    15,
    "Hornochsen. Du nimmst die ganze Reihe, weil sie schon voll ist.",
    PreviewTone.COSTS,
)
WORDS_ONLY = Preview("Die Reihe ist gesperrt", "", None, "Bis jemand eine Reihe nimmt.")
TURNED = SumPreview(
    "Tirar o 55 do jogo",
    (
        SumRow("na sua pilha", "6"),
        SumRow("a fileira 4 inteira", "+ 13"),
        SumRow("o 55 sai e apaga outras 7", "– 14", PreviewTone.GOOD),
    ),
    "Você fica com",
    5,
    "sem a especial: 19",
)
LONG_SUM = SumPreview(
    "Die 55 aus dem Spiel nehmen",
    (
        SumRow("in deinem Stapel liegen schon", "6"),
        SumRow("die vierte Reihe mit allen Karten, auch der eigenen", "+ 13"),
        SumRow("die 55 geht und streicht noch einmal so viele Hornochsen", "– 14", PreviewTone.GOOD),
        SumRow("was übrig bleibt, verfällt", "± 0", PreviewTone.COSTS),
    ),
    "Damit kommst du in dieser Runde auf",
    105,
    "ohne die Sonderkarte: 119",
)
PREVIEWS = {"insert": INSERT, "long": LONG, "words only": WORDS_ONLY}
SUMS = {"turned": TURNED, "long": LONG_SUM}
PADDING = 8


def box_of(size: QSizeF) -> QRectF:
    return QRectF(QPointF(20, 20), size)


def body(look: Look, preview: Preview | SumPreview) -> tuple[QRectF, QImage]:
    """The box of a preview and its words in it."""
    if isinstance(preview, Preview):
        box = box_of(paint.preview_size(look, preview))
        image = stated(look, preview, box)
    else:
        box = box_of(paint.sum_size(look, preview))
        image = summed(look, preview, box)
    return box, image


def stated(look: Look, preview: Preview, box: QRectF) -> QImage:
    return painted(box.right() + 20, box.bottom() + 20, lambda p: paint.preview_body(p, look, box, preview))


def summed(look: Look, preview: SumPreview, box: QRectF) -> QImage:
    return painted(box.right() + 20, box.bottom() + 20, lambda p: paint.sum_body(p, look, box, preview))


@pytest.mark.parametrize("unit", [0.8, 1.0, 2.7])
@pytest.mark.parametrize("text_scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize(
    "preview", [*PREVIEWS.values(), *SUMS.values()], ids=[*PREVIEWS, *(f"sum {key}" for key in SUMS)]
)
def test_the_words_fill_the_body_and_keep_inside_it(
    look: Look, preview: Preview | SumPreview, text_scale: float, unit: float
) -> None:
    look.set_window_size(1280 * unit, 800 * unit)
    look.set_text_scale(text_scale)
    box, image = body(look, preview)
    words = inked(image)
    inset = PADDING * unit
    assert box.adjusted(inset, inset, -inset, -inset).contains(words)
    assert words.height() > 0.45 * box.height()
    assert box.width() <= 360 * unit * max(1.0, 0.8 * text_scale)


@pytest.mark.parametrize("theme", THEMES)
def test_good_news_and_heads_have_their_own_ink(look: Look, theme: str) -> None:
    look.set_theme(load_theme(theme, RESOURCES / "themes"))
    _, image = body(look, INSERT)
    shown = pixels(image)[..., 2::-1]
    for colour in (look.theme.good, look.theme.accent, look.theme.ink):
        assert (shown == rgb_of(colour)).all(axis=2).any()


def test_without_heads_there_is_no_sign_for_them(look: Look) -> None:
    _, image = body(look, WORDS_ONLY)
    assert not (pixels(image)[..., 2::-1] == rgb_of(look.theme.accent)).all(axis=2).any()


@pytest.mark.parametrize("sums", SUMS.values(), ids=list(SUMS))
def test_numbers_of_a_sum_end_at_the_same_edge(look: Look, sums: SumPreview) -> None:
    box, image = body(look, sums)
    ends = []
    for index, row in enumerate(sums.rows):
        rows = (*sums.rows[:index], SumRow(row.label, row.number + "8", row.tone), *sums.rows[index + 1 :])
        other = SumPreview(sums.title, rows, sums.total_label, sums.total, sums.note)
        # The same box, so that only this number differs.
        spot = changed(image, summed(look, other, box))
        assert spot is not None
        ends.append(spot.right())
    assert max(ends) - min(ends) <= 2
    assert max(ends) <= box.right() - PADDING


def test_a_sum_without_a_note_is_no_higher(look: Look) -> None:
    bare = SumPreview(TURNED.title, TURNED.rows, TURNED.total_label, TURNED.total)
    assert paint.sum_size(look, bare).height() <= paint.sum_size(look, TURNED).height()


def test_a_longer_sentence_makes_a_wider_and_then_a_higher_bubble(look: Look) -> None:
    short = Preview("O 56 entra", "", 1, "cabeça.")
    sizes = [paint.preview_size(look, each) for each in (short, INSERT, LONG)]
    assert sizes[0].width() < sizes[1].width() <= sizes[2].width()
    assert sizes[1].height() < sizes[2].height()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("tip", "side"),
    [((100, 5), "top"), ((100, 155), "bottom"), ((5, 80), "left"), ((275, 80), "right")],
    ids=["above", "below", "left", "right"],
)
def test_the_shell_points_at_its_tip(look: Look, theme: str, tip: tuple[int, int], side: str) -> None:
    look.set_theme(load_theme(theme, RESOURCES / "themes"))
    box = QRectF(30, 30, 220, 100)
    plain = painted(280, 160, lambda p: paint.bubble_shell(p, look, box))
    pointed = painted(280, 160, lambda p: paint.bubble_shell(p, look, box, QPointF(*tip)))
    assert plain.pixelColor(100, 80).rgb() == QColor(look.theme.bubble).rgb()
    corner = changed(plain, pointed, least=60)
    assert corner is not None
    reach = {"top": corner.top(), "bottom": corner.bottom(), "left": corner.left(), "right": corner.right()}[side]
    assert reach == pytest.approx(tip[1] if side in ("top", "bottom") else tip[0], abs=5)
