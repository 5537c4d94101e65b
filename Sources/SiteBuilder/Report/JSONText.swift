/// Writes JSON text (RFC 8259) of parts that are JSON already.
enum JSONText {
  static func object(_ members: [(name: String, value: String)]) -> String {
    let parts = members.map { "\(string($0.name)):\($0.value)" }
    return "{\(parts.joined(separator: ","))}"
  }

  static func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }

  /// Quotes a text and escapes what JSON does not allow as it is.
  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Writes seconds to the millisecond, with a point in every locale.
  static func seconds(_ seconds: Double) -> String {
    let thousandths = Int((max(0, seconds) * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
