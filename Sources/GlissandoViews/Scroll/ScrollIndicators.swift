import Foundation
import GlissandoDrawing
import GlissandoMotion

/// The indicators of a scroll view: they lie over the content, come when it moves and fade when it
/// rests, widen under the pointer, and can be dragged.
@MainActor
final class ScrollIndicators {
  weak var node: ScrollNode?
  private var thumbs = PerAxis(horizontal: ScrollThumb(), vertical: ScrollThumb())
  private var opacity: AnimatedAttribute<Double>?
  private var isShown = false
  /// Counts requests to be shown: only the last one's time hides them.
  private var shownUntil = 0.0
  private var isWaiting = false
  private var hovered: Axis?
  private(set) var isDragged = false
  private var dragOrigin = CGPoint.zero

  /// Seconds for which indicators stay when nothing moves any more.
  private static let lingering = 0.9
  private static let appearing = Animation.easeOut(duration: 0.12)
  private static let fading = Animation.easeInOut(duration: 0.45)
  /// How near to the edge in points the pointer takes hold of an indicator.
  private static let reach = 14.0
  /// How dark a thumb is, and under the pointer.
  private static let strength = 0.36
  private static let strongStrength = 0.58

  // MARK: Coming and going

  /// Shows the indicators for a while.
  func show() {
    guard let node else { return }
    shownUntil = node.tree.time + Self.lingering
    if !isShown {
      isShown = true
      // An animation of the offset may call this during its tick, in which none can begin.
      node.tree.enqueue(by: node) { [weak self] in self?.appear() }
    }
    waitToHide()
  }

  private func appear() {
    if isShown, node?.isAlive == true { fade(to: 1, Self.appearing) }
  }

  private func waitToHide() {
    guard !isWaiting, let node else { return }
    isWaiting = true
    node.tree.timers?.schedule(at: shownUntil) { [weak self] in self?.timePassed() }
  }

  private func timePassed() {
    isWaiting = false
    guard let node, node.isAlive else { return }
    if isDragged || hovered != nil || node.isMoving {
      shownUntil = node.tree.time + Self.lingering
    }
    guard node.tree.time >= shownUntil else { return waitToHide() }
    isShown = false
    fade(to: 0, Self.fading)
  }

  private func fade(to value: Double, _ animation: Animation) {
    guard let node else { return }
    if opacity == nil {
      let made = AnimatedAttribute(
        0.0, label: "scroll indicator", restDistance: 1.0 / 512, in: node.tree.animations)
      made.observer = node
      opacity = made
    }
    opacity?.set(
      value, transaction: Transaction(animation: animation), environment: node.environment,
      at: node.tree.time)
    node.requestRender()
  }

  func remove() { opacity?.remove() }

  /// How strongly the indicators are shown; [0, 1].
  var shownOpacity: Double { min(max(opacity?.shown ?? 0, 0), 1) }

  // MARK: The pointer

  /// The indicator at a point of the view, if it can be taken hold of there.
  func axis(at point: CGPoint) -> Axis? {
    guard let node, isShown else { return nil }
    return Axis.allCases.first { axis in
      guard isVisible(axis), node.axes[axis].isOverflowing else { return false }
      let across = node.frame.size[axis.other] - point[axis.other]
      guard across >= 0, across <= Self.reach else { return false }
      let thumb = ScrollThumb.span(node.axes[axis], at: node.shownOffset[axis])
      return point[axis] >= thumb.lowerBound && point[axis] <= thumb.upperBound
    }
  }

  func pointerMoved(to point: CGPoint) {
    guard let node else { return }
    let isNear = Axis.allCases.contains { axis in
      node.axes[axis].isOverflowing
        && node.frame.size[axis.other] - point[axis.other] <= Self.reach
    }
    if isNear { show() }
    hover(axis(at: point))
  }

  func pointerLeft() { hover(nil) }

  private func hover(_ axis: Axis?) {
    guard axis != hovered else { return }
    hovered = axis
    node?.requestRender()
    show()
  }

  func beginDrag() {
    isDragged = true
    dragOrigin = node?.currentOffset ?? .zero
  }

  func endDrag() { isDragged = false }

