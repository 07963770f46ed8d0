#include "CBuild.h"

// Written by Scripts/build.sh. In C, because only this file is then compiled again when the commit changes.
#if __has_include("../../.build/commit.h")
#include "../../.build/commit.h"
#else
#define MUSTER_COMMIT "unknown"
#endif

#include <malloc.h>

void muster_limit_arenas(int most) { mallopt(M_ARENA_MAX, most); }

const char *muster_commit(void) { return MUSTER_COMMIT; }
