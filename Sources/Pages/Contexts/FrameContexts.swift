import GalleryModel
import Mustache
import Presenters
import Synchronization

/// Gathers what is the same on many pages, once for each place it is shown from.
///
/// A gallery has few frames and each has few variants, so a short list is searched.
final class FrameContexts: Sendable {
  /// What the pages of one frame share.
  struct Context: Sendable {
    let values: [Value]
    let digest: Digest
  }

  static let keys: [Key] = [
    "lang", "dir", "theme", "isNight", "isSample", "isFeed", "site", "root", "generator", "strings",
    "navigation", "csp", "notice", "hasTints",
  ]

  /// The sentence that Flickr's terms of the API ask for, word by word.
  private static let notice =
    "This product uses the Flickr API but is not endorsed or certified by SmugMug, Inc."

  private struct Entry: Sendable {
    let frame: SiteFrame
    let section: SiteSection?
    let root: String
    let context: Context
  }

  private static let siteShape = Shape("title")
  private static let itemShape = Shape("label", "url", "isCurrent")
  private static let longestList = 32

  private let generator: String
  private let strings: Object
  private let templates: Digest
  private let entries = Mutex<[Entry]>([])

  init(templates: TemplateSet, generator: String) {
    self.generator = generator
    self.templates = templates.digest
    let sentences = templates.phrases.all.sorted { $0.key < $1.key }
    strings = Object(
      Shape(sentences.map { Key($0.key) }), sentences.map { Value.clean($0.value) })
  }

  func context(for frame: SiteFrame, at head: PageHead) -> Context {
    let root = SitePaths.root(of: head.address, base: frame.baseURL)
    return entries.withLock { entries in
      let known = entries.first {
        $0.section == head.section && $0.root == root && $0.frame == frame
      }
      if let known { return known.context }
      let context = makeContext(for: frame, section: head.section, root: root)
      if entries.count >= Self.longestList { entries.removeAll() }
      entries.append(
        Entry(frame: frame, section: head.section, root: root, context: context))
      return context
    }
  }

  private func makeContext(
    for frame: SiteFrame, section: SiteSection?, root: String
  ) -> Context {
    let own: [Value] = [
      .clean(frame.language), .text(TextDirection(ofLanguage: frame.language).rawValue),
      .text(frame.theme.rawValue), .bool(frame.isNight), .bool(frame.isSample),
      .bool(frame.isFeed),
      .object(Object(Self.siteShape, [.clean(frame.title)])), .text(root), .clean(generator),
    ]
    let navigation = frame.navigation.map { item in
      Value.object(
        Object(
          Self.itemShape,
          [
            .clean(item.label), .text(root + SitePaths.path(of: item.section.address)),
            .bool(item.section == section),
          ]))
    }
    let policy = ContentSecurityPolicy(imageHosts: frame.imageHosts).text
    var digest = templates
    digest.combine(own)
    digest.combine(navigation)
    digest.combine(policy)
    return Context(
      values: own + [
        .object(strings), .list(navigation), .clean(policy), .text(Self.notice),
        .bool(frame.hasTints),
      ],
      digest: digest)
  }
}
