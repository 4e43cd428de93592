"""A bot that plays over the network: python examples/bot_client.py http://127.0.0.1:8335 TABLE SEAT

It sits down on an open seat of a table and answers at random until the game is over. Another
language needs no more than this: one cookie, one WebSocket, JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import connect


async def main(server: str, table: str, seat: int) -> None:
    """Sit down, play, say how it ended."""
    async with httpx.AsyncClient(base_url=server) as client:
        await client.get("/api/me")  # the server gives us a cookie: from now on we are somebody
        await client.patch("/api/me", json={"nickname": "Example bot"})
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/play"
    ids = count(1)
    async with connect(url, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"type": "hello", "language": "en"}))
        await socket.send(json.dumps({"type": "sit", "id": "sit", "seat": seat}))
        async for text in socket:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "refused":
                print("refused:", message["reason"])
            if message["type"] != "state":
                continue
            if message["phase"] == "finished":
                print("places, seats and scores:", message["ranking"])
                return
            for question in message["questions"]:
                chosen = random.choice(question["answers"])
                answer = {"seat": question["seat"], "answer": chosen["answer"]}
                said = {"type": "answer", "id": f"a{next(ids)}", "version": message["version"]}
                await socket.send(json.dumps({**said, **answer}))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
