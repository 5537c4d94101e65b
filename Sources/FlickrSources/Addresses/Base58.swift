/// Reads the numbers in Flickr's short links.
///
/// Source: Flickr's group on short links: digits and letters without 0, I, O and l, lower case first,
/// the most significant digit in front.
enum Base58 {
  private static let alphabet = Array(
    "123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ".utf8)

  private static let values: [UInt8: Int] = Dictionary(
    uniqueKeysWithValues: zip(alphabet, alphabet.indices))

  /// Gives the number that a text spells; `nil` for other characters, nothing, or too much.
  static func number(_ text: some StringProtocol) -> Int? {
    var number = 0
    for byte in text.utf8 {
      guard let value = values[byte] else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 58)
      let (sum, overflows) = product.addingReportingOverflow(value)
      guard !isTooLarge, !overflows else { return nil }
      number = sum
    }
    return text.isEmpty ? nil : number
  }
}
