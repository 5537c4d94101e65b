"""Saved answers of made-up photos, in two versions of which each is the other one edited."""
import json


def photo(number, version):
    """A photo; every other one has another title in the second version."""
    title = f"Photo {number}" + (" again" if version and number % 2 else "")
    name = f"https://live.staticflickr.com/65535/{number}_{number % 16 ** 10:010x}"
    return dict(
        id=str(number), owner=f"{7000000 + number % 7}@N01", ownername=f"member {number % 7}",
        secret=f"{number % 16 ** 10:010x}", server="65535", title=title, ispublic=1, license="4",
        media="photo", dateupload=str(1500000000 + number), datetaken="2017-07-14 05:06:07",
        tags=f"all tag{number % 50}", latitude="51.5", longitude="-0.1", accuracy="16",
        geo_is_public=1, description={"_content": f"Number {number}.\n\nVersion {version}."},
        url_n=f"{name}_n.jpg", height_n=213, width_n=320,
        url_z=f"{name}_z.jpg", height_z=427, width_z=640)


def write(path, count, version):
    """Writes the answers: the second version lacks the oldest photos and has newer ones."""
    shift = max(1, count // 50) * version
    numbers = range(70000000000 + count + shift, 70000000000 + shift, -1)
    photos = [photo(number, version) for number in numbers]
    listing = dict(page=1, pages=1, perpage=len(photos), total=len(photos), photo=photos)
    path.write_text(json.dumps({"stat": "ok", "photos": listing}))
    return path
