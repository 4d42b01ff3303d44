public import Foundation
import GlissandoMotion

/// Arranges rows of views in columns that they share.
///
/// A column is as wide as the widest of its views that does not fill; those that fill share what is
/// left. A view that is not in a `GridRow` takes a line of its own, over all columns.
public struct GridLayout: Layout {
  /// How views are aligned in their cells.
  public var alignment: Alignment
  /// The distance between columns in points; nil for the standard one of 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil for the standard one of 8.
  public var verticalSpacing: CGFloat?

  /// Makes a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The size of all columns and rows.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    GridArrangement(self, subviews, proposal).size
  }

  /// Places each view in its cell.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    GridArrangement(self, subviews, ProposedViewSize(bounds.size)).place(in: bounds)
  }

  /// The guide of the views inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    GridArrangement(self, subviews, ProposedViewSize(bounds.size)).guide(guide.key, in: bounds)
  }

  /// The guide of the views inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    GridArrangement(self, subviews, ProposedViewSize(bounds.size)).guide(guide.key, in: bounds)
  }
}

/// One view of a grid and the columns that it takes.
struct GridCell {
  let subview: LayoutSubview
  let row: Int
  let columns: Range<Int>
  let traits: GridTraits
  /// Whether the view stands in no `GridRow`.
  let isWhole: Bool

  /// Whether the view is no matter of one column alone.
  var isSpan: Bool { isWhole || columns.count > 1 }
}

/// What a grid computes for a proposal.
struct GridArrangement {
  private let layout: GridLayout
  private var cells: [GridCell] = []
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []
  private var alignments: [HorizontalAlignment?] = []
  private let spacing: CGSize

  init(_ layout: GridLayout, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) {
    self.layout = layout
    spacing = CGSize(
      width: layout.horizontalSpacing ?? ViewSpacing.standard,
      height: layout.verticalSpacing ?? ViewSpacing.standard)
    collectCells(subviews)
    measureColumns(proposal.width)
    measureRows(proposal.height)
  }

  var size: CGSize {
    CGSize(
      width: widths.reduce(0, +) + spacing.width * CGFloat(max(widths.count - 1, 0)),
      height: heights.reduce(0, +) + spacing.height * CGFloat(max(heights.count - 1, 0)))
  }

  // MARK: Cells

  /// Gives each view its row and columns: those of one `GridRow` bear the same mark.
  private mutating func collectCells(_ subviews: LayoutSubviews) {
    var row = -1
    var column = 0
    var mark: Int?
    var columnCount = 1
    var entries: [(subview: LayoutSubview, traits: GridTraits, row: Int, column: Int)] = []
    for subview in subviews {
      let traits = GridTraits(subview)
      if traits.row == nil || traits.row != mark {
        row += 1
        column = 0
      }
      mark = traits.row
      entries.append((subview, traits, row, column))
      column += traits.columns
      columnCount = max(columnCount, traits.row == nil ? 1 : column)
    }
    cells = entries.map { entry in
      let isWhole = entry.traits.row == nil
      return GridCell(
        subview: entry.subview, row: entry.row,
        columns: isWhole ? 0..<columnCount : entry.column..<entry.column + entry.traits.columns,
        traits: entry.traits, isWhole: isWhole)
    }
    forgetTracks(columns: cells.isEmpty ? 0 : columnCount, rows: row + 1)
  }

  /// Begins with columns and rows of no size; the first cell of a column says how what is in it is aligned.
  private mutating func forgetTracks(columns: Int, rows: Int) {
    widths = Array(repeating: 0, count: columns)
    heights = Array(repeating: 0, count: rows)
    alignments = Array(repeating: nil, count: columns)
    for cell in cells where alignments[cell.columns.lowerBound] == nil {
      alignments[cell.columns.lowerBound] = cell.traits.columnAlignment
    }
  }

  private func width(_ columns: Range<Int>) -> CGFloat {
    widths[columns].reduce(0, +) + spacing.width * CGFloat(max(columns.count - 1, 0))
  }

  // MARK: Columns

  /// Columns are as wide as their views would like; then the flexible ones grow, or all of them
  /// give way, to meet the proposal.
  private mutating func measureColumns(_ proposed: CGFloat?) {
    var flexible = Array(repeating: false, count: widths.count)
    var least = Array(repeating: CGFloat(0), count: widths.count)
    for cell in cells where !cell.isSpan {
      let column = cell.columns.lowerBound
      guard !cell.traits.unsized.contains(.horizontal) else { continue }
      let ideal = cell.subview.sizeThatFits(.unspecified).width
      widths[column] = max(widths[column], ideal)
      let smallest = cell.subview.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
      least[column] = max(least[column], min(smallest, ideal))
      let largest = cell.subview.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
      if largest > ideal { flexible[column] = true }
    }
    widenForSpans(&flexible)
    guard let proposed, proposed.isFinite else { return }
    let left = proposed - width(0..<widths.count)
    if left > 0 { grow(flexible, by: left) } else { shrink(to: least, by: -left) }
  }

