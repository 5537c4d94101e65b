/// Collects what one connection has sent of its present request.
///
/// Only the connection's own thread touches it.
final class Connection {
  private let limit: Int
  private(set) var target = ""
  private var hasBegun = false
  private var bytes: [UInt8] = []
  private var isTooLong = false

  init(limit: Int) { self.limit = limit }

  /// The whole body, or nothing where it was longer than allowed.
  var body: [UInt8]? { isTooLong ? nil : bytes }

  /// Starts with a new request.
  func begin(target: String) {
    self.target = target
    hasBegun = false
    bytes = []
    isTooLong = false
  }

  /// Tells the first call for a request, which comes before its body, from the later ones.
  func isFirstCall() -> Bool {
    defer { hasBegun = true }
    return !hasBegun
  }

  /// Adds a piece of the body, within the limit.
  func append(_ piece: some Collection<UInt8>) {
    isTooLong = isTooLong || bytes.count + piece.count > limit
    if isTooLong { bytes = [] } else { bytes += piece }
  }
}
