#pragma once

#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <vips/vips.h>

// libvips' functions end in lists of named options, which Swift cannot call: each one used here
// has a sibling with a fixed list. All answer NULL, or another number than 0, on failure.

#define GALLERY_VIPS_SINCE(minor) \
  (VIPS_MAJOR_VERSION > 8 || (VIPS_MAJOR_VERSION == 8 && VIPS_MINOR_VERSION >= (minor)))

// Truncated files are refused, files with small mistakes are not.
#if GALLERY_VIPS_SINCE(12)
#define GALLERY_VIPS_LOADING "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL
#else
#define GALLERY_VIPS_LOADING "access", VIPS_ACCESS_SEQUENTIAL, "fail", TRUE, NULL
#endif

#if GALLERY_VIPS_SINCE(15)
#define GALLERY_VIPS_KEEPING(all) \
  "keep", (all) ? VIPS_FOREIGN_KEEP_ALL : VIPS_FOREIGN_KEEP_NONE, NULL
#else
#define GALLERY_VIPS_KEEPING(all) "strip", !(all), NULL
#endif

static inline void gallery_vips_say_nothing(const gchar *domain, GLogLevelFlags level,
                                            const gchar *text, gpointer data) {
  (void)domain, (void)level, (void)text, (void)data;
}

/// Starts the library: one thread a picture, no cache, no warnings on the terminal, and no loader
/// but those for photographs.
static inline int gallery_vips_start(void) {
  if (VIPS_INIT("flickr-gallery")) return -1;
  g_log_set_handler("VIPS", (GLogLevelFlags)(G_LOG_LEVEL_MASK & ~G_LOG_LEVEL_ERROR),
                    gallery_vips_say_nothing, NULL);
#ifdef __GLIBC__
  // Each thread that libvips starts would otherwise hoard memory of its own, up to eight times as
  // much as there are cores to use it.
  mallopt(M_ARENA_MAX, (int)g_get_num_processors());
#endif
  vips_concurrency_set(1);
  vips_cache_set_max(0);
#if GALLERY_VIPS_SINCE(13)
  vips_operation_block_set("VipsForeignLoad", TRUE);
  vips_operation_block_set("VipsForeignLoadJpeg", FALSE);
  vips_operation_block_set("VipsForeignLoadPng", FALSE);
  vips_operation_block_set("VipsForeignLoadNsgif", FALSE);
  vips_operation_block_set("VipsForeignLoadWebp", FALSE);
  vips_operation_block_set("VipsForeignLoadHeif", FALSE);
  vips_operation_block_set("VipsForeignLoadTiff", FALSE);
  vips_block_untrusted_set(TRUE);
#endif
  return 0;
}

/// Takes the text of the last failures out of the process's buffer; to be freed with `g_free`.
static inline char *gallery_vips_take_error(void) { return vips_error_buffer_copy(); }

/// Says whether this copy of the library was built with an operation.
static inline int gallery_vips_knows(const char *operation) {
  return vips_type_find("VipsOperation", operation) != 0;
}

static inline VipsImage *gallery_vips_load_jpeg(const char *path, int shrink) {
  VipsImage *out = NULL;
  return vips_jpegload(path, &out, "shrink", shrink, GALLERY_VIPS_LOADING) ? NULL : out;
}

static inline VipsImage *gallery_vips_load_png(const char *path) {
  VipsImage *out = NULL;
  return vips_pngload(path, &out, GALLERY_VIPS_LOADING) ? NULL : out;
}

/// Loads so many frames of an animation, one below the other; -1 loads all.
static inline VipsImage *gallery_vips_load_gif(const char *path, int frames) {
  VipsImage *out = NULL;
  return vips_gifload(path, &out, "n", frames, GALLERY_VIPS_LOADING) ? NULL : out;
}

/// Loads so many frames of an animation, one below the other; -1 loads all.
static inline VipsImage *gallery_vips_load_webp(const char *path, int frames) {
  VipsImage *out = NULL;
  return vips_webpload(path, &out, "n", frames, GALLERY_VIPS_LOADING) ? NULL : out;
}

static inline VipsImage *gallery_vips_load_heif(const char *path) {
  VipsImage *out = NULL;
  return vips_heifload(path, &out, GALLERY_VIPS_LOADING) ? NULL : out;
}

static inline VipsImage *gallery_vips_load_tiff(const char *path) {
  VipsImage *out = NULL;
  return vips_tiffload(path, &out, GALLERY_VIPS_LOADING) ? NULL : out;
}

/// Wraps a copy of bytes in memory: 8 bits, sRGB or grey.
static inline VipsImage *gallery_vips_from_bytes(const void *bytes, size_t size, int width,
                                                 int height, int bands) {
  return vips_image_new_from_memory_copy(bytes, size, width, height, bands, VIPS_FORMAT_UCHAR);
}

/// Copies the description; the pixels are shared, and metadata of the copy may be changed.
static inline VipsImage *gallery_vips_copy(VipsImage *in) {
  VipsImage *out = NULL;
  return vips_copy(in, &out, NULL) ? NULL : out;
}

static inline VipsImage *gallery_vips_resize(VipsImage *in, double across, double down) {
  VipsImage *out = NULL;
  return vips_resize(in, &out, across, "vscale", down, NULL) ? NULL : out;
}

