import Testing

@testable import SiteBuilder

/// Measures every pair of colours that our styles put on each other, by day and by night.
struct StyleContrastTests {
  /// What stands on what, and how far apart WCAG 2.2 wants them: words 4.5, controls and focus 3.
  private struct Pair {
    let front: String
    let back: String
    let least: Double
  }

  private static let pairs = [
    Pair(front: "--ink", back: "--paper", least: 4.5),
    Pair(front: "--quiet", back: "--paper", least: 4.5),
    Pair(front: "--accent", back: "--paper", least: 4.5),
    Pair(front: "--paper", back: "--ink", least: 4.5),
    Pair(front: "--ink", back: "--mat", least: 4.5),
    Pair(front: "--quiet", back: "--mat", least: 4.5),
    Pair(front: "--accent", back: "--mat", least: 3),
    Pair(front: "--ink", back: "--stage", least: 4.5),
    Pair(front: "--quiet", back: "--stage", least: 4.5),
    Pair(front: "--accent", back: "--stage", least: 4.5),
  ]

  /// Lines that part what stands apart anyway, frames, and the colours of pictures on their way.
  private static let ornaments: Set<String> = ["--line", "--frame", "--t", "--u"]

  private func rules(of style: GalleryStyle) throws -> [StyleRule] {
    try style.files.filter { $0.key.hasSuffix(".css") }.keys.sorted {
      $0 == "assets/style.css" || $0 < $1
    }
    .flatMap { StyleRules(try #require(style.files[$0])).rules }
  }

  /// The palettes: in the dark stage of a style only what it is dark for.
  private func palette(_ rules: [StyleRule]) -> Palette {
    var palette = Palette()
    for rule in rules where rule.selector == ":root" { palette.apply(rule) }
    return palette
  }

  @Test("Words and controls stand out, by day and by night", arguments: GalleryStyle.allCases)
  func contrast(style: GalleryStyle) throws {
    let rules = try rules(of: style)
    let palette = palette(rules)
    let isStageDark = !rules.contains {
      $0.selector == ".dark" && $0.last("--scheme")?.value == "inherit"
    }
    for pair in Self.pairs {
      for scheme in Palette.Scheme.allCases {
        if pair.back == "--stage", isStageDark, scheme == .light { continue }
        let front = try #require(palette.colour(pair.front, in: scheme), "\(pair.front)")
        let back = try #require(palette.colour(pair.back, in: scheme), "\(pair.back)")
        let ratio = front.contrast(to: back)
        #expect(ratio >= pair.least, "\(style) \(scheme): \(pair.front) on \(pair.back): \(ratio)")
      }
    }
  }

  @Test("Every colour that a style names is measured", arguments: GalleryStyle.allCases)
  func complete(style: GalleryStyle) throws {
    let rules = try rules(of: style)
    let palette = palette(rules)
    let fronts = Set(Self.pairs.map(\.front)).union(Self.ornaments)
    let backs = Set(Self.pairs.map(\.back)).union(Self.ornaments)
    var (usedInFront, usedBehind): (Set<String>, Set<String>) = ([], [])
    for rule in rules {
      for declaration in rule.declarations where !declaration.name.hasPrefix("--") {
        let names = declaration.value.matches(of: #/var\((--[a-z]+)/#).map { String($0.output.1) }
        let colours = names.filter { palette.colour($0, in: .light) != nil }
        if declaration.name.hasPrefix("background") {
          usedBehind.formUnion(colours)
        } else {
          usedInFront.formUnion(colours)
        }
      }
    }
    #expect(usedInFront.count > 3 && usedBehind.count > 3)
    #expect(usedInFront.subtracting(fronts).subtracting(backs) == [])
    #expect(usedBehind.subtracting(backs).subtracting(fronts) == [])
  }

  @Test("White captions can be read on a white picture")
  func captions() throws {
    let sheet = String(
      decoding: try #require(GalleryStyle.paper.files["assets/style.css"]), as: UTF8.self)
    let alphas = sheet.matches(of: #/rgba\(0, 0, 0, (\.\d+)\) 42%/#).compactMap {
      Double($0.output.1)
    }
    let alpha = try #require(alphas.first)
    let grey = String(Int(((1 - alpha) * 255).rounded()), radix: 16)
    let white = try #require(Colour("#fff"))
    let ratio = white.contrast(to: try #require(Colour("#\(grey)\(grey)\(grey)")))
    #expect(ratio >= 4.5, "\(ratio)")
  }
}
