"""What every check uses: the report, and the site in a browser."""
import contextlib
import functools
import html.parser
import http.server
import pathlib
import re
import shutil
import threading
import time

from playwright.sync_api import sync_playwright

DESKTOP = dict(viewport=dict(width=1280, height=900))
PHONE = dict(viewport=dict(width=390, height=844), has_touch=True, is_mobile=True)
IMAGE_HOST = "https://live.staticflickr.com/"
SHIFT = """
window.layoutShift = 0;
new PerformanceObserver(list => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput) window.layoutShift += entry.value;
}).observe({type: "layout-shift", buffered: true});
"""


class Report:
    def __init__(self):
        self.passed = self.failed = 0

    def check(self, claim, problems):
        """Counts a claim: it holds where the list of problems is empty."""
        problems = list(dict.fromkeys(str(problem) for problem in problems))
        if not problems:
            self.passed += 1
            print(f"ok    {claim}")
            return
        self.failed += 1
        print(f"FAIL  {claim}")
        for problem in problems[:6]:
            print(f"      {problem[:300]}")
        if len(problems) > 6:
            print(f"      and {len(problems) - 6} more")

    def skip(self, claim, reason):
        print(f"skip  {claim}: {reason}")


class Pictures(html.parser.HTMLParser):
    """Collects the pictures a page shows from elsewhere, with their sizes."""

    def __init__(self):
        super().__init__()
        self.sizes = {}

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag != "img":
            return
        candidates = [c.split()[0] for c in values.get("srcset", "").split(",") if c.strip()]
        for url in [values.get("src", ""), *candidates]:
            if url.startswith(IMAGE_HOST):
                self.sizes[url] = (values.get("width"), values.get("height"))


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


class QuietServer(http.server.ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """Says nothing: a browser that leaves a page drops its connections."""


def draw(route, width, height):
    """Answers with a drawing of a size."""
    route.fulfill(content_type="image/svg+xml", body=(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        '<rect width="100%" height="100%" fill="#789"/></svg>'))


def lose(route):
    """Lets a picture fail, but only after the page was painted."""
    time.sleep(.15)
    route.abort()


def change(route):
    """Lets a picture come late, and in a shape of its own."""
    time.sleep(.15)
    draw(route, 1000, 700)


class Site:
    """A folder of pages, served on loopback and opened in Chromium."""

    def __init__(self, folder):
        self.folder = folder.resolve()
        self.complaints = []
        self.sizes = {}
        self.pages = sorted(str(p.relative_to(self.folder)) for p in self.folder.rglob("*.html"))
        if "index.html" not in self.pages:
            raise SystemExit(f"{folder} holds no index.html")

    def __enter__(self):
        handler = functools.partial(QuietHandler, directory=str(self.folder))
        self.server = QuietServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.base = f"http://127.0.0.1:{self.server.server_port}/"
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        return self

    def __exit__(self, *failure):
        self.browser.close()
        self.playwright.stop()
        self.server.shutdown()

    @property
    def photos(self):
        return [page for page in self.pages if page.startswith("photo/")]

    @property
    def kinds(self):
        """A page of every kind: each at the top, and some photos."""
        top = [page for page in self.pages if "/" not in page]
        grids = [page for page in top if page.startswith(("index", "page-"))]
        others = [page for page in top if page not in grids and not page.startswith("people-")]
        ways = [self.first(folder) for folder in ("album", "tag", "archive", "person")]
        return sorted(grids)[:3] + others + [page for page in ways if page] + self.spread(5)

    def first(self, folder):
        """A page in a folder, if there is one."""
        return min((page for page in self.pages if page.startswith(folder + "/")), default=None)

    def spread(self, count):
        """Photos from the tallest to the widest, evenly picked."""
        ordered = sorted(self.photos, key=self.ratio)
        if len(ordered) <= count:
            return ordered
        return [ordered[place * (len(ordered) - 1) // (count - 1)] for place in range(count)]

    def ratio(self, page):
        """How wide a photo is for its height, in hundredths."""
        found = re.search(
            r'<figure class="x(\d)(?:y(\d))?(?:z(\d))?', (self.folder / page).read_text())
        return int("".join(digit or "0" for digit in found.groups())) if found else 0

    def grid_order(self):
        """The photos of the first grid page, in its order."""
        return re.findall(r'href="(photo/[^"]+)"', (self.folder / "index.html").read_text())

    @contextlib.contextmanager
    def tab(self, page=None, base=None, scheme="light", pictures=None, **options):
        """Opens a page in a fresh context; what it says on the console is kept.

        What answers for pictures may be chosen; otherwise they come as the page describes them.
        """
        context = self.browser.new_context(color_scheme=scheme, **(options or DESKTOP))
        context.route(IMAGE_HOST + "**", self.answer)
        if pictures:
            context.route(re.compile(r"\.(jpg|png|gif|webp|avif)$"), pictures)
        context.add_init_script(SHIFT)
        tab = context.new_page()
        if not pictures:
            tab.on("console", lambda message: self.hear(page, message.type, message.text))
        tab.on("pageerror", lambda error: self.hear(page, "error", error))
        if page:
            tab.goto((base or self.base) + page, wait_until="load")
        try:
            yield tab
        finally:
            context.close()

    def hear(self, page, kind, text):
        if kind in ("error", "warning"):
            self.complaints.append(f"{page}: {text}")

    def answer(self, route):
        """Answers for the image host with a drawing of the size the page says."""
        draw(route, *self.size_of(route.request.url))

    def size_of(self, url):
        if not self.sizes:
            for page in self.pages:
                collector = Pictures()
                collector.feed((self.folder / page).read_text())
                self.sizes.update(collector.sizes)
        return self.sizes.get(url, (48, 48))
