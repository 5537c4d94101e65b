/// Says why a site could not be built, written or judged, and what to do.
package enum SiteError: Error, Sendable, Equatable {
  /// The output path names a file.
  case outputIsFile(String)
  /// The folder that should hold the output is not there.
  case parentMissing(output: String)
  /// The folder to judge is not there.
  case folderMissing(String)
  /// Another build writes into the same folder right now.
  case busy(output: String)
  /// Files that are not ours stand where ours belong.
  case strangers(output: String, paths: [String])
  /// Something that is not a folder, or a folder, stands in the way of a file of ours.
  case obstacle(path: String)
  /// Two files of ours would be one on a disk that ignores letter case.
  case twins(String, String)
  /// A path of ours holds what a manifest or a disk cannot.
  case unusablePath(String)
  /// The record of our own files cannot be read.
  case damagedManifest(path: String, line: Int)
  /// The record of our own files was written by a later version.
  case laterManifest(path: String)
  /// The system refused an operation.
  case system(operation: String, path: String, reason: String)
  /// The schema, the templates or a page could not be used; the text says where and why.
  case unusable(String)
  /// Pages have faults; nothing was moved into place.
  case faulty(BuildReport)
}
