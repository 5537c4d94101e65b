import GalleryModel

/// The members to ask list methods for, beyond those that always come.
///
/// Source: Flickr's documentation of `extras`, and what its own client asks for beside that.
enum Extras {
  /// Everything a gallery can show, as the comma list of the `extras` parameter.
  static let everything: String = {
    let members = [
      "description", "license", "date_upload", "date_taken", "last_update", "owner_name",
      "realname",
      "icon_server", "path_alias", "original_format", "o_dims", "geo", "tags", "machine_tags",
      "views", "count_faves", "count_comments", "media", "safety_level",
    ]
    return (members + SizeLabel.allCases.map { "url_\($0.extra)" }).joined(separator: ",")
  }()
}
