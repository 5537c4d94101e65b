import Testing

@testable import Pages

struct RatioClassTests {
  @Test(
    "Ratios have classes in steps that widen",
    arguments: [
      (600, 12000, "r040 fit"), (39, 100, "r040 fit"), (40, 100, "r040"), (2, 3, "r067"),
      (1, 1, "r100"), (4, 3, "r133"), (3, 2, "r150"), (16, 9, "r178"), (2, 1, "r200"),
      (2479, 1000, "r248"), (4, 1, "r400"), (4061, 1000, "r410"), (10, 1, "r1000"),
      (12000, 600, "r1000 fit"),
    ])
  func names(width: Int, height: Int, name: String) {
    #expect(RatioClass.name(width: width, height: height) == name)
  }

  @Test("The stylesheet knows every class")
  func stylesheet() throws {
    let style = String(decoding: try #require(OwnTheme.files["assets/style.css"]), as: UTF8.self)
    let classes = Set(
      (1...1200).map { RatioClass.name(width: $0, height: 100).prefix { $0 != " " } })
    for name in classes { #expect(style.contains(".\(name)")) }
    #expect(style.contains(".\(RatioClass.unavailable)"))
  }
}
