"""Why a request is denied; each kind has a status of HTTP."""

from __future__ import annotations


class Denied(Exception):
    """A request that cannot be carried out as it stands."""

    status = 400

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class NotAllowed(Denied):
    """The person may not do this."""

    status = 401


class NotThere(Denied):
    """What is asked for does not exist."""

    status = 404


class Conflict(Denied):
    """The request does not fit the state of the table."""

    status = 409


class TooMany(Denied):
    """A quota is used up."""

    status = 429


class NotNow(Denied):
    """The server cannot do this for the moment."""

    status = 503
