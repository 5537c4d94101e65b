import Publishing
import Testing

@Suite struct TargetSecretsTests {
  @Test(
    "Passwords, tokens and keys are found wherever a target can hold them",
    arguments: [
      ("git:https://user:hunter22@host/repo.git", ["hunter22"]),
      ("git:https://user:p@ss/w:rd@host/repo.git#pages", ["p@ss/w:rd"]),
      ("git:https://user:caf%C3%A9%40x@host/r", ["caf%C3%A9%40x", "café@x"]),
      ("git:https://ghp_0123456789abcdef@host/r.git", ["ghp_0123456789abcdef"]),
      (
        "git:https://ghp_0123456789abcdef:x-oauth-basic@host/r.git",
        ["ghp_0123456789abcdef", "x-oauth-basic"]
      ),
      ("git:https://host/repo.git?private_token=abcdef#pages", ["abcdef"]),
      ("git:ssh://git:hunter22@host:22/repo.git", ["hunter22"]),
      ("https://user:hunter22@host/", ["hunter22"]), ("sftp://user:hunter22@host/", ["hunter22"]),
      ("rsync://user:hunter22@host/module", ["hunter22"]),
      ("user:hunter22@host:path", ["hunter22"]), ("rsync:user:hunter22@host::m", ["hunter22"]),
      (
        ":s3,provider=Other,access_key_id=AKIA,secret_access_key=hunter22:bucket/x",
        ["AKIA", "hunter22"]
      ),
      ("rclone::sftp,host=h,user=me,pass=\"a,b:\"\"c\":x", ["a,b:\"c"]),
      ("store,token='{\"x\":\"y\"}':bucket", ["{\"x\":\"y\"}"]),
    ])
  func found(target: String, secrets: [String]) {
    #expect(Set(TargetSecrets.of(target)) == Set(secrets))
  }

  @Test(
    "Everyday targets hold none",
    arguments: [
      "site", "/srv/www/a@b", "git:origin#gh-pages", "git:https://host:8443/photos@2",
      "git:git@github.com:me/photos.git", "git:https://me@host/r.git", "ssh://git@host:22/r",
      "me@example.org:www/gallery", "rsync://host/module", "store:bucket/a@2x",
      "rclone:store:bucket", ":local:/srv/www", ":s3,provider=AWS,region=eu-west-1:bucket", "",
      "git:",
    ])
  func none(target: String) { #expect(TargetSecrets.of(target) == []) }
}
