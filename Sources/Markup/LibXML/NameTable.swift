/// Maps names that libxml2 has interned to values, by address and therefore without comparing text.
///
/// Addresses stay valid as long as the dictionary of the parser that made them.
struct NameTable<Value> {
  private struct Slot {
    var local: UInt
    var prefix: UInt
    var value: Value
  }

  private var slots: [Slot]
  private var mask: Int
  private(set) var count = 0

  init(filler: Value) {
    slots = Array(repeating: Slot(local: 0, prefix: 0, value: filler), count: 512)
    mask = 511
  }

  /// Finds the value of a name; the prefix is 0 for a name without one.
  func find(local: UInt, prefix: UInt = 0) -> Value? {
    let slot = slots[position(local: local, prefix: prefix)]
    return slot.local == 0 ? nil : slot.value
  }

  /// Notes the value of a name.
  mutating func insert(_ value: Value, local: UInt, prefix: UInt = 0) {
    if count * 2 >= slots.count { grow() }
    let position = position(local: local, prefix: prefix)
    if slots[position].local == 0 { count += 1 }
    slots[position] = Slot(local: local, prefix: prefix, value: value)
  }

  private func position(local: UInt, prefix: UInt) -> Int {
    let mixed = (local ^ (prefix << 7)) &* 0x9E37_79B9_7F4A_7C15
    var position = Int(truncatingIfNeeded: mixed >> 40) & mask
    while slots[position].local != 0,
      slots[position].local != local || slots[position].prefix != prefix
    {
      position = (position + 1) & mask
    }
    return position
  }

  private mutating func grow() {
    let old = slots
    let filler = Slot(local: 0, prefix: 0, value: old[0].value)
    slots = Array(repeating: filler, count: old.count * 2)
    mask = slots.count - 1
    for slot in old where slot.local != 0 {
      slots[position(local: slot.local, prefix: slot.prefix)] = slot
    }
  }
}
