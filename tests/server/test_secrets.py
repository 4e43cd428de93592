"""Nobody is sent a byte that another seat's secret could alter, until it is revealed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import ennead
from ennead.server.live.bots.worker import think
from tests.server.guests import Guest, Message, Person, finished_record, visiting
from tests.server.serving import Server, serving

#: What a player of Ra may order in advance.
ORDERS: list[dict[str, Any]] = [{"order": "bid_up_to", "limit": 9}, {"order": "pass_auction"}]


@pytest.fixture(scope="module")
def lucky(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which every table has the same luck."""
    with serving(tmp_path_factory.mktemp("lucky"), luck_seed=11) as running:
        yield running
        assert "Traceback" not in running.logged(), running.logged()


class Company:
    """A table with a person on every seat and a spectator; all that each was sent."""

    def __init__(
        self, people: list[Person], stranger: Person, table: str, guests: list[Guest]
    ) -> None:
        self.people = people
        self.stranger = stranger
        self.table = table
        self.guests = guests

    @staticmethod
    async def gather(
        stack: AsyncExitStack, server: Server, game: str, players: int, **options: Any
    ) -> Company:
        people = [await Person.arrive(server, f"Player {n}") for n in range(players)]
        table = await people[0].create(game, "m" + "o" * (players - 1), options=options)
        guests = [await stack.enter_async_context(person.at(table)) for person in people]
        guests.append(await stack.enter_async_context(visiting(server, table, None)))
        for seat in range(1, players):
            await guests[seat].done("sit", seat=seat)
        await guests[0].done("start")
        company = Company(people, await Person.arrive(server), table, guests)
        await company.agree()
        for guest in guests:  # nobody comes or goes from now on
            await guest.until(lambda g=guest: g.last("presence") == company.presence())  # type: ignore[misc]  # the loop's own
        for guest in guests:  # what is compared begins here
            guest.raw.clear()
            guest.heard.clear()
        return company

    def presence(self) -> Message:
        """What everybody is told of who is there."""
        seats = list(range(len(self.people)))
        return {"type": "presence", "connected": seats, "spectators": 1, "gone": []}

    async def agree(self) -> None:
        """Wait until everybody has seen the same version."""
        last = max(guest.state["version"] for guest in self.guests)
        for guest in self.guests:
            await guest.until(lambda g=guest: g.state["version"] == last)  # type: ignore[misc]  # the loop's own

    async def answer(self, seat: int, answer: int) -> None:
        guest = self.guests[seat]
        version = guest.state["version"]
        await guest.done("answer", version=version, seat=seat, answer=answer)
        await self.agree()

    def question(self, seat: int) -> Message:
        return next(q for q in self.guests[seat].state["questions"] if q["seat"] == seat)

    def legal(self, seat: int) -> list[int]:
        return [answer["answer"] for answer in self.question(seat)["answers"]]

    def sent_to(self, seat: int) -> list[str]:
        """All bytes sent to a seat but replies to its own messages, the table's names left out.

        Who is connected is told now and then, not by what happens in the game.
        """
        guest = self.guests[seat]
        code = guest.state["code"]
        heard = zip(guest.raw, guest.heard, strict=True)
        kept = [raw for raw, m in heard if m["type"] not in ("done", "presence")]
        return [raw.replace(self.table, "T").replace(code, "C") for raw in kept]

    async def looking_back(self, but: int) -> list[bytes]:
        """What everybody but one seat, and a spectator, is told of the last moments and the log."""
        found = []
        path = f"/api/tables/{self.table}"
        for seat, person in enumerate([*self.people, self.stranger]):
            if seat != but:
                whole = await person.send("GET", f"{path}/moments?to=0")
                first = max(0, whole.json()["length"] - 6)
                last = await person.send("GET", f"{path}/moments?from={first}")
                log = await person.send("GET", f"{path}/log")
                found += [last.content, log.content]
        return found

    async def asked_over_http(self) -> Any:
        """What a stranger can learn about the table over HTTP."""
        stranger = self.people[-1]
        record = await stranger.send("GET", f"/api/tables/{self.table}/record")
        info = await stranger.get(f"/api/tables/{self.table}")
        listed = next(t for t in await stranger.get("/api/tables") if t["id"] == self.table)
        assert record.status_code == 409
        return record.text, info, listed


