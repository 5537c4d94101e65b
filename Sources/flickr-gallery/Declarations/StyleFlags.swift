import Arguments
import SiteBuilder

/// What `templates` understands, and `build` of it.
enum StyleFlags {
  static let style = Option<GalleryStyle>.choice(
    "style", defaultText: "paper",
    help: "The design: edge-to-edge rows on paper, or framed pictures on a museum's wall.")

  static let folder = OperandDeclaration(
    placeholder: "DIR", help: "The folder to copy to; it is made if it is not there.")

  static var all: [OptionDeclaration] {
    [style.declaration] + [CommonFlags.quiet, CommonFlags.verbose].map(\.declaration)
  }
}
