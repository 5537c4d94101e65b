/// Where a source stands in a list, as a text that a log keeps: the next page, and what has come.
struct ListPosition: Equatable {
  var page: Int
  var photoCount: Int

  init(page: Int, photoCount: Int) {
    (self.page, self.photoCount) = (page, photoCount)
  }

  /// Reads a position; `nil` for a text of another form.
  init?(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    (page, photoCount) = (numbers[0], numbers[1])
  }

  var text: String { "\(page) \(photoCount)" }
}
