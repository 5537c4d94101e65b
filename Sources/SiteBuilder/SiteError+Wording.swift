import Foundation

extension SiteError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .outputIsFile(let path):
      "\(path) is a file, and a site is a folder; name a folder"
    case .parentMissing(let output):
      "the output \(output) cannot be made: the folder that should hold it is not there; make it "
        + "first, or name another place with --output"
    case .folderMissing(let path):
      "there is no folder \(path); build the site first, or name another"
    case .busy(let output):
      "another build is writing into \(output) right now; wait for it, or name another folder "
        + "with --output"
    case .strangers(let output, let paths): Self.strangers(output, paths)
    case .obstacle(let path):
      "\(path) stands in the way: a file is where a folder of the site belongs, or the other way "
        + "round; move it away"
    case .twins(let first, let second):
      "\(first) and \(second) would be one file on a disk that ignores letter case; rename one"
    case .unusablePath(let path):
      "\(path.debugDescription) cannot be the name of a file of the site; rename it"
    case .damagedManifest(let path, let line):
      "\(path):\(line): the record of the site's files is damaged; remove it, then build with "
        + "--adopt"
    case .laterManifest(let path):
      "\(path) was written by a later version of flickr-gallery; use that version, or remove the "
        + "file and build with --adopt"
    case .system(let operation, let path, let reason): "cannot \(operation) \(path): \(reason)"
    case .unusable(let reason): reason
    case .faulty(let report): Self.faults(report)
    }
  }

  /// Words what the system says of the last call.
  static func last(_ operation: String, _ path: String) -> SiteError {
    .system(operation: operation, path: path, reason: String(cString: strerror(errno)))
  }

  private static func strangers(_ output: String, _ paths: [String]) -> String {
    let named = paths.prefix(3).joined(separator: ", ")
    let rest = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return "\(output) holds files that flickr-gallery did not write and would overwrite: "
      + "\(named)\(rest); move them away, name another folder with --output, or take the folder "
      + "over with --adopt"
  }

  private static func faults(_ report: BuildReport) -> String {
    let errors = report.findings.filter { $0.severity == .error }
    let first = errors.first.map { ", first \($0)" } ?? ""
    return "\(errors.count) \(errors.count == 1 ? "fault" : "faults") in the pages\(first); the "
      + "site was left as it was"
  }
}
