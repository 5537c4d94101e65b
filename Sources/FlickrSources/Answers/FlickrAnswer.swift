import Markup

/// Points at one value of an answer of Flickr's, whether it came as XML or as JSON.
///
/// Reads leniently, because the types of Flickr's members drift: attributes, leaf elements, strings,
/// numbers, booleans and `_content` wrappers are all texts; null, empty and absent are the same.
/// Source: Flickr's page on the JSON format, and recorded answers of 2012 to 2025.
package struct FlickrAnswer: Sendable {
  private enum Value: Sendable {
    case element(MarkupNode)
    case json(JSONNode)
  }

  private let value: Value

  /// Stands at an element of an XML answer.
  init(_ element: MarkupNode) { value = .element(element) }

  /// Stands at a value of a JSON answer.
  init(_ node: JSONNode) { value = .json(node) }

  /// The name of the element or member; empty in a JSON array and at a JSON root.
  package var name: String {
    switch value {
    case .element(let element): element.name
    case .json(let node): node.name
    }
  }

  /// The line in the answer, from 1.
  package var line: Int {
    switch value {
    case .element(let element): element.line
    case .json(let node): node.line
    }
  }

  /// The value's own text: that of an element, a scalar, or the `_content` of an object.
  package var text: String {
    switch value {
    case .element(let element): element.text
    case .json(let node): node.text ?? node.member("_content")?.text ?? ""
    }
  }

  /// Gives the text of a member; empty when it is absent, null or an object without text.
  package func text(_ name: String) -> String {
    switch value {
    case .element(let element):
      element.attribute(name) ?? element.firstChild(named: name)?.text ?? ""
    case .json(let node): node.member(name).map { FlickrAnswer($0).text } ?? ""
    }
  }

  /// Gives the whole number in a member's text; `nil` when there is none.
  package func number(_ name: String) -> Int? { AnswerNumber.whole(text(name)) }

  /// Finds the first member of that name that has members of its own.
  package func child(_ name: String) -> FlickrAnswer? {
    switch value {
    case .element(let element): element.firstChild(named: name).map(FlickrAnswer.init)
    case .json(let node):
      node.member(name).flatMap { $0.kind == .object ? FlickrAnswer($0) : nil }
    }
  }

  /// Lists the repeated members of that name: a JSON array, or elements beside each other.
  package func children(_ name: String) -> [FlickrAnswer] {
    switch value {
    case .element(let element): element.children(named: name).map(FlickrAnswer.init)
    case .json(let node): node.member(name).map { FlickrAnswer($0).items } ?? []
    }
  }

  /// The elements of a JSON array; an object stands for an array of one.
  package var items: [FlickrAnswer] {
    switch value {
    case .element(let element): element.children.map(FlickrAnswer.init)
    case .json(let node):
      switch node.kind {
      case .array: node.children.map(FlickrAnswer.init)
      case .object: [self]
      case .string, .number, .bool, .null: []
      }
    }
  }

  /// All members in the order written, whatever their names.
  var members: [FlickrAnswer] {
    switch value {
    case .element(let element): element.children.map(FlickrAnswer.init)
    case .json(let node): node.kind == .object ? node.children.map(FlickrAnswer.init) : []
    }
  }

  /// Tells whether there is a member of that name, even an empty one.
  package func has(_ name: String) -> Bool {
    switch value {
    case .element(let element):
      element.attribute(name) != nil || element.firstChild(named: name) != nil
    case .json(let node): node.member(name) != nil
    }
  }

  /// Prepares to visit members of these names in any value of this answer.
  func selection(of names: [String: Int]) -> MemberSelection {
    switch value {
    case .element(let element):
      MemberSelection(names: names, numbering: element.treeNames.map { names[$0] ?? -1 })
    case .json: MemberSelection(names: names, numbering: [])
    }
  }

  /// Visits the selected members that are texts, once and in the order written.
  ///
  /// - Parameters:
  ///   - selection: A selection made by a value of the same answer.
  ///   - visit: Is given the member's number and its text.
  func visitTexts(_ selection: MemberSelection, _ visit: (Int, String) -> Void) {
    switch value {
    case .element(let element):
      element.visitAttributes(selection.numbering, visit)
      for child in element.children {
        let number = selection.numbering[child.nameNumber]
        if number >= 0, child.isLeaf { visit(number, child.text) }
      }
    case .json(let node):
      for child in node.children {
        guard let number = selection.names[child.name] else { continue }
        if let text = child.text ?? child.member("_content")?.text { visit(number, text) }
      }
    }
  }
}

extension MarkupNode {
  /// Tells that there is nothing but text in the element.
  fileprivate var isLeaf: Bool {
    children.first { _ in true } == nil && attributes.first { _ in true } == nil
  }
}
