import Foundation
import GalleryFixtures
import GalleryModel
import PhotoLibrary

// Lists pages into a library, as a source would: `library-writer FILE PAGES PHOTOS-A-PAGE`.
// Says the number of each page once it is kept, for the test that kills it. Each page needs a byte of
// standard input; without limit they come once that has ended.
let arguments = CommandLine.arguments
let (pageCount, perPage) = (Int(arguments[2]) ?? 1, Int(arguments[3]) ?? 1)
let library = try Library(at: arguments[1], for: .writing)
let list = try LibraryList.begin(ListKey("killed"), SourceSummary(title: "Killed"), in: library)
while let number = list.nextPage {
  _ = try FileHandle.standardInput.read(upToCount: 1)
  let first = (number - 1) * perPage + 1
  let photos = Sample.photos(first...first + perPage - 1)
  let page = ListedPage(
    number: number, batch: PhotoBatch(photos: photos), isLast: number == pageCount)
  _ = try list.record(page)
  _ = try list.append(photos)
  try FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
}
