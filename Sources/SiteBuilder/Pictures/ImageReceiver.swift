import Foundation
import GalleryModel
import Imaging

/// Takes over one of Flickr's files: decodes it, since only then it is known to be whole, and writes
/// it without what is private.
struct ImageReceiver: Sendable {
  let maker: ImageMaker
  /// Where the copy goes.
  let place: String
  let label: SizeLabel

  /// Takes the file's bytes; says what is wrong with them, if anything is.
  func receive(_ bytes: [UInt8], on tray: ImageTray) -> String? {
    let part = "\(place).part"
    defer { unlink(part) }
    do {
      try write(bytes, to: part)
      let plan = try maker.plan(part)
      let ending = place.split(separator: ".").last.map(String.init) ?? ""
      let found = plan.probe.format
      guard found.fileExtension == ending || found == .jpeg && ending == "jpeg" else {
        return "it is a \(found.name), but is called .\(ending)"
      }
      let made = try maker.make(plan) { _ in place }
      tray.put(.success(received(plan, made)))
    } catch let error as SiteError {
      tray.put(.failure(error))
    } catch let error as ImagingError {
      guard case .unwritable = error else {
        return error.reason
      }
      tray.put(.failure(.unusable(error.description)))
    } catch {
      tray.put(.failure(.unusable("\(error)")))
    }
    return nil
  }

  /// Looks at a copy that is there already; `nil` where it is damaged.
  func look(at path: String) -> ReceivedImage? {
    do {
      let plan = try maker.plan(path)
      return received(plan, try maker.make(plan, where: { _ in false }, at: { _ in path }))
    } catch {
      return nil
    }
  }

  private func received(_ plan: ImagePlan, _ made: MadeImages) -> ReceivedImage {
    ReceivedImage(
      size: MirroredSize(
        label: label, width: Int32(plan.probe.width), height: Int32(plan.probe.height)),
      placeholder: made.placeholder.text)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(SiteError) {
    do {
      try Data(bytes).write(to: URL(filePath: path))
    } catch {
      throw .system(operation: "write", path: path, reason: error.localizedDescription)
    }
  }
}
