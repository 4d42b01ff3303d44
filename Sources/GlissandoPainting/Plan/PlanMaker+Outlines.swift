import Foundation
import GlissandoDrawing

// Large shapes that a GPU covers by their edges.

extension PlanMaker {
  /// The numbers of a frame after which shapes have covers: half of what the smallest texture holds that a driver must
  /// have, and few enough for a `Float` to count them.
  private static let greatestOutlineNumbers = 2_097_152

  /// Adds a shape by its edges, in one colour or those of a gradient.
  ///
  /// - Parameter numbers: What the paint needs to know of a rectangle; none for one colour.
  /// - Returns: false where it has more edges than one on either side of a row, is not all in sight, or no shape; and
  ///   where the numbers of a frame are too many.
  func addOutlined(
    _ leaf: DisplayLeaf, _ matrix: CGAffineTransform, _ color: UInt32, _ paint: RenderPlan.Paint,
    _ state: State, numbers: (IntRect) -> [SIMD4<Float>] = { _ in [] }
  ) -> Bool {
    guard case .fill(let path, let style) = leaf.content.kind, style.isAntialiased else {
      return false
    }
    let bounds = IntRect(around: leaf.content.bounds.applying(matrix))
    let visible = visible(bounds, state)
    if !isDamaged(visible, state) { return true }
    guard plan.numbers.count < Self.greatestOutlineNumbers,
      isDrawnWhole(leaf, bounds, state), state.clip.safe.contains(visible),
      abs(matrix.determinant) >= Painter.leastDeterminant,
      let corners = pathCorners.corners(of: path, matrix),
      let outline = ShapeOutline(corners: corners)
    else { return false }
    outline.forEachPart { part in
      let shown = part.area.intersection(visible)
      if shown.isEmpty { return }
      let new = numbers(shown)
      var quad = quad(
        shown, from: .empty, color, paint, part.isFull ? .all : .outline,
        numbers: new.isEmpty ? 0 : plan.add(numbers: new))
      if !part.isFull {
        (quad.sourceX, quad.sourceY) = (Float(plan.numbers.count), 0)
        addNumbers(of: part, shown)
      }
      plan.add(quad)
    }
    return true
  }

  /// Adds which rows are whole, how many edges there are on either side, and the edges, counted from the first pixel.
  private func addNumbers(of part: ShapeOutline.Part, _ shown: IntRect) {
    plan.numbers.append(
      SIMD4(
        Float(part.wholeRows >> UInt32(shown.top - part.area.top)), Float(part.lefts.count),
        Float(part.rights.count), 0))
    add(part.lefts, of: part, shown)
    add(part.rights, of: part, shown)
  }

  private func add(
    _ edges: ArraySlice<ShapeOutline.Edge>, of part: ShapeOutline.Part, _ shown: IntRect
  ) {
    for edge in edges {
      plan.numbers.append(Self.numbers(of: edge, shown, from: part.area.top))
    }
  }

  /// Where the middle of an edge's first line meets it, that line, how far it leads from line to line, and the line
  /// before which it ends.
  ///
  /// Of lines above the first row nothing is told: what is near has more digits.
  private static func numbers(
    of edge: ShapeOutline.Edge, _ area: IntRect, from row: Int
  ) -> SIMD4<Float> {
    let perRow = ShapeOutline.linesPerRow
    let first = max(edge.lines.lowerBound, row * perRow)
    // Cairo steps back from there by half the 256ths of a pixel to the next line, and forgets the half of an odd one.
    let step = Int(pixels: CGFloat(edge.slope * 256))
    let rest = step.isMultiple(of: 2) ? 0 : step.signum()
    return SIMD4(
      Float(edge.x(at: Double(first) + 0.5) - Double(area.left)),
      Float(first - area.top * perRow) + 0.25 * Float(rest + 1), Float(edge.slope),
      Float(edge.lines.upperBound - area.top * perRow))
  }
}
