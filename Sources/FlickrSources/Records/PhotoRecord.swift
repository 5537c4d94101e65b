import GalleryModel

/// Holds what an answer tells of one photo as plain texts, the same for every method.
struct PhotoRecord: Sendable {
  private var texts: [String]
  /// Tags with both their forms, where the answer gives them.
  var tags: [Tag] = []
  /// Names of the place, from small to large.
  var placeNames: [String] = []

  init() { texts = Array(repeating: "", count: PhotoField.count) }

  /// The text of a field; empty when the answer does not tell.
  subscript(_ field: PhotoField) -> String {
    get { texts[field.index] }
    set { texts[field.index] = newValue }
  }

  /// The whole number in a field.
  func number(_ field: PhotoField) -> Int? {
    let text = texts[field.index]
    return text.isEmpty ? nil : AnswerNumber.whole(text)
  }

  /// The number in a field, if it is above 0.
  func positive(_ field: PhotoField) -> Int? {
    number(field).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Takes over the texts of an answer under the names given; empty ones erase nothing.
  mutating func take(_ answer: FlickrAnswer, names: [String: PhotoField]) {
    answer.visitTexts { name, text in
      if !text.isEmpty, let field = names[name] { texts[field.index] = text }
    }
  }
}
