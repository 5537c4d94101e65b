import GalleryModel
import Mustache

extension Digest {
  /// Adds a value with everything in it; the kind counts, so that `1` and `"1"` differ.
  mutating func combine(_ value: Value) {
    switch value {
    case .null: combine(0)
    case .bool(let flag): combine(flag ? 1 : 2)
    case .int(let number):
      combine(3)
      combine(number)
    case .double(let number):
      combine(4)
      combine(Int(truncatingIfNeeded: number.bitPattern))
    case .text(let text):
      combine(5)
      combine(text)
    case .html(let html):
      combine(6)
      combine(html)
    case .list(let values):
      combine(7)
      combine(values)
    case .object(let object):
      combine(8)
      combine(object.values)
    case .lambda:
      preconditionFailure("pages are made of values alone, so that they can be summed up")
    }
  }

  /// Adds values and how many they are.
  mutating func combine(_ values: some Collection<Value>) {
    combine(values.count)
    for value in values { combine(value) }
  }
}
