import GalleryModel

/// Chooses what a tag is called: as the owner of its first photo typed it.
struct TagNaming {
  let model: FlickrModel

  func name(of tag: TagGroup) throws -> String {
    let photo = try model.photos(at: tag.positions.prefix(1), fitting: []).first
    return name(of: tag, on: photo)
  }

  func name(of tag: TagGroup, on photo: Photo?) -> String {
    let typed = photo?.tags.first { $0.key == tag.key }?.raw ?? ""
    let name = [typed, tag.key].map(PlainText.line).first { !PlainText.isBlank($0) }
    return name.map(TitleWording.shortened) ?? tag.slug.rawValue
  }
}
