"""The parts of the app are there, and the page names them."""

from __future__ import annotations

import json
import struct
from importlib.resources import files

from ennead.site.build import CONTENT_POLICY, site_page
from tests.web.conftest import CLIENT

APP = files("ennead.site") / "app"


def test_every_icon_of_the_manifest_is_there_in_its_size() -> None:
    manifest = json.loads((APP / "manifest.webmanifest").read_text("utf-8"))
    for icon in manifest["icons"]:
        content = (APP / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", content[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_the_page_of_a_site_may_lie_in_any_folder_and_loads_nothing_from_elsewhere() -> None:
    page = site_page(CLIENT.read_text("utf-8"))
    assert "data-site" in page
    assert '="/' not in page
    assert "://" not in page
    assert CONTENT_POLICY in page
    assert "'unsafe-eval'" not in CONTENT_POLICY
