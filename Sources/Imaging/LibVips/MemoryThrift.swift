private import CVips

/// Gives memory back to the system at once while pictures are made.
///
/// A picture needs many megabytes for a moment, and the next one of another size cannot use the same;
/// kept for later, as is best for pages, they would add up to twice what is needed.
package enum MemoryThrift {
  /// How long the allocator keeps freed memory by itself, in milliseconds.
  private static let usual = 10_000

  /// Begins to give memory back.
  package static func begin() { gallery_vips_keep_freed_memory(0) }

  /// Goes back to keeping it for a while.
  package static func end() { gallery_vips_keep_freed_memory(usual) }
}
