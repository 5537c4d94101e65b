import Markup

/// Offers a small grammar for pages, and pages that follow it.
enum SampleSchema {
  static let source = """
    <grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="http://www.w3.org/1999/xhtml"
        datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
      <start>
        <element name="html">
          <attribute name="lang"/>
          <element name="head"><element name="title"><text/></element></element>
          <element name="body"><oneOrMore><ref name="block"/></oneOrMore></element>
        </element>
      </start>
      <define name="block">
        <choice>
          <element name="p"><optional><attribute name="id"><data type="ID"/></attribute></optional>
            <zeroOrMore><choice><text/><ref name="inline"/></choice></zeroOrMore></element>
          <element name="h1"><text/></element>
          <element name="ul"><oneOrMore><element name="li"><text/></element></oneOrMore></element>
        </choice>
      </define>
      <define name="inline">
        <choice>
          <element name="img">
            <attribute name="src"><data type="anyURI"/></attribute>
            <attribute name="alt"/>
            <attribute name="width"><data type="positiveInteger"/></attribute>
            <empty/>
          </element>
          <element name="a"><attribute name="href"/><text/></element>
        </choice>
      </define>
    </grammar>
    """

  static func schema() throws -> PageSchema {
    try PageSchema(source: Array(source.utf8), name: "sample.rng")
  }

  static func page(_ body: String) -> [UInt8] {
    Array(
      """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
      <head><title>Page</title></head>
      <body>\(body)</body>
      </html>
      """.utf8)
  }
}
