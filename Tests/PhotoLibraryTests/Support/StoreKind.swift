import GalleryModel
import PhotoLibrary

/// The stores that must do the same.
enum StoreKind: CaseIterable {
  case memory, library

  func make(in folder: TemporaryFolder) throws -> any PhotoStore {
    switch self {
    case .memory: MemoryPhotoStore()
    case .library:
      try LibraryList.begin("all", in: Library(at: folder.library, for: .writing))
    }
  }
}
