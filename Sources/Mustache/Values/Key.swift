/// A name that templates ask for, interned once for the whole process.
///
/// Equal names are equal keys, and comparing them compares two integers. Names are never forgotten:
/// make keys from names known to the program, not from user data.
package struct Key: Hashable, Sendable {
  let id: Int

  /// Interns a name.
  package init(_ name: String) {
    id = Vocabulary.id(of: name)
  }

  init(id: Int) {
    self.id = id
  }

  /// The name as it was interned.
  package var name: String { Vocabulary.name(of: id) }
}

extension Key: ExpressibleByStringLiteral {
  /// Interns the name written in the code.
  package init(stringLiteral name: String) {
    self.init(name)
  }
}

extension Key: CustomStringConvertible {
  /// The name as it was interned.
  package var description: String { name }
}
