/// An answer of Flickr with one photo, most of it as it should be.
struct FaultyAnswer {
  var attributes: [String: String] = [
    "id": "11", "owner": "7@N00", "secret": "abc", "server": "5", "title": "Boat", "ispublic": "1",
    "isfriend": "0", "isfamily": "0", "license": "4", "dateupload": "1500000000",
    "datetaken": "2017-07-14 05:06:07", "datetakengranularity": "0", "datetakenunknown": "0",
    "ownername": "rower", "realname": "Ada Rower", "pathalias": "rower", "media": "photo",
    "tags": "",
  ]
  var description = ""

  /// Makes an answer that differs in some attributes; an empty value leaves one out.
  init(_ changes: [String: String] = [:], description: String = "", sizes: [String: [Int]] = [:]) {
    self.description = description
    for (suffix, sides) in sizes.isEmpty ? ["n": [320, 213], "l": [1024, 683]] : sizes {
      attributes["url_\(suffix)"] = "https://live.staticflickr.com/5/11_abc_\(suffix).jpg"
      attributes["width_\(suffix)"] = "\(sides[0])"
      attributes["height_\(suffix)"] = "\(sides[1])"
    }
    attributes.merge(changes) { $1 }
  }

  /// The photo as Flickr writes it.
  var photo: String {
    let written = attributes.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\(Self.escaped($0.value))\"" }.joined()
    return "<photo\(written)><description>\(Self.escaped(description))</description></photo>"
  }

  /// The answer that lists photos.
  static func list(_ answers: [FaultyAnswer]) -> String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<rsp stat=\"ok\"><photos page=\"1\" pages=\"1\" "
      + "perpage=\"500\" total=\"\(answers.count)\">\(answers.map(\.photo).joined())</photos></rsp>"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
