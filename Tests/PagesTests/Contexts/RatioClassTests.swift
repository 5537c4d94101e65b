import Testing

@testable import Pages

struct RatioClassTests {
  @Test(
    "A class spells the digits of a ratio",
    arguments: [
      (600, 12000, "x0y4 fit"), (39, 100, "x0y4 fit"), (40, 100, "x0y4"), (2, 3, "x0y6z7"),
      (1, 1, "x1"), (101, 100, "x1z1"), (4, 3, "x1y3z3"), (3, 2, "x1y5"), (16, 9, "x1y7z8"),
      (2, 1, "x2"), (2479, 1000, "x2y4z8"), (4061, 1000, "x4z6"), (999, 100, "x9y9z9"),
      (10, 1, "x9y9z9"), (12000, 600, "x9y9z9 fit"),
    ])
  func names(width: Int, height: Int, name: String) {
    #expect(RatioClass.name(width: width, height: height) == name)
  }

  @Test("The stylesheet knows every digit")
  func stylesheet() throws {
    let style = String(decoding: try #require(OwnTheme.files["assets/style.css"]), as: UTF8.self)
    for digit in 1...9 {
      #expect(style.contains("[class^=x\(digit)]{--x:\(digit)}"))
      for name in ["y", "z"] {
        #expect(style.contains("[class*=\(name)\(digit)]{--\(name):\(digit)}"))
      }
    }
    #expect(style.contains(".fit "))
  }

  @Test("No other class or colour reads like a digit of a ratio")
  func unlike() throws {
    let sheets = OwnTheme.files.filter { $0.key.hasSuffix(".css") }.values
    let classes = sheets.flatMap { sheet in
      String(decoding: sheet, as: UTF8.self).matches(of: /\.([a-z][\w-]*)/).map { $0.output.1 }
    }
    #expect(classes.count > 100)
    for name in classes { #expect(!name.contains(/^x|[yz][0-9]/), "\(name)") }
  }
}
