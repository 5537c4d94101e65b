"""Keys and swipes lead where the links lead."""
import re

from gestures import swipe
from harness import DESKTOP, PHONE


def run(site, report):
    middle = next((p for p in site.photos if all(links(site, p))), None)
    if not middle:
        report.skip("keys", "no photo has a neighbour on both sides")
        return
    previous, following, back = links(site, middle)
    wrong = []
    left, right = (following, previous) if is_mirrored(site) else (previous, following)
    for key, goal in (("ArrowLeft", left), ("ArrowRight", right), ("Escape", back)):
        with site.tab(middle, **DESKTOP) as tab:
            wrong += arrives(tab, lambda: tab.keyboard.press(key), goal, key)
    report.check("arrows turn from photo to photo, Escape goes back to the grid", wrong)
    wrong = []
    for distance, goal in ((150, left), (-150, right)):
        with site.tab(middle, **PHONE) as tab:
            wrong += arrives(tab, lambda: swipe(tab, ".stage figure", distance), goal, distance)
    report.check("a swipe turns from photo to photo", wrong)
    report.check("modified keys are left alone", modified(site, middle))
    report.check("t flips the theme, unless the reader does without it", letter(site))
    onwards = "ArrowLeft" if is_mirrored(site) else "ArrowRight"
    if "page-2.html" in site.pages:
        with site.tab("index.html", **DESKTOP) as tab:
            report.check("arrows turn the pages of the grid", arrives(
                tab, lambda: tab.keyboard.press(onwards), "page-2.html", onwards))
    report.check("the first Tab leads to the content", skips(site))


def is_mirrored(site):
    """Where the text runs from the right, so do the pages."""
    return 'dir="rtl"' in (site.folder / "index.html").read_text()[:400]


def links(site, page):
    text = (site.folder / page).read_text()
    return [match and match[1] for match in (
        re.search(r'rel="prev" href="([^"]+)">', text),
        re.search(r'rel="next" href="([^"]+)">', text),
        re.search(r'class="back" href="([^"]+)"', text))]


def arrives(tab, act, goal, what):
    act()
    tab.wait_for_timeout(400)
    goal = goal.replace("../", "")
    return [] if tab.url.endswith(goal) else [f"{what} leads to {tab.url}, wanted {goal}"]


def modified(site, page):
    with site.tab(page, **DESKTOP) as tab:
        tab.keyboard.press("Control+ArrowRight")
        tab.wait_for_timeout(300)
        return [] if tab.url.endswith(page) else [f"Control and an arrow lead to {tab.url}"]


def letter(site):
    wrong, scheme = [], "getComputedStyle(document.documentElement).colorScheme"
    with site.tab("about.html", **DESKTOP) as tab:
        before = tab.evaluate(scheme)
        tab.keyboard.press("t")
        if tab.evaluate(scheme) == before:
            wrong.append("t does nothing")
        tab.locator(".keys-switch").click()
        before = tab.evaluate(scheme)
        tab.keyboard.press("t")
        if tab.evaluate(scheme) != before:
            wrong.append("t flips although it was put off")
    return wrong


def skips(site):
    with site.tab("index.html", **DESKTOP) as tab:
        tab.keyboard.press("Tab")
        tab.keyboard.press("Enter")
        return [] if tab.url.endswith("#main") else [tab.url]
