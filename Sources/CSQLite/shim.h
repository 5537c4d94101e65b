#pragma once

#include <sqlite3.h>

/// Binds a copy of a text: SQLITE_TRANSIENT is a macro with a cast, which Swift does not see.
static inline int gallery_sqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds a copy of bytes; none at all is an empty blob rather than NULL.
static inline int gallery_sqlite_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, count == 0 ? "" : bytes, count, SQLITE_TRANSIENT);
}
