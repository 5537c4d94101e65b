import Foundation

/// Knows a picture's file: where it is, what its content is, how long it is.
struct PictureFile: Sendable, Equatable {
  let path: String
  let format: ImageFormat
  let bytes: Int

  /// Looks at a file's kind, length and first bytes.
  ///
  /// A pipe or a device is refused before it is opened: reading it might never end.
  static func inspect(_ path: String, limits: ImageLimits) throws(ImagingError) -> PictureFile {
    let bytes = try length(of: path)
    guard bytes > 0 else { throw .empty(path: path) }
    guard bytes <= limits.bytes else {
      throw .tooLarge(path: path, what: "\(bytes) bytes", limit: "\(limits.bytes) bytes")
    }
    guard let format = ImageFormat(firstBytes: try beginning(of: path)) else {
      throw .notAPicture(path: path)
    }
    return PictureFile(path: path, format: format, bytes: bytes)
  }

  /// Reads the whole file.
  func content() throws(ImagingError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
  }

  /// The error that says this file's content cannot be used.
  func unreadable(_ reason: String) -> ImagingError {
    .unreadable(path: path, format: format, reason: reason)
  }

  private static func length(of path: String) throws(ImagingError) -> Int {
    do {
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let attributes = try FileManager.default.attributesOfItem(atPath: real)
      guard attributes[.type] as? FileAttributeType == .typeRegular,
        let size = attributes[.size] as? NSNumber
      else { throw ImagingError.file(path: path, reason: "this is no regular file") }
      return size.intValue
    } catch let error as ImagingError {
      throw error
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
  }

  private static func beginning(of path: String) throws(ImagingError) -> [UInt8] {
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { _ = file }
      return [UInt8](try file.read(upToCount: 32) ?? Data())
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
  }
}
