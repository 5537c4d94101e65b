/// Holds where a photo was taken.
struct FakePlace: Sendable, Equatable {
  let serial: Int

  /// Degrees with six digits, as Flickr writes them.
  var latitude: String { degrees(Mix(serial, 6).below(120_000_000) - 60_000_000) }
  var longitude: String { degrees(Mix(serial, 7).below(360_000_000) - 180_000_000) }
  /// 1 world … 16 street.
  var accuracy: Int { [16, 11, 6, 3, 1][serial % 5] }

  private func degrees(_ millionths: Int) -> String {
    let digits = "\(abs(millionths) % 1_000_000)"
    let fraction = String(repeating: "0", count: 6 - digits.count) + digits
    return "\(millionths < 0 ? "-" : "")\(abs(millionths) / 1_000_000).\(fraction)"
  }
}
