"""Every control can be heard, reached and worked without a mouse, and is large enough for a finger."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from pega6_desktop.ui.look.look import Look, load_theme
from pega6_desktop.ui.look.night import HomePicture, HomeScenery
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.look.widgets import (
    Avatar,
    Backdrop,
    Bubble,
    Flow,
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
from tests.ui.look.conftest import RESOURCES, THEMES

Role = QAccessible.Role


class Sum(NamedTuple):
    label: str
    sum: str
    result: str
    verdict: str
    is_best: bool = False
    is_total: bool = False


SUMS = [Sum("fileira 2", "58 – 50", "8", "menor", True), Sum("fileira 1", "58 – 30", "28", "maior")]
SPEEDS = [Option("slow", "Calmo"), Option("normal", "Normal"), Option("fast", "Rápido")]

MAKERS: dict[str, Callable[[Look], QWidget]] = {
    "plate": lambda look: PlateButton(look, "Continuar", sub="Rodada 3", icon="clock", key="C"),
    "primary": lambda look: PrimaryButton(look, "Jogar o 58", key="Enter"),
    "icon": lambda look: IconButton(look, "x", "Tirar"),
    "switch": lambda look: Switch(look, "Som"),
    "choice": lambda look: SegmentedChoice(look, "Ritmo", SPEEDS, "normal"),
    "name": lambda look: NameField(look, "Nome", "Ana"),
    "hints": lambda look: KeyHints(look, [("carta", ("←", "→"))]),
    "words": lambda look: Label(look, "Quem joga"),
    "avatar": lambda look: Avatar(look, Pictures(RESOURCES), 3, "Caio"),
}
ROLES = {
    "plate": ("Continuar", Role.Button),
    "primary": ("Jogar o 58", Role.Button),
    "icon": ("Tirar", Role.Button),
    "switch": ("Som", Role.CheckBox),
    "choice": ("Normal", Role.RadioButton),
    "name": ("Nome", Role.EditableText),
    "words": ("Quem joga", Role.StaticText),
}


def control(widget: QWidget) -> QWidget:
    """The part one works with."""
    match widget:
        case SegmentedChoice():
            return widget.pill("normal")
        case _:
            return widget


def shown(qtbot: QtBot, widget: QWidget) -> QWidget:
    top = widget.window()
    qtbot.addWidget(top)
    with qtbot.waitExposed(top):
        top.show()
    return widget


@pytest.mark.parametrize("kind", ROLES)
def test_each_control_has_a_name_and_a_role(look: Look, qtbot: QtBot, kind: str) -> None:
    widget = MAKERS[kind](look)
    qtbot.addWidget(widget)
    spoken = QAccessible.queryAccessibleInterface(control(widget))
    assert (spoken.text(QAccessible.Text.Name), spoken.role()) == ROLES[kind]


@pytest.mark.parametrize(("kind", "name"), [("hints", "← →: carta"), ("avatar", "Caio")])
def test_what_only_shows_is_spoken_too(look: Look, qtbot: QtBot, kind: str, name: str) -> None:
    widget = MAKERS[kind](look)
    qtbot.addWidget(widget)
    assert widget.accessibleName() == name


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", MAKERS)
def test_each_control_shows_something_in_each_theme(look: Look, qtbot: QtBot, kind: str, theme: str) -> None:
    look.set_theme(load_theme(theme, RESOURCES / "themes"))
    widget = MAKERS[kind](look)
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint())
    image = widget.grab().toImage()
    colours = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    assert len(colours) > 3


@pytest.mark.parametrize("kind", ["plate", "primary", "icon", "switch", "choice", "name"])
@pytest.mark.parametrize("window", [(800, 600), (1280, 800)], ids=["small", "design"])
def test_nothing_to_hit_is_smaller_than_36_pixels(look: Look, qtbot: QtBot, kind: str, window: tuple[int, int]) -> None:
    look.set_window_size(*window)
    widget = MAKERS[kind](look)
    qtbot.addWidget(widget)
    hint = control(widget).sizeHint()
    assert min(hint.width(), hint.height()) >= 36


@pytest.mark.parametrize("kind", ["plate", "primary", "choice", "words", "hints"])
def test_larger_text_makes_larger_controls(look: Look, qtbot: QtBot, kind: str) -> None:
    widget = MAKERS[kind](look)
    qtbot.addWidget(widget)
    before = widget.sizeHint()
    look.set_text_scale(2.0)
    assert widget.sizeHint().width() > before.width()
    assert widget.sizeHint().height() > before.height()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("kind", ["plate", "primary", "icon"])
def test_buttons_answer_to_space_and_enter(look: Look, qtbot: QtBot, kind: str, key: Qt.Key) -> None:
    widget = shown(qtbot, MAKERS[kind](look))
    assert isinstance(widget, (PlateButton, IconButton))
    clicks: list[str] = []
    widget.clicked.connect(lambda: clicks.append(kind))
    QTest.keyClick(widget, key)
    assert clicks == [kind]


def test_a_held_enter_key_presses_once(look: Look, qtbot: QtBot) -> None:
    button = PrimaryButton(look, "Jogar")
    shown(qtbot, button)
    clicks: list[int] = []
    button.clicked.connect(lambda: clicks.append(1))
    QTest.keyPress(button, Qt.Key.Key_Return)
    for _ in range(5):
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
        QApplication.sendEvent(button, held)
    assert clicks == [1]


def test_a_disabled_button_does_nothing(look: Look, qtbot: QtBot) -> None:
    button = PlateButton(look, "Próximo passo")
    button.setEnabled(False)
    shown(qtbot, button)
    clicks: list[int] = []
    button.clicked.connect(lambda: clicks.append(1))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    enter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r")
    QApplication.sendEvent(button, enter)
    assert clicks == []


def test_an_ampersand_in_a_name_is_shown_and_spoken(look: Look, qtbot: QtBot) -> None:
    button = PlateButton(look, "Ana & Bia")
    qtbot.addWidget(button)
    assert (button.label, button.accessibleName(), button.shortcut().isEmpty()) == ("Ana & Bia", "Ana & Bia", True)


def test_the_second_line_of_a_button_is_its_description(look: Look, qtbot: QtBot) -> None:
    button = PrimaryButton(look, "Jogar agora", sub="contra Ana")
    qtbot.addWidget(button)
    button.set_words("Jogar de novo", "contra Bia")
    assert (button.accessibleName(), button.accessibleDescription()) == ("Jogar de novo", "contra Bia")


def test_the_focus_ring_is_seen(look: Look, qtbot: QtBot) -> None:
    host = QWidget()
    row = QHBoxLayout(host)
    first, second = PlateButton(look, "Um"), PlateButton(look, "Dois")
    row.addWidget(first)
    row.addWidget(second)
    shown(qtbot, host)
    first.setFocus()
    with_ring = first.grab().toImage()
    second.setFocus()
    assert first.grab().toImage() != with_ring


def test_arrows_walk_through_a_choice_and_tell_each_value(look: Look, qtbot: QtBot) -> None:
    choice = SegmentedChoice(look, "Ritmo", SPEEDS, "normal")
    told: list[str] = []
    choice.chosen.connect(told.append)
    shown(qtbot, choice)
    choice.pill("normal").setFocus()
    QTest.keyClick(choice.pill("normal"), Qt.Key.Key_Right)
    QTest.keyClick(choice.pill("fast"), Qt.Key.Key_Left)
    QTest.keyClick(choice.pill("normal"), Qt.Key.Key_Left)
    assert told == ["fast", "normal", "slow"]
    assert choice.value == "slow"


def test_a_click_anywhere_on_a_pill_chooses_it(look: Look, qtbot: QtBot) -> None:
    choice = SegmentedChoice(look, "Ritmo", SPEEDS, "normal")
    shown(qtbot, choice)
    pill = choice.pill("fast")
    QTest.mouseClick(pill, Qt.MouseButton.LeftButton, pos=QPoint(pill.width() - 2, pill.height() // 2))
    assert choice.value == "fast"


def test_setting_a_value_is_not_told_and_an_unknown_one_changes_nothing(look: Look, qtbot: QtBot) -> None:
    choice = SegmentedChoice(look, "Ritmo", SPEEDS, "normal")
    qtbot.addWidget(choice)
    told: list[str] = []
    choice.chosen.connect(told.append)
    choice.set_value("fast")
    choice.set_value("warp")
    assert (choice.value, told) == ("fast", [])
    with pytest.raises(KeyError):
        choice.pill("warp")


def test_new_words_keep_the_chosen_value_and_the_focus(look: Look, qtbot: QtBot) -> None:
    choice = SegmentedChoice(look, "Ritmo", SPEEDS, "fast")
    shown(qtbot, choice)
    choice.pill("fast").setFocus()
    choice.set_options([Option("slow", "Slow"), Option("normal", "Normal"), Option("fast", "Fast")])
    assert (choice.value, choice.pill("fast").accessibleName()) == ("fast", "Fast")
    assert choice.pill("fast").hasFocus()


def test_new_options_keep_the_value_if_they_have_it(look: Look, qtbot: QtBot) -> None:
    choice = SegmentedChoice(look, "Ritmo", SPEEDS, "fast")
    qtbot.addWidget(choice)
    choice.set_options([Option("fast", "Rápido"), Option("off", "Sem animação")])
    assert choice.value == "fast"
    choice.set_options([Option("off", "Sem animação")])
    assert choice.value == ""


def test_many_options_go_on_in_the_next_line(look: Look, qtbot: QtBot) -> None:
    languages = ("Português (Brasil)", "English", "Español", "Français", "Deutsch")
    choice = SegmentedChoice(look, "Língua", [Option(name, name) for name in languages])
    look.set_text_scale(2.0)
    assert isinstance(choice, Flow)
    qtbot.addWidget(choice)
    assert choice.heightForWidth(400) >= 3 * choice.heightForWidth(4000)
    choice.resize(400, choice.heightForWidth(400))
    shown(qtbot, choice)
    assert all(choice.pill(name).geometry().right() <= 400 for name in languages)


def test_lines_are_mirrored_from_right_to_left(look: Look, qtbot: QtBot) -> None:
    choice = SegmentedChoice(look, "Ritmo", SPEEDS)
    choice.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    shown(qtbot, choice)
    assert choice.pill("slow").x() > choice.pill("normal").x() > choice.pill("fast").x()


def test_a_switch_turns_by_space_and_by_a_click_on_its_words(look: Look, qtbot: QtBot) -> None:
    switch = Switch(look, "Som", label="Ligar o som")
    shown(qtbot, switch)
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert switch.isChecked()
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=QPoint(switch.width() - 4, switch.height() // 2))
    assert not switch.isChecked()


def test_a_long_switch_takes_more_lines_in_a_narrow_place(look: Look, qtbot: QtBot) -> None:
    switch = Switch(look, "Rever", label="Rever a mesa depois de cada jogada")
    host = QWidget()
    column = QVBoxLayout(host)
    column.addWidget(switch)
    column.addStretch(1)
    host.resize(200, 300)
    shown(qtbot, host)
    assert switch.width() < switch.sizeHint().width()
    assert switch.height() >= switch.heightForWidth(switch.width()) > switch.heightForWidth(1000)


def test_elided_words_keep_the_whole_as_a_tooltip(look: Look, qtbot: QtBot) -> None:
    words = Label(look, "Maria Gabriela de Alcântara", is_elided=True)
    words.resize(80, 24)
    shown(qtbot, words)
    words.grab()
    assert words.toolTip() == "Maria Gabriela de Alcântara"
    assert words.minimumSizeHint().width() < 80


def test_a_name_is_no_longer_than_allowed(look: Look, qtbot: QtBot) -> None:
    field = NameField(look, "Nome", longest=12)
    shown(qtbot, field)
    QTest.keyClicks(field, "Maria Gabriela Souza")
    assert field.text() == "Maria Gabrie"


def test_the_top_bar_tells_which_button_was_pressed(look: Look, qtbot: QtBot) -> None:
    bar = TopBar(look)
    bar.resize(1280, bar.sizeHint().height())
    shown(qtbot, bar)
    told: list[str] = []
    for name in ("menu", "speed", "sound", "help"):
        getattr(bar, f"{name}_clicked").connect(lambda name=name: told.append(name))
        QTest.mouseClick(getattr(bar, f"{name}_button"), Qt.MouseButton.LeftButton)
    assert told == ["menu", "speed", "sound", "help"]
    names = [getattr(bar, f"{name}_button").accessibleName() for name in ("menu", "speed", "sound", "help")]
    assert len({name for name in names if name}) == 4


def test_the_whole_height_of_the_bar_can_be_hit(look: Look, qtbot: QtBot) -> None:
    bar = TopBar(look)
    bar.set_title("Jogo base · Rodada 3", "Jogada 4 de 10")
    bar.set_progress(4, 10)
    bar.resize(1280, bar.sizeHint().height())
    shown(qtbot, bar)
    assert bar.height() == 48
    assert bar.help_button.height() >= 36


def test_the_middle_of_the_bar_takes_another_widget(look: Look, qtbot: QtBot) -> None:
    bar = TopBar(look)
    bar.resize(1280, 48)
    first, second = QWidget(), QWidget()
    bar.set_middle(first)
    bar.set_middle(second)
    shown(qtbot, bar)
    assert second.parent() is bar
    assert second.width() > 600


def test_a_bubble_says_its_sums(look: Look, qtbot: QtBot) -> None:
    bubble = Bubble(look)
    qtbot.addWidget(bubble)
    bubble.show_words("A menor diferença decide", SUMS, "Nada mudou.")
    assert bubble.accessibleName() == "A menor diferença decide"
    assert bubble.accessibleDescription() == (
        "fileira 2: 58 – 50 = 8, menor. fileira 1: 58 – 30 = 28, maior. Nada mudou"
    )


@pytest.mark.parametrize(
    ("tip", "inward"),
    [((150, 320), (0, -30)), ((150, 30), (0, 30)), ((20, 150), (30, 0)), ((390, 150), (-30, 0))],
    ids=["below", "above", "left", "right"],
)
def test_the_tip_of_a_bubble_reaches_what_it_speaks_of(
    look: Look, qtbot: QtBot, tip: tuple[int, int], inward: tuple[int, int]
) -> None:
    host = QWidget()
    host.resize(420, 360)
    bubble = Bubble(look, host)
    bubble.show_words("A menor diferença decide", SUMS, "Nada mudou.")
    body = QRect(70, 80, 270, 180)
    bubble.stand_at(body, QPoint(*tip))
    shown(qtbot, host)
    image = bubble.grab().toImage()
    toward = QPoint(*tip) + QPoint(*inward) - bubble.pos()
    assert bubble.geometry().contains(QPoint(*tip))
    assert image.pixelColor(toward).name() == look.theme.bubble.lower()


def test_a_long_explanation_grows_downwards_not_sideways(look: Look, qtbot: QtBot) -> None:
    bubble = Bubble(look)
    qtbot.addWidget(bubble)
    bubble.show_words("Curto", [], "Uma frase.")
    short = bubble.sizeHint()
    bubble.show_words("Curto", [], "Uma frase bem mais longa, que não cabe em uma linha só. " * 4)
    assert bubble.sizeHint().height() > short.height() + 30
    assert bubble.sizeHint().width() <= 460


def test_the_sums_of_a_bubble_have_room_in_large_type(look: Look, qtbot: QtBot) -> None:
    bubble = Bubble(look)
    qtbot.addWidget(bubble)
    bubble.show_words("A menor diferença decide", SUMS, "Nada mudou.")
    usual = bubble.sizeHint().width()
    look.set_text_scale(2.0)
    assert bubble.sizeHint().width() > 1.5 * usual


def test_a_notice_comes_and_goes(look: Look, qtbot: QtBot) -> None:
    host = QWidget()
    host.resize(800, 400)
    toast = Toast(look, host)
    shown(qtbot, host)
    assert not toast.isVisible()
    toast.announce("A partida está guardada.", tone="good", shown_ms=30)
    assert toast.isVisible()
    assert (toast.accessibleName(), toast.text) == ("A partida está guardada.",) * 2
    assert host.rect().contains(toast.geometry())
    qtbot.waitUntil(toast.isHidden)


def test_a_click_sends_a_notice_away_and_a_new_one_replaces_the_old(look: Look, qtbot: QtBot) -> None:
    host = QWidget()
    host.resize(800, 400)
    toast = Toast(look, host)
    shown(qtbot, host)
    toast.announce("Um", shown_ms=0)
    toast.announce("Outro, mais longo, que toma o lugar do primeiro", tone="refused", shown_ms=0)
    host.resize(500, 300)
    assert host.rect().contains(toast.geometry())
    QTest.mouseClick(toast, Qt.MouseButton.LeftButton)
    assert toast.isHidden()


def test_a_panel_keeps_its_content_off_its_edge(look: Look, qtbot: QtBot) -> None:
    panel = Panel(look, padding=20)
    column = QVBoxLayout(panel)
    inner = Label(look, "Quem joga")
    column.addWidget(inner)
    panel.resize(400, 300)
    shown(qtbot, panel)
    sheet = panel.sheet()
    assert panel.rect().contains(sheet)
    assert sheet.adjusted(19, 19, -19, -19).contains(inner.geometry())
    panel.set_kind("inset")
    assert panel.sheet() == panel.rect()


def test_flags_and_wood_and_scenery_fill_their_width(look: Look, qtbot: QtBot) -> None:
    host = QWidget()
    column = QVBoxLayout(host)
    backdrop, flags = Backdrop(look), Pennants(look)
    scenery = HomeScenery(look, HomePicture(look, RESOURCES))
    for widget in (backdrop, flags, scenery):
        column.addWidget(widget, 1)
    host.resize(400, 600)
    shown(qtbot, host)
    for widget in (backdrop, flags, scenery):
        image = widget.grab().toImage()
        assert image.width() == widget.width()
        assert len({image.pixel(x, image.height() // 3) for x in range(image.width())}) > 5


def test_scenery_is_painted_anew_after_the_window_has_come_to_rest(look: Look, qtbot: QtBot) -> None:
    scenery = HomeScenery(look, HomePicture(look, RESOURCES))
    scenery.resize(300, 320)
    shown(qtbot, scenery)
    scenery.grab()
    scenery.resize(330, 350)
    stretched = scenery.grab().toImage()
    qtbot.waitUntil(lambda: scenery.grab().toImage() != stretched)


def test_everything_follows_a_change_of_theme_size_and_text(look: Look, qtbot: QtBot) -> None:
    host = QWidget()
    column = QVBoxLayout(host)
    widgets = [make(look) for make in MAKERS.values()]
    for widget in widgets:
        column.addWidget(widget)
    shown(qtbot, host)
    before = [widget.grab().toImage() for widget in widgets]
    look.set_theme(load_theme("contrast", RESOURCES / "themes"))
    look.set_window_size(1920, 1200)
    look.set_text_scale(1.2)
    after = [widget.grab().toImage() for widget in widgets]
    assert all(one != other for one, other in zip(before, after, strict=True))


def test_a_notice_behind_one_that_is_still_shown_leaves_it_there(look: Look, qtbot: QtBot) -> None:
    host = QWidget()
    toast = Toast(look, host)
    shown(qtbot, host)
    toast.add("The settings could not be read.")
    toast.add("The disk is full.")
    assert toast.text == "The settings could not be read. The disk is full."
    toast.hide()
    toast.add("Saved.")
    assert toast.text == "Saved."


def ends(toast: Toast) -> None:
    """As when the time to read it is over."""
    toast._timer.timeout.emit()


def test_a_notice_lasts_as_long_as_its_words_take_to_be_read(look: Look, qtbot: QtBot) -> None:
    host = QWidget()
    toast = Toast(look, host)
    shown(qtbot, host)
    lasts = []
    for words in ("Salvo.", "x" * 130, "x" * 400):
        toast.announce(words)
        lasts.append(toast._timer.interval())
    assert lasts == [5000, 12_400, 34_000]
    toast.add("y" * 99)
    assert toast._timer.interval() == 42_000


def test_what_remains_comes_back_behind_shorter_notices_until_it_is_sent_away(look: Look, qtbot: QtBot) -> None:
    host = QWidget()
    toast = Toast(look, host)
    shown(qtbot, host)
    toast.remain("The disk is full.")
    ends(toast)
    assert (toast.text, toast.isVisible()) == ("The disk is full.", True)
    toast.announce("Copied.")
    assert toast.text == "Copied."
    ends(toast)
    assert (toast.text, toast.isVisible()) == ("The disk is full.", True)
    QTest.mouseClick(toast, Qt.MouseButton.LeftButton)
    assert (toast.remaining, toast.isHidden()) == ("", True)
    toast.announce("Copied.")
    ends(toast)
    assert toast.isHidden()


def test_what_remains_goes_where_it_may_not_and_is_back_elsewhere_until_it_is_settled(look: Look, qtbot: QtBot) -> None:
    host = QWidget()
    toast = Toast(look, host)
    shown(qtbot, host)
    toast.remain("The disk is full.")
    toast.let_remain(is_allowed=False)
    assert toast.isVisible()
    ends(toast)
    assert toast.isHidden()
    toast.let_remain(is_allowed=True)
    assert toast.isVisible()
    toast.let_remain(is_allowed=False)
    assert toast.isHidden()
    toast.let_remain(is_allowed=True)
    toast.settle()
    assert toast.isHidden()
