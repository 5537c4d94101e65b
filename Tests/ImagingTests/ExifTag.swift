/// Holds one thing that exiftool read in a file.
struct ExifTag: Equatable {
  let path: String
  let group: String
  let name: String
  let value: String
}
