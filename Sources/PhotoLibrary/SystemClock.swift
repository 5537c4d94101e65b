import Foundation

/// The time of this machine.
package enum SystemClock {
  /// Gives the time in unix seconds.
  package static func seconds() -> Int { Int(Date().timeIntervalSince1970) }
}