  /// Moves the content so that an indicator follows the pointer.
  func drag(_ axis: Axis, by distance: CGFloat) {
    guard let node else { return }
    let travel = ScrollThumb.travel(node.axes[axis])
    guard travel > 0 else { return }
    let range = node.axes[axis].range
    let offset = dragOrigin[axis] + distance / travel * range.upperBound
    node.axes[axis].rest(at: min(max(offset, range.lowerBound), range.upperBound))
    node.offsetChanged()
  }

  // MARK: Drawing

  private func isVisible(_ axis: Axis) -> Bool {
    guard let node, node.settings.showsIndicators else { return false }
    return node.environment.scrollIndicatorVisibility(axis) != .hidden
      && node.environment.scrollIndicatorVisibility(axis) != .never
  }

  func render(in rect: CGRect, _ context: RenderContext, _ pass: RenderPass) {
    guard let node else { return }
    for axis in Axis.allCases where node.scrolls(axis) && isVisible(axis) {
      let strength = axis == hovered || isDragged ? Self.strongStrength : Self.strength
      thumbs[axis].put(
        node, axis, isWide: axis == hovered || isDragged, in: rect,
        opacity: node.axes[axis].isOverflowing ? shownOpacity * strength : 0, context, pass)
    }
  }
}

/// The thumb of an indicator.
struct ScrollThumb {
  private var content: DisplayContent?
  private var size = CGSize.zero
  private var itemIndex = 0

  private static let thickness = 6.0
  private static let wideThickness = 9.0
  /// The distance in points from the edges of the view.
  private static let inset = 3.0
  private static let shortest = 28.0

  /// How far the thumb can move, in points.
  static func travel(_ axis: ScrollAxis) -> Double { track(axis) - length(axis) }

  private static func track(_ axis: ScrollAxis) -> Double {
    axis.viewport.isFinite ? max(axis.viewport - 2 * inset, 0) : 0
  }

  private static func length(_ axis: ScrollAxis) -> Double {
    // Views and contents may have any size.
    guard axis.content > 0, (track(axis) * axis.viewport).isFinite else { return 0 }
    // The shortest thumb is longer than the track of a view with hardly any room.
    let whole = min(max(track(axis) * axis.viewport / axis.content, shortest), track(axis))
    // Pulled beyond an end, it becomes shorter by as much.
    let beyond = max(-axis.offset, axis.offset - axis.range.upperBound, 0)
    return max(whole - beyond, min(2 * thickness, whole))
  }

  /// From where to where in the view the thumb reaches, for content that is shown at an offset.
  static func span(_ axis: ScrollAxis, at offset: Double) -> ClosedRange<Double> {
    let end = axis.range.upperBound
    let part = end > 0 ? min(max(offset / end, 0), 1) : 0
    let length = length(axis)
    let start = inset + part * (track(axis) - length)
    return start...(start + length)
  }

  @MainActor
  mutating func put(
    _ node: ScrollNode, _ axis: Axis, isWide: Bool, in rect: CGRect, opacity: Double,
    _ context: RenderContext, _ pass: RenderPass
  ) {
    var size = CGSize.zero
    var origin = rect.origin
    // Where it is not seen it has no shape: nothing would bring that up to date.
    if opacity > 0 {
      let thickness = isWide ? Self.wideThickness : Self.thickness
      // Not from the ends, whose difference is now above a half and now below it.
      size[axis] = Self.length(node.axes[axis]).rounded()
      size[axis.other] = thickness
      // Where the content is seen, on whole pixels: it goes on by less without being drawn anew.
      origin[axis] += Self.span(node.axes[axis], at: node.shownOffset[axis]).lowerBound
      origin[axis.other] += rect.size[axis.other] - thickness - Self.inset
    }
    pass.put(
      DisplayLeaf(
        id: UInt64(node.serial) | (axis == .horizontal ? 1 << 62 : 1 << 61),
        content: shape(size),
        paint: .color(Color.primary.resolve(in: node.environment)),
        transform: context.transform.translatedBy(x: origin.x, y: origin.y), opacity: opacity,
        isMoving: false),
      at: &itemIndex, context)
  }

  private mutating func shape(_ size: CGSize) -> DisplayContent {
    if let content, size == self.size { return content }
    let radius = min(size.width, size.height) / 2
    let path = Path(
      roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius, style: .circular)
    let made = DisplayContent(fill: path)
    content = made
    self.size = size
    return made
  }
}
