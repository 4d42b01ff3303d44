import Foundation
import GlissandoDrawing

/// The masks of one content at one scale and turn, one for each position between pixels.
///
/// A position is rounded to a part of a pixel, and the mask for it is drawn by Cairo when it is
/// first needed. So a moving picture is exact to that part wherever it is, without the softness
/// that interpolating one picture between pixels has.
final class Picture {
  /// The four numbers of the transform that masks depend on, times pixels per point.
  private(set) var matrix: SIMD4<Double>
  /// Parts of a pixel that are told apart, along each axis.
  private(set) var phaseCount: Int
  /// Whether it belongs to all contents of one shape; then its matrix never changes.
  let isShared: Bool
  /// Whether it has been used twice with its matrix, so that keeping masks is worth it.
  var keepsMasks: Bool
  /// The frame in which it was last used, to find what has not been for long.
  var lastUse: UInt64 = 0
  private(set) var byteCount = 0
  private var masks: [UnsafeMutableRawPointer?]
  private weak var cache: PictureCache?
  private let cacheIdentity: ObjectIdentifier
  /// Its place in the list of the cache.
  fileprivate(set) var slot = -1

  init(
    matrix: SIMD4<Double>, phaseCount: Int, isShared: Bool, cache: PictureCache
  ) {
    self.matrix = matrix
    self.phaseCount = phaseCount
    self.isShared = isShared
    self.cache = cache
    keepsMasks = true
    cacheIdentity = ObjectIdentifier(cache)
    masks = Array(repeating: nil, count: phaseCount * phaseCount)
  }

  deinit {
    dropMasks()
    cache?.forget(slot)
  }

  @inline(__always)
  func belongs(to cache: PictureCache) -> Bool { cacheIdentity == ObjectIdentifier(cache) }

  @inline(__always)
  func mask(_ phase: Int) -> Mask? { masks[phase].map(Mask.init(base:)) }

  /// Begins anew with another matrix.
  func reset(matrix: SIMD4<Double>, phaseCount: Int) {
    dropMasks()
    self.matrix = matrix
    keepsMasks = false
    if phaseCount != self.phaseCount {
      self.phaseCount = phaseCount
      masks = Array(repeating: nil, count: phaseCount * phaseCount)
    }
  }

  /// Keeps a copy of what was drawn for a position.
  func store(_ result: MaskRenderer.Result, _ phase: Int) -> Mask {
    let count = Mask.byteCount(width: result.width, height: result.height)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: count, alignment: MemoryLayout<MaskRow>.alignment)
    masks[phase] = memory
    byteCount += count
    cache?.byteCount += count
    return Mask(copying: result, into: memory)
  }

  /// Gives back the memory; the masks are drawn again when they are needed.
  func dropMasks() {
    guard byteCount > 0 else { return }
    for index in masks.indices {
      masks[index]?.deallocate()
      masks[index] = nil
    }
    cache?.byteCount -= byteCount
    byteCount = 0
  }

  fileprivate func place(at slot: Int) {
    self.slot = slot
  }
}

/// All pictures of a painter, with a limit to their memory.
final class PictureCache {
  /// What identifies pictures that may be shared: simple shapes of equal measures.
  struct ShapeKey: Hashable {
    enum Kind: Hashable {
      case ellipse, rect, circularRect, continuousRect
    }
    let kind: Kind
    let size: SIMD2<Double>
    let corner: SIMD2<Double>
    let isAntialiased: Bool
    let matrix: SIMD4<Double>

    /// The key of a content that is a simple shape in a smooth filling, else nil.
    init?(_ content: DisplayContent, _ matrix: SIMD4<Double>) {
      guard case .fill(let path, let style) = content.kind else { return nil }
      isAntialiased = style.isAntialiased
      self.matrix = matrix
      switch path.storage {
      case .ellipse(let rect):
        kind = .ellipse
        size = SIMD2(Double(rect.width), Double(rect.height))
        corner = .zero
      case .rect(let rect):
        kind = .rect
        size = SIMD2(Double(rect.width), Double(rect.height))
        corner = .zero
      case .roundedRect(let rect, let radii, let style):
        kind = style == .circular ? .circularRect : .continuousRect
        size = SIMD2(Double(rect.width), Double(rect.height))
        corner = SIMD2(Double(radii.width), Double(radii.height))
      case .empty, .elements: return nil
      }
    }
  }

  /// The bytes of masks that are kept; beyond, those that were unused for longest are dropped.
  ///
  /// A mask of a small circle takes 400 bytes, of a label 5,000, each times the positions between
  /// pixels that it has been at. Less would draw again on every round of a busy scene.
  static let byteLimit = 24 << 20

  var byteCount = 0
  private(set) var frame: UInt64 = 1
  /// Hashes of keys that were looked for in vain; so many that a screen of controls fits.
  private var recentMisses = [Int](repeating: 0, count: 64)
  private var nextMiss = 0
  private var shared: [ShapeKey: Picture] = [:]
  /// Every picture, for eviction; a picture takes itself out when it goes.
  private var all: [Unmanaged<Picture>] = []

  func beginFrame() {
    frame += 1
    if byteCount > PictureCache.byteLimit { evict() }
  }

  func picture(for key: ShapeKey) -> Picture? { shared[key] }

  /// Whether a key is met for the second time lately: a shape that changes in each frame is not
  /// worth keeping.
  func isWorthKeeping(_ key: ShapeKey) -> Bool {
    let hash = key.hashValue
    if recentMisses.contains(hash) { return true }
    recentMisses[nextMiss] = hash
    nextMiss = (nextMiss + 1) % recentMisses.count
    return false
  }

  /// Registers a picture; with a key it is shared and lives until it is evicted.
  func add(_ picture: Picture, key: ShapeKey?) {
    picture.place(at: all.count)
    // Unretained: the picture takes itself out of the list in its deinit.
    all.append(Unmanaged.passUnretained(picture))
    if let key { shared[key] = picture }
  }

  fileprivate func forget(_ slot: Int) {
    guard slot >= 0, slot < all.count else { return }
    let last = all.removeLast()
    if slot < all.count {
      all[slot] = last
      last._withUnsafeGuaranteedRef { $0.place(at: slot) }
    }
  }

  /// Drops the masks that were unused for longest, down to half the limit.
  private func evict() {
    let order = all.map { $0.takeUnretainedValue() }.sorted { $0.lastUse < $1.lastUse }
    for picture in order where byteCount > PictureCache.byteLimit / 2 { picture.dropMasks() }
    shared = shared.filter { $0.value.byteCount > 0 }
  }
}
