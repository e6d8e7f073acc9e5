"""The bar over a replay: what is watched, the switch for everybody's hands, whose place it is seen from, the speed.

Owns these words and buttons. Must not know films beyond their header.
"""

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.runtime.film import Film
from pega6_desktop.ui.look import BOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import IconButton, KeyHints, Label, Switch, TopBar, show_checked
from pega6_desktop.ui.screens.common.history_words import players_word
from pega6_desktop.ui.screens.common.rule_words import variant_words
from pega6_desktop.ui.screens.common.screen import abreast
from pega6_desktop.ui.screens.common.words import when_word
from pega6_desktop.ui.words.messages import filled
from pega6_desktop.ui.words.people import Voice

_LARGE_TYPE = 1.4


class ReplayBar(QObject):
    """hands_asked: the switch was pressed. seat_asked(int): to sit on that seat. speed_asked: another speed."""

    hands_asked = Signal()
    seat_asked = Signal(int)
    speed_asked = Signal()

    def __init__(self, look: Look, top: TopBar, parent: QWidget) -> None:
        super().__init__(parent)
        self.top, self._look = top, look
        self._film: Film | None = None
        self._when = ""
        top.setParent(parent)
        top.speed_clicked.connect(self.speed_asked)
        self._about = Label(look, size=13, weight=SEMIBOLD, colour="bar_muted", is_elided=True)
        self._about.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.seat_button = IconButton(look, "people", "")
        self._hands = Label(look, size=14, weight=BOLD, colour="bar_text")
        self.hands_switch = Switch(look, "")
        self._hint = KeyHints(look, (("", ("M",)),), colour="bar_muted")
        for button in (self.seat_button, self.hands_switch):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.seat_button.clicked.connect(self._next_seat)
        self.hands_switch.toggled.connect(self.hands_asked)
        top.set_middle(self._middle())
        look.changed.connect(self._say)

    def show_film(self, film: Film, when: str) -> None:
        """What is watched, and the moment it was played (ISO 8601), empty where nobody asks."""
        self._film, self._when = film, when
        self._say()

    def show_title(self, title: str, where: str, progress: tuple[int, int]) -> None:
        """Round and trick of the step."""
        self.top.set_title(filled(self.tr("Watching · {title}"), title=title), where)
        self.top.set_progress(*progress)

    def show_hands(self, *, is_open: bool) -> None:
        """Whether everybody's hands lie open."""
        show_checked(self.hands_switch, is_on=is_open)

    def retranslate(self) -> None:
        """Every word of its own."""
        self._say()

    def _say(self) -> None:
        film = self._film
        is_free = film is not None and film.is_open
        is_large = self._look.text_scale > _LARGE_TYPE
        self._about.setVisible(not is_large)
        for widget in (self.seat_button, self.hands_switch):
            widget.setVisible(is_free)
        # In large type the switch keeps its key and its spoken name; its words give way.
        self._hands.setVisible(is_free and not is_large)
        self._hint.setVisible(is_free)
        self._hands.setText(self.tr("All hands"))
        self.hands_switch.set_words(self.tr("All hands"))
        if film is None:
            return
        seats = film.header.seats
        variant = variant_words(film.header.game, film.header.variant).name
        self._about.setText(" · ".join(filter(None, (when_word(self._when), variant, players_word(len(seats))))))
        if film.seat is not None:
            name = Voice(seats, film.seat).name(film.seat)
            self.seat_button.set_shown(name)
            self.seat_button.set_name(filled(self.tr("Seen from the place of {name}; another place"), name=name))

    def _next_seat(self) -> None:
        if self._film is not None and self._film.seat is not None:
            self.seat_asked.emit((self._film.seat + 1) % len(self._film.header.seats))

    def _middle(self) -> QWidget:
        middle = _Middle()
        row = abreast(middle, gap=6)
        row.addWidget(self._about, 1)
        row.addWidget(self.seat_button)
        row.addWidget(self._hands)
        row.addWidget(self.hands_switch)
        row.addWidget(self._hint)
        return middle


class _Middle(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        """What does not fit is cut: the bar itself stays whole."""
        return QSize(0, 0)
