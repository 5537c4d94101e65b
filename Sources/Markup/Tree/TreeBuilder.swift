import CLibXML2

/// Gathers what libxml2's parser announces about one document into flat arrays.
struct TreeBuilder {
  private(set) var elements: [MarkupStorage.Element] = []
  private(set) var attributes: [MarkupStorage.Attribute] = []
  private(set) var values: [UInt8] = []
  private(set) var text: [UInt8] = []
  private(set) var names: [String] = []
  var firstProblem: MarkupProblem?
  private var open: [Int] = []
  private var identifiers = NameTable<Int32>(filler: 0)

  init(expectedBytes: Int) {
    values.reserveCapacity(expectedBytes)
  }

  /// Freezes what was gathered.
  consuming func storage() -> MarkupStorage {
    MarkupStorage(
      elements: elements, attributes: attributes, values: values, text: text, names: names)
  }

  mutating func startElement(
    _ name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, line: Int32
  ) {
    open.append(elements.count)
    elements.append(
      MarkupStorage.Element(
        name: unsafe identifier(of: name, prefix: prefix), line: line,
        firstAttribute: Int32(attributes.count), textStart: Int32(text.count), textEnd: 0, end: 0))
  }

  /// Notes attributes laid out as libxml2 does: name, prefix, namespace, start and end of the value.
  mutating func addAttributes(
    _ fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>, count: Int
  ) {
    for attribute in 0..<count {
      guard let name = unsafe fields[attribute * 5], let start = unsafe fields[attribute * 5 + 3],
        let end = unsafe fields[attribute * 5 + 4]
      else { continue }
      let length = unsafe end - start
      attributes.append(
        MarkupStorage.Attribute(
          name: unsafe identifier(of: name, prefix: fields[attribute * 5 + 1]),
          start: Int32(values.count), count: Int32(length)))
      unsafe values.append(contentsOf: UnsafeBufferPointer(start: start, count: length))
    }
  }

  mutating func addText(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe text.append(contentsOf: bytes)
  }

  mutating func endElement() {
    guard let element = open.popLast() else { return }
    elements[element].textEnd = Int32(text.count)
    elements[element].end = Int32(elements.count)
  }

  private mutating func identifier(
    of name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?
  ) -> Int32 {
    let local = UInt(bitPattern: name)
    let scope = UInt(bitPattern: prefix)
    if let known = identifiers.find(local: local, prefix: scope) { return known }
    let identifier = Int32(names.count)
    let spelling = unsafe LibXML.string(name)
    names.append(unsafe prefix == nil ? spelling : "\(LibXML.string(prefix)):\(spelling)")
    identifiers.insert(identifier, local: local, prefix: scope)
    return identifier
  }
}
