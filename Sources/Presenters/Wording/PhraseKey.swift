/// Names the words and sentences that presenters say; the raw value is the key in the strings file.
package enum PhraseKey: String, Hashable, Sendable, CaseIterable {
  case documentTitle, pageNumber, pageNumberOf, backToPage
  case navigationPhotos, navigationPeople, navigationAbout
  case navigationAlbums, navigationTags, navigationArchive
  case albumsHeading, tagsHeading, archiveHeading
  case monthCount, monthUnknown
  case untitled, photoBy, untitledPhotoBy, videoBy, untitledVideoBy, photoSummary, deletedMember
  case dateCirca, dateUnknown
  case coordinates, north, south, east, west
  case sizeSmall, sizeMedium, sizeLarge, sizeExtraLarge, sizeOriginal
  case peopleHeading, aboutHeading, notFoundHeading
  case loadFailureTitle, loadFailureMessage
  case creditLine, creditLicense, creditSource
  case exifCamera, exifLens, exifExposure, exifAperture, exifSensitivity, exifFocalLength
  case exifFlash, exifSeconds
  case licenseReserved, licenseNoRestrictions, licenseUnknown
  case navigationMap, navigationSearch, mapHeading, searchHeading, placeWithCount
}
