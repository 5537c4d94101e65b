/// Makes titles and descriptions of every kind that strangers write.
enum PhotoTexts {
  private static let titles = [
    "Morning fog", "", "Tom & \"Jerry\"", "Straße nach Süden", " ", "<script>alert(1)</script>",
    "夕焼けの港", "DSC_0042", "شارع قديم", "Family 👨‍👩‍👧 at sea", "a/b\\..\\c", "It's 09:10 #1",
  ]

  private static let descriptions = [
    "", "Seen from the <b>old bridge</b>.\n\nSecond paragraph.",
    "See <a href=\"https://www.flickr.com/photos/example/\" rel=\"noreferrer nofollow\">more</a>",
    "Plain words & an ampersand", "\nA line before and a line after\n",
    "<img src=x onerror=alert(1)><a href=\"javascript:alert(1)\">click</a> &amp;amp; &lt;i&gt;",
    "Ünïcödé – “quotes” and 😀",
  ]

  /// Gives a title; numbered unless it is one of the empty ones.
  static func title(_ serial: Int) -> String {
    let title = titles[serial % titles.count]
    return title.allSatisfy(\.isWhitespace) || serial % 3 == 0 ? title : "\(title) \(serial)"
  }

  /// Gives a description.
  static func description(_ serial: Int) -> String { descriptions[serial % descriptions.count] }
}
