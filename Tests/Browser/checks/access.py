"""axe-core over every kind of page; contrast, focus and target sizes measured."""
from axe_playwright_python.sync_playwright import Axe

from harness import DESKTOP, PHONE

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PAIRS = """() => {
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const rgba = color => {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const backdrop = element => {
    for (let e = element; e; e = e.parentElement) {
      const style = getComputedStyle(e), color = rgba(style.backgroundColor);
      if (style.position === "absolute" && style.backgroundImage !== "none") return null;
      if (color[3] === 255) return color;
      if (color[3] > 0) return null;
    }
    return rgba("white");
  };
  const luminance = color => {
    const [r, g, b] = color.slice(0, 3).map(v => v / 255)
      .map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b;
  };
  const pairs = [];
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some(n => n.nodeType === 3 && n.data.trim());
    const control = element.matches("button");
    if (!own && !control || !element.getClientRects().length) continue;
    const style = getComputedStyle(element), behind = backdrop(element);
    if (!behind) continue;
    const [dark, light] = [luminance(rgba(style.color)), luminance(behind)].sort((a, b) => a - b);
    pairs.push({
      ratio: (light + .05) / (dark + .05), large: parseFloat(style.fontSize) >= 24 || !own,
      name: `${element.localName}.${element.className} ${style.color} on ${behind}`,
    });
  }
  return pairs;
}"""
FOCUS = """() => {
  const element = document.activeElement, style = getComputedStyle(element);
  return [element.localName + "." + element.className,
          style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2];
}"""
SMALL = """() => [...document.querySelectorAll(
    ".ways a, .pages a, .turn a, .switch, .grid a, .doors a")]
  .filter(e => e.getClientRects().length)
  .map(e => [e.className || e.textContent, e.getBoundingClientRect()])
  .filter(([name, box]) => Math.min(box.width, box.height) < 43.5)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""


def violations(tab, place):
    found = Axe().run(tab, options={"runOnly": RULES}).response["violations"]
    return [f"{place}: {v['id']}: {v['nodes'][0]['html'][:140]}" for v in found]


def run(site, report):
    found, poor, worst = [], [], 99
    for scheme in ("light", "dark"):
        for form in (DESKTOP, PHONE):
            for page in site.kinds:
                with site.tab(page, scheme=scheme, **form) as tab:
                    place = f"{page} {scheme} {form['viewport']['width']}"
                    found += violations(tab, place)
                    for pair in tab.evaluate(PAIRS):
                        worst = min(worst, pair["ratio"])
                        if pair["ratio"] < (3 if pair["large"] else 4.5):
                            poor.append(f"{place}: {pair['ratio']:.2f} {pair['name']}")
                    if page == "people.html" and tab.locator(".person").count():
                        tab.locator(".person").first.click()
                        found += violations(tab, place + " with its dialog")
    report.check("axe-core finds nothing, in both themes, on desktop and phone", found)
    report.check(f"words stand out from what is behind them (least {worst:.2f})", poor)
    report.check("focus shows in both themes", unseen_focus(site))
    report.check("targets are thumb-sized on a phone", small_targets(site))
    report.check("the current page is marked where colours are forced", unmarked(site))


def unseen_focus(site):
    missing = []
    for scheme in ("light", "dark"):
        for page in ["index.html", *site.photos[:1]]:
            with site.tab(page, scheme=scheme, **DESKTOP) as tab:
                for _ in range(12):
                    tab.keyboard.press("Tab")
                    name, shows = tab.evaluate(FOCUS)
                    if name != "body." and not shows:
                        missing.append(f"{page} {scheme}: {name}")
    return missing


def unmarked(site):
    missing = []
    for page in ["index.html", "about.html"]:
        with site.tab(page, forced_colors="active", **DESKTOP) as tab:
            missing += [f"{page}: {name}" for name in tab.evaluate(
                """() => [...document.querySelectorAll("a[aria-current]")]
                  .filter(e => getComputedStyle(e).textDecorationLine !== "underline")
                  .map(e => e.textContent)""")]
    return missing


def small_targets(site):
    small = []
    for page in site.kinds:
        with site.tab(page, **PHONE) as tab:
            small += [f"{page}: {each}" for each in tab.evaluate(SMALL)]
    return small
