"""The rules in the browser: read, searched, linked to."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ennead.games.catalogue import catalogue, rule_text
from tests.web.accessibility import check_accessibility
from tests.web.conftest import People

pytestmark = pytest.mark.browser

RULES = ".text li[id]"


def test_a_link_to_a_rule_shows_it(people: People) -> None:
    page = people()
    page.goto("/rules/ankh#AK-M2")
    rule = page.locator("#AK-M2")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(rule_text("ankh", "AK-M2", "en"))
    expect(rule).to_contain_class("target")
    expect(page.locator(RULES)).to_have_count(len(catalogue("ankh")))
    page.locator("#AK-M6").get_by_role("link", name="AK-O4").click()
    expect(page.locator("#AK-O4")).to_be_in_viewport()
    expect(page.locator("#AK-O4")).to_contain_class("target")


def test_rules_are_searched_by_words_and_by_id(people: People) -> None:
    page = people()
    page.goto("/rules/ra")
    search = page.get_by_role("searchbox")
    search.fill("ra-e2")
    ids = [rule.id for rule in catalogue("ra") if "RA-E2" in rule.id + rule.text]
    expect(page.locator(RULES)).to_have_count(len(ids))
    search.fill("FLOOD drought")
    expect(page.locator("#RA-D4 mark").first).to_have_text("Drought")
    expect(page.locator("#RA-T1")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="in the glossary")).to_be_visible()
    search.fill("elephant")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    search.fill("")
    expect(page.locator(RULES)).to_have_count(len(catalogue("ra")))


def test_the_search_is_forgiving_in_german(people: People) -> None:
    page = people()
    page.goto("/rules/ra")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Die Regeln von Ra")).to_be_visible()
    page.get_by_role("searchbox").fill("begrabnis durre")
    expect(page.locator("#RA-C1 mark").first).to_have_text("Begräbnis")


def test_everything_with_a_name_is_explained(people: People) -> None:
    page = people()
    page.goto("/rules/ankh")
    page.get_by_role("searchbox").fill("omnipresent")
    term = page.locator("#power-omnipresent")
    expect(term).to_contain_text("level 1")
    term.get_by_role("link", name="AK-L1c").click()
    expect(page.locator("#AK-L1c")).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_rules_are_accessible(people: People, theme: str) -> None:
    page = people(theme=theme)
    page.goto("/rules/ra#RA-M1")
    expect(page.locator(RULES).first).to_be_visible()
    page.get_by_role("searchbox").fill("flood")
    expect(page.locator("mark").first).to_be_visible()
    check_accessibility(page)
