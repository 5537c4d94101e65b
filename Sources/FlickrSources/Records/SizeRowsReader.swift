import GalleryModel

/// Reads the answer of `flickr.photos.getSizes`: the files that exist, each in a row.
struct SizeRowsReader {
  let hosts: ImageHosts

  /// The labels of the rows; what is missing here is of no use, as are the rows of videos.
  ///
  /// Source: recorded answers of 2013 to 2025.
  private static let labels: [String: SizeLabel] = [
    "Square": .square75, "Large Square": .square150, "Thumbnail": .thumbnail100,
    "Small": .small240, "Small 320": .small320, "Small 400": .small400, "Medium": .medium500,
    "Medium 640": .medium640, "Medium 800": .medium800, "Large": .large1024,
    "Large 1600": .large1600, "Large 2048": .large2048, "X-Large 3K": .extra3K,
    "X-Large 4K": .extra4K, "X-Large 5K": .extra5K, "X-Large 6K": .extra6K, "Original": .original,
  ]

  /// Gives the ladder; empty where no row can be used.
  func ladder(of answer: FlickrAnswer) -> SizeLadder {
    SizeLadder((answer.content("sizes")?.children("size") ?? []).compactMap(size))
  }

  private func size(_ row: FlickrAnswer) -> PhotoSize? {
    guard let label = Self.labels[row.text("label")], row.text("media") != "video",
      let url = hosts.photoAddress(row.text("source"))
    else { return nil }
    return PhotoSize(
      label: label, url: url, width: row.number("width") ?? 0, height: row.number("height") ?? 0)
  }
}
