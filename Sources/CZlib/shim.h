#pragma once

#include <stddef.h>
#include <string.h>
#include <zlib.h>

/// Tells how many bytes a gzip stream of so many bytes has at most.
static inline size_t gallery_gzip_bound(size_t count) { return compressBound(count) + 32; }

/// Compresses into a gzip stream; answers its length, or 0 where that fails.
/// deflateInit2 is a macro, and a stream holds pointers to itself.
static inline size_t gallery_gzip(const void *bytes, size_t count, void *target, size_t room) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) { return 0; }
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = (Bytef *)target;
  stream.avail_out = (uInt)room;
  int code = deflate(&stream, Z_FINISH);
  size_t length = code == Z_STREAM_END ? (size_t)stream.total_out : 0;
  deflateEnd(&stream);
  return length;
}
