import Glissando

/// The columns and rows of a grid.
struct GridOfParts {
  var widths: [Double]
  var heights: [Double]
  let spacing: Double

  var size: CGSize { CGSize(width: total(widths), height: total(heights)) }

  /// The place of a part, counted along the rows.
  func cell(_ index: Int, in bounds: CGRect) -> CGRect {
    let (row, column) = (index / widths.count, index % widths.count)
    return CGRect(
      x: bounds.minX + start(of: column, in: widths),
      y: bounds.minY + start(of: row, in: heights), width: widths[column], height: heights[row])
  }

  private func start(of index: Int, in lengths: [Double]) -> Double {
    lengths[..<index].reduce(0, +) + spacing * Double(index)
  }

  private func total(_ lengths: [Double]) -> Double {
    lengths.reduce(0, +) + spacing * Double(max(lengths.count - 1, 0))
  }
}

extension ArrangementPass {
  /// The grid of some parts: columns as wide and rows as high as their parts would like; those
  /// that can fill share what is left, and all give way where it is not enough.
  mutating func grid(
    _ parts: [SlideArrangement], _ columns: Int, _ spacing: Double, in proposal: ProposedViewSize
  ) -> GridOfParts {
    let columns = max(min(columns, parts.count), 1)
    let rows = (parts.count + columns - 1) / columns
    var (widths, fills) = (Array(repeating: 0.0, count: columns), Set<Int>())
    for (index, part) in parts.enumerated() {
      let ideal = size(of: part, in: .unspecified).width
      widths[index % columns] = max(widths[index % columns], ideal)
      let most = ProposedViewSize(width: .infinity, height: nil)
      if size(of: part, in: most).width > ideal { fills.insert(index % columns) }
    }
    Self.fit(&widths, fills, proposal.width, spacing)
    var heights = Array(repeating: 0.0, count: rows)
    fills = []
    for (index, part) in parts.enumerated() {
      let width = widths[index % columns]
      let ideal = size(of: part, in: ProposedViewSize(width: width, height: nil)).height
      heights[index / columns] = max(heights[index / columns], ideal)
      let most = ProposedViewSize(width: width, height: .infinity)
      if size(of: part, in: most).height > ideal { fills.insert(index / columns) }
    }
    Self.fit(&heights, fills, proposal.height, spacing)
    return GridOfParts(widths: widths, heights: heights, spacing: spacing)
  }

  /// Gives what is left over to the lengths that fill, or takes what is missing from all.
  private static func fit(
    _ lengths: inout [Double], _ fills: Set<Int>, _ proposed: CGFloat?, _ spacing: Double
  ) {
    guard let proposed, proposed.isFinite, !lengths.isEmpty else { return }
    let total = lengths.reduce(0, +)
    let left = proposed - spacing * Double(lengths.count - 1) - total
    if left > 0 {
      for index in fills { lengths[index] += left / Double(fills.count) }
    } else if total > 0 {
      let factor = max(total + left, 0) / total
      for index in lengths.indices { lengths[index] *= factor }
    }
  }
}
