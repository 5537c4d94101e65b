# The program in a small image, to build galleries with:
#   docker build -t flickr-gallery .
#   docker run --rm --user "$(id -u):$(id -g)" -v "$PWD:/gallery" -e FLICKR_API_KEY flickr-gallery build
FROM swift:6.3-bookworm AS build
WORKDIR /source
COPY . .
RUN scripts/dist && mkdir /program && tar -xzf dist/flickr-gallery-*.tar.gz -C /program --strip-components=1

FROM debian:bookworm-slim
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends ca-certificates git openssh-client rsync \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /program /opt/flickr-gallery
ENV PATH=/opt/flickr-gallery/bin:$PATH
WORKDIR /gallery
ENTRYPOINT ["flickr-gallery"]
