package import GalleryModel
package import Mustache
import Presenters

/// Turns pages into bytes, from any number of tasks at once.
package struct PageRenderer: Sendable {
  private let templates: TemplateSet
  private let frames: FrameContexts
  private let contains: @Sendable (PhotoID) -> Bool

  /// Makes a renderer of a theme.
  ///
  /// - Parameters:
  ///   - templates: The theme.
  ///   - generator: The program's name and version, as pages tell it.
  ///   - contains: Says whether a photo has a page here, for links in descriptions.
  package init(
    templates: TemplateSet, generator: String,
    contains: @escaping @Sendable (PhotoID) -> Bool = { _ in false }
  ) {
    self.templates = templates
    self.contains = contains
    frames = FrameContexts(templates: templates, generator: generator)
  }

  /// Gathers what a page's template needs, and what tells whether the page has changed.
  package func context(of page: SitePage) -> PageContext {
    let content = page.content
    let frame = frames.context(for: content.frame, at: content.head)
    var values = frame.values
    values.reserveCapacity(64)
    values += HeadContext.values(of: content)
    values += content.values(contains)
    let kind = type(of: content).kind
    return PageContext(
      path: SitePaths.path(of: content.head.address), template: kind.template,
      values: Object(kind.shape, values), frameDigest: frame.digest,
      frameCount: frame.values.count)
  }

  /// Writes a page behind the bytes that are there.
  ///
  /// - Throws: ``TemplateError`` where a template asks for what no page has.
  package func render(
    _ context: PageContext, into bytes: inout [UInt8]
  ) throws(TemplateError) {
    try templates.library.render(
      context.template, .object(context.values), mode: .strict, into: &bytes)
  }

  /// Writes a page.
  ///
  /// - Throws: ``TemplateError`` where a template asks for what no page has.
  package func render(_ page: SitePage) throws(TemplateError) -> RenderedPage {
    let context = context(of: page)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8192)
    try render(context, into: &bytes)
    return RenderedPage(path: context.path, bytes: bytes)
  }
}
