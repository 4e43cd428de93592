"""Lessons: positions in which a learner makes the moves and is told the reasons."""

from __future__ import annotations

from ennead.lessons.chapter import Chapter, LessonError, Step
from ennead.lessons.following import NEXT, Progress, follow
from ennead.lessons.shelf import chapter, chapters

__all__ = ["NEXT", "Chapter", "LessonError", "Progress", "Step", "chapter", "chapters", "follow"]
