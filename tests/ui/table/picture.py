"""Pictures of the table in many sizes and themes, to be looked at: ``python -m tests.ui.table.picture FOLDER [words]``.

Words choose pictures by their names; without any, all are made.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from pega6_desktop.ui.look.look import Look, load_theme
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.surface.table_view import TableArea
from pega6_desktop.ui.table.view import Explanation, Refusal, SumLine
from tests.ui.table import positions
from tests.ui.table.lying import laid, stand_out
from tests.ui.table.positions import Theme, key, target

RESOURCES = Path(__file__).resolve().parents[3] / "resources"

Stage = Callable[[TableArea], None]


def bundled_family() -> str:
    """The program's font, given to Qt."""
    names: list[str] = []
    for file in sorted((RESOURCES / "fonts").glob("*.ttf")):
        names += QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))
    return names[0]


def open_table(
    view: TableView, size: tuple[int, int], theme: Theme = "light", text_scale: float = 1.0, family: str = ""
) -> TableArea:
    """A table of that size that shows the view; the caller keeps and closes it."""
    look = Look(load_theme(theme, RESOURCES / "themes"), family or bundled_family(), text_scale=text_scale)
    models = TableModels()
    models.set_view(view)
    area = TableArea(look, CardArt(look, RESOURCES), models)
    look.setParent(area)
    models.setParent(area)
    area.resize(*size)
    area.show()
    area.show_table(None)
    return area


def as_lifted(number: int, lit: int, place: int) -> Stage:
    def stage(area: TableArea) -> None:
        stand_out(area, lifted=key(number))
        stand_out(area, focused=key(number))
        stand_out(area, targets=(target(lit, place, str(number)),), aimed=None)
        area.finish()

    return stage


def low_card(area: TableArea) -> None:
    stand_out(area, targets=tuple(target(i, 5, "3", is_sure=False) for i in range(4)), aimed=("row", 1))
    stand_out(area, ringed=("row", 1))
    area.finish()


def refused(area: TableArea) -> None:
    """The moment of the design picture: shaken over row 1, the way home dotted."""
    stand_out(area, liftable=frozenset([card.key for card in area.felt.arrangement.hand]))
    stand_out(area, lifted=key(58))
    area.finish()
    item = area.felt.stage.items[key(58)]
    area.felt.stage.hold(key(58))
    item.hold(QPointF(0, 0), 800, 0)
    place = laid(area.table_layout).places(0)
    item.drag_to(QPointF(place.danger.middle[0] + 20, place.danger.middle[1] + 8))
    area.refuse(
        key(58),
        ("row", 0),
        Refusal(
            "o 58 não entra na fileira 1. Vale a menor diferença: fileira 2.",
            Explanation(
                "A menor diferença decide",
                (
                    SumLine("fileira 2", "58 − 50", "8", "menor", is_best=True),
                    SumLine("fileira 1", "58 − 30", "28", "maior"),
                ),
                "Nada mudou: o 58 volta para a mão.",
                "P6-B-07",
            ),
            target(1, 3, "58"),
        ),
    )
    area.felt.end_fades()
    item.setRotation(4)


def why(area: TableArea) -> None:
    area.explain(
        Explanation(
            "Por que o 50 está aqui?",
            (
                SumLine("fileira 2", "50 − 44", "6", "menor", is_best=True),
                SumLine("fileira 1", "50 − 30", "20", "maior"),
            ),
            "",
            "P6-B-07",
        ),
        key(50),
    )
    area.finish()


def nothing(area: TableArea) -> None:
    area.finish()


SIZES = ((1024, 600), (1024, 640), (1280, 800), (1366, 768), (1000, 1300), (1920, 1080), (3840, 2160))


def wanted() -> dict[str, tuple[TableView, tuple[int, int], Theme, float, Stage]]:
    """All pictures by name."""
    five, ten, mid = positions.five_players(), positions.ten_players(), (1280, 800)
    pictures: dict[str, tuple[TableView, tuple[int, int], Theme, float, Stage]] = {
        f"table-{theme}": (five, mid, theme, 1.0, as_lifted(58, 1, 3)) for theme in ("light", "dark", "contrast")
    }
    pictures |= {f"ten-{w}x{h}": (ten, (w, h), "light", 1.0, as_lifted(56, 0, 4)) for w, h in SIZES}
    pictures |= {f"five-{w}x{h}": (five, (w, h), "dark", 1.0, as_lifted(58, 1, 3)) for w, h in SIZES}
    pictures |= {
        "first-trick": (positions.first_trick(), mid, "light", 1.0, as_lifted(58, 1, 1)),
        "ten-small-dark": (ten, (1024, 640), "dark", 1.0, as_lifted(56, 0, 4)),
        "refused": (five, mid, "light", 1.0, refused),
        "refused-contrast": (five, mid, "contrast", 1.0, refused),
        "refused-dark": (five, mid, "dark", 1.0, refused),
        "why": (five, mid, "light", 1.0, why),
        "why-dark-ten": (ten, (1024, 640), "dark", 1.0, why_full),
        "low-card": (positions.revealed(5), mid, "light", 1.0, low_card),
        "low-card-contrast": (positions.revealed(5), mid, "contrast", 1.0, low_card),
        "revealed-ten": (positions.revealed(10, placed=(1, 2)), mid, "dark", 1.0, nothing),
        "two": (positions.players(2), mid, "light", 1.0, nothing),
        "text-200": (five, mid, "light", 2.0, as_lifted(58, 1, 3)),
        "text-150-small-ten": (ten, (1024, 640), "light", 1.5, as_lifted(56, 0, 4)),
        "full-target": (five, mid, "light", 1.0, as_lifted(33, 0, 5)),
        "focus-row": (five, mid, "dark", 1.0, low_card),
    }
    return pictures


def why_full(area: TableArea) -> None:
    area.explain(
        Explanation(
            "Por que o 62 está aqui?", (SumLine("fileira 2", "62 − 61", "1", "menor", is_best=True),), "", "P6-B-07"
        ),
        key(62),
    )
    area.finish()


def main(folder: Path, words: list[str]) -> None:
    app = QApplication.instance() or QApplication([])
    family = bundled_family()
    folder.mkdir(parents=True, exist_ok=True)
    for name, (view, size, theme, text_scale, stage) in wanted().items():
        if words and not any(word in name for word in words):
            continue
        area = open_table(view, size, theme, text_scale, family)
        stage(area)
        area.grab().save(str(folder / f"{name}.png"))
        area.close()
        area.deleteLater()
        app.sendPostedEvents()
        print(folder / f"{name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
