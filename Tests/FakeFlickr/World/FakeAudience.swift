/// Says who may see a photo of the made-up world.
enum FakeAudience: Int, Sendable, Equatable, CaseIterable {
  case hidden
  case friends
  case family
  case moderate
  case restricted
  case everyone

  var isPublic: Bool { [.everyone, .moderate, .restricted].contains(self) }

  /// 0 safe, 1 moderate, 2 restricted.
  var safetyLevel: Int {
    switch self {
    case .moderate: 1
    case .restricted: 2
    default: 0
    }
  }

  /// What only hidden photos are: those of the first five kinds, in turn.
  static func hiddenKind(_ number: Int) -> FakeAudience {
    [.hidden, .friends, .family, .moderate, .restricted][number % 5]
  }
}
