/// Keeps a document as a few flat arrays that all its nodes share.
///
/// Elements stand in document order; an element's descendants follow it up to `end`. Its
/// attributes run up to the first of the next element, its text is one slice of `text`.
final class MarkupStorage: Sendable {
  struct Element: Sendable {
    var name: Int32
    var line: Int32
    var firstAttribute: Int32
    var textStart: Int32
    var textEnd: Int32
    var end: Int32
  }

  struct Attribute: Sendable {
    let name: Int32
    let start: Int32
    let count: Int32
  }

  let elements: [Element]
  let attributes: [Attribute]
  let values: [UInt8]
  let text: [UInt8]
  let names: [String]
  let identifiers: [String: Int32]

  init(
    elements: [Element], attributes: [Attribute], values: [UInt8], text: [UInt8], names: [String]
  ) {
    self.elements = elements
    self.attributes = attributes
    self.values = values
    self.text = text
    self.names = names
    var identifiers: [String: Int32] = Dictionary(minimumCapacity: names.count)
    for (index, name) in names.enumerated() where identifiers[name] == nil {
      identifiers[name] = Int32(index)
    }
    self.identifiers = identifiers
  }

  func attributeRange(of element: Int) -> Range<Int> {
    let next = element + 1
    let end = next < elements.count ? Int(elements[next].firstAttribute) : attributes.count
    return Int(elements[element].firstAttribute)..<end
  }

  func value(of attribute: Attribute) -> String {
    let start = Int(attribute.start)
    return String(decoding: values[start..<start + Int(attribute.count)], as: UTF8.self)
  }
}
