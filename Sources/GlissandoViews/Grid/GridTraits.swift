public import GlissandoMotion

// What a view says to the grid around.

extension View {
  /// Lets the view take several columns of the grid around.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: count)
  }

  /// Puts the view at fractions of its grid cell's sides.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// Chooses how the views of the column in which the view stands are aligned.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Asks the grid around for no space in some directions: the view takes what others need.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }
}

struct GridColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}
struct GridAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}
struct GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
struct GridUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

/// What a view says to the grid around.
struct GridTraits {
  /// The mark that the views of one row share; nil for one that stands by itself.
  let row: Int?
  let rowAlignment: VerticalAlignment?
  let columns: Int
  let anchor: UnitPoint?
  let columnAlignment: HorizontalAlignment?
  let unsized: Axis.Set

  /// More columns than anybody means: a grid keeps a number for each.
  private static let mostColumns = 10_000

  init(_ subview: LayoutSubview) {
    let mark = subview[GridRowKey.self]
    row = mark?.row
    rowAlignment = mark?.alignment
    columns = min(max(subview[GridColumnsKey.self], 1), Self.mostColumns)
    anchor = subview[GridAnchorKey.self]
    columnAlignment = subview[GridColumnAlignmentKey.self]
    unsized = subview[GridUnsizedAxesKey.self]
  }
}
