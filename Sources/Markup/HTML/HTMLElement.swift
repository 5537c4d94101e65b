/// Holds one element of a stranger's HTML; nothing in it has been judged or cleaned.
package struct HTMLElement: Sendable, Hashable {
  /// Names the element in lower case; any name that a stranger thought of.
  package let name: String
  /// Lists the attributes in the order written; of two with one name, the first.
  package let attributes: [HTMLAttribute]
  /// Lists what stands inside.
  package let children: [HTMLNode]

  /// Puts an element together.
  package init(name: String, attributes: [HTMLAttribute] = [], children: [HTMLNode] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// Finds the value of an attribute by its name in lower case.
  package func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
