import GalleryModel

/// What is found out of a list once, beside its photos: a title, and the card of its member.
struct ListHead {
  /// From so many pages on, a list must do with one call beside those for its pages.
  private static let longList = 20

  /// The title, where there is a better one than the summary has.
  private(set) var title: String?
  /// The member who was asked about.
  private(set) var people: [Person] = []
  /// Tells that a call would tell more.
  private(set) var isOwing = false

  /// Takes from the first page what it tells.
  ///
  /// A long list whose member had to be looked up has spent its one call: the next run, which knows
  /// the member, asks for the card.
  init(of listing: Listing, first page: AnswerPage) {
    switch (listing.title, page.subject) {
    case (.owner(let before), .member(let person)): title = before + person.displayName
    case (.own, .titled(let text)), (.told, .titled(let text)): title = text
    case (.told, _): isOwing = true
    default: break
    }
    let isLong = page.count ?? 1 >= Self.longList
    if listing.member != nil, !isLong || listing.lookUpCount == 0 { isOwing = true }
  }

  /// Asks for what no page tells; a refusal is no failure.
  init(asking client: FlickrClient, about listing: Listing) async throws {
    if let member = listing.member, let card = try await client.card(of: member) {
      people = [card]
      if case .owner(let before) = listing.title { title = before + card.displayName }
    }
    if case .told(let method, let parameters, let element, let member) = listing.title {
      let answer = try await client.callForNicety(method, parameters)
      let text = RecordText.cleaned(answer?.content(element)?.text(member) ?? "")
      title = text.isEmpty ? nil : text
    }
  }
}
