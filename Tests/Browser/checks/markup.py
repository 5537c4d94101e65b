"""The Nu Html Checker over pages, style sheets and drawings; the weight of what is loaded."""
import json
import pathlib
import subprocess
import sys

CHUNK = 400


def run(site, report):
    jar = next(pathlib.Path(sys.prefix).rglob("vnu.jar"))
    problems = []
    for suffix, option in (("html", []), ("css", ["--css"]), ("svg", ["--svg"])):
        files = [str(file) for file in sorted(site.folder.rglob("*." + suffix))]
        for start in range(0, len(files), CHUNK):
            problems += messages(jar, option, files[start:start + CHUNK])
    report.check("the Nu Html Checker has no error and no warning", problems)
    report.check("style sheets weigh at most 20 KB", weight(site, "css", 20_000))
    report.check("scripts weigh at most 8 KB, and so does that of the search", [
        *weight(site, "js", 8_000, lambda path: "search" not in path),
        *weight(site, "js", 8_200, lambda path: path == "assets/search.js")])
    report.check("a photo page weighs at most 12 KB", [
        f"{page}: {(site.folder / page).stat().st_size}" for page in site.photos
        if (site.folder / page).stat().st_size > 12_000])
    grids = [page for page in site.pages if page.startswith(("index", "page-"))]
    heavy = []
    for page in grids:
        text = (site.folder / page).read_text()
        allowed = 5_000 + 555 * text.count('<li id="photo-')
        if len(text.encode()) > allowed:
            heavy.append(f"{page}: {len(text.encode())} bytes, {allowed} allowed")
    report.check("a grid page of 99 photos would weigh at most 60 KB", heavy)


def messages(jar, option, files):
    answer = subprocess.run(
        ["java", "-Xss4m", "-jar", str(jar), "--format", "json", "--exit-zero-always",
         *option, *files], capture_output=True, text=True)
    found = json.loads(answer.stderr)["messages"]
    return [f"{m.get('url', '').rpartition('/')[2]}:{m.get('lastLine')}: {m['message']}"
            for m in found if m["type"] != "info" or m.get("subType") == "warning"]


def weight(site, suffix, limit, counts=lambda path: True):
    files = [file for file in site.folder.rglob("*." + suffix)
             if counts(str(file.relative_to(site.folder)))]
    total = sum(file.stat().st_size for file in files)
    return [f"{total} bytes of {suffix}"] if total > limit else []
