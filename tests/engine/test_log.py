"""The log of answers: only added to, and shared by clones."""

from __future__ import annotations

import pytest

from ennead.engine.log import Log, unknown


def log_of(*answers: tuple[int, int]) -> Log:
    log = Log(None, 0)
    for seat, answer in answers:
        log.add(seat, answer)
    return log


def test_a_log_gives_its_answers_back_in_order() -> None:
    answers = [(-1, 0), (0, 22), (4, 1000), (14, 3), (-1, 5)]
    log = log_of(*answers)
    assert log.answers() == answers
    assert log.length() == 5


def test_a_fork_begins_with_the_answers_so_far() -> None:
    log = log_of((0, 1), (1, 2))
    fork = log.fork()
    assert fork.answers() == [(0, 1), (1, 2)]
    assert fork.length() == 2


def test_a_fork_and_its_source_go_their_own_ways() -> None:
    log = log_of((0, 1))
    fork = log.fork()
    log.add(1, 2)
    fork.add(2, 3)
    fork.add(3, 4)
    assert log.answers() == [(0, 1), (1, 2)]
    assert fork.answers() == [(0, 1), (2, 3), (3, 4)]
    assert (log.length(), fork.length()) == (2, 3)


def test_forks_of_forks_keep_what_they_had_when_they_were_made() -> None:
    log = log_of((0, 1))
    logs = [log]
    expected = [[(0, 1)]]
    for answer in range(20):
        fork = logs[-1].fork()
        logs[-1].add(5, answer)
        expected[-1] = [*expected[-1], (5, answer)]
        again = fork.fork()
        again.add(6, answer)
        expected.append([*fork.answers(), (6, answer)])
        logs.append(again)
    assert [log.answers() for log in logs] == expected


def test_a_fork_of_an_empty_log_is_empty() -> None:
    log = Log(None, 0)
    fork = log.fork().fork()
    log.add(0, 1)
    assert fork.answers() == []


def test_a_log_whose_beginning_is_unknown_gives_no_answers() -> None:
    log = unknown().fork()
    log.add(0, 1)
    with pytest.raises(ValueError, match="not known"):
        log.answers()
