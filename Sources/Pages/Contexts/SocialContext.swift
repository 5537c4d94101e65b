import Mustache
import Presenters

/// What a page tells those who show a preview of it elsewhere.
///
/// Source: https://ogp.me: addresses are absolute, so there is nothing without the site's own.
enum SocialContext {
  private static let shape = Shape("image")
  private static let imageShape = Shape("url", "width", "height", "alt")

  static func value(of page: any PageContent) -> Value {
    guard let base = page.frame.baseURL, page.head.address != .notFound else { return .null }
    return .object(Object(shape, [image(of: page, base: base)]))
  }

  private static func image(of page: any PageContent, base: String) -> Value {
    guard let (picture, alternative) = page.emblem else { return .null }
    let file = picture.fallback
    return .object(
      Object(
        imageShape,
        [
          .text(FeedContent(base: base).address(of: file)), .int(file.width), .int(file.height),
          .clean(alternative),
        ]))
  }
}
