/// Holds the made-up world: a pure function of its options, and of what was changed since.
package struct World: Sendable {
  /// How big it is; more photos than before are newer ones.
  package var options: WorldOptions
  /// The serial numbers of the photos that are gone altogether.
  package var deleted: Set<Int> = []
  /// The serial numbers of the photos that lists still show, though they are gone.
  package var ghosts: Set<Int> = []
  /// What was changed, by serial number.
  package var edits: [Int: PhotoEdit] = [:]
  /// The numbers of the members who are gone, with all they had.
  package var deletedOwners: Set<Int> = []

  /// Makes a world in which nothing has been changed.
  package init(options: WorldOptions) { self.options = options }

  private static let firstHidden = 40_000_000

  /// The members.
  package var owners: [FakeOwner] { (0..<options.owners).map(FakeOwner.init(number:)) }

  /// The photos that everyone sees in lists, newest first, by serial number.
  package var publicSerials: [Int] {
    (0..<options.photos).reversed().filter { isListed($0) }
  }

  /// The photos that only the first member sees, newest first, by serial number.
  package var hiddenSerials: [Int] {
    (0..<options.hiddenPhotos).reversed().map { Self.firstHidden + $0 }.filter { isListed($0) }
  }

  /// Describes a photo, whether or not it is gone.
  package func photo(_ serial: Int) -> FakePhoto {
    let isHidden = serial >= Self.firstHidden
    return FakePhoto(
      serial: serial, owner: FakeOwner(number: isHidden ? 0 : serial % options.owners),
      audience: isHidden ? .hiddenKind(serial - Self.firstHidden) : .everyone,
      edit: edits[serial] ?? PhotoEdit())
  }

  /// Finds a photo that this viewer may see and that is not gone.
  func photo(id: String?, for viewer: FakeOwner?) -> FakePhoto? {
    guard let photo = storedPhoto(id: id) else { return nil }
    return photo.audience == .everyone || photo.owner == viewer ? photo : nil
  }

  /// Finds a photo whose files are still there; whoever knows their names may have them.
  func storedPhoto(id: String?) -> FakePhoto? {
    guard let id, let serial = FakePhoto.serial(of: id), isListed(serial), exists(serial),
      !ghosts.contains(serial)
    else { return nil }
    return photo(serial)
  }

  /// Finds a member that is not gone, by id without regard to case.
  func owner(nsid: String?) -> FakeOwner? {
    guard let nsid else { return nil }
    return owners.first {
      $0.nsid.lowercased() == nsid.lowercased() && !deletedOwners.contains($0.number)
    }
  }

  private func exists(_ serial: Int) -> Bool {
    (0..<options.photos).contains(serial)
      || (0..<options.hiddenPhotos).contains(serial - Self.firstHidden)
  }

  private func isListed(_ serial: Int) -> Bool {
    guard !deleted.contains(serial) else { return false }
    return deletedOwners.isEmpty || !deletedOwners.contains(photo(serial).owner.number)
  }
}
