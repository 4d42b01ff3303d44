import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// The rows of a list: a lazy container that is selected in, edited and reordered as lists are.
nonisolated struct ListRows<Content: View>: View, PrimitiveView {
  let settings: LazySettings
  let look: ListLook
  let selection: ListSelection?
  @Binding var isFocused: Bool
  let content: Content

  init(
    settings: LazySettings, look: ListLook, selection: ListSelection?, isFocused: Binding<Bool>,
    content: Content
  ) {
    self.settings = settings
    self.look = look
    self.selection = selection
    _isFocused = isFocused
    self.content = content
  }

  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    let node = LazyContainerNode(settings, context)
    let behavior = ListBehavior(look, selection, $isFocused, node)
    node.behavior = behavior
    node.content = node.contentContext.makeNode(content)
    node.updateFromView = ViewUpdate { [unowned behavior] (view: Self, node) in
      behavior.apply(view.look, view.selection)
      node.apply(view.settings)
      node.content?.update(view.content)
    }
    return node
  }
}

/// What makes a lazy column a list: its rows have a ground, lines and a selection.
final class ListBehavior: RowsBehavior {
  let container: LazyContainerNode
  private(set) var look: ListLook
  private(set) var selection: ListSelection?
  /// Whether it is shown that the list has the keyboard.
  @Binding private var isFocused: Bool
  private var pressStart: CGPoint?
  private var pressModifiers: EventModifiers = []
  /// When the pointer was let go, in seconds on the frame clock.
  private var pressTime = 0.0
  private var pressPhase: GesturePhase<CGPoint> = .failed
  /// Whether rows may bear marks of a selection.
  private var hasMarks = false
  /// The row that is being dragged.
  var drag: RowDrag?
  /// The row that has opened its menu last.
  weak var menuRow: ListRow?
  /// The row from which a range is selected, and the one up to which it was selected last.
  private var selectionOrigin: AnyHashable?
  private var selectionEnd: AnyHashable?
  /// The row that was clicked last, and when: a second click soon after is a double one.
  private var lastClick: (row: AnyHashable, time: Double)?

  init(
    _ look: ListLook, _ selection: ListSelection?, _ isFocused: Binding<Bool>,
    _ container: LazyContainerNode
  ) {
    self.look = look
    self.selection = selection
    _isFocused = isFocused
    self.container = container
  }

  var node: ViewNode { container }
  var lines: LazyLines { container.lines }

  func apply(_ look: ListLook, _ selection: ListSelection?) {
    let isOtherLook = look != self.look
    let isOtherSelection = selection?.selected != self.selection?.selected
    self.look = look
    self.selection = selection
    if isOtherLook { container.forEachMadeRow { $0.invalidateLayout() } }
    if isOtherLook || isOtherSelection { updateMarks() }
  }

  func arranged() {
    environment.listActions?.list.behavior = self
    updateMarks()
  }

  /// A row that is dragged goes back where rows come or go meanwhile: its place says nothing any more.
  func structureChanged() {
    if drag != nil { cancel() }
  }

  /// Tells each row whether it and its neighbours are selected: selected neighbours are one mark.
  private func updateMarks() {
    guard selection != nil || hasMarks else { return }
    hasMarks = selection != nil
    var previous: (line: Int, row: ListRow, mark: RowMark)?
    lines.forEachMadeRow { line, row in
      guard let decoration = row.decoration as? ListRow else { return }
      var mark = RowMark(isSelected: isSelected(row))
      if var above = previous, above.line == line - 1, !look.hasSeparateRows {
        mark.isSelectedAbove = above.mark.isSelected
        above.mark.isSelectedBelow = mark.isSelected
        above.row.apply(above.mark)
      } else {
        previous?.row.apply(previous?.mark ?? RowMark())
      }
      previous = (line, decoration, mark)
    }
    previous?.row.apply(previous?.mark ?? RowMark())
  }

  func decoration(of row: RowNode) -> any RowDecoration { ListRow(row, in: self) }

  func willMeasure(_ row: RowNode, line: Int) {
    var position = lines.position(ofLine: line)
    if look.hasSeparateRows { (position.isFirst, position.isLast) = (true, true) }
    (row.decoration as? ListRow)?.apply(position)
  }

  // MARK: Dragged rows

  /// One whose menu is open stays as well: it may be on its way into sight.
  func isHeld(_ row: RowNode) -> Bool {
    row === drag?.row.row || (row === menuRow?.row && menuRow?.menu != nil)
  }

  func displacement(ofLine line: Int) -> CGFloat {
    drag == nil ? 0 : dragDisplacement(ofLine: line)
  }

  /// The content has been scrolled below the pointer.
  func scrolled() {
    if drag != nil { updateDrag() }
  }

  var debugName: String { "List" }

  // MARK: Selection

