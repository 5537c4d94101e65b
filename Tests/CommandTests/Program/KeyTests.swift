import Testing

@Suite struct KeyTests {
  @Test(
    "Without a key nothing stands in where nobody reads, and the way out is told",
    arguments: [([], ["CI": "true"]), (["explore"], [:]), (["explore"], ["CI": "true"])])
  func missing(arguments: [String], environment: [String: String]) async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path, environment: environment)
    let outcome = try await binary.run(arguments)
    #expect(outcome.status == 78)
    #expect(outcome.errors.contains("FLICKR_API_KEY"))
    #expect(outcome.errors.contains("saved") && outcome.errors.contains("sample"))
    #expect(try folder.files(in: "").isEmpty)
  }

  @Test("A job may ask for the sample by name")
  func sampleInJob() async throws {
    let folder = try TemporaryFolder()
    let binary = Binary(folder: folder.path, environment: ["CI": "true"])
    #expect(try await binary.run(["sample"]).status == 0)
  }

  @Test("An address in the environment that is none is a mistake in the configuration")
  func badAddress() async throws {
    let folder = try TemporaryFolder()
    let environment = ["FLICKR_API_KEY": "k", "FLICKR_API_URL": "flickr"]
    let outcome = try await Binary(folder: folder.path, environment: environment).run([])
    #expect(outcome.status == 78 && outcome.errors.contains("FLICKR_API_URL is 'flickr'"))
  }

  @Test("A password in an address of the environment is not repeated")
  func addressWithPassword() async throws {
    let folder = try TemporaryFolder()
    let environment = ["FLICKR_API_KEY": "k", "FLICKR_API_URL": "https://me:secret@host/rest"]
    let outcome = try await Binary(folder: folder.path, environment: environment).run([])
    #expect(outcome.status == 78 && outcome.errors.contains("FLICKR_API_URL"))
    #expect(!outcome.errors.contains("secret"))
  }
}
