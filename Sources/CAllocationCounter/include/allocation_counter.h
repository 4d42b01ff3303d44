#pragma once
#include <stdint.h>

/// The number of heap allocations (malloc, calloc, realloc, aligned ones) that all threads of the
/// process have asked for so far; 0 where they cannot be counted.
int64_t glissando_allocation_count(void);
