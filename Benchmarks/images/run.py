#!/usr/bin/env python3
"""Times making two sizes of photographs beside libvips alone and beside sigal, in one run, as ratios.

    run.py PROGRAM [--photos 500] [--edges 1024,320] [--rounds 3] [--memory 100,1000] [--work DIR]

The photographs are drawn: twenty pictures of 2048 to 4000 pixels with the detail and noise of real ones, linked
under as many names as are needed. The floor is a C program that lets vips_thumbnail make the same two sizes from one
decode, one picture a core at a time; it neither sharpens nor looks at metadata. Rounds alternate who goes first.
"""
import argparse
import os
import pathlib
import shlex
import shutil
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
CORES = os.cpu_count() or 1
SHAPES = [(2048, 1365), (2048, 1536), (2400, 3600), (3000, 2000), (4000, 2667)]
SIGAL = """
source = {source!r}
img_size = ({large}, {large})
thumb_size = ({small}, {small})
thumb_fit = False
jpg_options = {{'quality': 82, 'optimize': True, 'progressive': False}}
copy_exif_data = False
"""


def timed(command, **options):
    """Runs a command; gives wall seconds, seconds of all cores, and peak memory in MB."""
    start = time.monotonic()
    child = subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL, **options)
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.monotonic() - start
    if status:
        sys.exit(f"failed: {' '.join(map(str, command))}")
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def compile_c(work, name):
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "vips"], check=True, capture_output=True, text=True)
    compiler = shlex.split(os.environ.get("CC", "cc"))
    subprocess.run([*compiler, "-O2", "-pthread", HERE / f"{name}.c", "-o", work / name, *shlex.split(flags.stdout)],
                   check=True)


def draw(work, distinct):
    folder = work / "drawn"
    folder.mkdir()
    for number in range(distinct):
        width, height = SHAPES[number % len(SHAPES)]
        subprocess.run([work / "pictures", str(width), str(height), str(number), folder / f"{number}.jpg"], check=True)
    return sorted(folder.iterdir())


def gather(work, drawn, count):
    folder = work / f"photos-{count}"
    folder.mkdir()
    for number in range(count):
        os.link(drawn[number % len(drawn)], folder / f"{number:05}.jpg")
    return folder


def fresh(folder):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


def row(name, values, unit=""):
    print(f"  {name:<44} {statistics.median(values):9.3f}{unit}    {' '.join(f'{v:.3f}' for v in values)}")


def ours(program, source, target, edges):
    return timed([program, source, fresh(target), ",".join(map(str, edges)), CORES])


def floor(work, source, target, edges):
    return timed([work / "floor", source, fresh(target), *edges, CORES])


def sigal(work, source, edges):
    """Lets sigal make both sizes and its pages; None without sigal."""
    program = shutil.which("sigal")
    if not program:
        return None
    settings = work / "sigal.conf.py"
    settings.write_text(SIGAL.format(source=str(source), large=edges[0], small=edges[1]))
    return timed([program, "build", "-q", "-n", CORES, "-c", settings, source, fresh(work / "sigal")],
                 stderr=subprocess.DEVNULL)


def compare(program, work, source, edges, rounds):
    print(f"\n{len(list(source.iterdir()))} photographs to {edges[0]} and {edges[1]} pixels, {rounds} rounds")
    own, least, peer = [], [], []
    for number in range(rounds):
        runs = [lambda: own.append(ours(program, source, work / "made", edges)),
                lambda: least.append(floor(work, source, work / "floor-made", edges))]
        for run in runs if number % 2 else reversed(runs):
            run()
        found = sigal(work, source, edges)
        if found:
            peer.append(found)
    row("ours", [r[0] for r in own], " s")
    row("floor: libvips alone", [r[0] for r in least], " s")
    row("ours / floor", [a[0] / b[0] for a, b in zip(own, least)])
    row("ours / floor, seconds of all cores", [a[1] / b[1] for a, b in zip(own, least)])
    row("peak memory", [r[2] for r in own], " MB")
    row("peak memory of the floor", [r[2] for r in least], " MB")
    sizes = [sum(p.stat().st_size for p in (work / name).iterdir()) for name in ("made", "floor-made")]
    print(f"  {'bytes made / bytes of the floor':<44} {sizes[0] / sizes[1]:9.3f}")
    if peer:
        row("sigal", [r[0] for r in peer], " s")
        row("sigal / ours", [a[0] / b[0] for a, b in zip(peer, own)])
    else:
        print("  sigal is not installed")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--photos", type=int, default=500)
    parser.add_argument("--edges", default="1024,320")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--memory", default="100,1000")
    parser.add_argument("--distinct", type=int, default=20)
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path("/dev/shm/flickr-gallery-bench-images"))
    options = parser.parse_args()
    program, work = options.program.resolve(), options.work
    edges = sorted(map(int, options.edges.split(",")), reverse=True)
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    for name in ("floor", "pictures"):
        compile_c(work, name)
    print(f"{CORES} cores, files in {work}")
    drawn = draw(work, options.distinct)
    compare(program, work, gather(work, drawn, options.photos), edges, options.rounds)
    counts = [int(count) for count in options.memory.split(",") if count]
    if counts:
        print("\npeak memory by number of photographs")
    for count in counts:
        source = gather(work, drawn, count) if count != options.photos else work / f"photos-{count}"
        print(f"  {count:>6} {ours(program, source, work / 'made', edges)[2]:9.1f} MB")
    shutil.rmtree(work)


if __name__ == "__main__":
    main()
