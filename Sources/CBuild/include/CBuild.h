#ifndef C_BUILD_H
#define C_BUILD_H

/// The commit that this executable was built from, shortened; “unknown” if `Scripts/build.sh` did not build it.
const char *muster_commit(void);

/// Makes the C library return memory. By itself it keeps some for each thread to allocate from, and learns to keep buffers of
/// up to 32 MB: so many threads would hold what only one of them uses at a time. To be called before they start.
void muster_return_memory(void);

#endif
