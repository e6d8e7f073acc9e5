"""What all pictures of the totals in the top bar have in common: where they stand, what they follow, how they are told.

Owns this frame. Must not know how the totals look, nor how they came about: it reads the models.
"""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.ui.look import Look, Pictures
from pega6_desktop.ui.look.widgets import SpokenPicture
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.view import SeatView
from pega6_desktop.ui.words.messages import filled, signed


class TotalsPicture(SpokenPicture):
    """A picture of the seats and their totals that takes what width there is; a mouse finds nothing there."""

    def __init__(self, look: Look, pictures: Pictures, models: TableModels, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._pictures, self._models = look, pictures, models
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        seats = models.seats
        for change in (seats.dataChanged, seats.rowsInserted, seats.rowsRemoved, seats.modelReset):
            change.connect(self._on_changed)
        models.header_changed.connect(self._on_changed)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """All the width there is."""
        return QSize(self._look.px(400), self._look.px(40))

    def minimumSizeHint(self) -> QSize:
        """The first thing in the bar to give way."""
        return QSize(0, 0)

    def _is_own(self, seat: SeatView) -> bool:
        return self._models.own is not None and seat.seat == self._models.own.seat

    def _tell(self, name: str, seats: Iterable[SeatView]) -> None:
        """What the picture is called, and the totals in this order."""
        words = self.tr("{name}: {total}", "in the race of the totals")
        self.setAccessibleName(name)
        self.setAccessibleDescription(
            ", ".join(filled(words, name=seat.name, total=signed(seat.total)) for seat in seats)
        )

    def _on_changed(self) -> None:
        raise NotImplementedError
