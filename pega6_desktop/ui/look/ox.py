"""The shape of the ox head on a field of 100 × 100: lyre horns, drooping ears, star on the brow.

Owns the outline that cards, icons, signs and the app icon share. Must not know colours.
"""

from PySide6.QtCore import QRectF

from pega6_desktop.ui.look.paths import star_path, svg_path

HORN = "M34 37C15 36 5 22 11 3C16 17 27 24 45 25Z"
EAR = "M30 41C18 38 6 45 3 59C14 62 27 57 33 49Z"
HORNS = HORN + "M66 37C85 36 95 22 89 3C84 17 73 24 55 25Z"
EARS = EAR + "M70 41C82 38 94 45 97 59C86 62 73 57 67 49Z"
FACE = (
    "M50 22C62 22 70 30 70 41C70 51 66 58 65 66C64.5 71 68 77 66 85C63 93 57 97 50 97C43 97 37 93 34 85"
    "C32 77 35.5 71 35 66C34 58 30 51 30 41C30 30 38 22 50 22Z"
)
HORN_SHAPES = svg_path(HORNS)
EAR_SHAPES = svg_path(EARS)
FACE_SHAPE = svg_path(FACE)
PIP_STAR = star_path(50, 42, 11)
BROW_STAR = star_path(50, 37, 9)
MUZZLE = QRectF(35, 73.5, 30, 21)
NOSTRILS = (QRectF(41.2, 79.2, 5.6, 7.6), QRectF(53.2, 79.2, 5.6, 7.6))
