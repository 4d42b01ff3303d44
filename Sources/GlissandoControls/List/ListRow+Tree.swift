import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// What a row of a tree says to its list.
struct RowDisclosure {
  /// Whether what lies below it is there; nil where nothing does.
  let isOpen: Bool?
  /// Opens and closes it.
  let isExpanded: Binding<Bool>?

  init(isExpanded: Binding<Bool>?) {
    self.isExpanded = isExpanded
    isOpen = isExpanded?.wrappedValue
  }
}

extension RowDisclosure: Equatable {
  // The binding is read when somebody acts, and makes no difference to what is shown.
  static func == (lhs: RowDisclosure, rhs: RowDisclosure) -> Bool {
    lhs.isOpen == rhs.isOpen
  }
}

struct RowDisclosureKey: LayoutValueKey {
  static var defaultValue: RowDisclosure? { nil }
}

extension EnvironmentValues {
  /// How many rows the rows of a list lie below.
  @Entry var rowDepth: Int = 0
}

/// The row of a list as one of a tree: how deep it lies, and whether what is below it is there.
extension ListRow {
  var disclosure: RowDisclosure? {
    role == .row ? row.said(RowDisclosureKey.self) : nil
  }

  /// How many rows it lies below.
  var depth: Int { role == .row ? environment.rowDepth : 0 }

  var isInTree: Bool { disclosure != nil || depth > 0 }

  /// The room before the content, with that of the sign.
  var treeInset: CGFloat { isInTree ? CGFloat(depth + 1) * ListMetrics.treeStep : 0 }

  /// Draws the sign, which comes and goes with the row.
  func drawSign(opacity: Double, _ context: RenderContext, _ pass: RenderPass) {
    guard sign.isThere else { return }
    let group = DisplayGroup(
      id: RowPart.sign.id(in: row), transform: context.transform, kind: .opacity(opacity))
    pass.begin(group, at: &signIndex, context)
    sign.render(context, pass)
    pass.end()
  }

  /// Whether what lies below it is there.
  var isOpen: Bool { disclosure?.isExpanded?.wrappedValue ?? false }

  /// Opens or closes it.
  /// - Returns: whether it was the other way round.
  func turn(open: Bool) -> Bool {
    guard let isExpanded = disclosure?.isExpanded, isExpanded.wrappedValue != open,
      environment.isEnabled
    else { return false }
    withAnimation(DisclosureSign.motion) { isExpanded.wrappedValue = open }
    return true
  }
}

extension ListBehavior {
  /// Whether there are rows that people open and close.
  var hasTrees: Bool {
    var hasTrees = false
    lines.forEachMadeRow { _, row in
      if (row.decoration as? ListRow)?.disclosure?.isExpanded != nil { hasTrees = true }
    }
    return hasTrees
  }

  func listRow(atLine line: Int) -> ListRow? { lines.row(atLine: line)?.decoration as? ListRow }

  /// The line of a row that is there.
  func line(of row: ListRow) -> Int? {
    var line: Int?
    lines.forEachMadeRow { if $1 === row.row { line = $0 } }
    return line
  }

  /// Opens what lies below a row or goes there, or closes it or goes to the row above it: what the right and the left
  /// arrow key do in a tree.
  ///
  /// - Parameter go: Goes to a line.
  func walkTree(from line: Int, inwards: Bool, _ go: (Int) -> Bool) -> Bool {
    guard let row = listRow(atLine: line), row.isInTree else { return false }
    if row.turn(open: inwards) { return true }
    guard inwards else { return parent(ofLine: line, row.depth).map(go) ?? false }
    guard row.isOpen, let inner = listRow(atLine: line + 1), inner.depth > row.depth else {
      return false
    }
    return go(line + 1)
  }

  /// The line of the row that one of some depth lies below.
  /// - Complexity: O(*n*) in the lines between the two.
  private func parent(ofLine line: Int, _ depth: Int) -> Int? {
    guard depth > 0 else { return nil }
    for earlier in stride(from: line - 1, through: 0, by: -1) {
      guard let row = listRow(atLine: earlier), row.role == .row else { return nil }
      if row.depth < depth { return earlier }
    }
    return nil
  }
}
