// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  // Targets specialise and inline each other's code: a tenth of the time of a large build.
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]

/// The settings of the targets that touch a C library directly.
let wrapperSettings = settings + [.strictMemorySafety()]

let package = Package(
  name: "flickr-gallery",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "flickr-gallery", targets: ["flickr-gallery"])],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CArchive", pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(
      name: "COpenSSL", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CVips", pkgConfig: "vips", providers: [.apt(["libvips-dev"]), .brew(["vips"])]),
    .systemLibrary(
      name: "CJemalloc", pkgConfig: "jemalloc",
      providers: [.apt(["libjemalloc-dev"]), .brew(["jemalloc"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "CBundled", exclude: ["Sample"]),
    .target(name: "Bundled", dependencies: ["CBundled"], swiftSettings: wrapperSettings),
    .target(name: "Markup", dependencies: ["CLibXML2"], swiftSettings: wrapperSettings),
    .target(name: "ZipReading", dependencies: ["CArchive"], swiftSettings: wrapperSettings),
    .target(name: "Signing", dependencies: ["COpenSSL"], swiftSettings: wrapperSettings),
    .target(name: "WebServer", dependencies: ["CMicroHTTPD"], swiftSettings: wrapperSettings),
    .target(name: "Compression", dependencies: ["CZlib"], swiftSettings: wrapperSettings),
    .target(name: "Publishing", swiftSettings: settings),
    .target(
      name: "Preview", dependencies: ["Compression", "WebServer"], swiftSettings: settings),
    .target(name: "Imaging", dependencies: ["CVips"], swiftSettings: wrapperSettings),
    .target(name: "Spelling", swiftSettings: settings),
    .target(name: "Arguments", dependencies: ["Spelling"], swiftSettings: settings),
    .target(name: "Configuration", swiftSettings: settings),
    .target(name: "Mustache", dependencies: ["Spelling"], swiftSettings: settings),
    .target(name: "GalleryModel", swiftSettings: settings),
    .target(name: "SearchIndex", swiftSettings: settings),
    .target(
      name: "PhotoLibrary", dependencies: ["GalleryModel", "CSQLite"],
      swiftSettings: wrapperSettings),
    .target(
      name: "FlickrSources",
      dependencies: ["GalleryModel", "Markup", "Bundled", "Signing", "ZipReading"],
      swiftSettings: settings),
    .target(name: "Presenters", dependencies: ["GalleryModel"], swiftSettings: settings),
    .target(
      name: "Pages", dependencies: ["GalleryModel", "Presenters", "Mustache", "Markup"],
      swiftSettings: settings),
    .target(
      name: "SiteBuilder",
      dependencies: [
        "GalleryModel", "FlickrSources", "Presenters", "SearchIndex", "Pages", "Markup", "Bundled",
        "Imaging",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "flickr-gallery",
      dependencies: [
        "Arguments", "Configuration", "Spelling", "Bundled", "GalleryModel", "PhotoLibrary",
        "FlickrSources", "Preview", "Publishing", "WebServer",
        "Presenters", "Pages", "SiteBuilder", "Imaging",
        .target(name: "CJemalloc", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings),

    .target(
      name: "FakeFlickr", dependencies: ["Signing", "WebServer"], path: "Tests/FakeFlickr",
      swiftSettings: settings),
    .executableTarget(
      name: "fake-flickr", dependencies: ["FakeFlickr"], path: "Tests/FakeFlickrCommand",
      swiftSettings: settings),
    .testTarget(
      name: "FakeFlickrTests", dependencies: ["FakeFlickr", "Signing"], swiftSettings: settings),
    .target(
      name: "ZipWriting", dependencies: ["CArchive"], path: "Tests/ZipWriting",
      swiftSettings: wrapperSettings),
    .executableTarget(
      name: "export-reader", dependencies: ["FlickrSources", "GalleryModel"],
      path: "Tests/ExportReader", swiftSettings: settings),
    .testTarget(
      name: "ZipReadingTests", dependencies: ["ZipReading", "ZipWriting"],
      swiftSettings: settings),
    .testTarget(name: "SigningTests", dependencies: ["Signing"], swiftSettings: settings),
    .testTarget(name: "WebServerTests", dependencies: ["WebServer"], swiftSettings: settings),
    .testTarget(
      name: "ConfigurationTests", dependencies: ["Configuration"], swiftSettings: settings),
    .testTarget(
      name: "PreviewTests", dependencies: ["Preview", "WebServer", "Compression"],
      swiftSettings: settings),
    .testTarget(name: "PublishingTests", dependencies: ["Publishing"], swiftSettings: settings),
    .testTarget(
      name: "ArgumentsTests", dependencies: ["Arguments"], swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "flickr-gallery", "Arguments", "FlickrSources", "SiteBuilder", "FakeFlickr", "ZipWriting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SearchIndexTests", dependencies: ["SearchIndex"], exclude: ["folding.json"],
      swiftSettings: settings),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"], swiftSettings: settings),
    .testTarget(name: "BundledTests", dependencies: ["Bundled"], swiftSettings: settings),
    .testTarget(
      name: "FlickrSourcesTests",
      dependencies: [
        "FlickrSources", "GalleryModel", "FakeFlickr", "WebServer", "ZipReading", "ZipWriting",
        "export-reader",
      ],
      swiftSettings: settings),
    .target(
      name: "GalleryFixtures", dependencies: ["GalleryModel", "Bundled"],
      path: "Tests/GalleryFixtures", swiftSettings: settings),
    .testTarget(
      name: "GalleryModelTests", dependencies: ["GalleryModel", "GalleryFixtures"],
      swiftSettings: settings),
    .executableTarget(
      name: "library-writer", dependencies: ["PhotoLibrary", "GalleryModel", "GalleryFixtures"],
      path: "Tests/LibraryWriter", swiftSettings: settings),
    .testTarget(
      name: "PhotoLibraryTests",
      dependencies: ["PhotoLibrary", "GalleryModel", "GalleryFixtures", "library-writer"],
      swiftSettings: settings),
    .testTarget(
      name: "PresentersTests", dependencies: ["Presenters", "GalleryFixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "PagesTests",
      dependencies: ["Pages", "Presenters", "Mustache", "Markup", "Bundled", "GalleryFixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "SiteBuilderTests",
      dependencies: [
        "SiteBuilder", "GalleryModel", "Presenters", "Pages", "Markup", "Bundled",
        "GalleryFixtures", "FlickrSources", "Imaging", "CPictures",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SiteGoldenTests",
      dependencies: ["SiteBuilder", "FlickrSources", "GalleryModel"],
      exclude: ["Fixtures", "Golden"], swiftSettings: settings),
    .testTarget(name: "MustacheTests", dependencies: ["Mustache"], swiftSettings: settings),
    .target(name: "CPictures", dependencies: ["CVips"], path: "Tests/CPictures"),
    .testTarget(
      name: "ImagingTests", dependencies: ["Imaging", "CPictures"],
      swiftSettings: wrapperSettings),
    .executableTarget(
      name: "make-images", dependencies: ["Imaging"], path: "Benchmarks/images/MakeImages",
      swiftSettings: settings),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"], swiftSettings: settings),
    .testTarget(
      name: "TrustTests",
      dependencies: [
        "SiteBuilder", "FlickrSources", "GalleryModel", "Presenters", "Markup", "GalleryFixtures",
        "ZipWriting",
      ],
      swiftSettings: settings),
  ],
  cLanguageStandard: .c2x
)

// Fuzzing instruments every module, so its program is there only when asked for: see scripts/fuzz.
if Context.environment["GALLERY_FUZZ"] != nil {
  package.targets.append(.target(name: "CFuzzDriver", path: "Tests/Fuzz/Driver"))
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CFuzzDriver", "Markup", "ZipReading", "Mustache", "GalleryModel", "FlickrSources",
        "Presenters", "Pages",
        "Configuration",
      ],
      path: "Tests/Fuzz/Targets", swiftSettings: settings))
}
