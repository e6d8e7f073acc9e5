"""Everybody who is remembered here: another name, another face, another colour, or not remembered any more.

Owns the list, how a person's line and a portrait look, and the sheet of one person. Must not know where people are
kept, nor their matches: it tells what is wished, and is told who there is.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.records import profiles as known
from pega6_desktop.records.faces import COLOURS, FACES, avatar_of, colour_of, face_of
from pega6_desktop.records.players import MAX_CHARACTERS, cleaned_name, same_name
from pega6_desktop.records.profiles import Profile
from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look, Pictures, paint
from pega6_desktop.ui.look.controls import State
from pega6_desktop.ui.look.widgets import (
    Avatar,
    FaceButton,
    Label,
    LookButton,
    Panel,
    PlateButton,
    TopBar,
    portrait,
    show_checked,
)
from pega6_desktop.ui.screens.common.fields import NameEntry, Trouble
from pega6_desktop.ui.screens.common.screen import PageScreen, Scroll, abreast, flowing, in_units, stacked, take_out
from pega6_desktop.ui.screens.common.typed_plan import Problem, name_trouble
from pega6_desktop.ui.screens.common.words import problem_sentence
from pega6_desktop.ui.words.messages import OWN_WORDS, filled


class PersonLine(LookButton):
    """Face, name, and a lock where there is a PIN."""

    def __init__(self, look: Look, pictures: Pictures, profile: Profile) -> None:
        super().__init__(look)
        self._pictures, self.profile = pictures, profile
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_profile(profile, is_chosen=False)

    def show_profile(self, profile: Profile, *, is_chosen: bool) -> None:
        """Show this person."""
        self.profile = profile
        show_checked(self, is_on=is_chosen)
        self.set_label(profile.name)
        self.setAccessibleDescription(self.tr("has a PIN") if profile.pin else "")
        self.update()

    def sizeHint(self) -> QSize:
        """A line with air."""
        return QSize(self.look.px(240), max(self.look.hit(56), round(self.look.text_px(17) * 2.4)))

    def minimumSizeHint(self) -> QSize:
        """Names are elided first."""
        return QSize(self.look.px(140), self.sizeHint().height())

    def paint_face(self, painter: QPainter, state: State) -> None:
        """For the style."""
        look, theme, u = self.look, self.look.theme, self.look.u
        box = state.box.adjusted(5 * u, 3 * u, -5 * u, -3 * u)
        is_chosen = state.is_on
        fill = paint.tint(theme.gold, theme.chosen_strength) if is_chosen else theme.inset
        edge = theme.gold if is_chosen else theme.control_edge if theme.is_flat or state.is_hot else None
        paint.rounded(painter, box, 12 * u, fill=fill, edge=edge, stroke=(2.4 if is_chosen else 1.2) * u)
        if state.has_focus:
            paint.focus_ring(painter, look, box, 12 * u)
        side = round(box.height() - 8 * u)
        face = portrait(look, self._pictures, self.profile.avatar, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(box.left() + 8 * u, box.center().y() - side / 2), face)
        lock = 18 * u if self.profile.pin else 0.0
        if lock:
            mark = QRectF(box.right() - lock - 10 * u, box.center().y() - lock / 2, lock, lock)
            paint.icon(painter, "lock", mark, theme.muted)
        at = QPointF(box.left() + 20 * u + side, box.center().y())
        room = box.right() - at.x() - 16 * u - lock
        paint.text(painter, self.profile.name, at, look.font(17, EXTRABOLD), theme.ink, max_width=room)


class PeopleScreen(PageScreen):
    """``renamed(str, str)``: from one name to another; ``changed(tuple)``: these are all people now."""

    renamed = Signal(str, str)
    changed = Signal(object)

    def __init__(self, look: Look, pictures: Pictures, bar: TopBar) -> None:
        super().__init__(look, bar, tall=54)
        self._pictures = pictures
        self._profiles: tuple[Profile, ...] = ()
        self._before: tuple[Profile, ...] = ()
        self._chosen = self._gone = ""
        self.lines: list[PersonLine] = []
        self._make_parts()
        self._arrange()
        self._wire()
        self.retranslate()

    # ---------------------------------------------------------------- what it shows

    def show_people(self, profiles: Sequence[Profile]) -> None:
        """These people are remembered; whoever was looked at still is."""
        is_other_list = [one.name for one in profiles] != [one.name for one in self._profiles]
        self._profiles = tuple(profiles)
        if self.person is None:
            self._chosen = self._profiles[0].name if self._profiles else ""
        if is_other_list:
            self._rebuild_lines()
        self._show_person()

    @property
    def person(self) -> Profile | None:
        """Who is looked at."""
        return known.found(self._profiles, self._chosen)

    def arrive(self) -> None:
        """The keyboard stands on the list."""
        chosen = next((line for line in self.lines if line.isChecked()), None)
        (chosen or self.back_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Every word in the present language."""
        self._bar.set_title(self.tr("Players"), self.tr("Who has played here"))
        self.name.setAccessibleName(self.tr("Name"))
        self.name.set_description(self.tr("Enter renames the player, in past matches too."))
        self.rename_button.set_label(self.tr("Rename"))
        self._face_word.setText(self.tr("Face"))
        self._colour_word.setText(self.tr("Colour"))
        self.forget_button.set_label(self.tr("Forget this player"))
        self._forget_note.setText(self.tr("Matches and statistics are kept; a PIN is deleted."))
        self.undo_button.set_label(self.tr("Undo"))
        self.back_button.set_label(self.tr("Back"))
        self._empty.setText(self.tr("Nobody has played here under a name yet. Names typed for a match are remembered."))
        for number, face in enumerate(self.faces, 1):
            face.set_label(filled(self.tr("Face {number}"), number=number))
        for ground, words in zip(self.grounds, (self.tr("The face's own colour"), *self._colours()), strict=True):
            ground.set_label(words)
            ground.setToolTip(words)
        self._show_person()

    def _colours(self) -> tuple[str, ...]:
        first = (self.tr("Honey"), self.tr("Green"), self.tr("Violet"), self.tr("Blue"), self.tr("Brick red"))
        return (*first, self.tr("Rose"), self.tr("Teal"), self.tr("Olive"), self.tr("Lavender"), self.tr("Brown"))

    # ---------------------------------------------------------------- building

    def _make_parts(self) -> None:
        look = self.look
        self._portrait = Avatar(look, self._pictures, 0, "", side=84)
        self.name = NameEntry(look)
        self.rename_button = PlateButton(look, icon="pencil", size=15, tall=40)
        self._trouble = Trouble(look)
        self._face_word = Label(look, size=15, weight=EXTRABOLD)
        self._colour_word = Label(look, size=15, weight=EXTRABOLD)
        self.faces = [FaceButton(look, self._pictures, is_choice=True) for _ in range(FACES)]
        self.grounds = [FaceButton(look, self._pictures, is_choice=True) for _ in range(COLOURS + 1)]
        self.forget_button = PlateButton(look, icon="trash", size=14, tall=40)
        self._forget_note = Label(look, size=13, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._gone_words = Label(look, size=14, weight=SEMIBOLD, is_wrapped=True)
        self.undo_button = PlateButton(look, icon="undo", size=14, tall=40)
        self._empty = Label(look, size=16, weight=SEMIBOLD, colour="muted", is_wrapped=True)

    def _arrange(self) -> None:
        page = self.begin(flags=(15, 9))
        body = abreast(page, (self._list_panel(), 2), (self._sheet_panel(), 3), share=1)
        in_units(self.look, body, margins=(8, 0, 8, 0))
        self.end(page, None, self.back_button, below=6)

    def _list_panel(self) -> Panel:
        panel = Panel(self.look, radius=20, padding=14)
        content = QWidget()
        around = stacked(content)
        self._list = in_units(self.look, stacked(around), gap=6)
        around.addStretch(1)
        column = stacked(panel, self._empty, (Scroll(self.look, content), 1), gap=6)
        abreast(column, (self._gone_words, 1), self.undo_button, gap=6)
        return panel

    def _sheet_panel(self) -> Panel:
        self._sheet = Panel(self.look, radius=20, padding=18)
        content = QWidget()
        inside = stacked(content, gap=8)
        abreast(inside, self._portrait, (self.name, 1), self.rename_button, gap=10)
        for part in (
            self._trouble,
            *(self._face_word, flowing(*self.faces)),
            *(self._colour_word, flowing(*self.grounds)),
        ):
            inside.addWidget(part)
        inside.addStretch(1)
        abreast(inside, self.forget_button, (self._forget_note, 1), gap=10)
        stacked(self._sheet, Scroll(self.look, content))
        return self._sheet

    def _wire(self) -> None:
        self.rename_button.clicked.connect(self._rename)
        self.name.given.connect(self._rename)
        self.name.textEdited.connect(lambda: self._say(""))
        self.forget_button.clicked.connect(self._forget)
        self.undo_button.clicked.connect(self._take_back)
        for number, face in enumerate(self.faces):
            face.toggled.connect(lambda _checked, number=number: self._choose_face(number))
        for number, ground in enumerate(self.grounds):
            ground.toggled.connect(lambda _checked, number=number: self._choose_ground(number))

    def _rebuild_lines(self) -> None:
        take_out(self._list, self.lines)
        self.lines = [PersonLine(self.look, self._pictures, profile) for profile in self._profiles]
        for line in self.lines:
            self._list.addWidget(line)
            line.toggled.connect(lambda _checked, name=line.profile.name: self._choose(name))

    def _show_person(self) -> None:
        person = self.person
        self._sheet.setVisible(person is not None)
        self._empty.setVisible(not self._profiles)
        for line, profile in zip(self.lines, self._profiles, strict=True):
            line.show_profile(profile, is_chosen=profile == person)
        gone = filled(self.tr("{name} is not remembered any more."), name=self._gone) if self._gone else ""
        self._gone_words.setText(gone)
        for widget in (self._gone_words, self.undo_button):
            widget.setVisible(bool(gone))
        if person is None:
            return
        if not self.name.hasFocus() or not self.name.isModified():
            self.name.setText(person.name)
        self._portrait.show_face(person.avatar, person.name, side=84)
        face, colour = face_of(person.avatar), colour_of(person.avatar)
        for number, button in enumerate(self.faces):
            button.show_face(avatar_of(number, colour))
            show_checked(button, is_on=number == face)
        for number, button in enumerate(self.grounds):
            ground = number - 1 if number else None
            button.show_face(avatar_of(face, ground))
            show_checked(button, is_on=ground == colour)

    # ---------------------------------------------------------------- what the player does

    def _choose(self, name: str) -> None:
        self._chosen = name
        self.name.setModified(False)
        self._say("")
        if self.person is not None:
            self.name.setText(self.person.name)
        self._show_person()

    def _rename(self) -> None:
        person = self.person
        if person is None:
            return
        name = cleaned_name(self.name.text())
        others = [one.name for one in self._profiles if not same_name(one.name, person.name)]
        code = name_trouble(self.name.text(), name, [*others, *sorted(OWN_WORDS)])
        if code:
            taken = filled(self.tr("Somebody here is called {name} already."), name=name)
            problem = Problem(("name", 0), code, {"name": name, "maximum": MAX_CHARACTERS})
            self._say(taken if code == "name_twice" else problem_sentence(problem))
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.name.setModified(False)
        if name != person.name:
            self._chosen, self._gone = name, ""
            self.renamed.emit(person.name, name)

    def _choose_face(self, face: int) -> None:
        if self.person is not None:
            self._repaint_person(avatar_of(face, colour_of(self.person.avatar)))

    def _choose_ground(self, number: int) -> None:
        if self.person is not None:
            self._repaint_person(avatar_of(face_of(self.person.avatar), number - 1 if number else None))

    def _repaint_person(self, avatar: int) -> None:
        self.changed.emit(known.with_face(self._profiles, self._chosen, avatar))

    def _forget(self) -> None:
        person = self.person
        if person is not None:
            self._before, self._gone = self._profiles, person.name
            self.changed.emit(known.without(self._profiles, person.name))
            self.undo_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_back(self) -> None:
        self._chosen, self._gone = self._gone, ""
        self.changed.emit(self._before)
        self.arrive()

    def _say(self, sentence: str) -> None:
        self._trouble.say(sentence)
        self.name.set_trouble(sentence)
