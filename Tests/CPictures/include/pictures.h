#pragma once

/// Writes a picture whose quarters are red and green above blue and yellow.
///
/// `variant` is jpeg, grey, cmyk, p3, png, png16, alpha, palette, gif, animated-gif, webp,
/// animated-webp, tiff, tiff16, heic or avif; its pixels are stored as an orientation number says.
/// With `secrets`, artist and rights are "Ann Author" and "(c) Ann (2020)", and all else that can
/// be told holds the word SECRET. Answers 0, or another number where libvips cannot write it.
int pictures_write(const char *path, const char *variant, int width, int height, int orientation,
                   int secrets);
