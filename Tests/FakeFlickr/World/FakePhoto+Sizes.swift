extension FakePhoto {
  /// The path of a file below `images/`, such as that of `Medium`; empty where there is none.
  package func path(of label: String) -> String {
    sizes.first { $0.label == label }?.path ?? ""
  }

  private static let shapes = [
    (2048, 1365), (1024, 683), (3000, 4000), (800, 600), (1365, 2048), (1102, 1102), (640, 480),
    (2400, 600), (4200, 2800),
  ]

  /// The original's width and height in pixels, before any turn.
  var original: (width: Int, height: Int) { Self.shapes[Mix(serial, 5).below(Self.shapes.count)] }

  /// The shape of the resized images: turned against the original where the owner turned it.
  private var shape: (width: Int, height: Int) {
    rotation == 0 ? original : (original.height, original.width)
  }

  /// The files that exist, smallest first, the original last where it may be fetched.
  package var sizes: [FakeSize] {
    if edit.isProcessing { return [] }
    let longest = max(shape.width, shape.height)
    var sizes: [FakeSize] = SizeKind.all.compactMap { kind in
      guard kind.isSquare || longest > kind.edge || kind.edge == 100 else { return nil }
      if kind.hasOwnSecret && !owner.isPro { return nil }
      let ending = kind.suffix.isEmpty ? "" : "_\(kind.suffix)"
      let secret =
        kind.hasOwnSecret ? Mix(serial, edit.replacements, kind.edge).secret : self.secret
      return FakeSize(
        extra: kind.extra, label: kind.label, path: "\(server)/\(id)_\(secret)\(ending).jpg",
        width: kind.isSquare ? kind.edge : max(1, shape.width * kind.edge / longest),
        height: kind.isSquare ? kind.edge : max(1, shape.height * kind.edge / longest))
    }
    if hasOriginal {
      sizes.append(
        FakeSize(
          extra: "o", label: "Original",
          path: "\(server)/\(id)_\(originalSecret)_o.\(originalFormat)",
          width: original.width, height: original.height))
    }
    return sizes
  }

  /// Whether the original is in the answers: not above 1024 pixels for members who do not pay.
  var hasOriginal: Bool {
    isDownloadable && !edit.isProcessing
      && (owner.isPro || max(original.width, original.height) <= 1024)
  }
}
