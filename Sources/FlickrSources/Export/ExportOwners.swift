import GalleryModel

/// Finds out whose the photos of an export are.
enum ExportOwners {
  /// Gives the member behind each name that photo pages have in their addresses.
  ///
  /// An alias may have changed since, so a lone profile is everybody's. Without any profile the name
  /// in the address is all that is known.
  static func people(of catalog: ExportCatalog) -> [Person] {
    catalog.ownerNames.enumerated().map { number, name in
      let named = catalog.people.first { $0.pathAlias == name || $0.id == NSID(name) }
      if let person = named ?? (catalog.people.count == 1 ? catalog.people.first : nil) {
        return person
      }
      if let id = NSID(name) { return Person(id: id) }
      return Person(
        id: .unknownMember(number), username: name, pathAlias: PersonReader.alias(name))
    }
  }

  /// Gives a title to photos by these members.
  static func title(_ people: [Person], _ owners: [Person]) -> String {
    guard let person = people.first ?? owners.first,
      !person.username.isEmpty || person.realName != ""
    else { return "Photos" }
    return "Photos by \(person.displayName)"
  }
}
