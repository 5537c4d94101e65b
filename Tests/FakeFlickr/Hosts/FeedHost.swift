import WebServer

/// Answers `/services/feeds/photos_public.gne`: the 20 newest photos, without a key.
struct FeedHost {
  let world: World
  let origin: String

  func response(to path: String, _ parameters: [String: String]) -> WebResponse {
    guard path.hasSuffix("/photos_public.gne") else {
      return WebResponse(status: 404, text: "There is no such feed.\n")
    }
    let photos = photos(parameters)
    guard parameters["format"] == "json" else {
      return WebResponse(
        text: AtomFeed(photos: photos, origin: origin).text,
        type: "application/atom+xml; charset=utf-8")
    }
    let text = JSONFeed(photos: photos, origin: origin).text
    if parameters["nojsoncallback"] == "1" {
      return WebResponse(text: text, type: "application/json")
    }
    let function = parameters["jsoncallback"] ?? "jsonFlickrFeed"
    return WebResponse(text: "\(function)(\(text))", type: "application/x-javascript")
  }

  private func photos(_ parameters: [String: String]) -> [FakePhoto] {
    let list = { (name: String) in
      (parameters[name] ?? "").split(separator: ",").map { $0.trimmed.lowercased() }
    }
    let members = Set(list("id") + list("ids"))
    let tags = list("tags")
    let needsEvery = parameters["tagmode"] != "any"
    let found = world.publicSerials.lazy.map(world.photo).filter { photo in
      let has = { (name: String) in photo.tags.contains { $0.text == name } }
      return (members.isEmpty || members.contains(photo.owner.nsid.lowercased()))
        && (needsEvery ? tags.allSatisfy(has) : tags.isEmpty || tags.contains(where: has))
    }
    return Array(found.prefix(20))
  }
}
