#include "bundled.h"
int bundled_token(void) { return 1; }
