/// Holds what was made of one picture.
package struct MadeImages: Sendable, Equatable {
  /// The files, in the order of the plan.
  package let images: [MadeImage]
  /// What can be shown before any of them has arrived.
  package let placeholder: Placeholder
}
