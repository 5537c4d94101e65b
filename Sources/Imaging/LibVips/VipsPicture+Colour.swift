import CVips

extension VipsPicture {
  /// Converts to 8 bits of red, green and blue, with or without alpha.
  ///
  /// A small profile of a wide RGB space stays with its pixels where `keepsWide` says so; all other
  /// profiles are applied, sRGB's own is only dropped. A broken profile counts as none.
  borrowing func inScreenColours(keepsWide: Bool) throws(ImagingError) -> VipsPicture {
    let profile = blob(VIPS_META_ICC_NAME).map(ColourProfile.init)
    let isCMYK = unsafe vips_image_get_interpretation(image) == VIPS_INTERPRETATION_CMYK
    if let profile, !profile.isSRGB || isCMYK {
      if keepsWide && profile.isSmallRGB && !isCMYK && bands >= 3 { return try inBytes() }
      if let made = try? converted(without: "srgb") { return try made.without(VIPS_META_ICC_NAME) }
    }
    if isCMYK { return try converted(without: "cmyk").without(VIPS_META_ICC_NAME) }
    return try without(VIPS_META_ICC_NAME).inBytes()
  }

  /// Applies the profile inside, or the named one of libvips.
  private borrowing func converted(without fallback: String) throws(ImagingError) -> VipsPicture {
    try unsafe VipsPicture(gallery_vips_profile_to_srgb(image, fallback), of: file)
  }

  /// Converts by the kind of numbers alone.
  private borrowing func inBytes() throws(ImagingError) -> VipsPicture {
    let isByte = unsafe vips_image_get_format(image) == VIPS_FORMAT_UCHAR
    let isSRGB = unsafe vips_image_get_interpretation(image) == VIPS_INTERPRETATION_sRGB
    if isByte && isSRGB && (bands == 3 || bands == 4) { return try copied() }
    let plain = try unsafe VipsPicture(gallery_vips_to_srgb(image), of: file)
    return plain.bands > 4
      ? try unsafe VipsPicture(gallery_vips_first_bands(plain.image, 3), of: file) : plain
  }
}
