import WebServer

/// Answers `/images/`: the files of the photos that are there, by their exact names.
struct ImageHost {
  let world: World

  func response(to path: String) -> WebResponse {
    let file = String(path.dropFirst("/images/".count))
    let id = file.split(separator: "/").last?.split(separator: "_").first.map { String($0) }
    guard let photo = world.storedPhoto(id: id),
      let size = photo.sizes.first(where: { $0.path == file })
    else { return WebResponse(status: 404, text: "There is no such image.\n") }
    let (type, bytes) = content(of: size, photo)
    return WebResponse(
      headers: ["Content-Type": type, "ETag": "\"\(photo.secret)\""], body: .bytes(bytes))
  }

  private func content(of size: FakeSize, _ photo: FakePhoto) -> (type: String, bytes: [UInt8]) {
    let (width, height, tint) = (size.width, size.height, photo.serial)
    if size.path.hasSuffix(".png") {
      return ("image/png", PlainPNG(width: width, height: height, tint: tint).bytes)
    }
    if size.path.hasSuffix(".gif") {
      return ("image/gif", PlainGIF(width: width, height: height, tint: tint).bytes)
    }
    var picture = PlainJPEG(width: width, height: height, tint: tint)
    if size.label == "Original" {
      let exif = CameraExif(orientation: photo.rotation == 90 ? 6 : 1, place: photo.place)
      picture.exif = exif.bytes
    }
    return ("image/jpeg", picture.bytes)
  }
}
