import FlickrSources
import GalleryModel
import PhotoLibrary

/// A source that photos can be taken from, with the store they go to.
struct OpenSource {
  /// Where the photos come from.
  let photos: any PhotoSource
  /// Where they are kept, and some may be already.
  let store: any PhotoStore
  /// The store, where that is a list of the library.
  let list: LibraryList?
  /// The source, where that is an export.
  let export: ExportSource?

  /// Pairs photos that are on this machine with memory.
  init(_ photos: any PhotoSource) {
    self.photos = photos
    store = MemoryPhotoStore()
    list = nil
    export = photos as? ExportSource
  }

  /// Pairs photos with their list in the library.
  init(_ photos: any PhotoSource, in list: LibraryList) {
    self.photos = photos
    store = list
    self.list = list
    export = nil
  }

  /// What happened while loading the photos that are kept already.
  var earlier: LoadingRecord { list?.earlier ?? LoadingRecord() }
}
