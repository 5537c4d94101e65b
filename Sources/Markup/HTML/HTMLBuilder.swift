/// Gathers what libxml2's HTML parser announces into nodes.
struct HTMLBuilder {
  /// Bounds the elements open at once, because closing one costs libxml2 a search among them.
  static let openLimit = 1_000

  private struct Frame {
    let name: String
    let attributes: [HTMLAttribute]
    var children: [HTMLNode] = []
  }

  private var frames = [Frame(name: "", attributes: [])]
  private var flattened = 0
  private var text: [UInt8] = []

  /// Says whether the fragment is nested deeper than anybody means.
  private(set) var isTooDeep = false

  mutating func startElement(_ name: String, attributes: [HTMLAttribute]) {
    guard !Self.isFrame(name) else { return }
    guard frames.count <= HTMLFragment.depthLimit else {
      flattened += 1
      isTooDeep = isTooDeep || frames.count + flattened > Self.openLimit
      return
    }
    flushText()
    frames.append(Frame(name: name, attributes: attributes))
  }

  mutating func endElement(_ name: String) {
    guard !Self.isFrame(name) else { return }
    guard flattened == 0 else {
      flattened -= 1
      return
    }
    flushText()
    closeElement()
  }

  mutating func addText(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe text.append(contentsOf: bytes)
  }

  /// Closes what is open and gives the nodes.
  consuming func nodes() -> [HTMLNode] {
    flushText()
    while frames.count > 1 { closeElement() }
    return frames[0].children
  }

  /// Says whether an element only frames a document and therefore means nothing in a fragment.
  private static func isFrame(_ name: String) -> Bool {
    name == "html" || name == "head" || name == "body"
  }

  private mutating func closeElement() {
    guard frames.count > 1, let frame = frames.popLast() else { return }
    let element = HTMLElement(
      name: frame.name, attributes: frame.attributes, children: frame.children)
    frames[frames.count - 1].children.append(.element(element))
  }

  private mutating func flushText() {
    guard !text.isEmpty else { return }
    frames[frames.count - 1].children.append(.text(String(decoding: text, as: UTF8.self)))
    text.removeAll(keepingCapacity: true)
  }
}
