extension FlickrAnswer {
  /// Reads what a server answered.
  ///
  /// - Throws: ``FlickrSourceError/garbled(host:reason:)``: Flickr sends a broken body now and then.
  init(fetched body: [UInt8], from host: String, origin: String) throws(FlickrSourceError) {
    do {
      try self.init(parsing: body, origin: origin)
    } catch {
      throw .garbled(host: host, reason: "\(error)")
    }
  }
}
