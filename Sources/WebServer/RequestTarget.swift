import Foundation

/// Takes a request's target apart, and refuses paths that could lead out of a folder.
struct RequestTarget: Equatable {
  /// The decoded path, which begins with a slash.
  let path: String
  /// What follows the question mark, as it was sent.
  let query: String

  /// Reads a target such as `/a%20b?c=d`, or nothing where its path is not safe to use.
  ///
  /// Refused are `.` and `..` as segments, encoded slashes, backslashes, control characters and
  /// whatever is not UTF-8 when decoded.
  init?(_ target: String) {
    let sides = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let rawPath = sides.first, rawPath.hasPrefix("/") else { return nil }
    var segments: [String] = []
    for raw in rawPath.split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = String(raw).removingPercentEncoding, Self.isSafe(segment) else {
        return nil
      }
      segments.append(segment)
    }
    path = segments.joined(separator: "/")
    query = sides.count > 1 ? String(sides[1]) : ""
  }

  private static func isSafe(_ segment: String) -> Bool {
    guard segment != ".", segment != ".." else { return false }
    return segment.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "/" && scalar != "\\"
    }
  }
}
