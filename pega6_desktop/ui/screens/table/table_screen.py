"""The table as a screen: bar with the race, felt, status line, buttons, and the lists at the side.

Owns where these stand and which key means what at the table. Must not know any game: keys become the presenter's calls.
"""

import itertools
from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from pega6_desktop.ui.look import Look
from pega6_desktop.ui.look.look import SMALLEST_HIT
from pega6_desktop.ui.look.widgets import KeyHints, PlateButton, PrimaryButton, TopBar
from pega6_desktop.ui.look.widgets.buttons import BLEED
from pega6_desktop.ui.look.widgets.reach import announce
from pega6_desktop.ui.screens.common.beside_felt import WIDTH, SidePanel, StatusLine
from pega6_desktop.ui.screens.common.house_rules import Agreed
from pega6_desktop.ui.screens.common.shortcuts import AT_THE_TABLE, meant_by
from pega6_desktop.ui.screens.table.order_strip import BarMiddle
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.pieces import whole_rect
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.play.ports import MatchPort
from pega6_desktop.ui.table.play.presenter import Presenter
from pega6_desktop.ui.table.play.reading import Announcer
from pega6_desktop.ui.table.surface.table_view import TableArea
from pega6_desktop.ui.table.view import ActionView, StatusView
from pega6_desktop.ui.words.messages import KeyHint, as_tool_tip

HINT_SHARE = 0.45
"""Most of the status line's width the key hints may take."""

LARGEST_TEXT_WITH_HINTS = 1.5
SHORTEST_HINTS = 90
"""Units below which the key hints leave their place to the sentence."""

LEAST_FELT = 480
"""px of the felt beside the lists; in a smaller window they lie over it."""

WALKING = frozenset({"walk_back", "walk_on", "climb_up", "climb_down"})
_HELD = WALKING | {"skip"}
"""Shortcuts that go on while the key is held."""

_SHARE = 0.92
"""How much of its third of the height each of three buttons fills."""

LOOKING_BACK = frozenset({"last_trick", "look_back"})
_ON_THE_FELT = WALKING | {"row"}
"""Shortcuts that raise a card or aim at something on the felt."""


