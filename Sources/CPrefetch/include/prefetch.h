#ifndef GLISSANDO_PREFETCH_H
#define GLISSANDO_PREFETCH_H

/// Asks for the memory at an address to be brought near, to be read and written soon.
///
/// It does not wait, and any address will do. Swift has no such instruction.
static inline void glissando_prefetch(const void *address) { __builtin_prefetch(address, 1, 3); }

#endif
