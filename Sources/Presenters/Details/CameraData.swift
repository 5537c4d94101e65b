/// What a camera wrote into a photo's file, in words.
package struct CameraData: Hashable, Sendable {
  /// One line of it.
  package struct Row: Hashable, Sendable {
    /// What the value tells.
    package let label: String
    /// The value as people read it.
    package let value: String
  }

  /// What photographers ask for, in the order they ask for it.
  package let main: [Row]
  /// Everything else that may be shown, in the file's order.
  package let others: [Row]
}
