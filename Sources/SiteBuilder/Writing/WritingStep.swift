/// Names the moments between which a build may be killed, in their order.
enum WritingStep: Hashable, Sendable {
  /// The lock is held and what an earlier build left half done is tidied up.
  case opened
  /// It is written down what will be ours; nothing was moved.
  case announced
  /// A file or whole folder was moved into place.
  case moved(String)
  /// A stale file was removed.
  case removed(String)
  /// The record of our files is the new one.
  case recorded
}
