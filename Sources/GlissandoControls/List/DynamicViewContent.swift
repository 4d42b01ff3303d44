public import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// Views that are made of a collection, so that people can delete and move them in a list.
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Runs an action when a person deletes rows of a list: with the delete key, the selected ones.
  ///
  /// - Parameter action: Takes the elements at these positions out of the data; nil forbids it.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableContent(content: self, actions: RowActions(delete: action))
  }

  /// Runs an action when a person moves a row of a list: by dragging it, or with the arrow keys and
  /// Alt, the selected one.
  ///
  /// - Parameter action: Moves the elements at these positions to before the one at another, as
  ///   `move(fromOffsets:toOffset:)` does; nil forbids it.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableContent(content: self, actions: RowActions(move: action))
  }
}

/// A loop whose rows people may delete or move.
nonisolated struct EditableContent<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
  let content: Content
  let actions: RowActions

  @MainActor var data: Content.Data { content.data }
  @MainActor static var isMultiple: Bool { true }

  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    let node = CarrierNode(actions, context)
    node.content = context.below(node).makeNode(content)
    node.updateFromView = ViewUpdate { [unowned node] (view: Self, _) in
      node.value = view.actions
      node.content?.update(view.content)
    }
    return node
  }
}

extension EditableContent: SectionBearing {
  nonisolated static func mayHaveSections(inRows: Bool) -> Bool {
    ViewKinds.mayHaveSections(Content.self, inRows: inRows)
  }
}

extension ListBehavior {
  /// How rows glide to their places that a person has deleted or moved.
  static let editing = Animation.smooth(duration: 0.3)

  /// Deletes the selected rows of every loop that allows it.
  func deleteSelection() -> Bool {
    guard let selection, !selection.selected.isEmpty else { return false }
    var isDone = false
    var selected: [ObjectIdentifier: IndexSet] = [:]
    var loops: [any RowLoop] = []
    for line in selectedLines {
      guard let (loop, index) = place(ofLine: line) else { continue }
      if selected[ObjectIdentifier(loop)] == nil { loops.append(loop) }
      selected[ObjectIdentifier(loop), default: []].insert(index)
    }
    for loop in loops {
      guard let delete = loop.actions.delete, let indices = selected[ObjectIdentifier(loop)]
      else { continue }
      isDone = true
      withAnimation(Self.editing) {
        delete(indices)
        selection.select([])
      }
    }
    return isDone
  }

  /// The loop of a row that has nothing against being deleted, as those out of sight have, and its place there.
  private func place(ofLine line: Int) -> (any RowLoop, Int)? {
    if let (source, index) = lines.source(ofLine: line) {
      return source.madeRow(at: index)?.isDeletable ?? true ? (source, index) : nil
    }
    return listRow(atLine: line).flatMap { $0.row.isDeletable ? $0.place : nil }
  }

  /// Moves the selected row by one place.
  func moveSelectedRow(by step: Int) -> Bool {
    guard let line = selectedLine, let (source, index) = lines.source(ofLine: line),
      lines.row(atLine: line)?.isMovable ?? true, let move = source.actions.move,
      (0..<source.rowCount).contains(index + step)
    else { return false }
    // The target is counted before the row is taken out.
    withAnimation(Self.editing) { move([index], step > 0 ? index + 2 : index - 1) }
    reveal(line: line + step)
    return true
  }
}
