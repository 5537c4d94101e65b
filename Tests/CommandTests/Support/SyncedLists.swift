/// The report that `sync --json` prints, as others read it.
struct SyncedLists: Decodable {
  struct List: Decodable {
    let list: String
    let title: String
    let photos: Int
    let calls: Int
    let skipped: [Report.Skipped]
  }

  let lists: [List]
  let calls: Int
}
