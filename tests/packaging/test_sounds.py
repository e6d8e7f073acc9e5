"""The sounds in the resources are what their recipes make."""

from __future__ import annotations

import wave
from pathlib import Path

import numpy as np
import pytest

import make_sounds

RESOURCES = Path(__file__).resolve().parents[2] / "resources" / "sounds"


@pytest.mark.parametrize("name", make_sounds.SOUNDS)
def test_the_file_is_what_the_recipe_makes(name: str, tmp_path: Path) -> None:
    with wave.open(str(RESOURCES / f"{name}.wav"), "rb") as file:
        kept = np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(int)
    made = make_sounds.pcm(name).astype(int)
    # Another processor may round the last bits of a sine otherwise.
    assert kept.shape == made.shape
    assert np.max(np.abs(kept - made)) <= 2


def test_every_recipe_is_written(tmp_path: Path) -> None:
    make_sounds.write(tmp_path)
    assert {file.stem for file in tmp_path.iterdir()} == {file.stem for file in RESOURCES.glob("*.wav")}
