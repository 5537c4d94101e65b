/// Writes which photos a term finds, the newest first.
///
/// Photos' numbers are written as what each does not share with the one before it: a letter tells
/// how many digits are the same (`a` none), then come the others.
struct PostingList: Sendable {
  // The digits of all numbers, each in as many bytes as the longest takes, and zeros behind them.
  private let digits: [UInt8]
  private let stride: Int

  /// Takes the numbers of the photos in their order, the newest first.
  init(ids: some Collection<String>) {
    let stride = ids.reduce(1) { max($0, $1.utf8.count) }
    var digits: [UInt8] = []
    digits.reserveCapacity(ids.count * stride)
    for id in ids {
      digits.append(contentsOf: id.utf8)
      digits.append(contentsOf: repeatElement(0, count: stride - id.utf8.count))
    }
    self.digits = digits
    self.stride = stride
  }

  /// Writes the photos at places in the order, ascending.
  func write(_ places: ArraySlice<UInt32>, to bytes: inout [UInt8]) {
    digits.withUnsafeBufferPointer { digits in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stride + 1) { piece in
        var previous = digits[0..<0]
        for place in places {
          let start = Int(place) * stride
          let own = digits[start..<start + stride]
          let count = fill(piece, own, after: previous)
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: piece[..<count]))
          previous = own
        }
      }
    }
  }

  private func fill(
    _ piece: UnsafeMutableBufferPointer<UInt8>, _ own: Slice<UnsafeBufferPointer<UInt8>>,
    after previous: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int {
    var (position, back) = (own.startIndex, previous.startIndex)
    while back < previous.endIndex, own[position] == previous[back], own[position] != 0 {
      position += 1
      back += 1
    }
    piece[0] = UInt8(ascii: "a") + UInt8(truncatingIfNeeded: position - own.startIndex)
    var count = 1
    while position < own.endIndex, own[position] != 0 {
      piece[count] = own[position]
      position += 1
      count += 1
    }
    return count
  }
}
