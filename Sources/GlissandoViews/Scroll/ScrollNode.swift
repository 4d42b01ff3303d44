package import Foundation
import GlissandoDrawing
package import GlissandoMotion

/// The node of a scroll view.
///
/// Its content has coordinates of its own, whose origin is moved; layout knows nothing of that.
/// `ScrollNode+Motion` moves it, `ScrollNode+Input` is moved by a person.
package final class ScrollNode: LayoutNode, Rendering {
  package var renderState = RenderState()
  var content: ViewNode?
  var updateFromView: ViewUpdate<ScrollNode>?
  private(set) var settings: ScrollSettings
  private let rectangle = ShownValue(placeholder: CGRect.zero, label: "scroll frame")
  private var groupIndex = 0
  private var contentDrawnIn: RenderContext?
  let indicators: ScrollIndicators

  // MARK: Where the content is

  var axes = PerAxis(horizontal: ScrollAxis(), vertical: ScrollAxis())
  /// Where a program moves the content; nil while nothing does.
  var guided: GuidedScroll?
  /// What stays where it is when the content around it changes; nil where a program names nothing.
  var held: HeldPlace?
  /// What has been added to the content above since it was arranged, and not by its anchor.
  var shift = CGPoint.zero
  /// How far the content is moved as it is shown: to whole pixels, so that its pictures are reused.
  var shownOffset = CGPoint.zero
  /// How far the content is seen beyond the sides of the view, in points: below bars that lie there.
  private(set) var reach = EdgeInsets()
  /// The same on its way, with the view's rectangle.
  private let shownReach = ShownValue(placeholder: EdgeInsets(), label: "scroll reach")
  /// Where in the content the content's element begins: after its margins.
  private(set) var contentOrigin = CGPoint.zero
  private(set) var contentSize = CGSize.zero
  var press = ScrollPress()
  var lastWheel = -Double.infinity
  /// Where the content was when the wheel or an arrow key began to move it, and when one did last; nil once it is
  /// aligned after that.
  var turns: (origin: CGPoint, last: Double)?
  private(set) var lazyContainers: [Weak<LazyContainerNode>] = []
  private var sizedNodes: [Weak<LayoutNode>] = []
  private var sizedFor = CGSize.zero
  private(set) lazy var observers = ScrollObservers(around: self)

  init(_ settings: ScrollSettings, _ context: NodeContext) {
    self.settings = settings
    indicators = ScrollIndicators()
    super.init(context)
    indicators.node = self
    if let offset = recalled(CGPoint.self) { recall(offset) }
  }

  func apply(_ settings: ScrollSettings) {
    guard settings != self.settings else { return }
    self.settings = settings
    invalidateLayout()
    requestRender()
  }

  override class var roles: NodeRoles { .hover }

  package override func update<V: View>(_ view: V) {
    updateFromView?(view, self)
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    let (old, new) = (previous.scrollEnvironment, environment.scrollEnvironment)
    if old.margins != new.margins || old.anchor != new.anchor { invalidateLayout() }
    if old.clipsContent != new.clipsContent || old.indicators != new.indicators {
      requestRender()
    }
  }

  override func willDestroy() {
    // They are around the view, and hold it.
    observers = ScrollObservers()
    rectangle.remove()
    shownReach.remove()
    guided?.end()
    indicators.remove()
  }

  /// A scroll view in a row is where it was when the row comes back into sight.
  var savedState: Any? { currentOffset == .zero ? nil : destination }

  private func recall(_ offset: CGPoint) {
    for axis in Axis.allCases { axes[axis].rest(at: offset[axis]) }
    shownOffset = offset
  }

  override var debugName: String { "ScrollView" }

  // MARK: Layout

  var element: LayoutNode? { content as? LayoutNode }

  func scrolls(_ axis: Axis) -> Bool {
    settings.axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  private var margins: EdgeInsets { environment.scrollContentMargins }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal.inset(by: margins)
    if scrolls(.horizontal) { inner.width = nil }
    if scrolls(.vertical), !settings.offersHeight { inner.height = nil }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height,
      settings.isGreedy || settings.axes == [.horizontal, .vertical]
    {
      return CGSize(width: width, height: height)
    }
    let size = (element?.sizeThatFits(inner(proposal)) ?? .zero).expanded(by: margins)
    return CGSize(
      width: length(proposal.width, size.width, .horizontal),
      height: length(proposal.height, size.height, .vertical))
  }

  private func length(_ proposed: CGFloat?, _ content: CGFloat, _ axis: Axis) -> CGFloat {
    settings.isGreedy || scrolls(axis) ? proposed ?? content : content
  }

  override func arrange() {
    if frame.size != sizedFor {
      sizedFor = frame.size
      for reference in sizedNodes { reference.object?.invalidateContainerLayout() }
    }
    if rectangle.set(frame, for: self, under: frameTransaction) { requestRender() }
    updateReach()
    let inner = inner(ProposedViewSize(frame.size))
    let size = element?.sizeThatFits(inner) ?? .zero
    let isAnchored = isAtAnchor
    shift = .zero
    contentSize = size.expanded(by: margins)
    updateAxes()
    if isAnchored { follow(to: anchoredOffset) }
    rangeChanged()
    element?.place(in: CGRect(origin: contentOrigin, size: size), proposal: inner)
  }

  /// Gives each axis the lengths of the view and of its content, and the content its origin.
  private func updateAxes() {
    contentOrigin = CGPoint(x: margins.leading, y: margins.top)
    for axis in Axis.allCases {
      axes[axis].isEnabled = scrolls(axis)
      axes[axis].viewport = frame.size[axis]
      axes[axis].content = contentSize[axis]
      // Content that is smaller than the view lies in its middle across.
      if !scrolls(axis) {
        contentOrigin[axis] += max(frame.size[axis] - contentSize[axis], 0) / 2
      } else if let anchor {
        contentOrigin[axis] += max(frame.size[axis] - contentSize[axis], 0) * anchor[axis]
      }
    }
  }

  /// The point at which the content lies that nobody has moved; nil is its beginning.
  private var anchor: CGPoint? {
    environment.scrollEnvironment.anchor.map { CGPoint(x: $0.x, y: $0.y) }
  }

  private var anchoredOffset: CGPoint {
    var offset = CGPoint.zero
    for axis in Axis.allCases where scrolls(axis) {
      offset[axis] = max(axes[axis].content - axes[axis].viewport, 0) * (anchor?[axis] ?? 0)
    }
    return offset
  }

  /// Whether the content lies at its anchor, or has never lain anywhere.
  private var isAtAnchor: Bool {
    guard anchor != nil, !press.isDragging else { return false }
    let (current, anchored) = (destination, anchoredOffset)
    return abs(current.x - shift.x - anchored.x) < 1 && abs(current.y - shift.y - anchored.y) < 1
  }

  private func updateReach() {
    let reach = scrolledReach
    if shownReach.set(reach, for: self, under: frameTransaction) { requestRender() }
    guard reach != self.reach else { return }
    self.reach = reach
    requestRender()
    for reference in lazyContainers { reference.object?.visibleRectChanged() }
  }

  override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  // MARK: Lazy content

  /// Tells a container inside what can be seen.
  func register(_ container: LazyContainerNode) {
    lazyContainers.removeAll { $0.object == nil }
    lazyContainers.append(Weak(container))
  }

  /// Lays a view inside out again when the size of this one has changed.
  func registerSized(_ node: LayoutNode) {
    sizedNodes.removeAll { $0.object == nil }
    sizedNodes.append(Weak(node))
  }

  // MARK: Drawing

  package override func render(_ context: RenderContext, _ pass: RenderPass) {
    guard noteRender(context, pass) else { return }
    let rect = rectangle.shown
    let outline = CGRect(origin: .zero, size: rect.size).expanded(by: clipReach)
    let transform = context.transform.translatedBy(x: rect.minX, y: rect.minY)
    pass.begin(
      DisplayGroup(
        id: UInt64(serial), transform: transform,
        kind: .clip(Path(outline), FillStyle(antialiased: false))),
      at: &groupIndex, context)
    var inner = context.translated(x: rect.minX - shownOffset.x, y: rect.minY - shownOffset.y)
    inner.clip = context.clip.overlap(with: outline.applying(transform))
    draw(inner, pass)
    indicators.render(in: rect, context, pass)
    pass.end()
  }

  /// How far the content is seen beyond the view.
  private var clipReach: EdgeInsets {
    guard !environment.scrollEnvironment.clipsContent else { return shownReach.shown }
    // Further than any window is wide.
    let everything: CGFloat = 20_000
    return EdgeInsets(everything)
  }

  private func draw(_ inner: RenderContext, _ pass: RenderPass) {
    guard pass.isRebuilding || inner != contentDrawnIn else { return }
    let isOnlyMoved = !pass.isRebuilding && inner.clip == contentDrawnIn?.clip
    contentDrawnIn = inner
    if isOnlyMoved {
      // All of the view is painted: what that damages need not be asked of each leaf.
      pass.covering(inner.clip, inner) { content?.render(inner, pass) }
    } else {
      content?.render(inner, pass)
    }
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard isPlaced, let local = toLocal(point),
      CGRect(origin: .zero, size: rectangle.shown.size).expanded(by: shownReach.shown).encloses(
        local)
    else { return nil }
    if indicators.axis(at: local) != nil { return self }
    return content?.hitTest(point) ?? self
  }

  /// A window point in points of the view; nil where the view has no extent.
  func toLocal(_ point: CGPoint) -> CGPoint? {
    let origin = rectangle.shown.origin
    return renderState.context.windowToLocal(origin: origin).map { point.applying($0) }
  }

  override var isOriginOfContent: Bool { true }

  override var contentTransform: CGAffineTransform {
    CGAffineTransform(
      translationX: frame.minX - shownOffset.x, y: frame.minY - shownOffset.y)
  }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    var inner = place
    inner.claim = nil
    inner.shown = place.shown.translated(
      x: rectangle.shown.minX - shownOffset.x, y: rectangle.shown.minY - shownOffset.y)
    let destination = destination
    inner.target = place.target.translated(
      x: frame.minX - destination.x, y: frame.minY - destination.y)
    super.inspect(inner, inspector)
  }
}

extension ScrollNode: @MainActor AnimatedAttributeObserver {
  package func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { requestRender() }
  package func animationEnded(_ attribute: AnyAnimatedAttribute) { requestRender() }
}
