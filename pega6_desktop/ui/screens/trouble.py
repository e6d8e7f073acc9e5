"""The screens for trouble: what happened in plain words, and what becomes of matches that nothing keeps.

Owns the sentences about failures, and the question before the program ends. Must not cause any failure: it depends on
nothing but words and buttons. Must not know where matches are kept.
"""

from __future__ import annotations
