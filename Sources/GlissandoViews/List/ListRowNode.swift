import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Where in its section a row stands.
struct RowPosition: Equatable {
  var isFirst = false
  var isLast = false
  /// Whether a section without a header begins with the row, below another section.
  var needsGap = false
  var isOdd = false
}

/// Whether a row and its neighbours are selected.
struct RowMark: Equatable {
  var isSelected = false
  var isSelectedAbove = false
  var isSelectedBelow = false
}

/// The row of a list: its content and what lies behind and between.
final class ListRowNode: RowNode {
  private unowned let list: ListNode
  private var position = RowPosition()
  private var mark = RowMark()
  private var card = RowSurface(bit: 1 << 60)
  private var highlight = RowSurface(bit: 1 << 61)
  private var line = RowSurface(bit: 1 << 62)
  private var ground: ViewNode?
  private let presence = ShownValue(1.0, label: "row", restDistance: 1.0 / 512)

  init(_ list: ListNode, _ role: RowRole, _ context: NodeContext) {
    self.list = list
    super.init(list, role, context)
  }

  private var look: ListLook { list.look }

  func take(_ position: RowPosition) {
    guard position != self.position else { return }
    let changesLength = position.needsGap != self.position.needsGap
    self.position = position
    requestRender()
    if changesLength { invalidateLayout() }
  }

  func take(_ mark: RowMark) {
    guard mark != self.mark else { return }
    self.mark = mark
    requestRender()
  }

  // MARK: Coming and going

  override func enter() {
    presence.jump(to: 0)
    presence.set(1, for: self)
  }

  override func leave() {
    presence.set(0, for: self)
  }

  // MARK: Layout

  override var childEnvironment: EnvironmentValues {
    guard role != .row else { return environment }
    var values = environment
    values.font = .system(
      size: role == .header ? 12.5 : 12, weight: role == .header ? .semibold : .regular)
    values.foregroundStyle = AnyShapeStyle(Color.secondary)
    return values
  }

  override var insets: EdgeInsets {
    var insets = ListMetrics.insets(look, role)
    if let own = elements.first?.layoutValue(ListRowInsetsKey.self).flatMap({ $0 }) { insets = own }
    insets.leading += ListMetrics.cardInset(look)
    insets.trailing += ListMetrics.cardInset(look)
    if position.needsGap { insets.top += ListMetrics.sectionGap }
    return insets
  }

  override var leastLength: CGFloat {
    (role == .row ? ListMetrics.leastHeight(look) : 0)
      + (position.needsGap ? ListMetrics.sectionGap : 0)
  }

  override func arrange() {
    super.arrange()
    updateGround()
    guard let ground = ground as? LayoutNode else { return }
    ground.place(in: surfaceRect, proposal: ProposedViewSize(surfaceRect.size))
  }

  /// The row without the gap before its section and the distance of cards to the edges.
  private var surfaceRect: CGRect {
    let gap = position.needsGap ? ListMetrics.sectionGap : 0
    let inset = ListMetrics.cardInset(look)
    return CGRect(
      x: inset, y: gap, width: max(frame.width - 2 * inset, 0), height: max(frame.height - gap, 0))
  }

