import Foundation

/// Memory for pixels: of someone else, or of its own for as long as it lives.
final class PixelMemory {
  /// The first pixel.
  let base: UnsafeMutablePointer<UInt32>
  /// How many pixels there are.
  let count: Int
  /// How much the system gave for them.
  var byteCount: Int {
    if case .mapped(let mapping, _) = owned { mapping.byteCount } else { count * 4 }
  }
  /// Whether its pixels are transparent, as the system gave them.
  let isTransparent: Bool
  private let owned: Owned

  private enum Owned {
    case nothing
    case allocated
    case mapped(PixelPool.Mapping, PixelPool?)
  }

  /// Smaller memory fits well into what the allocator keeps.
  static let leastMappedByteCount = 1 << 21

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
  /// - Parameter pool: Where much of it comes from and goes to; nil is the system.
  convenience init?(count: Int, pool: PixelPool?) {
    let byteCount = count * MemoryLayout<UInt32>.stride
    if byteCount < Self.leastMappedByteCount {
      self.init(rowOf: count)
    } else {
      let mapping = pool.map { $0.allocate(byteCount) } ?? PixelPool.Mapping(byteCount: byteCount)
      guard let mapping else { return nil }
      self.init(mapping, count: count, pool)
    }
  }

  private init(_ mapping: PixelPool.Mapping, count: Int, _ pool: PixelPool?) {
    base = mapping.base.bindMemory(to: UInt32.self, capacity: count)
    self.count = count
    isTransparent = mapping.isClear
    owned = .mapped(mapping, pool)
  }

  deinit {
    switch owned {
    case .nothing: break
    case .allocated: base.deallocate()
    case .mapped(var mapping, let pool):
      mapping.isClear = false
      if let pool { pool.give(mapping) } else { mapping.free() }
    }
  }
}
