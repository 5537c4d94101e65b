import Foundation

/// Blanks out in a film's file what tells about places, cameras and people; moves no byte.
///
/// For MP4 and QuickTime (ISO/IEC 14496-12): the boxes `udta`, `meta` and `uuid` become `free` and
/// their content zeros. Tracks that are neither picture nor sound, in which cameras write where they
/// are every second, cannot be taken out without moving bytes: such a film is refused.
package enum MovieCleaner {
  /// Says why a film cannot be cleaned.
  package struct Refusal: Error, Sendable, Equatable {
    /// What is in the way, as the end of a sentence.
    package let reason: String
  }

  /// Cleans a file where it lies.
  ///
  /// - Throws: ``Refusal``; the file may then be cleaned in part.
  package static func clean(_ path: String) throws(Refusal) {
    do {
      let file = try FileHandle(forUpdating: URL(filePath: path))
      let end = try file.seekToEnd()
      let walk = MovieBoxes(file: file)
      guard try walk.box(at: 0, before: end)?.kind == "ftyp" else {
        throw Refusal(reason: "it is neither MP4 nor QuickTime")
      }
      try walk.clean(0..<end)
      try file.close()
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw Refusal(reason: error.localizedDescription)
    }
  }
}
