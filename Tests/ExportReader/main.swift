import FlickrSources
import Foundation
import GalleryModel

/// Reads an export from one end to the other and tells what that took.
///
///     export-reader [--unpack FOLDER] PATH…
///
/// With `--unpack` every picture and video is unpacked into a folder that is there, and removed
/// again. Prints one line: photos, albums, media unpacked, peak memory in KiB, seconds.
func read(_ paths: [String], unpackingIn folder: String?) async throws {
  let start = ContinuousClock.now
  let source = try await ExportSource(paths: paths)
  var (photos, albums, unpacked) = (0, 0, 0)
  var references: [MediaReference] = []
  while let batch = source.nextBatch() {
    photos += batch.photos.count
    albums += batch.albums.count
    if folder != nil { references += batch.photos.compactMap { source.media.media(for: $0.id) } }
  }
  if let folder {
    for reference in references.sorted() {
      let file = try source.media.file(reference, unpackedAs: "medium", in: folder)
      if reference.archive != nil { try FileManager.default.removeItem(atPath: file) }
      unpacked += 1
    }
  }
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  print(photos, albums, unpacked, try peakKiB(), seconds)
}

/// The most memory this process ever had.
func peakKiB() throws -> Int {
  #if canImport(Darwin)
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss / 1024
  #else
    // What getrusage counts here begins with what the parent had.
    let line = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      .split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  #endif
}

var paths = Array(CommandLine.arguments.dropFirst())
var folder: String?
if paths.first == "--unpack", paths.count > 1 {
  folder = paths[1]
  paths.removeFirst(2)
}
do {
  try await read(paths, unpackingIn: folder)
} catch {
  print("export-reader: \(error)")
  exit(1)
}
