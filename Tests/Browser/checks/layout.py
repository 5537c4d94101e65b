"""Rows, pictures and widths, from a small phone to a large screen."""
from harness import DESKTOP, PHONE, change, lose

WIDTHS = (320, 390, 768, 1280, 2560, 3840)
CELLS = """() => {
  const grid = document.querySelector(".grid"), box = grid.getBoundingClientRect();
  const gap = parseFloat(getComputedStyle(grid).columnGap);
  const isRows = getComputedStyle(grid).display === "flex";
  return {isRows, left: box.left, right: box.right, gap, cells: [...grid.children].map(cell => {
    const image = cell.querySelector("img"), inner = cell.getBoundingClientRect();
    const shown = (image || cell).getBoundingClientRect();
    const part = name => parseFloat(getComputedStyle(cell).getPropertyValue(name));
    const ratio = part("--x") + part("--y") / 10 + part("--z") / 100;
    return {left: inner.left, right: inner.right, top: inner.top, height: shown.height, ratio,
            target: parseFloat(getComputedStyle(cell).flexBasis) / ratio,
            cropped: image && getComputedStyle(image).objectFit === "cover"
              ? Math.abs(shown.width / shown.height / (image.width && image.getAttribute("width")
                / image.getAttribute("height")) - 1) : 0};
  })};
}"""
PHOTO = """() => {
  const image = document.querySelector(".stage figure img");
  if (!image) return null;
  const box = image.getBoundingClientRect();
  const [width, height] = ["width", "height"].map(name => Number(image.getAttribute(name)));
  return {bottom: box.bottom, window: innerHeight, width: box.width, most: width,
          distortion: Math.abs(box.width / box.height / (width / height) - 1),
          contained: getComputedStyle(image).objectFit === "contain", used: Math.max(
            box.width / Math.min(width, innerWidth), box.height / Math.min(height, innerHeight))};
}"""


def rows_of(cells):
    rows = []
    for cell in cells:
        if rows and abs(rows[-1][0]["top"] - cell["top"]) < 1:
            rows[-1].append(cell)
        else:
            rows.append([cell])
    return rows


def run(site, report):
    grids = [page for page in site.kinds if page.startswith(("index", "page-"))]
    sideways, uneven, ragged, stretched, cropped = [], [], [], [], []
    for width in WIDTHS:
        size = dict(viewport=dict(width=width, height=900))
        for page in site.kinds:
            with site.tab(page, **size) as tab:
                if tab.evaluate("document.documentElement.scrollWidth > innerWidth"):
                    sideways.append(f"{page} at {width}")
                if page not in grids or not tab.locator(".grid").count():
                    continue
                place, grid = f"{page} at {width}", tab.evaluate(CELLS)
                rows = rows_of(grid["cells"])
                for row in rows:
                    if max(c["height"] for c in row) - min(c["height"] for c in row) > 1.5:
                        uneven.append(f"{place}: {[round(c['height']) for c in row]}")
                    if row[-1]["right"] > grid["right"] + 1:
                        sideways.append(f"{place}: a row ends at {row[-1]['right']}")
                cropped += [f"{place}: {cell['cropped']:.3f}" for cell in grid["cells"]
                            if cell["cropped"] > .02]
                if not grid["isRows"]:
                    continue
                full = [row for row in rows[:-1] if edge(row, grid) < 2]
                if len(rows) > 3 and len(full) < .8 * (len(rows) - 1):
                    ragged.append(f"{place}: {len(full)} of {len(rows) - 1} rows reach the edge")
                if rows[-1][0]["height"] > 1.2 * rows[-1][0]["target"]:
                    stretched.append(f"{place}: {rows[-1][0]['height']:.0f} pixels high, "
                                     f"not {rows[-1][0]['target']:.0f}")
    report.check("nothing scrolls sideways from 320 to 3840 pixels", sideways)
    report.check("the pictures of a row are equally high", uneven)
    report.check("rows reach the edge", ragged)
    report.check("the last row is not stretched", stretched)
    report.check("no picture is cropped by more than 2 %", cropped)
    report.check("nothing moves while a page loads", shifts(site, site.kinds))
    some = site.kinds[:1] + site.spread(12)
    report.check("nothing moves when pictures do not arrive", shifts(site, some, lose))
    report.check("nothing moves when pictures have another shape", shifts(site, some, change))
    photos(site, report)


def edge(row, grid):
    sides = (grid["right"] - row[-1]["right"], row[-1]["left"] - grid["left"])
    return min(sides) - grid["gap"]


def shifts(site, pages, pictures=None):
    moved = []
    for form in (DESKTOP, PHONE):
        for page in pages:
            with site.tab(page, pictures=pictures, **form) as tab:
                tab.wait_for_timeout(300)
                place, shift = f"{page} at {form['viewport']['width']}", tab.evaluate("layoutShift")
                if shift > .005:
                    moved.append(f"{place}: {shift:.3f}")
                if tab.evaluate("document.documentElement.scrollWidth > screen.width"):
                    moved.append(f"{place} scrolls sideways")
    return moved


def photos(site, report):
    outside, distorted, small = [], [], []
    for width, height in ((390, 844), (1280, 900), (1920, 1080), (844, 390)):
        for page in site.spread(8):
            with site.tab(page, viewport=dict(width=width, height=height)) as tab:
                shown, place = tab.evaluate(PHOTO), f"{page} at {width} x {height}"
                if not shown:
                    continue
                if shown["bottom"] > shown["window"] + 2:
                    outside.append(f"{place}: ends at {shown['bottom']:.0f}")
                if shown["distortion"] > .01 and not shown["contained"]:
                    distorted.append(f"{place}: {shown['distortion']:.3f}")
                if shown["width"] > shown["most"] + .5:
                    distorted.append(f"{place}: {shown['width']} of {shown['most']}")
                if shown["used"] < .5 and height > 600:
                    small.append(f"{place}: {shown['used']:.2f}")
    report.check("a photo fits the window", outside)
    report.check("a photo keeps its shape and is never enlarged", distorted)
    report.check("a photo takes the room there is", small)
