import CVips
import Foundation

/// Starts libvips once, and takes its complaints.
enum VipsLibrary {
  private static let failure: String? = gallery_vips_start() == 0 ? nil : takeComplaint()
  private static let machineCode = NSLock()

  /// Starts the library where nobody has yet.
  ///
  /// - Throws: ``ImagingError/unavailable(reason:)``
  static func start() throws(ImagingError) {
    if let failure { throw .unavailable(reason: failure) }
  }

  /// Says whether this copy of the library has an operation.
  static func knows(_ operation: String) -> Bool { unsafe gallery_vips_knows(operation) != 0 }

  /// Lets one thread at a time build operations for which libvips makes machine code at run time.
  ///
  /// Orc, which makes it, keeps lists of the memory for it without a lock in versions up to 0.4.33.
  static func building(
    _ build: () -> UnsafeMutablePointer<VipsImage>?
  ) -> UnsafeMutablePointer<VipsImage>? {
    machineCode.lock()
    defer { machineCode.unlock() }
    return unsafe build()
  }

  /// Lets go of an image, and so perhaps of the machine code behind it.
  static func release(_ image: UnsafeMutablePointer<VipsImage>) {
    machineCode.lock()
    defer { machineCode.unlock() }
    unsafe g_object_unref(image)
  }

  /// Empties the error buffer and gives its lines as one sentence.
  ///
  /// The buffer is the process's: a line may be about a picture that another thread works on.
  static func takeComplaint() -> String {
    guard let text = unsafe gallery_vips_take_error() else { return "no reason given" }
    defer { unsafe g_free(text) }
    // Several threads may complain at once; the last lines are the likeliest to be ours.
    let lines = unsafe String(cString: text).split(whereSeparator: \.isNewline).suffix(3)
    return lines.isEmpty ? "no reason given" : lines.joined(separator: "; ")
  }
}
