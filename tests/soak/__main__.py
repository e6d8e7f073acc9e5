"""`python -m tests.soak --minutes 30 --seed 7`: drives the window in a process of its own and judges how that ends.

Owns the command line, the child process and the verdict. Must not load Qt: whatever becomes of the child, this says it.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.apart import ROOT, environment

SHOWN_STEPS = 50
GRACE_S = 360
"""How long the child may take to start, and to end its last step and itself."""

_HELP = """Exits with 0 only when the program did not crash, Qt gave no warning, nothing was raised in a slot, no step
got stuck, and nothing grew: open files, threads and wrappers of Qt objects, memory (+5 MB at most without kept
pictures; at most 260 MB over the last five rests). Growth is judged from the fifth minute and the 1,200th step on,
when everything has been visited; a shorter run judges only what it can: everything but the growth of memory, after
its first third and from nine rests on. Every choice comes from the seed, and none from the time: the steps of a run
are the beginning of those of a longer one."""


def main() -> int:
    """Run the child and say what became of it."""
    asked = _arguments()
    with tempfile.TemporaryDirectory(prefix="pega6-soak-") as folder:
        steps = Path(folder) / "steps"
        steps.touch()
        print(f"soak: seed {asked.seed}, {asked.minutes:g} minutes, {asked.display}", flush=True)
        code = _run(_words(asked, steps), environment(asked.display, Path(folder)), asked.minutes * 60 + GRACE_S)
        if code:
            _tell(code, asked, steps)
        return 1 if code else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__, epilog=_HELP)
    parser.add_argument("--minutes", type=float, default=3.0, help="how long (default 3)")
    parser.add_argument("--seed", type=int, default=1, help="of every choice (default 1)")
    parser.add_argument("--accessible", action="store_true", help="a screen reader comes during the first match")
    parser.add_argument("--display", choices=("offscreen", "xcb"), default="offscreen", help="xcb uses DISPLAY")
    parser.add_argument("--steps", type=Path, help="do the steps of this file, as a failure left them, and end")
    parser.add_argument("--keep", type=Path, default=Path("soak-steps.txt"), help="where a failure leaves its steps")
    return parser.parse_args()


def _words(asked: argparse.Namespace, steps: Path) -> list[str]:
    given = ["--steps", os.fspath(asked.steps.resolve())] if asked.steps else []
    accessible = ["--accessible"] if asked.accessible else []
    child = ["--minutes", str(asked.minutes), "--seed", str(asked.seed), "--log", os.fspath(steps), *accessible, *given]
    return [sys.executable, "-X", "faulthandler", "-m", "tests.soak.child", *child]


def _run(words: list[str], environment: dict[str, str], limit_s: float) -> int:
    """The exit code of the child; one that does not end is asked where it stands, and ended."""
    child = subprocess.Popen(words, cwd=ROOT, env=environment)
    try:
        return child.wait(limit_s)
    except subprocess.TimeoutExpired:
        print("soak: the window does not end", flush=True)
        child.send_signal(signal.SIGABRT)  # faulthandler prints where every thread stands
        time.sleep(2)
        child.kill()
        return child.wait() or 1
    except KeyboardInterrupt:
        child.kill()
        child.wait()
        raise


def _tell(code: int, asked: argparse.Namespace, steps: Path) -> None:
    how = f"ended by {signal.Signals(-code).name}" if code < 0 else f"ended with {code}"
    done = steps.read_text("utf-8").splitlines()
    asked.keep.write_text("\n".join([*done, ""]), "utf-8")
    print(f"soak: the window {how} at step {len(done)}; the last {min(SHOWN_STEPS, len(done))} steps:")
    print("\n".join(f"  {line}" for line in done[-SHOWN_STEPS:]))
    accessible = " --accessible" if asked.accessible else ""
    print(f"soak: seed {asked.seed}; again with: python -m tests.soak --steps {asked.keep}{accessible}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
