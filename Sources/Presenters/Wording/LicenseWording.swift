import GalleryModel

/// Says under what licence a photo is; the proper names of licences are the same in all languages.
struct LicenseWording {
  let phrases: Phrases

  func line(_ license: License) -> LicenseLine {
    switch license.id {
    case _ where !license.isKnown:
      line(license, phrases.text(.licenseUnknown, ["number": String(license.id)]))
    case License.allRightsReserved.id: line(license, phrases.text(.licenseReserved))
    case 7: line(license, phrases.text(.licenseNoRestrictions))
    default: LicenseLine(license: license, name: license.name, shortName: license.shortName)
    }
  }

  private func line(_ license: License, _ name: String) -> LicenseLine {
    LicenseLine(license: license, name: name, shortName: name)
  }
}
