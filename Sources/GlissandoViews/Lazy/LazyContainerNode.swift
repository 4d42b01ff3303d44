package import Foundation
package import GlissandoDrawing
package import GlissandoMotion

/// The node of a lazy container: of its rows only those exist that are in sight, and a few around.
///
/// Rows are placed in coordinates whose origin is `top` before the container's own. When rows above
/// those in sight turn out to be longer than was thought, the origin moves and the scroll view with
/// it: nothing that can be seen changes its place.
package final class LazyContainerNode: LayoutNode, ContentMoving {
  package var renderState = RenderState()
  package var content: ViewNode?
  package var updateFromView: ViewUpdate<LazyContainerNode>?
  private(set) var settings: LazySettings
  package let lines = LazyLines()
  package private(set) weak var scroll: ScrollNode?
  /// Whether somebody else than a scroll view asks for the length, and goes by it.
  private var isMeasuredInFull = false
  private let origin = ShownValue(placeholder: CGPoint.zero, label: "lazy origin")
  private lazy var mover = Mover()
  /// The lines that exist, and the part of the container that they cover.
  var madeLines = 0..<0
  var covered: ClosedRange<CGFloat>?
  private var measuredLength: CGFloat = 0
  /// The length across that was answered where none was proposed; nil where nobody asked.
  private var answeredIdealCross: CGFloat?
  /// The length across at which lines were measured.
  var crossLength: CGFloat?
  var columns: [LazyColumn] = []
  private var drawn: [RowNode]?
  /// What another module makes of the rows.
  package var behavior: (any RowsBehavior)?

  package var axis: Axis { settings.axis }
  var spacing: CGFloat { settings.spacing.isFinite ? settings.spacing : 0 }
  var rowAlignment: AlignmentKey { settings.alignment }

  package init(_ settings: LazySettings, _ context: NodeContext) {
    self.settings = settings
    super.init(context)
    lines.container = self
    scroll = scrollAround
    isMeasuredInFull = scroll == nil || isChoiceInScrollView
    scroll?.register(self)
    if let lengths = recalled(RowExtents.self) { lines.recall(lengths) }
  }

  package final func apply(_ settings: LazySettings) {
    guard settings != self.settings else { return }
    // Rows lie where they lay, unless they do so otherwise within.
    if settings.alignment != self.settings.alignment || settings.items != self.settings.items {
      forEachMadeRow { $0.invalidateLayout() }
    }
    self.settings = settings
    crossLength = nil
    lines.requestUpdate()
    // Headers that stay in sight are drawn after all rows.
    changedRows()
    invalidateLayout()
  }

  package override func update<V: View>(_ view: V) {
    updateFromView?(view, self)
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func structureChanged() {
    lines.requestUpdate()
    drawn = nil
    super.structureChanged()
    behavior?.structureChanged()
  }

  /// Makes a row without content.
  func makeRow(_ context: NodeContext, _ role: RowRole) -> RowNode {
    let row = RowNode(self, role, context)
    row.decoration = behavior?.decoration(of: row)
    return row
  }

  /// The context in which the content is made.
  package final var contentContext: NodeContext {
    var context = NodeContext(parent: self)
    context.wrappers = [RowWrapper(self)]
    return context
  }

  /// Calls `body` with the rows that exist.
  package final func forEachMadeRow(_ body: (RowNode) -> Void) {
    lines.forEachMadeRow { _, row in body(row) }
  }

  // MARK: Measuring

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    lines.update()
    var size = CGSize.zero
    if let cross = proposal[axis.other], cross.isFinite {
      size[axis.other] = cross
      if cross == crossLength { measureMadeRows() }
    } else {
      size[axis.other] = idealCrossLength
      answeredIdealCross = size[axis.other]
    }
    measuredLength = lines.total
    size[axis] = proposal[axis] == nil ? idealLength(across: size[axis.other]) : measuredLength
    return size
  }

  /// The length of all lines: measured, where there are few of them and no scroll view asks, so that it does
  /// not depend on which of them have been in sight.
  private func idealLength(across cross: CGFloat) -> CGFloat {
    guard isMeasuredInFull, lines.count > 0, lines.count <= Self.mostMeasuredLines else {
      return measuredLength
    }
    let madeBefore = lines.madeCount
    defer { if lines.madeCount != madeBefore { changedRows() } }
    let columns = columns(across: cross)
    var total: CGFloat = 0
    lines.forEachLine(ofColumns: columns.count) { rows in
      var length: CGFloat = 0
      for (column, row) in rows.enumerated() {
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = row.role == .row ? columns[column].length : cross
        length = max(length, row.sizeThatFits(proposal)[axis])
      }
      total += length + spacing
    }
    return max(total - spacing, 0)
  }

  /// More lines than this are not made to know their length.
  private static let mostMeasuredLines = 64

  /// The widest of the rows that exist; of a container that was never shown, of its first row.
  private var idealCrossLength: CGFloat {
    if let items = settings.items {
      return GridItem.idealLength(items)
    }
    var widest: CGFloat = 0
    var hasRow = false
    forEachMadeRow {
      widest = max(widest, $0.sizeThatFits(.unspecified)[axis.other])
      hasRow = true
    }
    if !hasRow, lines.count > 0 {
      for row in lines.rows(ofLine: 0) {
        widest = max(widest, row.sizeThatFits(.unspecified)[axis.other])
      }
    }
    return widest
  }

  /// The proposal that a row is made.
  final func proposal(_ row: RowNode, column: Int) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = row.role == .row ? columns[column].length : crossLength
    return proposal
  }

  final func measureMadeRows() {
    for line in madeLines where line < lines.count { measure(line: line) }
  }

  final func measure(line: Int) {
    var length: CGFloat = 0
    for (column, row) in lines.rows(ofLine: line).enumerated() {
      behavior?.willMeasure(row, line: line)
      length = max(length, row.sizeThatFits(proposal(row, column: column))[axis])
    }
    lines.setLength(length, line)
  }

  // MARK: Arranging

  override func arrange() {
    if origin.set(frame.origin, for: self, under: frameTransaction) { requestRender() }
    lines.update()
    updateColumns()
    let isAnimated = frameTransaction.animation != nil
    let made = arrangeLines(isAnimated)
    discard(isAnimated)
    lines.forgetChanges()
    if made { changedRows() }
    if abs(lines.total - measuredLength) > ScrollAxis.tolerance || idealCrossHasChanged {
      invalidateLayout()
    }
    behavior?.arranged()
  }

  /// Whether rows that have been made since, or have gone, make another answer of the one that was given.
  private var idealCrossHasChanged: Bool {
    guard let answered = answeredIdealCross else { return false }
    answeredIdealCross = nil
    return abs(idealCrossLength - answered) > ScrollAxis.tolerance
  }

  /// Whether a person holds a row: it stays although it is out of sight, and lies in front.
  func isHeld(_ row: RowNode) -> Bool { behavior?.isHeld(row) ?? false }

  /// How far in points the rows of a line are from where they belong.
  func displacement(ofLine line: Int) -> CGFloat {
    behavior?.displacement(ofLine: line) ?? 0
  }

  /// Notes that a row is held, or let go: it is drawn elsewhere.
  package final func heldRowChanged() {
    drawn = nil
    tree.requestsRebuild = true
  }

  /// Notes that rows have come or gone.
  final func changedRows() {
    drawn = nil
    tree.requestsRebuild = true
  }

  private func updateColumns() {
    let cross = frame.size[axis.other]
    guard cross != crossLength else { return }
    if crossLength != nil { keepingFirstLine { lines.forgetLengths() } }
    crossLength = cross
    columns = columns(across: cross)
    lines.setColumns(columns.count)
  }

  private func columns(across cross: CGFloat) -> [LazyColumn] {
    settings.items.map { GridItem.columns($0, in: cross) }
      ?? [LazyColumn(start: 0, length: cross)]
  }

  /// From the coordinates of the rows to those of the scroll view's content.
  package final var transformToScroll: CGAffineTransform {
    contentTransform.concatenating(transform(below: scroll))
  }

  /// The part of the container that can be seen, in the coordinates of the rows.
  final var visibleSpan: ClosedRange<CGFloat> {
    guard let scroll else { return lines.top...(lines.top + max(frame.size[axis], 0)) }
    let place = frame.origin.applying(transform(below: scroll))
    let start = scroll.currentOffset[axis] - place[axis] + lines.top
    let reach = scroll.reach
    let before = axis == .vertical ? reach.top : reach.leading
    let after = axis == .vertical ? reach.bottom : reach.trailing
    let first = start - before
    let last = start + max(scroll.frame.size[axis], 0) + after
    // Margins may be any numbers.
    guard first.isFinite, last.isFinite else { return lines.top...lines.top }
    return first...max(first, last)
  }

  /// The scroll view around has been moved.
  final func visibleRectChanged() {
    guard isPlaced, let covered else { return }
    let visible = visibleSpan
    if visible.lowerBound - Self.leastMargin < covered.lowerBound
      || visible.upperBound + Self.leastMargin > covered.upperBound
    {
      invalidateLayout()
    }
    behavior?.scrolled()
  }

  package override var performer: any NodeRole { behavior ?? self }

  override var childEnvironment: EnvironmentValues { behavior?.childEnvironment ?? environment }

  override func willDestroy() {
    behavior?.willDestroy()
    behavior = nil
    origin.remove()
  }

  // MARK: Drawing

  override var isOriginOfContent: Bool { true }

  package override var contentTransform: CGAffineTransform {
    var place = frame.origin
    place[axis] -= lines.top
    return CGAffineTransform(translationX: place.x, y: place.y)
  }

  private func inner(_ place: CGPoint, _ context: RenderContext) -> RenderContext {
    var place = place
    place[axis] -= lines.top
    return context.translated(x: place.x, y: place.y)
  }

  func goal(in context: RenderContext) -> RenderContext? { inner(origin.target, context) }

  package final override func render(_ context: RenderContext, _ pass: RenderPass) {
    guard noteRender(context, pass) else { return }
    var inner = inner(origin.shown, context)
    if origin.isRunning { inner.move(by: mover, around: self) }
    for row in drawnRows { row.render(inner, pass) }
    for header in lines.headers where isPinning {
      let shift = pinnedShift(of: header)
      header.row.render(inner.translated(x: shift.x, y: shift.y), pass)
    }
  }

  /// The rows that are drawn one after the other: those that leave behind those that are there.
  private var drawnRows: [RowNode] {
    if let drawn { return drawn }
    var rows: [RowNode] = []
    content?.collectLeavingRows(into: &rows)
    forEachMadeRow { row in
      if row.isPlaced, row.role != .header || !isPinning { rows.append(row) }
    }
    if let held = rows.firstIndex(where: isHeld) { rows.append(rows.remove(at: held)) }
    drawn = rows
    return rows
  }

  // MARK: Input

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    if isPinning {
      for header in lines.headers.reversed() {
        if let hit = header.row.hitTest(point) { return hit }
      }
    }
    var hit: ViewNode?
    forEachMadeRow { row in
      // Later rows are in front.
      if let found = row.isPlaced ? row.hitTest(point) : nil { hit = found }
    }
    return hit
  }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    var inner = place
    inner.claim = nil
    inner.shown = self.inner(origin.shown, place.shown)
    inner.target = self.inner(frame.origin, place.target)
    super.inspect(inner, inspector)
  }

  override var debugName: String { behavior?.debugName ?? "Lazy" }
}

extension LazyContainerNode: @MainActor AnimatedAttributeObserver {
  package func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { requestRender() }
  package func animationEnded(_ attribute: AnyAnimatedAttribute) { requestRender() }
}

extension LazyContainerNode {
  /// Whether headers stay in sight.
  var isPinning: Bool { settings.pinned.contains(.sectionHeaders) }

  /// How far a row is moved to stay in sight, which headers are.
  func pinnedShift(of row: RowNode) -> CGPoint {
    guard isPinning, row.role == .header,
      let header = lines.headers.first(where: { $0.row === row })
    else { return .zero }
    return pinnedShift(of: header)
  }

  /// How far a header is moved to stay in sight.
  private func pinnedShift(of header: LazyLines.Header) -> CGPoint {
    guard let scroll else { return .zero }
    let place = frame.origin.applying(transform(below: scroll))
    let gap = max(header.row.decoration?.gap ?? 0, 0)
    let visible = scroll.shownOffset[axis] - place[axis] + lines.top - gap
    let own = header.row.shownOrigin[axis]
    let last = lines.start(of: header.endLine) - spacing - header.row.frame.size[axis]
    var shift = CGPoint.zero
    shift[axis] = max(min(visible, last), own) - own
    return shift
  }
}
