import Markup

/// Grammars of the files for programs, as far as their standards demand.
enum MachineSchemas {
  private static let start = """
    <grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="NAMESPACE"
      datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes"><start>
    """

  private static let date = """
    <data type="dateTime"><param name="pattern">[^.]+(Z|[+\\-][0-9:]+)</param></data>
    """

  /// RFC 4287, for feeds whose entries have content, an author and a link each.
  static func atom() throws -> PageSchema {
    try schema(
      "http://www.w3.org/2005/Atom",
      """
      <element name="feed"><attribute name="xml:lang"/>
      <element name="id"><data type="anyURI"/></element><element name="title"><text/></element>
      <element name="updated">\(date)</element>
      <element name="link"><attribute name="rel"><value>self</value></attribute>
        <attribute name="type"/><attribute name="href"/></element>
      <element name="link"><attribute name="rel"><value>alternate</value></attribute>
        <attribute name="type"/><attribute name="href"/></element>
      <element name="generator"><text/></element>
      <zeroOrMore><element name="entry">
        <element name="id"><data type="anyURI"/></element><element name="title"><text/></element>
        <element name="updated">\(date)</element>
        <optional><element name="published">\(date)</element></optional>
        <element name="link"><attribute name="rel"><value>alternate</value></attribute>
          <attribute name="type"/><attribute name="href"><data type="anyURI"/></attribute></element>
        <optional><element name="link"><attribute name="rel"><value>license</value></attribute>
          <attribute name="href"><data type="anyURI"/></attribute></element></optional>
        <element name="author"><element name="name"><data type="string">
          <param name="minLength">1</param></data></element>
          <optional><element name="uri"><data type="anyURI"/></element></optional></element>
        <element name="rights"><text/></element>
        <zeroOrMore><element name="category"><attribute name="term"/></element></zeroOrMore>
        <element name="content"><attribute name="type"><value>html</value></attribute>
          <text/></element>
      </element></zeroOrMore></element>
      """)
  }

  /// The protocol of sitemaps with Google's images: a list of pages, or one of such lists.
  static func sitemap() throws -> PageSchema {
    let location = """
      <data type="anyURI"><param name="pattern">https?://.*</param>
      <param name="maxLength">2047</param></data>
      """
    return try schema(
      "http://www.sitemaps.org/schemas/sitemap/0.9",
      """
      <choice>
      <element name="urlset"><oneOrMore><element name="url">
        <element name="loc">\(location)</element>
        <optional><element name="lastmod">\(date)</element></optional>
        <zeroOrMore><element name="image" ns="http://www.google.com/schemas/sitemap-image/1.1">
          <element name="loc">\(location)</element></element></zeroOrMore>
      </element></oneOrMore></element>
      <element name="sitemapindex"><oneOrMore><element name="sitemap">
        <element name="loc">\(location)</element>
        <optional><element name="lastmod">\(date)</element></optional>
      </element></oneOrMore></element>
      </choice>
      """)
  }

  private static func schema(_ namespace: String, _ body: String) throws -> PageSchema {
    let head = start.replacing("NAMESPACE", with: namespace)
    return try PageSchema(source: Array((head + body + "</start></grammar>").utf8), name: "test")
  }
}
