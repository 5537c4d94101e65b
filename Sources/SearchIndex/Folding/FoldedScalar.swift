/// A folded character together with its kind, in four bytes.
struct FoldedScalar {
  private let packed: UInt32

  init(_ scalar: Unicode.Scalar) {
    packed = scalar.value | ScalarKind(scalar).rawValue << 24
  }

  /// The character's number.
  var value: UInt32 { packed & 0xFF_FFFF }

  var kind: ScalarKind { ScalarKind(rawValue: packed >> 24) ?? .gap }
}
