import GalleryFixtures
import GalleryModel
import Markup
import Pages
import Presenters
import Testing

struct PageRendererTests {
  private func problems(in site: Site) throws -> [String] {
    let schema = try OwnTheme.schema()
    var parser = try PageParser()
    var found: [String] = []
    for (path, html) in try site.rendered().sorted(by: { $0.key < $1.key }) {
      for problem in parser.check(Array(html.utf8).span, schema: schema) {
        found.append("\(path): \(problem)")
      }
    }
    return found
  }

  private static let credit = SampleCredit(
    title: "<i>", author: "\"A\" & B", license: "CC0", licenseURL: "https://x.org/a b",
    source: "&", sourceURL: nil)

  @Test(
    "Hostile texts everywhere leave every page well-formed and within the schema",
    arguments: [
      SiteSettings(), SiteSettings(baseURL: "https://x.org/\"a\"/", images: .local, places: .exact),
      SiteSettings(title: "</title><script>", peoplePerPage: 2, credits: [credit]),
    ])
  func hostile(settings: SiteSettings) async throws {
    let albums = HostilePhotos.texts.enumerated().map { number, text in
      Album(
        id: Sample.id(7000 + number), title: text, descriptionHTML: text + "<i>\(text)</i>",
        photos: HostilePhotos.all.map(\.id))
    }
    let site = try await Site(
      HostilePhotos.all, albums: albums, settings: settings, isSample: true)
    #expect(try problems(in: site) == [])
    for html in try site.rendered().values {
      #expect(!html.contains("<script>"))
    }
  }

  @Test("An empty gallery makes pages within the schema", arguments: Theme.allCases)
  func empty(theme: Theme) async throws {
    let site = try await Site([], shownTheme: theme)
    #expect(try problems(in: site) == [])
    let pages = try site.rendered()
    #expect(pages.keys.sorted() == ["404.html", "about.html", "index.html", "people.html"])
    #expect(pages["index.html"]?.contains("data-theme=\"\(theme.rawValue)\"") == true)
  }

  @Test("A photo's page shows what is known of it")
  func photo() async throws {
    var photo = Sample.photo(2)
    photo.descriptionHTML = "See https://www.flickr.com/photos/x/1/"
    photo.taken = .month(year: 1938, month: 6)
    photo.license = License(id: 4)
    photo.tags = [Tag(raw: "New York", normalized: "newyork")]
    let site = try await Site([Sample.photo(1), photo, Sample.photo(3), Sample.photo(4)])
    #expect(try problems(in: site) == [])
    let html = try #require(try site.rendered()["photo/2.html"])
    for part in [
      "<title>Photo 2 – Gallery</title>", "<time datetime=\"1938-06\">June 1938</time>",
      "<a href=\"1.html\">https://www.flickr.com/photos/x/1/</a>", "href=\"../index.html#photo-2\"",
      "href=\"https://creativecommons.org/licenses/by/2.0/\"", "New York",
      "src=\"https://live.staticflickr.com/7/2_abc123_b.jpg\"", "640w, ",
      "rel=\"next\" href=\"3.html\"",
      "rel=\"prev\" href=\"1.html\"", "href=\"../person/1-N00.html\"",
      "href=\"../tag/newyork.html\"", "href=\"../archive/1938.html\"",
      "https://www.flickr.com/photos/1@N00/2/",
    ] {
      #expect(html.contains(part), "\(part)")
    }
  }

  @Test("Grid pages lead to each other and to their photos")
  func grid() async throws {
    let pages = try await Site(Sample.photos(1...7)).rendered()
    let second = try #require(pages["page-2.html"])
    for part in [
      "href=\"photo/4.html\"", "id=\"photo-6\"", "rel=\"prev\" href=\"index.html\"",
      "rel=\"next\" href=\"page-3.html\"", "aria-current=\"page\"", "class=\"x1y5\"",
    ] {
      #expect(second.contains(part), "\(part)")
    }
    #expect(pages["page-3.html"]?.contains("rel=\"next\"") == false)
  }

