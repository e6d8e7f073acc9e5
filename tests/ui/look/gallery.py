"""Draws the sheets a human looks at: `python -m tests.ui.look.gallery OUTFOLDER` (for developers, needs no display).

Owns the arrangement of the sheets: cards at several widths, the classes as colour-blind eyes see them, rows in their
states, every widget, the start picture; in the three themes, at device pixel ratio 1 and 2.
"""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QFontDatabase, QImage, QPainter
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from pega6_desktop.ui.boards.pega6.rows import row_signs
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.faces import Face
from pega6_desktop.ui.look.look import Look, load_theme, theme_names
from pega6_desktop.ui.look.night import HomePicture
from pega6_desktop.ui.look.paint.marks import ICONS
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.look.style import look_style
from pega6_desktop.ui.look.widgets import (
    Avatar,
    Backdrop,
    Bubble,
    IconButton,
    KeyHints,
    Label,
    NameField,
    Option,
    Panel,
    Pennants,
    PlateButton,
    PrimaryButton,
    SegmentedChoice,
    Switch,
    Toast,
    TopBar,
)
from pega6_desktop.ui.table.cards.art import CardArt
from tests.ui.look import gallery_special
from tests.ui.look.colours import EYES

RESOURCES = Path(__file__).resolve().parents[3] / "resources"
FACES: tuple[Face, ...] = (7, 15, 40, 66, 55, 104, "back")
SPECIAL_SHEETS: dict[str, Callable[[Look, CardArt, float], QImage]] = {
    "special-cards": gallery_special.special_cards,
    "special-insert": gallery_special.insert_turn,
    "special-turned": gallery_special.turned_heads,
    "draft": gallery_special.draft,
    "draft-six": gallery_special.full_draft,
}
WIDTHS = (26, 44, 60, 79, 106, 140, 204)


class Line(NamedTuple):
    """A line of arithmetic for the bubble."""

    label: str
    sum: str
    result: str
    verdict: str
    is_best: bool = False
    is_total: bool = False


def sheet(width: int, height: int, dpr: float, draw: Callable[[QPainter], None]) -> QImage:
    """An image of that many logical pixels with what `draw` paints."""
    return paint.picture(QSizeF(width, height), dpr, draw).toImage()


