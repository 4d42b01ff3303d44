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
    /// The size of what is to lie ready for the next pictures.
    var wanted: Int?
    /// Frames until it is prepared.
    var wait = 0
    var wasUsed = false

    var byteCount: Int { mappings.reduce(0) { $0 + $1.byteCount } }

    mutating func empty() {
      for mapping in mappings { mapping.free() }
      mappings = []
    }
  }

  /// Memory comes in steps of this, the size of a large page.
  private static let step = 2 << 20
  /// Memory has so much of its size to spare: what comes next is often a little larger.
  private static let spare = 8
  /// So many mappings are kept, and so many bytes.
  private static let greatestCount = 3
  private static let greatestByteCount = 64 << 20
  /// So many are to lie ready: a change of slides shows this many large pictures at once.
  private static let readyCount = 2
  /// The frames that show what has just come have enough to do: so many pass first.
  private static let delay = 12
  private let state = Mutex(State())
  /// Where memory is cleared beside the frames.
  let queue = DispatchQueue(label: "Glissando.PixelPool", qos: .utility)

  deinit { state.withLock { $0.empty() } }

  /// Memory for so many bytes, or up to about twice as many; nil when there is not enough.
  func allocate(_ byteCount: Int) -> Mapping? {
    let roomy = (byteCount + byteCount / Self.spare + Self.step - 1) / Self.step * Self.step
    let known = state.withLock { state in
      state.wasUsed = true
      let known = Self.best(of: state.mappings, for: byteCount).map {
        state.mappings.remove(at: $0)
      }
      if state.wanted == nil { (state.wanted, state.wait) = (roomy, Self.delay) }
      return known
    }
    return known ?? Mapping(byteCount: roomy)
  }

  /// Whether there is memory for so many bytes.
  func holds(_ byteCount: Int) -> Bool {
    state.withLock { Self.best(of: $0.mappings, for: byteCount) != nil }
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

  /// Whether so much memory is neither too little for what is needed nor far too much.
  static func suits(_ byteCount: Int, for needed: Int) -> Bool {
    (needed...max(2 * needed, 2 * step)).contains(byteCount)
  }

  /// The smallest that suffices.
  private static func best(of mappings: [Mapping], for byteCount: Int) -> Int? {
    mappings.indices.filter { suits(mappings[$0].byteCount, for: byteCount) }
      .min { mappings[$0].byteCount < mappings[$1].byteCount }
  }

  /// Has further memory cleared beside the frames: who has made one large picture soon makes another, or several.
  func beginFrame() {
    let (count, byteCount) = state.withLock { state in
      guard let wanted = state.wanted else { return (0, 0) }
      state.wait -= 1
      guard state.wait <= 0 else { return (0, 0) }
      state.wanted = nil
      let ready = state.mappings.count { Self.suits($0.byteCount, for: wanted) }
      return (min(Self.readyCount - ready, Self.greatestByteCount / wanted), wanted)
    }
    guard count > 0 else { return }
    queue.async { [weak self] in
      for _ in 0..<count { self?.prepareOne(byteCount) }
    }
  }

  private func prepareOne(_ byteCount: Int) {
    guard let mapping = Mapping(byteCount: byteCount) else { return }
    mapping.touch()
    give(mapping)
  }
}
