import Testing
import ZipReading

@testable import FlickrSources

struct ExportMediaFaultTests {
  private func error(_ fault: ZipError.Fault) -> FlickrSourceError {
    .export(.media(ZipError(archive: "a.zip", entry: "b.jpg", fault: fault)))
  }

  @Test(
    "A full disk or an archive that is gone concerns all pictures",
    arguments: [
      .unwritable(path: "x", reason: "no space is left"), .missing, .unreadable("no"), .changed,
    ] as [ZipError.Fault])
  func whole(fault: ZipError.Fault) { #expect(error(fault).concernsWholeExport) }

  @Test(
    "What is wrong with one file concerns no other",
    arguments: [.damaged("x"), .encrypted, .bomb(ratio: 9), .wrongSize(told: 1)]
      as [ZipError.Fault])
  func one(fault: ZipError.Fault) { #expect(!error(fault).concernsWholeExport) }

  @Test("Other errors do not concern an export")
  func others() { #expect(!FlickrSourceError.missingKey.concernsWholeExport) }
}
