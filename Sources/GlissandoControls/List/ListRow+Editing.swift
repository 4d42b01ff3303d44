import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// The button at the beginning of a row that is edited, which deletes it.
@MainActor
final class RowDeletion {
  /// The width that the button takes, in points.
  static let width: CGFloat = 34

  private var node: ViewNode?

  /// Makes the button or takes it away.
  /// - Returns: whether it came or went.
  func update(isShown: Bool, in row: RowNode, _ delete: @escaping @MainActor () -> Void) -> Bool {
    guard isShown != (node != nil) else { return false }
    if isShown {
      node = NodeContext(parent: row).makeNode(
        LayoutView(layout: ZStackLayout(), content: RowDeleteButton(delete: delete)))
    } else {
      node?.destroy()
      node = nil
    }
    return true
  }

  /// Puts the button at the beginning of a row.
  func place(in rect: CGRect, leading: CGFloat) {
    guard let node = node as? LayoutNode else { return }
    let size = node.sizeThatFits(.unspecified)
    node.place(
      in: CGRect(
        x: rect.minX + leading, y: rect.midY - size.height / 2, width: size.width,
        height: size.height), proposal: .unspecified)
  }

  func forEachChild(_ body: (ViewNode) -> Void) { if let node { body(node) } }
  func render(_ context: RenderContext, _ pass: RenderPass) { node?.render(context, pass) }
  func hitTest(_ point: CGPoint) -> ViewNode? { node?.hitTest(point) }
}

private struct RowDeleteButton: View {
  let delete: @MainActor () -> Void

  var body: some View {
    Button(action: delete) {
      Image(systemName: "minus.circle.fill").foregroundStyle(.red).imageScale(.large)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Delete")
  }
}

extension ListBehavior {
  /// Whether a row shows that it can be deleted.
  func showsDeletion(of row: ListRow) -> Bool {
    guard look.isEditing, row.row.role == .row, row.row.isDeletable,
      let (source, _) = place(of: row)
    else { return false }
    return source.actions.delete != nil
  }

  /// Deletes a row, as the person wishes who edits the list.
  func delete(_ row: ListRow) {
    guard let (source, index) = place(of: row), let delete = source.actions.delete else { return }
    withAnimation(Self.editing) { delete([index]) }
  }

  /// The loop that a row belongs to, and its place there.
  private func place(of row: ListRow) -> (any RowSource, Int)? {
    var line: Int?
    lines.forEachMadeRow { if $1 === row.row { line = $0 } }
    return line.flatMap { lines.source(ofLine: $0) }
  }
}
