#ifndef C_BUILD_H
#define C_BUILD_H

/// The commit that this executable was built from, shortened; “unknown” if `Scripts/build.sh` did not build it.
const char *muster_commit(void);

/// Lets the C library keep memory to allocate from for so many threads at most. It keeps some for each thread otherwise and
/// returns little of it.
void muster_limit_arenas(int most);

#endif
