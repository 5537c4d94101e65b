package import GalleryModel

/// Gives out the media files of an export, which stay packed until somebody needs one.
package protocol ExportMedia: Sendable {
  /// Finds the file that was uploaded; `nil` for a photo that the export has no file of.
  func media(for id: PhotoID) -> MediaReference?

  /// Finds the still picture of a video, where the export has one.
  func poster(for id: PhotoID) -> MediaReference?

  /// Gives a file's path on disk; unpacks it into a folder first where it lies in an archive.
  ///
  /// May be called from several tasks. Quickest in the order of the references.
  /// - Parameters:
  ///   - reference: The file.
  ///   - name: What to call an unpacked file; nothing may have that name yet.
  ///   - folder: A folder that is there. An unpacked file is the caller's to remove.
  /// - Returns: Where the file lies on disk.
  /// - Throws: ``FlickrSourceError`` naming the archive and the file.
  func file(_ reference: MediaReference, unpackedAs name: String, in folder: String) throws
    -> String
}
