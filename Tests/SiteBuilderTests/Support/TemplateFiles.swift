import Bundled

/// The program's own templates.
enum TemplateFiles {
  static func bytes(_ name: String) -> [UInt8] { Bundled.file("Templates/\(name)")?.bytes ?? [] }
}
