/// Why outlines of land cannot be used.
package struct WorldOutlineError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line at fault, from 1.
  package let line: Int

  package var description: String {
    "Templates/map/land.txt:\(line): error: this is no outline on earth\n"
      + "help: write at least three points as pairs of whole numbers in tenths of degrees, the "
      + "first as longitude and latitude, the others as steps"
  }
}
