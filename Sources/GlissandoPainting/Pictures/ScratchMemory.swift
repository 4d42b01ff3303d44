/// Memory that grows to what is needed, is used again, and is given back when little of it is needed for long.
final class ScratchMemory {
  private var memory: UnsafeMutableRawPointer?
  private(set) var byteCount = 0
  private var use = ScratchUse()

  deinit {
    memory?.deallocate()
  }

  /// So many bytes of zero.
  func prepareZeros(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    let memory = prepare(count)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    return memory.assumingMemoryBound(to: UInt8.self)
  }

  /// At least so many bytes with any content.
  func prepare(_ count: Int) -> UnsafeMutableRawPointer {
    use.note(count)
    if let memory, count <= byteCount { return memory }
    memory?.deallocate()
    let fresh = UnsafeMutableRawPointer.allocate(
      byteCount: max(count, 16), alignment: Mask.alignment)
    memory = fresh
    byteCount = count
    return fresh
  }

  /// Gives the memory back where little of it was needed since this was last called.
  func endPeriod() {
    guard use.endsIdly(of: byteCount) else { return }
    memory?.deallocate()
    (memory, byteCount) = (nil, 0)
  }
}

/// How much of some memory was needed at most in a period, which a painter counts in frames.
package struct ScratchUse {
  private var greatest = 0

  package init() {}

  /// Less memory than this, in bytes, is not worth giving back.
  private static let leastByteCount = 1 << 20
  /// Memory that is so many times as large as what is needed is given back: a window that is made a little smaller
  /// soon grows again.
  private static let greatestWaste = 4

  package mutating func note(_ byteCount: Int) { greatest = max(greatest, byteCount) }

  /// Ends a period, and tells whether so much memory is too much for what was needed in it.
  package mutating func endsIdly(of byteCount: Int) -> Bool {
    defer { greatest = 0 }
    return byteCount > Self.leastByteCount && greatest < byteCount / Self.greatestWaste
  }

  /// Empties an array that is filled anew in each frame, and gives its memory back at the end of a period in which little
  /// of it was needed.
  mutating func empty<Element>(_ array: inout [Element], endsPeriod: Bool) {
    let size = MemoryLayout<Element>.stride
    note(array.count * size)
    let isIdle = endsPeriod && endsIdly(of: array.capacity * size)
    array.removeAll(keepingCapacity: !isIdle)
  }
}

extension [ScratchUse] {
  /// Ends a period of memory of which each lies in the one before, and tells how much of it stays: what comes before the
  /// first of which little was needed.
  ///
  /// - Parameter byteCount: How large each is.
  package mutating func endPeriod(_ byteCount: (Int) -> Int) -> Int {
    var kept = count
    for index in indices.reversed() where self[index].endsIdly(of: byteCount(index)) {
      kept = index
    }
    removeSubrange(kept...)
    return kept
  }
}
