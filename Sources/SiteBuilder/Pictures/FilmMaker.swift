import FlickrSources
import Foundation
import GalleryModel
import Imaging

/// Copies videos without what is private, and takes stills out of them where ffmpeg is installed.
struct FilmMaker: Sendable {
  /// The program; `nil` where there is none.
  let ffmpeg: String?
  let keepsMetadata: Bool

  /// Puts a copy of a video into the depot, unless that has it.
  ///
  /// A video that cannot be cleaned is not copied; a note says so.
  func copy(
    _ path: String, _ content: UInt64, of original: ExportOriginal, to depot: ImageDepot,
    _ outcome: inout PictureOutcome
  ) throws {
    let film = PhotoPictures.Film(mark: mark(content), ending: original.file.ending)
    let target = film.path(of: original.photo)
    if try depot.has(target) {
      outcome.pictures.film = film
      return
    }
    let place = try depot.place(of: target)
    let part = "\(place).part.\(original.file.ending)"
    defer { unlink(part) }
    unlink(part)
    if let reason = try write(path, to: part) {
      outcome.notes.append(
        "photo \(original.photo), \(original.file.origin): the video is not copied, because "
          + "\(reason)")
      return
    }
    guard rename(part, place) == 0 else { throw SiteError.last("write", place) }
    outcome.made += 1
    outcome.pictures.film = film
  }

  /// Takes a still out of a video; the caller removes it.
  ///
  /// - Returns: `nil` where there is no ffmpeg, or nothing to see; a note says so.
  func still(
    of path: String, _ original: ExportOriginal, beside folder: StagingArea,
    _ outcome: inout PictureOutcome
  ) throws -> String? {
    guard let ffmpeg else {
      noteNoStill(&outcome, original)
      return nil
    }
    let still = try folder.open().pathOf("\(original.photo)-frame.png")
    // A second into the film first, since many begin in the dark; short ones have no such second.
    for start in ["1", "0"] {
      unlink(still)
      let arguments =
        Self.quiet + ["-ss", start, "-i", "file:\(path)", "-frames:v", "1", "-f", "image2"]
      if try Self.run(ffmpeg, arguments + ["file:\(still)"]), access(still, R_OK) == 0 {
        return still
      }
    }
    noteNoStill(&outcome, original)
    return nil
  }

  /// Tells that a neutral picture stands for a video.
  func noteNoStill(_ outcome: inout PictureOutcome, _ original: ExportOriginal) {
    let reason = ffmpeg == nil ? "ffmpeg is not installed" : "ffmpeg finds no picture in it"
    outcome.notes.append(
      "photo \(original.photo), \(original.file.origin): the video has no still, because \(reason)")
  }

  private static let quiet = [
    "-nostdin", "-v", "error", "-y", "-protocol_whitelist", "file,crypto,data",
  ]

  /// Writes the copy; answers why there is none.
  private func write(_ path: String, to part: String) throws -> String? {
    if keepsMetadata {
      try duplicate(path, to: part)
      return nil
    }
    if let ffmpeg {
      let arguments =
        Self.quiet + ["-i", "file:\(path)", "-map", "0:v", "-map", "0:a?", "-map_metadata", "-1"]
        + ["-map_chapters", "-1", "-c", "copy", "file:\(part)"]
      return try Self.run(ffmpeg, arguments)
        ? nil : "ffmpeg cannot copy it without what it tells of places and cameras"
    }
    try duplicate(path, to: part)
    do {
      try MovieCleaner.clean(part)
      return nil
    } catch {
      return "\(error.reason); install ffmpeg, or use --keep-metadata"
    }
  }

  private func duplicate(_ path: String, to part: String) throws {
    do {
      try FileManager.default.copyItem(atPath: path, toPath: part)
    } catch {
      throw SiteError.system(
        operation: "write", path: part, reason: error.localizedDescription)
    }
  }

  private func mark(_ content: UInt64) -> UInt64 {
    var digest = Digest(value: content)
    digest.combine(keepsMetadata ? "film.all" : ffmpeg == nil ? "film.freed" : "film.copied")
    return max(1, digest.value)
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw SiteError.system(
        operation: "start", path: program, reason: error.localizedDescription)
    }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
