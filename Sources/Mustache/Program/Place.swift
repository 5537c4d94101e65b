/// Where in which source a tag starts.
struct Place {
  let source: Int
  let offset: Int
}
