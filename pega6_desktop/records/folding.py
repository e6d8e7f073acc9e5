"""Words as they are searched: without case, accents or width. Owns the folding; must not know what is searched."""

import unicodedata


def folded(text: str) -> str:
    """The text in small plain letters: "José" and "JOSE" are the same."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return "".join(char for char in apart if not unicodedata.combining(char))


def folded_stored(name: object) -> str:
    """For SQL, which gives names as bytes: what is no text there would end the whole question."""
    return folded(name.decode(errors="replace") if isinstance(name, bytes) else str(name))
