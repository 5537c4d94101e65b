"""The ways through a site: albums, tags, the archive, members, and back from a photo."""
from harness import DESKTOP, PHONE

PARTS = {"albums.html": ".person", "tags.html": ".cloud a", "archive.html": ".years h2 a",
         "people.html": ".doors a[href^=person]"}


def run(site, report):
    parts = {part: links for part, links in PARTS.items() if part in site.pages}
    report.check("the navigation names the parts that exist, and where one is", navigation(site, parts))
    report.check("on a phone the ways stand in one row, and the current one shows", row(site))
    report.check("every entry of a list leads to a page with its name", entries(site, parts))
    report.check("a click on an entry goes there", clicks(site, parts))
    report.check("a photo leads to its albums, tags, year and member, and they lead back",
                 photos(site))
    if "archive.html" in parts:
        report.check("a month of the chart leads to its photos", months(site))


def navigation(site, parts):
    wrong = []
    for part in parts:
        with site.tab(part, **PHONE) as tab:
            named = tab.locator(".ways a").evaluate_all("all => all.map(a => a.getAttribute('href'))")
            wrong += [f"{part}: no way to {other}" for other in parts if other not in named]
            current = tab.locator(".ways a[aria-current]").evaluate_all(
                "all => all.map(a => a.getAttribute('href'))")
            if current != [part]:
                wrong.append(f"{part}: says to be at {current}")
    return wrong


def row(site):
    wrong = []
    for page in site.kinds:
        for width in (320, 390):
            with site.tab(page, **{**PHONE, "viewport": dict(width=width, height=700)}) as tab:
                boxes = tab.locator(".ways a").evaluate_all("""all => all.map(a => {
                  const {top, left, right} = a.getBoundingClientRect();
                  return {top, left, right, isCurrent: a.hasAttribute("aria-current")};
                })""")
                if len({round(box["top"]) for box in boxes}) > 1:
                    wrong.append(f"{page} at {width}: more rows than one")
                wrong += [f"{page} at {width}: the current way lies at {box['left']:.0f}"
                          for box in boxes if box["isCurrent"]
                          and not (0 <= box["left"] and box["right"] <= width)]
    return wrong


def entries(site, parts):
    wrong = []
    for part, links in parts.items():
        with site.tab(part, **DESKTOP) as tab:
            found = tab.locator(links).evaluate_all("""all => all.slice(0, 8).map(a => [
              a.getAttribute("href"), (a.querySelector("b") ?? a).textContent.trim()])""")
        if not found:
            wrong.append(f"{part} lists nothing")
        for page, name in found:
            with site.tab(page, **DESKTOP) as tab:
                heading = tab.locator("h1").inner_text()
                if part != "people.html" and heading.strip() != name:
                    wrong.append(f"{page}: '{heading}' where {part} says '{name}'")
                if not tab.locator(".grid li").count():
                    wrong.append(f"{page} shows no photos")
    return wrong


def clicks(site, parts):
    """A script listens in the list of people alone."""
    wrong = []
    for part, links in parts.items():
        if part == "people.html":
            continue
        with site.tab(part, **DESKTOP) as tab:
            link = tab.locator(links).first
            way = link.get_attribute("href")
            link.click()
            tab.wait_for_load_state()
            if not tab.url.endswith(way):
                wrong.append(f"{part}: a click leads to {tab.url} and not to {way}")
    return wrong


def photos(site):
    wrong = []
    for page in site.spread(4):
        number = page.removeprefix("photo/").removesuffix(".html")
        with site.tab(page, **DESKTOP) as tab:
            ways = tab.evaluate("""() => [...document.querySelectorAll(".sheet a")]
              .map(a => a.getAttribute("href"))
              .filter(href => /^\\.\\.\\/(album|tag|archive|person)\\//.test(href))""")
        if not any(way.startswith("../person/") for way in ways):
            wrong.append(f"{page} leads to no member")
        for way in ways:
            group = way.removeprefix("../").removesuffix(".html")
            pages = [p for p in site.pages if p == group + ".html" or p.startswith(group + "-")]
            if not any(f'id="photo-{number}"' in (site.folder / p).read_text() for p in pages):
                wrong.append(f"{page} leads to {group}, which does not show it")
    return wrong


def months(site):
    wrong = []
    with site.tab("archive.html", **PHONE) as tab:
        links = tab.locator(".years li li a").evaluate_all(
            "all => all.map(a => [a.getAttribute('href'), a.getAttribute('aria-label')])")
    for href, label in links[:8]:
        page, _, month = href.partition("#")
        with site.tab(page, **PHONE) as tab:
            section = tab.locator(f"#{month}")
            if section.count() != 1 or not section.locator(".grid li").count():
                wrong.append(f"{label}: {href} shows no photos")
            elif section.locator("h2").inner_text() not in label:
                wrong.append(f"{label}: {href} is called {section.locator('h2').inner_text()}")
    return wrong
