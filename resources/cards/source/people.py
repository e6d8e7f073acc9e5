"""Sixteen folk faces for the players, without the coloured ground behind them.

Owns skin, hair, hats and shirts. Must not know names: a face belongs to nobody.
"""

import math
from dataclasses import dataclass

from shapes import circle, line, path, svg


@dataclass(frozen=True, slots=True)
class Person:
    """Colours and parts of one face."""

    skin: str
    hair: str
    style: str
    hat: str
    shirt: str


PEOPLE = (
    Person("#8A5533", "#22150F", "curly", "flower", "#B5321F"),
    Person("#E9B68C", "#5A2E17", "long", "none", "#F4E3C0"),
    Person("#6E432A", "#1B120E", "bun", "glasses", "#F4B63C"),
    Person("#F0C6A0", "#B9722A", "beard", "cap", "#7A4208"),
    Person("#C98B5E", "#1E1410", "short", "straw", "#2B3A78"),
    Person("#F2CBA8", "#7B3B20", "curly", "none", "#26143C"),
    Person("#D9A273", "#3A2417", "short", "glasses", "#FAF1DE"),
    Person("#A66B42", "#2A1A12", "long", "straw", "#C8371F"),
    Person("#E2AF84", "#8C8277", "beard", "none", "#3E6B45"),
    Person("#7C4B2D", "#19110D", "bun", "flower", "#1F5670"),
    Person("#E6B894", "#CFC8BC", "bun", "glasses", "#8B3A62"),
    Person("#B97C50", "#3A2A20", "bald", "none", "#4E7A4F"),
    Person("#F0C6A0", "#8C4A1F", "braids", "none", "#F4B63C"),
    Person("#A66B42", "#241812", "short", "leather", "#F4E3C0"),
    Person("#5F3A26", "#1B120E", "none", "scarf", "#2F8F94"),
    Person("#6E432A", "#15100D", "afro", "phones", "#C8371F"),
)

CAP_HAIR = "M30 46C28 22 72 22 70 46C66 36 58 34 50 34C42 34 34 36 30 46Z"
LONG_BACK = "M24 48C22 18 78 18 76 48C78 66 80 76 76 84L24 84C20 76 22 66 24 48Z"
LONG_FRONT = "M30 50C28 26 62 24 70 50C64 44 56 40 48 34C44 42 36 44 30 50Z"
CURLY_FRONT = "M31 44C32 32 40 28 50 28C60 28 68 32 69 44C62 36 56 38 50 36C44 38 38 36 31 44Z"
BEARD = "M31 50C33 56 40 56 50 56C60 56 67 56 69 50C69 66 60 74 50 74C40 74 31 66 31 50Z"
CURLS = ((30, 34, 13), (44, 24, 14), (60, 25, 14), (71, 36, 13), (74, 50, 11), (26, 50, 11))
MOUSTACHE = "M37 57C41 52 48 53 50 56C52 53 59 52 63 57C58 61 53 60 50 58C47 60 42 61 37 57Z"
TUFTS = "M31 52C27 48 28 40 32 37L33 50ZM69 52C73 48 72 40 68 37L67 50Z"
BRAID = "M{x} 50C{a} 54 {a} 60 {x} 63C{a} 67 {a} 73 {x} 76C{b} 73 {b} 67 {x} 63C{b} 60 {b} 54 {x} 50Z"
PARTED = "M30 47C28 24 72 24 70 47C67 38 60 33 50 29C40 33 33 38 30 47Z"
STAR = "M50 17.5L51.8 21.3L56 21.9L53 24.8L53.7 29L50 27L46.3 29L47 24.8L44 21.9L48.2 21.3Z"
SHIRT = "M17 88.5C20 74 36 72 50 72C64 72 80 74 83 88.5C74 95.5 63 100 50 100C37 100 26 95.5 17 88.5Z"


def back_hair(person: Person) -> str:
    """Hair behind the head."""
    match person.style:
        case "long":
            return path(LONG_BACK, person.hair)
        case "curly":
            return "".join(circle(x, y, r, person.hair) for x, y, r in CURLS)
        case "bun":
            return circle(50, 17, 11, person.hair)
        case "afro":
            return circle(50, 37, 29, person.hair)
        case "braids":
            return "".join(_braid(x, person.hair) for x in (27, 73))
        case _:
            return ""


def _braid(x: int, hair: str) -> str:
    ribbon = circle(x, 63, 3.4, "#B5321F")
    return path(BRAID.format(x=x, a=x - 7, b=x + 7), hair) + ribbon


