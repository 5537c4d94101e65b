import Signing

extension SigningVector {
  /// OAuth Core 1.0a appendix A.5, RFC 5849 sections 1.2 and 3.4.1.1 (with erratum 2550), and the
  /// documentation and client tests of services that sign this way.
  static let published = [
    core, initiate, token, photos, repeated, flickrDocumentation, flickrRequest, flickrAccess,
    flickrEcho, flickrEchoJSON, status,
  ]

  static let core = SigningVector(
    name: "OAuth Core 1.0a A.5", url: "http://photos.example.net/photos",
    parameters: [.init("file", "vacation.jpg"), .init("size", "original")],
    key: "dpf43f3p2l4k3l03", secret: "kd94hf93k423kf44",
    token: "nnch734d00sl2jdk", tokenSecret: "pfkkdhi9sl3r4s00",
    timestamp: 1_191_242_096, nonce: "kllo9940pd9333jh",
    base: "GET&http%3A%2F%2Fphotos.example.net%2Fphotos&file%3Dvacation.jpg"
      + "%26oauth_consumer_key%3Ddpf43f3p2l4k3l03%26oauth_nonce%3Dkllo9940pd9333jh"
      + "%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D1191242096"
      + "%26oauth_token%3Dnnch734d00sl2jdk%26oauth_version%3D1.0%26size%3Doriginal",
    signature: "tR3+Ty81lMeYAr/Fid0kMTYa/WM=")

  static let initiate = SigningVector(
    name: "RFC 5849 1.2, first", method: "POST", url: "https://photos.example.net/initiate",
    parameters: [.init("oauth_callback", "http://printer.example.com/ready")],
    key: "dpf43f3p2l4k3l03", secret: "kd94hf93k423kf44",
    timestamp: 137_131_200, nonce: "wIjqoS", version: nil,
    base: "POST&https%3A%2F%2Fphotos.example.net%2Finitiate"
      + "&oauth_callback%3Dhttp%253A%252F%252Fprinter.example.com%252Fready"
      + "%26oauth_consumer_key%3Ddpf43f3p2l4k3l03%26oauth_nonce%3DwIjqoS"
      + "%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131200",
    signature: "74KNZJeDHnMBp0EMJ9ZHt/XKycU=")

  static let token = SigningVector(
    name: "RFC 5849 1.2, second", method: "POST", url: "https://photos.example.net/token",
    parameters: [.init("oauth_verifier", "hfdp7dh39dks9884")],
    key: "dpf43f3p2l4k3l03", secret: "kd94hf93k423kf44",
    token: "hh5s93j4hdidpola", tokenSecret: "hdhd0244k9j7ao03",
    timestamp: 137_131_201, nonce: "walatlh", version: nil,
    base: "POST&https%3A%2F%2Fphotos.example.net%2Ftoken"
      + "&oauth_consumer_key%3Ddpf43f3p2l4k3l03%26oauth_nonce%3Dwalatlh"
      + "%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201"
      + "%26oauth_token%3Dhh5s93j4hdidpola%26oauth_verifier%3Dhfdp7dh39dks9884",
    signature: "gKgrFCywp7rO0OXSjdot/IHF7IU=")

  static let photos = SigningVector(
    name: "RFC 5849 1.2, third",
    url: "http://photos.example.net/photos?file=vacation.jpg&size=original",
    key: "dpf43f3p2l4k3l03", secret: "kd94hf93k423kf44",
    token: "nnch734d00sl2jdk", tokenSecret: "pfkkdhi9sl3r4s00",
    timestamp: 137_131_202, nonce: "chapoH", version: nil,
    base: "GET&http%3A%2F%2Fphotos.example.net%2Fphotos&file%3Dvacation.jpg"
      + "%26oauth_consumer_key%3Ddpf43f3p2l4k3l03%26oauth_nonce%3DchapoH"
      + "%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131202"
      + "%26oauth_token%3Dnnch734d00sl2jdk%26size%3Doriginal",
    signature: "MdpQcU8iPSUjWoN/UDMsK2sui9I=")

