/// Names the steps of writing, between which a build may be killed, in their order.
package enum WritingStep: Hashable, Sendable {
  /// The lock is held and what an earlier build left half done is tidied up.
  case opened
  /// It is written down what will be ours; nothing was moved.
  case announced
  /// A file was moved into place, or a whole folder that is new; its path ends with a slash.
  case moved(String)
  /// A stale file was removed.
  case removed(String)
  /// The record of our files is the new one.
  case recorded
}
