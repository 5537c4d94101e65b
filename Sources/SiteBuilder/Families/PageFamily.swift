import GalleryModel
import Presenters

/// Pages of one kind: how many there are, where they lie, what each is made of, how it is shown.
///
/// A new kind of page is a new family in ``PageFamilies``. Its presenter shows on the desk's view.
protocol PageFamily {
  /// How many pages there are; may be none.
  var pageCount: Int { get }

  /// Tells where a page lies, by its number from 0.
  func address(at index: Int) -> PageAddress

  /// Adds whatever the presenter reads for a page, beyond the settings, the theme and the address.
  ///
  /// While the sum is the same, a page of an earlier build is kept as it is.
  func combine(_ index: Int, into digest: inout Digest) throws

  /// Lets the presenter show a page.
  func show(_ index: Int) throws
}
