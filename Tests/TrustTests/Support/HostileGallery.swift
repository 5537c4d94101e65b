import GalleryFixtures
import GalleryModel

/// A gallery of photos in which each text stands in each field of some photo.
struct HostileGallery {
  private static let firstID = 70_000_000_001

  let texts: [String]

  var photos: [Photo] { texts.indices.map(photo) }

  var people: [Person] { texts.indices.map(person) }

  var albums: [Album] {
    texts.indices.map { index in
      Album(
        id: Sample.id(72_000_000_000 + index), title: text(index), descriptionHTML: text(index + 1),
        owner: Sample.nsid(index + 1), cover: id(index), photos: [id(index), id(index + 1)])
    }
  }

  /// What may be told of each photo beyond the lists.
  var details: GalleryDetails {
    let details = GalleryDetails([.exif, .comments, .notes], cache: MemoryDetailCache())
    for index in texts.indices {
      details.keep(
        PhotoDetails(
          comments: [
            PhotoComment(
              id: text(index), author: person(index), posted: Timestamp(seconds: 1),
              textHTML: text(index + 2))
          ],
          notes: [
            PhotoNote(
              id: text(index), author: person(index),
              frame: PhotoNote.Frame(x: 1, y: 2, width: 30, height: 40), textHTML: text(index + 3))
          ],
          exif: [
            ExifValue(space: "IFD0", name: "Model", label: text(index + 4), value: text(index)),
            ExifValue(
              space: text(index), name: text(index + 1), label: text(index + 2),
              value: text(index + 5)),
          ]), of: id(index))
    }
    return details
  }

  func id(_ index: Int) -> PhotoID { Sample.id(Self.firstID + index % texts.count) }

  private func text(_ index: Int) -> String { texts[index % texts.count] }

  private func person(_ index: Int) -> Person {
    var person = Sample.person(index + 1)
    person.username = text(index + 6)
    person.realName = index % 3 == 0 ? "" : text(index + 7)
    person.pathAlias = index % 2 == 0 ? nil : text(index + 8)
    person.location = text(index + 9)
    return person
  }

  private func photo(_ index: Int) -> Photo {
    var photo = Sample.photo(Self.firstID + index)
    photo.title = text(index)
    photo.descriptionHTML = text(index + 10)
    photo.owner = person(index)
    photo.tags = [
      Tag(raw: text(index), normalized: text(index).lowercased()),
      Tag(raw: text(index + 11), normalized: text(index + 12)),
    ]
    photo.machineTags = [text(index + 13)]
    photo.place = Place(
      latitude: 51.5, longitude: -0.1, accuracy: 16, names: [text(index + 14), text(index + 15)])
    photo.media = index % 5 == 0 ? .video : .photo
    photo.posted = Timestamp(seconds: 1_500_000_000 + index)
    return photo
  }
}
