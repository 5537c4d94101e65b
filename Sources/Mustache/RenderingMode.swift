/// What an unknown name or a missing template is while rendering.
package enum RenderingMode: Sendable {
  /// Nothing, as the Mustache specification has it.
  case lenient

  /// An error. A name is known when an object in reach has its key, whatever the value.
  case strict
}
