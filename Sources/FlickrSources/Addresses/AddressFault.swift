/// Says why an address stands for no photos that can be taken.
package enum AddressFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is no address at all, or of no kind that browsers open.
  case notAnAddress
  case notFlickr
  case homePage
  /// Photos that somebody was shown in private.
  case guestPass
  /// A page of one's own, which shows something else to everybody.
  case ownPage
  /// The name of a member or group is missing, or could not be one.
  case noName
  /// The part after a name is not the number or day it must be.
  case badPart(String)
  case badShortLink
  case manyGalleries
  case manyTags
  case collection
  case discussion
  case searchForNothing
  /// A search asks for something that the API cannot look for.
  case searchOption(String)
  case searchNotForPhotos
  /// A feed other than that of public photos.
  case otherFeed
  /// Some other page of Flickr's.
  case noPhotos(String)

  package var description: String {
    switch self {
    case .notAnAddress: "it is not the address of a web page"
    case .notFlickr: "it is not on flickr.com or flic.kr"
    case .homePage:
      "the home page is different for everybody; for Explore, write 'explore'"
    case .guestPass:
      "a guest pass shows photos that are not public, and those are not published; "
        + "use the address of the public page"
    case .ownPage:
      "it shows something else to everybody who is logged in; "
        + "use an address with the member's name in it"
    case .noName: "the name of a member or group is missing"
    case .badPart(let part): "'\(part)' is not what stands in Flickr's addresses there"
    case .badShortLink: "the short link is damaged: check that all of it was copied"
    case .manyGalleries: "it lists galleries; use the address of one of them"
    case .manyTags: "it lists tags; use the address of one of them"
    case .collection: "it shows a collection; use the addresses of its albums"
    case .discussion: "it shows no photos of the group; use the address of its pool"
    case .searchForNothing: "the search names nothing to look for"
    case .searchOption(let name):
      "Flickr's API cannot search by '\(name)'; leave that out of the search"
    case .searchNotForPhotos: "it does not search for photos"
    case .otherFeed: "of the feeds only photos_public.gne can be read"
    case .noPhotos(let page): "the page '\(page)' holds no list of photos"
    }
  }
}
