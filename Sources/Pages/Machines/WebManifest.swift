package import Presenters

/// Writes what a device needs to keep the site among its programs.
///
/// Source: W3C, "Web Application Manifest". Addresses are relative to the file.
package struct WebManifest {
  /// Where the file lies in the site.
  package static let path = "site.webmanifest"

  private let frame: SiteFrame

  /// Prepares the file for a site.
  package init(_ frame: SiteFrame) { self.frame = frame }

  /// The file in UTF-8.
  package var bytes: [UInt8] {
    let manifest = JSONValue.object([
      "name": .text(frame.title), "lang": .text(frame.language),
      "dir": .text(TextDirection(ofLanguage: frame.language).rawValue),
      "start_url": .text("index.html"), "scope": .text("./"), "display": .text("minimal-ui"),
      "icons": .list([
        .object([
          "src": .text("favicon.svg"), "sizes": .text("any"), "type": .text("image/svg+xml"),
        ])
      ]),
    ])
    return Array((manifest.json + "\n").utf8)
  }
}