class TableScreen(QWidget):
    """One table for all matches; the presenter plays them on it.

    rule_asked: the id of the rule a refusal rests on. flags_asked: whether the last trick is to be shown from now on.
    """

    flags_asked = Signal(bool)
    rule_asked = Signal(str)

    def __init__(
        self,
        look: Look,
        art: CardArt,
        client: MatchPort,
        boards: Mapping[str, Board],
        bar: TopBar,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._bar = look, bar
        self.models = TableModels(self)
        self.area = TableArea(look, art, self.models, self)
        self.presenter = Presenter(client, boards, self.models, self.area, self)
        bar.setParent(self)
        bar.set_middle(BarMiddle(look, art.pictures, self.models))
        self.status = StatusLine(look, self)
        self.hints = KeyHints(look, parent=self)
        # They lie under the felt, which shows their pictures: so a dragged card moves over them and not beneath.
        for underlay in (self.status, self.hints):
            underlay.stackUnder(self.area)
        self.action_button = PrimaryButton(look, key="Enter", size=18, tall=58, parent=self)
        self.plain_button = PlateButton(look, key="0", size=15, tall=36, parent=self)
        self.plain_button.hide()
        self.lists_button = PlateButton(look, icon="log", key="H", size=15, tall=44, parent=self)
        self.rule_button = PlateButton(look, size=13, tall=30, parent=self)
        self.rule_button.hide()
        self.panel = SidePanel(look, art, self.models, self)
        self.panel.hide()
        self.announcer = Announcer(self.models.log, self)
        self._has_hints = True
        self._mark = ""
        # Line, keys and buttons often change in one go: they are placed once, when all is said.
        self._placing = QTimer(self, singleShot=True, interval=0)
        self._placing.timeout.connect(self._place_on_felt)
        self._keys, self._reading = self._key_map(), self._reading_map()
        self._set_up_focus()
        self._wire()
        self.retranslate()
        look.changed.connect(self._place)

    # ---------------------------------------------------------------- the screen

    def arrive(self) -> None:
        """The keyboard plays on the felt."""
        self.area.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Every word of the frame; the presenter says those of the table anew."""
        self.lists_button.set_label(self.tr("Lists"))
        self.rule_button.set_label(self.tr("rule", "a quiet button behind a refusal, opens the help at that rule"))
        self.panel.retranslate()
        self._place()

    def show_rules(self, rules: Agreed) -> None:
        """What is agreed: over the title of the bar, and among the lists."""
        self._bar.setToolTip(as_tool_tip(rules.lines))
        self.panel.show_rules(rules)

    def show_mark(self, word: str) -> None:
        """Why the match counts apart, in the bar; empty where it does not."""
        self._mark = word
        self._show_header()

    def show_help(self, *, reads_aloud: bool, shows_keys: bool) -> None:
        """Whether a screen reader is told what happens, and the keys of the moment stand beside the status line."""
        self.announcer.set_on(is_on=reads_aloud)
        self._has_hints = shows_keys
        self._place_on_felt()

    def toggle_lists(self) -> None:
        """Show or hide the lists at the side."""
        is_shown = self.panel.isVisibleTo(self)
        self.panel.setVisible(not is_shown)
        self._place()
        (self.area if is_shown else self.panel.moves).setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.presenter.retranslate()
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything to its new place."""
        super().resizeEvent(event)
        self._place()

    # ---------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the table; held keys only walk, and skip. "Why" about nothing is left to the window."""
        found = meant_by(event, *AT_THE_TABLE)
        if found is None or (event.isAutoRepeat() and found[1].name not in _HELD):
            super().keyPressEvent(event)
            return
        place, pressed = found
        if not self._is_known_here(pressed.name):
            super().keyPressEvent(event)
        elif place == "reading":
            self._reading[pressed.name](pressed.which)
        else:
            if pressed.name in _ON_THE_FELT:  # pressed in a list: Enter must mean what is raised now, not a line there
                self.area.setFocus()
            self._keys[pressed.name](pressed.which)

    def _is_known_here(self, name: str) -> bool:
        if name in LOOKING_BACK:
            return self.models.view.arrangement.can_look_back
        return name != "why" or self.presenter.can_explain

    def _key_map(self) -> dict[str, Callable[[int], None]]:
        """By the name of the shortcut; which of its keys it was counts only where the keys count."""
        presenter = self.presenter
        return {
            "play": lambda _: presenter.confirm(),
            "play_alone": lambda _: presenter.confirm_alone(),
            "walk_back": lambda _: presenter.walk(-1),
            "walk_on": lambda _: presenter.walk(1),
            "climb_up": lambda _: presenter.climb(-1),
            "climb_down": lambda _: presenter.climb(1),
            "row": lambda which: presenter.type_digit(which + 1),
            "none": lambda _: presenter.type_digit(0),
            "why": lambda _: presenter.ask_why(),
            "let_go": lambda _: self._let_go(),
            "take_back": lambda _: presenter.take_back(),
            "redo": lambda _: presenter.redo(),
            "drafted": lambda _: presenter.look_on(),
            "skip": lambda _: presenter.skip(),
            "last_trick": lambda _: self._toggle_flags(),
            "look_back": lambda _: self._look_back(),
            "lists": lambda _: self.toggle_lists(),
            "regions": lambda _: self._next_region(),
        }

    def _reading_map(self) -> dict[str, Callable[[int], None]]:
        reader = self.presenter.reader
        return {
            "hand": lambda _: reader.read("hand"),
            "read_row": lambda which: reader.read_row(which + 1),
            "news": lambda _: reader.read("news"),
            "turn": lambda _: reader.read("turn"),
            "scores": lambda _: reader.read("scores"),
        }

    def _toggle_flags(self) -> None:
        self.flags_asked.emit(not self.area.has_flags)
        self.presenter.reader.read_flags(is_on=self.area.has_flags)

    def _look_back(self) -> None:
        """The next flag with its why; after the last none."""
        flag = self.area.next_flag()
        if flag is not None:
            self.presenter.reader.read_flag(flag)
        elif self.area.felt.accents.recalled is None:
            self.presenter.reader.read_flags(is_on=self.area.has_flags)
        self.area.recalled.emit(flag)

    def _let_go(self) -> None:
        """Esc in the lists goes back to the felt; on the felt it puts the card down, and after that the lists away."""
        focused = QApplication.focusWidget()
        if focused is not None and self.panel.isAncestorOf(focused):
            self.area.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.panel.isVisibleTo(self) and not self.presenter.has_to_let_go:
            self.toggle_lists()
        else:
            self.presenter.let_go()

    def _next_region(self) -> None:
        """F6 walks felt, lists one by one, and the bar."""
        if not self.panel.isVisibleTo(self):
            self.toggle_lists()
            return
        regions: list[QWidget] = [self.area, *self.panel.lists, self._bar.menu_button]
        now = QApplication.focusWidget()
        place = regions.index(now) if now in regions else -1
        regions[(place + 1) % len(regions)].setFocus(Qt.FocusReason.TabFocusReason)

    # ---------------------------------------------------------------- building

    def _set_up_focus(self) -> None:
        # A click on these leaves the keyboard on the felt.
        buttons = (self.action_button, self.plain_button, self.lists_button, self.rule_button)
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        order: list[QWidget] = [self.area, *buttons]
        order += [self.panel.close_button, *self.panel.lists]
        bar = self._bar
        order += [bar.menu_button, bar.speed_button, bar.sound_button, bar.help_button]
        for first, second in itertools.pairwise(order):
            QWidget.setTabOrder(first, second)

    def _wire(self) -> None:
        presenter = self.presenter
        presenter.prompt.status_changed.connect(self._show_status)
        presenter.prompt.action_changed.connect(self._show_action)
        presenter.prompt.keys_changed.connect(self._show_keys)
        presenter.said.connect(self._say)
        for spoken in (self.announcer.said, self.announcer.told):
            spoken.connect(self._say)
        presenter.prompt.stands.connect(self.announcer.tell_turn)
        self.action_button.clicked.connect(self._push)
        self.plain_button.clicked.connect(lambda: presenter.type_digit(0))
        self.lists_button.clicked.connect(self.toggle_lists)
        self.rule_button.clicked.connect(lambda: self.rule_asked.emit(self.status.status.rule))
        self.panel.close_asked.connect(self.toggle_lists)
        self.panel.move_chosen.connect(presenter.submit_move)
        self.models.header_changed.connect(self._show_header)
        self.area.laid_out.connect(self._place_on_felt)

    def _push(self) -> None:
        self.presenter.push()

    def _say(self, words: str) -> None:
        announce(self.area, words)

    def _show_status(self, status: StatusView) -> None:
        self.status.show_status(status)
        self.rule_button.setVisible(bool(status.rule))
        if status.tone in ("refused", "notice"):
            self.announcer.answer(f"{status.lead} {status.text}")
        self._placing.start()

    def _show_beneath(self) -> None:
        self.area.show_beneath((self.status, self.hints))

    def _show_action(self, action: ActionView) -> None:
        self.action_button.set_label(action.text)
        self.action_button.set_key(action.key)
        self.action_button.setEnabled(action.is_enabled)
        self.plain_button.set_label(action.plain)
        self.plain_button.setVisible(bool(action.plain))
        self._placing.start()

    def _show_keys(self, keys: tuple[KeyHint, ...]) -> None:
        self.hints.set_hints([(hint.word, hint.keys) for hint in keys])
        self._placing.start()

    def _show_header(self) -> None:
        self._bar.set_title(self.models.view.title, " · ".join(filter(None, (self._mark, self.models.view.subtitle))))
        self._bar.set_progress(*self.models.view.progress)

    # ---------------------------------------------------------------- places

    def _place(self) -> None:
        width, height = self.width(), self.height()
        side = min(round(WIDTH * self._look.u * max(1.0, self._look.text_scale)), width // 2)
        has_room = width - side >= LEAST_FELT
        felt = width - (side if has_room and self.panel.isVisibleTo(self) else 0)
        self._bar.setGeometry(0, 0, width, self._bar.sizeHint().height())
        above = self._bar.height() + self._place_above(QRect(0, self._bar.height(), felt, height - self._bar.height()))
        self.panel.setGeometry(width - side, self._bar.height(), side, height - self._bar.height())
        self.area.set_bar_height(above)
        self.area.setGeometry(0, 0, felt, height)
        self._bar.raise_()
        self.panel.raise_()
        self._place_on_felt()

    def _place_above(self, room: QRect) -> int:
        """Place what stands between the bar and the table in the upper part of this room; how high it is."""
        return 0

    def _place_on_felt(self) -> None:
        layout = self.area.table_layout
        line = whole_rect(layout.status)
        room = line.width() - self.status.natural_width() - self._look.px(14)
        wish = min(self.hints.sizeHint().width(), round(line.width() * HINT_SHARE), room)
        has_hints = (
            self._has_hints
            and self._look.text_scale <= LARGEST_TEXT_WITH_HINTS
            and wish > self._look.px(SHORTEST_HINTS)
        )
        hints = wish + self._look.px(14) if has_hints else 0
        self.hints.setVisible(has_hints)
        behind = 0
        if self.rule_button.isVisibleTo(self):
            rule = self.rule_button.sizeHint().boundedTo(line.size())
            behind = rule.width()
            middle = QPoint(line.right() - hints - behind, line.center().y() - rule.height() // 2)
            self.rule_button.setGeometry(QRect(middle, rule))
        self.status.setGeometry(line.x(), line.y(), line.width() - hints - behind, line.height())
        self.hints.setGeometry(line.right() - wish, line.y(), wish, line.height())
        self._place_buttons(layout.hand, layout.main_button, layout.second_button)
        is_bare = layout.second_button.width <= layout.second_button.height
        self.lists_button.setToolTip(self.lists_button.label if is_bare else "")
        self._show_beneath()

    def _place_buttons(self, strip: Rect, first: Rect, last: Rect) -> None:
        """One under the other; a third one between them takes of their room, or of the strip around."""
        rects = {self.action_button: first, self.lists_button: last}
        if self.plain_button.isVisibleTo(self):
            step = max((last.bottom - first.y) / 3, min(SMALLEST_HIT / _SHARE, strip.height / 3))
            top = min(first.y, strip.bottom - 3 * step)
            buttons = (self.action_button, self.plain_button, self.lists_button)
            rects = {
                button: Rect(first.x, top + at * step, first.width, step * _SHARE) for at, button in enumerate(buttons)
            }
        bleed = self._look.px(BLEED)
        for button, rect in rects.items():
            button.setGeometry(whole_rect(rect).adjusted(-bleed, -bleed, bleed, bleed))
