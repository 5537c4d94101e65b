import GalleryModel
import Mustache
import Presenters

extension NotFoundPage: PageContent {
  static let kind = PageKind("404", keys: [])

  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value] { [] }
}