def front_hair(person: Person) -> str:
    """Hair over the brow, and a beard with the smile in it."""
    match person.style:
        case "none":
            return ""
        case "bald":
            return path(TUFTS, person.hair) + path(MOUSTACHE, person.hair)
        case "braids":
            return path(PARTED, person.hair)
        case "long":
            return path(LONG_FRONT, person.hair)
        case "curly":
            return path(CURLY_FRONT, person.hair)
        case "beard":
            smile = line("M44 61C47 64 53 64 56 61", "#FFF4E0", 2.5, is_round=True)
            return path(CAP_HAIR, person.hair) + path(BEARD, person.hair) + smile
        case _:
            return path(CAP_HAIR, person.hair)


def face(person: Person) -> str:
    """Eyes, and a smile where no beard hides it."""
    parts = [circle(42.5, 48, 2.7, "#1B120E"), circle(57.5, 48, 2.7, "#1B120E")]
    if person.style not in {"beard", "bald"}:
        parts.append(line("M43 58C46 62.5 54 62.5 57 58", "#1B120E", 2.6, is_round=True))
    return "".join(parts)


def hat(person: Person) -> str:
    """What sits on the head or on the nose."""
    match person.hat:
        case "straw":
            brim = path("M14 36C30 28 70 28 86 36C72 42 28 42 14 36Z", "#D9A441")
            crown = path("M32 32C32 10 68 10 68 32C58 36 42 36 32 32Z", "#EBC06A")
            return brim + crown + path("M32 27C42 31 58 31 68 27V32C58 36 42 36 32 32Z", "#B5321F")
        case "cap":
            crown = path("M29 38C28 18 72 18 71 38Z", "#B5321F")
            return crown + path("M52 36C66 32 82 34 86 40C76 40 62 40 52 38Z", "#8C2414")
        case "glasses":
            wire = ' stroke="#FFF4E0" stroke-width="2.4"'
            lenses = circle(42, 48, 7, "none", wire) + circle(58, 48, 7, "none", wire)
            return lenses + line("M49 48H51", "#FFF4E0", 2.4)
        case "leather":
            brim = path("M14 38C18 10 82 10 86 38C74 26 26 26 14 38Z", "#7A4A22")
            band = path("M24 31C38 24 62 24 76 31L74 36C60 29 40 29 26 36Z", "#4A2A12")
            studs = "".join(circle(x, y, 1.7, "#F4B63C") for x, y in ((32, 29.5), (41, 27.4), (59, 27.4), (68, 29.5)))
            return brim + band + studs + path(STAR, "#F4B63C")
        case "scarf":
            wrap = path("M28 44C24 14 76 14 72 44C66 32 34 32 28 44Z", "#F4B63C")
            folds = line("M33 34C42 24 58 22 68 33", "#C8371F", 3) + line("M38 24C46 18 56 18 63 23", "#C8371F", 3)
            knot = circle(50, 15, 8, "#F4B63C") + circle(50, 15, 3.2, "#C8371F")
            return wrap + folds + knot + _earrings()
        case "phones":
            band = line("M27 46C24 12 76 12 73 46", "#F4E3C0", 4.5)
            return band + "".join(circle(x, 49, 6.5, "#2B3A78") + circle(x, 49, 3, "#F4E3C0") for x in (27.5, 72.5))
        case "flower":
            petals = [2 * math.pi * i / 5 for i in range(5)]
            blossom = "".join(circle(69 + 6 * math.cos(a), 33 + 6 * math.sin(a), 4.5, "#FFF4E0") for a in petals)
            return blossom + circle(69, 33, 4, "#F4B63C")
        case _:
            return ""


def _earrings() -> str:
    return circle(31.5, 58, 2.4, "#F4B63C") + circle(68.5, 58, 2.4, "#F4B63C")


def avatar(person: Person) -> str:
    """A portrait for a round ground, 100 × 100."""
    neck = path("M42 60H58V74C54 79 46 79 42 74Z", person.skin)
    fold = path("M42 68C47 72 53 72 58 68V71C53 75 47 75 42 71Z", "#000000", ' opacity="0.16"')
    skull = path("M31 44C31 28 69 28 69 44C69 60 61 70 50 70C39 70 31 60 31 44Z", person.skin)
    body = back_hair(person) + path(SHIRT, person.shirt) + neck + fold + skull
    return svg(body + front_hair(person) + face(person) + hat(person), 100, 100)
