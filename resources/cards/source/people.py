"""Ten folk faces for the players.

Owns skin, hair, hats and shirts. Must not know names: a face belongs to nobody.
"""

import math
from dataclasses import dataclass

from shapes import circle, line, path, svg


@dataclass(frozen=True, slots=True)
class Person:
    """Colours and parts of one face."""

    ground: str
    skin: str
    hair: str
    style: str
    hat: str
    shirt: str


PEOPLE = (
    Person("#E9A13B", "#8A5533", "#22150F", "curly", "flower", "#B5321F"),
    Person("#4E8A6E", "#E9B68C", "#5A2E17", "long", "none", "#F4E3C0"),
    Person("#8B5BA6", "#6E432A", "#1B120E", "bun", "glasses", "#F4B63C"),
    Person("#3F6FA3", "#F0C6A0", "#B9722A", "beard", "cap", "#7A4208"),
    Person("#C4553B", "#C98B5E", "#1E1410", "short", "straw", "#2B3A78"),
    Person("#B8486B", "#F2CBA8", "#7B3B20", "curly", "none", "#26143C"),
    Person("#2F8F94", "#D9A273", "#3A2417", "short", "glasses", "#FAF1DE"),
    Person("#7A8C3A", "#A66B42", "#2A1A12", "long", "straw", "#C8371F"),
    Person("#5B6BB5", "#E2AF84", "#8C8277", "beard", "none", "#3E6B45"),
    Person("#D07B2C", "#7C4B2D", "#19110D", "bun", "flower", "#1F5670"),
)

CAP_HAIR = "M30 46C28 22 72 22 70 46C66 36 58 34 50 34C42 34 34 36 30 46Z"
LONG_BACK = "M24 48C22 18 78 18 76 48C78 66 80 76 76 84L24 84C20 76 22 66 24 48Z"
LONG_FRONT = "M30 50C28 26 62 24 70 50C64 44 56 40 48 34C44 42 36 44 30 50Z"
CURLY_FRONT = "M31 44C32 32 40 28 50 28C60 28 68 32 69 44C62 36 56 38 50 36C44 38 38 36 31 44Z"
BEARD = "M31 50C33 56 40 56 50 56C60 56 67 56 69 50C69 66 60 74 50 74C40 74 31 66 31 50Z"
CURLS = ((30, 34, 13), (44, 24, 14), (60, 25, 14), (71, 36, 13), (74, 50, 11), (26, 50, 11))
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
        case _:
            return ""


def front_hair(person: Person) -> str:
    """Hair over the brow, and a beard with the smile in it."""
    match person.style:
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
    if person.style != "beard":
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
        case "flower":
            petals = [2 * math.pi * i / 5 for i in range(5)]
            blossom = "".join(circle(69 + 6 * math.cos(a), 33 + 6 * math.sin(a), 4.5, "#FFF4E0") for a in petals)
            return blossom + circle(69, 33, 4, "#F4B63C")
        case _:
            return ""


def avatar(person: Person) -> str:
    """A round portrait, 100 × 100."""
    neck = path("M42 60H58V74C54 79 46 79 42 74Z", person.skin)
    fold = path("M42 68C47 72 53 72 58 68V71C53 75 47 75 42 71Z", "#000000", ' opacity="0.16"')
    skull = path("M31 44C31 28 69 28 69 44C69 60 61 70 50 70C39 70 31 60 31 44Z", person.skin)
    body = circle(50, 50, 50, person.ground) + back_hair(person) + path(SHIRT, person.shirt) + neck + fold + skull
    return svg(body + front_hair(person) + face(person) + hat(person), 100, 100)
