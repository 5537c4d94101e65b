import GalleryModel
import Presenters

extension BuildOptions {
  /// Settles what the pages of a source are to be like.
  ///
  /// - Throws: ``SiteError`` where images cannot be copied.
  func settings(for summary: SourceSummary) throws(SiteError) -> SiteSettings {
    let images = images ?? (summary.isSample ? .local : .link)
    guard images == .link || summary.isSample else {
      throw .unusable(
        "only the sample's images can be copied into the site; build with --images link")
    }
    let sample = summary.isSample ? try SampleCredits() : nil
    return SiteSettings(
      title: title, baseURL: baseURL, images: images, imageHosts: imageHosts, places: places,
      absent: sample?.absent ?? FlickrAbsence(), credits: sample?.credits ?? [])
  }
}
