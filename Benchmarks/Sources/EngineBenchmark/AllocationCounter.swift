import Foundation

// Replaces the C library's `malloc` and its relatives in this executable by ones that count. Only
// glibc has the functions that do the work under these names; elsewhere the count stays 0.
#if canImport(Glibc)
  /// Allocations since the start of the process.
  ///
  /// One thread writes it while it is read.
  nonisolated(unsafe) var allocationCount = 0

  @_silgen_name("__libc_malloc")
  private func libcMalloc(_ size: Int) -> UnsafeMutableRawPointer?
  @_silgen_name("__libc_calloc")
  private func libcCalloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer?
  @_silgen_name("__libc_realloc")
  private func libcRealloc(_ memory: UnsafeMutableRawPointer?, _ size: Int)
    -> UnsafeMutableRawPointer?

  /// Counts, and does what the C library does.
  @_cdecl("malloc")
  public func countedMalloc(_ size: Int) -> UnsafeMutableRawPointer? {
    allocationCount &+= 1
    return libcMalloc(size)
  }

  /// Counts, and does what the C library does.
  @_cdecl("calloc")
  public func countedCalloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? {
    allocationCount &+= 1
    return libcCalloc(count, size)
  }

  /// Counts, and does what the C library does.
  @_cdecl("realloc")
  public func countedRealloc(_ memory: UnsafeMutableRawPointer?, _ size: Int)
    -> UnsafeMutableRawPointer?
  {
    allocationCount &+= 1
    return libcRealloc(memory, size)
  }
#else
  let allocationCount = 0
#endif
