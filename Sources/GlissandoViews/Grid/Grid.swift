public import Foundation
import GlissandoMotion

/// Views in rows and columns.
public nonisolated struct Grid<Content: View>: View, PrimitiveView {
  private let arranged: LayoutView<GridLayout, Content>

  /// Makes a grid.
  ///
  /// Distances are in points; nil is the standard one of 8.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    arranged = LayoutView(layout: layout, content: content())
  }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    arranged.makeNode(in: context)
  }
}

/// The views of one row of a `Grid`.
///
/// Elsewhere they are views like others.
public nonisolated struct GridRow<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row.
  ///
  /// `alignment` is that of the row's views; nil is that of the grid.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor package static var isMultiple: Bool { true }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    let node = GridRowNode(context)
    var inner = NodeContext(parent: node)
    // The mark tells the grid which views stand in one row.
    inner.wrappers = [GridRowWrapper(mark: node.serial, alignment: alignment)] + context.wrappers
    node.content = inner.makeNode(content)
    node.takeView = { pointer, node in
      node.content?.update(pointer.assumingMemoryBound(to: Self.self).pointee.content)
    }
    return node
  }
}

private final class GridRowNode: ViewNode {
  var content: ViewNode?
  var takeView: (@MainActor (UnsafeRawPointer, GridRowNode) -> Void)?

  override func update<V: View>(_ view: V) {
    withRawPointer(to: view) { takeView?($0, self) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
}

/// Marks the elements of a row.
@MainActor
private final class GridRowWrapper: ElementWrapper {
  private let mark: Int
  private let alignment: VerticalAlignment?

  init(mark: Int, alignment: VerticalAlignment?) {
    self.mark = mark
    self.alignment = alignment
  }

  var belongsToContainer: Bool { true }

  func wrap(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode {
    let node = GridRowElementNode(context)
    node.mark = GridRowMark(row: mark, alignment: alignment)
    node.content = content(NodeContext(parent: node))
    return node
  }
}

/// Which row an element stands in, and how the row is aligned.
struct GridRowMark: Equatable {
  let row: Int
  let alignment: VerticalAlignment?
}

private final class GridRowElementNode: ContentNode {
  var mark: GridRowMark?

  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    key == GridRowKey.self ? mark as? K.Value : super.layoutValue(key)
  }
}

struct GridRowKey: LayoutValueKey {
  static var defaultValue: GridRowMark? { nil }
}
