/// What a request wants of a file: all of it, a part, or what is not there.
enum ByteRange: Equatable {
  case whole
  case part(Range<Int>)
  case impossible

  /// Reads a `Range` field for a file of so many bytes.
  ///
  /// More than one range, other units and what cannot be read count as not asked for, which
  /// RFC 9110, section 14.2, allows.
  init(_ field: String?, size: Int) {
    guard let field, field.hasPrefix("bytes="), !field.contains(",") else {
      self = .whole
      return
    }
    let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " } }
    guard ends.count == 2, ends.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else {
      self = .whole
      return
    }
    switch (Int(ends[0]), Int(ends[1])) {
    case (nil, nil) where ends[0].isEmpty && ends[1].isEmpty: self = .whole
    case (let first?, let last?) where last < first: self = .whole
    case (let first?, let last) where ends[1].isEmpty || last != nil:
      self = first < size ? .part(first..<min(size - 1, last ?? size) + 1) : .impossible
    case (nil, let count?) where ends[0].isEmpty:
      self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .impossible
    default: self = .impossible
    }
  }
}
