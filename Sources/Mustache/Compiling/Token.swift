/// A piece of a source: a tag, or text that ends where a line or a tag does.
enum Token {
  case text(Range<Int>, startsLine: Bool)
  case tag(Tag)
}
