import GalleryModel

/// Reads members: from `flickr.people.getInfo` and from lists that name their owner once.
enum PersonReader {
  /// Reads the `person` of `flickr.people.getInfo`; `nil` without an NSID.
  static func person(_ answer: FlickrAnswer) -> Person? {
    guard let id = NSID(answer.text("nsid")) ?? NSID(answer.text("id")) else { return nil }
    return Person(
      id: id, username: RecordText.cleaned(answer.text("username")),
      realName: RecordText.cleaned(answer.text("realname")),
      pathAlias: alias(answer.text("path_alias")),
      icon: answer.number("iconserver").flatMap(BuddyIcon.init),
      location: RecordText.cleaned(answer.text("location")),
      isDeleted: answer.number("is_deleted") == 1)
  }

  /// Reads the owner that stands at a list; `nil` where it names none.
  static func owner(ofList answer: FlickrAnswer) -> Person? {
    guard let id = NSID(answer.text("owner")) else { return nil }
    let name = answer.text("ownername")
    return Person(
      id: id, username: RecordText.cleaned(name.isEmpty ? answer.text("username") : name))
  }

  /// Gives the short name in addresses; `nil` where there is none or it could not be one.
  static func alias(_ text: String) -> String? {
    let bytes = text.utf8
    return (1...64).contains(bytes.count) && bytes.allSatisfy(isAliasByte) ? text : nil
  }

  private static func isAliasByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
