extension PlantedFaultsTests.Fault {
  static let all = syntax + schema + links + elements + styles + files

  private static let end = "</body>"
  private static let picture = "<img src=\"../own.gif\" alt=\"\" width=\"1\" height=\"1\"/>"

  private static let syntax: [Self] = [
    Self("a page that ends early", .replace("</main>", ""), "syntax"),
    Self("an attribute without quotes", .replace("lang=\"en\"", "lang=en"), "syntax"),
    Self("a bare ampersand", .replace(end, "<p>a & b</p></body>"), "syntax"),
    Self("an entity that XML does not know", .replace(end, "<p>&nbsp;</p></body>"), "syntax"),
    Self("a control character", .replace(end, "<p>\u{1}</p></body>"), "syntax"),
    Self("an empty page", .write(""), "syntax"),
    Self("a page with something behind its end", .append("<p>more</p>"), "syntax"),
    Self("a manifest for apps that is no JSON", in: "site.webmanifest", .write("{"), "syntax"),
    Self("a feed that is no XML", in: "feed.xml", .write("<feed>"), "syntax"),
  ]

  private static let schema: [Self] = [
    Self("an element nobody knows", .replace(end, "<blink>x</blink></body>"), "schema"),
    Self("a frame", .replace(end, "<iframe src=\"2.html\"></iframe></body>"), "schema"),
    Self("a form", .replace(end, "<form action=\"https://example.org\"></form></body>"), "schema"),
    Self("an attribute nobody knows", .replace("<main", "<main colour=\"red\""), "schema"),
    Self("a block inside a heading", .replace("<h1", "<h1><h1></h1></h1><h1"), "schema"),
    Self("no document type", .replace("<!DOCTYPE html>", ""), "doctype"),
  ]

  private static let links: [Self] = [
    Self("a link to nothing", .replace(end, "<p><a href=\"9.html\">x</a></p></body>"), "links"),
    Self(
      "a link in the wrong letter case",
      .replace(end, "<p><a href=\"../About.html\">x</a></p></body>"), "links"),
    Self("an empty link", .replace(end, "<p><a href=\"\">x</a></p></body>"), "links"),
    Self(
      "a link from the root of the host",
      .replace(end, "<p><a href=\"/index.html\">x</a></p></body>"), "links"),
    Self(
      "a link out of the site",
      .replace(end, "<p><a href=\"../../x.html\">x</a></p></body>"), "links"),
    Self(
      "a link that runs a script",
      .replace(end, "<p><a href=\"JavaScript:x()\">x</a></p></body>"), "links"),
    Self(
      "a link with data",
      .replace(end, "<p><a href=\"data:text/html,x\">x</a></p></body>"), "links"),
    Self(
      "an image that is not there",
      .replace(end, picture.replacing("own.gif", with: "no.gif") + end), "links"),
    Self(
      "a candidate that is not there",
      .replace(
        end, picture.replacing("alt", with: "srcset=\"../own.gif 1x, ../no.gif 2x\" alt") + end),
      "links"),
    Self(
      "a fragment of the page itself",
      .replace(end, "<p><a href=\"#nowhere\">x</a></p></body>"), "fragments"),
    Self(
      "a fragment of another page",
      .replace(end, "<p><a href=\"../index.html#nowhere\">x</a></p></body>"), "fragments"),
    Self(
      "an image without encryption",
      .replace(end, picture.replacing("../own.gif", with: "http://example.org/a.gif") + end),
      "mixed-content"),
    Self(
      "a script from elsewhere",
      .replace("</head>", "<script src=\"https://example.org/x.js\"></script></head>"),
      "resources"),
    Self(
      "an image from elsewhere",
      .replace(end, picture.replacing("../own.gif", with: "https://example.org/a.gif") + end),
      "resources"),
    Self(
      "an image from a host that only begins like Flickr's",
      .replace(
        end,
        picture.replacing("../own.gif", with: "https://a.staticflickr.com.example.org/a.gif")
          + end),
      "resources"),
    Self("a page nobody links to", in: "about.html", .unlink, "orphans"),
  ]

