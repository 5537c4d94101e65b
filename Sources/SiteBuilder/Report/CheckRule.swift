/// Names the rules of the checks and says what each demands.
///
/// Findings carry the names as text, so that reports keep their shape when rules are added.
package enum CheckRule: String, CaseIterable, Sendable {
  case budget
  case contrast
  case doctype
  case files
  case fragments
  case headings
  case images
  case inline
  case language
  case linkedImages = "linked-images"
  case links
  case mixedContent = "mixed-content"
  case orphans
  case paths
  case policy
  case privacy
  case resources
  case schema
  case syntax
  case title
  case uniqueIDs = "unique-ids"

  /// Says what the rule demands, in one sentence.
  package var summary: String {
    switch self {
    case .budget: "Pages, style sheets and scripts stay small."
    case .contrast: "Text stands out from what is behind it, in every palette."
    case .doctype: "Pages begin with <!DOCTYPE html>."
    case .files: "Every file is there, as the last build wrote it."
    case .fragments: "Links to a spot on a page find it."
    case .headings: "A page has one first heading, and no level is left out below it."
    case .images: "Images are what their names say, and name their size and what they show."
    case .inline: "Style and behaviour come from files, not from inside a page."
    case .language: "A page names its language, to HTML and XML alike."
    case .linkedImages: "Pictures on Flickr's image host are still there."
    case .links: "Every link leads to a file of the site, in exact spelling, or to the web."
    case .mixedContent: "Nothing is loaded without encryption."
    case .orphans: "Every page is linked to by another."
    case .paths: "No two files differ in letter case only."
    case .policy: "The content security policy forbids what it does not name."
    case .privacy: "No trace of a photo that may not be published is anywhere in the site."
    case .resources: "Pages load from the site and Flickr's image hosts alone."
    case .schema: "A page holds what the page schema allows."
    case .syntax: "Pages are well-formed XML, and files of data can be read."
    case .title: "A page has one title that says something."
    case .uniqueIDs: "No id occurs twice in a page."
    }
  }
}
