"""What seats are called at a table."""

from __future__ import annotations

from ennead.server.entries import Person
from ennead.server.lobby import planned_seats
from ennead.server.protocol import SeatPlan
from ennead.server.seat_names import BOTS, bot_name, seat_name


def test_a_name_that_is_there_already_gets_a_number() -> None:
    assert seat_name("Isis", []) == "Isis"
    assert seat_name("Isis", ["Isis"]) == "Isis (2)"
    assert seat_name("Isis", ["Isis", "Isis (2)", "Ra"]) == "Isis (3)"


def test_bots_of_a_table_have_names_of_their_own() -> None:
    assert [bot_name(seat, []) for seat in range(5)] == list(BOTS)
    assert bot_name(0, ["Ahmose"]) == "Ahmose (2)"


def test_no_two_seats_of_a_new_table_are_called_alike() -> None:
    plans = [SeatPlan("me"), SeatPlan("bot", "greedy"), SeatPlan("bot", "greedy"), SeatPlan("me")]
    seats = planned_seats(plans, Person("id", "Isis", "en"))
    assert [seat["name"] for seat in seats] == ["Isis", "Hapu", "Merit", "Isis (2)"]
    assert [seat.get("bot") for seat in seats] == [None, "greedy", "greedy", None]
