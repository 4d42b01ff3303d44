import Foundation
import GlissandoDrawing

/// What a group was painted as, kept for as long as what it holds looks the same.
final class GroupPicture {
  /// What the picture was painted from.
  private var items: [DisplayItem] = []
  /// Where the items' reference lay, which may move without making the picture wrong.
  private var reference = CGPoint.zero
  /// From points to the pixels of the picture, without moves.
  private var linear = SIMD4<Double>.zero
  /// A further number that the picture depends on, such as the radius of a blur.
  private var parameter = SIMD2<Double>.zero
  /// The pixels; larger than the picture if a larger one was there before.
  private(set) var target: RasterTarget?
  /// Where the picture was painted, in pixels of the window or of the plane around it.
  var area = IntRect.empty
  /// Where the items' reference was then, or when they were taken, in the same pixels.
  var place = CGPoint.zero
  /// Whether there is text among the items that lies on whole pixels.
  private(set) var holdsRestingText = false
  /// Whether `target` shows the items.
  var isPainted = false {
    didSet { if !isPainted { (currentHalves, areCellsCurrent) = (0, false) } }
  }
  /// Where the picture that was last reduced has one colour.
  private var cells: PictureCells?
  private var areCellsCurrent = false
  /// The picture with fewer and fewer pixels: first across, then down.
  private var halves: [ReducedPicture] = []
  private var halvesByteCount = 0
  /// So many of them are of what `target` shows.
  private var currentHalves = 0
  /// How often they are halved across.
  private var halvesAcross = 0
  /// The frame in which it was last used.
  fileprivate(set) var lastUse: UInt64 = 0
  /// Whether it was used before in this frame, so that it may be what was put off.
  fileprivate(set) var isInUse = false
  /// Whether it was used in this frame, or in the one before, before it was asked for last.
  fileprivate(set) var isSuccessive = false

  /// Moves of less than this, in points, are rounding errors.
  private static let tolerance: CGFloat = 1e-6

  /// Whether it has never been of anything.
  var isEmpty: Bool { items.isEmpty }
  var byteCount: Int { (target?.byteCount ?? 0) + halvesByteCount }

  /// Whether items look as those from which the picture was painted, moved as a whole.
  func matches(
    _ items: DisplayItems, _ range: Range<Int>, reference: CGPoint, base: CGAffineTransform,
    parameter: SIMD2<Double>
  ) -> Bool {
    guard self.items.count == range.count, self.parameter == parameter,
      linear == base.linearPart
    else { return false }
    let move = CGSize(
      width: reference.x - self.reference.x, height: reference.y - self.reference.y)
    for (index, item) in zip(range, self.items)
    where !GroupPicture.isSame(items[index], item, moved: move) { return false }
    return true
  }

  /// Finds where items differ from those from which the picture was painted, wherever both lie.
  ///
  /// - Parameters:
  ///   - area: The pixels of the picture, from which damage is counted.
  ///   - finder: What finds it, with memory of its own.
  /// - Returns: nil where everything differs.
  func damage(
    to items: [DisplayItem], base: CGAffineTransform, parameter: SIMD2<Double>, in area: IntRect,
    by finder: DamageFinder
  ) -> Damage? {
    guard !isEmpty, self.parameter == parameter, linear == base.linearPart else { return nil }
    var damage = Damage(width: area.width, height: area.height)
    finder.find(
      from: DisplayList(items: self.items), to: DisplayList(items: items), scale: Double(base.a),
      origin: (area.left, area.top), into: &damage)
    return damage.isFull ? nil : damage
  }

  /// Takes the items that the next picture is painted from.
  func update(
    _ items: DisplayItems, _ range: Range<Int>, reference: CGPoint, base: CGAffineTransform,
    parameter: SIMD2<Double>
  ) {
    self.items.removeAll(keepingCapacity: true)
    self.items.append(contentsOf: items[range])
    holdsRestingText = items.holdsRestingText(range)
    self.reference = reference
    self.parameter = parameter
    linear = base.linearPart
    isPainted = false
  }

  /// Transparent pixels of a size; nil when there is no memory.
  ///
  /// - Parameter others: Where pixels are found that nobody uses any longer.
  func prepare(width: Int, height: Int, among others: GroupPictures) -> RasterTarget? {
    if let target, target.width >= width, target.height >= height, target.isUsable {
      target.clear(width: width, height: height)
      return target
    }
    target =
      others.dequeueIdleTarget(width: width, height: height)
      ?? others.newTarget(
        width: max(width, target?.width ?? 0), height: max(height, target?.height ?? 0))
    target?.clear(width: width, height: height)
    return target
  }

  /// The picture, halved so often; less often when there is no memory, and nil where it is not painted.
  func reduced(across: Int, down: Int) -> ReducedPicture? {
    guard isPainted, let target else { return nil }
    if across != halvesAcross {
      (halvesAcross, currentHalves) = (across, min(currentHalves, across, halvesAcross))
    }
    var picture = ReducedPicture(whole: target, width: area.width, height: area.height)
    for index in 0..<across + down {
      if index == currentHalves {
        // What was put off may still read the old ones.
        let old = index < halves.count && !isInUse ? halves[index].target : nil
        guard let half = picture.half(index < across, in: old) else { break }
        halvesByteCount += half.target.byteCount
        if index < halves.count {
          halvesByteCount -= halves[index].target.byteCount
          halves[index] = half
        } else {
          halves.append(half)
        }
        currentHalves += 1
      }
      picture = halves[index]
    }
    return picture
  }

