/// Tells how far a build is.
package struct BuildProgress: Sendable, Equatable {
  /// What is going on.
  package var stage: BuildStage
  /// How many photos, pages or files are done.
  package var done: Int
  /// How many there will be; `nil` while nobody knows.
  package var total: Int?

  /// Notes how far a stage is.
  package init(stage: BuildStage, done: Int, total: Int? = nil) {
    self.stage = stage
    self.done = done
    self.total = total
  }
}
