import Foundation

/// Writes a file beside its place and moves it there once it is whole.
struct StagedFile {
  private let path: String
  private let temporary: String

  init(_ path: String) {
    self.path = path
    let url = URL(fileURLWithPath: path)
    temporary = url.deletingLastPathComponent().path + "/.\(url.lastPathComponent).part"
  }

  /// Lets `body` write to the temporary name; answers the length of the file.
  ///
  /// - Throws: What `body` throws, with the place's own name; nothing is left behind then.
  func write(_ body: (String) throws(ImagingError) -> Void) throws(ImagingError) -> Int {
    do {
      try body(temporary)
      guard unsafe rename(temporary, path) == 0 else {
        throw ImagingError.unwritable(path: path, reason: unsafe String(cString: strerror(errno)))
      }
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
      return size?.intValue ?? 0
    } catch let error as ImagingError {
      unsafe unlink(temporary)
      if case .unwritable(_, let reason) = error {
        throw .unwritable(path: path, reason: reason.replacing(temporary, with: path))
      }
      throw error
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }

  /// Writes bytes.
  func write(_ bytes: [UInt8]) throws(ImagingError) -> Int {
    try write { temporary throws(ImagingError) in
      do {
        try Data(bytes).write(to: URL(fileURLWithPath: temporary))
      } catch {
        throw .unwritable(path: path, reason: error.localizedDescription)
      }
    }
  }
}