@pytest.mark.parametrize(("players", "seed"), [(3, 2), (5, 3)])
def test_a_sealed_answer_alters_nothing_that_others_are_sent(
    lucky: Server, players: int, seed: int
) -> None:
    """Two tables go the same way, but at one of them everybody first seals something else."""

    async def scene() -> None:
        luck = random.Random(seed)
        secrets = 0
        async with AsyncExitStack() as stack:
            plain = await Company.gather(stack, lucky, "ankh", players)
            fickle = await Company.gather(stack, lucky, "ankh", players)
            while not plain.guests[0].is_over():
                waiting = plain.guests[-1].state["to_act"]
                luck.shuffle(waiting)
                for place, seat in enumerate(waiting):
                    chosen = luck.choice(plain.legal(seat))
                    last = place == len(waiting) - 1
                    if len(waiting) > 1 and not last and is_alone(plain, seat):
                        await seal_something_else(fickle, seat, chosen, luck)
                        await plain.answer(seat, chosen)
                        assert_same(plain, fickle, but=seat)
                        if secrets % 3 == 0:
                            assert await plain.looking_back(seat) == await fickle.looking_back(seat)
                        await think_again(fickle, seat, chosen)
                        secrets += 1
                    else:
                        await plain.answer(seat, chosen)
                        await fickle.answer(seat, chosen)
                    assert_same(plain, fickle, but=seat)
            assert fickle.guests[0].is_over()
            # What was sealed first and never counted stays its owner's secret for ever.
            watched = [await all_moments(c, c.stranger) for c in (plain, fickle)]
            assert watched[0] == watched[1]
            records = [await finished_record(c.stranger, c.table) for c in (plain, fickle)]
            assert records[0] == records[1]
            own = [[await all_moments(c, p) for p in c.people] for c in (plain, fickle)]
            assert own[0] != own[1]
        assert secrets

    asyncio.run(scene())


def test_where_which_cat_lies_is_told_to_nobody_else(lucky: Server) -> None:
    """Two tables go the same way, but at one of them Bastet hides her cats another way."""

    async def scene() -> None:
        luck = random.Random(6)
        hidden = 0
        gods = ["bastet", "isis", "ra"]
        async with AsyncExitStack() as stack:
            one, other = [
                await Company.gather(stack, lucky, "ankh", 3, gods=gods) for _ in range(2)
            ]
            for step in range(60):
                seat = luck.choice(one.guests[-1].state["to_act"])
                legal = one.legal(seat)
                chosen = [luck.choice(legal)] * 2
                if one.question(seat)["name"] == "hide_cats":
                    assert seat == 0
                    chosen, hidden = [legal[0], legal[-1]], step
                elif one.question(seat)["name"] == "reveal_cat":
                    chosen = [legal[-1]] * 2  # nothing
                for company, answer in zip((one, other), chosen, strict=True):
                    await company.answer(seat, answer)
                assert_same(one, other, but=0)
                if hidden == step or step % 12 == 0:
                    assert await one.looking_back(0) == await other.looking_back(0)
            own = [company.guests[0].state["view"]["tokens"] for company in (one, other)]
            assert own[0] != own[1]
        assert hidden

    asyncio.run(scene())


def test_a_card_chosen_before_thoth_guesses_is_told_to_nobody_else(lucky: Server) -> None:
    """Two tables go the same way, but at one of them Isis chooses another card."""

    async def scene() -> None:
        luck = random.Random(8)
        guessed = 0
        async with AsyncExitStack() as stack:
            one, other = [
                await Company.gather(stack, lucky, "ankh", 2, gods=["thoth", "isis"])
                for _ in range(2)
            ]
            while guessed < 2:
                state = one.guests[-1].state
                seat = state["to_act"][0]
                legal = one.legal(seat)
                chosen = [luck.choice(legal)] * 2
                name = one.question(seat)["name"]
                if name == "play_cards" and seat == 1 and state["view"]["areas"][0]["followers"]:
                    chosen = [legal[0], legal[-1]]
                elif name == "guess_whose":
                    chosen = [1, 1]
                for company, answer in zip((one, other), chosen, strict=True):
                    await company.answer(seat, answer)
                if name == "guess_card":
                    return
                assert_same(one, other, but=1)
                if one.guests[-1].state["view"]["asked"]["question"].startswith("guess"):
                    guessed += 1
                    assert await one.looking_back(1) == await other.looking_back(1)

    asyncio.run(scene())


async def all_moments(company: Company, person: Person) -> list[Any]:
    """Every moment of a table as somebody may see it."""
    found: list[Any] = []
    while True:
        part = await person.get(f"/api/tables/{company.table}/moments?from={len(found)}")
        found += part["moments"]
        if len(found) == part["length"]:
            return found


def is_alone(company: Company, seat: int) -> bool:
    """Whether no partner plays the same god: partners see each other's sealed answers."""
    plays: list[int] = company.guests[-1].state["view"]["plays"]
    return plays.count(plays[seat]) == 1


async def seal_something_else(
    company: Company, seat: int, chosen: int, luck: random.Random
) -> None:
    """Another answer than the one that will count, changed a few times."""
    others = [answer for answer in company.legal(seat) if answer != chosen]
    first, *more = [luck.choice(others or [chosen]) for _ in range(3)]
    await company.answer(seat, first)
    version = company.guests[seat].state["version"]
    before = await company.asked_over_http()
    for answer in more:
        assert company.question(seat)["answered"] is not None
        await company.answer(seat, answer)
    assert company.guests[seat].state["version"] == version
    assert await company.asked_over_http() == before


async def think_again(company: Company, seat: int, chosen: int) -> None:
    """The answer that counts."""
    sent = company.question(seat)["answers"]
    wanted = next(answer["notation"] for answer in sent if answer["answer"] == chosen)
    await company.answer(seat, chosen)
    guest = company.guests[seat]
    await guest.until(lambda: company.question(seat)["answered"] == wanted)


