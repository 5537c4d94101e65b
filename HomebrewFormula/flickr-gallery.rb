# Installs flickr-gallery from a clone of its repository, which is a tap by this folder's name:
#   brew tap local/gallery "$PWD" && brew install --HEAD local/gallery/flickr-gallery
class FlickrGallery < Formula
  desc "Turns photos from Flickr into a folder of static pages"
  license "MIT"
  head "file://#{File.expand_path("..", __dir__)}", using: :git, branch: "main"

  depends_on xcode: :build
  depends_on "pkgconf" => :build
  depends_on "libarchive"
  depends_on "libmicrohttpd"
  depends_on "libxml2"
  depends_on "openssl@3"
  depends_on "sqlite"
  depends_on "vips"
  depends_on "zlib"

  uses_from_macos "swift" => :build

  on_linux do
    depends_on "jemalloc"
  end

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release",
           "--product", "flickr-gallery"
    bin.install ".build/release/flickr-gallery"
    system "scripts/install-texts", bin/"flickr-gallery", prefix
  end

  test do
    system bin/"flickr-gallery", "build", "sample"
    assert_path_exists testpath/"site/index.html"
  end
end
