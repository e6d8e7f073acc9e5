"""The demonstration match: no display, two pictures and a record that can be played again."""

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

from pega6_desktop.records import codec
from pega6_desktop.records.replay import replay

LIMIT_S = 120
FINAL_HASH = "ba9356fc05e5561a9cbff01aacd346e06db3c2717d4f7f0e890ac78598923530"
"""How the match ends, every time and everywhere; other rules or another careful player change it."""


def demonstrate(folder: Path) -> str:
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, "-m", "pega6_desktop", "--demo", str(folder)],
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_plays_a_whole_match_and_leaves_pictures_and_record(tmp_path: Path) -> None:
    said = demonstrate(tmp_path / "one")
    for name in ("table.png", "result.png", "match.json"):
        assert str(tmp_path / "one" / name) in said
    for name in ("table.png", "result.png"):
        picture = QImage(str(tmp_path / "one" / name))
        assert (picture.width(), picture.height()) == (1280, 800)
    record = codec.decode((tmp_path / "one" / "match.json").read_bytes())
    assert record.final_hash == FINAL_HASH
    assert replay(record).outcome is not None
