#pragma once

#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <locale.h>
#include <stddef.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

/// Makes a locale whose letters are UTF-8, or NULL where the system has none.
///
/// libarchive turns names into the locale's letters, and drops what those cannot write.
static inline locale_t gallery_archive_letters(void) {
  static const char *const names[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
  locale_t letters = (locale_t)0;
  for (size_t i = 0; i < sizeof names / sizeof *names && letters == (locale_t)0; i++) {
    letters = newlocale(LC_CTYPE_MASK, names[i], (locale_t)0);
  }
  return letters;
}

/// Frees a locale of `gallery_archive_letters`.
static inline void gallery_archive_free_letters(locale_t letters) {
  if (letters != (locale_t)0) { freelocale(letters); }
}

/// Reads the next header with names as UTF-8; the thread's own locale is as before afterwards.
static inline int gallery_archive_next(struct archive *archive, struct archive_entry **entry,
                                       const char **name, locale_t letters) {
  locale_t before = letters == (locale_t)0 ? (locale_t)0 : uselocale(letters);
  *name = NULL;
  int result = archive_read_next_header(archive, entry);
  if (result == ARCHIVE_OK || result == ARCHIVE_WARN) { *name = archive_entry_pathname(*entry); }
  if (before != (locale_t)0) { uselocale(before); }
  return result;
}

/// Writes a header with its names as UTF-8; the thread's own locale is as before afterwards.
static inline int gallery_archive_write(struct archive *archive, struct archive_entry *entry,
                                        locale_t letters) {
  locale_t before = letters == (locale_t)0 ? (locale_t)0 : uselocale(letters);
  int result = archive_write_header(archive, entry);
  if (before != (locale_t)0) { uselocale(before); }
  return result;
}

/// Tells that libarchive does not know the format, though the disk could be read.
static inline int gallery_archive_is_unknown(struct archive *archive) {
  return archive_format(archive) == 0 && archive_errno(archive) != EIO;
}

/// What an entry is, for our purposes.
enum gallery_archive_kind {
  gallery_archive_file,
  gallery_archive_folder,
  gallery_archive_link,
  gallery_archive_device
};

/// Tells what an entry is; libarchive's own constants hold casts, which Swift cannot see.
static inline int gallery_archive_kind_of(struct archive_entry *entry) {
  if (archive_entry_symlink(entry) != NULL || archive_entry_hardlink(entry) != NULL) {
    return gallery_archive_link;
  }
  switch (archive_entry_filetype(entry)) {
    case AE_IFREG: return gallery_archive_file;
    case AE_IFDIR: return gallery_archive_folder;
    case AE_IFLNK: return gallery_archive_link;
    default: return gallery_archive_device;
  }
}

/// Makes an entry a file or, with a target, a symbolic link.
static inline void gallery_archive_set_kind(struct archive_entry *entry, const char *target) {
  archive_entry_set_filetype(entry, target == NULL ? AE_IFREG : AE_IFLNK);
  if (target != NULL) { archive_entry_set_symlink(entry, target); }
}
