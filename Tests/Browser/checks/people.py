"""A person's card: a dialog with scripts, a target without."""
from harness import DESKTOP


def run(site, report):
    if "people.html" not in site.pages or 'class="person"' not in (
            site.folder / "people.html").read_text():
        report.skip("people", "the site lists nobody")
        return
    report.check("a card opens as a dialog, and Escape, its link and its backdrop close it",
                 scripted(site))
    report.check("a card's address opens it", addressed(site))
    report.check("a card opens and closes without a script", unscripted(site))


def scripted(site):
    wrong = []
    with site.tab("people.html", **DESKTOP) as tab:
        person, dialog = tab.locator(".person").first, tab.locator("dialog[open]")
        name = person.locator("b").inner_text()
        ways = {
            "Escape": lambda: tab.keyboard.press("Escape"),
            "its link": lambda: dialog.locator(".close").click(),
            "its backdrop": lambda: tab.mouse.click(5, 890),
        }
        for way, close in ways.items():
            person.focus()
            tab.keyboard.press("Enter")
            if dialog.count() != 1 or dialog.locator("h2").inner_text() != name:
                wrong.append(f"no dialog about {name} opens")
                break
            if not tab.evaluate("document.querySelector('dialog').matches(':modal')"):
                wrong.append("the dialog is not modal")
            if not tab.evaluate("document.activeElement.closest('dialog') !== null"):
                wrong.append("the focus stays behind the dialog")
            close()
            tab.wait_for_timeout(100)
            if dialog.count():
                wrong.append(f"{way} does not close it")
            if not tab.evaluate("document.activeElement.matches('.person')"):
                wrong.append(f"after {way} the focus is lost")
    return wrong


def addressed(site):
    with site.tab("people.html", **DESKTOP) as tab:
        address = tab.locator(".person").last.get_attribute("href")
        tab.goto("about:blank")
        tab.goto(site.base + "people.html" + address)
        tab.wait_for_timeout(100)
        return [] if tab.locator("dialog[open]").count() == 1 else [f"{address} opens nothing"]


def unscripted(site):
    wrong = []
    with site.tab("people.html", java_script_enabled=False, **DESKTOP) as tab:
        card = tab.locator(".card").first
        if card.is_visible():
            wrong.append("it shows unasked")
        tab.locator(".person").first.click()
        if not card.is_visible():
            wrong.append("it does not open")
        else:
            card.locator(".close").click()
            if card.is_visible():
                wrong.append("it does not close")
    return wrong
