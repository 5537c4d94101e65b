import Testing

@Suite("Faults of dates, rights and privacy that others had")
struct RightFaultsTests {
  private func taken(_ changes: [String: String]) async throws -> String {
    let site = try await FaultSite(FaultyAnswer(changes))
    let facts = FaultSite.between("<dt>Taken</dt>\n<dd>", "</dd>", in: site.photo)
    return try #require(facts.first).replacing(/<\/?a( [^>]*)?>/, with: "")
  }

  @Test(
    "A date that cannot be is unknown",
    arguments: ["0000-00-00 00:00:00", "2020-02-30 10:00:00", ""])
  func impossible(date: String) async throws {
    #expect(try await taken(["datetaken": date]) == "date unknown")
  }

  @Test("An upload that repeats itself as the date is no date")
  func repeated() async throws {
    #expect(try await taken(["datetakenunknown": "1"]) == "date unknown")
  }

  @Test(
    "A date is as exact as its owner said",
    arguments: [
      ("4", "<time datetime=\"1965-09\">September 1965</time>"),
      ("6", "<time datetime=\"1965\">1965</time>"), ("8", "about 1965"),
    ])
  func granularity(number: String, shown: String) async throws {
    let changes = ["datetaken": "1965-09-01 00:00:00", "datetakengranularity": number]
    #expect(try await taken(changes) == shown)
  }

  @Test("Every licence has its name and deed, and an unknown one claims nothing")
  func licenses() async throws {
    let expected: [(Int, String, String?)] = [
      (0, "All rights reserved", nil), (1, "CC BY-NC-SA 2.0", "licenses/by-nc-sa/2.0/"),
      (2, "CC BY-NC 2.0", "licenses/by-nc/2.0/"), (3, "CC BY-NC-ND 2.0", "licenses/by-nc-nd/2.0/"),
      (4, "CC BY 2.0", "licenses/by/2.0/"), (5, "CC BY-SA 2.0", "licenses/by-sa/2.0/"),
      (6, "CC BY-ND 2.0", "licenses/by-nd/2.0/"),
      (7, "No known copyright restrictions", "www.flickr.com/commons/usage/"),
      (8, "US Government Work", "www.usa.gov/government-copyright"),
      (9, "CC0 1.0", "publicdomain/zero/1.0/"), (10, "Public Domain Mark 1.0", "mark/1.0/"),
      (11, "CC BY 4.0", "licenses/by/4.0/"), (12, "CC BY-SA 4.0", "licenses/by-sa/4.0/"),
      (13, "CC BY-ND 4.0", "licenses/by-nd/4.0/"), (14, "CC BY-NC 4.0", "licenses/by-nc/4.0/"),
      (15, "CC BY-NC-SA 4.0", "licenses/by-nc-sa/4.0/"),
      (16, "CC BY-NC-ND 4.0", "licenses/by-nc-nd/4.0/"), (99, "licence unknown (99)", nil),
    ]
    for (id, name, deed) in expected {
      let page = try await FaultSite(FaultyAnswer(["license": "\(id)"])).photo
      let credit = try #require(
        FaultSite.between("class=\"credit\" dir=\"auto\">", "<", in: page).first)
      #expect(credit.contains(name), "\(id)")
      #expect(page.contains("<a rel=\"license\"") == (deed != nil), "\(id)")
      if let deed { #expect(page.contains(deed + "\""), "\(id)") }
      #expect(page.contains("<dt>Download</dt>") == (id != 0 && id != 99), "\(id)")
    }
  }

  @Test(
    "A licence that changed is told by its number, in the version of that number",
    arguments: [("4", "11", "by/2.0", "by/4.0"), ("12", "5", "by-sa/4.0", "by-sa/2.0")])
  func changedLicense(before: String, after: String, old: String, new: String) async throws {
    for (number, own, other) in [(before, old, new), (after, new, old)] {
      let site = try await FaultSite(
        FaultyAnswer(["license": number]), base: "https://example.org/")
      let deed = "https://creativecommons.org/licenses/\(own)/"
      let ties = [
        "<link rel=\"license\" href=\"\(deed)\" />", "<a rel=\"license\" href=\"\(deed)\">",
        "\"license\":\"\(deed)\"", "(\(deed))",
      ]
      for tie in ties { #expect(site.photo.contains(tie), "\(number): \(tie)") }
      for (path, text) in site.files { #expect(!text.contains(other), "\(number): \(path)") }
    }
  }

  @Test(
    "What is not public is in no file",
    arguments: [
      ["ispublic": "0"], ["ispublic": "0", "isfriend": "1"], ["ispublic": "0", "isfamily": "1"],
    ])
  func privacy(changes: [String: String]) async throws {
    var changes = changes
    changes["title"] = "Nobody else"
    let site = try await FaultSite(
      FaultyAnswer(changes), FaultyAnswer(["id": "12", "title": "Everybody"]),
      base: "https://example.org/")
    for (path, text) in site.files {
      #expect(!text.contains("Nobody else"), "\(path)")
      #expect(!text.contains("photo/11"), "\(path)")
    }
    #expect(site.index.contains("Everybody"))
  }

  @Test("A member without alias or real name is linked by number, and never called null")
  func nameless() async throws {
    let site = try await FaultSite(
      FaultyAnswer(["pathalias": "", "realname": "", "ownername": ""]))
    #expect(site.photo.contains("https://www.flickr.com/photos/7@N00/11/"))
    #expect(site.photo.contains("7@N00</a>"))
    for trace in ["()", "null", "nil"] { #expect(!site.photo.contains(trace), "\(trace)") }
  }

  @Test("A photo has one page, which leads back to its place in the grid")
  func permanent() async throws {
    let site = try await FaultSite(FaultyAnswer(), FaultyAnswer(["id": "12"]))
    #expect(site.photo.contains("class=\"back\" href=\"../index.html#photo-11\""))
    #expect(site.index.contains("id=\"photo-11\""))
    #expect(site.files.keys.filter { $0.contains("11") } == ["photo/11.html"])
  }

  @Test(
    "A preview's picture is absolute or absent",
    arguments: ["https://example.org", "https://example.org/", "https://example.org/a/b/", nil])
  func previews(base: String?) async throws {
    let site = try await FaultSite(FaultyAnswer(), base: base)
    let images = FaultSite.between("property=\"og:image\" content=\"", "\"", in: site.photo)
    #expect(images.count == (base == nil ? 0 : 1))
    #expect(images.allSatisfy { $0.hasPrefix("https://") })
  }

  @Test("Nothing on any page runs or styles inline")
  func inline() async throws {
    let site = try await FaultSite(FaultyAnswer(["title": "\" onload=\"x"]))
    for (path, page) in site.files where path.hasSuffix(".html") {
      #expect(!page.contains(" style="), "\(path)")
      #expect(!page.contains(/<[^>]* on[a-z]+="/), "\(path)")
      #expect(!page.contains("<script>"), "\(path)")
    }
  }
}
