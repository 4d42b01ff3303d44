import Dispatch
import Foundation
import Synchronization

/// Large memory for pixels: what pictures have let go of, and some that lies ready for the next one.
///
/// The system clears new memory page by page as it is touched, which takes longer than painting in it: a picture as
/// large as a slide would cost the frame in which it is made more than all others together.
final class PixelPool: Sendable {
  /// Memory of the system.
  struct Mapping: @unchecked Sendable {  // whoever has it is the only one who writes into it
    let base: UnsafeMutableRawPointer
    let byteCount: Int
    /// Whether it holds nothing but zeros.
    var isClear = true

    /// Asks for large pages, with which the system has less to do; one that has none gives small ones.
    init?(byteCount: Int) {
      let memory = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let memory, memory != MAP_FAILED else { return nil }
      _ = madvise(memory, byteCount, MADV_HUGEPAGE)
      (base, self.byteCount) = (memory, byteCount)
    }

    /// Has the system clear all of it.
    fileprivate func touch() {
      for place in stride(from: 0, to: byteCount, by: 4096) {
        base.storeBytes(of: 0, toByteOffset: place, as: UInt8.self)
      }
    }

    func free() { munmap(base, byteCount) }
  }

  private struct State {
    /// The one that has lain there longest comes first.
    var mappings: [Mapping] = []
    var isPreparing = false
    var wasUsed = false

    var byteCount: Int { mappings.reduce(0) { $0 + $1.byteCount } }

    mutating func empty() {
      for mapping in mappings { mapping.free() }
      mappings = []
    }
  }

  /// Memory comes in steps of this, the size of a large page.
  private static let step = 2 << 20
  /// So many mappings are kept, and so many bytes.
  private static let greatestCount = 2
  private static let greatestByteCount = 64 << 20
  private let state = Mutex(State())

  deinit { state.withLock { $0.empty() } }

  /// Memory for so many bytes, or up to twice as many; nil when there is not enough.
  func allocate(_ byteCount: Int) -> Mapping? {
    let wanted = (byteCount + Self.step - 1) / Self.step * Self.step
    let (known, isLast) = state.withLock { state in
      state.wasUsed = true
      let known = Self.best(of: state.mappings, for: wanted).map { state.mappings.remove(at: $0) }
      return (known, Self.best(of: state.mappings, for: wanted) == nil)
    }
    if isLast { prepare(wanted) }
    return known ?? Mapping(byteCount: wanted)
  }

  /// Takes memory back; what has lain there longest makes room.
  func give(_ mapping: Mapping) {
    state.withLock { state in
      state.mappings.append(mapping)
      while state.mappings.count > Self.greatestCount || state.byteCount > Self.greatestByteCount {
        state.mappings.removeFirst().free()
      }
    }
  }

  /// Gives all of it back to the system where nothing of it was needed since this was last called.
  func endPeriod() {
    state.withLock { state in
      if !state.wasUsed { state.empty() }
      state.wasUsed = false
    }
  }

  /// The smallest that suffices.
  private static func best(of mappings: [Mapping], for wanted: Int) -> Int? {
    mappings.indices.filter { (wanted...2 * wanted).contains(mappings[$0].byteCount) }
      .min { mappings[$0].byteCount < mappings[$1].byteCount }
  }

  /// Has further memory cleared beside the frames: who has made one large picture soon makes another.
  private func prepare(_ byteCount: Int) {
    guard byteCount <= Self.greatestByteCount else { return }
    let isMine = state.withLock { state in
      defer { state.isPreparing = true }
      return !state.isPreparing
    }
    guard isMine else { return }
    DispatchQueue.global(qos: .utility).async { [weak self] in
      let mapping = Mapping(byteCount: byteCount)
      mapping?.touch()
      guard let self else {
        mapping?.free()
        return
      }
      self.state.withLock { $0.isPreparing = false }
      if let mapping { self.give(mapping) }
    }
  }
}
