#include "driver.h"

#include <stddef.h>
#include <stdint.h>

/* Both are declared in LLVM's FuzzerInterface.h, which toolchains do not always install. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);
int LLVMFuzzerRunDriver(int *argc, char ***argv,
                        int (*test)(const uint8_t *bytes, size_t count));

int fuzz_main(int argc, char **argv) {
  return LLVMFuzzerRunDriver(&argc, &argv, LLVMFuzzerTestOneInput);
}
