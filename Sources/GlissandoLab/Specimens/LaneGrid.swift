import Glissando

/// Puts up to four lanes into rows and columns, so that each specimen is as large as can be.
struct LaneGrid: Layout {
  /// The proportions of one specimen.
  let design: CGSize
  /// The distance between two lanes, in points.
  let spacing: Double

  /// How many columns give the specimens the most room.
  ///
  /// All rows are full. Of equally good numbers the greater one: what is side by side is easier to
  /// compare.
  private func columns(_ count: Int, in size: CGSize) -> Int {
    var best = (columns: 1, fit: 0.0)
    for columns in 1...max(count, 1) where count.isMultiple(of: columns) {
      let cell = cell(columns, count, in: size)
      let fit = min(cell.width / design.width, cell.height / design.height)
      if fit >= best.fit { best = (columns, fit) }
    }
    return best.columns
  }

  private func cell(_ columns: Int, _ count: Int, in size: CGSize) -> CGSize {
    let rows = (count + columns - 1) / columns
    return CGSize(
      width: max(0, (size.width - Double(columns - 1) * spacing) / Double(columns)),
      height: max(0, (size.height - Double(rows - 1) * spacing) / Double(max(rows, 1))))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: design)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let columns = columns(subviews.count, in: bounds.size)
    let cell = cell(columns, subviews.count, in: bounds.size)
    for (index, subview) in subviews.enumerated() {
      let origin = CGPoint(
        x: bounds.minX + Double(index % columns) * (cell.width + spacing),
        y: bounds.minY + Double(index / columns) * (cell.height + spacing))
      subview.place(at: origin, proposal: ProposedViewSize(cell))
    }
  }
}
