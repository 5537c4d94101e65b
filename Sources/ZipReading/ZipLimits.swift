/// Tells from where on an archive counts as an attack.
///
/// Photos hardly shrink in a zip and JSON to a tenth; what shrinks to a two-hundredth is a bomb.
package struct ZipLimits: Hashable, Sendable {
  /// The most files and folders.
  package var entries = 1_000_000
  /// The longest name, in bytes.
  package var nameLength = 1024
  /// How many unpacked bytes may come out of one packed byte.
  package var ratio = 200
  /// How many unpacked bytes an archive may have whatever the ratio.
  package var allowance = 1 << 20

  /// Sets limits that no real export meets.
  package init() {}

  /// Tells whether so many bytes may have been packed so small.
  func allow(_ unpacked: Int, from packed: Int) -> Bool {
    unpacked <= allowance || (unpacked - allowance) / ratio <= packed
  }
}
