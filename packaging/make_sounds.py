"""Synthesises every sound of the program: python3 packaging/make_sounds.py [FOLDER] writes one WAV file each.

Owns the recipes. Nothing is recorded: noise, saws and plucked strings from numpy, seeded, so that every run writes the
same sounds. Mono, 44.1 kHz, 16 bit, peak -12 dBFS (the ox a little softer), 3 ms of fade at both ends.
"""

import functools
import sys
import wave
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
PEAK_DB = -12.0
SOFT_DB = -16.0
_FADE_MS = 3
_SEED = 6104

Wave: TypeAlias = NDArray[np.float64]
HERE = Path(__file__).resolve().parent.parent / "resources" / "sounds"


def seconds(ms: float) -> Wave:
    """The moments of so many milliseconds, in seconds."""
    return np.arange(int(RATE * ms / 1000)) / RATE


def noise(ms: float, low: float, high: float, *, is_pink: bool = False, seed: int = 0) -> Wave:
    """Noise between two frequencies in Hz; pink noise falls by 3 dB an octave."""
    count = len(seconds(ms))
    spectrum = np.fft.rfft(np.random.default_rng(_SEED + seed).standard_normal(count))
    hertz = np.fft.rfftfreq(count, 1 / RATE)
    edges = 1 / (1 + np.exp(-(hertz - low) / (0.12 * low))) / (1 + np.exp((hertz - high) / (0.12 * high)))
    tilt = 1 / np.sqrt(np.maximum(hertz, 20)) if is_pink else 1.0
    return unit(np.fft.irfft(spectrum * edges * tilt, count))


def unit(samples: Wave) -> Wave:
    """The same sound with a peak of one."""
    peak = float(np.max(np.abs(samples)))
    return samples / peak if peak else samples


def swell(ms: float, *, top: float = 0.4, power: float = 2.0) -> Wave:
    """From silence up to one at `top` of the time, and down again."""
    share = seconds(ms) * 1000 / ms
    return np.where(share < top, share / top, (1 - share) / (1 - top)) ** power


def dying(ms: float, tau_ms: float) -> Wave:
    """From one down, to a third in each tau."""
    return np.exp(-seconds(ms) * 1000 / tau_ms)


def tone(ms: float, hertz: float) -> Wave:
    """A sine."""
    return np.sin(2 * np.pi * hertz * seconds(ms))


def laid(total_ms: float, *parts: tuple[float, Wave, float]) -> Wave:
    """Sounds one over the other: (start in ms, sound, loudness)."""
    whole = np.zeros(len(seconds(total_ms)))
    for start, part, loudness in parts:
        first = int(RATE * start / 1000)
        fitting = part[: max(0, len(whole) - first)]
        whole[first : first + len(fitting)] += loudness * fitting
    return whole


def summed(parts: Iterable[Wave]) -> Wave:
    """Sounds of one length, heard together."""
    whole: Wave = functools.reduce(np.add, parts)
    return whole


def plucked(ms: float, hertz: float) -> Wave:
    """A plucked string: its overtones die the sooner the higher they are."""
    overtones = (np.sin(2 * np.pi * hertz * n * seconds(ms)) * dying(ms, 160 / n) / n for n in range(1, 7))
    return unit(summed(overtones)) * np.minimum(1, seconds(ms) / 0.002)


def reed(ms: float, hertz: float) -> Wave:
    """An accordion's reed pair: two saws a little out of tune, softly begun and ended."""
    both = [summed(tone(ms, hertz * off * n) / n for n in range(1, 12)) for off in (1.0, 1.006)]
    share = seconds(ms) * 1000 / ms
    return unit(both[0] + both[1]) * np.minimum(1, share / 0.06) * np.minimum(1, (1 - share) / 0.25)


def drum(ms: float = 180) -> Wave:
    """The skin of a zabumba: a thump that falls in pitch."""
    hertz = 62 + 50 * np.exp(-seconds(ms) / 0.03)
    return np.sin(2 * np.pi * np.cumsum(hertz) / RATE) * dying(ms, 60)


def formant(samples: Wave, hertz: float, width: float) -> Wave:
    """What a resonance at that frequency lets through."""
    spectrum, at = np.fft.rfft(samples), np.fft.rfftfreq(len(samples), 1 / RATE)
    passed: Wave = np.fft.irfft(spectrum / (1 + ((at - hertz) / width) ** 2), len(samples))
    return passed


# ---------------------------------------------------------------- the sounds


def slide(seed: int = 0) -> Wave:
    """A card over felt."""
    return noise(160, 1000, 4000, is_pink=True, seed=seed) * swell(160)


def snap() -> Wave:
    """A card comes to lie."""
    return laid(60, (0, noise(14, 1500, 7000, seed=1) * dying(14, 3), 0.7), (0, tone(60, 180) * dying(60, 16), 1.0))


def lift() -> Wave:
    """A card is picked up."""
    return noise(50, 4000, 9000, seed=2) * swell(50) * 0.35


def turn() -> Wave:
    """Cards turn over."""
    return laid(
        120,
        (0, noise(55, 1400, 5200, seed=3) * swell(55), 0.8),
        (55, noise(65, 1800, 6000, seed=4) * swell(65), 1.0),
    )


def gather() -> Wave:
    """A row is gathered."""
    return laid(300, *((45.0 * n, slide(10 + n), 1 - 0.12 * n) for n in range(4)))


def chip() -> Wave:
    """A chip comes to lie on another: two short clicks."""
    clicks = [tone(40, hertz) * dying(40, 7) for hertz in (3100, 4400)]
    return laid(90, (0, clicks[0], 1.0), (38, clicks[1], 0.7))


