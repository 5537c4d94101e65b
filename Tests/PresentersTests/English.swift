import GalleryFixtures
import Presenters

/// The English words, for tests.
func englishPhrases() throws -> Phrases {
  try Phrases(language: .english, sentences: [:], english: englishSentences())
}
