public import GlissandoDrawing
public import GlissandoMotion
public import GlissandoViews

// How the row of a list looks, as the view in it says.

extension View {
  /// Sets the space around the content of a list's row, in points; nil is the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// Shows or hides the lines above and below a list's row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(
      key: ListRowSeparatorKey.self, value: ListRowSeparator(visibility: visibility, edges: edges))
  }

  /// Chooses the colour of the lines above and below a list's row; nil is the list's own.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    if edges != .all {
      ViewWarning.noteUnchanged(
        by: "listRowSeparatorTint(edges:)", "both lines of a row have one colour")
    }
    return layoutValue(key: ListRowSeparatorTintKey.self, value: color)
  }

  /// Puts a view behind the content of a list's row, from edge to edge; nil is the list's own.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    layoutValue(key: ListRowBackgroundKey.self, value: view.map { AnyView($0) })
  }
}

/// Which lines a row has.
struct ListRowSeparator: Equatable {
  var visibility: Visibility
  var edges: VerticalEdge.Set
}

struct ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}
struct ListRowSeparatorKey: LayoutValueKey {
  static var defaultValue: ListRowSeparator? { nil }
}
struct ListRowSeparatorTintKey: LayoutValueKey {
  static var defaultValue: Color? { nil }
}
struct ListRowBackgroundKey: LayoutValueKey {
  static var defaultValue: AnyView? { nil }
}

extension RowNode {
  /// What the row's content says to its list; nil where it says nothing.
  func said<Key: LayoutValueKey, Value>(_ key: Key.Type) -> Value? where Key.Value == Value? {
    elements.first?.layoutValue(key).flatMap { $0 }
  }
}