  static let repeated = SigningVector(
    name: "RFC 5849 3.4.1.1", method: "POST",
    url: "http://example.com/request?b5=%3D%253D&a3=a&c%40=&a2=r%20b",
    parameters: OAuthParameter.parse(form: "c2&a3=2+q"),
    key: "9djdj82h48djs9d2", secret: "j49sk3j29djd",
    token: "kkk9d7dh3k39sjv7", tokenSecret: "dh893hdasih9",
    timestamp: 137_131_201, nonce: "7d8f3e4a", version: nil,
    base: "POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da"
      + "%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2"
      + "%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1"
      + "%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7",
    signature: "r6/TJjbCOr97/+UU0NsvSne7s5g=")

  static let flickrDocumentation = SigningVector(
    name: "Flickr's documentation", url: "http://www.flickr.com/services/oauth/request_token",
    parameters: [.init("oauth_callback", "http://www.example.com")],
    key: "653e7a6ecc1d528c516cc8f92cf98611", secret: "a9567d986a7539fe",
    timestamp: 1_305_586_162, nonce: "95613465",
    base: "GET&http%3A%2F%2Fwww.flickr.com%2Fservices%2Foauth%2Frequest_token"
      + "&oauth_callback%3Dhttp%253A%252F%252Fwww.example.com"
      + "%26oauth_consumer_key%3D653e7a6ecc1d528c516cc8f92cf98611%26oauth_nonce%3D95613465"
      + "%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D1305586162"
      + "%26oauth_version%3D1.0",
    signature: "7w18YS2bONDPL/zgyzP5XTr5af4=")

  private static let flickrNonce = "p2m2bnHdXVIsQH0FUv0oN9XrJU57ak7dSSpHU36mn4k="

  static let flickrRequest = SigningVector(
    name: "Flickr's client, request token",
    url: "https://www.flickr.com/services/oauth/request_token",
    parameters: [.init("oauth_callback", "https://www.example.com/callback")],
    key: "consumer key", secret: "consumer secret",
    timestamp: 499_166_400, nonce: flickrNonce, signature: "JC6IWgvysQg30vh3Xk6TjARQWps=")

  static let flickrAccess = SigningVector(
    name: "Flickr's client, access token",
    url: "https://www.flickr.com/services/oauth/access_token",
    parameters: [.init("oauth_verifier", "verfier")],
    key: "consumer key", secret: "consumer secret", token: "token", tokenSecret: "tokenSecret",
    timestamp: 499_166_400, nonce: flickrNonce, signature: "7+3k1AWzUyxOoNO4rymh0Txz5FA=")

  static let flickrEcho = SigningVector(
    name: "Flickr's client, a call", url: "https://api.flickr.com/services/rest",
    parameters: [.init("method", "flickr.test.echo"), .init("foo", "bar")],
    key: "consumer key", secret: "consumer secret",
    token: "oauth token", tokenSecret: "oauth token secret",
    timestamp: 499_166_400, nonce: flickrNonce, signature: "Dz9rJCs/jKRPMeLztpj7T9Ur9m0=")

  static let flickrEchoJSON = SigningVector(
    name: "Flickr's client, a call for JSON",
    url: "https://api.flickr.com/services/rest?format=json&nojsoncallback=1",
    parameters: [.init("method", "flickr.test.echo"), .init("foo", "bar")],
    key: "consumer key", secret: "consumer secret",
    token: "oauth token", tokenSecret: "oauth token secret",
    timestamp: 499_166_400, nonce: flickrNonce, signature: "5WSz6hwZ6F8jbeYv3eyErif1ySo=")

  static let status = SigningVector(
    name: "X's documentation", method: "POST",
    url: "https://api.twitter.com/1.1/statuses/update.json",
    parameters: [
      .init("include_entities", "true"),
      .init("status", "Hello Ladies + Gentlemen, a signed OAuth request!"),
    ],
    key: "xvz1evFS4wEEPTGEFPHBog", secret: "kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw",
    token: "370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb",
    tokenSecret: "LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE",
    timestamp: 1_318_622_958, nonce: "kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg",
    signature: "hCtSmYh+iHYCEqBWrE7C7hYmtUk=")
}
