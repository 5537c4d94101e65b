import FakeFlickr
import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(15))) struct InitTests {
  @Test(
    "Files are written, none is ever overwritten, and the configuration can be read",
    arguments: [
      ([], ["gallery.json5"]),
      (["--ci", "github"], [".github/workflows/gallery.yml", "gallery.json5"]),
      (["--ci", "gitlab"], [".gitlab-ci.yml", "gallery.json5"]),
      (["--ci", "forgejo"], [".forgejo/workflows/gallery.yml", "gallery.json5"]),
    ])
  func files(options: [String], expected: [String]) async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path, environment: ["FLICKR_API_KEY": "s3cretkey"])
    let arguments = ["init", "--what", "sample", "--title", "Ada's \"best\" \\ photos"] + options
    let outcome = try await binary.run(arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let files = try folder.files(in: "")
    #expect(Set(expected + [".gitignore"]).isSubset(of: Set(files.keys)))
    for file in files.values { #expect(!String(decoding: file, as: UTF8.self).contains("s3cret")) }
    #expect(try folder.text("gallery.json5").contains("paging: \"stable\""))
    let again = try await binary.run(arguments)
    #expect(again.status == 1 && again.errors.contains("nothing is overwritten"))
    #expect(try folder.files(in: "") == files)
    let built = try await binary.run([])
    #expect(built.status == 0, "\(built.errors)")
    #expect(try folder.text("site/index.html").contains("Ada’s".prefix(3)))
  }

  @Test("What no option says is asked, and asked again where the answer is none")
  func questions() async throws {
    let folder = try TemporaryFolder()
    let input = Pipe()
    let running = try Binary(folder: folder.path).start(["init", "--title", "Mine"], input: input)
    try input.fileHandleForWriting.write(
      contentsOf: Data("https://example.com/\nexplore\nnowhere\n\n-x\nout\nsvn\ngitlab\n".utf8))
    try input.fileHandleForWriting.close()
    let outcome = try await running.outcome()
    #expect(outcome.status == 0, "\(outcome.errors)")
    for words in ["Where do the photos come from", "would be taken for an option", "'svn'"] {
      #expect(outcome.errors.contains(words), "\(words)")
    }
    #expect(!outcome.errors.contains("What is the site called"))
    let text = try folder.text("gallery.json5")
    for line in ["what: \"explore\"", "title: \"Mine\"", "// \"base-url\":", "publish: \"out\""] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(try folder.names.contains(".gitlab-ci.yml"))
  }

  @Test("Options must be right, and questions answered")
  func refused() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path)
    let wrong = try await binary.run(["init", "--what", "https://www.flickr.com/gp/x/y"])
    #expect(wrong.status == 64 && wrong.errors.contains("guest pass"))
    let silent = try await binary.run(["init"])
    #expect(silent.status == 1 && silent.errors.contains("--what WHAT"))
    #expect(try folder.names.isEmpty)
  }

  /// A repository with a job in it, and what the job needs from outside.
  private struct Job {
    let member: FakeMember
    let folder: String
    var environment: [String: String]

    /// Runs the steps of a workflow as its host does, until one fails; gives the last outcome.
    func run(_ steps: [String]) async throws -> Outcome {
      var outcome = Outcome(status: -1, output: "", errors: "there are no steps")
      for step in steps {
        outcome = try await shell(step)
        guard outcome.status == 0 else { return outcome }
      }
      return outcome
    }

    func shell(_ script: String) async throws -> Outcome {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = ["--noprofile", "--norc", "-eo", "pipefail", "-c", script]
      process.currentDirectoryURL = URL(filePath: "\(folder)/work")
      process.environment = environment
      process.standardInput = FileHandle.nullDevice
      return try await RunningBinary(process).outcome()
    }
  }

  /// The `run` scripts of a workflow in their order.
  private func steps(of workflow: String) -> [String] {
    var steps: [String] = []
    var indent: Int?
    for line in workflow.split(separator: "\n", omittingEmptySubsequences: false) {
      let depth = line.prefix { $0 == " " }.count
      let text = line.dropFirst(depth)
      if let margin = indent, depth > margin || text.isEmpty {
        steps[steps.count - 1] += line.dropFirst(margin + 2) + "\n"
      } else {
        indent = nil
        if text == "run: |" || text == "- |" { (indent, steps) = (depth, steps + [""]) }
      }
    }
    return steps
  }

  private func job(_ folder: borrowing TemporaryFolder, ci: String) async throws -> Job {
    let member = try FakeMember(photos: 8)
    let program = try Binary.url().path
    var job = Job(
      member: member, folder: folder.path,
      environment: [
        "PATH": "/usr/bin:/bin", "HOME": "\(folder.path)/home", "CI": "true",
        "FLICKR_API_URL": member.fake.apiURL,
        "FLICKR_GALLERY_URL": "file://\(folder.path)/release.tar.gz",
      ])
    for name in ["work", "home", "pack/flickr-gallery-1/bin"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    let prepared = try await job.shell(
      """
      ln -s '\(program)' ../pack/flickr-gallery-1/bin/flickr-gallery
      tar -czhf ../release.tar.gz -C ../pack flickr-gallery-1
      git init -q --bare ../origin.git
      git init -q . && git remote add origin ../origin.git
      '\(program)' init --what '\(try member.stream)' --ci \(ci)
      """)
    #expect(prepared.status == 0, "\(prepared.errors)")
    job.environment["FLICKR_API_KEY"] = member.fake.credentials.key
    return job
  }

  private static let hasTools = ["git", "curl", "tar"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
      || FileManager.default.isExecutableFile(atPath: "/bin/\($0)")
  }

  @Test(
    "The steps of the job run in a clean folder: green with a key, and the second night moves nothing",
    .enabled(if: hasTools, "git, curl or tar is not installed"),
    arguments: [
      ("github", ".github/workflows/gallery.yml"), ("forgejo", ".forgejo/workflows/gallery.yml"),
      ("gitlab", ".gitlab-ci.yml"),
    ])
  func green(ci: String, path: String) async throws {
    let folder = try TemporaryFolder()
    let job = try await job(folder, ci: ci)
    let steps = steps(of: try folder.text("work/\(path)"))
    #expect(steps.count == 4)
    let first = try await job.run(steps)
    #expect(first.status == 0, "\(first.errors)")
    let second = try await job.run(steps)
    #expect(second.status == 0 && second.output.contains("is up to date"), "\(second.output)")
    if ci == "gitlab" {
      #expect(try folder.files(in: "work/public").keys.contains("index.html"))
    } else {
      let log = try await job.shell("git --git-dir=../origin.git log --all --oneline | wc -l")
      #expect(log.output.contains("1"))
    }
  }

  @Test(
    "Without a key, or a program, the job fails and publishes nothing",
    .enabled(if: hasTools, "git, curl or tar is not installed"),
    arguments: ["FLICKR_API_KEY", "FLICKR_GALLERY_URL"])
  func red(variable: String) async throws {
    let folder = try TemporaryFolder()
    var job = try await job(folder, ci: "github")
    job.environment[variable] = ""
    let outcome = try await job.run(
      steps(of: try folder.text("work/.github/workflows/gallery.yml")))
    #expect(outcome.status == (variable == "FLICKR_API_KEY" ? 78 : 1))
    #expect(outcome.errors.contains(variable))
    #expect(try await job.shell("git --git-dir=../origin.git branch").output.isEmpty)
  }
}
