package import GalleryModel

/// Tells what an export holds, and what seems to be missing from it.
package struct CompletenessReport: Hashable, Sendable {
  /// An album that does not hold all that it should.
  package struct AlbumGap: Hashable, Sendable {
    /// The album.
    package let id: PhotoID
    /// Its title; may be empty.
    package let title: String
    /// How many photos Flickr counts in it.
    package let told: Int
    /// How many of them the export has.
    package let found: Int
  }

  /// The archives and folders that were read, in the order of their names.
  package var parts: [String] = []
  /// Archives that were left out, each with the reason.
  package var refused: [String] = []
  /// The names of archives that lie between others, but are not there.
  package var missingParts: [String] = []
  /// How many photos the export tells of.
  package var told = 0
  /// How many of them could be read.
  package var read = 0
  /// How many are not public: they are not published unless that is asked for.
  package var hidden = 0
  /// How many are videos.
  package var videos = 0
  /// Photos without a rating, which count as safe.
  package var unrated = 0
  /// Photos whose files could not be read.
  package var unreadable: [PhotoID] = []
  /// Photos of which there is no picture or video.
  package var withoutMedia: [PhotoID] = []
  /// Pictures and videos of which nothing is told, so that they are not published.
  package var strayMedia: [String] = []
  /// Albums that lack photos.
  package var albums: [AlbumGap] = []
  /// Tells that the account's profile is there.
  package var hasProfile = false
  /// Tells that the list of albums is there.
  package var hasAlbums = false

  /// Begins an empty report.
  package init() {}

  /// Tells that nothing seems to be missing.
  package var isComplete: Bool {
    refused.isEmpty && missingParts.isEmpty && unreadable.isEmpty && withoutMedia.isEmpty
      && strayMedia.isEmpty && albums.isEmpty && hasProfile && hasAlbums
  }
}
