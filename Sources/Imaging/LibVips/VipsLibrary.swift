private import CVips

/// Starts libvips once, and takes its complaints.
enum VipsLibrary {
  private static let failure: String? = gallery_vips_start() == 0 ? nil : takeComplaint()

  /// Starts the library where nobody has yet.
  ///
  /// - Throws: ``ImagingError/unavailable(reason:)``
  static func start() throws(ImagingError) {
    if let failure { throw .unavailable(reason: failure) }
  }

  /// Says whether this copy of the library has an operation.
  static func knows(_ operation: String) -> Bool { unsafe gallery_vips_knows(operation) != 0 }

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
