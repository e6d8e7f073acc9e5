"""What holds for every test: no display, no network, nobody's real files, nothing left running."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
