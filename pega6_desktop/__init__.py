"""Pega 6 Desktop: the card game Pega em 6! as a desktop program.

Owns the version, in this one place. Must import nothing: the version is asked for before Qt is known to be there.
"""

__version__ = "0.1.0"
