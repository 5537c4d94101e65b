/// A configuration file that was read: one object of JSON5, with the place of everything in it.
///
/// Source: the JSON5 data interchange format, https://spec.json5.org.
package struct ConfigurationFile: Sendable {
  /// The file as it was named.
  package let name: String
  /// The members of the outermost object, in their order.
  package let members: [ConfigurationMember]

  private let text: [Unicode.Scalar]

  /// Reads a file's bytes.
  ///
  /// - Throws: ``ConfigurationError`` for the first fault, for a member that stands there twice,
  ///   and for anything but an object.
  package init(_ bytes: [UInt8], name: String) throws(ConfigurationError) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let string = String(validating: bytes, as: UTF8.self) else {
      throw ConfigurationError(file: name, message: "the file is not UTF-8")
    }
    let scalars = Array(string.unicodeScalars)
    self.name = name
    text = scalars
    let source = ConfigurationSource(file: name, text: scalars)
    var reader = ConfigurationReader(source)
    let value = try reader.readFile()
    guard case .object(let members) = value.content else {
      throw source.error(
        at: value.offset, "a configuration is one object",
        help: "put everything between '{' and '}'")
    }
    self.members = members
  }

  /// Tells of a mistake at a place.
  package func error(
    at offset: Int, _ message: String, help: String? = nil
  ) -> ConfigurationError {
    ConfigurationSource(file: name, text: text).error(at: offset, message, help: help)
  }
}
