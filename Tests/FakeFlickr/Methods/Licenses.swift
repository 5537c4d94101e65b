/// Lists the licences as photos.licenses.getInfo does, in no order.
enum Licenses {
  static var node: AnswerNode {
    AnswerNode("licenses").with("license", many: all.map(node))
  }

  private static let other = [
    (7, "No known copyright restrictions", "https://www.flickr.com/commons/usage/"),
    (
      0, "All Rights Reserved",
      "https://www.flickrhelp.com/hc/en-us/articles/10710266545556-Using-Flickr-images-shared-by-other-members"
    ),
    (8, "United States Government Work", "https://www.usa.gov/government-copyright"),
    (
      9, "Public Domain Dedication (CC0)",
      "https://creativecommons.org/publicdomain/zero/1.0/"
    ),
    (10, "Public Domain Mark", "https://creativecommons.org/publicdomain/mark/1.0/"),
  ]

  private static let commons = [
    (4, "BY", "2.0"), (6, "BY-ND", "2.0"), (3, "BY-NC-ND", "2.0"), (2, "BY-NC", "2.0"),
    (1, "BY-NC-SA", "2.0"), (5, "BY-SA", "2.0"), (11, "BY", "4.0"), (12, "BY-SA", "4.0"),
    (13, "BY-ND", "4.0"), (14, "BY-NC", "4.0"), (15, "BY-NC-SA", "4.0"), (16, "BY-NC-ND", "4.0"),
  ]

  private static let all =
    commons.map { id, name, version in
      (
        id, "CC \(name) \(version)",
        "https://creativecommons.org/licenses/\(name.lowercased())/\(version)/"
      )
    } + other

  private static func node(_ license: (id: Int, name: String, url: String)) -> AnswerNode {
    AnswerNode(
      "license",
      [
        ("id", .drifting(license.id, license.id)), ("name", .text(license.name)),
        ("url", .text(license.url)),
      ])
  }
}
