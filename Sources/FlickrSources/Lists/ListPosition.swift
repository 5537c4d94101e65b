/// Where a source stands in a list, as a text that a log keeps: the next page, and what has come.
struct ListPosition: Equatable {
  var page: Int
  var photoCount: Int
  /// Tells that the call for the head of the list is still to be made.
  var owesHead = false

  init(page: Int, photoCount: Int) {
    (self.page, self.photoCount) = (page, photoCount)
  }

  /// Reads a position; `nil` for a text of another form.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    owesHead = words.last == "head"
    let numbers = (owesHead ? words.dropLast() : words[...]).compactMap { Int($0) }
    guard words.count == (owesHead ? 3 : 2), numbers.count == 2, numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    (page, photoCount) = (numbers[0], numbers[1])
  }

  var text: String { "\(page) \(photoCount)\(owesHead ? " head" : "")" }
}
