import ZipReading

extension FlickrSourceError {
  /// Tells that the fault is not one picture's: the disk is full, or an archive is no longer there.
  ///
  /// To go on would take away pictures that a site has.
  package var concernsWholeExport: Bool {
    guard case .export(.media(let error)) = self else { return false }
    return switch error.fault {
    case .unwritable, .missing, .unreadable, .notAFile, .changed: true
    default: false
    }
  }
}
