import Markup

/// Demands that every address in a page leads to a file of the site, in exact letter case, or to
/// where a page may lead.
struct LinkCheck {
  private enum Use {
    case link
    case resource
  }

  let files: FileIndex
  let hosts: AllowedHosts
  let strangers: StrangersFiles?
  private(set) var ledger = FragmentLedger()
  /// The other files that pages link to, where somebody wants to know.
  private(set) var targets: Set<PathKey>?
  /// The pictures that lie elsewhere, by their addresses, where somebody wants to know.
  private(set) var pictures: [String: LinkedPicture]?
  /// A spot whose links are to be told of, when a page is read again for that.
  var sought: FragmentKey?
  private var resolver = PathResolver()
  private var page = PathKey("")
  private var path = ""
  private var ownFragments: [(id: [UInt8], line: Int)] = []

  init(_ standard: PageStandard) {
    files = standard.files
    hosts = standard.hosts
    strangers = standard.strangers
    targets = standard.collectsTargets ? [] : nil
    pictures = standard.collectsPictures ? [:] : nil
  }

  mutating func begin(page path: String) {
    page = PathKey(path)
    self.path = path
    resolver.begin(page: path)
    ownFragments.removeAll(keepingCapacity: true)
  }

  mutating func visit(id: UnsafeRawBufferPointer) {
    ledger.add(spot: FragmentKey(page: page, id: id))
  }

  mutating func visit(
    _ attribute: PageAttribute, _ value: UnsafeBufferPointer<UInt8>,
    of element: borrowing PageElement, tag: PageTag, _ notes: inout PageNotes
  ) {
    switch attribute {
    case .href, .xlinkHref:
      let use: Use =
        switch tag {
        case .link: Self.loads(element) ? .resource : .link
        case .use: .resource
        default: .link
        }
      check(value, use, element, &notes)
    case .src, .poster, .data:
      check(value, .resource, element, &notes)
      if pictures != nil, attribute == .src { remember(value, line: element.line) }
    case .srcset, .imagesrcset:
      for candidate in CandidateList(value) { check(candidate, .resource, element, &notes) }
    default: break
    }
  }

  private mutating func remember(_ address: UnsafeBufferPointer<UInt8>, line: Int) {
    guard case .absolute = Reference(address), hosts.allow(address) else { return }
    let address = String(decoding: address, as: UTF8.self)
    if pictures?[address] == nil {
      pictures?[address] = LinkedPicture(address: address, page: path, line: line)
    }
  }

  /// Judges the links to spots on the same page, when all its ids are known.
  mutating func finish(_ ids: UniqueIDs, _ notes: inout PageNotes) {
    for (id, line) in ownFragments where !id.withUnsafeBytes({ ids.contains($0) }) {
      let name = String(decoding: id, as: UTF8.self)
      notes.note(
        "fragments", line: line, "the link '#\(name)' leads to no id of the page",
        advice: "give something that id, or correct the link")
    }
  }

  private mutating func check(
    _ address: UnsafeBufferPointer<UInt8>, _ use: Use, _ element: borrowing PageElement,
    _ notes: inout PageNotes
  ) {
    switch Reference(address) {
    case .empty:
      notes.note(
        "links", line: element.line, "an empty address", advice: "leave the attribute out")
    case .fragment(let id):
      if !id.isEmpty { ownFragments.append((Array(id), element.line)) }
    case .relative(let path, let fragment):
      checkFile(path, fragment, of: address, element, &notes)
    case .rooted where leadsHome(address): break
    case .rooted:
      notes.note(
        "links", line: element.line,
        "'\(Self.text(address))' begins at the root of a host",
        advice: "link relatively, so that the site works in any folder")
    case .absolute(let scheme):
      checkAbsolute(address, scheme, use, element, &notes)
    }
  }

