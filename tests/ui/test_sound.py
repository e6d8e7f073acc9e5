"""What is heard at the table, and that silence is never an error."""

from __future__ import annotations

import sys
import wave
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from pega6_desktop.app.assets import locate
from pega6_desktop.games.no_thanks.events import CardTaken, Passed
from pega6_desktop.games.pega6.events import Event, RowTaken
from pega6_desktop.games.qwixx_cards.events import NumberCrossed, RowCompleted, TurnMissed
from pega6_desktop.ui.boards.no_thanks.board import NoThanksBoard
from pega6_desktop.ui.boards.pega6.board import Pega6Board
from pega6_desktop.ui.boards.qwixx_cards.board import QwixxCardsBoard
from pega6_desktop.ui.look.feast import FEAST_SOUND
from pega6_desktop.ui.shell.sound import BURST, GROUPS, Sounds
from tests.ui.words.test_pega6_words import QUIET, SPOKEN

FOLDER = locate().sounds
PRESENTER_SOUNDS = {"lift", "refuse", "your_turn"}


class Room:
    """Somewhere to listen."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []

    def play(self, file: Path, volume: float) -> None:
        self.heard.append((file.stem, volume))


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def sounds(qtbot: QtBot, room: Room) -> Sounds:
    made = Sounds(FOLDER)
    made.set_volume(50, is_muted=False)
    made.open(room)
    return made


def row_of(heads: int) -> RowTaken:
    """A row of so many heads is taken by the sixth card."""
    return RowTaken(0, 1, (10, 20, 30, 40, 50), heads, "full")


def size_of(name: str) -> tuple[int, int]:
    """Samples and peak of a sound."""
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as opened:
        samples = np.frombuffer(opened.readframes(opened.getnframes()), "<i2").astype(int)
    return len(samples), int(np.max(np.abs(samples)))


def listen(qtbot: QtBot, room: Room, count: int) -> list[str]:
    qtbot.waitUntil(lambda: len(room.heard) >= count)
    return [name for name, _ in room.heard]


def test_a_sound_is_heard(qtbot: QtBot, sounds: Sounds, room: Room) -> None:
    sounds.play("moo")
    sounds.play("snap")
    assert sorted(listen(qtbot, room, 2)) == ["moo", "snap"]


def test_five_cards_at_once_are_one_louder_sound(qtbot: QtBot, sounds: Sounds, room: Room) -> None:
    sounds.play("turn")
    for _ in range(5):
        sounds.play("slide")
    assert listen(qtbot, room, 2) == ["turn", "slide"]
    (_, single), (_, burst) = room.heard
    assert burst == pytest.approx(single * BURST)
    assert burst <= 0.5


def test_the_ox_is_heard_once_as_loud_as_the_largest_row(qtbot: QtBot, sounds: Sounds, room: Room) -> None:
    for name in ("moo", "moo-3", "moo-2"):
        sounds.play(name)
    assert listen(qtbot, room, 1) == ["moo-3"]
    sounds.leave_out(["ox"])
    sounds.play("moo-3")
    sounds.play("snap")
    assert listen(qtbot, room, 2) == ["moo-3", "snap"]


@pytest.mark.parametrize(("heads", "moo"), [(1, "moo"), (4, "moo"), (5, "moo-2"), (9, "moo-2"), (10, "moo-3")])
def test_the_card_knocks_where_it_takes_the_row_and_the_ox_says_how_much_it_is(heads: int, moo: str) -> None:
    taken = Pega6Board().hint(row_of(heads))
    assert [(moment.sound, moment.landing) for moment in taken.before] == [("slide", "snap"), ("knock", "")]
    assert (taken.sound, taken.landing) == ("gather", moo)


def test_more_heads_sound_longer_and_louder() -> None:
    lengths, peaks = zip(*(size_of(name) for name in ("moo", "moo-2", "moo-3")), strict=True)
    assert sorted(set(lengths)) == list(lengths)
    assert sorted(set(peaks)) == list(peaks)


def test_what_is_left_out_is_silent_and_nothing_else(qtbot: QtBot, sounds: Sounds, room: Room) -> None:
    sounds.leave_out(["cards", "turn"])
    for name in ("slide", "your_turn", "moo", "refuse"):
        sounds.play(name)
    assert listen(qtbot, room, 2) == ["moo", "refuse"]
    sounds.leave_out(["ox"])
    sounds.play("moo")
    sounds.play("slide")
    assert listen(qtbot, room, 3)[2:] == ["slide"]


def test_every_sound_that_can_be_left_out_is_there() -> None:
    assert all((FOLDER / f"{name}.wav").is_file() for names in GROUPS.values() for name in names)


@pytest.mark.parametrize(("volume", "is_muted"), [(0, False), (80, True)])
def test_a_muted_table_is_silent_until_it_is_heard_again(
    qtbot: QtBot, sounds: Sounds, room: Room, *, volume: int, is_muted: bool
) -> None:
    sounds.set_volume(volume, is_muted=is_muted)
    sounds.play("moo")
    sounds.set_volume(80, is_muted=False)
    sounds.play("win")
    assert listen(qtbot, room, 1) == ["win"]


def test_a_sound_without_a_file_is_silence(qtbot: QtBot, sounds: Sounds, room: Room) -> None:
    sounds.play("trumpet")
    sounds.play("lock")
    assert listen(qtbot, room, 1) == ["lock"]


def test_without_the_sound_library_the_table_is_silent(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    monkeypatch.delitem(sys.modules, "pega6_desktop.ui.shell.speakers", raising=False)
    silent = Sounds(FOLDER)
    silent.set_volume(50, is_muted=False)
    silent.open()
    with qtbot.captureExceptions() as troubles:
        silent.play("moo")
        qtbot.wait(1)
    assert not troubles


@pytest.mark.parametrize("event", [*SPOKEN, *QUIET], ids=lambda event: type(event).__name__)
def test_every_sound_of_an_event_has_a_file(event: Event) -> None:
    hint = Pega6Board().hint(event)
    for name in f"{hint.sound} {hint.landing}".split():
        assert (FOLDER / f"{name}.wav").is_file()


def test_every_file_is_heard_somewhere() -> None:
    chips = [NoThanksBoard().hint(event) for event in (Passed(0, 1), CardTaken(0, 32, 1))]
    written = (NumberCrossed(0, 1, 2), RowCompleted(0, 1), TurnMissed(0, 1))
    crosses = [QwixxCardsBoard().hint(event) for event in written]
    rows = [Pega6Board().hint(row_of(heads)) for heads in (1, 5, 10)]
    hints = [*(Pega6Board().hint(event) for event in (*SPOKEN, *QUIET)), *chips, *crosses, *rows]
    hints += [moment for hint in rows for moment in hint.before]
    asked = {name for hint in hints for name in (*hint.sound.split(), *hint.landing.split())}
    assert {file.stem for file in FOLDER.glob("*.wav")} == asked | PRESENTER_SOUNDS | {FEAST_SOUND}


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.wav")), ids=lambda file: file.stem)
def test_sounds_are_short_soft_and_do_not_click(file: Path) -> None:
    with wave.open(str(file), "rb") as opened:
        assert (opened.getnchannels(), opened.getsampwidth(), opened.getframerate()) == (1, 2, 44_100)
        samples = np.frombuffer(opened.readframes(opened.getnframes()), "<i2").astype(float) / 32768
    assert len(samples) / 44_100 <= 1.3
    assert 20 * np.log10(np.max(np.abs(samples))) == pytest.approx(-12, abs=0.1) or np.max(np.abs(samples)) < 0.25
    assert abs(samples[0]) < 0.001
    assert abs(samples[-1]) < 0.001
