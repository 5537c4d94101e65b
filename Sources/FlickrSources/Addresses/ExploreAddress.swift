import GalleryModel

/// Reads addresses of Explore: what follows `/explore/`.
enum ExploreAddress {
  static func read(_ segments: ArraySlice<String>) throws(AddressFault) -> FlickrAddress {
    var rest = segments
    if rest.first?.lowercased() == "interesting" { rest = rest.dropFirst() }
    switch rest.first?.lowercased() {
    case nil, "7days", "24hours", "with": return .explore(nil)
    case let first?:
      let numbers = rest.flatMap { $0.split(separator: "-") }.prefix(3).map { Int($0) ?? 0 }
      guard numbers.count == 3,
        let day = CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
      else { throw .badPart(numbers.first == 0 ? first : rest.joined(separator: "/")) }
      return .explore(day)
    }
  }
}
