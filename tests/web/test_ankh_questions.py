"""The questions that the client's tests of the map are run on are those of the games."""

import json

from tests.web import ankh_questions


def test_the_questions_of_ankh_are_asked_as_they_were_recorded() -> None:
    kept = json.loads(ankh_questions.FILE.read_text(encoding="utf-8"))
    assert kept == ankh_questions.questions(), "run: python -m tests.web.ankh_questions"
