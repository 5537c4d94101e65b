/// Holds a tag as it was typed and as Flickr normalises it.
struct FakeTag: Sendable, Equatable {
  let raw: String
  let text: String
  var isMachine: Bool { raw.contains(":") }

  private static let choices = [
    FakeTag(raw: "Sea", text: "sea"), FakeTag(raw: "black & white", text: "blackwhite"),
    FakeTag(raw: "Île-de-France", text: "îledefrance"), FakeTag(raw: "sunset", text: "sunset"),
    FakeTag(raw: "東京", text: "東京"), FakeTag(raw: "C++", text: "c"),
    FakeTag(raw: "camera:make=Fake", text: "camera:make=fake"),
  ]

  /// Every second photo is of the sea; more tags come by turns, and every sixth photo has none.
  static func tags(of serial: Int) -> [FakeTag] {
    if serial % 6 == 5 { return [] }
    var tags = serial % 2 == 0 ? [choices[0]] : []
    for (number, tag) in choices.enumerated().dropFirst() where serial % (number + 2) == 0 {
      tags.append(tag)
    }
    return tags
  }
}
