import FlickrSources
import GalleryModel

/// Finds the key and the login: in the environment, or where a login was saved.
struct Account {
  private let surroundings: Surroundings

  /// Looks in these surroundings.
  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// The API's key.
  var key: String? { surroundings.variable("FLICKR_API_KEY") }

  /// The key's secret.
  var secret: String? { surroundings.variable("FLICKR_API_SECRET") }

  /// The file of the saved login; nothing where no home is known.
  var file: CredentialsFile? { surroundings.settingsFolder.map { CredentialsFile(folder: $0) } }

  /// Makes a signer for the login, if there is one.
  ///
  /// - Throws: ``CommandError`` for half a token; ``FlickrSourceError`` for a file without a login.
  func signer(told console: Console) throws -> CallSigner? {
    guard let key, let credentials = try credentials() else { return nil }
    if surroundings.variable("FLICKR_OAUTH_TOKEN") == nil, let file, file.isOpenToOthers {
      console.warning(Wording.loginForAll(file.path))
    }
    guard let secret else {
      console.warning(Wording.loginWithoutSecret)
      return nil
    }
    return CallSigner(key: key, secret: secret, credentials: credentials)
  }

  /// Whose login it is, where that is known.
  ///
  /// - Throws: ``FlickrSourceError`` for a file without a login.
  var member: NSID? {
    get throws { key == nil ? nil : try credentials()?.member }
  }

  private func credentials() throws -> Credentials? {
    let token = surroundings.variable("FLICKR_OAUTH_TOKEN")
    let tokenSecret = surroundings.variable("FLICKR_OAUTH_TOKEN_SECRET")
    switch (token, tokenSecret) {
    case (let token?, let secret?): return Credentials(token: token, tokenSecret: secret)
    case (nil, nil): return try file?.load()
    case (nil, _): throw CommandError.halfToken(missing: "FLICKR_OAUTH_TOKEN")
    case (_, nil): throw CommandError.halfToken(missing: "FLICKR_OAUTH_TOKEN_SECRET")
    }
  }
}
