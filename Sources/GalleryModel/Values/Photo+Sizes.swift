extension Photo {
  /// Gives the same photo with other files.
  package func with(_ sizes: SizeLadder) -> Photo {
    var photo = self
    photo.sizes = sizes
    return photo
  }
}
