import GalleryModel

extension PhotoField {
  /// The members of a photo in a list, and those at the top of `photos.getInfo`.
  static let listNames: [String: Int] = {
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
    return names.mapValues(\.index)
  }()

  /// The members inside the members of a photo in `photos.getInfo`.
  static let infoNames: [String: [String: Int]] = {
    let names: [String: [String: PhotoField]] = [
      "owner": [
        "nsid": .owner, "username": .ownerName, "realname": .realName, "path_alias": .pathAlias,
        "iconserver": .iconServer,
      ],
      "dates": [
        "posted": .posted, "taken": .taken, "takengranularity": .granularity,
        "takenunknown": .takenUnknown, "lastupdate": .updated,
      ],
      "visibility": ["ispublic": .isPublic, "isfriend": .isFriend, "isfamily": .isFamily],
      "location": ["latitude": .latitude, "longitude": .longitude, "accuracy": .accuracy],
      "geoperms": ["ispublic": .geoIsPublic],
    ]
    return names.mapValues { $0.mapValues(\.index) }
  }()
}
