package import GalleryModel
package import Presenters

/// Lays out the site: which file a page is, and how pages link to each other.
///
/// Names are made of ASCII letters, digits, `-` and `.` alone, so that they need no escaping and
/// stay apart on disks that take upper and lower case for the same.
package enum SitePaths {
  /// Gives the path of a page's file from the site's root.
  package static func path(of address: PageAddress) -> String {
    switch address {
    case .grid(let page), .cell(_, let page): numbered("index", "page", page)
    case .photo(let id): "photo/\(id.rawValue).html"
    case .people(let page), .person(_, let page): numbered("people", "people", page)
    case .stream(let person, let page): numbered("person/\(name(of: person))", page)
    case .albums(let page): numbered("albums", page)
    case .album(let id, let page): numbered("album/\(id.rawValue)", page)
    case .tags(let page): numbered("tags", page)
    case .tag(let slug, let page): numbered("tag/\(slug.rawValue)", page)
    case .archive(let page): numbered("archive", page)
    case .year(let year, let page), .month(_, let year, let page):
      numbered("archive/\(year)", page)
    case .map(let page), .spot(_, let page): numbered("map", page)
    case .place(let cell, let page): numbered("place/\(cell.name)", page)
    case .search: "search.html"
    case .about: "about.html"
    case .notFound: "404.html"
    }
  }

  /// Gives the id of a spot on its page; `nil` for whole pages.
  package static func fragment(of address: PageAddress) -> String? {
    switch address {
    case .cell(let id, _): "photo-\(id.rawValue)"
    case .person(let id, _): anchor(of: id)
    case .month(let month, _, _): "month-\(month)"
    case .spot(let cell, _): "place-\(cell.name)"
    default: nil
    }
  }

  /// Gives the id of a member's card.
  package static func anchor(of person: NSID) -> String {
    "person-\(name(of: person))"
  }

  /// Gives the way from a page to the site's root: empty, or ending in a slash.
  ///
  /// Servers show the page for what is missing at addresses of any depth, so that one names the
  /// root's path where the site's address is known.
  package static func root(of address: PageAddress, base: String? = nil) -> String {
    if address == .notFound, let base { return rootPath(of: base) }
    return folder(of: address).isEmpty ? "" : "../"
  }

  /// Gives the path of a site's address, which ends in a slash.
  private static func rootPath(of base: String) -> String {
    let host = base.firstRange(of: "://")?.upperBound ?? base.startIndex
    guard let path = base[host...].firstIndex(of: "/") else { return "/" }
    return WebAddress.encoded(String(base[path...]))
  }

  /// Gives the relative link from one page to another, or to a spot on it.
  package static func link(from start: PageAddress, to end: PageAddress) -> String {
    let path = path(of: end)
    let folder = folder(of: start)
    let file =
      folder.isEmpty
      ? path : path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : "../\(path)"
    return fragment(of: end).map { file + "#" + $0 } ?? file
  }

  /// Gives the address a page will have, where the site's is known.
  package static func canonical(_ address: PageAddress, base: String?) -> String? {
    guard let base, address != .notFound else { return nil }
    let path = path(of: address)
    return WebAddress.encoded(path == "index.html" ? base : base + path)
  }

  private static func folder(of address: PageAddress) -> String {
    switch address {
    case .photo: "photo/"
    case .stream: "person/"
    case .album: "album/"
    case .tag: "tag/"
    case .year, .month: "archive/"
    case .place: "place/"
    default: ""
    }
  }

  private static func name(of person: NSID) -> String {
    person.rawValue.replacing("@", with: "-")
  }

  private static func numbered(_ name: String, _ page: PageNumber) -> String {
    numbered(name, name, page)
  }

  private static func numbered(_ first: String, _ rest: String, _ page: PageNumber) -> String {
    page == .first ? "\(first).html" : "\(rest)-\(page.value).html"
  }
}
