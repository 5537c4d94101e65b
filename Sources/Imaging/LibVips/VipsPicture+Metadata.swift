import CVips

extension VipsPicture {
  /// Copies a binary part of the metadata out; nil where there is none.
  borrowing func blob(_ name: String) -> [UInt8]? {
    guard unsafe vips_image_get_typeof(image, name) == vips_blob_get_type() else { return nil }
    var start: UnsafeRawPointer?
    var size = 0
    guard unsafe vips_image_get_blob(image, name, &start, &size) == 0 else {
      _ = VipsLibrary.takeComplaint()
      return nil
    }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: size))
  }

  /// Says whether a part of the metadata is there.
  borrowing func has(_ name: String) -> Bool { unsafe vips_image_get_typeof(image, name) != 0 }

  /// Forgets one part of the metadata.
  borrowing func without(_ name: String) throws(ImagingError) -> VipsPicture {
    let copy = try copied()
    unsafe vips_image_remove(copy.image, name)
    return copy
  }

  /// Who made the picture and who holds its rights, wherever the file says so.
  ///
  /// libvips passes the tags of a TIFF on neither as Exif nor else, so they are read from the file.
  func credit() throws(ImagingError) -> ImageCredit {
    let exif = file.format == .tiff ? try file.content() : blob(VIPS_META_EXIF_NAME)
    return ImageCredit(
      exif: exif ?? [], xmp: blob(VIPS_META_XMP_NAME) ?? [],
      iptc: blob(VIPS_META_IPTC_NAME) ?? [])
  }

  /// Forgets all that the file tells besides its pixels, but for the colour profile, an
  /// animation's timing and the credit given.
  borrowing func withOnly(_ credit: ImageCredit) throws(ImagingError) -> VipsPicture {
    let copy = try copied()
    for name in copy.fieldNames where !Self.harmless.contains(name) {
      unsafe vips_image_remove(copy.image, name)
    }
    // libvips cuts what stands in the last brackets of such a text, so it gets brackets to cut.
    if let creator = credit.creator {
      unsafe vips_image_set_string(copy.image, "exif-ifd0-Artist", "\(creator) (Artist)")
    }
    if let rights = credit.rights {
      unsafe vips_image_set_string(copy.image, "exif-ifd0-Copyright", "\(rights) (Copyright)")
    }
    if credit.isInXMP {
      let packet = XMPPacket.packet(creator: credit.creator, rights: credit.rights)
      unsafe packet.withUnsafeBytes {
        unsafe vips_image_set_blob_copy(
          copy.image, VIPS_META_XMP_NAME, $0.baseAddress, $0.count)
      }
    }
    return copy
  }

  private static let harmless: Set<String> = [
    VIPS_META_ICC_NAME, VIPS_META_PAGE_HEIGHT, VIPS_META_N_PAGES, "delay", "loop", "gif-delay",
    "gif-loop", "background",
  ]

  private var fieldNames: [String] {
    guard let names = unsafe vips_image_get_fields(image) else { return [] }
    defer { unsafe g_strfreev(names) }
    var found: [String] = []
    var next = unsafe names
    while let name = unsafe next.pointee {
      unsafe found.append(String(cString: name))
      unsafe next += 1
    }
    return found
  }
}
