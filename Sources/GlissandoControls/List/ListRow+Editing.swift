import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// How the rows of a list are deleted while it is edited.

/// The button at the beginning of a row that is edited, which deletes it.
struct RowDeleteButton: View {
  /// The width that the button takes, in points.
  static let width: CGFloat = 34

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
  func showsDeletion(of row: ListRow) -> Bool { look.isEditing && canDelete(row) }

  /// Whether people may delete a row.
  func canDelete(_ row: ListRow) -> Bool {
    row.role == .row && row.row.isDeletable && row.place?.loop.actions.delete != nil
  }

  /// Deletes a row, as the person wishes who edits the list.
  func delete(_ row: ListRow) {
    guard let (loop, index) = row.place, let delete = loop.actions.delete else { return }
    withAnimation(Self.editing) { delete([index]) }
  }
}

extension ListRow {
  /// The loop that the row belongs to, and its place there; what an element shows below itself is not the element.
  var place: (loop: any RowLoop, index: Int)? {
    guard let loop = row.loop, loop.environment.rowDepth == row.environment.rowDepth else {
      return nil
    }
    return loop.position(of: row).map { (loop, $0) }
  }
}
