import Bundled
import Foundation

/// Gives the program's own English words.
package func englishSentences() throws -> [String: String] {
  let bytes = Bundled.file("Templates/strings/en.json")?.bytes ?? []
  return try JSONDecoder().decode([String: String].self, from: Data(bytes))
}