  @Test(
    "No page carries anything inline, in either way of showing pictures",
    arguments: [
      ImagePolicy.link, .local,
    ])
  func nothingInline(images: ImagePolicy) async throws {
    let site = try await Site(
      Sample.photos(1...4), settings: SiteSettings(images: images))
    for html in try site.rendered().values {
      #expect(!html.contains(" style="))
      #expect(!html.contains(/\ on[a-z]+=/))
      #expect(html.contains("img-src &#39;self&#39;"))
      #expect(html.contains("staticflickr.com") == (images == .link))
    }
  }

  @Test("The same page has the same digest and bytes from any renderer")
  func stable() async throws {
    let (first, second) = (
      try await Site(HostilePhotos.all), try await Site(HostilePhotos.all)
    )
    #expect(first.pages == second.pages)
    let (one, two) = (first.renderer, second.renderer)
    for (page, other) in zip(first.pages, second.pages.reversed().reversed()) {
      #expect(one.context(of: page).digest == two.context(of: other).digest)
    }
    #expect(try first.rendered() == second.rendered())
  }

  @Test("Any change that shows changes the digest; what does not show does not")
  func digests() async throws {
    let base = Sample.photo(1)
    var variants: [Photo] = []
    func vary(_ change: (inout Photo) -> Void) {
      var photo = base
      change(&photo)
      variants.append(photo)
    }
    vary { $0.title = "Other" }
    vary { $0.descriptionHTML = "Words" }
    vary { $0.owner.realName = "Somebody" }
    vary { $0.taken = .year(1900) }
    vary { $0.posted = Timestamp(seconds: 5) }
    vary { $0.license = License(id: 9) }
    vary { $0.tags = [Tag(raw: "a", normalized: "a")] }
    vary { $0.place = Place(latitude: 1, longitude: 1, accuracy: 1) }
    vary { $0.counts.views = 0 }
    vary { $0.media = .video }
    vary { $0.sizes = Sample.ladder(1, [.small240]) }
    var digests: Set<UInt64> = [try await digest(of: base)]
    for variant in variants { digests.insert(try await digest(of: variant)) }
    #expect(digests.count == variants.count + 1)
    var hidden = base
    hidden.updated = Timestamp(seconds: 9)
    hidden.machineTags = ["a:b=c"]
    #expect(digests.contains(try await digest(of: hidden)))
  }

  private func digest(of photo: Photo) async throws -> UInt64 {
    let site = try await Site([photo])
    let page = try #require(
      site.pages.first { page in
        if case .photo = page { true } else { false }
      })
    return site.renderer.context(of: page).digest.value
  }

  @Test("One more photo at the end changes only its neighbour's page among the photos")
  func onePhotoMore() async throws {
    let (before, after) = (
      try await Site(Sample.photos(1...5)).rendered(),
      try await Site(Sample.photos(1...6)).rendered()
    )
    let changed = after.filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(
      changed == [
        "about.html", "index.html", "page-2.html", "people.html", "person/1-N00.html",
        "photo/5.html", "photo/6.html",
      ])
  }

  @Test("A template that asks for what no page has is an error that says where")
  func unknownName() async throws {
    let site = try await Site(Sample.photos(1...1))
    let theme = try TemplateSet(
      files: OwnTheme.files, overrides: ["404.mustache": Array("\n{{headin}}".utf8)], folder: "mine"
    )
    let renderer = PageRenderer(templates: theme, generator: "x")
    let page = try #require(site.pages.last)
    let error = #expect(throws: (any Error).self) { try renderer.render(page) }
    let text = error.map { String(describing: $0) } ?? ""
    #expect(text.hasPrefix("mine/404.mustache:2:1: error: unknown name 'headin'"))
    #expect(text.hasSuffix("help: did you mean 'heading'?"))
  }
}
