import Foundation
import GalleryModel
import Testing

@testable import FlickrSources

struct SavedAnswersTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A folder's answers are merged in natural order; other files are left alone")
  func mergesFolder() async throws {
    _ = try folder.write(ids: [3, 4], to: "page-10.XML")
    _ = try folder.write(ids: [1], to: "page-1.xml")
    _ = try folder.write(ids: [2, 1], to: "page-2.rest")
    _ = try folder.write("no answer", to: "notes.txt")
    _ = try folder.write("no answer", to: ".hidden.xml")
    try folder.makeFolder("inner.xml")
    let (photos, skipped) = try await all(folder.path)
    #expect(photos.map(\.id.rawValue) == ["1", "2", "1", "3", "4"])
    #expect(skipped == [])
  }

  @Test("Files are taken in the order given")
  func mergesFiles() async throws {
    let first = try folder.write(ids: [9], to: "z.xml")
    let second = try folder.write(
      #"{"photos":{"photo":[{"id":"8","owner":"1@N01"}]}}"#, to: "a.json")
    #expect(try await all(first, second).photos.map(\.id.rawValue) == ["9", "8"])
  }

  @Test("In a folder what holds no photos is skipped and told")
  func skipsUselessFiles() async throws {
    _ = try folder.write(ids: [1], to: "a.xml")
    _ = try folder.write("<rsp stat=\"ok\"><sizes/></rsp>", to: "b.xml")
    _ = try folder.write(#"{"stat":"fail","code":1,"message":"Photo not found"}"#, to: "c.json")
    let (photos, skipped) = try await all(folder.path)
    #expect(photos.count == 1)
    #expect(
      skipped.map(\.description) == [
        "\(folder.path)/b.xml: it holds no list of photos",
        "\(folder.path)/c.json: it tells of a failure of Flickr's, error 1: Photo not found",
      ])
  }

  @Test(
    "A file that cannot be used is an error that names it",
    arguments: [
      ("<rsp stat=\"ok\"><sizes/></rsp>", "it holds no list of photos"),
      (
        "<rsp stat=\"fail\"><err code=\"100\" msg=\"Invalid API Key\"/></rsp>",
        "it holds no photos but a failure of Flickr's, error 100: Invalid API Key"
      ),
      ("", "it is empty"), (" ", "the answer is empty"),
      (#"{"person":{"nsid":"1@N01"},"stat":"ok"}"#, "it holds no list of photos"),
    ])
  func refusesFile(text: String, reason: String) async throws {
    let file = try folder.write(text, to: "answer.xml")
    #expect(try await message(file) == "\(file): \(reason)")
  }

  @Test("A truncated file is an error with its place, in a folder too")
  func refusesTruncatedFiles() async throws {
    _ = try folder.write(ids: [1], to: "a.xml")
    let file = try folder.write("<rsp stat=\"ok\">\n<photos><photo id=\"1\"", to: "b.xml")
    for path in [file, folder.path] {
      #expect(try await message(path).hasPrefix("\(file):2:"))
    }
    let json = try folder.write("{\"photos\":\n[", to: "a.json")
    #expect(try await message(json) == "\(json):2:2: the answer breaks off")
  }

  @Test("A missing file, an empty folder and a device are errors")
  func refusesPaths() async throws {
    let missing = folder.path + "/missing.xml"
    #expect(
      try await message(missing)
        == "\(missing): there is no such file or folder; look how its name is written")
    #expect(
      try await message(folder.path) == "\(folder.path): it holds no .xml, .json or .rest file")
    #expect(try await message("/dev/null") == "/dev/null: it is neither a file nor a folder")
  }

  @Test("A folder without any photos is an error")
  func refusesFolderWithoutPhotos() async throws {
    _ = try folder.write("<rsp stat=\"ok\"><sizes/></rsp>", to: "b.xml")
    #expect(try await message(folder.path) == "\(folder.path): it holds no list of photos")
  }

  @Test("An empty list is an empty gallery")
  func acceptsEmptyList() async throws {
    let file = try folder.write(ids: [], to: "a.xml")
    #expect(try await all(file).photos.isEmpty)
  }

  @Test("Members come with their batch, albums joined at the end")
  func joinsAlbums() async throws {
    for (page, ids) in [(1, [1, 2]), (2, [2, 3])] {
      let photos = ids.map { #"<photo id="\#($0)"/>"# }.joined()
      _ = try folder.write(
        """
        <rsp stat="ok"><photoset id="7" owner="1@N01" page="\(page)" pages="2">\(photos)</photoset></rsp>
        """, to: "page-\(page).xml")
    }
    _ = try folder.write(
      """
      <rsp stat="ok"><photosets><photoset id="7" primary="3"><title>Days</title></photoset>
      <photoset id="8"/></photosets></rsp>
      """, to: "sets.xml")
    _ = try folder.write(#"{"person":{"nsid":"1@N01","username":"Ann"}}"#, to: "who.json")
    let source = try await SavedAnswers(paths: [folder.path], jobs: 2)
    var batches: [PhotoBatch] = []
    while let batch = try await source.nextBatch() { batches.append(batch) }
    #expect(batches.last?.albums.map(\.title) == ["Days", ""])
    #expect(batches.last?.albums.first?.photos.map(\.rawValue) == ["1", "2", "3"])
    #expect(batches.flatMap(\.people).map(\.username) == ["Ann"])
    #expect(batches.dropLast().allSatisfy { $0.albums.isEmpty })
  }

  @Test("Many files come in order, whatever the number of jobs", arguments: [1, 2, 16])
  func keepsOrder(jobs: Int) async throws {
    for number in 1...40 { _ = try folder.write(ids: [number], to: "page-\(number).xml") }
    let source = try await SavedAnswers(paths: [folder.path], jobs: jobs)
    var ids: [String] = []
    while let batch = try await source.nextBatch() { ids += batch.photos.map(\.id.rawValue) }
    #expect(ids == (1...40).map(String.init))
  }

  @Test("The title comes from the answer, the method, the member, or the name")
  func findsTitles() async throws {
    let photo = #"<photo id="1" owner="1@N01" ownername="Ann"/>"#
    let other = #"<photo id="2" owner="2@N01"/>"#
    let files = [
      ("a.xml", "<photos>\(photo)</photos>", "Photos by Ann"),
      ("my photos.v2.xml", "<photos>\(photo)\(other)</photos>", "my photos.v2"),
      ("interestingness.getList.xml", "<photos>\(photo)\(other)</photos>", "Explore"),
      ("b.xml", "<photoset id=\"1\" title=\"Days\" pages=\"1\">\(photo)</photoset>", "Days"),
    ]
    for (name, text, title) in files {
      let file = try folder.write(text, to: name)
      #expect(try await SavedAnswers(paths: [file], jobs: 1).summary.title == title)
    }
  }

  @Test("A folder has its answers' title only when the first and the last have the same")
  func findsFolderTitles() async throws {
    func album(_ title: String) -> String {
      #"<photoset id="1" title="\#(title)" pages="1"><photo id="1" owner="1@N01"/></photoset>"#
    }
    for (name, last, title) in [
      ("same", album("Days"), "Days"), ("mixed", album("Nights"), "mixed"),
      ("more", "<rsp><photosets/></rsp>", "Days"), ("broken", "<rsp>", "Days"),
    ] {
      try folder.makeFolder(name)
      _ = try folder.write(album("Days"), to: name + "/1.xml")
      _ = try folder.write(last, to: name + "/2.xml")
      let source = try await SavedAnswers(paths: ["\(folder.path)/\(name)"], jobs: 1)
      #expect(source.summary.title == title)
    }
  }

  private func all(_ paths: String...) async throws -> (photos: [Photo], skipped: [SkippedRecord]) {
    let source = try await SavedAnswers(paths: paths, jobs: 2)
    var photos: [Photo] = []
    var skipped: [SkippedRecord] = []
    while let batch = try await source.nextBatch() {
      photos += batch.photos
      skipped += batch.skipped
    }
    return (photos, skipped)
  }

  private func message(_ path: String) async throws -> String {
    do {
      _ = try await all(path)
      return ""
    } catch let error as FlickrSourceError {
      return error.description
    }
  }
}
