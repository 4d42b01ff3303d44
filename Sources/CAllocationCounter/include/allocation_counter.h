#pragma once
#include <stdint.h>

// How many heap allocations a program has made, and how much memory they hold.

/// The number of heap allocations (malloc, calloc, realloc, aligned ones) that the calling thread has
/// asked for so far; 0 where they cannot be counted.
int64_t glissando_allocation_count(void);

/// The bytes that the main thread's allocations, and large ones of any thread, hold now; 0 where that is not known.
int64_t glissando_bytes_in_use(void);
