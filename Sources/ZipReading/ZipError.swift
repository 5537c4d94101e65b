/// Says why an archive or one of its files was refused.
package struct ZipError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The archive's path.
  package let archive: String
  /// The file inside the archive, where the fault is one file's.
  package let entry: String?
  /// What is wrong.
  package let fault: Fault

  /// Notes a fault.
  package init(archive: String, entry: String? = nil, fault: Fault) {
    self.archive = archive
    self.entry = entry
    self.fault = fault
  }

  /// What can be wrong with an archive.
  package enum Fault: Error, Hashable, Sendable {
    /// The archive is not there.
    case missing
    /// The system does not give the archive away.
    case unreadable(String)
    /// It is a folder, a device or something else that is no file.
    case notAFile
    /// It does not begin as a zip does.
    case notAZip
    /// It is a zip without any file.
    case empty
    /// It begins as a zip, but the list of contents at its end is missing.
    case incomplete
    /// Its bytes contradict each other.
    case damaged(String)
    /// A password is needed.
    case encrypted
    /// A name leads out of a folder, or is no name.
    case unsafeName
    /// A name stands in the archive twice.
    case duplicateName
    /// It is a link to something else.
    case link
    /// It is neither a file nor a folder.
    case special
    /// There are more files than any export has.
    case tooManyEntries(limit: Int)
    /// So little cannot become so much: it is made to fill memory or disk.
    case bomb(ratio: Int)
    /// It has more bytes than the reader wants.
    case tooLarge(limit: Int)
    /// It unpacks to more or fewer bytes than the archive says.
    case wrongSize(told: Int)
    /// It is no longer where it was.
    case changed
    /// The unpacked file cannot be written.
    case unwritable(path: String, reason: String)
  }
}
