/// Writes the description of a job that builds and publishes a gallery every night.
///
/// The key comes from a secret and is in no file. In a job the sample never stands in for a missing
/// key: the build fails, and nothing is published.
struct WorkflowText {
  let automation: Automation

  var text: String {
    switch automation {
    case .github: Self.actions(Self.github)
    case .forgejo: Self.actions(Self.forgejo)
    case .gitlab: Self.gitlab
    }
  }

  private struct Host {
    let name: String
    let place: String
    let runner: String
    let actions: String
    let extra: String
  }

  private static let github = Host(
    name: "github", place: "Settings > Secrets and variables > Actions", runner: "ubuntu-24.04",
    actions: "", extra: "permissions:\n  contents: write\n")

  private static let forgejo = Host(
    name: "forgejo", place: "Settings > Actions", runner: "docker",
    actions: "https://data.forgejo.org/", extra: "")

  private static let install = """
    if [ -z "$FLICKR_GALLERY_URL" ]; then
      echo "FLICKR_GALLERY_URL is not set: it must be the address of a release (.tar.gz)." >&2
      exit 1
    fi
    mkdir -p "$HOME/flickr-gallery"
    curl --fail --location --silent --show-error "$FLICKR_GALLERY_URL" |
      tar -xz -C "$HOME/flickr-gallery" --strip-components=1
    """

  private static func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }

  private static func actions(_ host: Host) -> String {
    """
    # Builds the gallery every night and publishes it.
    #
    # To set once, under \(host.place):
    #   the secret FLICKR_API_KEY: your API key (not needed for an export or the sample);
    #   the variable FLICKR_GALLERY_URL: the address of a flickr-gallery release for Linux (.tar.gz).
    # A job without the key fails and publishes nothing.
    name: gallery
    on:
      schedule:
        - cron: "17 3 * * *"
      workflow_dispatch:
      push:
        paths: [gallery.json5]
    \(host.extra)concurrency:
      group: gallery
    jobs:
      gallery:
        runs-on: \(host.runner)
        env:
          FLICKR_API_KEY: ${{ secrets.FLICKR_API_KEY }}
          FLICKR_GALLERY_URL: ${{ vars.FLICKR_GALLERY_URL }}
        steps:
          - uses: \(host.actions)actions/checkout@v4
          - name: Bring back the library and the site of the last night
            uses: \(host.actions)actions/cache@v4
            with:
              path: |
                .flickr-gallery
                site
              key: gallery-${{ github.run_id }}
              restore-keys: gallery-
          - name: Install
            run: |
    \(indented(install, by: 10))
          - name: Build
            run: |
              "$HOME/flickr-gallery/bin/flickr-gallery" build
          - name: Verify
            run: |
              "$HOME/flickr-gallery/bin/flickr-gallery" verify
          - name: Publish
            run: |
              "$HOME/flickr-gallery/bin/flickr-gallery" publish

    """
  }

  private static let gitlab = """
    # Builds the gallery and publishes it with GitLab Pages.
    #
    # To set once:
    #   under Settings > CI/CD > Variables, FLICKR_API_KEY: your API key, masked (not needed for an
    #   export or the sample), and FLICKR_GALLERY_URL: the address of a flickr-gallery release for
    #   Linux (.tar.gz);
    #   under Build > Pipeline schedules, a schedule such as '17 3 * * *'.
    # A job without the key fails and publishes nothing.
    pages:
      image: debian:bookworm
      rules:
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
      cache:
        key: gallery
        paths:
          - .flickr-gallery
          - site
      before_script:
        - apt-get update --quiet && apt-get install --quiet --yes ca-certificates curl
      script:
        - |
    \(indented(install, by: 6))
        - |
          "$HOME/flickr-gallery/bin/flickr-gallery" build
        - |
          "$HOME/flickr-gallery/bin/flickr-gallery" verify
        - |
          "$HOME/flickr-gallery/bin/flickr-gallery" publish
      artifacts:
        paths:
          - public

    """
}
