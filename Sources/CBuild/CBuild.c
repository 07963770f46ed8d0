#include "CBuild.h"

// Written by Scripts/build.sh. In C, because only this file is then compiled again when the commit changes.
#if __has_include("../../.build/commit.h")
#include "../../.build/commit.h"
#else
#define MUSTER_COMMIT "unknown"
#endif

const char *muster_commit(void) { return MUSTER_COMMIT; }
