import GalleryModel

@testable import FlickrSources

/// Reads small answers that tests write down.
enum Answering {
  static func answer(_ text: String) throws -> FlickrAnswer {
    try FlickrAnswer(parsing: Array(text.utf8), origin: "test")
  }

  static func page(_ text: String, access: Access? = nil) throws -> AnswerPage {
    AnswerReader(access: access).read(try answer(text), origin: "test")
  }

  /// Reads the one photo of a list whose record has these members beside an id and an owner.
  static func photo(_ members: String, access: Access? = nil) throws -> Photo? {
    let record = #"{"id":"1","owner":"1@N01","# + members + "}"
    return try page(#"{"photos":{"photo":["# + record + #"]},"stat":"ok"}"#, access: access)
      .photos.first
  }
}
