// Counts heap allocations by standing in front of the C library's allocator, which glibc provides
// for ("Replacing malloc" in its manual): an executable's own malloc comes before the library's for
// every library that is loaded. Linked into programs that measure themselves, never into a library.

#include "allocation_counter.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define COUNTS_NOTHING 1
#endif
#endif
#if !defined(__GLIBC__)
#define COUNTS_NOTHING 1
#endif

#if defined(COUNTS_NOTHING)

int64_t glissando_allocation_count(void) { return 0; }
int64_t glissando_bytes_in_use(void) { return 0; }

#else

#include <malloc.h>

int64_t glissando_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}

// glibc's own names for its functions, exported for replacements like these.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

// Each thread its own: a frame is made on one thread, and what others do meanwhile (a timer of a
// task, the desktop's libraries) is none of its cost.
static _Thread_local int64_t count;

static inline void count_one(void) { count++; }

int64_t glissando_allocation_count(void) { return count; }

void *malloc(size_t size) {
  count_one();
  return __libc_malloc(size);
}

void *calloc(size_t elements, size_t size) {
  count_one();
  return __libc_calloc(elements, size);
}

void *realloc(void *memory, size_t size) {
  count_one();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count_one();
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}

void free(void *memory) { __libc_free(memory); }

#endif
