#!/usr/bin/env python3
"""Times whole builds of synthetic galleries beside a floor and beside hugo, in one run, as ratios.

    run.py PROGRAM [--counts 1000,10000,100000] [--rounds 3] [--work DIR]

The floor is a C program that writes the same bytes on all cores, and then `xmllint --relaxng` with our schema
over the same pages on all cores. hugo, when installed, gets the same photos as front matter and templates that make the
same pages of them; it validates nothing.
"""
import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

import answers
import hugo_site

HERE = pathlib.Path(__file__).resolve().parent
CORES = os.cpu_count() or 1


def timed(command, **options):
    """Runs a command; gives wall seconds and peak memory in MB of the process itself."""
    start = time.monotonic()
    child = subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL, **options)
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.monotonic() - start
    if status:
        sys.exit(f"failed: {' '.join(map(str, command))}")
    return seconds, usage.ru_maxrss / 1024


def build(program, source, output):
    """Builds a site without looking at any configuration but the command line."""
    return timed([program, "build", source, "--output", output, "--quiet"], cwd=output.parent)


def site_files(site):
    hidden = site / ".flickr-gallery"
    return sorted(p for p in site.rglob("*") if p.is_file() and hidden not in p.parents)


def floor(work, site, schema):
    files = [str(p.relative_to(site)) for p in site_files(site)]
    listing = work / "files.txt"
    listing.write_text("\n".join(files) + "\n")
    copy = work / "floor-copy"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    writing = float(subprocess.run([work / "floor", listing, site, copy, str(CORES)], check=True,
                                   capture_output=True, text=True).stdout)
    pages = "\0".join(f for f in files if f.endswith(".html"))
    share = max(1, min(5000, pages.count("\0") // CORES + 1))
    start = time.monotonic()
    subprocess.run(["xargs", "-0", "-P", str(CORES), "-n", str(share), "xmllint", "--noout", "--nonet", "--relaxng", str(schema)],
                   input=pages.encode(), cwd=copy, check=True, stderr=subprocess.DEVNULL)
    checking = time.monotonic() - start
    shutil.rmtree(copy)
    return writing, checking


def hugo(work, source):
    """Lets hugo make a site of the same photos; None without hugo."""
    if not shutil.which("hugo"):
        return None
    root, output = work / "hugo", work / "hugo-out"
    hugo_site.write(source, root)
    seconds, peak = timed(["hugo", "--quiet", "-s", root, "-d", output])
    made = sum(p.stat().st_size for p in output.rglob("*.html"))
    shutil.rmtree(root)
    shutil.rmtree(output)
    return seconds, peak, made


def row(label, values, unit=""):
    print(f"  {label:<44} {statistics.median(values):9.3f}{unit}   ({min(values):.3f} – {max(values):.3f})")


def measure(program, count, rounds, work, schema, with_hugo):
    # The folder's name is the gallery's title: it must be the same for both, or every page would change.
    source, more = work / "base" / "answers", work / "more" / "answers"
    size = answers.write(source, count)
    answers.write(more, count + 1)
    print(f"\n{count:,} photos, {size / 1e6:.0f} MB of answers, {rounds} rounds")
    cold, again, one_more, floors, ratios, memory, page_bytes = [], [], [], [], [], [], 0
    peer = []
    for number in range(rounds):
        site = work / f"site-{count}-{number}"
        seconds, peak = build(program, source, site)
        cold.append(seconds)
        memory.append(peak)
        again.append(build(program, source, site)[0] / seconds)
        one_more.append(build(program, more, site)[0] / seconds)
        build(program, source, site)
        writing, checking = floor(work, site, schema)
        floors.append(writing + checking)
        ratios.append(seconds / (writing + checking))
        page_bytes = sum(p.stat().st_size for p in site_files(site) if p.suffix == ".html")
        if with_hugo and number == 0:
            peer = hugo(work, source) or []
        shutil.rmtree(site)
    shutil.rmtree(source)
    shutil.rmtree(more)
    row("cold build", cold, " s")
    row("floor: write the same bytes + xmllint", floors, " s")
    row("cold build / floor", ratios)
    row("nothing new / cold", again)
    row("one photo more / cold", one_more)
    row("peak memory", memory, " MB")
    print(f"  {'HTML bytes a photo':<44} {page_bytes / count:9.1f}")
    if peer:
        print(f"  {'hugo with the same photos / cold build':<44} {peer[0] / cold[0]:9.3f}    "
              f"(hugo: {peer[0]:.2f} s, {peer[1]:.0f} MB, {peer[2] / count:.0f} HTML bytes a photo)")
    return page_bytes / count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--counts", default="1000,10000,100000")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path("/dev/shm/flickr-gallery-bench"))
    parser.add_argument("--no-hugo", action="store_true")
    options = parser.parse_args()
    program, work = options.program.resolve(), options.work
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    subprocess.run([os.environ.get("CC", "cc"), "-O2", "-pthread", HERE / "floor.c", "-o", work / "floor"], check=True)
    schema = HERE.parent / "Templates" / "schema" / "page.rng"
    print(f"{CORES} cores, files in {work}")
    per_photo = [measure(program, int(count), options.rounds, work, schema, not options.no_hugo)
                 for count in options.counts.split(",")]
    if len(per_photo) > 1:
        print(f"\nHTML bytes a photo, largest gallery / smallest: {per_photo[-1] / per_photo[0]:.4f}")
    shutil.rmtree(work)


if __name__ == "__main__":
    main()