  private static let elements: [Self] = [
    Self(
      "an id used twice", .replace(end, "<p id=\"q\"></p><p id=\"q\"></p></body>"), "unique-ids"),
    Self("an empty id", .replace(end, "<p id=\"\"></p></body>"), "unique-ids"),
    Self(
      "an image without alt", .replace(end, picture.replacing(" alt=\"\"", with: "") + end),
      "images"),
    Self(
      "an image without width", .replace(end, picture.replacing(" width=\"1\"", with: "") + end),
      "images"),
    Self(
      "an image without height",
      .replace(end, picture.replacing(" height=\"1\"", with: "") + end), "images"),
    Self("a script in the page", .replace("</head>", "<script>x()</script></head>"), "inline"),
    Self("a style in the page", .replace("</head>", "<style>a{}</style></head>"), "inline"),
    Self("a style attribute", .replace("<main", "<main style=\"color:red\""), "inline"),
    Self("an event attribute", .replace("<main", "<main onclick=\"x()\""), "inline"),
    Self("a heading too deep", .replace(end, "<h6>x</h6></body>"), "headings"),
    Self("a second first heading", .replace(end, "<h1>x</h1></body>"), "headings"),
    Self("no language", .replace(" lang=\"en\"", ""), "language"),
    Self("two languages", .replace("xml:lang=\"en\"", "xml:lang=\"de\""), "language"),
    Self("a second title", .replace("</head>", "<title>x</title></head>"), "title"),
    Self("an open policy", .replace("default-src ", "default-src * "), "policy"),
    Self(
      "scripts in pages allowed", .replace("script-src", "script-src 'unsafe-inline'"), "policy"),
  ]

  private static let styles: [Self] = [
    Self(
      "quiet words too faint by day", in: "assets/style.css",
      .replace("--quiet:light-dark(#6b6359", "--quiet:light-dark(#9b9389"), "contrast"),
    Self(
      "words too faint by night", in: "assets/style.css",
      .replace("--ink:light-dark(#26221d,#dad9d6)", "--ink:light-dark(#26221d,#555)"),
      "contrast"),
    Self(
      "a rule with faint words", in: "assets/style.css",
      .append("\n.new { color: #999; background: #fff }"), "contrast"),
    Self(
      "another palette with faint links", in: "assets/style.css",
      .append("\n[data-theme=\"sand\"] { --scheme: light; --paper: #b08d57 }"), "contrast"),
    Self(
      "a picture of the style sheet that is not there", in: "assets/style.css",
      .append("\nbody { background: url(no.png) }"), "links"),
    Self(
      "a style sheet from elsewhere", in: "assets/style.css",
      .append("\n@import \"https://example.org/x.css\";"), "resources"),
    Self(
      "a font without encryption", in: "assets/style.css",
      .append("\n@font-face { font-family: x; src: url(http://example.org/x.woff2) }"),
      "mixed-content"),
  ]

  private static let files: [Self] = [
    Self("a page that is missing", .remove, "files"),
    Self("a page that was changed", .append("\n"), "files"),
    Self("a script that was changed", in: "assets/gallery.js", .append("x()"), "files"),
    Self("a missing style sheet", in: "assets/style.css", .remove, "files"),
    Self(
      "a page renamed in letter case only", in: "about.html", .move("About.html"), "links",
      at: "index.html"),
    Self(
      "two files that differ in letter case only", in: "Index.HTML", .write("x"), "paths",
      at: "index.html"),
    Self("an image that is empty", in: "own.gif", .write(""), "images"),
    Self("an image that is none", in: "own.gif", .write("<html></html>"), "images"),
    Self("a page too large", .append("<!--" + filler(13) + "-->"), "budget"),
    Self("a grid too large", in: "index.html", .append("<!--" + filler(61) + "-->"), "budget"),
    Self("a style sheet too large", in: "assets/style.css", .append(filler(21)), "budget"),
    Self("a script too large", in: "assets/gallery.js", .append(filler(9)), "budget"),
  ]

  private static func filler(_ kilobytes: Int) -> String {
    String(repeating: " ", count: kilobytes * 1024)
  }
}
