"""What the games are called and made of, over HTTP; and tables found by their codes."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.guests import Person
from tests.server.serving import Server, serving


def test_games_and_their_options_are_told_in_both_languages(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        english = {game["name"]: game for game in await anna.get("/api/games")}
        german = {game["name"]: game for game in await anna.get("/api/games?lang=de")}
        assert set(english) == set(german) == {"ra", "ankh"}
        for name, game in english.items():
            assert game["title"]
            assert game["about"] != german[name]["about"]
            for option in game["options"]:
                assert option["title"]
                assert len(option["value_names"]) == len(option["values"])
                assert all(option["value_names"])
        scenario = german["ankh"]["options"][0]
        assert scenario["values"] == ["middle_kingdom", "old_kingdom", "peoples_revolt"]
        assert scenario["value_names"] == [
            *("Mittleres Reich", "Altes Reich", "Der Aufstand des Volkes")
        ]

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("game", "kind", "id", "name", "facts"),
    [
        ("ra", "tile", "nile", "Nil", {"number": 25, "group": "nile"}),
        ("ra", "category", "suns", "Sonnen", {}),
        ("ankh", "card", "chariots", "Streitwagen", {"strength": 3}),
        ("ankh", "power", "glorious", "Glorreich", {"level": 3, "cost": 3}),
        (
            *("ankh", "guardian", "apep", "Apophis"),
            {"level": 2, "large": True, "figures": 2, "strength": 1},
        ),
    ],
)
def test_terms_explain_what_a_player_meets(
    server: Server, game: str, kind: str, id: str, name: str, facts: dict[str, object]
) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        terms = await anna.get(f"/api/terms/{game}?lang=de")
        term = next(t for t in terms if (t["kind"], t["id"]) == (kind, id))
        assert (term["name"], term["facts"]) == (name, facts)
        assert term["about"]
        rules = {rule["id"] for rule in await anna.get(f"/api/rules/{game}")}
        assert term["rule"] in rules

    asyncio.run(scene())


def test_what_is_no_game_has_no_terms(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        for path in ("terms", "rules"):
            assert (await anna.send("GET", f"/api/{path}/chess")).status_code == 404

    asyncio.run(scene())


def test_a_table_says_how_it_was_set_up(server: Server) -> None:
    async def scene() -> None:
        anna = await Person.arrive(server)
        chosen = {"gods": ["isis", "ra"], "first": 1}
        table = await anna.create(
            *("ankh", "mg"),
            options=chosen,
            public=False,
            pace="relaxed",
            clock={"bank": 600, "increment": 5},
            hints=False,
        )
        async with anna.at(table, language="de") as guest:
            state = guest.state
        options = {option["name"]: option for option in state["options"]}
        assert options["gods"]["words"] == "Isis, Re"
        assert options["gods"]["value"] == ["isis", "ra"]
        assert options["first"]["words"] == "2"
        assert options["scenario"]["words"] == "Mittleres Reich"
        assert options["scenario"]["title"] == "Szenario"
        assert (state["public"], state["pace"], state["hints"]) == (False, "relaxed", False)
        assert state["clock"] == {"bank": 600, "increment": 5}
        assert state["spectators"]
        assert [seat["bot"] for seat in state["seats"]] == [None, "greedy"]

    asyncio.run(scene())


def test_a_table_is_found_by_its_code(server: Server) -> None:
    async def scene() -> None:
        anna, bert = await Person.arrive(server), await Person.arrive(server)
        table = await anna.create("ra", "mo", public=False)
        code = (await anna.get(f"/api/tables/{table}"))["code"]
        assert len(code) == 6
        for written in (code, code.lower(), f"{code[:3]}-{code[3:]}"):
            found = await bert.get(f"/api/codes/{written}")
            assert (found["id"], found["code"]) == (table, code)
        async with bert.at(table) as guest:
            assert guest.state["code"] == code
        assert (await bert.send("GET", "/api/codes/AAAAAA")).status_code == 404

    asyncio.run(scene())


def test_nobody_may_try_many_codes(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("codes"), limits={"codes_per_minute": 5}) as running:

        async def scene() -> None:
            anna = await Person.arrive(running)
            replies = [await anna.send("GET", f"/api/codes/AAAAA{n}") for n in "BCDEFGH"]
            assert [reply.status_code for reply in replies] == [404] * 5 + [429] * 2
            assert (await anna.send("GET", "/api/me")).status_code == 200

        asyncio.run(scene())
