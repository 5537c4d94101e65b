/// Says what a page may load: its own files, and pictures from the hosts named.
struct ContentSecurityPolicy {
  let imageHosts: [String]

  /// The content of the `meta` element.
  var text: String {
    let images = (["'self'"] + imageHosts).joined(separator: " ")
    return "default-src 'none'; style-src 'self'; script-src 'self'; img-src \(images); "
      + "manifest-src 'self'; base-uri 'none'; form-action 'none'"
  }
}
