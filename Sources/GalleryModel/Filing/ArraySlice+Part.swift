extension ArraySlice<Int32> {
  /// Gives some of a group's positions, counted from its beginning.
  package func part(_ range: Range<Int>) -> ArraySlice<Int32> {
    self[startIndex + range.lowerBound..<startIndex + range.upperBound]
  }
}
