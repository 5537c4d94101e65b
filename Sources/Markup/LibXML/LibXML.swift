import CLibXML2

/// Holds what every use of libxml2 in this target shares.
enum LibXML {
  /// Prepares libxml2 and its datatype libraries once, before any thread can race for it.
  ///
  /// The second of them is otherwise made when the first grammar asks for a type, without a lock.
  static let isReady: Void = {
    xmlInitParser()
    xmlRelaxNGInitTypes()
    xmlSchemaInitTypes()
  }()

  /// Refuses the network, repairs nothing and takes everything for UTF-8.
  ///
  /// Entities may be substituted because every declaration of one stops the parser: what is left
  /// are the five predefined ones, which then need no second decoding.
  static let xmlOptions = Int32(
    XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_COMPACT.rawValue
      | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_IGNORE_ENC.rawValue)

  /// Bounds one document, far above the largest that a gallery meets.
  static let maximumSize = 256 << 20

  /// Copies a NUL-terminated string of libxml2's, an absent one as an empty string.
  static func string(_ pointer: UnsafePointer<UInt8>?) -> String {
    guard let pointer = unsafe pointer else { return "" }
    return unsafe String(cString: pointer)
  }

  /// Copies a NUL-terminated C string of libxml2's, an absent one as an empty string.
  static func string(_ pointer: UnsafePointer<CChar>?) -> String {
    guard let pointer = unsafe pointer else { return "" }
    return unsafe String(cString: pointer)
  }
}