  private func updateGround() {
    let view = elements.first?.layoutValue(ListRowBackgroundKey.self).flatMap { $0 }
    guard let view else {
      if ground != nil { tree.requestsRebuild = true }
      ground?.destroy()
      ground = nil
      return
    }
    let pile = LayoutView(layout: ZStackLayout(), content: view)
    if let ground {
      ground.update(pile)
    } else {
      ground = NodeContext(parent: self).makeNode(pile)
      tree.requestsRebuild = true
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let ground { body(ground) }
    super.forEachChild(body)
  }

  // MARK: Drawing

  override func draw(_ context: RenderContext, _ pass: RenderPass) {
    let rect = surfaceRect
    let shown = min(max(presence.shown, 0), 1)
    card.put(
      self, cardPath(rect), cardPaint, opacity: hasCard ? shown : 0, context, pass)
    ground?.render(context, pass)
    highlight.put(
      self, highlightPath(rect), highlightPaint, opacity: mark.isSelected ? shown : 0,
      context,
      pass)
    content?.render(context, pass)
    line.put(
      self, linePath(rect), linePaint, opacity: hasLine ? shown : 0, context, pass)
  }

  private var hasCard: Bool {
    switch role {
    case .row: look.kind == .grouped || (look.hasAlternatingRows && position.isOdd)
    case .header: look.pinsHeaders
    case .footer: false
    }
  }

  private var cardPaint: Paint {
    if role == .row, look.hasAlternatingRows {
      return Color.primary.opacity(0.045).makePaint(in: environment)
    }
    return (role == .header ? look.ground : ListLook.surface).makePaint(in: environment)
  }

  private func cardPath(_ rect: CGRect) -> RowSurface.Outline {
    guard role == .row, look.kind == .grouped else { return RowSurface.Outline(rect: rect) }
    return RowSurface.Outline(
      rect: rect, top: position.isFirst ? ListMetrics.cardRadius : 0,
      bottom: position.isLast ? ListMetrics.cardRadius : 0)
  }

  private var highlightPaint: Paint {
    TintShapeStyle().opacity(0.2).makePaint(in: environment)
  }

  private func highlightPath(_ rect: CGRect) -> RowSurface.Outline {
    guard look.kind != .plain else { return RowSurface.Outline(rect: rect) }
    let radius = look.kind == .grouped ? ListMetrics.cardRadius : ListMetrics.highlightRadius
    let inset = look.kind == .grouped ? 0 : ListMetrics.highlightInset
    let isGrouped = look.kind == .grouped
    return RowSurface.Outline(
      rect: rect.insetBy(dx: inset, dy: 0),
      top: mark.isSelectedAbove || isGrouped && !position.isFirst ? 0 : radius,
      bottom: mark.isSelectedBelow || isGrouped && !position.isLast ? 0 : radius)
  }

  private var separator: ListRowSeparator? {
    elements.first?.layoutValue(ListRowSeparatorKey.self).flatMap { $0 }
  }

  private var hasLine: Bool {
    guard role == .row, look.hasSeparators, !position.isLast, !look.hasAlternatingRows,
      !mark.isSelected, !mark.isSelectedBelow
    else { return false }
    if let separator, separator.edges.contains(.bottom) { return separator.visibility != .hidden }
    return true
  }

  private var linePaint: Paint {
    let tint = elements.first?.layoutValue(ListRowSeparatorTintKey.self).flatMap { $0 }
    return (tint ?? Color.primary.opacity(0.1)).makePaint(in: environment)
  }

  private func linePath(_ rect: CGRect) -> RowSurface.Outline {
    let height = ControlMetrics.hairline(environment.displayScale)
    let leading = insets.leading
    return RowSurface.Outline(
      rect: CGRect(
        x: leading, y: rect.maxY - height, width: max(rect.maxX - leading, 0), height: height))
  }

  /// All of the row takes input, wherever its content is.
  override func hitTest(_ point: CGPoint) -> ViewNode? {
    if let hit = super.hitTest(point) { return hit }
    let origin = shownOrigin
    guard isPlaced,
      let inverse = renderState.context.windowToLocal(origin: origin)
    else { return nil }
    return CGRect(origin: .zero, size: frame.size).encloses(point.applying(inverse)) ? self : nil
  }

  override func willDestroy() {
    presence.remove()
    super.willDestroy()
  }

  override var debugName: String { "ListRow" }
}

/// The lengths of lists, in points.
enum ListMetrics {
  static let cardRadius: CGFloat = 10
  static let highlightRadius: CGFloat = 7
  /// The distance of a selection to the edges of the list.
  static let highlightInset: CGFloat = 6
  /// The distance between sections without a header.
  static let sectionGap: CGFloat = 20

  /// The distance of cards to the edges of the list.
  static func cardInset(_ look: ListLook) -> CGFloat { look.kind == .grouped ? 16 : 0 }

  /// The least height of a row: that of a comfortable line of text.
  static func leastHeight(_ look: ListLook) -> CGFloat { look.kind == .sidebar ? 28 : 36 }

  static func insets(_ look: ListLook, _ role: RowRole) -> EdgeInsets {
    let side: CGFloat =
      switch look.kind {
      case .plain: 12
      case .inset, .sidebar: 16
      case .grouped: 14
      }
    switch role {
    case .row: return EdgeInsets(top: 6, leading: side, bottom: 6, trailing: side)
    case .header: return EdgeInsets(top: 14, leading: side, bottom: 6, trailing: side)
    case .footer: return EdgeInsets(top: 6, leading: side, bottom: 10, trailing: side)
    }
  }
}

/// A part of a row that is drawn by the row itself: its ground, a line, a selection.
@MainActor
struct RowSurface {
  /// A rectangle whose upper and lower corners may be round.
  struct Outline: Equatable {
    var rect: CGRect
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    var path: Path {
      guard top > 0 || bottom > 0 else { return Path(rect) }
      guard top != bottom else { return Path(roundedRect: rect, cornerRadius: top) }
      return Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top))
    }
  }

  /// Tells the surfaces of a row from each other.
  let bit: UInt64
  private var content: DisplayContent?
  private var outline = Outline(rect: .zero)
  private var itemIndex = 0

  init(bit: UInt64) { self.bit = bit }

  mutating func put(
    _ row: RowNode, _ outline: Outline, _ paint: Paint, opacity: Double, _ context: RenderContext,
    _ pass: RenderPass
  ) {
    let shown: DisplayContent
    if let content, outline == self.outline {
      shown = content
    } else {
      shown = DisplayContent(fill: outline.path)
      content = shown
      self.outline = outline
    }
    pass.put(
      DisplayLeaf(
        id: UInt64(row.serial) | bit, content: shown, paint: paint, transform: context.transform,
        opacity: opacity),
      at: &itemIndex, context)
  }
}
