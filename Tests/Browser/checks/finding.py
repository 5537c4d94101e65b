"""The search finds what the index holds, over HTTP and from the disk; the map's pins are links."""
import json
import pathlib
import re

from harness import DESKTOP, PHONE

CASES = pathlib.Path(__file__).resolve().parents[2] / "SearchIndexTests" / "folding.json"
STRINGS = pathlib.Path(__file__).resolve().parents[3] / "Templates" / "strings"
# What people type, by what a title must hold for it to be tried here.
QUERIES = {"漢字": "漢字", "字": "漢字", "عربى": "عربى", "😀": "😀", "ﬁ": "fi"}


def run(site, report):
    if "search.html" in site.pages:
        search(site, report)
    else:
        report.skip("search", "the site has none")
    if "map.html" in site.pages:
        world(site, report)
    else:
        report.skip("map", "no photo has a place")


def search(site, report):
    report.check("the script folds texts as the index was folded", folding(site))
    titles = site_titles(site)
    for base, place in ((site.base, "a server"), (site.folder.as_uri() + "/", "the disk")):
        report.check(f"photos are found by words of their titles, from {place}",
                     finds(site, base, titles))
    report.check("a query stays in the address, and the address asks it again", address(site, titles))
    report.check("what nobody wrote is not found", nothing(site))
    report.check("/ leads to the search, and into its field", slash(site))
    report.check("without scripts the search names other ways", unscripted(site))


def site_titles(site):
    """Titles by the photo's page; what the site calls photos without one is no title."""
    found = {}
    language = re.search(r'<html[^>]* lang="([^"]+)"', (site.folder / "index.html").read_text())[1]
    untitled = json.loads((STRINGS / f"{language}.json").read_text())["untitled"]
    for page in site.photos:
        text = (site.folder / page).read_text()
        title = re.search(r'<h1[^>]*>([^<]*)</h1>', text)
        if title and title[1] != untitled:
            found[page] = title[1]
    return found


def folding(site):
    with site.tab("search.html", **DESKTOP) as tab:
        cases = json.loads(CASES.read_text())
        texts = [case["text"] for case in cases]
        terms = tab.evaluate("texts => texts.map(text => photoSearch.terms(text))", texts)
        return [f"{case['text']!r}: {own}" for case, own in zip(cases, terms) if own != case["terms"]]


def ask(tab, query):
    tab.fill("#query", "")
    tab.wait_for_timeout(250)
    rest = tab.inner_text("#found")
    tab.fill("#query", query)
    tab.wait_for_function("rest => document.querySelector('#found').textContent !== rest", arg=rest)
    return [link.get_attribute("href") for link in tab.locator("#results a").all()]


def samples(titles):
    """Some queries, and a photo that each must find."""
    chosen = {}
    for page, title in titles.items():
        for query, part in QUERIES.items():
            if part in title:
                chosen.setdefault(query, page)
        for word in re.findall(r"[^\W\d_]{4,}", title):
            plain = word.isascii()
            if plain and len(chosen) < 12:
                chosen.setdefault(word.upper(), page)
                chosen.setdefault(word[:4], page)
            elif not plain:
                chosen.setdefault(word, page)
    return list(chosen.items())[:24]


def finds(site, base, titles):
    wrong = []
    with site.tab("search.html", base=base, **DESKTOP) as tab:
        for query, page in samples(titles):
            while page not in ask(tab, query):
                if tab.locator("#more").is_hidden():
                    wrong.append(f"{query} does not find {page}: {tab.inner_text('#found')}")
                    break
                shown = tab.locator("#results a").count()
                while tab.locator("#more").is_visible() and page not in [
                        link.get_attribute("href") for link in tab.locator("#results a").all()]:
                    tab.locator("#more").click()
                    tab.wait_for_timeout(200)
                if tab.locator("#results a").count() > shown:
                    break
    return wrong


def address(site, titles):
    query, page = samples(titles)[0]
    with site.tab("search.html", **DESKTOP) as tab:
        first = ask(tab, query)
        tab.goto("about:blank")
        tab.goto(f"{site.base}search.html#{query}")
        tab.wait_for_selector("#results a")
        again = [link.get_attribute("href") for link in tab.locator("#results a").all()]
        return [] if first == again else [f"{query}: {first[:3]}, then {again[:3]}"]


def nothing(site):
    with site.tab("search.html", **DESKTOP) as tab:
        found = ask(tab, "qzxqzxqzx")
        return found or ([] if tab.inner_text("#found") else ["it says nothing"])


def slash(site):
    with site.tab("index.html", **DESKTOP) as tab:
        tab.keyboard.press("/")
        tab.wait_for_timeout(500)
        wrong = [] if tab.url.endswith("search.html") else [tab.url]
        tab.locator("h1").click()
        tab.evaluate("document.activeElement.blur()")
        tab.keyboard.press("/")
        if not tab.evaluate("document.activeElement.id === 'query'"):
            wrong.append("the field has no focus")
        return wrong


def unscripted(site):
    with site.tab("search.html", java_script_enabled=False, **DESKTOP) as tab:
        wrong = [] if tab.locator("#query").is_hidden() else ["the field shows"]
        ways = tab.locator(".unscripted a")
        return wrong + ([] if ways.count() and ways.first.is_visible() else ["no way shows"])


def world(site, report):
    wrong = []
    with site.tab("map.html", java_script_enabled=False, **DESKTOP) as tab:
        goals = [pin.get_attribute("href") for pin in tab.locator("svg a.pin").all()]
        if not goals:
            wrong.append("the map has no pin")
        for goal in goals[:5]:
            tab.goto(site.base + "map.html")
            tab.locator(f"svg a.pin[href='{goal}'] circle").first.click()
            tab.wait_for_timeout(200)
            if not tab.url.endswith(goal):
                wrong.append(f"a pin leads to {tab.url}, wanted {goal}")
    report.check("the map's pins are links, also without scripts", wrong)
    report.check("no two pins cover each other, on phones too", covered(site))
    with site.tab("map.html", **DESKTOP) as tab:
        nameless = tab.evaluate(
            "[...document.querySelectorAll('svg a')].filter(a => !a.querySelector('title').textContent.trim()).length")
        report.check("every pin has a name", [f"{nameless} have none"] if nameless else [])


def covered(site):
    wrong = []
    for options in (DESKTOP, PHONE):
        with site.tab("map.html", **options) as tab:
            wrong += tab.evaluate("""() => {
              const discs = [...document.querySelectorAll("svg circle")].map(c => c.getBoundingClientRect());
              const wrong = [];
              discs.forEach((a, i) => discs.slice(i + 1).forEach(b => {
                const gap = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
                if (gap < (a.width + b.width) / 2) wrong.push(`${a.x},${a.y} covers ${b.x},${b.y}`);
                else if (gap < 24) wrong.push(`${a.x},${a.y} is too near to ${b.x},${b.y}`);
              }));
              if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
              return wrong;
            }""")
    return wrong
