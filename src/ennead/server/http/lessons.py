"""Lessons over HTTP."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.exceptions import NotFoundException

from ennead.server import protocol
from ennead.server.service import lessons as service
from ennead.server.service.lessons import LessonAnswers, LessonInfo, LessonState


@get("/api/lessons")
async def lessons(lang: protocol.Language = "en") -> list[LessonInfo]:
    """The lessons of all games."""
    return service.lessons(lang)


@post("/api/lessons/{game:str}/{chapter_id:str}", status_code=200, raises=[NotFoundException])
async def lesson(game: str, chapter_id: str, data: LessonAnswers) -> LessonState:
    """A chapter after the learner's answers."""
    return await asyncio.to_thread(service.lesson, game, chapter_id, data)
