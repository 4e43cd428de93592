"""Identity: signed cookies, recovery codes, join codes, codes of mail addresses.

A cookie names the person and the number of their session. The number goes up when a person signs
out everywhere, makes a recovery code or uses one; cookies with an older number are void.
The first secret signs; all of them verify, so that an operator can replace one in use.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "ennead"
YEARS = 5 * 365 * 24 * 3600
#: Without letters and digits that are easily confused.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"

JOIN_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ"


def new_id() -> str:
    """Return a random id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def sign(secret: str, person: str, session: int) -> str:
    """Sign a cookie."""
    text = f"{person}.{session}"
    return f"{text}.{signature(secret, text)}"


def signed_session(secrets: tuple[str, ...], cookie: str | None) -> tuple[str, int] | None:
    """Return the person and the session of a cookie, if its signature is valid.

    Cookies of earlier versions name no session: theirs is 0.
    """
    text, dot, given = (cookie or "").rpartition(".")
    if not dot or not any(is_signed(secret, text, given) for secret in secrets):
        return None
    person, dot, session = text.partition(".")
    return (person, int(session)) if dot else (person, 0)


def is_signed(secret: str, text: str, given: str) -> bool:
    """Whether a signature was made with a secret."""
    return hmac.compare_digest(given.encode(), signature(secret, text).encode())


def signature(secret: str, text: str) -> str:
    """Return the signature of a text."""
    return hmac.new(secret.encode(), f"person {text}".encode(), hashlib.sha256).hexdigest()[:43]


def new_recovery_code() -> str:
    """Return a random recovery code: four groups of five letters, about 99 bits."""
    groups = ["".join(secrets.choice(LETTERS) for _ in range(5)) for _ in range(4)]
    return "-".join(groups)


def new_join_code() -> str:
    """Return a random join code: six letters that are not easily confused."""
    return "".join(secrets.choice(JOIN_LETTERS) for _ in range(6))


def read_join_code(text: str) -> str:
    """Normalize a join code: spaces, dashes and small letters do not matter."""
    letters = "".join(letter for letter in text.upper() if letter in JOIN_LETTERS)
    return letters if len(letters) == 6 else text


def plain_code(code: str) -> str:
    """Normalize a code: spaces, dashes and capitals do not matter."""
    return "".join(letter for letter in code.lower() if letter in LETTERS)


def hashed_code(code: str) -> str:
    """Hash a recovery code. It has 99 bits, so it needs no salt and no slow hash."""
    return hashlib.sha256(f"recovery {plain_code(code)}".encode()).hexdigest()


def hashed_code_of_secret(secret: str, code: str) -> str:
    """Hash a recovery code as earlier versions did, with the secret."""
    text = f"recovery {plain_code(code)}"
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()


def address_code(secret: str, person: str, address: str) -> str:
    """Return the code that confirms a mail address: about 50 bits."""
    text = f"address {person} {address}".encode()
    number = int.from_bytes(hmac.new(secret.encode(), text, hashlib.sha256).digest(), "big")
    letters = [LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(10)]
    return f"{''.join(letters[:5])}-{''.join(letters[5:])}"


def is_address_code(secrets: tuple[str, ...], person: str, address: str, code: str) -> bool:
    """Whether a code is the one for a mail address."""
    codes = [plain_code(address_code(secret, person, address)) for secret in secrets]
    return any(hmac.compare_digest(plain_code(code), right) for right in codes)