  /// The value of the selection that a row stands for; nil for one that cannot be selected.
  func selectionValue(of row: RowNode) -> AnyHashable? {
    guard let selection, row.role == .row, row.isSelectable else { return nil }
    let tag = row.said(GivenIdentityKey.self)
    if let tag, let value = selection.value(tag.value) { return value }
    return row.identity.flatMap(selection.value)
  }

  /// The lines of the selected rows, in order.
  /// - Complexity: O(*n*)
  var selectedLines: [Int] {
    let selected = selection?.latest() ?? []
    return selected.isEmpty ? [] : lines { $0.map(selected.contains) ?? false }
  }

  /// The lines whose rows stand for values that satisfy a condition.
  ///
  /// Rows out of sight are known by what their loop calls them. Where rows that are there have tags that say
  /// something else, the others are made, for theirs.
  private func lines(where condition: (AnyHashable?) -> Bool) -> [Int] {
    let hasTags = hasTags
    return (0..<lines.count).filter { condition(selectionValue(atLine: $0, hasTags)) }
  }

  private func selectionValue(atLine line: Int, _ hasTags: Bool) -> AnyHashable? {
    guard !hasTags, let (source, index) = lines.source(ofLine: line),
      source.madeRow(at: index) == nil
    else { return lines.row(atLine: line).flatMap(selectionValue) }
    return selection?.value(source.identity(at: index))
  }

  private var hasTags: Bool {
    var hasTags = false
    lines.forEachMadeRow { _, row in
      guard row.role == .row, let identity = row.identity else { return }
      hasTags = hasTags || selectionValue(of: row) != selection?.value(identity)
    }
    return hasTags
  }

  func isSelected(_ row: RowNode) -> Bool {
    guard let selection, !selection.selected.isEmpty, let value = selectionValue(of: row) else {
      return false
    }
    return selection.selected.contains(value)
  }

  /// Selects a row that was clicked: alone, with those that are selected, or all up to it.
  func select(_ row: RowNode, _ modifiers: EventModifiers) {
    guard let selection, let value = selectionValue(of: row) else { return }
    selectionEnd = value
    guard selection.allowsMultiple else { return selection.select([value]) }
    if modifiers.contains(.shift), let range = values(from: selectionOrigin, to: value) {
      return selection.select(range)
    }
    selectionOrigin = value
    selection.select(
      modifiers.contains(.control) ? selection.latest().symmetricDifference([value]) : [value])
  }

  /// Makes a row one of those that are selected, or no longer.
  func choose(_ row: RowNode, _ isChosen: Bool) {
    guard let selection, let value = selectionValue(of: row) else { return }
    var chosen = selection.latest()
    guard chosen.contains(value) != isChosen else { return }
    if !selection.allowsMultiple { chosen = [] }
    if isChosen { chosen.insert(value) } else { chosen.remove(value) }
    selection.select(chosen)
  }

  /// What a menu at a window point is about: all that is selected where the row there is, else that row.
  func values(at point: CGPoint) -> Set<AnyHashable> {
    guard let selection, let value = row(at: point).flatMap(selectionValue) else { return [] }
    return selection.selected.contains(value) ? selection.selected : [value]
  }

  private func row(at point: CGPoint) -> RowNode? {
    var found: RowNode?
    container.forEachMadeRow { if $0.hitTest(point) != nil { found = $0 } }
    return found
  }

  /// Does what a double click does, where this click is the second one on its row.
  private func countClick(on row: RowNode, at time: Double) {
    guard let value = selectionValue(of: row) else { return lastClick = nil }
    let isDouble =
      lastClick.map { $0.row == value && time - $0.time <= DoubleClick.interval } ?? false
    lastClick = isDouble ? nil : (value, time)
    if isDouble { environment.listActions?.primary?([value]) }
  }

  /// Does with all that is selected what a double click does.
  private func performPrimaryAction() -> Bool {
    guard let selected = selection?.selected, !selected.isEmpty,
      let primary = environment.listActions?.primary
    else { return false }
    primary(selected)
    return true
  }

  /// The values of all rows from one to another.
  private func values(from origin: AnyHashable?, to end: AnyHashable) -> Set<AnyHashable>? {
    guard let origin, let start = line(of: origin), let end = line(of: end) else { return nil }
    let hasTags = hasTags
    return Set(
      (min(start, end)...max(start, end)).compactMap { selectionValue(atLine: $0, hasTags) })
  }

  /// The line of the row that stands for a value, which usually is there.
  private func line(of value: AnyHashable) -> Int? {
    var found: Int?
    lines.forEachMadeRow { if selectionValue(of: $1) == value { found = $0 } }
    return found ?? lines { $0 == value }.first
  }

