import GalleryModel

/// What is found out of a list once, with its first page: a title, and the card of its member.
struct ListHead {
  /// From so many pages on, no card is asked for: long lists stay within a call of their pages.
  private static let longList = 20

  /// The title, where there is a better one than the summary has.
  private(set) var title: String?
  /// The member who was asked about.
  private(set) var people: [Person] = []

  init(of listing: Listing, first page: AnswerPage, client: FlickrClient) async throws {
    if let member = listing.member, page.count ?? 1 < Self.longList {
      people = try await client.card(of: member).map { [$0] } ?? []
    }
    switch listing.title {
    case .fixed: break
    case .owner(let before):
      let owner = people.first ?? Self.owner(of: page)
      title = owner.map { before + $0.displayName }
    case .own:
      if case .titled(let text) = page.subject { title = text }
    case .told(let method, let parameters, let element, let member):
      if case .titled(let text) = page.subject {
        title = text
      } else {
        let answer = try await client.callForNicety(method, parameters)
        let text = RecordText.cleaned(answer?.content(element)?.text(member) ?? "")
        title = text.isEmpty ? nil : text
      }
    }
  }

  private static func owner(of page: AnswerPage) -> Person? {
    if case .member(let person) = page.subject { return person }
    return nil
  }
}
