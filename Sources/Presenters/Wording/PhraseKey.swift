/// Names the words and sentences that presenters say; the raw value is the key in the strings file.
package enum PhraseKey: String, Hashable, Sendable, CaseIterable {
  case documentTitle, pageNumber, pageNumberOf, thousandsSeparator
  case navigationPhotos, navigationPeople, navigationAbout
  case navigationAlbums, navigationTags, navigationArchive
  case untitled, photoBy, untitledPhotoBy, videoBy, untitledVideoBy, photoSummary, deletedMember
  case photoCountOne, photoCountOther, peopleCountOne, peopleCountOther
  case viewsOne, viewsOther, favesOne, favesOther, commentsOne, commentsOther
  case dateDay, dateMonth, dateYear, dateCirca, dateUnknown
  case month1, month2, month3, month4, month5, month6
  case month7, month8, month9, month10, month11, month12
  case coordinates, north, south, east, west
  case sizeSmall, sizeMedium, sizeLarge, sizeExtraLarge, sizeOriginal
  case peopleHeading, aboutHeading, notFoundHeading
  case loadFailureTitle, loadFailureMessage
  case creditLine, creditLicense, creditSource
  case exifCamera, exifLens, exifExposure, exifAperture, exifSensitivity, exifFocalLength
  case exifFlash, exifSeconds
}
