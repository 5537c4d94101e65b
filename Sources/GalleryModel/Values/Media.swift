/// Tells what a Flickr item is.
package enum Media: Hashable, Sendable {
  case photo
  case video
}
