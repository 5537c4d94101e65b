import Mustache

/// A kind of page: which template writes it, and what that may ask for.
struct PageKind: Sendable {
  let template: String
  let shape: Shape

  /// Names a template and the keys of its own, behind those that every page has.
  init(_ template: String, keys: [Key]) {
    self.template = template
    shape = Shape(FrameContexts.keys + HeadContext.keys + keys)
  }
}
