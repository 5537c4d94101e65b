// Makes two sizes of every picture in a folder with libvips alone: the least this work can take.
//
//   floor FROM TO LARGE SMALL THREADS
//
// One decode a picture, as libvips' own vips_thumbnail does it; the small size from the large one.
// As many pictures at once as THREADS says, each with one thread of libvips.
#include <dirent.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vips/vips.h>

static char **names;
static int count, next, large, small;
static const char *from, *to;

static void fail(const char *name) {
  fprintf(stderr, "%s: %s\n", name, vips_error_buffer());
  exit(1);
}

static void save(VipsImage *image, const char *name, int edge) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s_%d.jpg", to, name, edge);
  if (vips_jpegsave(image, path, "Q", 82, "strip", TRUE, NULL)) fail(path);
}

static void make(const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", from, name);
  VipsImage *lazy, *first, *second;
  if (vips_thumbnail(path, &lazy, large, "height", large, "size", VIPS_SIZE_DOWN, NULL)) fail(path);
  if (!(first = vips_image_copy_memory(lazy))) fail(path);
  save(first, name, large);
  if (vips_thumbnail_image(first, &second, small, "height", small, NULL)) fail(path);
  save(second, name, small);
  g_object_unref(lazy);
  g_object_unref(first);
  g_object_unref(second);
}

static void *work(void *unused) {
  for (;;) {
    int number = __atomic_fetch_add(&next, 1, __ATOMIC_RELAXED);
    if (number >= count) break;
    make(names[number]);
  }
  vips_thread_shutdown();
  return unused;
}

int main(int argc, char **argv) {
  if (argc != 6 || VIPS_INIT(argv[0])) return 1;
  from = argv[1], to = argv[2], large = atoi(argv[3]), small = atoi(argv[4]);
  int thread_count = atoi(argv[5]);
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  struct dirent **entries;
  count = scandir(from, &entries, NULL, alphasort);
  names = calloc((size_t)count + 1, sizeof *names);
  int kept = 0;
  for (int i = 0; i < count; i++)
    if (entries[i]->d_name[0] != '.') names[kept++] = entries[i]->d_name;
  count = kept;
  pthread_t threads[64];
  if (thread_count > 64) thread_count = 64;
  for (int i = 0; i < thread_count; i++) pthread_create(&threads[i], NULL, work, NULL);
  for (int i = 0; i < thread_count; i++) pthread_join(threads[i], NULL);
  return 0;
}
