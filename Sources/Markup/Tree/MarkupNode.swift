/// Points at one element of a ``MarkupTree``; cheap to copy, and keeps the tree alive.
///
/// Names are as written, with their prefix (`media:content`).
package struct MarkupNode: Sendable {
  let storage: MarkupStorage
  let index: Int

  /// Names the element.
  package var name: String { storage.names[Int(storage.elements[index].name)] }

  /// Names the line on which the start tag ends, counted from 1.
  package var line: Int { Int(storage.elements[index].line) }

  /// Joins the text of the element and of everything in it, untrimmed.
  package var text: String {
    let element = storage.elements[index]
    return String(
      decoding: storage.text[Int(element.textStart)..<Int(element.textEnd)], as: UTF8.self)
  }

  /// Finds the value of an attribute; `nil` when the element has none of that name.
  package func attribute(_ name: String) -> String? {
    guard let identifier = storage.identifiers[name] else { return nil }
    for position in storage.attributeRange(of: index)
    where storage.attributes[position].name == identifier {
      return storage.value(of: storage.attributes[position])
    }
    return nil
  }

  /// Lists all attributes in the order written.
  package var attributes: MarkupAttributes {
    MarkupAttributes(storage: storage, range: storage.attributeRange(of: index))
  }

  /// Lists the elements directly inside.
  package var children: MarkupChildren {
    MarkupChildren(storage: storage, parent: index, name: nil)
  }

  /// Lists the elements of one name directly inside.
  package func children(named name: String) -> MarkupChildren {
    MarkupChildren(storage: storage, parent: index, name: storage.identifiers[name] ?? -1)
  }

  /// Finds the first element of one name directly inside.
  package func firstChild(named name: String) -> MarkupNode? {
    children(named: name).first { _ in true }
  }
}