  /// A view over several columns widens them evenly where they are too narrow for it; one that fills has
  /// them take what is left, unless one of them does so anyway.
  private mutating func widenForSpans(_ flexible: inout [Bool]) {
    for cell in cells where cell.isSpan {
      guard !cell.traits.unsized.contains(.horizontal) else { continue }
      let ideal = cell.subview.sizeThatFits(.unspecified).width
      let missing = max(ideal - width(cell.columns), 0)
      for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
      let largest = cell.subview.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
      guard largest > ideal, !flexible[cell.columns].contains(true) else { continue }
      for column in cell.columns { flexible[column] = true }
    }
  }

  /// The columns with views that fill become equally wide, as far as the space goes.
  private mutating func grow(_ flexible: [Bool], by left: CGFloat) {
    var open = widths.indices.filter { flexible[$0] }
    guard !open.isEmpty else { return }
    var total = left + open.reduce(0) { $0 + widths[$1] }
    open.sort { widths[$0] > widths[$1] }
    for (index, column) in open.enumerated() {
      let share = total / CGFloat(open.count - index)
      widths[column] = max(widths[column], share)
      total -= widths[column]
    }
  }

  /// Columns give way in proportion to how far they can.
  private mutating func shrink(to least: [CGFloat], by missing: CGFloat) {
    let room = zip(widths, least).map { max($0 - $1, 0) }
    let total = room.reduce(0, +)
    guard total > 0 else { return }
    let part = min(missing / total, 1)
    for column in widths.indices { widths[column] -= room[column] * part }
  }

  // MARK: Rows

  /// Rows are as high as their views are in their columns; those with views that fill share what is
  /// left of the proposal.
  private mutating func measureRows(_ proposed: CGFloat?) {
    var flexible = Array(repeating: false, count: heights.count)
    for cell in cells {
      guard !cell.traits.unsized.contains(.vertical) else { continue }
      let width = width(cell.columns)
      let ideal = cell.subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      heights[cell.row] = max(heights[cell.row], ideal)
      let largest = cell.subview.sizeThatFits(ProposedViewSize(width: width, height: .infinity))
      if largest.height > ideal { flexible[cell.row] = true }
    }
    guard let proposed, proposed.isFinite else { return }
    let open = heights.indices.filter { flexible[$0] }
    let left = proposed - size.height
    guard left > 0, !open.isEmpty else { return }
    for row in open { heights[row] += left / CGFloat(open.count) }
  }

  // MARK: Placing

  func place(in bounds: CGRect) {
    for cell in cells {
      let rect = rect(of: cell, in: bounds)
      let proposal = ProposedViewSize(rect.size)
      let origin = origin(of: cell, cell.subview.dimensions(in: proposal), in: rect)
      cell.subview.place(at: origin, proposal: proposal)
    }
  }

  /// What the views say of a guide, each where it is placed.
  func guide(_ key: AlignmentKey, in bounds: CGRect) -> CGFloat? {
    var values: [CGFloat] = []
    for cell in cells {
      let rect = rect(of: cell, in: bounds)
      let dimensions = cell.subview.dimensions(in: ProposedViewSize(rect.size))
      let origin = origin(of: cell, dimensions, in: rect)
      guard let explicit = dimensions.explicit(key) else { continue }
      values.append(explicit + origin[key.axis] - bounds.origin[key.axis])
    }
    return AlignmentKey.combine(values, key)
  }

  /// The room of a view: its columns of its row.
  private func rect(of cell: GridCell, in bounds: CGRect) -> CGRect {
    let x = widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + spacing.width }
    let y = heights[..<cell.row].reduce(0) { $0 + $1 + spacing.height }
    return CGRect(
      x: bounds.minX + x, y: bounds.minY + y, width: width(cell.columns),
      height: heights[cell.row])
  }

  /// Where a view is placed in its room.
  private func origin(
    of cell: GridCell, _ dimensions: ViewDimensions, in rect: CGRect
  ) -> CGPoint {
    if let anchor = cell.traits.anchor {
      return CGPoint(
        x: rect.minX + (rect.width - dimensions.width) * anchor.x,
        y: rect.minY + (rect.height - dimensions.height) * anchor.y)
    }
    let own = ViewDimensions(size: rect.size, node: nil, proposal: .unspecified)
    let horizontal =
      alignments[cell.columns.lowerBound].flatMap { cell.isWhole ? nil : $0 }
      ?? layout.alignment.horizontal
    let vertical = cell.traits.rowAlignment ?? layout.alignment.vertical
    let line = baseline(cell, vertical) ?? own[vertical]
    return CGPoint(
      x: rect.minX + own[horizontal] - dimensions[horizontal],
      y: rect.minY + line - dimensions[vertical])
  }

  /// Where the common line of a row lies whose views are aligned by their text.
  private func baseline(_ cell: GridCell, _ guide: VerticalAlignment) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    return cells.filter { $0.row == cell.row }
      .map { neighbour in
        let size = ProposedViewSize(
          width: width(neighbour.columns), height: heights[cell.row])
        return neighbour.subview.dimensions(in: size)[guide]
      }
      .max()
  }
}
