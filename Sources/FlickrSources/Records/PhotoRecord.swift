import GalleryModel

/// Holds what an answer tells of one photo as plain texts, the same for every method.
struct PhotoRecord: Sendable {
  private var texts: [String]
  private var filled: [Int] = []
  /// Tags with both their forms, where the answer gives them.
  var tags: [Tag] = []
  /// Names of the place, from small to large.
  var placeNames: [String] = []

  init() { texts = Array(repeating: "", count: PhotoField.count) }

  /// The text of a field; empty when the answer does not tell.
  subscript(_ field: PhotoField) -> String {
    get { texts[field.index] }
    set { set(field.index, to: newValue) }
  }

  /// Tells whether the answer tells that field.
  func has(_ field: PhotoField) -> Bool { !texts[field.index].isEmpty }

  /// The whole number in a field.
  func number(_ field: PhotoField) -> Int? {
    let text = texts[field.index]
    return text.isEmpty ? nil : AnswerNumber.whole(text)
  }

  /// The number in a field, if it is above 0.
  func positive(_ field: PhotoField) -> Int? {
    number(field).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Tells that the record says it is not public.
  var isPrivate: Bool { !self[.isPublic].isEmpty && number(.isPublic) != 1 }

  /// Takes over the selected texts of an answer; empty ones erase nothing.
  mutating func take(_ answer: FlickrAnswer, _ selection: MemberSelection) {
    answer.visitTexts(selection) { set($0, to: $1) }
  }

  /// Forgets everything, to be filled again without new memory.
  mutating func clear() {
    for index in filled { texts[index] = "" }
    filled.removeAll(keepingCapacity: true)
    tags.removeAll(keepingCapacity: true)
    placeNames.removeAll(keepingCapacity: true)
  }

  private mutating func set(_ index: Int, to text: String) {
    guard !text.isEmpty else { return }
    texts[index] = text
    filled.append(index)
  }
}
