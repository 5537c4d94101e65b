import GalleryModel
import Mustache
import Presenters

/// The page about the site as its template shows it.
enum AboutContext {
  static let keys: [Key] = [
    "sourceText", "photoCountText", "peopleCountText", "credits", "hasCredits", "generatorURL",
  ]

  private static let creditShape = Shape(
    "title", "author", "license", "licenseURL", "source", "sourceURL")

  static func values(of page: AboutPage) -> [Value] {
    [
      .clean(page.sourceText), .clean(page.photoCountText), .clean(page.peopleCountText),
      .list(page.credits.map(credit)), .bool(!page.credits.isEmpty), .null,
    ]
  }

  private static func credit(_ credit: SampleCredit) -> Value {
    .object(
      Object(
        creditShape,
        [
          .clean(credit.title), .clean(credit.author), .clean(credit.license),
          .address(credit.licenseURL), .clean(credit.source), .address(credit.sourceURL),
        ]))
  }
}

extension AboutPage: PageContent {
  static let kind = PageKind("about", keys: AboutContext.keys)

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] {
    AboutContext.values(of: self)
  }
}