def chips() -> Wave:
    """A handful of chips."""
    return laid(260, *((48.0 * n, chip(), 1 - 0.15 * n) for n in range(4)))


def moo(ms: float, high: float, low: float) -> Wave:
    """The ox has something to say, the longer and lower the more it costs."""
    moments = seconds(ms)
    hertz = high - (high - low) * moments / moments[-1]
    phase = np.cumsum(hertz) / RATE
    saw = 2 * (phase % 1) - 1
    share = moments / moments[-1]
    voice: Wave = formant(saw, 500, 110) + 0.6 * formant(saw, 900, 140)
    sung: Wave = voice * np.minimum(1, share / 0.18) * np.minimum(1, (1 - share) / 0.35)
    return sung


def knock() -> Wave:
    """A card stops where it takes the row: a hoof on wood, softly."""
    wood = (tone(90, 148) + 0.45 * tone(90, 236)) * dying(90, 17)
    return laid(100, (0, wood, 1.0), (0, noise(40, 250, 900, seed=11) * dying(40, 7), 0.25))


def refuse() -> Wave:
    """Two dull knocks on wood."""
    knock = (tone(70, 210) + 0.5 * tone(70, 330)) * dying(70, 12) + 0.2 * noise(70, 300, 1200, seed=5) * dying(70, 6)
    return laid(140, (0, knock, 1.0), (68, knock, 0.8))


def lock() -> Wave:
    """A padlock shuts."""
    ring = (tone(130, 2100) + 0.8 * tone(130, 3300)) * dying(130, 22)
    return laid(130, (0, noise(10, 2500, 9000, seed=6) * dying(10, 2), 0.6), (4, ring, 1.0))


def cross() -> Wave:
    """A pencil crosses a box: two strokes, the second a little brighter."""
    strokes = [noise(85, low, 7500, seed=seed) * swell(85, top=0.3, power=1.3) for seed, low in ((8, 2200), (9, 2900))]
    return laid(190, (0, strokes[0], 0.8), (98, strokes[1], 1.0))


def row_lock() -> Wave:
    """A row is locked: the padlock, and two plucked notes upwards, G5 and C6."""
    return laid(520, (0, lock(), 0.7), (70, plucked(260, 783.99), 0.7), (170, plucked(340, 1046.5), 1.0))


def missed() -> Wave:
    """A turn is missed: two low plucked notes downwards, A3 and F3."""
    return laid(460, (0, plucked(300, 220.0), 0.8), (140, plucked(310, 174.61), 1.0))


def stamp() -> Wave:
    """A marker is stamped."""
    return laid(90, (0, drum(90), 1.0), (2, noise(30, 900, 4000, seed=7) * dying(30, 7), 0.5))


def your_turn() -> Wave:
    """Two plucked notes, E5 and B5."""
    return laid(320, (0, plucked(260, 659.26), 0.8), (90, plucked(230, 987.77), 1.0))


def round_end() -> Wave:
    """Three plucked notes, G4, C5 and E5."""
    notes = enumerate((392.0, 523.25, 659.26))
    return laid(700, *((130.0 * n, plucked(440, hertz), 0.8 + 0.1 * n) for n, hertz in notes))


def win() -> Wave:
    """A chord of the accordion over the zabumba's beat."""
    chord = summed(reed(1000, hertz) for hertz in (261.63, 329.63, 392.0, 523.25))
    short = summed(reed(220, hertz) for hertz in (196.0, 293.66, 392.0))
    beats = tuple((at, drum(), loud) for at, loud in ((0.0, 2.6), (330.0, 1.8), (500.0, 2.6), (830.0, 1.8)))
    return laid(1200, (0, short, 1.0), (230, chord[: int(RATE * 0.97)], 1.0), *beats)


SOUNDS: Mapping[str, tuple[Callable[[], Wave], float]] = MappingProxyType(
    {
        "slide": (slide, PEAK_DB),
        "snap": (snap, PEAK_DB),
        "lift": (lift, SOFT_DB - 8),
        "turn": (turn, PEAK_DB),
        "gather": (gather, PEAK_DB),
        "chip": (chip, SOFT_DB),
        "chips": (chips, SOFT_DB),
        "knock": (knock, SOFT_DB),
        "moo": (functools.partial(moo, 300, 150, 122), SOFT_DB - 4),
        "moo-2": (functools.partial(moo, 480, 140, 105), SOFT_DB),
        "moo-3": (functools.partial(moo, 820, 132, 82), PEAK_DB),
        "refuse": (refuse, PEAK_DB),
        "lock": (lock, PEAK_DB),
        "cross": (cross, SOFT_DB),
        "row_lock": (row_lock, PEAK_DB),
        "missed": (missed, PEAK_DB),
        "stamp": (stamp, PEAK_DB),
        "your_turn": (your_turn, PEAK_DB),
        "round_end": (round_end, PEAK_DB),
        "win": (win, PEAK_DB),
    }
)


def pcm(name: str) -> NDArray[np.int16]:
    """The samples of that sound. Raises KeyError for a name there is not."""
    make, peak_db = SOUNDS[name]
    samples = unit(make())
    fade = int(RATE * _FADE_MS / 1000)
    samples[:fade] *= np.linspace(0, 1, fade)
    samples[-fade:] *= np.linspace(1, 0, fade)
    return np.round(samples * 10 ** (peak_db / 20) * 32767).astype(np.int16)


def write(folder: Path) -> None:
    """One file a sound."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(pcm(name).astype("<i2").tobytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
