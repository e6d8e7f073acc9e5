"""Who plays: the seats of the form with their count, one more, one less, and mixed.

Owns the list of seats. Must not know house rules; what is wrong with a seat it is told.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QStyle, QWidget

from pega6_desktop.core.variant import Variant
from pega6_desktop.records.faces import FACES, avatar_of, colour_of, face_of
from pega6_desktop.records.players import cleaned_name, same_name
from pega6_desktop.records.profiles import Profile, found
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look, Pictures
from pega6_desktop.ui.look.widgets import Label, Panel, PlateButton, portrait
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.fields import LARGE_TYPE, Trouble
from pega6_desktop.ui.screens.common.game_tiles import GameOffer
from pega6_desktop.ui.screens.common.plan import Strength, TablePlan
from pega6_desktop.ui.screens.common.screen import Scroll, abreast, in_units, stacked, take_out
from pega6_desktop.ui.screens.common.shortcuts import keys_of
from pega6_desktop.ui.screens.common.typed_plan import SEATS, FieldId
from pega6_desktop.ui.screens.common.words import level_sentence, level_word, strength_word
from pega6_desktop.ui.screens.new_game.seat_order import Carrying
from pega6_desktop.ui.screens.new_game.seat_row import SeatRow
from pega6_desktop.ui.words.messages import OWN_WORDS, filled, own_word


class PeopleMenu(QMenu):
    """``chosen(Profile)``; ``all_asked``: everybody is to be looked after. It is gone once it closes."""

    chosen = Signal(object)
    all_asked = Signal()

    def __init__(self, look: Look, pictures: Pictures, people: Sequence[Profile], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        side = self.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize, None, self)
        for profile in people:
            face = QIcon(portrait(look, pictures, profile.avatar, side, parent.devicePixelRatioF()))
            action = self.addAction(face, profile.name.replace("&", "&&"))
            action.setIconVisibleInMenu(True)
            action.triggered.connect(lambda _checked, profile=profile: self.chosen.emit(profile))
        self.addSeparator()
        self.addAction(self.tr("Manage players…")).triggered.connect(self.all_asked)
        if people:
            self.setActiveAction(self.actions()[0])


SEAT_UP, SEAT_DOWN = (keys_of("form", name)[0] for name in ("seat_up", "seat_down"))


class SeatPanel(Panel):
    """The seats as typed so far; ``edited`` after every change of any of them.

    pin_chosen(seat, pin): this person's cards are to lie behind this PIN, behind none if it is empty.
    people_asked: everybody who is remembered is to be looked after.
    """

    edited = Signal()
    pin_chosen = Signal(object, str)
    people_asked = Signal()

    def __init__(self, look: Look, pictures: Pictures, offer: GameOffer, variant: Variant) -> None:
        super().__init__(look, padding=14)
        self._pictures, self._offer, self._variant = pictures, offer, variant
        self._own_shown = ""
        self._profiles: tuple[Profile, ...] = ()
        self._carrying: Carrying | None = None
        self._place_before = 0
        self.rows: list[SeatRow] = []
        self._who = Label(look, size=20, weight=EXTRABOLD)
        self._count = Label(look, size=13, weight=SEMIBOLD, colour="muted")
        self._crowd = Trouble(look)
        self._levels = Label(look, size=12.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._strengths: tuple[Strength, ...] = ()
        self.mix_button = PlateButton(look, icon="shuffle", size=13.5, tall=34)
        self.add_button = PlateButton(look, icon="plus", size=15, tall=48, sub=" ")
        self._arrange()
        for keys, step in ((SEAT_UP, -1), (SEAT_DOWN, 1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda step=step: self._step_focused(step))
        self.mix_button.clicked.connect(self._mix)
        self.add_button.clicked.connect(self._add)

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The seats as they stand in the controls; names as typed."""
        return tuple(row.seat for row in self.rows)

    def show_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Fill the list from these."""
        self._put_down()
        take_out(self._list, self.rows)
        self.rows = [SeatRow(self._look, self._pictures, seat, self._offer) for seat in seats]
        for number, row in enumerate(self.rows, 1):
            self._list.addWidget(row)
            row.show()  # A layout would show it with the next round of the event loop only
            row.retranslate(number)
            row.edited.connect(self.edited)
            row.level.chosen.connect(self._tell_levels)
            row.level.spread_asked.connect(self._spread)
            row.removed.connect(lambda row=row: self._remove(row))
            self._let_move(row)
            row.who_asked.connect(lambda row=row: self._offer_people(row))
            row.name.editingFinished.connect(lambda row=row: self._recognise(row))
            row.face_asked.connect(lambda row=row: self._next_face(row))
            row.pin_chosen.connect(lambda pin, row=row: self.pin_chosen.emit(row.seat, pin))
            row.kind_asked.connect(lambda row=row: self._switch_kind(row))
        self.name_player()
        self._count_seats()

    def show_game(self, offer: GameOffer) -> None:
        """Another game has other bots; to be called before its seats are shown."""
        self._offer = offer

    def show_profiles(self, profiles: Sequence[Profile]) -> None:
        """These people have played here before."""
        self._profiles = tuple(profiles)
        self._count_seats()

    def call_otherwise(self, old: str, new: str) -> None:
        """A person has another name now."""
        for row in self.rows:
            if row.is_human and same_name(cleaned_name(row.name.text()), old):
                row.name.setText(new)
        self._count_seats()

    def show_variant(self, variant: Variant) -> None:
        """Another variant has other limits; nobody is sent away."""
        self._variant = variant
        self._count_seats()

    def show_strengths(self, strengths: Sequence[Strength]) -> None:
        """What was measured of the levels at such a table; nothing where it was not."""
        for row in self.rows:
            row.level.show_strengths(strengths)
        self._strengths = tuple(strengths)
        self._tell_levels()

    def _tell_levels(self) -> None:
        """What each level at the table is like, once for all who play at it, and what the numbers mean."""
        seated = {row.level.value for row in self.rows if not row.is_human}
        game = self._offer.game
        told = [f"{level_word(one)} · {level_sentence(game, one)}" for one in self._offer.levels if one in seated]
        if measured := next((one for one in self._strengths if one.level in seated), None):
            words = self.tr(
                "{strength}: the strength that was measured, and how far it may be off. The mean of all is 1000."
            )
            told.append(filled(words, strength=strength_word(measured)))
        self._levels.setText("\n".join(told))

    def name_player(self) -> None:
        """A player who typed no name is called by the word for it, whatever the language is now; several need names."""
        people = [row for row in self.rows if row.is_human]
        if len(people) > 1:
            for row in people:
                row.name.setText("" if row.name.text() in OWN_WORDS else row.name.text())
            return
        human = self.rows[plans.human_place(self._plan())]
        if human.name.text() in ("", self._own_shown):
            human.name.setText(own_word())
        self._own_shown = own_word()

    def say(self, said: dict[FieldId, str]) -> None:
        """Show these sentences at the seats they are about."""
        for place, row in enumerate(self.rows):
            row.say(said.get(("name", place), ""))
        self._crowd.say(said.get(SEATS, ""))
        self._count_seats()

    def widget_of(self, field: FieldId) -> QWidget:
        """The control of a field; for the number of seats the first thing that can change it."""
        kind, key = field
        if kind == "name" and isinstance(key, int):
            return self.rows[key].name
        if len(self.rows) > self._variant.max_seats:
            return next((row.remove for row in self.rows if row.remove.isVisibleTo(row)), self.add_button)
        return self.add_button

    def retranslate(self) -> None:
        """Every word in the present language."""
        self._who.setText(self.tr("Who plays"))
        self.mix_button.set_label(self.tr("Shuffle seats"))
        for number, row in enumerate(self.rows, 1):
            row.retranslate(number)
        if self.rows:
            self.name_player()
        self._count_seats()

    def relayout(self) -> None:
        """Large type has other room."""
        self._give_seats_room(is_large=self._look.text_scale > LARGE_TYPE)

    def _give_seats_room(self, *, is_large: bool) -> None:
        """In large type the list has the height of what can stand elsewhere: at its own end, or nowhere."""
        self._count.setHidden(is_large)
        host = self._around if is_large else self._column
        if self.add_button.parentWidget() is not host.parentWidget():
            self._column.removeWidget(self.add_button)
            self._around.removeWidget(self.add_button)
            host.insertWidget(1 if is_large else host.count(), self.add_button)

    def _arrange(self) -> None:
        column = stacked(self)
        abreast(column, self._who, self._count, None, self.mix_button, gap=8)
        self._content = QWidget()
        self._column, self._around = column, stacked(self._content, gap=6)
        self._list = in_units(self._look, stacked(self._around), gap=7, margins=(0, 0, 8, 0))
        self._around.addWidget(self._levels)
        self._around.addStretch(1)
        column.addWidget(self._crowd)
        self._scroll = Scroll(self._look, self._content)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.add_button)

    def _plan(self) -> TablePlan:
        return TablePlan(seats=self.seats)

    def _count_seats(self) -> None:
        seats, least, most = len(self.rows), self._variant.min_seats, self._variant.max_seats
        words = self.tr("Seats: {seats} ({minimum} to {maximum})")
        self._count.setText(filled(words, seats=seats, minimum=least, maximum=most))
        self._tell_levels()
        limit = filled(self.tr("up to {maximum} in this variant"), maximum=most)
        self.add_button.set_words(self.tr("Add a player"), limit)
        self.add_button.setEnabled(seats < most)
        people = sum(row.is_human for row in self.rows)
        for row in self.rows:
            row.set_removable(is_removable=seats > least)
            row.set_company(people=people, bots=seats - people)
            row.set_acquainted(is_anybody_known=bool(self._absent()))

    # ---------------------------------------------------------------- what the player does

    def _absent(self) -> list[Profile]:
        """Those who have played here and do not sit at the table."""
        names = [cleaned_name(row.name.text()) for row in self.rows]
        return [profile for profile in self._profiles if not any(same_name(profile.name, name) for name in names)]

    def _recognise(self, row: SeatRow) -> None:
        """Whoever typed a name that is remembered sits here with the face that goes with it."""
        profile = found(self._profiles, cleaned_name(row.name.text()))
        if row.is_human and row.name.isModified() and profile is not None:
            row.show_face(profile.avatar)
        row.name.setModified(False)

    def _offer_people(self, row: SeatRow) -> None:
        """A menu of them, under the name."""
        menu = PeopleMenu(self._look, self._pictures, self._absent(), row)
        menu.chosen.connect(row.sit_down)
        menu.all_asked.connect(self.people_asked)
        menu.popup(row.name.mapToGlobal(row.name.rect().bottomLeft()))

    # ---------------------------------------------------------------- in which order they sit

    def _let_move(self, row: SeatRow) -> None:
        row.step_asked.connect(lambda step: self._step(row, step))
        row.order_asked.connect(lambda at: self._offer_moves(row, at))
        row.grip.lifted.connect(lambda at: self._lift(row, at))
        row.grip.carried.connect(self._carry)
        row.grip.dropped.connect(lambda: self._drop(row))
        row.grip.given_up.connect(lambda: self._give_up(row))

    def _step(self, row: SeatRow, step: int) -> None:
        place = self.rows.index(row) + step
        if 0 <= place < len(self.rows):
            self._move(row, place)
            self._scroll.ensureWidgetVisible(row)
            self._tell_place(row)

    def _step_focused(self, step: int) -> None:
        """The row with the keyboard in it moves."""
        focused = QApplication.focusWidget()
        row = next((row for row in self.rows if focused is not None and row.isAncestorOf(focused)), None)
        if row is not None:
            self._step(row, step)

    def _offer_moves(self, row: SeatRow, at: QPoint) -> None:
        menu, place = QMenu(row), self.rows.index(row)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for words, keys, step in ((self.tr("One seat up"), SEAT_UP, -1), (self.tr("One seat down"), SEAT_DOWN, 1)):
            action = menu.addAction(f"{words}\t{QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)}")
            action.setEnabled(0 <= place + step < len(self.rows))
            action.triggered.connect(lambda _checked, step=step: self._step(row, step))
        menu.popup(at)

    def _move(self, row: SeatRow, place: int) -> None:
        if self.rows.index(row) == place:
            return
        focused = QApplication.focusWidget()
        self.rows.remove(row)
        self.rows.insert(place, row)
        self._list.removeWidget(row)
        self._list.insertWidget(place, row)
        self._list.activate()
        for number, other in enumerate(self.rows, 1):
            other.retranslate(number)
        self.edited.emit()
        if focused is not None and row.isAncestorOf(focused):
            focused.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lift(self, row: SeatRow, at: QPoint) -> None:
        self._place_before = self.rows.index(row)
        self._carrying = Carrying(self._look, row, self._content, self._scroll, at)
        self._carrying.wanted.connect(lambda place: self._move(row, place))

    def _carry(self, at: QPoint) -> None:
        if self._carrying is not None:
            self._carrying.follow(at, self.rows)

    def _drop(self, row: SeatRow) -> None:
        self._put_down()
        self._tell_place(row)

    def _give_up(self, row: SeatRow) -> None:
        self._put_down()
        self._move(row, self._place_before)

    def _put_down(self) -> None:
        if self._carrying is not None:
            self._carrying.end()
            self._carrying = None

    def _tell_place(self, row: SeatRow) -> None:
        """Say where somebody sits now."""
        words = self.tr("{name}: seat {number} of {count}")
        place = self.rows.index(row) + 1
        said = filled(words, name=row.name.text() or own_word(), number=place, count=len(self.rows))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(row.grip, said))

    # ---------------------------------------------------------------- who comes, goes, and changes

    def _mix(self) -> None:
        with self._scroll.staying():
            self.show_seats(plans.with_seats_mixed(self._plan()).seats)
        self.edited.emit()

    def _add(self) -> None:
        self.show_seats(plans.with_one_more(self._plan(), plans.middle(self._offer.levels)).seats)
        self.rows[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rows[-1].name.selectAll()
        self.edited.emit()

    def _remove(self, row: SeatRow) -> None:
        place = self.rows.index(row)
        with self._scroll.staying():
            self.show_seats(plans.without_seat(self._plan(), place).seats)
            following = [row.remove for row in self.rows[place:] if row.remove.isVisibleTo(row)]
            (following[0] if following else self.add_button).setFocus(Qt.FocusReason.OtherFocusReason)
            self.edited.emit()

    def _switch_kind(self, row: SeatRow) -> None:
        """The keyboard goes to the name that is wanted now, unless that is out of sight: nothing scrolls away."""
        place = self.rows.index(row)
        plan = plans.with_kind_switched(self._plan(), place, plans.middle(self._offer.levels), OWN_WORDS)
        with self._scroll.staying():
            self.show_seats(plan.seats)
            self.edited.emit()
        unnamed = [other.name for other in self.rows if not other.name.text()]
        seen = [name for name in unnamed if self._scroll.shows(name)]
        with self._scroll.staying():
            (seen[0] if seen else self.rows[place].kind).setFocus(Qt.FocusReason.OtherFocusReason)

    def _spread(self, level: str) -> None:
        """Every bot plays at this level."""
        for row in self.rows:
            if not row.is_human:
                row.level.set_value(level)
        self._tell_levels()
        self.edited.emit()

    def _next_face(self, row: SeatRow) -> None:
        taken = {face_of(other.seat.avatar) for other in self.rows if other is not row}
        present, colour = face_of(row.seat.avatar), colour_of(row.seat.avatar)
        faces = [(present + step) % FACES for step in range(1, FACES + 1)]
        row.show_face(avatar_of(next((face for face in faces if face not in taken), faces[0]), colour))
        self.edited.emit()
