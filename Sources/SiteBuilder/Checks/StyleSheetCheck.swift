/// Demands that every file a style sheet names is a file of the site.
///
/// Source: CSS Values and Units, "resource locators"; `@import` names one without `url()`, too.
struct StyleSheetCheck {
  let files: FileIndex
  let hosts: AllowedHosts

  /// Judges a style sheet.
  func findings(in sheet: [UInt8], path: String) -> [Finding] {
    var notes = PageNotes(page: path)
    var resolver = PathResolver()
    resolver.begin(page: path)
    for (address, line) in StyleSheetAddresses(sheet) {
      address.withUnsafeBufferPointer { bytes in
        judge(bytes, line, &resolver, &notes)
      }
    }
    return notes.findings
  }

  private func judge(
    _ address: UnsafeBufferPointer<UInt8>, _ line: Int, _ resolver: inout PathResolver,
    _ notes: inout PageNotes
  ) {
    let text = String(decoding: address.prefix(120), as: UTF8.self)
    switch Reference(address) {
    case .fragment: break
    case .empty:
      notes.note("links", line: line, "an empty address", advice: "leave the rule out")
    case .rooted:
      notes.note(
        "links", line: line, "'\(text)' begins at the root of a host",
        advice: "name files relatively, so that the site works in any folder")
    case .absolute where hosts.allow(address): break
    case .absolute("http"):
      notes.note(
        "mixed-content", line: line, "'\(text)' is loaded without encryption",
        advice: "put the file into the site")
    case .absolute:
      notes.note(
        "resources", line: line, "'\(text)' is loaded from elsewhere",
        advice: "put the file into the site")
    case .relative(let file, _):
      guard let key = resolver.resolve(file), files.contains(key) else {
        let missing = String(decoding: resolver.path, as: UTF8.self)
        let twin = files.twin(of: missing).map { "; did you mean \($0)?" } ?? ""
        notes.note(
          "links", line: line, "'\(text)' leads to no file: there is no \(missing)\(twin)",
          advice: "correct the address")
        return
      }
    }
  }
}
