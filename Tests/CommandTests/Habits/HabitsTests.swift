import Arguments
import Foundation
import Testing

@testable import flickr_gallery

@Suite struct HabitsTests {
  @Test("Bootstrap installs every system package that the manifest names")
  func systemPackages() throws {
    let manifest = try ProjectFolder.text("Package.swift")
    let script = try ProjectFolder.text("scripts/bootstrap")
    for (provider, list) in [("apt", "debian_packages"), ("brew", "brew_packages")] {
      let named = manifest.matches(of: try Regex(#"\.\#(provider)\(\["([^"]+)"\]\)"#))
        .compactMap { $0.output[1].substring }
      let lines = script.split(separator: "\n").filter { $0.hasPrefix("\(list)=") }
      let installed = lines.flatMap { $0.split { " \"=".contains($0) } }
      #expect(!named.isEmpty)
      for package in named { #expect(installed.contains(package), "\(provider): \(package)") }
    }
  }

  @Test("The guide explains every option, and no other", arguments: FlickrGallery.program.commands)
  func guide(command: CommandDeclaration) throws {
    let guide = try ProjectFolder.text("docs/guide.md")
    for option in command.options {
      #expect(guide.contains("`\(option.spelling)") || guide.contains("`\(option.name)`"))
    }
    let known = Set(FlickrGallery.program.commands.flatMap(\.allOptions).map(\.spelling))
    for match in guide.matches(of: /`(--[a-z-]+)/) {
      #expect(known.contains(String(match.output.1)), "\(match.output.1)")
    }
  }

  @Test("The guide explains every exit code", arguments: ExitCode.allCases)
  func exitCodes(code: ExitCode) throws {
    #expect(try ProjectFolder.text("docs/guide.md").contains("| \(code.rawValue) | "))
  }

  @Test("The architecture tells the job of every target")
  func architecture() throws {
    let text = try ProjectFolder.text("docs/architecture.md")
    let sources = ProjectFolder.path("Sources")
    for target in try FileManager.default.contentsOfDirectory(atPath: sources)
    where !target.hasPrefix(".") {
      #expect(text.contains("`\(target)`"), "\(target)")
    }
  }

  @Test("The README stays short")
  func readme() throws {
    #expect(try ProjectFolder.text("README.md").split(whereSeparator: \.isWhitespace).count <= 700)
  }
}
