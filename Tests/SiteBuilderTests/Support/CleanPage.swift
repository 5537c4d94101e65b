/// A small page that every rule accepts, for planting faults.
enum CleanPage {
  static let text = """
    <!DOCTYPE html>
    <html lang="en" xml:lang="en">
    <head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'"/>
    <title>A page</title>
    <link rel="stylesheet" href="../assets/style.css"/>
    <link rel="canonical" href="https://example.org/photo/1.html"/>
    <script src="../assets/theme.js"></script>
    </head>
    <body>
    <h1 id="top">A page</h1>
    <p><a href="#top">Up</a> <a href="2.html">Next</a> <a href="../page-2.html#photo-1">Back</a></p>
    <h2>A picture</h2>
    <img src="https://live.staticflickr.com/1/2.jpg" srcset="../images/a.jpg 1x, ../images/b.jpg 2x" alt="" width="3" height="2"/>
    <p><a href="http://example.org/">Elsewhere</a> <a href="mailto:a@example.org">Mail</a></p>
    </body>
    </html>
    """

  /// The files the page links to.
  static let files = [
    "assets/style.css", "assets/theme.js", "photo/1.html", "photo/2.html", "page-2.html",
    "images/a.jpg", "images/b.jpg", "index.html", "photo/Upper.html", "album/index.html",
    "a b.html",
  ]
}
