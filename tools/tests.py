"""Running pytest on a build. A test that fails is tried once more alone, and never in silence."""

from __future__ import annotations

import os
from pathlib import Path
from xml.etree import ElementTree as ET

from tools.builds import Build
from tools.environment import PYTHON
from tools.report import Report
from tools.shell import ROOT, say, succeeds

NO_RETRY = "--no-retry"


def pytest(build: Build, arguments: list[str], places: dict[str, str], report: Report) -> bool:
    """Run tests on a build, on all cores; whether all passed.

    Tests of servers and browsers wait most of their time: one worker more than there are cores.

    Tests that talk to servers, browsers and terminals can starve where everything runs at once:
    one that fails is tried once more with the machine to itself, and must pass then. The report
    names it all the same.
    """
    words = [word for word in arguments if word != NO_RETRY]
    folder = ROOT / "build" / "pytest" / build.name
    workers = str(min((os.cpu_count() or 1) + 1, 8))
    first = folder / "first.xml"
    if run(build, folder, first, ["-n", workers, *words], places):
        return True
    if NO_RETRY in arguments or not first.exists():
        return False
    say("Once more, one after another, what failed")
    second = folder / "second.xml"
    again = ["--last-failed", "--last-failed-no-failures=none", "-n", "0", *words]
    passed = run(build, folder, second, again, places)
    failed_again = failures_in(second)
    for name, reason in failures_in(first).items():
        if name not in failed_again:
            report.second_try(f"{name} ({build.name} build): {reason}")
    return passed


def run(
    build: Build, folder: Path, results: Path, arguments: list[str], places: dict[str, str]
) -> bool:
    """Run pytest once; its results are written to a file."""
    results.unlink(missing_ok=True)
    options = ("-q", "-o", f"cache_dir={folder}", f"--junit-xml={results}")
    variables = {**places, **build.variables}
    return succeeds(PYTHON, "-m", "pytest", *options, *arguments, **variables)


def failures_in(results: Path) -> dict[str, str]:
    """What failed, by the names of tests, with the first line of the reason."""
    if not results.exists():
        return {}
    found = {}
    for case in ET.parse(results).iter("testcase"):
        for outcome in (*case.findall("failure"), *case.findall("error")):
            message = outcome.get("message", "").strip() or "no reason given"
            found[f"{case.get('classname')}::{case.get('name')}"] = message.splitlines()[0][:200]
    return found
