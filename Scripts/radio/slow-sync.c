// Makes a disk slow: LD_PRELOAD this and each fsync and fdatasync takes SLOW_SYNC_MS longer. At its end the program says
// how many there were.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static atomic_int count;

static void wait_for_the_disk(void) {
    const char *text = getenv("SLOW_SYNC_MS");
    long milliseconds = text ? atol(text) : 0;
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    atomic_fetch_add(&count, 1);
    nanosleep(&time, NULL);
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