  /// Where the picture, reduced, has one colour.
  func cells(of picture: ReducedPicture) -> PictureCells {
    if let cells, areCellsCurrent, cells.width == picture.width, cells.height == picture.height {
      return cells
    }
    areCellsCurrent = true
    // What was put off may still read the old ones.
    if let cells, !isInUse {
      cells.find(in: picture)
      return cells
    }
    let made = PictureCells(of: picture)
    cells = made
    return made
  }

  /// Gives its pixels away; it has to be painted anew if it is ever seen again.
  fileprivate func giveTarget() -> RasterTarget? {
    defer {
      target = nil
      (halves, halvesByteCount, cells) = ([], 0, nil)
      isPainted = false
    }
    return target
  }

  private static func isSame(
    _ newer: DisplayItem, _ older: DisplayItem, moved move: CGSize
  ) -> Bool {
    switch (newer, older) {
    case (.leaf(var a), .leaf(let b)):
      guard isSame(a.transform, b.transform, moved: move) else { return false }
      a.transform = b.transform
      return a.looksLike(b)
    case (.begin(var a), .begin(let b)):
      guard isSame(a.transform, b.transform, moved: move) || !a.dependsOnPlace else {
        return false
      }
      a.transform = b.transform
      return a.looksLike(b)
    case (.end, .end): return true
    default: return false
    }
  }

  private static func isSame(
    _ a: CGAffineTransform, _ b: CGAffineTransform, moved move: CGSize
  ) -> Bool {
    a.linearPart == b.linearPart && abs(a.tx - b.tx - move.width) < tolerance
      && abs(a.ty - b.ty - move.height) < tolerance
  }
}

extension DisplayGroup {
  /// Whether the group's transform has an effect beyond that of its scale, and is thus moved with
  /// what the group holds.
  fileprivate var dependsOnPlace: Bool {
    switch kind {
    case .clip, .plane, .shadow, .blur: true
    case .opacity, .blend, .colorEffect, .mask, .maskSource: false
    }
  }
}

extension CGAffineTransform {
  /// The four numbers that scale and turn.
  var linearPart: SIMD4<Double> { SIMD4(Double(a), Double(b), Double(c), Double(d)) }
}

/// The pictures of groups and of leaves, by their identities.
final class GroupPictures {
  /// What makes a leaf's identity another one than that of the group with the same number.
  static let leaves: UInt64 = 1 << 63
  /// Bytes beyond which pictures are dropped that were not used in the last frame, those unused for longest first.
  private static let byteLimit = 128 << 20
  /// A picture that was not used in so many frames belongs to something that has gone.
  private static let idleFrames: UInt64 = 240
  /// Paints what is large onto the pictures and layers, which are put into the window, or into others, afterwards.
  private let bands: PendingBands
  private let pool = PixelPool()
  private var pictures: [UInt64: GroupPicture] = [:]
  private var frame: UInt64 = 0

  init(_ bands: PendingBands) { self.bands = bands }

  /// Whether what was not used since this was last so is of no use any more.
  var endsPeriod: Bool { frame.isMultiple(of: Self.idleFrames) }

  func beginFrame() {
    frame += 1
    guard pictures.count > 0 else { return }
    var sum = 0
    var hasIdle = false
    for picture in pictures.values {
      sum += picture.byteCount
      if picture.lastUse + Self.idleFrames < frame { hasIdle = true }
    }
    if hasIdle { pictures = pictures.filter { $0.value.lastUse + Self.idleFrames > frame } }
    if sum > Self.byteLimit { drop(sum - Self.byteLimit) }
  }

  private func drop(_ byteCount: Int) {
    var excess = byteCount
    for (id, picture) in pictures.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard excess > 0, picture.lastUse + 1 < frame else { return }
      excess -= picture.byteCount
      pictures[id] = nil
    }
  }

  /// Pixels to be painted into for long; nil where there is no memory.
  func newTarget(width: Int, height: Int) -> RasterTarget? {
    RasterTarget(width: width, height: height, bands: bands, pool: pool)
  }

  /// Gives back what lies ready for pictures that did not come.
  func giveBackIdleMemory() { pool.endPeriod() }

  /// At most this many times as many pixels as are needed are taken from an idle picture.
  private static let greatestWaste = 2

  /// The pixels of a picture that was used neither in this frame nor in the one before, the smallest
  /// that suffice; nil where there are none.
  ///
  /// The system clears new memory page by page as it is touched, which costs more than painting in it.
  fileprivate func dequeueIdleTarget(width: Int, height: Int) -> RasterTarget? {
    var best: GroupPicture?
    for picture in pictures.values where picture.lastUse + 1 < frame {
      guard let target = picture.target, target.isUsable, target.width >= width,
        target.height >= height,
        target.width * target.height <= Self.greatestWaste * width * height,
        best.map({ $0.byteCount > picture.byteCount }) ?? true
      else { continue }
      best = picture
    }
    return best?.giveTarget()
  }

  /// The picture of a group, empty when it has none yet.
  func picture(of id: UInt64) -> GroupPicture {
    if let known = pictures[id] {
      known.isInUse = known.lastUse == frame
      known.isSuccessive = known.lastUse + 1 >= frame
      known.lastUse = frame
      return known
    }
    let made = GroupPicture()
    made.lastUse = frame
    pictures[id] = made
    return made
  }
}
