"""The settings page: signing out, and coming back by a recovery code."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import People

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("button", ["Sign out", "Sign out everywhere"])
def test_who_signs_out_is_somebody_else_until_a_code_brings_them_back(
    people: People, button: str
) -> None:
    page = people()
    page.goto("/settings")
    name = page.get_by_label("Name at the table")
    expect(name).to_have_value(re.compile(r"^[A-Z][a-z]+$"))
    name.fill("Nefertiti")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.locator("code").inner_text()
    page.get_by_role("button", name=button, exact=True).click()
    asked = page.get_by_role("dialog", name=button)
    expect(asked).to_contain_text("Only a recovery code brings you back")
    asked.get_by_role("button", name=button, exact=True).click()
    expect(page.get_by_text("You are signed out.")).to_be_visible()
    page.goto("/settings")
    expect(name).to_have_value(re.compile(r"^[A-Z][a-z]+$"))
    page.get_by_label("Recovery code from another device").fill(code)
    page.get_by_role("button", name="Play on as this person").click()
    expect(page.get_by_text("Welcome back, Nefertiti.")).to_be_visible()
    page.goto("/settings")
    expect(name).to_have_value("Nefertiti")
