import GalleryModel

/// Everything presenters say, in one language.
struct Wording {
  let phrases: Phrases
  let names: NameWording
  let titles: TitleWording
  let dates: DateWording
  let licenses: LicenseWording

  init(_ phrases: Phrases) {
    self.phrases = phrases
    names = NameWording(phrases: phrases)
    titles = TitleWording(phrases: phrases, names: names)
    dates = DateWording(phrases)
    licenses = LicenseWording(phrases: phrases)
  }

  func photoCount(_ count: Int) -> String {
    phrases.count(count, .photoCount)
  }

  /// Gives a page its document title: the heading, then the site's title.
  func head(
    _ address: PageAddress, heading: String, summary: String? = nil, section: SiteSection?,
    in frame: SiteFrame
  ) -> PageHead {
    PageHead(
      address: address,
      title: phrases.text(.documentTitle, ["page": heading, "site": frame.title]),
      heading: heading, summary: summary, section: section)
  }

  /// Gives a page of a list its heading, which tells the number from the second page on.
  func head(
    _ address: PageAddress, heading: String, page: PageNumber, section: SiteSection?,
    in frame: SiteFrame
  ) -> PageHead {
    guard page != .first else {
      return head(address, heading: heading, section: section, in: frame)
    }
    let numbered = phrases.text(
      .pageNumberOf, ["heading": heading, "number": phrases.number(page.value)])
    return head(address, heading: numbered, section: section, in: frame)
  }
}
