import Markup

/// A grammar that accepts every well-formed page whose root is `html`.
enum LooseSchema {
  static let text = """
    <grammar xmlns="http://relaxng.org/ns/structure/1.0">
    <start><element name="html"><ref name="inside"/></element></start>
    <define name="inside"><zeroOrMore><choice><attribute><anyName/></attribute><text/>
    <element><anyName/><ref name="inside"/></element></choice></zeroOrMore></define>
    </grammar>
    """

  static func schema() throws -> PageSchema {
    try PageSchema(source: Array(text.utf8), name: "loose.rng")
  }
}
