extension LibraryError {
  package var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such library; build or sync once with the network to fill it"
    case .cannotOpen(let path, let reason):
      "\(path): the library cannot be opened: \(reason); name another place with --library"
    case .notALibrary(let path):
      "\(path): this is no library of flickr-gallery; name another file with --library"
    case .newer(let path, let version, let known):
      "\(path): a newer flickr-gallery wrote this library (format \(version), known up to "
        + "\(known)); use that one, or name another file with --library"
    case .inUse(let path):
      "\(path): another flickr-gallery is writing to the library; wait until it is done, or name "
        + "another file with --library"
    case .full(let path):
      "\(path): the disk is full; make room and run again: what the library held is still there"
    case .readOnly(let path):
      "\(path): the library may not be written; check the rights of the file and its folder"
    case .damaged(let path, let reason):
      "\(path): the library is damaged (\(reason)); 'sqlite3 \(path) .recover' may save what is "
        + "in it, or delete it to fetch everything again"
    case .failed(let path, let reason): "\(path): the library failed: \(reason)"
    case .noList(let path, let list, let known): Self.noList(path, list, known)
    case .massDisappearance(let list, let before, let after):
      "'\(list)' had \(before) photos and now has \(after); in case that is a mistake, nothing was "
        + "removed; if it is right, run again with --accept-removals"
    case .hiddenDisappearance(let list, let hidden, let after):
      "'\(list)' had \(hidden) photos more that only its member sees, and now has \(after) public "
        + "ones: an earlier run was logged in. Nothing was removed; log in again with "
        + "'flickr-gallery login', or let them go with --accept-removals"
    }
  }

  private static func noList(_ path: String, _ list: ListKey, _ known: [ListKey]) -> String {
    let start = "\(path): the library does not hold '\(list)'"
    guard !known.isEmpty else { return "\(start); it is empty: build or sync it with the network" }
    let names = known.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    return "\(start); it holds \(names)\(known.count > 10 ? " and \(known.count - 10) more" : "")"
  }
}
