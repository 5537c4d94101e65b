import Foundation

/// Changes a page on its way to a browser: what is on the disk stays as it is.
enum LivePage {
  /// Where the script is that waits for changes.
  static let scriptPath = "/.flickr-gallery/reload.js"
  /// Where the script waits.
  static let changesPath = "/.flickr-gallery/changes"

  /// Loads the page anew once the site is not the version that the script was loaded for.
  static let script = """
    "use strict";
    (async () => {
      const known = new URL(document.currentScript.src).search.slice(1);
      const pause = (time) => new Promise((done) => setTimeout(done, time));
      for (;;) {
        try {
          const answer = await fetch("\(changesPath)?" + known, { cache: "no-store" });
          if (answer.ok && (await answer.text()) !== known) { location.reload(); return; }
          if (!answer.ok) await pause(500);
        } catch { await pause(500); }
      }
    })();

    """

  /// Adds the script for a version, and lets the page's policy permit it and its questions.
  static func reloading(_ page: String, version: Int) -> String {
    let tag = "<script src=\"\(scriptPath)?\(version)\"></script>"
    var page = permitting(["script-src", "connect-src"], in: page)
    if let end = page.range(of: "</body>", options: .backwards) {
      page.insert(contentsOf: tag, at: end.lowerBound)
    } else {
      page += tag
    }
    return page
  }

  /// Makes links lead on from the root, wherever the page was asked for.
  ///
  /// Addresses from a host's root name the folder that the site will have there; they are cut to
  /// what is a file here.
  static func rooted(_ page: String, isFile: (String) -> Bool) -> String {
    var page = permitting(["base-uri"], in: page).replacing(/(href|src)="(\/[^"\/][^"]*)"/) {
      match in
      "\(match.1)=\"\(shortened(String(match.2), isFile))\""
    }
    if let start = page.range(of: "<meta ") {
      page.insert(contentsOf: "<base href=\"/\" />", at: start.lowerBound)
    }
    return page
  }

  private static func shortened(_ address: String, _ isFile: (String) -> Bool) -> String {
    var rest = address[...]
    while let slash = rest.dropFirst().firstIndex(of: "/") {
      if isFile(String(rest)) { return String(rest) }
      rest = rest[slash...]
    }
    return isFile(String(rest)) ? String(rest) : address
  }

  private static func permitting(_ directives: [String], in page: String) -> String {
    guard let meta = page.range(of: "http-equiv=\"Content-Security-Policy\""),
      let start = page.range(of: "content=\"", range: meta.upperBound..<page.endIndex),
      let end = page.range(of: "\"", range: start.upperBound..<page.endIndex)
    else { return page }
    var policy = page[start.upperBound..<end.lowerBound].replacing("&#39;", with: "'")
      .split(separator: ";").map { $0.split(separator: " ").map(String.init) }
    for directive in directives {
      if let index = policy.firstIndex(where: { $0.first == directive }) {
        policy[index].removeAll { $0 == "'none'" || $0 == "'self'" }
        policy[index].append("'self'")
      } else {
        policy.append([directive, "'self'"])
      }
    }
    let text = policy.map { $0.joined(separator: " ") }.joined(separator: "; ")
    return page.replacingCharacters(in: start.upperBound..<end.lowerBound, with: text)
  }
}
