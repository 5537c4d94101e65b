/// Which way a language runs.
enum TextDirection: String {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// Tells by the first part of a BCP 47 tag.
  init(ofLanguage tag: String) {
    let language = tag.prefix { $0 != "-" }.lowercased()
    self = Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