  /// Tells whether this is the page for what is missing, and the address that of one of our files
  /// behind the path of the site.
  ///
  /// Servers show that page at any depth, where relative addresses would lead astray.
  private mutating func leadsHome(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
    guard page == Self.missingPage else { return false }
    var rest = address[...]
    while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
      rest = rest[(slash + 1)...]
      guard let target = resolver.resolve(UnsafeBufferPointer(rebasing: rest)) else { continue }
      if files.contains(target) { return true }
    }
    return false
  }

  private static let missingPage = PathKey("404.html")

  private mutating func checkFile(
    _ path: UnsafeBufferPointer<UInt8>, _ fragment: UnsafeBufferPointer<UInt8>?,
    of address: UnsafeBufferPointer<UInt8>, _ element: borrowing PageElement,
    _ notes: inout PageNotes
  ) {
    let target = path.isEmpty ? page : resolver.resolve(path)
    guard let target, target == page || files.contains(target) else {
      noteMissing(address, isOutside: target == nil, element, &notes)
      return
    }
    if target != page { targets?.insert(target) }
    guard let fragment, !fragment.isEmpty else { return }
    let key = FragmentKey(page: target, id: UnsafeRawBufferPointer(fragment))
    ledger.add(wish: FragmentWish(key: key, target: target, source: page))
    if key == sought {
      notes.note(
        "fragments", line: element.line, "'\(Self.text(address))' leads to no id of that page",
        advice: "give something there that id, or correct the link")
    }
  }

  private func noteMissing(
    _ address: UnsafeBufferPointer<UInt8>, isOutside: Bool, _ element: borrowing PageElement,
    _ notes: inout PageNotes
  ) {
    let path = String(decoding: resolver.path, as: UTF8.self)
    if isOutside {
      notes.note(
        "links", line: element.line, "'\(Self.text(address))' leads out of the site",
        advice: "link to something in it")
    } else if files.contains(path + "/index.html") || strangers?.contains(path) == true {
      // Servers send readers of a folder on to its page; strangers' files are there to stay.
    } else if let twin = files.twin(of: path) {
      notes.note(
        "links", line: element.line,
        "'\(Self.text(address))' differs in letter case from the file \(twin)",
        advice: "spell it alike: most servers tell them apart")
    } else {
      notes.note(
        "links", line: element.line,
        "'\(Self.text(address))' leads to no file: there is no \(path)",
        advice: "correct the link")
    }
  }

  private func checkAbsolute(
    _ address: UnsafeBufferPointer<UInt8>, _ scheme: String, _ use: Use,
    _ element: borrowing PageElement, _ notes: inout PageNotes
  ) {
    switch use {
    case .link where ["http", "https", "mailto", "tel"].contains(scheme): break
    case .link:
      notes.note(
        "links", line: element.line, "'\(Self.text(address))' is no address a page may link to",
        advice: "use https, http, mailto, or a relative address")
    case .resource where hosts.allow(address): break
    case .resource where scheme == "http":
      notes.note(
        "mixed-content", line: element.line,
        "'\(Self.text(address))' is loaded without encryption",
        advice: "load it over https, or put the file into the site")
    case .resource:
      notes.note(
        "resources", line: element.line,
        "'\(Self.text(address))' is loaded from elsewhere",
        advice: "pages load from the site and Flickr's image hosts over https alone")
    }
  }

  private static func loads(_ link: borrowing PageElement) -> Bool {
    link.withAttribute(.rel) { rel in
      rel.withUnsafeBufferPointer { bytes in
        bytes.split(separator: UInt8(ascii: " ")).contains { word in
          loading.contains { $0.elementsEqual(word) { $0 == $1 | 0x20 } }
        }
      }
    } ?? false
  }

  private static let loading: [[UInt8]] = [
    "stylesheet", "icon", "apple-touch-icon", "mask-icon", "preload", "modulepreload", "manifest",
    "prefetch",
  ].map { Array($0.utf8) }

  private static func text(_ address: UnsafeBufferPointer<UInt8>) -> String {
    let shown = String(decoding: address.prefix(120), as: UTF8.self)
    return address.count > 120 ? shown + "…" : shown
  }
}
