/// Cuts one page out of a list, the way Flickr does: long pages are shortened, pages past the end
/// are empty, and what a fault spoils is spoiled.
struct PhotoListing {
  let page: Int
  let perPage: Int
  let pages: Int
  let total: Int
  let photos: [FakePhoto]

  /// Cuts the page that the call asks for out of the whole list.
  ///
  /// Only so many photos can be reached: later pages repeat the last one that can.
  init(_ serials: [Int], call: APICall, standard: Int = 100, maximum: Int = 500, reach: Int? = nil)
  {
    let serials = call.fault == .emptyList ? [] : serials
    let perPage = min(maximum, max(1, call["per_page"].flatMap { Int($0) } ?? standard))
    let page = max(1, call["page"].flatMap { Int($0) } ?? 1)
    let pages = (serials.count + perPage - 1) / perPage
    var shown = page
    if let reach, page * perPage > reach { shown = min(page, max(1, reach / perPage)) }
    switch call.fault {
    case .repeatedPage(let other): shown = other
    case .repeatsPastEnd: shown = min(shown, max(1, pages))
    default: break
    }
    var start = (shown - 1) * perPage
    if case .shifted(let count) = call.fault { start = max(0, start - count) }
    var photos = serials.dropFirst(start).prefix(perPage)
    var total = serials.count
    switch call.fault {
    case .shortPage(let missing): photos = photos.dropFirst(missing)
    case .totalDrift(let drift): total = max(0, total + drift)
    default: break
    }
    self.page = page
    self.perPage = perPage
    self.pages = (total + perPage - 1) / perPage
    self.total = total
    self.photos = photos.map(call.world.photo)
  }

  /// The attributes of the list's element, in the kinds that drift.
  var attributes: [AnswerNode.Attribute] {
    [
      ("page", .number(page)), ("pages", .number(pages)), ("perpage", .number(perPage)),
      ("total", .drifting(total, page, 1)),
    ]
  }

  /// Writes the list in the common shape.
  func node(
    _ call: APICall, more: (FakePhoto) -> [AnswerNode.Attribute] = { _ in [] }
  ) -> AnswerNode {
    let fields = PhotoFields(call)
    return AnswerNode("photos", attributes)
      .with("photo", many: photos.map { fields.node($0, more: more($0)) })
  }
}
