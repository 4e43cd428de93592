"""What seats are called at a table."""

from __future__ import annotations

import pytest

from ennead.server.protocol import SeatPlan
from ennead.server.room.seat_names import BOTS, bot_name, seat_name
from ennead.server.service.tables import planned_seats
from ennead.server.store.persons import Person


def test_a_name_that_is_there_already_gets_a_number() -> None:
    assert seat_name("Isis", []) == "Isis"
    assert seat_name("Isis", ["Isis"]) == "Isis (2)"
    assert seat_name("Isis", ["Isis", "Isis (2)", "Ra"]) == "Isis (3)"


@pytest.mark.parametrize(
    "other", ["isis", "ISIS", "lsis", "Ｉｓｉｓ", "Іѕіѕ", "1sis", "I\u0053is", "ISlS"]
)
def test_so_does_a_name_that_looks_like_one(other: str) -> None:
    assert seat_name(other, ["Isis"]) == f"{other} (2)"


def test_names_that_can_be_told_apart_do_not() -> None:
    for other in ("Isi", "Ísis", "Osiris", "Isis 2", "漢字"):
        assert seat_name(other, ["Isis"]) == other


def test_bots_of_a_table_have_names_of_their_own() -> None:
    assert [bot_name(seat, []) for seat in range(5)] == list(BOTS)
    assert bot_name(0, ["Ahmose"]) == "Ahmose (2)"


def test_no_two_seats_of_a_new_table_are_called_alike() -> None:
    plans = [SeatPlan("me"), SeatPlan("bot", "greedy"), SeatPlan("bot", "greedy"), SeatPlan("me")]
    seats = planned_seats(plans, Person("id", "Isis", "en"))
    assert [seat["name"] for seat in seats] == ["Isis", "Hapu", "Merit", "Isis (2)"]
    assert [seat.get("bot") for seat in seats] == [None, "greedy", "greedy", None]
