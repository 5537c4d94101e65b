import GalleryModel
import Testing

@Suite("Names of tags in addresses")
struct TagSlugTests {
  @Test("A plain tag is its own name", arguments: ["milk", "2024", "a", "comb", "console"])
  func plain(tag: String) {
    #expect(TagSlug(tag).rawValue == tag)
  }

  @Test(
    "Names are made of what every disk and address takes, whatever the tag is",
    arguments: [
      "Milk", "MILK", "straße", "STRASSE", "é", "e\u{301}", "漢字", "عربى", "😀", "👨‍👩‍👧", "..", ".", "",
      "con", "nul", "com1", "lpt9", "a/b", "a\\b", "a b", "a%28b", "-", "x-2", "\u{0}",
      String(repeating: "a", count: 300),
    ])
  func safe(tag: String) {
    let name = TagSlug(tag).rawValue
    #expect(name.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) || $0 == 45 })
    #expect(name.utf8.count <= 60)
    #expect(!["con", "nul", "com1", "lpt9"].contains(name))
    #expect(!name.hasPrefix("-"))
  }

  @Test("Different tags have different names, also with the numbers of pages behind them")
  func distinct() {
    let tags = [
      "milk", "Milk", "MILK", "strasse", "straße", "é", "e", "e\u{327}", "漢字", "漢", "..", ".", "",
      "con",
      "con-", "x", "x-2", "x-3", "t", "t-", "😀", "👍", "👍🏽",
    ]
    let names = tags.flatMap { tag in
      let name = TagSlug(tag).rawValue
      return [name, name + "-2", name + "-3"]
    }
    #expect(Set(names).count == names.count)
  }
}
