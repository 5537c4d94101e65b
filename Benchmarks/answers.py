"""Writes synthetic Flickr answers: photos with all extras, 500 a file, the same every time.

Ten members own each file's photos, so that the list of people grows with the gallery.
"""
import pathlib
import random
from xml.sax.saxutils import escape, quoteattr

WORDS = ("harbour light evening river stone window garden winter bridge meadow train coast market "
         "shadow crossing orchard lantern summit ferry dune").split()
LADDER = (("t", "t", 100), ("s", "m", 240), ("n", "n", 320), ("w", "w", 400), ("m", "", 500), ("z", "z", 640),
          ("c", "c", 800), ("l", "b", 1024), ("h", "h", 1600))
SHAPES = ((3, 2), (2, 3), (4, 3), (1, 1), (16, 9), (3, 4))


def photo(number, dice):
    """Gives one <photo> element."""
    identifier, secret, server = 53000000000 + number, f"{dice.getrandbits(40):010x}", 65535
    owner = number // 500 * 10 + dice.randrange(10)
    across, down = SHAPES[dice.randrange(len(SHAPES))]
    title = " ".join(dice.choices(WORDS, k=3)).capitalize()
    tags = " ".join(sorted(set(dice.choices(WORDS, k=6))))
    place = (f'latitude="{dice.uniform(-60, 70):.6f}" longitude="{dice.uniform(-180, 180):.6f}" accuracy="16" context="0"'
             if number % 4 == 0 else 'latitude="0" longitude="0" accuracy="0" context="0"')
    sizes = []
    for extra, suffix, edge in LADDER:
        width, height = (edge, edge * down // across) if across >= down else (edge * across // down, edge)
        mark = f"_{suffix}" if suffix else ""
        sizes.append(f'url_{extra}="https://live.staticflickr.com/{server}/{identifier}_{secret}{mark}.jpg" '
                     f'height_{extra}="{height}" width_{extra}="{width}"')
    text = " ".join(dice.choices(WORDS, k=18)).capitalize() + "."
    return (f'<photo id="{identifier}" owner="{60000000 + owner}@N0{owner % 8}" secret="{secret}" server="{server}" farm="66" '
            f'title={quoteattr(title)} ispublic="1" isfriend="0" isfamily="0" license="{dice.randrange(17)}" '
            f'dateupload="{1500000000 + number * 977}" lastupdate="{1600000000 + number * 613}" '
            f'datetaken="20{10 + number % 14}-0{1 + number % 9}-1{number % 10} 1{number % 10}:05:09" datetakengranularity="0" '
            f'datetakenunknown="0" ownername="Member {owner}" realname="Given{owner} Family{owner}" iconserver="0" iconfarm="0" '
            f'pathalias="member{owner}" views="{dice.randrange(90000)}" count_faves="{dice.randrange(500)}" '
            f'count_comments="{dice.randrange(60)}" tags="{tags}" machine_tags="" media="photo" media_status="ready" '
            f'{place} {" ".join(sizes)}><description>{escape(text)}</description></photo>')


def write(folder, count):
    """Writes `count` photos below `folder` and returns the bytes written."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    pages, total = (count + 499) // 500, 0
    for page in range(pages):
        dice = random.Random(page)
        numbers = range(page * 500, min(count, page * 500 + 500))
        body = "\n".join(photo(number, dice) for number in numbers)
        text = (f'<?xml version="1.0" encoding="utf-8" ?>\n<rsp stat="ok">\n<photos page="{page + 1}" pages="{pages}" '
                f'perpage="500" total="{count}">\n{body}\n</photos>\n</rsp>\n')
        total += (folder / f"answer-{page + 1:05d}.xml").write_text(text, encoding="utf-8")
    return total
