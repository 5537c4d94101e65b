package import GalleryModel

/// Makes small values for tests, each different by its number.
package enum Sample {
  /// Makes a photo's id of a number.
  package static func id(_ number: Int) -> PhotoID {
    guard let id = PhotoID(String(number)) else {
      preconditionFailure("a test's number \(number) makes no id")
    }
    return id
  }

  /// Makes a member's id of a number.
  package static func nsid(_ number: Int) -> NSID {
    guard let id = NSID("\(number)@N00") else {
      preconditionFailure("a test's number \(number) makes no member")
    }
    return id
  }

  /// Makes a day that exists.
  package static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay {
    guard let day = CalendarDay(year: year, month: month, day: day) else {
      preconditionFailure("a test's day does not exist")
    }
    return day
  }

  /// Makes a member named by the number.
  package static func person(_ number: Int) -> Person {
    Person(id: nsid(number), username: "user \(number)", realName: "Person \(number)")
  }

  /// Makes a public photo with a title and three sizes, 3:2.
  package static func photo(_ number: Int, owner: Int = 1) -> Photo {
    Photo(
      id: id(number), title: "Photo \(number)", owner: person(owner), safety: .safe,
      visibility: .everyone, sizes: ladder(number, [.small240, .medium640, .large1024]))
  }

  /// Makes photos with the numbers of a range.
  package static func photos(_ numbers: ClosedRange<Int>) -> [Photo] {
    numbers.map { photo($0) }
  }

  /// Makes a ladder of Flickr's addresses, 3:2.
  package static func ladder(_ number: Int, _ labels: [SizeLabel]) -> SizeLadder {
    SizeLadder(
      labels.compactMap { label in
        let suffix = label.suffix.isEmpty ? "" : "_\(label.suffix)"
        let edge = label.nominalEdge == 0 ? 3000 : label.nominalEdge
        return PhotoSize(
          label: label, url: "https://live.staticflickr.com/7/\(number)_abc123\(suffix).jpg",
          width: edge, height: label.isSquare ? edge : edge * 2 / 3)
      })
  }
}
