import Testing

@testable import flickr_gallery

@Suite struct ConcealedTextTests {
  @Test(
    "What addresses hold is hidden by its place, whoever said it",
    arguments: [
      ("fatal: unable to access 'https://me:pw@host/r.git/': no", "'https://…@host/r.git/': no"),
      ("https://me:p@w@host/r", "https://…@host/r"), ("HTTPS://tok@host", "HTTPS://…@host"),
      ("git remote add target ssh://git:pw@host/r", "target ssh://git:…@host/r"),
      ("sftp://me:p:w@host:22/x", "sftp://me:…@host:22/x"),
      ("publish: 'me:pw@host:path'", "publish: 'me:…@host:path'"),
      ("https://h/r?private_token=abc&x=1#pages", "https://h/r?private_token=…&x=1#pages"),
      (":s3,secret_access_key=abc,region=x:b", ":s3,secret_access_key=…,region=x:b"),
      ("{publish: 'a,token=\\'b c\\':d'}", "{publish: 'a,token=…:d'}"),
      (":sftp,pass=\"a b:c\":x", ":sftp,pass=…:x"),
    ])
  func hidden(text: String, expected: String) {
    #expect(ConcealedText.of(text).hasSuffix(expected))
  }

  @Test(
    "Everyday text stays as it is",
    arguments: [
      "https://www.flickr.com/photos/12345@N00/678", "moved person/12345-N00.html",
      "http://127.0.0.1:8000/photos/1@N00", "me@example.org:www/ is up to date.",
      "git@github.com:me/photos.git", "ssh://git@host:22/r", "--lang=en --keep-metadata=yes",
      "rsync://me@host/module", "12:30 mail a@b: done",
    ])
  func untouched(text: String) { #expect(ConcealedText.of(text) == text) }

  @Test("What is known to be secret is hidden anywhere but in data")
  func known() {
    let recording = Recording()
    let console = Console(
      Surroundings(environment: [:], isTerminal: false, columns: 80, cores: 1),
      verbosity: .verbose, streams: recording.streams, clock: StillClock())
    console.conceal(["hunter22"])
    console.detail("a hunter22 b")
    console.error("hunter22")
    console.list("hunter22:", ["hunter22"])
    console.summary("Moved to hunter22.")
    #expect(recording.errors == "a … b\nError: …\nWarning: …:\n  …\n")
    #expect(recording.output == "Moved to ….\n")
    console.result("{\"moved\": \"hunter22\"} http://me:pw@host/authorize?oauth_token=abc")
    #expect(recording.output.hasSuffix("hunter22\"} http://…@host/authorize?oauth_token=abc\n"))
  }
}
