import Markup

/// Demands that images say what they show and how large they are.
struct ImageAttributes {
  func visit(_ image: borrowing PageElement, _ notes: inout PageNotes) {
    if !image.has(.alt) {
      notes.note(
        "images", line: image.line, "an image has no 'alt'",
        advice: "say what it shows, or write alt=\"\" where it only decorates")
    }
    for attribute in [PageAttribute.width, .height] where !isPositive(image, attribute) {
      notes.note(
        "images", line: image.line, "an image has no '\(attribute.rawValue)' in whole pixels",
        advice: "give it, or the page jumps while it loads")
    }
  }

  private func isPositive(_ image: borrowing PageElement, _ attribute: PageAttribute) -> Bool {
    image.withAttribute(attribute) { value in
      value.withUnsafeBufferPointer { digits in
        !digits.isEmpty && digits[0] != 48 && digits.allSatisfy { (48...57).contains($0) }
      }
    } ?? false
  }
}
