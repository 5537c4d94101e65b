import GalleryModel
import Mustache
import Presenters

/// What a page of whichever kind gives its template.
///
/// A kind of page says all of this in its context's file; ``SitePage`` names the kinds.
protocol PageContent {
  /// The template, and what it may ask for.
  static var kind: PageKind { get }
  /// What is around the page.
  var frame: SiteFrame { get }
  /// What the page says about itself.
  var head: PageHead { get }
  /// The page before it, if it is one of several.
  var previousAddress: PageAddress? { get }
  /// The page behind it, if it is one of several.
  var nextAddress: PageAddress? { get }
  /// The picture that stands for the page elsewhere, with its text alternative.
  var emblem: (picture: Picture, alternative: String)? { get }

  /// Gives the values of the kind's keys in their order.
  ///
  /// `contains` says whether a photo has a page here.
  func values(_ contains: @escaping @Sendable (PhotoID) -> Bool) -> [Value]
}

extension PageContent {
  var previousAddress: PageAddress? { nil }
  var nextAddress: PageAddress? { nil }
  var emblem: (picture: Picture, alternative: String)? { nil }
}
