"""Damaged and hostile files of matches, and what must hold for every one of them.

``python -m tests.records.mutations [COUNT]`` tries that many (100,000 without a number) and tells how many were whole,
how many could be used in part, and the longest time one took; the test suite tries a few hundred.
"""

import json
import sys
import tempfile
import time
import unicodedata
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import TypeVar

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import codec, portable
from pega6_desktop.records.codec import Times
from pega6_desktop.ui.words.record_faults import fault_sentence
from tests.runtime.desk import played, record

T = TypeVar("T")

TIMES = Times("2031-02-03T04:05:06.000+00:00", "2031-02-03T05:00:00.000+00:00")
WHOLE = codec.encode(played(record("hb", seed=21)), TIMES)
HALF = codec.encode(played(record("hbb", seed=5), 13), TIMES)

PATCHES = (
    b"[",
    b"]",
    b"{",
    b"}",
    b'"',
    b"\\",
    b",",
    b"-",
    b"0",
    b"9" * 40,
    b"1e999",
    b"NaN",
    b"\0",
    b"\xff",
    b"\xc3\x28",
)
VALUES: st.SearchStrategy[object] = st.sampled_from(
    [
        *(None, True, False, 0, -1, 1, 104, 105, 2**53, 2**64, 10**400, 1.5, "", "x", "play 1", "play 105", "take 0"),
        *(
            "../../../etc/passwd",
            "C:\\con",
            "<b>Ana</b><img src=x onerror=1>",
            "Ana\x1b[31m\x07\0",
            "\u202eanA",
            "\u2028",
        ),
        *(
            "A\u0301" * 900,
            "\ud83c",
            "pega6",
            "pro",
            "special",
            [],
            {},
            [[]],
            [0, "play 1"],
            {"x": {}},
            ["play 1"] * 50,
        ),
        *("f" * 64, "2031-02-03T04:05:06.000+00:00", [[0, "play 1"]] * 300),
    ]
).map(deepcopy)  # what is put into a file may be meddled with in its turn


@st.composite
def mutilated(draw: st.DrawFn) -> bytes:
    """Bytes of a file, cut, overwritten, doubled or moved."""
    data = draw(st.sampled_from([WHOLE, HALF]))
    for _ in range(draw(st.integers(1, 4))):
        at, length = draw(st.integers(0, len(data))), draw(st.integers(0, 60))
        piece = data[at : at + length]
        match draw(st.sampled_from(["cut", "patch", "double", "end", "flip", "move"])):
            case "cut":
                data = data[:at] + data[at + length :]
            case "patch":
                data = data[:at] + draw(st.sampled_from(PATCHES)) + data[at + length :]
            case "double":
                data = data[:at] + piece + data[at:]
            case "end":
                data = data[:at]
            case "flip":
                data = data[:at] + bytes(byte ^ draw(st.integers(1, 255)) for byte in piece[:2]) + data[at + 2 :]
            case _:
                rest = data[:at] + data[at + length :]
                place = draw(st.integers(0, len(rest)))
                data = rest[:place] + piece + rest[place:]
    return data


@st.composite
def meddled(draw: st.DrawFn) -> bytes:
    """A file that is sound JSON, with values, moves or seats changed."""
    plain = json.loads(draw(st.sampled_from([WHOLE, HALF])))
    for _ in range(draw(st.integers(1, 3))):
        holder: object = plain
        while True:
            if not isinstance(holder, dict | list) or not holder:
                break
            keys = list(holder) if isinstance(holder, dict) else range(len(holder))
            key = draw(st.sampled_from(keys))
            inner = holder[key]
            if isinstance(inner, dict | list) and inner and draw(st.booleans()):
                holder = inner
                continue
            _meddle(draw, holder, key)
            break
    return json.dumps(plain).encode()


def _meddle(draw: st.DrawFn, holder: dict[str, object] | list[object], key: str | int) -> None:
    if isinstance(holder, dict):
        if draw(st.integers(0, 4)):
            holder[str(key)] = draw(VALUES)
        else:
            del holder[str(key)]
        return
    assert isinstance(key, int)
    match draw(st.sampled_from(["value", "remove", "double", "swap", "end"])):
        case "value":
            holder[key] = draw(VALUES)
        case "remove":
            del holder[key]
        case "double":
            holder.insert(key, holder[key])
        case "swap":
            other = draw(st.integers(0, len(holder) - 1))
            holder[key], holder[other] = holder[other], holder[key]
        case _:
            del holder[key:]


@st.composite
def misplayed(draw: st.DrawFn) -> bytes:
    """A file in which everything but some of the moves is sound."""
    plain = json.loads(draw(st.sampled_from([WHOLE, HALF])))
    words = st.builds("{} {}".format, st.sampled_from(["play", "take"]), st.integers(0, 105))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(plain["moves"])))
        if draw(st.booleans()):
            plain["moves"][at : at + draw(st.integers(0, 2))] = []
        else:
            plain["moves"].insert(at, [draw(st.integers(0, 3)), draw(words)])
    return json.dumps(plain).encode()


FILES = st.one_of(mutilated(), meddled(), misplayed(), st.binary(max_size=200))


def judged(data: bytes, path: Path) -> str:
    """What the program says of these bytes in a file: "whole", or the code of the fault. Asserts what always holds."""
    path.write_bytes(data)
    found = outcome_of(lambda: portable.read(path))
    if isinstance(found, RecordError):
        assert is_named(found)
        verdict = found.code
    else:
        verdict = _examined(found)
    assert path.read_bytes() == data
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]
    return verdict


def outcome_of(act: Callable[[], T]) -> T | RecordError:
    """What it gives, or the fault it names; nothing else may come out."""
    try:
        return act()
    except RecordError as error:
        return error


def _examined(found: portable.Portable) -> str:
    for seat in found.record.seats:
        assert seat.name
        assert not any(unicodedata.category(char) in {"Cc", "Zl", "Zp"} for char in seat.name)
    assert codec.decode_timed(codec.encode(found.record, found.times)) == (found.record, found.times)
    result, kept = outcome_of(lambda: portable.examined(found.record)), portable.rescued(found.record)
    if kept is not None:
        assert portable.examined(kept[0]) == kept[1]
        assert found.record.moves[: len(kept[0].moves)] == kept[0].moves
    if isinstance(result, RecordError):
        assert is_named(result)
        return result.code
    assert kept == (found.record, result)
    return "whole"


def is_named(error: RecordError) -> bool:
    """Whether there is a sentence made for this fault."""
    words = fault_sentence(error.code, error.params)
    return words.endswith(".") and words != fault_sentence("no such code", {})


def trial(examples: int, judge: Callable[[bytes], object]) -> Callable[[], None]:
    """A run over so many files; ``judge`` is called with the bytes of each."""

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(FILES)
    def run(data: bytes) -> None:
        judge(data)

    return run


def main() -> None:
    """Try as many as the command line says."""
    count, verdicts, longest = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000, Counter[str](), 0.0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.pega6"

        def judge(data: bytes) -> None:
            nonlocal longest
            path.write_bytes(data)
            begin = time.perf_counter()
            outcome_of(lambda: portable.examined(portable.read(path).record))
            longest = max(longest, time.perf_counter() - begin)
            verdicts[judged(data, path)] += 1

        trial(count, judge)()
    for verdict, times in verdicts.most_common():
        print(f"{times:8}  {verdict}")
    print(f"{sum(verdicts.values())} files, longest {longest * 1000:.0f} ms")


if __name__ == "__main__":
    main()
