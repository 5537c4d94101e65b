"""Kills builds over an existing site at random moments."""
import collections
import random
import time

from gallery import check_between, compare, read


def run(bench, count, moves, seed):
    """Lets builds be killed, judges the site each time, and lets the next build finish.

    The two versions take turns, so that every build has half of the site to do again. Some more
    kills come while files are moved into place, which is a short moment of a build.
    """
    luck = random.Random(seed)
    site = bench.folder / "site"
    bench.builder.finish(0, site, "the first build")
    duration = bench.duration(site)
    anywhere, moving = collections.Counter(), collections.Counter()
    for number in range(count + moves):
        is_moving = number >= count
        new = 1 - number % 2
        what = f"kill {number + 1} of seed {seed}"
        running = bench.builder.start(new, site)
        if is_moving:
            wait(running, site / ".flickr-gallery/pending")
            time.sleep(luck.uniform(0, duration * .05))
        else:
            time.sleep(luck.uniform(0, duration * 1.02))
        running.kill()
        running.communicate()
        outcome = check_between(read(site), bench.sites[1 - new], bench.sites[new], what)
        (moving if is_moving else anywhere)[outcome] += 1
        bench.builder.finish(new, site, what)
        compare(read(site, hidden=True), bench.records[new], what)
    return (f"{count} kills of builds of {bench.count} photos left the site {told(anywhere)}; "
            f"{moves} while files were moved: {told(moving)}")


def wait(running, file):
    while running.poll() is None and not file.exists():
        pass


def told(outcomes):
    return ", ".join(f"{name} {outcomes[name]} times" for name in ("old", "between", "new"))
