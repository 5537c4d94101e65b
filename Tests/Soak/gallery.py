"""A site on the disk, and what it must be like when a build was broken off."""
import os
import pathlib
import re
import subprocess

HIDDEN = ".flickr-gallery"
ADDRESS = re.compile(rb'(?:href|src)="([^":#?]+)["#?]')


class Failure(Exception):
    """Something is not as it must be."""


def read(folder, hidden=False):
    """Every file of a site by its path; of the hidden ones, only the record of what is ours."""
    files = {}
    for place, names, found in os.walk(folder):
        if HIDDEN in names:
            names.remove(HIDDEN)
        for name in found:
            path = os.path.join(place, name)
            with open(path, "rb") as file:
                files[os.path.relpath(path, folder)] = file.read()
    record = pathlib.Path(folder) / HIDDEN / "manifest"
    if hidden and record.exists():
        files[f"{HIDDEN}/manifest"] = record.read_bytes()
    return files


def compare(found, wanted, what):
    if found == wanted:
        return
    for path in sorted(found.keys() | wanted.keys()):
        if path not in found:
            raise Failure(f"{what}: {path} is missing")
        if path not in wanted:
            raise Failure(f"{what}: {path} should not be there")
        if found[path] != wanted[path]:
            raise Failure(f"{what}: {path} differs")


def check_links(files, what):
    """Every relative address leads to a file, on all pages that readers come to from the first.

    A new page that nothing leads to yet may be there before its neighbours are.
    """
    waiting, seen = ["index.html"], {"index.html"}
    while waiting:
        page = waiting.pop()
        folder = os.path.dirname(page)
        for address in ADDRESS.findall(files[page]):
            target = os.path.normpath(os.path.join(folder, address.decode()))
            if target not in files:
                raise Failure(f"{what}: {page} leads to {target}, which is not there")
            if target.endswith(".html") and target not in seen:
                seen.add(target)
                waiting.append(target)


def check_between(files, old, new, what):
    """The site is the old one, the new one, or each of its files is one or the other.

    Every address of the old site resolves until the new site is complete, and no link is broken.
    """
    if files == old:
        return "old"
    if files == new:
        return "new"
    for path, content in files.items():
        if content not in (old.get(path), new.get(path)):
            raise Failure(f"{what}: {path} is neither its old nor its new version")
    if any(files.get(path) != content for path, content in new.items()):
        for path in old:
            if path not in files:
                raise Failure(f"{what}: the old address {path} is gone")
    check_links(files, what)
    return "between"


class Builder:
    """Runs the program on one of two versions of the answers."""

    def __init__(self, program, answers, options=()):
        self.program = str(program)
        self.answers = answers
        self.options = [str(option) for option in options]

    def command(self, version, site):
        return [self.program, "build", str(self.answers[version]), "--output", str(site),
                "--quiet", *self.options]

    def start(self, version, site, **options):
        return subprocess.Popen(
            self.command(version, site), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True, **options)

    def run(self, version, site, **options):
        """Builds to the end, and gives the exit status and what was said."""
        running = self.start(version, site, **options)
        _, said = running.communicate()
        return running.returncode, said

    def finish(self, version, site, what):
        status, said = self.run(version, site)
        if status:
            raise Failure(f"{what}: the next build ended with {status}: {said.strip()[:500]}")
