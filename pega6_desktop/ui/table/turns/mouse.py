"""The mouse on the felt as acts. Owns the translation of the felt's signals; must not know what an act brings about."""

from PySide6.QtCore import QObject, Signal, Slot

from pega6_desktop.ui.table.play.ports import TablePort
from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.view import CardKey, ZoneId


class MouseActs(QObject):
    """acted(Act): the player did something with the mouse."""

    acted = Signal(object)

    def __init__(self, area: TablePort, parent: QObject) -> None:
        super().__init__(parent)
        area.card_pressed.connect(self._on_pressed)
        area.card_tapped.connect(self._on_tapped)
        area.card_dropped.connect(self._on_dropped)
        area.zone_tapped.connect(self._on_zone_tapped)
        area.aimed_at.connect(self._on_aimed)
        area.nothing_tapped.connect(self._on_nothing_tapped)
        area.skip_asked.connect(self._on_skip_asked)

    @Slot(object)
    def _on_pressed(self, key: CardKey) -> None:
        self.acted.emit(acts.Press(key))

    @Slot(object)
    def _on_tapped(self, key: CardKey) -> None:
        self.acted.emit(acts.Tap(key))

    @Slot(object, object)
    def _on_dropped(self, key: CardKey, zone: ZoneId | None) -> None:
        self.acted.emit(acts.Drop(key, zone))

    @Slot(object)
    def _on_zone_tapped(self, zone: ZoneId) -> None:
        self.acted.emit(acts.TapZone(zone))

    @Slot(object)
    def _on_aimed(self, zone: ZoneId | None) -> None:
        self.acted.emit(acts.Aim(zone))

    @Slot()
    def _on_nothing_tapped(self) -> None:
        self.acted.emit(acts.LetGo())

    @Slot()
    def _on_skip_asked(self) -> None:
        self.acted.emit(acts.AskSkip())
