/// Where pages show pictures from, by name.
enum ImageChoice: String, CaseIterable, Sendable {
  case link
  case mirror
}
