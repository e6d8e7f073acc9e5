"""The look of the program: palette, type, units, painting and the shared widgets.

Owns how things look and how controls answer. Must not know what a card, a match or a screen means.
"""
