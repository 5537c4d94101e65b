extension FlickrAnswer {
  /// The failure that the envelope tells of; `nil` for everything else.
  ///
  /// The text is called `msg` in XML and `message` in JSON, and `stat` may stand anywhere.
  package func failure(of method: String = "") -> FlickrError? {
    guard text("stat") == "fail" else { return nil }
    let details = child("err") ?? self
    let words = details.text("msg")
    return FlickrError(
      method: method, code: details.number("code") ?? 0,
      text: words.isEmpty ? details.text("message") : words)
  }

  /// Finds what the envelope holds under a name; the root itself where somebody saved no envelope.
  package func content(_ name: String) -> FlickrAnswer? {
    child(name) ?? (self.name == name ? self : nil)
  }
}
