import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// The row of a list: what lies behind its content and between rows.
final class ListRow: RowDecoration {
  let row: RowNode
  unowned let list: ListBehavior
  private var position = RowPosition()
  private var mark = RowMark()
  private var card = RowSurface(.card)
  private var highlight = RowSurface(.highlight)
  private var line = RowSurface(.line)
  private var ground: ViewNode?
  private var knownPaints: Paints?
  /// How far the row is lifted off the list; [0, 1].
  private let height = ShownValue(0.0, label: "row height", restDistance: 1.0 / 512)
  private var isLifted = false
  private var shadowIndex = 0
  var signIndex = 0
  private var plate = RowSurface(.plate)
  private let deletion = RowAttachment<RowDeleteButton>()
  let sign = RowAttachment<DisclosureSign>()
  /// The menu that the row has opened.
  var menu: Popup?
  /// Whether the row has the keyboard and shows it.
  var isFocusShown = false
  private let presence = ShownValue(1.0, label: "row", restDistance: 1.0 / 512)
  /// Whether the row comes or goes.
  private var isFading = false
  private var groundIndex = 0
  private var groundFadeIndex = 0

  init(_ row: RowNode, in list: ListBehavior) {
    self.row = row
    self.list = list
  }

  var node: ViewNode { row }
  var role: RowRole { row.role }
  private var look: ListLook { list.look }

  func apply(_ position: RowPosition) {
    guard position != self.position else { return }
    let earlier = gap
    self.position = position
    let changesLength = gap != earlier
    if ground != nil { tree.requestsRebuild = true }
    row.requestRender()
    if changesLength { row.invalidateLayout() }
  }

  func apply(_ mark: RowMark) {
    guard mark != self.mark else { return }
    self.mark = mark
    row.requestRender()
  }

  // MARK: Coming and going

  func enter() {
    // One that is called back turns round from where it is.
    if presence.target == 1 { presence.jump(to: 0) }
    presence.set(1, for: row)
    noteFading()
  }

  func leave() {
    presence.set(0, for: row)
    noteFading()
  }

  private func noteFading() {
    let isFading = presence.isRunning || presence.target < 1
    guard isFading != self.isFading else { return }
    self.isFading = isFading
    if ground != nil { tree.requestsRebuild = true }
  }

  /// A person has taken hold of the row.
  func lift() {
    row.followsPointer = true
    isLifted = true
    setHeight(1)
  }

  /// The row was let go.
  func letGo() {
    row.followsPointer = false
    setHeight(0)
  }

  private func setHeight(_ value: Double) {
    let transaction = Transaction(animation: .snappy(duration: 0.25))
    tree.record { [weak self] in
      guard let self else { return }
      height.set(value, for: row, under: transaction)
      row.requestRender()
    }
  }

  func animationEnded() {
    noteFading()
    if isLifted, height.target == 0, !height.isRunning {
      isLifted = false
      tree.requestsRebuild = true
    }
  }

  // MARK: Layout

  var childEnvironment: EnvironmentValues {
    guard role != .row else { return environment }
    var values = environment
    values.font = .system(
      size: role == .header ? 12.5 : 12, weight: role == .header ? .semibold : .regular)
    values.foregroundStyle = AnyShapeStyle(Color.secondary)
    return values
  }

  var insets: EdgeInsets {
    var insets = ListMetrics.insets(look, role)
    if let own = row.said(ListRowInsetsKey.self) { insets = own }
    insets.leading += ListMetrics.cardInset(look)
    insets.trailing += ListMetrics.cardInset(look)
    insets.top = max(insets.top + gap, 0)
    insets.leading += treeInset
    if list.showsDeletion(of: self) { insets.leading += RowDeleteButton.width }
    return insets
  }

  var leastLength: CGFloat { max(leastHeight + gap, 0) }

  /// The distance to the section before, which the first card has to the top of the list: a header has the list's own
  /// within it, and less or more where a program wishes.
  var gap: CGFloat {
    guard position.needsGap || position.isTop && look.kind == .grouped && role == .row else {
      return 0
    }
    return role == .header ? look.sectionGap - ListMetrics.sectionGap : look.sectionGap
  }

  private var leastHeight: CGFloat {
    switch role {
    case .row:
      let wished = ListSpacing.distance(environment.defaultMinListRowHeight) ?? 0
      return wished > 0 ? wished : ListMetrics.leastHeight(look)
    case .header: return ListSpacing.distance(environment.defaultMinListHeaderHeight) ?? 0
    case .footer: return 0
    }
  }

  func arranged() {
    knownPaints = nil
    updateGround()
    updateAttachments()
    guard let ground = ground as? LayoutNode else { return }
    ground.place(in: surfaceRect, proposal: ProposedViewSize(surfaceRect.size))
  }

  /// The row without the gap before its section and the distance of cards to the edges.
  private var surfaceRect: CGRect {
    let gap = max(gap, 0)
    let inset = ListMetrics.cardInset(look)
    return CGRect(
      x: inset, y: gap, width: max(row.frame.width - 2 * inset, 0),
      height: max(row.frame.height - gap, 0))
  }

  private func updateAttachments() {
    let isDeletionShown = list.showsDeletion(of: self)
    let hasDeletionChanged = deletion.update(isDeletionShown ? 0 : nil, in: row) {
      RowDeleteButton { [unowned self] in list.delete(self) }
    }
    let hasSignChanged = sign.update(disclosure?.isOpen.map { $0 ? 1 : 0 }, in: row) {
      DisclosureSign(isExpanded: self.isOpen) { [unowned self] in _ = turn(open: !isOpen) }
    }
    if hasDeletionChanged || hasSignChanged { tree.requestsRebuild = true }
    let leading = insets.leading - treeInset
    deletion.place(in: surfaceRect, leading: leading - RowDeleteButton.width)
    sign.place(
      in: surfaceRect,
      leading: insets.leading - surfaceRect.minX - ListMetrics.treeStep)
  }

