import GalleryModel
import Testing

/// The stylesheet that `scripts/tints` writes must know every colour that pages name.
struct TintSheetTests {
  @Test("The stylesheet has every colour for every band")
  func complete() throws {
    let sheet = String(
      decoding: try #require(OwnTheme.files["assets/tints.css"]), as: UTF8.self)
    for (band, colour) in ["t", "u"].flatMap({ band in
      Tint.Colour.all.map { (band, $0.name) }
    }) {
      #expect(sheet.contains(".\(band)\(colour){--\(band):#\(colour)}"))
    }
  }
}
