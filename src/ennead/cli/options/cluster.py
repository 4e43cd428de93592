"""The option that sends work to a cluster, the same for every command."""

from __future__ import annotations

from typing import Annotated

from typer import Option

ClusterAddress = Annotated[
    str | None,
    Option(
        "--cluster",
        metavar="ADDRESS",
        help="A Ray cluster that does the work; `local` starts one here with --jobs workers.",
    ),
]
