print("flickr-gallery")
