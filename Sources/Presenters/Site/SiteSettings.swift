/// What the maker of a gallery decides about its pages.
package struct SiteSettings: Hashable, Sendable {
  /// The title; `nil` takes the source's.
  package var title: String?
  /// The address the site will have, ending in a slash; `nil` where it is unknown.
  package var baseURL: String?
  /// Where pages show pictures from.
  package var images: ImagePolicy
  /// Where linked pictures may be loaded from, as sources of a content security policy.
  package var imageHosts: [String]
  /// How exactly places are shown.
  package var places: GeoPrecision
  /// Entries on a page of the list of people.
  package var peoplePerPage: Int
  /// What of the gallery has no page on Flickr.
  package var absent: FlickrAbsence
  /// Whose work the sample shows; empty for other sources.
  package var credits: [SampleCredit]
  /// The parts of the site that exist, in the order of the navigation.
  package var sections: [SiteSection] = [.photos, .people, .about]
  /// Tells that colours stand in the places of pictures until they arrive.
  package var hasTints = false
  /// Entries on a page of the list of albums.
  package var albumsPerPage = 60
  /// Entries on a page of the list of tags.
  package var tagsPerPage = 300
  /// Entries on a page of the list of years.
  package var yearsPerPage = 30

  /// Collects decisions; those left out are the program's defaults.
  package init(
    title: String? = nil, baseURL: String? = nil, images: ImagePolicy = .link,
    imageHosts: [String] = ["https://*.staticflickr.com"], places: GeoPrecision = .rounded,
    peoplePerPage: Int = 30, absent: FlickrAbsence = FlickrAbsence(),
    credits: [SampleCredit] = []
  ) {
    precondition(peoplePerPage > 0, "a page of people holds at least one")
    self.title = title
    self.baseURL = baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    self.images = images
    self.imageHosts = imageHosts
    self.places = places
    self.peoplePerPage = peoplePerPage
    self.absent = absent
    self.credits = credits
  }
}
