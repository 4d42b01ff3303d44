#include "allocation_count.h"

#include <stdlib.h>

static long count = 0;

long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#ifdef __GLIBC__

// The executable's own functions come before the C library's, whose work they pass on.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  note();
  return __libc_realloc(memory, size);
}

#endif
