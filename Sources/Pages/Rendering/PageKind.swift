import Mustache

/// The kinds of pages: which template writes one, and what it may ask for.
enum PageKind: CaseIterable {
  case grid
  case photo
  case people
  case about
  case notFound

  var template: String {
    switch self {
    case .grid: "grid"
    case .photo: "photo"
    case .people: "people"
    case .about: "about"
    case .notFound: "404"
    }
  }

  var shape: Shape {
    switch self {
    case .grid: Self.gridShape
    case .photo: Self.photoShape
    case .people: Self.peopleShape
    case .about: Self.aboutShape
    case .notFound: Self.notFoundShape
    }
  }

  private static let around = FrameContexts.keys + HeadContext.keys
  private static let gridShape = Shape(around + GridContext.keys)
  private static let photoShape = Shape(around + PhotoContext.keys)
  private static let peopleShape = Shape(around + PeopleContext.keys)
  private static let aboutShape = Shape(around + AboutContext.keys)
  private static let notFoundShape = Shape(around)
}
