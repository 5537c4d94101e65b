/// Writes answers as Flickr gives them, with as many photos as a test needs.
enum SavedAnswer {
  /// A list of photos with made-up ids, from a first number on.
  static func list(of count: Int, from first: Int = 1, title: String = "Photo") -> String {
    let photos = (first..<first + count).map { photo(5_300_000_000 + $0, title: "\(title) \($0)") }
    return answer(photos.joined(), total: count)
  }

  /// An answer with a body of its own.
  static func answer(_ photos: String, total: Int) -> String {
    """
    <?xml version="1.0" encoding="utf-8" ?>
    <rsp stat="ok">
    <photos page="1" pages="1" perpage="500" total="\(total)">
    \(photos)</photos>
    </rsp>

    """
  }

  /// One photo of a list.
  static func photo(_ id: Int, title: String) -> String {
    let url = "https://live.staticflickr.com/65535/\(id)_0123456789"
    return """
      <photo id="\(id)" owner="100000001@N00" secret="0123456789" server="65535" farm="66" \
      title="\(title)" ispublic="1" isfriend="0" isfamily="0" ownername="Ada" license="4" \
      url_m="\(url).jpg" width_m="500" height_m="333" \
      url_l="\(url)_b.jpg" width_l="1024" height_l="683" />

      """
  }

  static let failure = """
    <?xml version="1.0" encoding="utf-8" ?>
    <rsp stat="fail">
    <err code="1" msg="User not found" />
    </rsp>

    """
}
