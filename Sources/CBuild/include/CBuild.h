#ifndef C_BUILD_H
#define C_BUILD_H

/// The commit that this executable was built from, shortened; “unknown” if `Scripts/build.sh` did not build it.
const char *muster_commit(void);

#endif
