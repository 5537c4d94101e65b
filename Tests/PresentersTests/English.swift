import GalleryFixtures
import Presenters

/// The English words, for tests.
func englishPhrases() throws -> Phrases {
  try Phrases(language: "en", sentences: [:], english: englishSentences)
}
