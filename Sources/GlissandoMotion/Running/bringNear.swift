#if canImport(CPrefetch)
  internal import CPrefetch
#endif

/// How many elements of a table ahead its neighbours in memory are brought near.
///
/// What moves lies wherever it was made. At many thousands, to wait for each alone takes longer than
/// its motion; asked for so early, it is there when its turn comes.
let prefetchLead = 24

/// Asks for some lines of memory that will soon be read and written; it does not wait for them.
///
/// It changes nothing but speed, so it may be left out where the module is missing.
@inline(__always)
func bringNear(_ address: UnsafeRawPointer, lines: Int) {
  #if canImport(CPrefetch)
    for line in 0..<lines { glissando_prefetch(address + 64 * line) }
  #endif
}
