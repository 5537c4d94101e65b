import GalleryFixtures
import GalleryModel
import Testing

@testable import Presenters

struct MapLayoutTests {
  private func layout(_ places: [(Double, Double)], perPage: Int = 60) async throws -> MapLayout {
    let photos = places.enumerated().map { number, place in
      var photo = Sample.photo(number + 1)
      photo.place = Place(latitude: place.0, longitude: place.1, accuracy: 16)
      return photo
    }
    let gallery = try await Gallery(photos)
    return MapLayout(try gallery.model.index(), precision: .exact, perPage: perPage)
  }

  private func scattered(_ count: Int) -> [(Double, Double)] {
    (0..<count).map { (number: Int) -> (Double, Double) in
      let latitude: Int = number * 37 % 140 - 65
      let longitude: Int = number * 101 % 359 - 179
      return (Double(latitude), Double(longitude))
    }
  }

  @Test("No two pins touch, whatever the number of places", arguments: [2, 50, 5_000])
  func apart(_ count: Int) async throws {
    let clusters = try await layout(scattered(count)).clusters
    #expect(clusters.count <= PinCluster.most)
    for (number, cluster) in clusters.enumerated() {
      for other in clusters.dropFirst(number + 1) {
        let (x, y) = (cluster.point.x - other.point.x, cluster.point.y - other.point.y)
        #expect(x * x + y * y >= 4 * MapPin.largestRadius * MapPin.largestRadius)
      }
    }
  }

  @Test("Every place is in the list once, and under one pin")
  func complete() async throws {
    let layout = try await layout(scattered(700), perPage: 50)
    #expect(Set(layout.entries.map(\.group)) == Set(layout.groups.indices))
    #expect(layout.entries.count == layout.groups.count)
    #expect(layout.clusters.flatMap(\.groups).sorted() == Array(layout.groups.indices))
    #expect(layout.pageCount == (layout.groups.count + 49) / 50)
    let pages = (1...layout.pageCount).map { layout.entries(on: PageNumber(clamping: $0)).count }
    #expect(pages.reduce(0, +) == layout.groups.count)
    #expect(pages.max() ?? 0 <= 50)
  }

  @Test("Places of one pin are side by side, and the pin leads to the first of them")
  func spots() async throws {
    let layout = try await layout([(48.8, 2.3), (49.2, 2.3), (47.5, 3.1), (-33, 151)], perPage: 2)
    #expect(layout.clusters.map(\.groups.count).sorted() == [1, 3])
    let shared = try #require(layout.clusters.firstIndex { $0.groups.count == 3 })
    #expect(layout.entries.map { $0.cluster } == [shared, shared, shared, nil])
    let first = layout.groups[layout.entries[0].group].cell
    #expect(layout.spot(of: shared) == .spot(first, on: .first))
  }

  @Test("A closer map is shown where all photos are near each other, but not too close")
  func window() async throws {
    let world = try await layout([(60, -150), (-40, 170)]).window
    let city = try await layout([(48.8, 2.3), (48.9, 2.4)]).window
    #expect(world.share == 1)
    #expect((0.1...0.2).contains(city.share))
    let middle = city.position(
      of: WorldProjection.point(longitude: 2.35, latitude: 48.85))
    #expect((900...1100).contains(middle.x))
    #expect((450...590).contains(middle.y))
  }

  @Test("A page's photos are those that name its places and its pins, no more than a dozen each")
  func sources() async throws {
    let places = (0..<40).map { _ in (48.8, 2.3) } + scattered(200)
    let layout = try await layout(places, perPage: 50)
    let (first, second) = (layout.sources(of: .first), layout.sources(of: PageNumber(clamping: 2)))
    #expect(Set(first).isSuperset(of: layout.clusters.map { layout.positions(of: $0)[0] }))
    for entry in layout.entries(on: PageNumber(clamping: 2)) {
      #expect(second.contains(layout.groups[entry.group].positions[0]))
    }
    #expect(first.count <= 12 * (layout.clusters.count + 50))
  }

  @Test("Without places there is no page")
  func empty() async throws {
    let layout = try await layout([])
    #expect(layout.pageCount == 0)
    #expect(layout.gatherings.isEmpty)
  }
}
