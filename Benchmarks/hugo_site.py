"""Lays the same gallery out for hugo: each photo's data as front matter, and templates that make the same pages of it: photos, the grid, and grids of tags, members and years."""
import itertools
import json
import pathlib
import shutil
import xml.etree.ElementTree as ET

CONFIG = '''baseURL = "https://example.org/"
title = "answers"
disableKinds = ["RSS", "sitemap", "section", "404"]
uglyURLs = true
relativeURLs = true
[pagination]
pagerSize = 99
[taxonomies]
tag = "tags"
person = "people"
year = "years"
[markup.goldmark.renderer]
unsafe = true
'''
HEAD = '''<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en" dir="ltr" data-theme="auto">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' https://live.staticflickr.com; manifest-src 'self'; base-uri 'none'; form-action 'none'" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>{{ .Title }} – answers</title>
<meta name="description" content="{{ with .Params.owner }}Photo by {{ . }}.{{ end }} {{ .Params.license }}." />
<meta name="generator" content="hugo" />
'''
REST = '''<script src="../assets/theme.js"></script>
<link rel="stylesheet" href="../assets/style.css" />
<link rel="icon" href="../favicon.svg" type="image/svg+xml" />
<script src="../assets/gallery.js" defer="defer"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<p class="brand"><a href="../index.html" dir="auto">answers</a></p>
<nav class="ways" aria-label="Site">
<ul>
<li><a href="../index.html">Photos</a></li>
<li><a href="../people.html">People</a></li>
<li><a href="../about.html">About</a></li>
</ul>
</nav>
<button class="switch" type="button"><span class="to-night">Switch to night</span><span class="to-day">Switch to day</span></button>
</header>
<main id="main">
'''
FOOT = '''</main>
<footer class="foot">
<p>This product uses the Flickr API but is not endorsed or certified by SmugMug, Inc.</p>
</footer>
</body>
</html>
'''
SINGLE = HEAD + '''{{ with .Params.before }}<link rel="prev" href="{{ .photo }}.html" />
{{ end }}{{ with .Params.behind }}<link rel="next" href="{{ .photo }}.html" />
{{ end }}''' + REST + '''{{ $largest := index .Params.sizes (sub (len .Params.sizes) 1) }}<div class="stage dark">
<figure class="r{{ .Params.ratio }}">
<a href="{{ .Params.flickr }}"><img src="{{ $largest.url }}" srcset="{{ range $i, $s := .Params.sizes }}{{ if $i }}, {{ end }}{{ $s.url }} {{ $s.width }}w{{ end }}" sizes="100vw" alt="{{ .Title }}" width="{{ $largest.width }}" height="{{ $largest.height }}" /><span class="unseen">Open the largest size</span></a>
</figure>
<nav class="turn" aria-label="Photos">
{{ with .Params.before }}<a class="prev" rel="prev" href="{{ .photo }}.html"><img src="{{ .url }}" alt="" width="{{ .width }}" height="{{ .height }}" /><span><small>Previous</small> <span dir="auto">{{ .title }}</span></span></a>
{{ end }}<a class="back" href="../index.html#photo-{{ .Params.photo }}"><span><small>Back to</small> Photos</span></a>
{{ with .Params.behind }}<a class="next" rel="next" href="{{ .photo }}.html"><img src="{{ .url }}" alt="" width="{{ .width }}" height="{{ .height }}" /><span><small>Next</small> <span dir="auto">{{ .title }}</span></span></a>
{{ end }}</nav>
</div>
<article class="sheet">
<div class="words">
<h1 dir="auto">{{ .Title }}</h1>
<p class="by">by <a href="../people.html#{{ .Params.person }}" dir="auto">{{ .Params.owner }}</a></p>
<div class="text" dir="auto">{{ .Content }}</div>
<h2 class="unseen">Tags</h2>
<ul class="tags">
{{ range .GetTerms "tags" }}<li dir="auto"><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>
{{ end }}</ul>
</div>
<dl class="facts">
<dt>Taken</dt>
<dd><time datetime="{{ .Params.taken }}">{{ .Params.taken }}</time></dd>
<dt>Uploaded</dt>
<dd><time datetime="{{ .Params.posted }}">{{ .Params.posted }}</time></dd>
{{ with .Params.place }}<dt>Place</dt>
<dd><small>{{ . }}</small></dd>
{{ end }}<dt>Licence</dt>
<dd><a rel="license" href="https://creativecommons.org/licenses/by/4.0/">Licence {{ .Params.license }}</a>
<p class="credit" dir="auto">{{ .Title }} — {{ .Params.owner }}, {{ .Params.license }}, {{ .Params.flickr }}</p></dd>
<dt>On Flickr</dt>
<dd><span>{{ .Params.views }} views</span><span>{{ .Params.faves }} favourites</span><span>{{ .Params.comments }} comments</span></dd>
<dt>Sizes</dt>
<dd><ul>
{{ range .Params.sizes }}<li><a href="{{ .url }}">{{ .width }} × {{ .height }}</a></li>
{{ end }}</ul></dd>
<dt>Flickr</dt>
<dd><a href="{{ .Params.flickr }}">View on Flickr</a></dd>
</dl>
</article>
''' + FOOT
GRID = HEAD + REST + '''<h1 dir="auto">{{ .Title }}</h1>
{{ $page := .Paginator }}<ul class="grid">
{{ range $page.Pages }}{{ $s := index .Params.sizes 2 }}<li id="photo-{{ .Params.photo }}" class="r{{ .Params.ratio }}"><a href="photo/{{ .Params.photo }}.html"><img src="{{ $s.url }}" srcset="{{ range $i, $s := first 3 (after 2 .Params.sizes) }}{{ if $i }}, {{ end }}{{ $s.url }} {{ $s.width }}w{{ end }}" sizes="25vw" alt="{{ .Title }}" width="{{ $s.width }}" height="{{ $s.height }}" loading="lazy" /><span class="cap"><b dir="auto" aria-hidden="true">{{ .Title }}</b> <span dir="auto">{{ .Params.owner }}</span></span></a></li>
{{ end }}</ul>
<nav class="pages">{{ with $page.Prev }}<a href="{{ .URL }}">Previous</a>{{ end }}{{ with $page.Next }}<a href="{{ .URL }}">Next</a>{{ end }}</nav>
''' + FOOT
TERMS = HEAD + REST + '''<ul class="tags">
{{ range .Pages }}<li dir="auto"><a href="{{ .RelPermalink }}">{{ .Title }}</a> {{ len .Pages }}</li>
{{ end }}</ul>
''' + FOOT


