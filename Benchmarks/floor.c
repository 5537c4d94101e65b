// Writes copies of files that are already in memory: the least a site generator can take.
//
//   floor LIST SOURCE TARGET THREADS
//
// LIST names files below SOURCE, one a line. All are read first; then the clock starts, folders are
// made, and THREADS threads write the same bytes below TARGET. Prints the seconds that took.
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct file { char *path; char *bytes; size_t size; };
static struct file *files;
static size_t count;
static int thread_count;
static const char *target;

static void fail(const char *what) { perror(what); exit(1); }

static void load(struct file *file, const char *source) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", source, file->path);
  int descriptor = open(path, O_RDONLY);
  struct stat info;
  if (descriptor < 0 || fstat(descriptor, &info) < 0) fail(path);
  file->size = (size_t)info.st_size;
  file->bytes = malloc(file->size + 1);
  if (read(descriptor, file->bytes, file->size) != info.st_size) fail(path);
  close(descriptor);
}

static void *write_share(void *first) {
  char path[4096];
  for (size_t i = (size_t)first; i < count; i += (size_t)thread_count) {
    snprintf(path, sizeof path, "%s/%s", target, files[i].path);
    int descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (descriptor < 0 || write(descriptor, files[i].bytes, files[i].size) != (ssize_t)files[i].size) fail(path);
    close(descriptor);
  }
  return NULL;
}

static void make_folders(const char *path) {
  char folder[4096];
  snprintf(folder, sizeof folder, "%s/%s", target, path);
  for (char *slash = folder + 1; (slash = strchr(slash, '/')); slash++) {
    *slash = 0;
    mkdir(folder, 0755);
    *slash = '/';
  }
}

int main(int argc, char **argv) {
  if (argc != 5) { fprintf(stderr, "usage: floor LIST SOURCE TARGET THREADS\n"); return 64; }
  target = argv[3];
  thread_count = atoi(argv[4]);
  FILE *list = fopen(argv[1], "r");
  if (!list) fail(argv[1]);
  char line[4096];
  size_t room = 0;
  while (fgets(line, sizeof line, list)) {
    line[strcspn(line, "\n")] = 0;
    if (count == room) files = realloc(files, (room = room ? room * 2 : 1024) * sizeof *files);
    files[count].path = strdup(line);
    load(&files[count++], argv[2]);
  }
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (size_t i = 0; i < count; i++) if (i == 0 || strchr(files[i].path, '/')) {
    // Folders recur; making the same one again costs one failed call, as anywhere.
    if (i > 0 && strrchr(files[i - 1].path, '/') && strncmp(files[i].path, files[i - 1].path,
        (size_t)(strrchr(files[i].path, '/') - files[i].path) + 1) == 0) continue;
    make_folders(files[i].path);
  }
  pthread_t *threads = calloc((size_t)thread_count, sizeof *threads);
  for (int t = 0; t < thread_count; t++) pthread_create(&threads[t], NULL, write_share, (void *)(size_t)t);
  for (int t = 0; t < thread_count; t++) pthread_join(threads[t], NULL);
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%.3f\n", (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9);
  return 0;
}
