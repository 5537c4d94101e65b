import CLibXML2

/// Notes one complaint of libxml2's RELAX NG validator, worded for people.
struct SchemaViolation: Equatable {
  /// Ranks complaints: a validator that fails inside an element also blames all its parents.
  enum Weight: Int {
    case content
    case attributes
    case exact
  }

  let problem: MarkupProblem
  let weight: Weight

  /// Words a complaint about an element whose place is known.
  init(_ error: xmlError, element: xmlNodePtr?, place: (line: Int, column: Int)) {
    let first = unsafe LibXML.string(error.str1)
    let second = unsafe LibXML.string(error.str2)
    let code = unsafe xmlRelaxNGValidErr(UInt32(error.code))
    weight = Self.weight(of: code)
    let message =
      unsafe Self.structure(code, first, second, element: element)
      ?? Self.value(code, first, Self.value(second, of: element))
      ?? "schema: \(MarkupProblem.tidied(LibXML.string(error.message)))"
    problem = MarkupProblem(
      line: place.line, column: place.column > 0 ? place.column : nil, message: message)
  }

  /// Keeps what tells the reader most, each thing once and in the order found.
  static func essential(_ violations: [SchemaViolation]) -> [MarkupProblem] {
    let heaviest = violations.map(\.weight.rawValue).max() ?? 0
    var kept: [MarkupProblem] = []
    for violation in violations where !kept.contains(violation.problem) {
      let hasBetter = violations.contains {
        $0.weight == .exact && $0.problem.place == violation.problem.place
      }
      switch violation.weight {
      case .exact: kept.append(violation.problem)
      case .attributes where !hasBetter: kept.append(violation.problem)
      case .content where heaviest == 0 && kept.isEmpty: kept.append(violation.problem)
      case .attributes, .content: continue
      }
    }
    return kept
  }

  private static func weight(of code: xmlRelaxNGValidErr) -> Weight {
    switch code {
    case XML_RELAXNG_ERR_CONTENTVALID, XML_RELAXNG_ERR_INTERSEQ, XML_RELAXNG_ERR_NOSTATE,
      XML_RELAXNG_ERR_EXTRACONTENT:
      .content
    case XML_RELAXNG_ERR_ATTRVALID: .attributes
    default: .exact
    }
  }

  private static func structure(
    _ code: xmlRelaxNGValidErr, _ first: String, _ second: String, element: xmlNodePtr?
  ) -> String? {
    let inside = unsafe Self.inside(element?.pointee.parent)
    return switch code {
    case XML_RELAXNG_ERR_ELEMNAME: "element '\(second)' stands where '\(first)' belongs\(inside)"
    case XML_RELAXNG_ERR_ELEMWRONG: "element '\(first)' is not allowed here\(inside)"
    case XML_RELAXNG_ERR_INTEREXTRA:
      "element '\(first)' is not allowed here\(inside), or once too often"
    case XML_RELAXNG_ERR_TEXTWRONG: "text is not allowed directly in element '\(first)'"
    case XML_RELAXNG_ERR_ELEMNOTEMPTY: "element '\(first)' must be empty"
    case XML_RELAXNG_ERR_NOELEM:
      first.isEmpty || first == "(null)"
        ? "an element is missing\(unsafe Self.inside(element))"
        : "element '\(first)' is missing\(unsafe Self.inside(element))"
    case XML_RELAXNG_ERR_NOTELEM: "text stands where an element belongs\(inside)"
    case XML_RELAXNG_ERR_ELEMNONS, XML_RELAXNG_ERR_ELEMEXTRANS:
      "element '\(first)' is in no or the wrong namespace"
    case XML_RELAXNG_ERR_ELEMWRONGNS:
      "element '\(first)' is in the wrong namespace; '\(second)' is expected"
    case XML_RELAXNG_ERR_CONTENTVALID:
      "the content of element '\(first)' is incomplete or not what the schema allows"
    case XML_RELAXNG_ERR_EXTRACONTENT:
      "element '\(first)' has content that the schema does not allow: '\(second)'"
    case XML_RELAXNG_ERR_ATTRVALID:
      "element '\(first)' lacks an attribute, or one has a value that the schema does not allow"
    case XML_RELAXNG_ERR_INVALIDATTR:
      "attribute '\(first)' of element '\(second)' is not allowed, or its value is not"
    default: nil
    }
  }

  private static func value(
    _ code: xmlRelaxNGValidErr, _ first: String, _ value: String
  ) -> String? {
    switch code {
    case XML_RELAXNG_ERR_TYPE: "a value is not of type '\(first)'"
    case XML_RELAXNG_ERR_TYPEVAL: "\(value) is not of type '\(first)'"
    case XML_RELAXNG_ERR_DUPID: "the id '\(first)' is used twice"
    case XML_RELAXNG_ERR_DATATYPE: "a value is not of type '\(first)'"
    case XML_RELAXNG_ERR_VALUE: "a value is not '\(first)', the only one allowed"
    case XML_RELAXNG_ERR_LIST, XML_RELAXNG_ERR_LISTEXTRA:
      "a list of values is not what the schema allows"
    case XML_RELAXNG_ERR_LACKDATA: "element '\(first)' is empty where a value belongs"
    case XML_RELAXNG_ERR_DATAELEM, XML_RELAXNG_ERR_VALELEM, XML_RELAXNG_ERR_LISTELEM:
      "element '\(first)' holds elements where only a value belongs"
    default: nil
    }
  }

  /// Names the element around the fault, if there is one.
  private static func inside(_ node: xmlNodePtr?) -> String {
    guard let node = unsafe node, unsafe node.pointee.type == XML_ELEMENT_NODE else { return "" }
    return " in '\(unsafe LibXML.string(node.pointee.name))'"
  }

  /// Names the attribute that holds a refused value, since libxml2 tells only the value.
  private static func value(_ value: String, of element: xmlNodePtr?) -> String {
    var cursor = unsafe element?.pointee.properties
    while let attribute = unsafe cursor {
      if unsafe LibXML.string(attribute.pointee.children?.pointee.content) == value {
        return "the value '\(value)' of attribute '\(unsafe LibXML.string(attribute.pointee.name))'"
      }
      unsafe cursor = unsafe attribute.pointee.next
    }
    return "the value '\(value)'"
  }
}
