"""Which files a screen downloads, and how many bytes: never a larger one than it needs."""
from harness import DESKTOP, PHONE

# A window 390 pixels wide has three dots a pixel on most phones of today.
SCREENS = (("390 px", {**PHONE, "device_scale_factor": 3}), ("1280 px", DESKTOP))
# Pictures lie in rows whose height is not known to the browser beforehand, so widths are estimates.
TOLERANCE = 1.6
IMAGES = """() => [...document.images].filter(image => image.srcset && image.currentSrc)
  .map(image => {
    const source = [...(image.parentElement.tagName === "PICTURE"
        ? image.parentElement.children : [])].find(s => s.srcset && s.srcset.split(", ")
        .some(c => new URL(c.split(" ")[0], location).href === image.currentSrc)) || image;
    const choices = source.srcset.split(", ").map(c => c.split(" ")).map(
      ([url, width]) => ({url: new URL(url, location).href, width: parseInt(width)}));
    return {choices, chosen: image.currentSrc, sizes: image.sizes,
            shown: image.getBoundingClientRect().width * devicePixelRatio};
  })"""


def measure(site, page, options, wasteful):
    """Opens a page, scrolls through it, and gives the bytes of its pictures."""
    total = 0

    def count(response):
        nonlocal total
        if response.request.resource_type == "image" and response.ok:
            total += int(response.headers.get("content-length", 0))

    with site.tab(**options) as tab:
        tab.on("response", count)
        tab.goto(site.base + page, wait_until="load")
        for _ in range(40):
            tab.mouse.wheel(0, 800)
            tab.wait_for_timeout(40)
            if tab.evaluate("scrollY + innerHeight >= document.documentElement.scrollHeight - 2"):
                break
        tab.wait_for_load_state("networkidle")
        for image in tab.evaluate(IMAGES):
            widths = {choice["url"]: choice["width"] for choice in image["choices"]}
            enough = [w for w in sorted(widths.values()) if w >= image["shown"] * TOLERANCE]
            chosen = widths.get(image["chosen"])
            if chosen and enough and chosen > enough[0]:
                wasteful.append(f"{page}: {chosen} pixels for {image['shown']:.0f}, "
                                f"though there are {enough[0]}")
    return total


def run(site, report):
    copies = [p for p in site.kinds if "images/" in (site.folder / p).read_text()]
    if not copies:
        report.skip("screens download what they need", "the site has no copies of pictures")
        return
    for name, options in SCREENS:
        wasteful, weights = [], []
        for page in ["index.html", *site.spread(5)]:
            if page in copies or page.startswith("photo/"):
                weights.append((page, measure(site, page, options, wasteful)))
        told = ", ".join(f"{page} {size // 1024} KB" for page, size in weights)
        report.check(f"a screen of {name} downloads no larger files than it needs ({told})", wasteful)