def sizes(photo):
    """Lists the sizes a photo has, ascending."""
    return [{"url": photo.get(f"url_{extra}"), "width": int(photo.get(f"width_{extra}")),
             "height": int(photo.get(f"height_{extra}"))} for extra in "tsnwmzclh"]


def neighbor(photo):
    """Gives what a page shows of the photo beside its own: hugo's own look-up takes time that grows with the gallery."""
    return photo is not None and {"photo": photo.get("id"), "title": photo.get("title"), **sizes(photo)[1]}


def front_matter(photo, before, behind):
    """Gives a photo's data as hugo's JSON front matter and its description."""
    get, ladder = photo.get, sizes(photo)
    data = {"title": get("title"), "photo": get("id"), "owner": get("realname"), "person": f"person-{get('owner')}",
            "license": f"licence {get('license')}", "taken": get("datetaken"), "posted": get("dateupload"),
            "views": get("views"), "faves": get("count_faves"), "comments": get("count_comments"),
            "tags": get("tags").split(), "people": [get("owner")], "years": [get("datetaken")[:4]], "sizes": ladder, "weight": int(get("id")) - 52_999_999_999,
            "ratio": f"{round(100 * ladder[-1]['width'] / ladder[-1]['height']):03d}",
            "place": f"{get('latitude')}, {get('longitude')}" if get("accuracy") != "0" else "",
            "flickr": f"https://www.flickr.com/photos/{get('pathalias')}/{get('id')}/",
            "before": neighbor(before), "behind": neighbor(behind)}
    return json.dumps(data) + "\n\n" + photo.findtext("description") + "\n"


def photos(answers):
    """Gives the photos of the answers in a folder, in order."""
    for file in sorted(pathlib.Path(answers).iterdir()):
        yield from ET.parse(file).getroot().iter("photo")


def write(answers, root):
    """Writes a hugo site below `root` from the answers in a folder."""
    root = pathlib.Path(root)
    shutil.rmtree(root, ignore_errors=True)
    layouts, content = root / "layouts", root / "content" / "photo"
    (layouts / "_default").mkdir(parents=True)
    content.mkdir(parents=True)
    (root / "config.toml").write_text(CONFIG)
    (layouts / "_default" / "single.html").write_text(SINGLE)
    (layouts / "index.html").write_text(GRID)
    (layouts / "_default" / "term.html").write_text(GRID)
    (layouts / "_default" / "taxonomy.html").write_text(TERMS)
    before, photo = None, None
    for behind in itertools.chain(photos(answers), [None]):
        if photo is not None:
            (content / f"{photo.get('id')}.md").write_text(front_matter(photo, before, behind))
        before, photo = photo, behind
