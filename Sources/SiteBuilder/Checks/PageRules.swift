import Markup

/// Judges the elements of a page by every rule, one page after another.
struct PageRules {
  var links: LinkCheck
  private var ids = UniqueIDs()
  private var headings = HeadingOrder()
  private var title = DocumentTitle()
  private var type = DocumentType()
  private var policy = ContentPolicy()
  private var notes = PageNotes(page: "")
  private var isVisited = false

  init(links: LinkCheck) { self.links = links }

  mutating func begin(_ page: Span<UInt8>, path: String) {
    notes = PageNotes(page: path)
    isVisited = false
    type.begin(page)
    ids.begin()
    headings.begin()
    title.begin()
    links.begin(page: path)
  }

  mutating func visit(_ element: borrowing PageElement) {
    let tag = element.tag
    isVisited = true
    switch tag {
    case .html: DocumentLanguage().visit(root: element, &notes)
    case .title: title.visit(title: element, &notes)
    case .meta: policy.visit(meta: element, &notes)
    case .img: ImageAttributes().visit(element, &notes)
    case .style, .script: NothingInline().visit(element, tag: tag, &notes)
    case .h1: headings.visit(element, level: 1, &notes)
    case .h2: headings.visit(element, level: 2, &notes)
    case .h3: headings.visit(element, level: 3, &notes)
    case .h4: headings.visit(element, level: 4, &notes)
    case .h5: headings.visit(element, level: 5, &notes)
    case .h6: headings.visit(element, level: 6, &notes)
    default: break
    }
    visitAttributes(of: element, tag: tag)
  }

  /// Ends a page; its findings follow what the parser and the schema found.
  mutating func finish(_ problems: [MarkupProblem]) -> [Finding] {
    var all = PageNotes(page: notes.page)
    for problem in problems {
      all.note(
        isVisited ? "schema" : "syntax", line: problem.line, problem.message,
        advice: "correct the template")
    }
    links.finish(ids, &notes)
    // A page that could not be read has no elements, and lacks nothing else.
    if problems.isEmpty || title.isSeen {
      headings.finish(&notes)
      title.finish(&notes)
      type.finish(&notes)
    }
    return all.findings + notes.findings
  }

  private mutating func visitAttributes(of element: borrowing PageElement, tag: PageTag) {
    element.forEachAttribute(where: Self.isJudged) { attribute, value in
      switch attribute {
      case .id:
        value.withUnsafeBufferPointer { bytes in
          let id = UnsafeRawBufferPointer(bytes)
          ids.visit(id: id, line: element.line, &notes)
          links.visit(id: id)
        }
      case .style, .eventHandler:
        NothingInline().visit(attribute: attribute, of: element, &notes)
      case .href, .src, .srcset, .imagesrcset, .poster, .data, .xlinkHref:
        value.withUnsafeBufferPointer { bytes in
          links.visit(attribute, bytes, of: element, tag: tag, &notes)
        }
      default: break
      }
    }
  }

  private static func isJudged(_ attribute: PageAttribute) -> Bool {
    switch attribute {
    case .id, .style, .eventHandler, .href, .src, .srcset, .imagesrcset, .poster, .data,
      .xlinkHref:
      true
    default: false
    }
  }
}
