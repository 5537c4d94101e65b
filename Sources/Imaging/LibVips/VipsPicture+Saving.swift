import CVips

extension VipsPicture {
  /// Encodes into a file; `metadata` says whether what the picture still tells is written too.
  borrowing func save(
    to path: String, as format: ImageFormat, quality: Int, metadata: Bool
  ) throws(ImagingError) {
    let (keeps, quality) = (Int32(metadata ? 1 : 0), Int32(quality))
    let status =
      switch format {
      case .jpeg: unsafe gallery_vips_save_jpeg(image, path, quality, keeps)
      case .png: unsafe gallery_vips_save_png(image, path, keeps)
      case .webp: unsafe gallery_vips_save_webp(image, path, quality, keeps)
      case .avif: unsafe gallery_vips_save_avif(image, path, quality, keeps)
      case .gif, .heic, .tiff: preconditionFailure("\(format.name) is never encoded")
      }
    guard status == 0 else {
      throw .unwritable(path: path, reason: VipsLibrary.takeComplaint())
    }
  }
}
