"""Players who come again: their name and face, and perhaps a PIN before their cards are shown.

Owns what is remembered of a player and the check of a PIN. A PIN is a courtesy lock among people who share a screen: it
keeps a curious hand from opening the curtain, not somebody with the files from reading the match. Must not know files.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from pega6_desktop.records.players import same_name

MOST_REMEMBERED = 24
LEAST_DIGITS, MOST_DIGITS = 4, 12

_ROUNDS = 120_000
_SALT_BYTES = 16


class Profile(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player. name: as shown. avatar: number of the drawn face, which also gives the colour.

    pin: salt and hash as hexadecimal text, joined by a colon; empty where no PIN was agreed.
    """

    name: str
    avatar: int = 0
    pin: str = ""


def remembered(profiles: Sequence[Profile], name: str, avatar: int) -> tuple[Profile, ...]:
    """The profiles with this player first, as seen last; a known one keeps the PIN, the longest unseen go."""
    known = found(profiles, name)
    newest = Profile(name, avatar) if known is None else replace(known, name=name, avatar=avatar)
    others = tuple(profile for profile in profiles if not same_name(profile.name, name))
    return (newest, *others)[:MOST_REMEMBERED]


def found(profiles: Sequence[Profile], name: str) -> Profile | None:
    """The player of this name, None when nobody is called so."""
    return next((profile for profile in profiles if same_name(profile.name, name)), None)


def renamed(profiles: Sequence[Profile], old: str, new: str) -> tuple[Profile, ...]:
    """The profiles with another name for this player, in their order. Raises ValueError when somebody else has it."""
    other = found(profiles, new)
    if other is not None and not same_name(other.name, old):
        raise ValueError("somebody else is called so")
    return tuple(replace(one, name=new) if same_name(one.name, old) else one for one in profiles)


def with_face(profiles: Sequence[Profile], name: str, avatar: int) -> tuple[Profile, ...]:
    """The profiles with another portrait for this player, in their order."""
    return tuple(replace(one, avatar=avatar) if same_name(one.name, name) else one for one in profiles)


def without(profiles: Sequence[Profile], name: str) -> tuple[Profile, ...]:
    """The profiles but for this player."""
    return tuple(one for one in profiles if not same_name(one.name, name))


def is_pin(text: str) -> bool:
    """Whether the text may be a PIN: 4 to 12 digits."""
    return text.isascii() and text.isdecimal() and LEAST_DIGITS <= len(text) <= MOST_DIGITS


def with_pin(profile: Profile, pin: str) -> Profile:
    """The player with this PIN, of which only a salted hash is kept; an empty one takes the lock away.

    Raises:
        ValueError: the text is neither empty nor a PIN.
    """
    if not pin:
        return replace(profile, pin="")
    if not is_pin(pin):
        raise ValueError("not a PIN")
    salt = secrets.token_bytes(_SALT_BYTES)
    return replace(profile, pin=f"{salt.hex()}:{_hash(pin, salt).hex()}")


def unlocks(profile: Profile, typed: str) -> bool:
    """Whether this is the player's PIN. A player without one, or with one that cannot be read, is not kept out."""
    salt, _, wanted = profile.pin.partition(":")
    try:
        return not wanted or hmac.compare_digest(_hash(typed, bytes.fromhex(salt)), bytes.fromhex(wanted))
    except ValueError:
        return True


def _hash(pin: str, salt: bytes) -> bytes:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt, _ROUNDS)
