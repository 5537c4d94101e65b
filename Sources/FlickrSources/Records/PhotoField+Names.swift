import GalleryModel

extension PhotoField {
  /// The members of a photo in a list, and those at the top of `photos.getInfo`.
  static let listNames: [String: PhotoField] = {
    var names: [String: PhotoField] = [
      "id": .id, "owner": .owner, "ownername": .ownerName, "username": .ownerName,
      "realname": .realName, "pathalias": .pathAlias, "path_alias": .pathAlias,
      "iconserver": .iconServer, "secret": .secret, "server": .server, "title": .title,
      "description": .description, "ispublic": .isPublic, "isfriend": .isFriend,
      "isfamily": .isFamily, "license": .license, "safety_level": .safety, "dateupload": .posted,
      "dateuploaded": .posted, "lastupdate": .updated, "datetaken": .taken,
      "datetakengranularity": .granularity, "datetakenunknown": .takenUnknown, "tags": .tags,
      "machine_tags": .machineTags, "latitude": .latitude, "longitude": .longitude,
      "accuracy": .accuracy, "geo_is_public": .geoIsPublic, "media": .media, "views": .views,
      "count_views": .views, "count_faves": .faves, "count_comments": .comments,
      "comments": .comments, "o_width": .originalWidth, "o_height": .originalHeight,
    ]
    for label in SizeLabel.allCases {
      names["url_\(label.extra)"] = .url(label)
      names["width_\(label.extra)"] = .width(label)
      names["height_\(label.extra)"] = .height(label)
    }
    return names
  }()

  /// The members of `owner` in `photos.getInfo`.
  static let ownerNames: [String: PhotoField] = [
    "nsid": .owner, "username": .ownerName, "realname": .realName, "path_alias": .pathAlias,
    "iconserver": .iconServer,
  ]

  /// The members of `dates` in `photos.getInfo`.
  static let dateNames: [String: PhotoField] = [
    "posted": .posted, "taken": .taken, "takengranularity": .granularity,
    "takenunknown": .takenUnknown, "lastupdate": .updated,
  ]

  /// The members of `visibility` in `photos.getInfo`.
  static let visibilityNames: [String: PhotoField] = [
    "ispublic": .isPublic, "isfriend": .isFriend, "isfamily": .isFamily,
  ]

  /// The members of `location` in `photos.getInfo`.
  static let locationNames: [String: PhotoField] = [
    "latitude": .latitude, "longitude": .longitude, "accuracy": .accuracy,
  ]

  /// The members of `geoperms` in `photos.getInfo`.
  static let geoPermissionNames: [String: PhotoField] = ["ispublic": .geoIsPublic]
}
