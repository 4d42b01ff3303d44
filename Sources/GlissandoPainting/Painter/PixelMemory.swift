import Foundation

/// Memory for pixels: of someone else, or of its own for as long as it lives.
final class PixelMemory {
  /// The first pixel.
  let base: UnsafeMutablePointer<UInt32>
  /// How many pixels there are.
  let count: Int
  /// Whether it came from the system as transparent pixels.
  let isTransparent: Bool
  private let owned: Owned

  private enum Owned {
    case nothing
    case allocated
    case mapped(byteCount: Int)
  }

  /// Smaller memory fits well into what the allocator keeps.
  private static let leastMappedByteCount = 1 << 21

  /// Memory of someone else, who keeps it for longer than this.
  init(of buffer: PixelBuffer) {
    base = buffer.base.assumingMemoryBound(to: UInt32.self)
    count = buffer.height * buffer.bytesPerRow / 4
    isTransparent = false
    owned = .nothing
  }

  /// Memory for a row of so many pixels.
  init(rowOf count: Int) {
    base = .allocate(capacity: count)
    self.count = count
    isTransparent = false
    owned = .allocated
  }

  /// Memory for so many pixels; nil when there is not enough.
  ///
  /// Much of it is asked of the system in large pages: a picture of a large window otherwise costs the
  /// system two thousand faults as it is touched, which take longer than painting it.
  convenience init?(count: Int) {
    let byteCount = count * MemoryLayout<UInt32>.stride
    if byteCount < Self.leastMappedByteCount {
      self.init(rowOf: count)
    } else {
      self.init(mapping: count, byteCount)
    }
  }

  private init?(mapping count: Int, _ byteCount: Int) {
    let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    // A system that has none gives small ones.
    _ = madvise(memory, byteCount, MADV_HUGEPAGE)
    base = memory.bindMemory(to: UInt32.self, capacity: count)
    self.count = count
    isTransparent = true
    owned = .mapped(byteCount: byteCount)
  }

  deinit {
    switch owned {
    case .nothing: break
    case .allocated: base.deallocate()
    case .mapped(let byteCount): munmap(base, byteCount)
    }
  }
}
