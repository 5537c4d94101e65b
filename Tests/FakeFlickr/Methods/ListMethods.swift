/// Answers the methods that list photos of many members.
enum ListMethods {
  static let all: [String: MethodTable.Method] = [
    "flickr.interestingness.getList": explore,
    "flickr.photos.getRecent": { call throws(APIFailure) in
      PhotoListing(call.world.publicSerials, call: call).node(call)
    },
    "flickr.favorites.getPublicList": favorites,
    "flickr.favorites.getList": favorites,
  ]

  @Sendable private static func explore(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    if let date = call["date"], !isDate(date) { throw APIFailure(1, "Not a valid date string.") }
    return PhotoListing(call.world.publicSerials, call: call).node(call)
  }

  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.map(\.count) == [4, 2, 2], numbers.count == 3 else { return false }
    return (1...12).contains(numbers[1]) && (1...31).contains(numbers[2])
  }

  @Sendable private static func favorites(_ call: APICall) throws(APIFailure) -> AnswerNode? {
    let member = try call.member()
    let serials = call.world.favorites(of: member)
    return PhotoListing(serials, call: call).node(call) { photo in
      [("date_faved", .text("\(photo.uploaded + 7_200)"))]
    }
  }
}
