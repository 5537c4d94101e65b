"""Builds on disks that are full, read-only, forbidden, taken away or in use."""
import collections
import os
import shutil
import subprocess

from gallery import Failure, check_between, compare, read

NOBODY = 65534


class Disk:
    """A file system in memory, as large as wished; only root can make one."""

    def __init__(self, place):
        self.place = place
        place.mkdir(exist_ok=True)

    def __enter__(self):
        self.mount("size=1g")
        return self

    def __exit__(self, *failure):
        subprocess.run(["umount", "-l", str(self.place)], check=True)

    def mount(self, options):
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(self.place)], check=True,
            stderr=subprocess.DEVNULL)

    def remount(self, options):
        subprocess.run(["mount", "-o", f"remount,{options}", str(self.place)], check=True)

    @property
    def used(self):
        room = os.statvfs(self.place)
        return (room.f_blocks - room.f_bfree) * room.f_frsize


def can_mount(place):
    try:
        with Disk(place):
            return True
    except (OSError, subprocess.CalledProcessError):
        return False


def full(bench, points):
    """Lets the disk be full at many points of a build."""
    outcomes = collections.Counter()
    with Disk(bench.folder / "disk") as disk:
        site = disk.place / "site"
        shutil.copytree(bench.kept[0], site)
        before = disk.used
        bench.builder.finish(1, site, "the build with room")
        peak = max(disk.used - before, 0) + sum(map(len, bench.changed.values()))
        for point in range(points):
            what = f"full disk {point + 1}"
            disk.remount("size=1g")
            shutil.rmtree(site)
            shutil.copytree(bench.kept[0], site)
            disk.remount(f"size={disk.used + peak * point * 5 // (points * 4) + 4096}")
            status, said = bench.builder.run(1, site)
            outcome = check_between(read(site), bench.sites[0], bench.sites[1], what)
            if status == 0 and outcome != "new":
                raise Failure(f"{what}: the build said that all went well")
            if status and "No space left" not in said:
                raise Failure(f"{what}: ended with {status}, but said: {said.strip()[:300]}")
            outcomes["went well" if status == 0 else f"left the site {outcome}"] += 1
            disk.remount("size=1g")
            bench.builder.finish(1, site, what)
            compare(read(site, hidden=True), bench.records[1], what)
    return f"a disk full at {points} points: " + ", ".join(
        f"{number} {name}" for name, number in sorted(outcomes.items()))


def read_only(bench):
    """Builds on a disk that cannot be written."""
    with Disk(bench.folder / "disk") as disk:
        site = disk.place / "site"
        shutil.copytree(bench.kept[0], site)
        disk.remount("ro")
        refuse(bench, site, "a read-only disk", "Read-only")
        disk.remount("rw")
        bench.builder.finish(1, site, "after a read-only disk")
        compare(read(site, hidden=True), bench.records[1], "after a read-only disk")
    return "a read-only disk left the site old"


def forbidden(bench):
    """Builds where one of the folders belongs to somebody else."""
    if os.getuid() == 0:
        refused = dict(user=NOBODY, group=NOBODY, extra_groups=[])
    else:
        refused = {}
    for name in (".", "photo", ".flickr-gallery"):
        site = bench.folder / "forbidden"
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(bench.kept[0], site)
        if os.getuid() == 0:
            for place, folders, files in os.walk(site):
                for each in [".", *folders, *files]:
                    os.chown(os.path.join(place, each), NOBODY, NOBODY)
        os.chmod(site / name, 0o555)
        what = f"the folder {name} without the right to write"
        status, said = bench.builder.run(1, site, **refused)
        if status == 0 or "Permission denied" not in said:
            raise Failure(f"{what}: ended with {status}: {said.strip()[:300]}")
        check_between(read(site), bench.sites[0], bench.sites[1], what)
        os.chmod(site / name, 0o755)
        bench.builder.finish(1, site, what)
        compare(read(site, hidden=True), bench.records[1], what)
        shutil.rmtree(site)
    return "folders without the right to write left the site whole"


def refuse(bench, site, what, reason):
    status, said = bench.builder.run(1, site)
    if status == 0 or reason not in said:
        raise Failure(f"{what}: ended with {status}: {said.strip()[:300]}")
    compare(read(site), bench.sites[0], what)


def crowded(bench, rounds):
    """Starts two builds at the same time, of the two versions."""
    refused = 0
    site = bench.folder / "crowded"
    shutil.copytree(bench.kept[0], site)
    for number in range(rounds):
        what = f"two builds at once, {number + 1}"
        running = [(version, bench.builder.start(version, site)) for version in (1, 0)]
        ended = [(version, each.communicate()[1], each.returncode) for version, each in running]
        for version, said, status in ended:
            if status and "another build" not in said.lower():
                raise Failure(f"{what}: ended with {status}: {said.strip()[:300]}")
        refused += sum(1 for _, _, status in ended if status)
        files = read(site)
        if files not in bench.sites:
            raise Failure(f"{what}: the site is neither of the two")
    bench.builder.finish(1, site, "after two builds at once")
    compare(read(site, hidden=True), bench.records[1], "after two builds at once")
    shutil.rmtree(site)
    return f"two builds at once, {rounds} times: {refused} were refused"


def vanished(bench):
    """Takes the output folder away in the middle of a build."""
    site, away = bench.folder / "vanished", bench.folder / "away"
    shutil.copytree(bench.kept[0], site)
    running = bench.builder.start(1, site)
    staging = site / ".flickr-gallery/staging"
    while running.poll() is None and not staging.exists():
        pass
    os.rename(site, away)
    running.communicate()
    check_between(read(away), bench.sites[0], bench.sites[1], "a folder that was taken away")
    os.rename(away, site)
    bench.builder.finish(1, site, "after a folder was taken away")
    compare(read(site, hidden=True), bench.records[1], "after a folder was taken away")
    shutil.rmtree(site)
    return "a folder taken away in the middle was whole"
