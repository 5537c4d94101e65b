import CPictures
import Foundation
import Testing

@testable import Imaging

/// Owns a folder that lives as long as a test, and puts pictures there.
struct Scratch: ~Copyable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try VipsLibrary.start()
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      Issue.record(error)
    }
  }

  /// The names of the files in the folder.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func place(_ name: String) -> String { path + "/" + name }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: place(name))))
  }

  /// Writes bytes, and answers where.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: place(name)))
    return place(name)
  }

  /// Draws a picture, and answers where; the variants are those of `pictures.h`.
  func draw(
    _ variant: String, width: Int = 120, height: Int = 80, orientation: Int = 1,
    secrets: Bool = false
  ) throws -> String {
    let target = place("\(variant)-\(orientation)")
    let status = unsafe pictures_write(
      target, variant, Int32(width), Int32(height), Int32(orientation), secrets ? 1 : 0)
    try #require(status == 0, "libvips cannot write \(variant): \(VipsLibrary.takeComplaint())")
    return target
  }

  /// Makes everything that settings ask for, into files named after kind, edge and format.
  func make(
    _ source: String, _ settings: ImageSettings, rotation: ImageRotation? = nil
  ) throws -> MadeImages {
    let maker = try ImageMaker(settings: settings)
    return try maker.make(maker.plan(source, rotation: rotation)) {
      place("\($0.kind)_\($0.longestEdge).\($0.format.fileExtension)")
    }
  }
}
