import Testing

@testable import Pages

struct RatioClassTests {
  @Test(
    "Ratios have a class for the whole part and one for the hundredths",
    arguments: [
      (600, 12000, "x0 h40 fit"), (39, 100, "x0 h40 fit"), (40, 100, "x0 h40"), (2, 3, "x0 h67"),
      (1, 1, "x1 h0"), (4, 3, "x1 h33"), (3, 2, "x1 h50"), (16, 9, "x1 h78"), (2, 1, "x2 h0"),
      (2479, 1000, "x2 h48"), (4061, 1000, "x4 h6"), (10, 1, "x10 h0"),
      (12000, 600, "x10 h0 fit"),
    ])
  func names(width: Int, height: Int, name: String) {
    #expect(RatioClass.name(width: width, height: height) == name)
  }

  @Test("The stylesheet knows every class")
  func stylesheet() throws {
    let style = String(decoding: try #require(OwnTheme.files["assets/style.css"]), as: UTF8.self)
    let classes = Set(
      (1...1200).flatMap { RatioClass.name(width: $0, height: 100).split(separator: " ") })
    for name in classes where name != "fit" { #expect(style.contains(".\(name){")) }
    #expect(style.contains(".fit "))
  }
}
