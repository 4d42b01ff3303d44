package import Foundation
import GlissandoDrawing
import GlissandoMotion

/// One row of a lazy container, or one cell of a lazy grid.
///
/// It has coordinates of its own, whose origin glides: when rows come and go, what is in the rows
/// that move is not touched at all.
package final class RowNode: LayoutNode, ContentMoving {
  package var renderState = RenderState()
  package let role: RowRole
  /// What `ForEach` calls the row; nil for one that was written by itself.
  package var identity: AnyHashable?
  package var content: ViewNode?
  /// What the row's views have kept while it was out of sight, in the frame in which it comes back.
  var memory: RowMemory?
  private(set) unowned var container: LazyContainerNode
  /// Whether a person moves the row: it is where the pointer is, whatever moves the others.
  package var followsPointer = false
  private let origin = ShownValue(placeholder: CGPoint.zero, label: "row origin")
  private lazy var mover = Mover()
  private var cachedElements: [LayoutNode]?
  /// What another module makes of the row.
  package var decoration: (any RowDecoration)?

  init(_ container: LazyContainerNode, _ role: RowRole, _ context: NodeContext) {
    self.container = container
    self.role = role
    super.init(context)
  }

  package override func update<V: View>(_ view: V) { content?.update(view) }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let decoration { return decoration.forEachChild(body) }
    if let content { body(content) }
  }

  package override var performer: any NodeRole { decoration ?? self }
  override var childEnvironment: EnvironmentValues { decoration?.childEnvironment ?? environment }

  override func environmentChanged(from previous: EnvironmentValues) {
    decoration?.environmentChanged(from: previous)
  }

  override func structureChanged() {
    cachedElements = nil
    super.structureChanged()
  }

  /// The views in the row; usually one.
  package final var elements: [LayoutNode] {
    if let cachedElements { return cachedElements }
    let elements = content?.collectedElements() ?? []
    cachedElements = elements
    return elements
  }

  /// The innermost loop within its section that the row stands in.
  package final var loop: (any RowLoop)? {
    var ancestor = parent
    while let node = ancestor, !(node is LayoutNode || node is SectionBoundary) {
      if let loop = node as? any RowLoop { return loop }
      ancestor = node.parent
    }
    return nil
  }

  // MARK: Layout

  /// The space around the content.
  var insets: EdgeInsets { decoration?.insets ?? EdgeInsets() }
  /// The least length along the container.
  var leastLength: CGFloat { decoration?.leastLength ?? 0 }
  /// How the content is aligned across the container.
  var alignment: AlignmentKey { container.rowAlignment }
  var axis: Axis { container.axis }
  /// How the content of a cell is aligned where its column says so.
  var cellAlignment: Alignment?

  private var crossKey: AlignmentKey {
    guard let cellAlignment else { return alignment }
    return axis == .vertical ? cellAlignment.horizontal.key : cellAlignment.vertical.key
  }

  /// The part of the space that is left along the container which lies before the content.
  private var mainPart: CGFloat {
    guard let cellAlignment else { return 0.5 }
    let key = axis == .vertical ? cellAlignment.vertical.key : cellAlignment.horizontal.key
    if key == VerticalAlignment.top.key || key == HorizontalAlignment.leading.key { return 0 }
    if key == VerticalAlignment.bottom.key || key == HorizontalAlignment.trailing.key { return 1 }
    return 0.5
  }

  /// The row goes, or is called back while it goes.
  func leave() { decoration?.leave() }
  func enter() { decoration?.enter() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let inner = proposal.inset(by: insets)
    var size = CGSize.zero
    for element in elements {
      let part = element.sizeThatFits(inner)
      size[axis] += part[axis]
      size[axis.other] = max(size[axis.other], part[axis.other])
    }
    size[axis] += container.spacing * CGFloat(max(elements.count - 1, 0))
    size = size.expanded(by: insets)
    if !elements.isEmpty { size[axis] = max(size[axis], leastLength) }
    return size
  }

  override func arrange() {
    if origin.set(
      frame.origin, for: self, under: followsPointer ? Transaction() : frameTransaction)
    {
      requestRender()
    }
    let insets = insets
    let inner = proposal.inset(by: insets)
    let area = CGRect(
      x: insets.leading, y: insets.top, width: frame.width - insets.leading - insets.trailing,
      height: frame.height - insets.top - insets.bottom)
    let sizes = elements.map { $0.sizeThatFits(inner) }
    let length =
      sizes.reduce(0) { $0 + $1[axis] } + container.spacing * CGFloat(max(sizes.count - 1, 0))
    var position = area.origin
    position[axis] += max(area.size[axis] - length, 0) * mainPart
    for (element, size) in zip(elements, sizes) {
      let own = ViewDimensions(size: area.size, node: nil, proposal: .unspecified)
      let dimensions = ViewDimensions(size: size, node: element, proposal: inner)
      let key = crossKey
      position[axis.other] = area.origin[axis.other] + own.value(key) - dimensions.value(key)
      element.place(in: CGRect(origin: position, size: size), proposal: inner)
      position[axis] += size[axis] + container.spacing
    }
    decoration?.arranged()
  }

  /// Where the row is shown now, in the coordinates of its container's content.
  package final var shownOrigin: CGPoint { origin.shown }
  final var isGliding: Bool { origin.isRunning }

  override var isOriginOfContent: Bool { true }

  override var contentTransform: CGAffineTransform {
    let pinned = container.pinnedShift(of: self)
    return CGAffineTransform(translationX: frame.minX + pinned.x, y: frame.minY + pinned.y)
  }

  // MARK: Drawing

  package final override func render(_ context: RenderContext, _ pass: RenderPass) {
    guard noteRender(context, pass) else { return }
    let shown = origin.shown
    var inner = context.translated(x: shown.x, y: shown.y)
    if origin.isRunning { inner.move(by: mover, around: self) }
    draw(inner, pass)
  }

  func goal(in context: RenderContext) -> RenderContext? {
    context.translated(x: origin.target.x, y: origin.target.y)
  }

  /// Draws the row; `context` has its origin at the row's corner.
  private func draw(_ context: RenderContext, _ pass: RenderPass) {
    if let decoration { decoration.draw(context, pass) } else { content?.render(context, pass) }
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    decoration.map { $0.hitTest(point) } ?? hitContent(point)
  }

  /// The frontmost view of the content at a point of the window.
  package func hitContent(_ point: CGPoint) -> ViewNode? {
    for element in elements.reversed() {
      if let hit = element.hitTest(point) { return hit }
    }
    return nil
  }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    var inner = place
    let (shown, pinned) = (origin.shown, container.pinnedShift(of: self))
    inner.claim = nil
    inner.shown = place.shown.translated(x: shown.x + pinned.x, y: shown.y + pinned.y)
    inner.target = place.target.translated(x: frame.minX + pinned.x, y: frame.minY + pinned.y)
    guard let accessible = decoration?.accessible else { return super.inspect(inner, inspector) }
    let bounds = CGRect(origin: .zero, size: frame.size)
    inspector.describe(accessible, frame: bounds, inner) { super.inspect(inner, inspector) }
  }

  override func willDestroy() {
    decoration?.willDestroy()
    decoration = nil
    origin.remove()
  }

  func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { requestRender() }
  func animationEnded(_ attribute: AnyAnimatedAttribute) {
    decoration?.animationEnded()
    requestRender()
  }

  override var debugName: String { decoration?.debugName ?? "Row" }
}

extension RowNode: @MainActor AnimatedAttributeObserver {}