  /// The line from which keys go on: that of the row selected last, else the last one that is selected.
  var selectedLine: Int? {
    guard let selected = selection?.latest(), !selected.isEmpty else { return nil }
    if let selectionEnd, selected.contains(selectionEnd), let line = line(of: selectionEnd) {
      return line
    }
    return selected.count == 1 ? selected.first.flatMap(line) : selectedLines.last
  }
}

// MARK: - The pointer

extension ListBehavior: GestureContestant {
  private static let slop = 10.0

  var precedence: GesturePrecedence { .afterContent }
  var mask: GestureMask {
    environment.isEnabled && (selection != nil || hasMovableRows || hasTrees) ? .all : .subviews
  }

  var standing: GestureStanding { pressPhase.standing }
  var isGoingOn: Bool { pressPhase.isGoingOn }

  var deadline: Double? { nil }

  func begin() {
    pressPhase = .possible(nil)
    pressStart = nil
  }

  func track(_ event: PointerEvent) {
    guard isGoingOn else { return }
    switch event.kind {
    case .down:
      pressStart = event.location
      pressModifiers = event.modifiers
    case .moved: moved(to: event.location)
    case .up:
      pressPhase = .ended(event.location)
      pressTime = event.time
    }
  }

  private func moved(to point: CGPoint) {
    if case .active = pressPhase { return pressPhase = .active(point) }
    guard let pressStart else { return }
    let (across, along) = (abs(point.x - pressStart.x), abs(point.y - pressStart.y))
    if along > Self.dragSlop, along > across, hasMovableRows, beginDrag(at: pressStart, to: point) {
      pressPhase = .active(point)
    } else if hypot(across, along) > Self.slop {
      pressPhase = .failed
    }
  }

  func expire() {}

  func deliver() {
    if case .active(let point) = pressPhase { return followDrag(to: point) }
    guard case .ended(let point) = pressPhase else { return }
    pressPhase = .failed
    if drag != nil { return endDrag(isCancelled: false) }
    guard let clicked = row(at: point) else { return }
    // What cannot be selected opens or closes as a whole.
    if selectionValue(of: clicked) == nil, let row = clicked.decoration as? ListRow,
      row.turn(open: !row.isOpen)
    {
      return
    }
    select(clicked, pressModifiers)
    countClick(on: clicked, at: pressTime)
  }

  func cancel() {
    pressPhase = .failed
    endDrag(isCancelled: true)
  }

  func end() { cancel() }
}

// MARK: - The keyboard

extension ListBehavior: FocusTarget, KeyHandler {
  var canFocus: Bool { selection != nil && environment.isEnabled }
  var focusInteractions: FocusInteractions { .edit }

  func focusChanged(_ isFocused: Bool, isVisible: Bool) {
    let isShown = isFocused && isVisible && environment.isFocusEffectEnabled
    guard isShown != self.isFocused else { return }
    // Nothing that the program changes at the same moment decides how the mark comes.
    withTransaction(Transaction()) { self.isFocused = isShown }
  }

  func handleKey(_ press: KeyPress) -> Bool {
    guard canFocus, tree.focus?.current === self, press.phase != .up else { return false }
    if press.callsMenu { return callMenu() }
    switch press.key {
    case .upArrow where press.modifiers.contains(.option): return moveSelectedRow(by: -1)
    case .downArrow where press.modifiers.contains(.option): return moveSelectedRow(by: 1)
    case .upArrow: return moveSelection(by: -1, press.modifiers)
    case .downArrow: return moveSelection(by: 1, press.modifiers)
    case .leftArrow, .rightArrow:
      guard let line = selectedLine else { return false }
      return walkTree(from: line, inwards: press.key == .rightArrow) {
        moveSelection(to: $0, step: -1, [])
      }
    case .home: return moveSelection(to: 0, step: 1, press.modifiers)
    case .end: return moveSelection(to: lines.count - 1, step: -1, press.modifiers)
    case .delete, .deleteForward: return deleteSelection()
    case .return: return press.phase == .down && performPrimaryAction()
    default: return false
    }
  }

  /// Scrolls a line into sight.
  func reveal(line: Int) {
    container.scroll?.reveal(
      container.expectedFrame(ofLine: line).applying(container.transformToScroll))
  }

  private func moveSelection(by step: Int, _ modifiers: EventModifiers) -> Bool {
    guard let line = selectedLine else {
      return moveSelection(to: step > 0 ? 0 : lines.count - 1, step: step, modifiers)
    }
    return moveSelection(to: line + step, step: step, modifiers)
  }

  /// Selects the first row from a line on that can be, and shows it.
  private func moveSelection(to line: Int, step: Int, _ modifiers: EventModifiers) -> Bool {
    var line = line
    while let row = lines.row(atLine: line) {
      if selectionValue(of: row) != nil {
        select(row, modifiers.intersection(.shift))
        reveal(line: line)
        return true
      }
      line += step
    }
    return true
  }
}
