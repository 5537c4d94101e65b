#pragma once

// Nothing is called by name: linking jemalloc replaces malloc for Swift and libxml2 alike.
#include <jemalloc/jemalloc.h>
