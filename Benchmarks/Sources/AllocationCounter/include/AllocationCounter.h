#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// How many times this process has asked the allocator for memory since its start, on all threads.
uint64_t allocation_count(void);

#endif
