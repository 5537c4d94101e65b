/// A function in the context, called while rendering.
///
/// What it returns is a template again. For a variable it gets an empty text, and its answer is
/// read with the standard delimiters; for a section it gets the section's source, and its answer is
/// read with the delimiters in force there. Answers are not kept: every tag calls again.
/// Source: the optional `~lambdas` module of the Mustache specification.
package struct Lambda: Sendable {
  let body: @Sendable (String) -> String

  /// Wraps a function from a section's source text to the template that replaces it.
  package init(_ body: @escaping @Sendable (String) -> String) {
    self.body = body
  }
}
