package import GalleryModel

/// Tells what a build did.
package struct BuildReport: Sendable, Equatable {
  /// Counts pages by what became of them.
  package struct Pages: Sendable, Equatable {
    /// New pages and those that changed.
    package var written = 0
    /// Pages that are as they were.
    package var unchanged = 0
    /// Pages of ours that are gone.
    package var removed = 0
  }

  /// Counts image files by what became of them.
  package struct Images: Sendable, Equatable {
    /// Files fetched from elsewhere.
    package var fetched = 0
    /// Files made or copied out of the program.
    package var made = 0
    /// Files that were there.
    package var kept = 0
    /// Photos whose files are linked because they may not be copied, by their numbers.
    package var linked: [PhotoID] = []
    /// Files that could not be had, each with the reason.
    package var failed: [String] = []
  }

  /// How long a stage took.
  package struct StageTime: Sendable, Equatable {
    /// The stage.
    package var stage: BuildStage
    /// How many seconds it took.
    package var seconds: Double
  }

  /// How many photos the site shows.
  package var photos = 0
  /// What became of the pages.
  package var pages = Pages()
  /// What became of the images.
  package var images = Images()
  /// What the reader should know of single photos, though nothing failed.
  package var notes: [String] = []
  /// What an export holds and lacks, as JSON; the caller knows.
  package var export: String?
  /// How many calls Flickr was asked; the caller knows.
  package var calls = 0
  /// Records that could not be used.
  package var skipped: [SkippedRecord] = []
  /// Photos left out because they are not public or not safe enough.
  package var withheld = 0
  /// Published photos whose source gives no rating.
  package var assumedSafe = 0
  /// What the checks found.
  package var findings: [Finding] = []
  /// How long each stage took, in their order.
  package var seconds: [StageTime] = []

  /// Begins an empty report.
  package init() {}
}