static inline VipsImage *gallery_vips_premultiply(VipsImage *in, double opaque) {
  VipsImage *out = NULL;
  return vips_premultiply(in, &out, "max_alpha", opaque, NULL) ? NULL : out;
}

static inline VipsImage *gallery_vips_unpremultiply(VipsImage *in, double opaque) {
  VipsImage *out = NULL;
  return vips_unpremultiply(in, &out, "max_alpha", opaque, NULL) ? NULL : out;
}

static inline VipsImage *gallery_vips_cast(VipsImage *in, VipsBandFormat format) {
  VipsImage *out = NULL;
  return vips_cast(in, &out, format, NULL) ? NULL : out;
}

static inline VipsImage *gallery_vips_flatten_on_white(VipsImage *in) {
  VipsImage *out = NULL;
  double white[] = {255, 255, 255};
  VipsArrayDouble *background = vips_array_double_new(white, 3);
  int failed = vips_flatten(in, &out, "background", background, NULL);
  vips_area_unref(VIPS_AREA(background));
  return failed ? NULL : out;
}

/// Takes the first bands of an image.
static inline VipsImage *gallery_vips_first_bands(VipsImage *in, int count) {
  VipsImage *out = NULL;
  return vips_extract_band(in, &out, 0, "n", count, NULL) ? NULL : out;
}

static inline VipsImage *gallery_vips_to_srgb(VipsImage *in) {
  VipsImage *out = NULL;
  return vips_colourspace(in, &out, VIPS_INTERPRETATION_sRGB, NULL) ? NULL : out;
}

/// Converts to sRGB with the profile inside, or with `fallback` where there is none.
static inline VipsImage *gallery_vips_profile_to_srgb(VipsImage *in, const char *fallback) {
  VipsImage *out = NULL;
  return vips_icc_transform(in, &out, "srgb", "embedded", TRUE, "input_profile", fallback, "intent",
                            VIPS_INTENT_RELATIVE, "black_point_compensation", TRUE, "depth", 8,
                            NULL)
             ? NULL
             : out;
}

static inline VipsImage *gallery_vips_upright(VipsImage *in) {
  VipsImage *out = NULL;
  return vips_autorot(in, &out, NULL) ? NULL : out;
}

/// Sharpens mildly; five weights, because more cost libvips three times as much.
static inline VipsImage *gallery_vips_sharpen(VipsImage *in) {
  VipsImage *out = NULL;
  VipsImage *mask =
      vips_image_new_matrixv(3, 3, 0.0, -1.0, 0.0, -1.0, 20.0, -1.0, 0.0, -1.0, 0.0);
  if (!mask) return NULL;
  vips_image_set_double(mask, "scale", 16);
  int failed = vips_conv(in, &out, mask, "precision", VIPS_PRECISION_INTEGER, NULL);
  g_object_unref(mask);
  return failed ? NULL : out;
}

/// Shrinks all frames of an animation, which lie one below the other.
static inline VipsImage *gallery_vips_shrink_frames(VipsImage *in, int width, int height) {
  VipsImage *out = NULL;
  return vips_thumbnail_image(in, &out, width, "height", height, "size", VIPS_SIZE_FORCE, NULL)
             ? NULL
             : out;
}

static inline int gallery_vips_save_jpeg(VipsImage *in, const char *path, int quality, int keep) {
  return vips_jpegsave(in, path, "Q", quality, "optimize_coding", TRUE, GALLERY_VIPS_KEEPING(keep));
}

static inline int gallery_vips_save_png(VipsImage *in, const char *path, int keep) {
  return vips_pngsave(in, path, GALLERY_VIPS_KEEPING(keep));
}

static inline int gallery_vips_save_webp(VipsImage *in, const char *path, int quality, int keep) {
  return vips_webpsave(in, path, "Q", quality, GALLERY_VIPS_KEEPING(keep));
}

static inline int gallery_vips_save_avif(VipsImage *in, const char *path, int quality, int keep) {
#if GALLERY_VIPS_SINCE(13)
  return vips_heifsave(in, path, "Q", quality, "compression", VIPS_FOREIGN_HEIF_COMPRESSION_AV1,
                       "effort", 2, GALLERY_VIPS_KEEPING(keep));
#else
  return vips_heifsave(in, path, "Q", quality, "compression", VIPS_FOREIGN_HEIF_COMPRESSION_AV1,
                       "speed", 7, GALLERY_VIPS_KEEPING(keep));
#endif
}

#ifdef __linux__
// There only where a program links jemalloc, as ours does.
extern int mallctl(const char *name, void *old, size_t *old_size, void *new_value, size_t new_size)
    __attribute__((weak));
#endif

/// Says how long freed memory is kept for later, in milliseconds: pictures come and go by the
/// megabyte, and the next one has another size.
static inline void gallery_vips_keep_freed_memory(ssize_t milliseconds) {
#ifdef __linux__
  if (!mallctl) return;
  unsigned count = 0;
  size_t size = sizeof count;
  mallctl("arenas.dirty_decay_ms", NULL, NULL, &milliseconds, sizeof milliseconds);
  if (mallctl("arenas.narenas", &count, &size, NULL, 0)) return;
  for (unsigned i = 0; i < count; i++) {
    char name[48];
    snprintf(name, sizeof name, "arena.%u.dirty_decay_ms", i);
    mallctl(name, NULL, NULL, &milliseconds, sizeof milliseconds);
  }
#else
  (void)milliseconds;
#endif
}
