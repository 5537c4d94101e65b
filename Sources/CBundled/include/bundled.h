#ifndef FLICKR_GALLERY_BUNDLED_H
#define FLICKR_GALLERY_BUNDLED_H

#include <stddef.h>

/// A file inside the binary. Path and bytes live as long as the process.
struct bundled_file {
  const char *path;
  const unsigned char *bytes;
  size_t length;
};

/// The number of files inside the binary.
int bundled_count(void);

/// The file at an index from 0 to below `bundled_count()`; files are sorted by path.
struct bundled_file bundled_file_at(int index);

#endif
