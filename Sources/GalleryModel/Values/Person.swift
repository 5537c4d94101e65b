/// Describes a Flickr member as far as an answer tells.
package struct Person: Hashable, Sendable, Identifiable {
  /// The member's NSID, which works in every Flickr address.
  package var id: NSID
  /// The screen name; may be empty.
  package var username: String
  /// The real name; empty where the member gives none.
  package var realName: String
  /// The short name in Flickr addresses, where the member chose one.
  package var pathAlias: String?
  /// Where the buddy icon lies, unless the member has the default one.
  package var icon: BuddyIcon?
  /// The place the profile names; empty where it names none.
  package var location: String
  /// Tells that the account is gone.
  package var isDeleted: Bool

  /// Collects what is known of a member.
  package init(
    id: NSID, username: String = "", realName: String = "", pathAlias: String? = nil,
    icon: BuddyIcon? = nil, location: String = "", isDeleted: Bool = false
  ) {
    self.id = id
    self.username = username
    self.realName = realName
    self.pathAlias = pathAlias
    self.icon = icon
    self.location = location
    self.isDeleted = isDeleted
  }

  /// Gives the best name to print: real name, else screen name, else alias, else NSID.
  package var displayName: String {
    [realName, username, pathAlias ?? ""].first { !$0.isEmpty } ?? id.rawValue
  }

  /// Gives the name in Flickr's addresses: the alias, else the NSID.
  package var pathName: String { pathAlias ?? id.rawValue }

  /// Adds everything known of the member to a digest.
  package func combine(into digest: inout Digest) {
    for text in [id.rawValue, username, realName, pathAlias ?? "", location] {
      digest.combine(text)
    }
    digest.combine(icon?.server ?? 0)
    digest.combine((pathAlias == nil ? 0 : 1) + (isDeleted ? 2 : 0))
  }
}