  private func updateGround() {
    let view = row.said(ListRowBackgroundKey.self)
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
      ground = NodeContext(parent: row).makeNode(pile)
      tree.requestsRebuild = true
    }
  }

  func forEachChild(_ body: (ViewNode) -> Void) {
    if let ground { body(ground) }
    if let content = row.content { body(content) }
    deletion.forEachChild(body)
    sign.forEachChild(body)
  }

  // MARK: Drawing

  func draw(_ context: RenderContext, _ pass: RenderPass) {
    guard isLifted else { return drawRow(context, pass) }
    let shown = height.shown
    let group = DisplayGroup(
      id: RowPart.lift.id(in: row), transform: context.transform,
      kind: .shadow(
        color: ListMetrics.liftShadow(opacity: shown),
        radius: ListMetrics.liftRadius * max(shown, 0), x: 0,
        y: ListMetrics.liftOffset * max(shown, 0)))
    pass.begin(group, at: &shadowIndex, context)
    var inner = context
    inner.spread += group.spread
    let outline = RowSurface.Outline(
      rect: surfaceRect, top: ListMetrics.highlightRadius, bottom: ListMetrics.highlightRadius)
    plate.put(
      row, outline,
      ListLook.surface.makePaint(in: environment), opacity: 1, inner, pass)
    drawRow(inner, pass)
    pass.end()
  }

  private func drawRow(_ context: RenderContext, _ pass: RenderPass) {
    let rect = surfaceRect
    let paints = paints
    let shown = min(max(presence.shown, 0), 1)
    card.put(
      row, cardPath(rect), paints.card, opacity: hasCard ? shown : 0, context, pass)
    drawGround(cardPath(rect), opacity: shown, context, pass)
    highlight.put(
      row, highlightPath(rect), paints.highlight,
      opacity: mark.isSelected || isFocusShown ? shown : 0, context, pass)
    row.content?.render(context, pass)
    deletion.render(context, pass)
    drawSign(opacity: shown, context, pass)
    line.put(
      row, linePath(rect), paints.line, opacity: hasLine ? shown : 0, context, pass)
  }

  /// Draws the view behind the content: within the card that it is a part of, and as far as the row is there.
  private func drawGround(
    _ outline: RowSurface.Outline, opacity: Double, _ context: RenderContext, _ pass: RenderPass
  ) {
    guard let ground else { return }
    let isRound = outline.top > 0 || outline.bottom > 0
    if isFading {
      pass.begin(
        DisplayGroup(
          id: RowPart.groundFade.id(in: row), transform: context.transform, kind: .opacity(opacity)),
        at: &groundFadeIndex, context)
    }
    if isRound {
      pass.begin(
        DisplayGroup(
          id: RowPart.groundCorners.id(in: row), transform: context.transform,
          kind: .clip(outline.path, FillStyle())),
        at: &groundIndex, context)
    }
    ground.render(context, pass)
    if isRound { pass.end() }
    if isFading { pass.end() }
  }

  private var hasCard: Bool {
    switch role {
    // What is behind the content as the program says takes the card's place.
    case .row:
      ground == nil && (look.kind == .grouped || (look.hasAlternatingRows && position.isOdd))
    case .header: look.pinsHeaders
    case .footer: false
    }
  }

  /// What the row itself is painted with.
  private struct Paints {
    let card: Paint
    let highlight: Paint
    let line: Paint
  }

  /// Found once for each layout and environment: content that is scrolled draws all of its rows.
  private var paints: Paints {
    if let knownPaints { return knownPaints }
    let paints = Paints(card: cardPaint, highlight: highlightPaint, line: linePaint)
    knownPaints = paints
    return paints
  }

  func environmentChanged(from previous: EnvironmentValues) {
    knownPaints = nil
    if previous.defaultMinListRowHeight != environment.defaultMinListRowHeight
      || previous.defaultMinListHeaderHeight != environment.defaultMinListHeaderHeight
    {
      row.invalidateLayout()
    }
    row.requestRender()
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
      rect: rect.shrunk(dx: inset, dy: 0),
      top: mark.isSelectedAbove || isGrouped && !position.isFirst ? 0 : radius,
      bottom: mark.isSelectedBelow || isGrouped && !position.isLast ? 0 : radius)
  }

  private var separator: ListRowSeparator? {
    row.said(ListRowSeparatorKey.self)
  }

  private var hasLine: Bool {
    guard role == .row, look.hasSeparators, !position.isLast, !look.hasAlternatingRows,
      !mark.isSelected, !mark.isSelectedBelow
    else { return false }
    if let separator, separator.edges.contains(.bottom) { return separator.visibility != .hidden }
    return true
  }

  private var linePaint: Paint {
    let tint = row.said(ListRowSeparatorTintKey.self)
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
  func hitTest(_ point: CGPoint) -> ViewNode? {
    if let hit = deletion.hitTest(point) ?? sign.hitTest(point) ?? row.hitContent(point) {
      return hit
    }
    guard row.isPlaced,
      let inverse = row.renderState.context.windowToLocal(origin: row.shownOrigin)
    else { return nil }
    let bounds = CGRect(origin: .zero, size: row.frame.size)
    return bounds.encloses(point.applying(inverse)) ? row : nil
  }

  func willDestroy() {
    closeMenu()
    presence.remove()
    height.remove()
  }

  var debugName: String { "ListRow" }
}