def assert_same(one: Company, other: Company, but: int) -> None:
    """Everybody was sent the same at both tables, who knows the secret excepted."""
    for seat in range(len(one.guests)):
        if seat != but:
            assert one.sent_to(seat) == other.sent_to(seat)
    for guest in [*one.guests, *other.guests]:  # the next comparison begins here
        guest.raw.clear()
        guest.heard.clear()


def test_a_standing_order_alters_nothing_that_others_are_sent(lucky: Server) -> None:
    async def scene() -> None:
        luck = random.Random(6)
        async with AsyncExitStack() as stack:
            plain = await Company.gather(stack, lucky, "ra", 3)
            cunning = await Company.gather(stack, lucky, "ra", 3)
            while not plain.guests[0].is_over():
                (seat,) = plain.guests[-1].state["to_act"]
                schemer = luck.choice([n for n in range(3) if n != seat])
                order = luck.choice(ORDERS)
                guest = cunning.guests[schemer]
                await guest.done("standing", seat=schemer, **order)
                assert guest.state["standing"][str(schemer)]["order"] == order["order"]
                if luck.random() < 0.1:
                    before = await cunning.asked_over_http()
                    await guest.done("standing", seat=schemer, order="pass_auction")
                    assert await cunning.asked_over_http() == before
                await guest.done("standing", seat=schemer)
                await guest.until(lambda g=guest: g.state["standing"] is None)  # type: ignore[misc]  # the loop's own
                assert_same(plain, cunning, but=schemer)
                chosen = luck.choice(plain.legal(seat))
                await plain.answer(seat, chosen)
                await cunning.answer(seat, chosen)
                assert_same(plain, cunning, but=-1)

    asyncio.run(scene())


def test_a_restart_does_not_tell_how_often_somebody_thought_again(tmp_path: Path) -> None:
    """Private entries move no snapshot: what is told after a restart is the same with many."""

    async def before(server: Server) -> list[str]:
        luck = random.Random(4)
        async with AsyncExitStack() as stack:
            plain = await Company.gather(stack, server, "ra", 3)
            cunning = await Company.gather(stack, server, "ra", 3)
            while plain.guests[0].state["version"] < 150:
                (seat,) = plain.guests[-1].state["to_act"]
                schemer = luck.choice([n for n in range(3) if n != seat])
                for _ in range(luck.randrange(3)):
                    await cunning.guests[schemer].done("standing", seat=schemer, **ORDERS[0])
                await cunning.guests[schemer].done("standing", seat=schemer)
                chosen = luck.choice(plain.legal(seat))
                await plain.answer(seat, chosen)
                await cunning.answer(seat, chosen)
            return [plain.table, cunning.table]

    async def after(server: Server, tables: list[str]) -> None:
        heard = []
        for table in tables:
            async with visiting(server, table, None) as guest:
                code = guest.state["code"]
                assert guest.state["events"]
                state = json.dumps(guest.state)
                heard.append(state.replace(table, "T").replace(code, "C"))
        assert heard[0] == heard[1]

    with serving(tmp_path, luck_seed=11, limits={"idle_seconds": 1.0}) as server:
        tables = asyncio.run(before(server))
        server.restart()
        asyncio.run(after(server, tables))
        server.kill()
        server.start()
        asyncio.run(after(server, tables))


def test_everybody_sees_who_has_answered_and_after_the_last_what(lucky: Server) -> None:
    async def scene() -> None:
        luck = random.Random(3)
        async with AsyncExitStack() as stack:
            company = await Company.gather(stack, lucky, "ankh", 5)
            watcher = company.guests[-1]
            while len(watcher.state["to_act"]) < 2:
                (seat,) = watcher.state["to_act"]
                await company.answer(seat, luck.choice(company.legal(seat)))
            waiting = list(watcher.state["to_act"])
            version = watcher.state["version"]
            given = {}
            for number, seat in enumerate(reversed(waiting), 1):
                given[seat] = luck.choice(company.legal(seat))
                guest = company.guests[seat]
                # The question is still the one that was seen before others answered.
                await guest.done("answer", version=version, seat=seat, answer=given[seat])
                await company.agree()
                still = [other for other in waiting if other not in given]
                assert number == len(waiting) or watcher.state["to_act"] == still
                assert number == len(waiting) or watcher.state["view"]["asked"]["seats"] == still
            assert [e for e in watcher.events() if e["version"] == watcher.state["version"]]

    asyncio.run(scene())


def test_a_bot_answers_the_same_whatever_others_have_sealed() -> None:
    luck = random.Random(1)
    compared = 0
    for seed in range(6):
        game = ennead.new("ankh", players=4, seed=seed)
        while not game.over:
            waiting = game.to_act()
            if len(waiting) > 1:
                seat, other = waiting[0], waiting[1]
                thoughts = set()
                for answer in game.legal(other)[:4]:
                    sealed = game.clone()
                    sealed.apply(other, answer)
                    thoughts.add(think("random", sealed.position(), seat, 5))
                assert len(thoughts) == 1
                compared += 1
            game.apply(waiting[0], luck.choice(game.legal(waiting[0])))
    assert compared > 5
