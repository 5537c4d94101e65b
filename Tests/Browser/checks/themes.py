"""Day and night: chosen, remembered, without a flash, also from files and without storage."""
from harness import DESKTOP, PHONE
from gestures import swipe

REVEAL = """addEventListener("pagereveal", event => {
  window.transition = Boolean(event.viewTransition);
});"""
WATCH = """
window.seen = [];
(function look() {
  if (document.body) {
    const night = getComputedStyle(document.documentElement).colorScheme === "dark";
    window.seen.push(night ? "night" : "day");
  }
  if (window.seen.length < 20) requestAnimationFrame(look);
})();
"""
DENIED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); }
});"""
PAPER = "getComputedStyle(document.body).backgroundColor"
SCHEME = "getComputedStyle(document.documentElement).colorScheme"


def run(site, report):
    second = next((p for p in site.pages if p == "page-2.html"), "about.html")
    for name, base in (("served", site.base), ("from files", site.folder.as_uri() + "/")):
        report.check(f"the switch changes the theme and is remembered ({name})",
                     remembered(site, base, ["index.html", second, *site.photos[:1]]))
    report.check("a page works where storage is denied", denied(site))
    report.check("the switch hides where there is no script", unscripted(site))
    report.check("a theme that is not chosen follows the site or the system", follows(site))
    report.check("a swipe on the grid's header flips the theme", swiped(site))
    report.check("a swipe over the ways scrolls them and leaves the theme", scrolled(site))
    report.check("printed pages are black on white", printed(site))
    report.check("motion stops when the reader asks", still(site))
    if site.photos:
        report.check("a photo grows out of its grid, unless the reader wants no motion", grows(site))


def remembered(site, base, pages):
    wrong = []
    with site.tab(**DESKTOP) as tab:
        tab.add_init_script(WATCH)
        tab.goto(base + pages[0])
        before, first = tab.evaluate(PAPER), tab.evaluate(SCHEME)
        wanted = "day" if first == "dark" else "night"
        tab.locator(".switch").click()
        if tab.evaluate(PAPER) == before:
            wrong.append("the switch changes nothing")
        for page in pages[1:] + pages[:1]:
            tab.goto(base + page)
            tab.wait_for_timeout(250)
            seen = set(tab.evaluate("window.seen"))
            if seen != {wanted}:
                wrong.append(f"{page} was seen as {sorted(seen)}, wanted {wanted}")
    return wrong


def denied(site):
    with site.tab(**DESKTOP) as tab:
        tab.add_init_script(DENIED)
        tab.goto(site.base + "index.html")
        before = tab.evaluate(PAPER)
        tab.locator(".switch").click()
        return [] if tab.evaluate(PAPER) != before else ["the switch changes nothing"]


def unscripted(site):
    with site.tab("index.html", java_script_enabled=False, **DESKTOP) as tab:
        return ["it shows"] if tab.locator(".switch").is_visible() else []


def follows(site):
    wrong, papers = [], set()
    for scheme in ("light", "dark"):
        with site.tab("index.html", scheme=scheme, **DESKTOP) as tab:
            theme = tab.evaluate("document.documentElement.dataset.theme")
            papers.add(tab.evaluate(PAPER))
    if theme == "auto" and len(papers) != 2:
        wrong.append(f"auto shows {papers} in light and dark")
    if theme != "auto" and len(papers) != 1:
        wrong.append(f"{theme} shows {papers} in light and dark")
    return wrong


def swiped(site):
    with site.tab("index.html", **PHONE) as tab:
        before = tab.evaluate(PAPER)
        swipe(tab, ".brand", -120)
        return [] if tab.evaluate(PAPER) != before else ["nothing changed"]


def scrolled(site):
    with site.tab("index.html", **PHONE) as tab:
        before = tab.evaluate(PAPER)
        swipe(tab, ".ways", -120)
        swipe(tab, ".ways", 120)
        return [] if tab.evaluate(PAPER) == before else ["the theme changed"]


def printed(site):
    wrong = []
    for page in ["index.html", *site.photos[:1]]:
        with site.tab(page, scheme="dark", **DESKTOP) as tab:
            tab.emulate_media(media="print")
            if tab.evaluate(PAPER) != "rgb(255, 255, 255)":
                wrong.append(f"{page}: the paper is {tab.evaluate(PAPER)}")
            if tab.locator(".switch").is_visible():
                wrong.append(f"{page}: the switch shows")
    return wrong


def still(site):
    with site.tab("index.html", reduced_motion="reduce", **DESKTOP) as tab:
        if tab.locator(".grid a").count():
            tab.locator(".grid a").first.hover()
        moving = tab.evaluate("document.getAnimations().length")
        return [f"{moving} animations run"] if moving else []


def grows(site):
    """The browser has a transition between the pages, with the photo for a part of its own."""
    wrong = []
    for motion, wanted in (("no-preference", True), ("reduce", False)):
        with site.tab(reduced_motion=motion, **DESKTOP) as tab:
            tab.add_init_script(REVEAL)
            tab.goto(site.base + "index.html")
            tab.locator(".grid a").first.click()
            tab.wait_for_url("**/photo/*.html")
            tab.wait_for_timeout(600)
            if tab.evaluate("window.transition") != wanted:
                wrong.append(f"{motion}: a transition is {tab.evaluate('window.transition')}")
            if tab.evaluate("document.querySelector('.stage figure img')?.style.viewTransitionName"):
                wrong.append(f"{motion}: the photo keeps its name")
    return wrong
