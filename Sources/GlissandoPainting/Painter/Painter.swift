import CPangoCairo
import Foundation
package import GlissandoDrawing

/// Paints display lists into pixels: shapes by Cairo, text by Pango, and what was painted before by
/// our own blitter.
///
/// Keeps pictures and scratch memory between frames; used by one thread at a time. What is painted depends on
/// the list alone, not on what was painted before, so that parts can be painted again at will: they have the same
/// pixels to the last bit, but for shadows and blurs that move, and groups that have moved by whole pixels and less than
/// a 512th of one, all of which an exact painter paints anew.
package final class Painter: DisplaySink {
  let rasterizer: LeafRasterizer
  let colors = PackedColorCache()
  let blurring: BlurMemory
  let clipCovers: ClipCovers
  var layers: [RasterTarget] = []
  /// How much of each layer is used.
  var layerUse: [ScratchUse] = []
  /// The pictures of groups, and of leaves that cost much.
  let pictures: GroupPictures
  var ramps = RampCache()
  /// Room for a row of pixels.
  var row: PixelMemory?
  /// Room for how much of each pixel a large shape covers.
  let coverage = ScratchMemory()
  /// The items before this one are hidden behind it.
  var firstVisibleItem = 0
  /// How veils are painted, but where a group has a say in it.
  var veiling = Veiling.blurred
  /// The pixels of the window, and what lies below everything in it.
  var window = IntRect.empty
  var ground: UInt32 = 0
  /// From points of the window to its pixels.
  var windowBase = CGAffineTransform.identity
  private var target: RasterTarget?
  private let pending: PendingBands
  /// What paints what is large.
  let cores: Cores
  /// Fewer pixels than this are changed before another core has woken up.
  static let leastSharedArea = 1 << 18
  private let memory: PictureMemory?
  private var warned: Set<String> = []
  /// Whether what was painted before never shows, not even by the rounding of a picture that is placed
  /// between pixels.
  let isExact: Bool

  /// Makes a painter that has painted nothing yet.
  ///
  /// - Parameters:
  ///   - isExact: Whether shadows and blurs that move are painted anew in each frame, so that
  ///     the same list gives the same pixels whatever was painted before; that is slower.
  ///   - coreCount: How many cores paint what is large; nil is as many as there are. The pixels are the same.
  ///   - memory: Where pictures count; nil for what paints a part of somebody else's frame.
  package init(
    isExact: Bool = false, coreCount: Int? = nil, memory: PictureMemory? = .shared
  ) {
    (self.isExact, self.memory) = (isExact, memory)
    cores = coreCount.map { Cores($0) } ?? Cores()
    rasterizer = LeafRasterizer(cores)
    clipCovers = ClipCovers(cores)
    pending = PendingBands(cores)
    pictures = GroupPictures(PendingBands(cores), memory ?? .shared)
    blurring = BlurMemory(cores)
  }

  /// Paints a list.
  ///
  /// DisplayItems that are not finite are left out, with one warning for each kind of mistake. Nothing is
  /// painted when the buffer has no pixels or the scale is not above zero.
  ///
  /// - Parameters:
  ///   - buffer: Where to paint.
  ///   - scale: Pixels per point.
  ///   - damage: What to paint, in pixels of the buffer; nil, or damage of another size, is all.
  ///   - background: What lies below everything; replaces what was there.
  ///   - origin: The window's pixel that is the first of the buffer.
  ///   - loneShadow: A group that throws a shadow and whose content somebody else paints.
  /// - Complexity: O(*n*) in the items, and the pixels that are painted.
  package func paint(
    _ list: DisplayList, into buffer: PixelBuffer, scale: Double, damage: Damage?,
    background: Color.Resolved, origin: (x: Int, y: Int) = (0, 0), loneShadow: UInt64? = nil
  ) {
    guard buffer.width > 0, buffer.height > 0, scale > 0, scale.isFinite else { return }
    guard let target = prepareTarget(buffer) else {
      return warnOnce("no drawing surface of \(buffer.width) x \(buffer.height) pixels")
    }
    windowBase = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    (target.originX, target.originY) = origin
    window = target.bounds.offsetBy(x: origin.x, y: origin.y)
    let packed = PackedColor(background.isFinite ? background : Color.clearResolved, opacity: 1)
    ground = packed.pixel
    rasterizer.beginFrame(scale: scale)
    pictures.beginFrame()
    clipCovers.beginFrame(list)
    if pictures.endsPeriod { giveBackIdleMemory() }
    ramps.beginFrame(list)
    setDamage(damage, of: target)
    // A copy kept here would make the owner's next change of its damage allocate.
    defer {
      target.damage = nil
      memory?.endFrame()
    }
    if target.visible.isEmpty { return }
    list.items.withUnsafeBufferPointer { items in
      let state = PaintingState(
        target: target, base: windowBase, veiling: veiling, loneShadow: loneShadow)
      firstVisibleItem = coverIndex(items, state)
      if firstVisibleItem == 0 { fillGround(of: target, packed) }
      draw(items, 0..<items.count, state)
    }
    // Before it goes back: what fails does so where it was painted.
    if !target.isUsable {
      warnOnce("a drawing failed: \(target.problem)")
      self.target = nil
    }
    target.stepBack()
  }

  /// Lets go of the memory that was painted into last.
  package func forgetTarget() {
    target = nil
  }

  /// Gives back scratch memory that is much larger than what was needed for a while: that of a large window that
  /// has become small.
  private func giveBackIdleMemory() {
    blurring.endPeriod()
    coverage.endPeriod()
    target?.endPeriod()
    pictures.giveBackIdleMemory()
    endPeriodOfLayers()
  }

  func paintWhatWasPutOff() { target?.paintPending() }

  private func prepareTarget(_ buffer: PixelBuffer) -> RasterTarget? {
    if let target, target.matches(buffer) { return target }
    target = RasterTarget(buffer, pending: pending)
    return target
  }

  private func setDamage(_ damage: Damage?, of target: RasterTarget) {
    guard let damage, damage.isPart(ofWidth: target.width, height: target.height) else {
      target.damage = nil
      target.visible = target.bounds
      return
    }
    target.damage = damage
    target.visible = damage.boundingBox
  }

  /// The context of a target, for Cairo to draw on it without regard to what of it is damaged.
  ///
  /// Asked for before it is clipped, too. A frame of blitting alone needs no other memory.
  ///
  /// - Returns: nil where there is no memory.
  func cairo(on target: RasterTarget) -> OpaquePointer? {
    if target.stepAside() { return target.context }
    warnOnce("no memory for a picture of \(target.width) x \(target.height) pixels")
    return nil
  }

  private func fillGround(of target: RasterTarget, _ color: PackedColor) {
    let fill = PendingRows.Kind.fill(
      left: 0, top: 0, right: Double(target.width), bottom: Double(target.height), color)
    if color.alpha == 255, target.putOff(fill, in: target.visible) { return }
    guard let damage = target.damage else {
      return Blitter.fill(target.pixels, stride: target.stride, rect: target.bounds, with: ground)
    }
    damage.forEachRect { left, top, right, bottom in
      Blitter.fill(
        target.pixels, stride: target.stride,
        rect: IntRect(left: left, top: top, right: right, bottom: bottom), with: ground)
    }
  }

  func leaveOut(_ reason: String) { warnOnce(reason) }

  /// Writes a warning the first time that it comes up; more of them than anybody reads are left out.
  func warnOnce(_ text: String) {
    if warned.count < 64, warned.insert(text).inserted { Warning.write(text) }
  }
}
