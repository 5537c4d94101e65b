// Written by scripts/embed: run it again instead of editing.
// The compiler lists every #embed among what this file depends on,
// so a changed template is embedded anew by the next `swift build`.
#include "bundled.h"

static const unsigned char Sample_credits_json[] = {
#embed "Sample/credits.json"
};

static const unsigned char Templates_schema_page_rng[] = {
#embed "../../Templates/schema/page.rng"
};

static const struct bundled_file files[] = {
  {"Sample/credits.json", Sample_credits_json, sizeof Sample_credits_json},
  {"Templates/schema/page.rng", Templates_schema_page_rng, sizeof Templates_schema_page_rng},
};

int bundled_count(void) { return sizeof files / sizeof files[0]; }

struct bundled_file bundled_file_at(int index) { return files[index]; }
