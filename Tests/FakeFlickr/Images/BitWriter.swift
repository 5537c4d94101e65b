/// Packs bits into bytes, in one of the two orders that image formats use.
struct BitWriter {
  /// Which end of a byte is filled first.
  enum Order { case highFirst, lowFirst }

  private(set) var bytes: [UInt8] = []
  private let order: Order
  private let stuffsZero: Bool
  private var pending: UInt64 = 0
  private var count = 0

  /// JPEG wants a zero after every byte of ones.
  init(_ order: Order, stuffsZero: Bool = false) {
    self.order = order
    self.stuffsZero = stuffsZero
  }

  /// Adds the low bits of a value, at most 32 of them.
  mutating func add(_ value: Int, bits: Int) {
    let value = UInt64(value) & ((1 << UInt64(bits)) - 1)
    switch order {
    case .highFirst: pending = pending << UInt64(bits) | value
    case .lowFirst: pending |= value << UInt64(count)
    }
    count += bits
    while count >= 8 { emit() }
  }

  /// Adds zeros, any number of them.
  mutating func addZeros(_ number: Int) {
    let first = min(number, (8 - count) % 8)
    add(0, bits: first)
    let whole = (number - first) / 8
    bytes.append(contentsOf: repeatElement(0, count: whole))
    add(0, bits: number - first - whole * 8)
  }

  /// Fills the last byte with ones or zeros.
  mutating func finish(withOnes: Bool = false) {
    guard count > 0 else { return }
    let missing = 8 - count
    add(withOnes ? (1 << missing) - 1 : 0, bits: missing)
  }

  private mutating func emit() {
    count -= 8
    let byte: UInt8
    switch order {
    case .highFirst:
      byte = UInt8(truncatingIfNeeded: pending >> UInt64(count))
      pending &= (1 << UInt64(count)) - 1
    case .lowFirst:
      byte = UInt8(truncatingIfNeeded: pending)
      pending >>= 8
    }
    bytes.append(byte)
    if stuffsZero && byte == 0xFF { bytes.append(0) }
  }
}
