"""The table can be heard, and muted from anywhere."""

from __future__ import annotations

from pathlib import Path

from tests.pilot import TablePilot


class Room:
    """Somewhere to listen."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, file: Path, volume: float) -> None:
        self.heard.append(file.stem)


def test_a_trick_is_heard_and_a_click_mutes_it(pilot: TablePilot) -> None:
    program = pilot.program
    room = Room()
    program.sounds.open(room)
    program.preferences.change(tempo="fast")
    pilot.click("Play now").settle()
    pilot.press("Left", "Enter").wait_for(lambda: "turn" in room.heard).settle()
    assert {"lift", "slide"} <= set(room.heard)

    pilot.click("Sound on")
    assert program.preferences.value.is_muted
    silent_since = len(room.heard)
    pilot.press("Left", "Enter").wait_for(lambda: len(pilot.hand) == 8).settle()
    assert room.heard[silent_since:] == []

    pilot.click("Sound off")
    pilot.press("Left", "Enter").wait_for(lambda: "turn" in room.heard[silent_since:])


def test_a_refused_drop_is_heard(pilot: TablePilot) -> None:
    program = pilot.program
    room = Room()
    program.sounds.open(room)
    pilot.click("Play now").settle()
    card = pilot.hand[-1]
    right = pilot.place_of(card).number
    wrong = next(number for number in (1, 2, 3, 4) if number != right)
    pilot.click(card=card).press(str(wrong))
    pilot.wait_for(lambda: "refuse" in room.heard)


def test_the_ox_is_left_out_by_its_own_switch_and_comes_back_with_the_standard(pilot: TablePilot) -> None:
    room = Room()
    pilot.program.sounds.open(room)
    pilot.press("Ctrl+,")
    settings = pilot.window.screens.settings
    settings.sound_lines.switch("hears_ox").setFocus()
    pilot.press("Space")
    for name in ("moo", "snap"):
        pilot.program.sounds.play(name)
    pilot.wait_for(lambda: bool(room.heard))
    assert room.heard == ["snap"]
    pilot.click("Back to standard")
    assert settings.sound_lines.switch("hears_ox").isChecked()
    pilot.program.sounds.play("moo")
    pilot.wait_for(lambda: room.heard[1:] == ["moo"])


def test_the_volume_is_set_in_the_settings_and_kept(pilot: TablePilot) -> None:
    program = pilot.program
    pilot.press("Ctrl+,")
    settings = pilot.window.screens.settings
    settings.volume.setFocus()
    pilot.press("Left", "Left")
    assert program.preferences.value.volume == 40
    assert pilot.sees("40%")
    settings.sound_on.setFocus()
    pilot.press("Space")
    assert program.preferences.value.is_muted
    assert not settings.volume.isEnabled()
