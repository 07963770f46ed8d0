#include "CBuild.h"

// Written by Scripts/build.sh. In C, because only this file is then compiled again when the commit changes.
#if __has_include("../../.build/commit.h")
#include "../../.build/commit.h"
#else
#define MUSTER_COMMIT "unknown"
#endif

#include <malloc.h>

void muster_return_memory(void) {
    mallopt(M_ARENA_MAX, 2);
    mallopt(M_MMAP_THRESHOLD, 128 * 1024);
}

const char *muster_commit(void) { return MUSTER_COMMIT; }
