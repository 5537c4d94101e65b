#include "pictures.h"

#include <string.h>
#include <vips/vips.h>

static const unsigned char colours[4][3] = {
    {220, 30, 30}, {30, 180, 30}, {30, 30, 220}, {220, 220, 40}};

/// Draws the quarters; each frame of an animation shifts the colours by one.
static VipsImage *draw(int width, int height, int frames) {
  size_t size = (size_t)width * height * frames * 3;
  unsigned char *bytes = g_malloc(size), *next = bytes;
  for (int frame = 0; frame < frames; frame++)
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++, next += 3)
        memcpy(next, colours[((y >= height / 2) * 2 + (x >= width / 2) + frame) % 4], 3);
  VipsImage *drawn =
      vips_image_new_from_memory_copy(bytes, size, width, height * frames, 3, VIPS_FORMAT_UCHAR);
  g_free(bytes);
  VipsImage *out = NULL;
  if (drawn) vips_copy(drawn, &out, "interpretation", VIPS_INTERPRETATION_sRGB, NULL);
  return out;
}

static void tell(VipsImage *image) {
  static const char xmp[] =
      "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF "
      "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"><rdf:Description rdf:about=\"\" "
      "xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
      "xmlns:aux=\"http://ns.adobe.com/exif/1.0/aux/\" aux:SerialNumber=\"SECRET\">"
      "<dc:creator><rdf:Seq><rdf:li>Ann &amp; Author</rdf:li></rdf:Seq></dc:creator>"
      "</rdf:Description></rdf:RDF></x:xmpmeta>";
  vips_image_set_string(image, "exif-ifd0-Artist", "Ann Author (x)");
  vips_image_set_string(image, "exif-ifd0-Copyright", "(c) Ann (2020) (x)");
  vips_image_set_string(image, "exif-ifd0-Make", "SECRET camera (x)");
  vips_image_set_string(image, "exif-ifd0-Software", "SECRET program (x)");
  vips_image_set_string(image, "exif-ifd3-GPSMapDatum", "SECRET place (x)");
  vips_image_set_blob_copy(image, VIPS_META_XMP_NAME, xmp, sizeof xmp - 1);
  vips_image_set_string(image, "png-comment-0-Comment", "SECRET comment");
  vips_image_set_string(image, "gif-comment", "SECRET comment");
}

/// Converts by a profile of libvips, which is put inside.
static VipsImage *with_profile(VipsImage *in, const char *profile) {
  VipsImage *out = NULL;
  return vips_icc_transform(in, &out, profile, "input_profile", "srgb", NULL) ? NULL : out;
}

static VipsImage *with_alpha(VipsImage *in) {
  VipsImage *alpha = NULL, *small = NULL, *out = NULL;
  // The right half cannot be seen.
  if (vips_black(&small, in->Xsize, in->Ysize, NULL)) return NULL;
  if (vips_draw_rect1(small, 255, 0, 0, in->Xsize / 2, in->Ysize, "fill", TRUE, NULL)) return NULL;
  if (vips_copy(small, &alpha, NULL) || vips_bandjoin2(in, alpha, &out, NULL)) return NULL;
  return out;
}

static VipsImage *in_16_bits(VipsImage *in) {
  VipsImage *out = NULL;
  return vips_colourspace(in, &out, VIPS_INTERPRETATION_RGB16, NULL) ? NULL : out;
}

static VipsImage *grey(VipsImage *in) {
  VipsImage *out = NULL;
  return vips_colourspace(in, &out, VIPS_INTERPRETATION_B_W, NULL) ? NULL : out;
}

static int is(const char *variant, const char *name) { return strcmp(variant, name) == 0; }

static int save(VipsImage *in, const char *path, const char *variant) {
  if (is(variant, "jpeg") || is(variant, "grey") || is(variant, "cmyk") || is(variant, "p3"))
    return vips_jpegsave(in, path, "Q", 95, NULL);
  if (is(variant, "palette")) return vips_pngsave(in, path, "palette", TRUE, NULL);
  if (is(variant, "png") || is(variant, "png16") || is(variant, "alpha"))
    return vips_pngsave(in, path, NULL);
  if (is(variant, "gif") || is(variant, "animated-gif")) return vips_gifsave(in, path, NULL);
  if (is(variant, "webp") || is(variant, "animated-webp"))
    return vips_webpsave(in, path, "Q", 95, NULL);
  if (is(variant, "tiff") || is(variant, "tiff16")) return vips_tiffsave(in, path, NULL);
  if (is(variant, "heic"))
    return vips_heifsave(in, path, "compression", VIPS_FOREIGN_HEIF_COMPRESSION_HEVC, NULL);
  if (is(variant, "avif"))
    return vips_heifsave(in, path, "compression", VIPS_FOREIGN_HEIF_COMPRESSION_AV1, NULL);
  return -1;
}

int pictures_write(const char *path, const char *variant, int width, int height, int orientation,
                   int secrets) {
  int frames = strncmp(variant, "animated", 8) == 0 ? 3 : 1;
  VipsImage *image = draw(width, height, frames);
  if (image && is(variant, "grey")) image = grey(image);
  if (image && is(variant, "cmyk")) image = with_profile(image, "cmyk");
  if (image && is(variant, "p3")) image = with_profile(image, "p3");
  if (image && is(variant, "alpha")) image = with_alpha(image);
  if (image && (is(variant, "png16") || is(variant, "tiff16"))) image = in_16_bits(image);
  if (!image) return -1;
  if (frames > 1) {
    int delays[] = {100, 100, 100};
    vips_image_set_int(image, VIPS_META_PAGE_HEIGHT, height);
    vips_image_set_array_int(image, "delay", delays, frames);
  }
  vips_image_set_int(image, VIPS_META_ORIENTATION, orientation);
  if (secrets) tell(image);
  int failed = save(image, path, variant);
  g_object_unref(image);
  return failed;
}
