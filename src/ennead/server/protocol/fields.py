"""Types of fields in several messages: names, texts, seats, languages."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

# Control characters, and those that turn the direction of what follows them.
_CONTROL = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff"
# Letters that are not seen, or only as a space: names that differ by them look alike.
_UNSEEN = (
    r"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u206f\u2800"
    r"\u3164\ufe00-\ufe0f\uffa0\ufff0-\uffff\ud800-\udfff\ue000-\uf8ff"
    r"\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U0010ffff"
)
# Marks that stand on the letter before them: three on one letter reach into other lines.
_MARK = r"\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
_END = r"$(?!\n)"  # in Python, `$` alone lets a line feed follow

Nickname = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=32,
        pattern=(
            rf"^(?!.*[{_MARK}]{{3}})(?!.*\s\s)[^\s{_MARK}{_CONTROL}{_UNSEEN}]"
            rf"([^{_CONTROL}{_UNSEEN}]*[^\s{_CONTROL}{_UNSEEN}])?{_END}"
        ),
    ),
]
Seat = Annotated[int, Meta(ge=0, le=4)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=rf"^[!-~]+{_END}")]
ChatText = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=500,
        pattern=rf"^([^{_CONTROL}]|\n)*[^\s{_CONTROL}]([^{_CONTROL}]|\n)*{_END}",
    ),
]
Webhook = Annotated[str, Meta(max_length=500, pattern=rf"^[!-~]*{_END}")]
EmailAddress = Annotated[str, Meta(max_length=200, pattern=rf"^[^\s{_CONTROL}]*{_END}")]
Language = Literal["en", "de"]
Phase = Literal["gathering", "playing", "finished"]