def cards(look: Look, dpr: float) -> QImage:
    """Seven faces at five widths, at rest; one row lifted."""
    art = CardArt(look, RESOURCES)

    def draw(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, 1640, 1200), QColor(look.theme.felt1))
        y = 20.0
        for width in WIDTHS:
            for column, face in enumerate(FACES):
                is_lifted = width == 106
                margin = art.margin(width, dpr, is_lifted=is_lifted)
                at = QPointF(20 + column * (width + 24) - margin, y - margin)
                painter.drawPixmap(at, art.pixmap(face, width, dpr, is_lifted=is_lifted))
            y += art.height(width) + 30
        for index in range(10):
            ring = look.theme.gold if index % 3 == 0 else None
            painter.drawPixmap(QPointF(1000 + index % 5 * 70, 20 + index // 5 * 70), art.avatar(index, 60, dpr, ring))
        for index, name in enumerate(ICONS):
            spot = QRectF(960 + index % 12 * 40, 170 + index // 12 * 40, 28, 28)
            paint.icon(painter, name, spot, look.theme.felt_text)

    return sheet(1640, 1200, dpr, draw)


def eyes(look: Look) -> QImage:
    """The classes and the back as colour-blind eyes see them, then the special cards beside number cards."""
    art = CardArt(look, RESOURCES)

    def draw(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, 740, 178), QColor(look.theme.felt1))
        for column, face in enumerate(FACES[:5] + FACES[-1:]):
            painter.drawPixmap(QPointF(12 + column * 122, 12), art.bare(face, 110, 1.0))

    result = QImage(2 * 740, 184 * (len(EYES) + 1), QImage.Format.Format_RGB32)
    result.fill(QColor("#FFF8EA"))
    painter = QPainter(result)
    for column, row in enumerate((sheet(740, 178, 1.0, draw), gallery_special.beside_numbers(look, art))):
        for index, seen in enumerate(_seen(row.convertToFormat(QImage.Format.Format_RGB32))):
            painter.drawImage(740 * column, 184 * index, seen)
    painter.end()
    return result


def _seen(row: QImage) -> Iterator[QImage]:
    """The picture itself, then as each kind of eye sees it."""
    yield row
    plain = np.frombuffer(row.constBits(), np.uint8).reshape(178, 740, 4)[..., 2::-1].astype(float) / 255
    light = np.where(plain <= 0.04045, plain / 12.92, ((plain + 0.055) / 1.055) ** 2.4)
    for matrix in EYES.values():
        mixed = np.clip(light @ np.array(matrix).T, 0, 1)
        shown = np.where(mixed <= 0.0031308, mixed * 12.92, 1.055 * mixed ** (1 / 2.4) - 0.055)
        raw = np.ascontiguousarray((shown * 255).round().astype(np.uint8)).tobytes()
        yield QImage(raw, 740, 178, 3 * 740, QImage.Format.Format_RGB888).copy()


def rows(look: Look, dpr: float) -> QImage:
    """Four rows in their four states."""
    art = CardArt(look, RESOURCES)
    filled = ((8, 15, 22, 27, 30), (41, 44, 50), (66, 68), (89,))

    def draw(painter: QPainter) -> None:
        area = QRectF(0, 0, 1280, 480)
        paint.wood(painter, look, area)
        paint.felt_mat(painter, look, area.adjusted(16, 20, -16, -50))
        for index, (state, numbers) in enumerate(zip(row_signs.RowState, filled, strict=True)):
            box = QRectF(28 + index % 2 * 617, 32 + index // 2 * 198, 607, 188)
            row_signs.trough(painter, look, box, state)
            for place in range(5):
                spot = QRectF(box.x() + 12 + place * 105, box.y() + 38, 99, 139)
                if place < len(numbers):
                    margin = art.margin(99, dpr)
                    painter.drawPixmap(spot.topLeft() - QPointF(margin, margin), art.pixmap(numbers[place], 99, dpr))
                else:
                    paint.empty_place(painter, look, spot, str(place + 1) if place > len(numbers) else "")
                if place == len(numbers) and state in (row_signs.RowState.LIT, row_signs.RowState.TARGET):
                    paint.lit_place(painter, look, spot, "58", is_sure=state is row_signs.RowState.LIT)
            last = QRectF(box.x() + 12 + 5 * 105, box.y() + 38, 61, 139)
            paint.danger_place(painter, look, last, "6ª", is_full=len(numbers) == 5)
            head = QPointF(box.x() + 22, box.y() + 18)
            paint.badge(
                painter, str(index + 1), head, 10.5, look.font(13.5, 800), fill=look.theme.felt_text, ink="#2A3B31"
            )
            paint.heads(painter, 12, head + QPointF(18, 0), look.font(16, 800), look.theme.felt_text, look.theme.trough)
            row_signs.waiting_card(painter, look, QRectF(900, 432, 30, 42))

    return sheet(1280, 480, dpr, draw)


def widgets(look: Look, dpr: float) -> QImage:
    """One screen with every widget; drawn as a window with that device pixel ratio would."""
    window = Backdrop(look)
    window.resize(1280, 800)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    bar = TopBar(look)
    bar.set_title("Jogo base · Rodada 3", "Jogada 4 de 10")
    bar.set_progress(4, 10)
    bar.set_speed("Normal")
    column.addWidget(bar)
    column.addWidget(Pennants(look))
    halves = QHBoxLayout()
    halves.setContentsMargins(30, 0, 30, 20)
    column.addLayout(halves, 1)
    _buttons(look, halves)
    _forms(look, halves)
    bubble = Bubble(look, window)
    lines = [Line("fileira 2", "58 – 50", "8", "menor", True), Line("fileira 1", "58 – 30", "28", "maior")]
    bubble.show_words("A menor diferença decide", lines, "Nada mudou: o 58 volta para a mão.")
    toast = Toast(look, window)
    toast.announce("A partida está guardada.", tone="good", shown_ms=0)
    window.show()
    size = bubble.sizeHint()
    bubble.stand_at(QRect(320, 600, size.width() - 36, size.height() - 36), QPoint(430, 580))
    bubble.show()
    bubble.raise_()
    window.findChildren(PrimaryButton)[0].setFocus()
    window.activateWindow()
    image = QImage(QSize(round(1280 * dpr), round(800 * dpr)), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    window.render(image)
    window.close()
    window.deleteLater()
    return image


def _buttons(look: Look, halves: QBoxLayout) -> None:
    left = QVBoxLayout()
    left.setSpacing(0)
    halves.addLayout(left, 2)
    words = "Você contra Ana, Bia e Caio · nível médio"
    left.addWidget(PrimaryButton(look, "Jogar agora", sub=words, icon="play", key="Enter", size=24, tall=76))
    sub = "Rodada 3, jogada 4 · 5 jogadores · hoje, 14h10"
    left.addWidget(PlateButton(look, "Continuar", sub=sub, icon="clock", key="C", size=18, tall=62))
    pair = QHBoxLayout()
    pair.setSpacing(0)
    left.addLayout(pair)
    pair.addWidget(PlateButton(look, "Novo jogo", sub="Mesa e regras", icon="plus", key="N", size=15.2, tall=62))
    pair.addWidget(PlateButton(look, "Histórico", icon="chart", key="H", size=15.5, tall=62))
    waiting = PlateButton(look, "Próximo passo", sub="depois de soltar a carta", tall=58)
    waiting.setEnabled(False)
    left.addWidget(waiting)
    left.addWidget(PrimaryButton(look, "Jogar o 58", key="Enter"))
    hints = [("carta", ("←", "→")), ("jogar", ("Enter",)), ("por quê?", ("?",)), ("desfazer", ("Z",))]
    left.addWidget(KeyHints(look, hints))
    left.addStretch(1)


def _forms(look: Look, halves: QBoxLayout) -> None:
    panel = Panel(look)
    halves.addWidget(panel, 3)
    column = QVBoxLayout(panel)
    column.addWidget(Label(look, "Quem joga", size=20, weight=800))
    column.addWidget(Label(look, "5 de 2 a 8 lugares", size=13, colour="muted"))
    variants = [Option("base", "Básico"), Option("pro", "Profissional"), Option("party", "Aniversário")]
    column.addWidget(SegmentedChoice(look, "Variante", variants, "party"))
    kinds = [Option("person", "Pessoa", "people"), Option("robot", "Robô", "robot")]
    column.addWidget(SegmentedChoice(look, "Quem", kinds, "robot"))
    switch = Switch(look, "Rever", label="Rever a mesa depois de cada jogada")
    switch.setChecked(True)
    _row(column, switch, Switch(look, "Som"))
    faces = [Avatar(look, Pictures(RESOURCES), i, "", ring="gold" if i == 1 else "") for i in range(3)]
    remove = IconButton(look, "x", "Tirar", ground="plate")
    _row(column, NameField(look, "Nome", "Ana"), remove, *faces)
    for kind in ("inset", "chosen"):
        box = Panel(look, kind=kind, padding=12)
        QVBoxLayout(box).addWidget(Label(look, "A carta pode ir depois da última.", is_wrapped=True))
        column.addWidget(box)
    column.addStretch(1)


def _row(column: QBoxLayout, *parts: QWidget) -> None:
    row = QHBoxLayout()
    for part in parts:
        row.addWidget(part)
    row.addStretch(1)
    column.addLayout(row)


def main(out: Path) -> None:
    """Write every sheet into `out`."""
    app = QApplication([])
    look_style()
    for font in sorted((RESOURCES / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(os.fspath(font))
    out.mkdir(parents=True, exist_ok=True)
    for name in theme_names(RESOURCES / "themes"):
        look = Look(load_theme(name, RESOURCES / "themes"), "Bricolage Grotesque")
        for dpr in (1.0, 2.0):
            for kind, draw in (("cards", cards), ("rows", rows), ("widgets", widgets)):
                draw(look, dpr).save(os.fspath(out / f"{kind}-{name}-{dpr:g}.png"))
            for kind, rebuild in SPECIAL_SHEETS.items():
                rebuild(look, CardArt(look, RESOURCES), dpr).save(os.fspath(out / f"{kind}-{name}-{dpr:g}.png"))
        for size in (QSize(1024, 640), QSize(1920, 1080)):
            look.set_window_size(size.width(), size.height())
            for kind, rebuild in SPECIAL_SHEETS.items():
                rebuild(look, CardArt(look, RESOURCES), 1.0).save(os.fspath(out / f"{kind}-{name}-{size.width()}.png"))
        look.set_window_size(1280, 800)
        eyes(look).save(os.fspath(out / f"eyes-{name}.png"))
        home = HomePicture(look, RESOURCES)
        for size in (QSize(760, 800), QSize(1140, 1080), QSize(880, 220)):
            home.pixmap(size, 1.0).save(os.fspath(out / f"home-{name}-{size.width()}.png"))
    app.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
