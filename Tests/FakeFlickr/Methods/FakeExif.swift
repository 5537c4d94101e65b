/// Makes what cameras write into files.
enum FakeExif {
  static let camera = "Fake Camera Mk II"

  /// The rows of photos.getExif; some have a friendlier form besides.
  static func rows(of photo: FakePhoto) -> [AnswerNode] {
    [
      row("IFD0", "Make", "Make", .text("Fake")),
      row("IFD0", "Model", "Model", .text(camera)),
      row("ExifIFD", "ExposureTime", "Exposure", .text("1/50"), clean: "0.02 sec (1/50)"),
      row("ExifIFD", "FNumber", "Aperture", .decimal("1.8"), clean: "f/1.8"),
      row("ExifIFD", "ISO", "ISO Speed", .drifting(100 + photo.serial % 800, photo.serial, 13)),
      row("ExifIFD", "FocalLength", "Focal Length", .text("50.0 mm"), clean: "50 mm"),
      row("ExifIFD", "Flash", "Flash", .text("Off, Did not fire")),
      row("ExifIFD", "LensModel", "Lens Model", .text("")),
    ]
  }

  private static func row(
    _ space: String, _ tag: String, _ label: String, _ raw: AnswerValue, clean: String? = nil
  ) -> AnswerNode {
    var node = AnswerNode(
      "exif",
      [
        ("tagspace", .text(space)), ("tagspaceid", .number(0)), ("tag", .text(tag)),
        ("label", .text(label)),
      ])
    node.add(AnswerNode("raw", [], text: raw))
    if let clean { node.add(AnswerNode("clean", text: clean)) }
    return node
  }
}
