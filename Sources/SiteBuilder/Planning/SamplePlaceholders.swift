import Bundled
import GalleryModel

/// Knows what stands in the places of the sample's pictures until they arrive: it lies in the program.
enum SamplePlaceholders {
  /// A line for each photo: its id, and the placeholder as text.
  static let path = "Sample/placeholders.txt"

  /// Lends each photo of the sample its placeholder, and changes nothing else of it.
  static func ledger() -> PictureLedger {
    let ledger = PictureLedger()
    for line in (Bundled.file(path)?.text ?? "").split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let photo = PhotoID(words[0]) else { continue }
      var pictures = PhotoPictures()
      pictures.placeholder = String(words[1])
      pictures.keepsSizes = true
      ledger[photo] = pictures
    }
    return ledger
  }
}
