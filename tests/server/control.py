"""How long an answer would take at least on this machine now: a line sent to another process, which
writes it to disk and sends it back. Other work on the machine slows both down; an attack only one.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.serving import ROOT


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Write each line to disk, then send it back."""
    with Path(sys.argv[1]).open("ab", buffering=0) as file:
        while line := await reader.readline():
            file.write(line)
            await asyncio.to_thread(os.fdatasync, file.fileno())
            writer.write(line)
    writer.close()


async def serve() -> None:
    """Say the port and answer until killed."""
    server = await asyncio.start_server(answer, "127.0.0.1")
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


@asynccontextmanager
async def controlled(
    path: Path,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to such a process."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.control", str(path)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", int(await process.stdout.readline())
    )
    try:
        yield reader, writer
    finally:
        writer.close()
        process.kill()
        await process.wait()


if __name__ == "__main__":
    asyncio.run(serve())
