extension Library {
  /// Says that a run has come to its end with lists, so that the next one begins all of them anew.
  ///
  /// Call it as the very last step: nothing is left to be done with the file then, so that a kill
  /// finds the run either not at its end or over.
  package func finish(_ lists: [LibraryList]) throws {
    let filled = lists.filter { !$0.isStored }
    guard !filled.isEmpty else { return }
    try connection.settle()
    try connection.transaction {
      for list in filled { try list.end() }
      try connection.execute("DELETE FROM answer")
    }
  }
}
