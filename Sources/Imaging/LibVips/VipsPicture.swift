import CVips

/// Owns one image of libvips, and lets go of it at the end of its life.
///
/// Nothing is decoded before the pixels are asked for; then they are, from top to bottom.
@safe
struct VipsPicture: ~Copyable {
  /// The file it comes from, for errors.
  let file: PictureFile
  let image: UnsafeMutablePointer<VipsImage>

  /// Takes ownership of an image that libvips answered; nil means that it failed.
  init(_ image: UnsafeMutablePointer<VipsImage>?, of file: PictureFile) throws(ImagingError) {
    guard let image = unsafe image else { throw file.unreadable(VipsLibrary.takeComplaint()) }
    self.file = file
    unsafe self.image = image
  }

  deinit { unsafe VipsLibrary.release(image) }

  var width: Int { unsafe Int(vips_image_get_width(image)) }
  var height: Int { unsafe Int(vips_image_get_height(image)) }
  var bands: Int { unsafe Int(vips_image_get_bands(image)) }
  var hasAlpha: Bool { unsafe vips_image_hasalpha(image) != 0 }

  /// Resizes to exactly these edges; transparent pixels do not bleed into others.
  borrowing func resized(width: Int, height: Int) throws(ImagingError) -> VipsPicture {
    if width == self.width && height == self.height { return try copied() }
    guard hasAlpha else { return try scaled(width: width, height: height) }
    let format = unsafe vips_image_get_format(image)
    let opaque = format == VIPS_FORMAT_USHORT ? 65_535.0 : 255.0
    let weighted = try unsafe VipsPicture(gallery_vips_premultiply(image, opaque), of: file)
    let small = try weighted.scaled(width: width, height: height)
    let plain = try unsafe VipsPicture(gallery_vips_unpremultiply(small.image, opaque), of: file)
    return try unsafe VipsPicture(gallery_vips_cast(plain.image, format), of: file)
  }

  private borrowing func scaled(width: Int, height: Int) throws(ImagingError) -> VipsPicture {
    let (across, down) = (Double(width) / Double(self.width), Double(height) / Double(self.height))
    return try unsafe VipsPicture(
      VipsLibrary.building { unsafe gallery_vips_resize(image, across, down) }, of: file)
  }

  /// Shrinks every frame of an animation to these edges.
  borrowing func shrunkFrames(width: Int, height: Int) throws(ImagingError) -> VipsPicture {
    try unsafe VipsPicture(
      VipsLibrary.building {
        unsafe gallery_vips_shrink_frames(image, Int32(width), Int32(height))
      }, of: file)
  }

  /// Makes another description of the same pixels.
  borrowing func copied() throws(ImagingError) -> VipsPicture {
    try unsafe VipsPicture(gallery_vips_copy(image), of: file)
  }

  /// Decodes everything, and keeps the pixels in memory.
  borrowing func inMemory() throws(ImagingError) -> VipsPicture {
    try unsafe VipsPicture(vips_image_copy_memory(image), of: file)
  }

  /// Turns and mirrors as an orientation number of Exif says, and forgets the number.
  borrowing func upright(from orientation: Int) throws(ImagingError) -> VipsPicture {
    let copy = try copied()
    unsafe vips_image_set_int(copy.image, VIPS_META_ORIENTATION, Int32(orientation))
    return try unsafe VipsPicture(gallery_vips_upright(copy.image), of: file)
  }

  /// Gives back the crispness that making smaller takes away; transparent pictures stay as they are.
  borrowing func sharpened() throws(ImagingError) -> VipsPicture {
    hasAlpha
      ? try copied()
      : try unsafe VipsPicture(
        VipsLibrary.building { unsafe gallery_vips_sharpen(image) }, of: file)
  }

  /// Lays the picture on white.
  borrowing func flattened() throws(ImagingError) -> VipsPicture {
    hasAlpha
      ? try unsafe VipsPicture(gallery_vips_flatten_on_white(image), of: file) : try copied()
  }

  /// Copies the pixels out, row by row, band by band.
  borrowing func pixels() throws(ImagingError) -> [UInt8] {
    var size = 0
    guard let memory = unsafe vips_image_write_to_memory(image, &size) else {
      throw file.unreadable(VipsLibrary.takeComplaint())
    }
    defer { unsafe g_free(memory) }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: memory, count: size))
  }
}
