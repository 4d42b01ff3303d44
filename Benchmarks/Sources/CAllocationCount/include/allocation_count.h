#pragma once

/// Heap allocations of the process so far; 0 where the C library is not glibc.
long allocation_count(void);
