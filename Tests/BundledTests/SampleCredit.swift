/// Reads one entry of the sample's credits.
struct SampleCredit: Decodable {
  let id: String
  let author: String
  let source: String
  let licence: Int
  let page: String?

  private enum CodingKeys: String, CodingKey {
    case id
    case author
    case source
    case licence = "flickr_licence_id"
    case page
  }
}
