import Foundation

/// An export in a folder, of photos some of which nobody else may see.
struct GatedExport {
  var photos: [GatedPhoto]

  /// Writes the files into a folder; hidden photos have another picture than public ones.
  func write(to folder: borrowing TemporaryFolder, _ name: String) throws {
    let pictures = try [0, 1].map(Self.picture)
    for photo in photos {
      try folder.write(record(of: photo), to: "\(name)/photo_\(photo.id).json")
      let isPublic = photo.isAllowed(visibility: "public", safety: "safe")
      try pictures[isPublic ? 0 : 1].write(
        to: URL(filePath: "\(folder.path)/\(name)/\(photo.mark("file"))_\(photo.id)_o.jpg"))
    }
    try folder.write(albums, to: "\(name)/albums.json")
    try folder.write(
      #"{"nsid":"99999999@N00","path_alias":"ann","screen_name":"ann","real_name":"Ann Sand"}"#,
      to: "\(name)/account_profile.json")
  }

  /// One of the pictures of the bundled sample.
  private static func picture(number: Int) throws -> Data {
    let folder = ProjectFolder.path("Sources/CBundled/Sample")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".jpg") }.sorted()
    return try Data(contentsOf: URL(filePath: "\(folder)/\(names[number])"))
  }

  private func record(of photo: GatedPhoto) -> String {
    var members = [
      #""id":"\#(photo.id)""#, #""name":"\#(photo.mark("title"))""#,
      #""description":"\#(photo.mark("words"))""#, #""date_taken":"2020-03-15 17:30:00""#,
      #""date_imported":"2020-03-16 10:00:\#(photo.number + 10)""#,
      #""license":"Attribution License""#,
      #""geo":[{"latitude":"5150\#(photo.number + 100)","longitude":"-124600","accuracy":"16"}]"#,
      #""tags":[{"tag":"\#(photo.mark("tag"))","user":"99999999@N00"}]"#,
      #""comments":[{"id":"c","user":"7@N00","comment":"\#(photo.mark("comment"))"}]"#,
      #""notes":[{"id":"n","x":1,"y":1,"w":9,"h":9,"note":"\#(photo.mark("note"))"}]"#,
      #""exif":{"IFD0:Model":{"label":"Model","value":"\#(photo.mark("model"))"}}"#,
    ]
    if let privacy = photo.privacy { members.append(#""privacy":"\#(privacy)""#) }
    if let safety = photo.safety { members.append(#""safety":"\#(safety)""#) }
    return "{\(members.joined(separator: ","))}"
  }

  /// One album of all, whose cover nobody may see, and one of hidden photos alone.
  private var albums: String {
    let hidden = photos.filter { !$0.isAllowed(visibility: "public", safety: "safe") }
    func album(_ id: Int, _ title: String, _ photos: [GatedPhoto]) -> String {
      let ids = photos.map { "\"\($0.id)\"" }.joined(separator: ",")
      return """
        {"id":"\(id)","title":"\(title)","description":"","photo_count":"\(photos.count)",\
        "cover_photo":"https://www.flickr.com/photos/ann/\((hidden.first ?? photos[0]).id)",\
        "photos":[\(ids)]}
        """
    }
    var all = [album(72_157_600_000_001, "Everything", photos)]
    if !hidden.isEmpty { all.append(album(72_157_600_000_002, "withheldalbumtitle", hidden)) }
    return #"{"albums":[\#(all.joined(separator: ","))]}"#
  }
}
