// A slow disk, for tests: loaded before the C library (LD_PRELOAD), it makes each fsync and fdatasync take longer. At its
// end the program says how many there were.
#define _GNU_SOURCE
#include "SlowSync.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static atomic_int count;

static void rest(long milliseconds) {
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    nanosleep(&time, NULL);
}

static void wait_for_the_disk(void) {
    const char *milliseconds = getenv(SLOW_SYNC_MS);
    const char *file = getenv(SLOW_SYNC_WHILE);
    atomic_fetch_add(&count, 1);
    if (milliseconds) rest(atol(milliseconds));
    while (file && access(file, F_OK) == 0) rest(5);
}

int fsync(int descriptor) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    wait_for_the_disk();
    return real(descriptor);
}

int fdatasync(int descriptor) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    wait_for_the_disk();
    return real(descriptor);
}

__attribute__((destructor)) static void tell(void) {
    fprintf(stderr, "slow-sync: %d syncs\n", atomic_load(&count));
}
