import Mustache
import Presenters

/// A picture as templates show it.
enum PictureContext {
  private static let shape = Shape(
    "src", "srcset", "sizes", "width", "height", "sources", "hasSources")
  private static let sourceShape = Shape("type", "srcset", "sizes")

  /// Gives a picture of which browsers take the file that suits them; `sizes` says how wide it is.
  ///
  /// The box is that of the file for browsers that do not choose, unless another is given.
  static func value(
    _ picture: Picture, root: String, sizes: String, box: PictureFile? = nil
  ) -> Value {
    let fallback = picture.fallback
    let box = box ?? fallback
    let hasChoice = picture.candidates.count > 1
    return .object(
      Object(
        shape,
        [
          .text(address(of: fallback.reference, root: root)),
          hasChoice ? .text(list(of: picture.candidates, root: root)) : .null,
          hasChoice ? .text(sizes) : .null, .int(box.width), .int(box.height),
          .list(picture.alternatives.map { source($0, root: root, sizes: sizes) }),
          .bool(!picture.alternatives.isEmpty),
        ]))
  }

  /// Gives a small picture that leads elsewhere; `nil` gives nothing.
  static func thumbnail(_ picture: Picture?, root: String) -> Value {
    guard let file = picture?.fallback else { return .null }
    return .object(
      Object(
        shape,
        [
          .text(address(of: file.reference, root: root)), .null, .null, .int(file.width),
          .int(file.height), .list([]), .bool(false),
        ]))
  }

  /// Gives the address of a picture's file from a page at some root.
  static func address(of reference: ImageReference, root: String) -> String {
    switch reference {
    case .remote(let url): WebAddress.encoded(url)
    case .local(let path): root + path
    }
  }

  private static func source(_ source: PictureSource, root: String, sizes: String) -> Value {
    .object(
      Object(
        sourceShape,
        [.text(source.mediaType), .text(list(of: source.candidates, root: root)), .text(sizes)]))
  }

  private static func list(of candidates: [PictureFile], root: String) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(candidates.count * 96)
    for file in candidates {
      if !text.isEmpty { text += ", ".utf8 }
      let address =
        switch file.reference {
        case .remote(let url): url
        case .local(let path): root + path
        }
      text += WebAddress.encodedCandidate(address).utf8
      text.append(UInt8(ascii: " "))
      text += String(file.width).utf8
      text.append(UInt8(ascii: "w"))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
