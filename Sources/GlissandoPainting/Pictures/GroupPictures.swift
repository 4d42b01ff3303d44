import Foundation
import GlissandoDrawing

/// What a group was painted as, kept for as long as what it holds looks the same.
final class GroupPicture {
  /// What the picture was painted from.
  private var list = DisplayList()
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
  /// What was painted, where that was not all of it, in the same pixels.
  var cut: IntRect?
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
  var isEmpty: Bool { list.items.isEmpty }
  var byteCount: Int { (target?.byteCount ?? 0) + halvesByteCount }

  /// Whether items look as those from which the picture was painted, moved as a whole.
  func matches(
    _ items: DisplayItems, _ range: Range<Int>, reference: CGPoint, base: CGAffineTransform,
    parameter: SIMD2<Double>
  ) -> Bool {
    guard list.items.count == range.count, self.parameter == parameter,
      linear == base.linearPart
    else { return false }
    let move = CGSize(
      width: reference.x - self.reference.x, height: reference.y - self.reference.y)
    for (index, item) in zip(range, list.items)
    where !GroupPicture.isSame(items[index], item, moved: move) { return false }
    return true
  }

  /// Finds where those of a list differ from those from which the picture was painted, wherever both lie.
  ///
  /// - Parameters:
  ///   - area: The pixels of the picture, from which damage is counted.
  ///   - finder: What finds it, with memory of its own.
  /// - Returns: nil where everything differs.
  func damage(
    to other: DisplayList, base: CGAffineTransform, parameter: SIMD2<Double>, in area: IntRect,
    by finder: DamageFinder
  ) -> Damage? {
    guard !isEmpty, self.parameter == parameter, linear == base.linearPart else { return nil }
    var damage = Damage(width: area.width, height: area.height)
    finder.find(
      from: list, to: other, scale: Double(base.a),
      origin: (area.left, area.top), into: &damage)
    return damage.isFull ? nil : damage
  }

  /// Takes the items that the next picture is painted from.
  func update(
    _ items: DisplayItems, _ range: Range<Int>, reference: CGPoint, base: CGAffineTransform,
    parameter: SIMD2<Double>
  ) {
    list.removeAll()
    list.append(contentsOf: items[range])
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
    let (width, height) = (max(width, target?.width ?? 0), max(height, target?.height ?? 0))
    // It may suffice for a little more.
    target = nil
    target = others.newTarget(width: width, height: height)
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

  /// Gives its pixels up; it has to be painted anew if it is ever seen again.
  fileprivate func giveUpPixels() {
    target = nil
    (halves, halvesByteCount, cells) = ([], 0, nil)
    isPainted = false
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

  /// Beyond its limit nothing more is kept, however much is in use.
  private let memory: PictureMemory
  /// A picture smaller than this is kept without counting the others: there may be hundreds.
  private static let leastCountedByteCount = 1 << 18

  init(_ bands: PendingBands, _ memory: PictureMemory) {
    (self.bands, self.memory) = (bands, memory)
  }

  /// Whether what was not used since this was last so is of no use any more.
  var endsPeriod: Bool { frame.isMultiple(of: Self.idleFrames) }

  func beginFrame() {
    frame += 1
    pool.beginFrame()
    guard pictures.count > 0 else { return }
    var sum = 0
    var hasIdle = false
    for picture in pictures.values {
      sum += picture.byteCount
      if picture.lastUse + Self.idleFrames < frame { hasIdle = true }
    }
    if hasIdle { pictures = pictures.filter { $0.value.lastUse + Self.idleFrames > frame } }
    let limit = min(Self.byteLimit, memory.limit)
    if sum > limit { drop(sum - limit) }
  }

  private func drop(_ byteCount: Int) {
    var excess = byteCount
    for (id, picture) in pictures.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard excess > 0, picture.lastUse + 1 < frame else { return }
      excess -= picture.byteCount
      pictures[id] = nil
    }
  }

  /// Transparent pixels to be painted into for long; nil where there is no memory.
  ///
  /// The system clears new memory page by page as it is touched, which costs more than painting in it: what nobody
  /// uses any longer comes first.
  func newTarget(width: Int, height: Int) -> RasterTarget? {
    let byteCount = width * height * 4
    if byteCount >= PixelMemory.leastMappedByteCount, !pool.holds(byteCount) {
      giveUpIdlePicture(of: byteCount)
    }
    let target = RasterTarget(width: width, height: height, bands: bands, pool: pool)
    target?.clear(width: width, height: height)
    return target
  }

  /// Whether there is room for the pixels of a picture beside those that are in use.
  ///
  /// - Complexity: O(*n*) in the pictures, for one that is large.
  func hasRoom(for picture: GroupPicture, _ byteCount: Int) -> Bool {
    if byteCount < Self.leastCountedByteCount { return true }
    let others = pictures.values.reduce(0) { sum, other in
      sum + (other !== picture && other.lastUse + 1 >= frame ? other.byteCount : 0)
    }
    return others + byteCount <= memory.limit
  }

  /// Gives back what lies ready for pictures that did not come.
  func giveBackIdleMemory() { pool.endPeriod() }

  /// Takes the pixels of a picture that was used neither in this frame nor in the one before, the smallest that
  /// suffice.
  private func giveUpIdlePicture(of byteCount: Int) {
    pictures.values
      .filter { picture in
        picture.lastUse + 1 < frame
          && picture.target.map { PixelPool.suits($0.byteCount, for: byteCount) } ?? false
      }
      .min { $0.byteCount < $1.byteCount }?.giveUpPixels()
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
