import FakeFlickr

/// Holds what the command line asks for.
struct CommandOptions {
  var port = 0
  var world = WorldOptions()
  var faults: [FaultRule] = []
  /// How many of the newest photos are listed though they are gone.
  var ghosts = 0
  var showsHelp = false

  static let help = """
    usage: fake-flickr [--port N] [--photos N] [--owners N] [--albums N] [--galleries N]
                       [--groups N] [--hidden N] [--gone N] [--fault RULE]...

    Plays Flickr on a loopback port, with a made-up world, until Ctrl-C.

      --port N       the port; any free one without it
      --photos N     how many photos everyone sees (100)
      --owners N     among how many members they are dealt out (5)
      --albums N     albums of each member (3)
      --galleries N  galleries of each member (1)
      --groups N     groups (2)
      --hidden N     photos that only signed calls show (5)
      --gone N       photos that lists show though they are gone (0)
      --fault RULE   what goes wrong: TARGET[@PAGE][#PHOTO]=FAULT[+SKIP][*TIMES], such as
                     interestingness.getList@2=429/7*1, photos.getInfo=not-found,
                     images=truncated*3, any=503+10*5

    The address /calls of the same port lists every request so far: status, kind, name, page.
    """

  init(_ arguments: some Collection<String>) throws {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      if name == "--help" || name == "-h" {
        showsHelp = true
        continue
      }
      guard let value = rest.popFirst() else { throw UsageError("\(name) needs a value") }
      if name == "--fault" {
        faults.append(try FaultRule(text: value))
      } else if let path = Self.numbers[name] {
        guard let number = Int(value), number >= (name == "--owners" ? 1 : 0) else {
          throw UsageError("\(name) needs a number, not '\(value)'")
        }
        self[keyPath: path] = number
      } else {
        throw UsageError("unknown option '\(name)'")
      }
    }
  }

  private static var numbers: [String: WritableKeyPath<CommandOptions, Int>] {
    [
      "--port": \.port, "--photos": \.world.photos, "--owners": \.world.owners,
      "--albums": \.world.albumsPerOwner, "--galleries": \.world.galleriesPerOwner,
      "--groups": \.world.groups, "--hidden": \.world.hiddenPhotos, "--gone": \.ghosts,
    ]
  }
}
