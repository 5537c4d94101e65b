import GalleryModel
import Presenters

@testable import FlickrSources

/// Tries the reader of Flickr's answers, in XML and JSON.
enum AnswerFuzzing {
  static func read(_ bytes: [UInt8]) {
    guard let answer = try? FlickrAnswer(parsing: bytes, origin: "fuzz") else { return }
    _ = answer.failure(of: "fuzz")
    for access in [nil, Access.unsigned, .signed] {
      let page = AnswerReader(access: access).read(answer, origin: "fuzz")
      for photo in page.photos {
        precondition(!photo.id.rawValue.isEmpty, "A photo has an id.")
        _ = PlainText.title(photo.title)
        precondition(
          (photo.sizes.squares + photo.sizes.steps).allSatisfy { $0.url.hasPrefix("https://") },
          "Images come from Flickr's hosts.")
      }
    }
  }
}
