"""Who is who: a signed cookie, a nickname, and a code that moves a person to another device."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "ennead"
YEARS = 5 * 365 * 24 * 3600
#: No letters or digits that are easily taken for another.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"

JOIN_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ"


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def sign(secret: str, person: str) -> str:
    """The cookie of a person."""
    return f"{person}.{signature(secret, person)}"


def signed_person(secret: str, cookie: str | None) -> str | None:
    """The person of a cookie, if this server signed it."""
    person, dot, given = (cookie or "").rpartition(".")
    if not dot or not hmac.compare_digest(given.encode(), signature(secret, person).encode()):
        return None
    return person


def signature(secret: str, text: str) -> str:
    """What only who knows the secret can write."""
    return hmac.new(secret.encode(), f"person {text}".encode(), hashlib.sha256).hexdigest()[:43]


def new_recovery_code() -> str:
    """Four groups of five letters, about 99 bits."""
    groups = ["".join(secrets.choice(LETTERS) for _ in range(5)) for _ in range(4)]
    return "-".join(groups)


def new_join_code() -> str:
    """Six letters that can be said and typed without mistakes."""
    return "".join(secrets.choice(JOIN_LETTERS) for _ in range(6))


def read_join_code(text: str) -> str:
    """A join code as somebody typed it: spaces, dashes and small letters do not matter."""
    letters = "".join(letter for letter in text.upper() if letter in JOIN_LETTERS)
    return letters if len(letters) == 6 else text


def hashed_code(secret: str, code: str) -> str:
    """How a recovery code is kept: spaces, dashes and capitals do not matter."""
    plain = "".join(letter for letter in code.lower() if letter in LETTERS)
    return hmac.new(secret.encode(), f"recovery {plain}".encode(), hashlib.sha256).hexdigest()
