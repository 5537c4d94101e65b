// Draws a picture with the detail and noise of a photograph: pictures WIDTH HEIGHT SEED FILE
#include <stdlib.h>
#include <vips/vips.h>

static VipsImage *band(int width, int height, int seed) {
  VipsImage *sum;
  if (vips_gaussnoise(&sum, width, height, "mean", 125.0, "sigma", 6.0, "seed", seed, NULL)) return NULL;
  for (int cell = 512, strength = 60; cell >= 8; cell /= 4, strength /= 2) {
    VipsImage *noise, *scaled, *added;
    if (vips_perlin(&noise, width, height, "cell_size", cell, "seed", seed + cell, NULL) ||
        vips_linear1(noise, &scaled, strength, 0, NULL) || vips_add(sum, scaled, &added, NULL))
      return NULL;
    sum = added;
  }
  VipsImage *bytes;
  return vips_cast_uchar(sum, &bytes, NULL) ? NULL : bytes;
}

int main(int argc, char **argv) {
  if (argc != 5 || VIPS_INIT(argv[0])) return 1;
  int width = atoi(argv[1]), height = atoi(argv[2]), seed = 3 * atoi(argv[3]);
  VipsImage *bands[3], *joined, *picture;
  for (int i = 0; i < 3; i++)
    if (!(bands[i] = band(width, height, seed + i))) return 1;
  if (vips_bandjoin(bands, &joined, 3, NULL)) return 1;
  if (vips_copy(joined, &picture, "interpretation", VIPS_INTERPRETATION_sRGB, NULL)) return 1;
  return vips_jpegsave(picture, argv[4], "Q", 90, NULL);
}
