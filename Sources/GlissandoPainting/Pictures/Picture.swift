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
  var keepsMasks = true
  /// The frame in which it was last used, to find what has not been for long.
  var lastUse: UInt64 = 0
  private(set) var byteCount = 0
  private var masks: UnsafeMutableBufferPointer<UnsafeMutableRawPointer?>

  init(matrix: SIMD4<Double>, phaseCount: Int, isShared: Bool) {
    self.matrix = matrix
    self.phaseCount = phaseCount
    self.isShared = isShared
    masks = .filled(with: nil, count: phaseCount * phaseCount)
  }

  deinit {
    dropMasks()
    masks.deallocate()
  }

  @inline(__always)
  func mask(_ phase: Int) -> Mask? { masks[phase].map(Mask.init(base:)) }

  /// Begins anew with another matrix.
  fileprivate func reset(matrix: SIMD4<Double>, phaseCount: Int) {
    dropMasks()
    self.matrix = matrix
    keepsMasks = false
    if phaseCount != self.phaseCount {
      self.phaseCount = phaseCount
      masks.deallocate()
      masks = .filled(with: nil, count: phaseCount * phaseCount)
    }
  }

  /// Keeps a copy of what was drawn for a position.
  fileprivate func store(_ result: MaskRenderer.Result, _ phase: Int) -> Mask {
    let count = Mask.byteCount(width: result.width, height: result.height)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: count, alignment: Mask.alignment)
    masks[phase] = memory
    byteCount += count
    return Mask(copying: result, into: memory)
  }

  /// Gives back the memory; the masks are drawn again when they are needed.
  fileprivate func dropMasks() {
    guard byteCount > 0 else { return }
    for index in masks.indices {
      masks[index]?.deallocate()
      masks[index] = nil
    }
    byteCount = 0
  }
}

/// What a painter keeps of a content.
enum KeptLeaf {
  /// That it was painted once before.
  case seen
  /// The masks of one colour.
  case picture(Picture)
  /// A text in colours of its own.
  case sprite(Sprite)

  /// The bytes that nobody else shares.
  fileprivate var byteCount: Int {
    switch self {
    case .seen: 0
    case .picture(let picture): picture.isShared ? 0 : picture.byteCount
    case .sprite(let sprite): sprite.pixels.count * 4
    }
  }
}

/// What a painter keeps of leaves, by their contents and shapes, with a limit to its memory.
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

  /// The bytes of masks and sprites that are kept.
  private(set) var byteCount = 0
  private(set) var frame: UInt64 = 1
  /// What was not used in so many frames belongs to something that has gone.
  static let idleFrames: UInt64 = 240
  /// Hashes of keys that were looked for in vain; so many that a screen of controls fits.
  private var recentMisses = [Int](repeating: 0, count: 64)
  private var nextMiss = 0
  private var shapes: [ShapeKey: Picture] = [:]
  private let contents = ContentTable<KeptLeaf>()

  func beginFrame() {
    frame += 1
    if frame % Self.idleFrames == 0 { removeIdle() }
    if byteCount > PictureCache.byteLimit { evict() }
  }

  /// What is kept of a content.
  @inline(__always)
  func kept(of key: ContentKey) -> KeptLeaf? { contents.value(of: key, in: frame) }

  /// The picture to use for a content under a matrix, made if the content has been seen before.
  func picture(
    of content: DisplayContent, _ key: ContentKey, _ matrix: SIMD4<Double>, phaseCount: Int
  ) -> Picture? {
    if let shape = ShapeKey(content, matrix) { return picture(of: key, shape, phaseCount) }
    switch kept(of: key) {
    case .picture(let picture):
      byteCount -= picture.byteCount
      picture.reset(matrix: matrix, phaseCount: phaseCount)
      return picture
    case .seen:
      let picture = Picture(matrix: matrix, phaseCount: phaseCount, isShared: false)
      keep(.picture(picture), of: key)
      return picture
    case .sprite, nil:
      keep(.seen, of: key)
      return nil
    }
  }

  /// The picture of all contents of one shape.
  private func picture(
    of key: ContentKey, _ shape: ShapeKey, _ phaseCount: Int
  ) -> Picture? {
    if let known = shapes[shape] {
      keep(.picture(known), of: key)
      return known
    }
    guard isWorthKeeping(shape) else { return nil }
    let picture = Picture(matrix: shape.matrix, phaseCount: phaseCount, isShared: true)
    shapes[shape] = picture
    keep(.picture(picture), of: key)
    return picture
  }

  /// Keeps what was drawn for a position of a picture.
  func store(_ drawn: MaskRenderer.Result, _ phase: Int, of picture: Picture) -> Mask {
    let before = picture.byteCount
    defer { byteCount += picture.byteCount - before }
    return picture.store(drawn, phase)
  }

  func keep(_ value: KeptLeaf, of key: ContentKey) {
    let before = contents.value(of: key, in: frame)?.byteCount ?? 0
    byteCount += value.byteCount - before
    contents.set(value, of: key, in: frame)
  }

  /// Whether a key is met for the second time lately: a shape that changes in each frame is not
  /// worth keeping.
  private func isWorthKeeping(_ key: ShapeKey) -> Bool {
    let hash = key.hashValue
    if recentMisses.contains(hash) { return true }
    recentMisses[nextMiss] = hash
    nextMiss = (nextMiss + 1) % recentMisses.count
    return false
  }

  /// Forgets the contents that were not painted for long.
  private func removeIdle() {
    guard frame > Self.idleFrames else { return }
    let first = frame - Self.idleFrames
    contents.removeAll { kept, lastUse in
      // Nobody would count any more what was added to masks of a shape that is forgotten.
      if case .picture(let picture) = kept, picture.isShared, picture.lastUse < first {
        return true
      }
      guard lastUse < first else { return false }
      byteCount -= kept.byteCount
      return true
    }
    for (key, picture) in shapes where picture.lastUse < first {
      byteCount -= picture.byteCount
      shapes[key] = nil
    }
  }

  /// Drops what was unused for longest, down to half the limit.
  private func evict() {
    var uses: [(lastUse: UInt64, byteCount: Int)] = shapes.values.map {
      ($0.lastUse, $0.byteCount)
    }
    contents.forEach { kept, lastUse in
      if kept.byteCount > 0 { uses.append((lastUse, kept.byteCount)) }
    }
    uses.sort { $0.lastUse < $1.lastUse }
    var excess = byteCount - PictureCache.byteLimit / 2
    var last: UInt64 = 0
    for use in uses where excess > 0 { (last, excess) = (use.lastUse, excess - use.byteCount) }
    remove(upTo: last)
  }

  private func remove(upTo last: UInt64) {
    var isFull: Bool { byteCount > PictureCache.byteLimit / 2 }
    for picture in shapes.values where picture.lastUse <= last && isFull {
      byteCount -= picture.byteCount
      picture.dropMasks()
    }
    shapes = shapes.filter { $0.value.byteCount > 0 }
    contents.removeAll { kept, lastUse in
      if case .picture(let picture) = kept, picture.isShared { return picture.byteCount == 0 }
      guard kept.byteCount > 0, lastUse <= last, isFull else { return false }
      byteCount -= kept.byteCount
      return true
    }
  }
}
