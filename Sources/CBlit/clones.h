#ifndef GLISSANDO_CLONES_H
#define GLISSANDO_CLONES_H

// A function that is compiled for several processors, of which one is chosen when the program is loaded. Not for
// ThreadSanitizer: what chooses would call it before it is there.
#if defined(__x86_64__) && defined(__linux__) && !__has_feature(thread_sanitizer) \
    && !defined(GLISSANDO_ONE_PROCESSOR)
#define CLONES __attribute__((target_clones("avx512bw", "avx2", "default")))
#else
#define CLONES
#endif

#endif
