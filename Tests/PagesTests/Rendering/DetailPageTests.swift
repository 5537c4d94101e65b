import GalleryFixtures
import GalleryModel
import Markup
import Pages
import Presenters
import Testing

struct DetailPageTests {
  private func page(_ details: PhotoDetails) async throws -> String {
    let photo = Sample.photo(1)
    let site = try await Site(
      [photo, Sample.photo(2)], details: Sample.details(details, of: photo))
    let html = try #require(try site.rendered()["photo/1.html"])
    var parser = try PageParser()
    #expect(parser.check(Array(html.utf8).span, schema: try OwnTheme.schema()) == [])
    return html
  }

  @Test("Whatever strangers and cameras write, the page stays safe", arguments: HostilePhotos.texts)
  func hostile(text: String) async throws {
    let author = Person(id: Sample.nsid(5), username: text, realName: text, pathAlias: text)
    let html = try await page(
      PhotoDetails(
        comments: [Sample.comment(text + "<b>x", by: author)],
        notes: [Sample.note(text, [1, 2, 3, 4]), Sample.note("<img src=x onerror=y>" + text)],
        exif: [
          Sample.exif("Model", text), Sample.exif("Odd", text, label: text),
          Sample.exif(text, "value", label: ""),
        ]))
    #expect(!html.contains("<script>"))
    #expect(!html.contains("onerror=y"))
  }

  @Test("Frames lead to their notes in the list, and bear their numbers")
  func boxes() async throws {
    let html = try await page(
      PhotoDetails(notes: [Sample.note("far"), Sample.note("<b>near</b>", [10, 20, 30, 40])]))
    #expect(html.contains("viewBox=\"0 0 500 333\" aria-hidden=\"true\""))
    #expect(
      html.contains(
        "<a href=\"#note-2\" tabindex=\"-1\"><rect x=\"10\" y=\"20\" width=\"30\" height=\"40\" />")
    )
    #expect(!html.contains("href=\"#note-1\""))
    #expect(html.contains("id=\"note-1\""))
    #expect(html.contains("<p><b>near</b></p>"))
  }

  @Test("A comment that links to another photo of the gallery leads to its page here")
  func localLinks() async throws {
    let html = try await page(
      PhotoDetails(comments: [Sample.comment("[https://www.flickr.com/photos/x/2/]")]))
    #expect(html.contains("<a href=\"2.html\">"))
  }

  @Test("A page without details has no trace of them")
  func none() async throws {
    let html = try await page(PhotoDetails())
    for trace in ["<svg", "<table", "<ol", "class=\"said\"", "class=\"frame\"", "<details"] {
      #expect(!html.contains(trace), "\(trace)")
    }
  }
}
