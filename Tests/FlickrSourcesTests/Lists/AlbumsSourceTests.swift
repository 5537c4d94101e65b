import FakeFlickr
import GalleryModel
import Testing

@testable import FlickrSources

struct AlbumsSourceTests {
  @Test("All albums come with their photos, in the member's order, and loose photos do not")
  func takesAlbums() async throws {
    let lists = try FakeLists(WorldOptions(photos: 100, owners: 5, albumsPerOwner: 3))
    let world = lists.flickr.world
    let albums = world.albums(of: world.owners[0])
    let taken = try await lists.take("https://www.flickr.com/photos/asa_jons/albums")
    #expect(taken.albumOrder.map(\.rawValue) == albums.map(\.id))
    for album in albums {
      #expect(
        taken.albums[.test(album.id)]?.photos.map(\.rawValue)
          == lists.ids(world.serials(in: album)))
    }
    #expect(taken.photos.count == 15)
    #expect(taken.title == "Albums by \(world.owners[0].username)")
    #expect(taken.people.map(\.id.rawValue) == [world.owners[0].nsid])
    #expect(taken.skipped == [])
  }

  @Test("501 albums come in two pages, and none is lost")
  func takesManyAlbums() async throws {
    let lists = try FakeLists(WorldOptions(photos: 20, owners: 1, albumsPerOwner: 501))
    let taken = try await lists.take("flickr.com/photos/asa_jons/albums")
    #expect(taken.albumOrder.count == 501)
    #expect(lists.count(of: "photosets.getList") == 2)
    #expect(lists.count(of: "photosets.getPhotos") == 501)
  }

  @Test("A big album comes in pages and is whole at the end")
  func takesBigAlbum() async throws {
    let lists = try FakeLists(WorldOptions(photos: 1202, owners: 1, albumsPerOwner: 1))
    let taken = try await lists.take("flickr.com/photos/asa_jons/albums")
    #expect(taken.albums.values.map(\.photos.count) == [601])
    #expect(lists.count(of: "photosets.getPhotos") == 2)
  }

  @Test("One album that is asked for alone comes in pages and is whole at the end")
  func takesOneAlbum() async throws {
    let lists = try FakeLists(WorldOptions(photos: 1202, owners: 1, albumsPerOwner: 1))
    let album = lists.flickr.world.albums(of: lists.flickr.world.owners[0])[0]
    let taken = try await lists.take("flickr.com/photos/asa_jons/albums/\(album.id)")
    #expect(taken.albums.values.map(\.photos) == [taken.photos.map(\.id)])
    #expect(taken.photos.count == 601)
  }

  @Test("An album that is gone between list and photos is skipped, and the next ones come")
  func skipsGoneAlbum() async throws {
    let lists = try FakeLists(
      faults: [FaultRule(.notFound, on: .method("flickr.photosets.getPhotos"), times: 1)])
    let taken = try await lists.take("flickr.com/photos/asa_jons/albums")
    #expect(taken.albums.values.count { !$0.photos.isEmpty } == 2)
    #expect(taken.skipped.map(\.reason) == ["the album is gone meanwhile"])
  }

  @Test("A member without albums gives an empty gallery")
  func takesNothing() async throws {
    let lists = try FakeLists(WorldOptions(albumsPerOwner: 0))
    let taken = try await lists.take("flickr.com/photos/asa_jons/albums")
    #expect(taken.photos == [] && taken.albumOrder == [])
  }
}
