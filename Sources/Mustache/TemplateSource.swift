/// A template as it was written, with the name that other templates use for it.
package struct TemplateSource: Sendable {
  /// The name in `{{>name}}` and `{{<name}}`.
  package let name: String

  /// What errors show as the file.
  package let file: String

  /// The template's text.
  package let text: String

  /// Names a text; without a file, errors show the name.
  package init(name: String, file: String? = nil, text: String) {
    self.name = name
    self.file = file ?? name
    self.text = text
  }
}
