import Foundation
import GlissandoDrawing

// Large shapes and lines that a GPU covers by their edges.

extension PlanMaker {
  /// The numbers of a frame after which shapes have covers: half of what the smallest texture holds that a driver must
  /// have, and few enough for a `Float` to count them.
  private static let greatestOutlineNumbers = 2_097_152

  /// Adds a shape or a line by its edges.
  ///
  /// - Returns: false where it is neither, is dashed, is not all in sight, or has too many edges; and where the numbers
  ///   of a frame are too many.
  func addOutlined(
    _ leaf: DisplayLeaf, _ matrix: CGAffineTransform, _ paint: QuadPaint, _ state: State
  ) -> Bool {
    let bounds = IntRect(around: leaf.content.bounds.applying(matrix))
    let visible = visible(bounds, state)
    if !isDamaged(visible, state) { return true }
    guard plan.numbers.count < Self.greatestOutlineNumbers,
      let outline = outline(of: leaf, matrix, bounds, state)
    else { return false }
    add(outline, in: visible, paint)
    return true
  }

  // MARK: Clips

  /// The edges of an only clip; nil of several, and where it is very large or has too many edges.
  func outline(of clips: [Clip]) -> ShapeOutline? {
    guard plan.numbers.count < Self.greatestOutlineNumbers, clips.count == 1,
      let clip = clips.first, case let bounds = IntRect(around: clip.bounds),
      max(bounds.width, bounds.height) <= greatestSide
    else { return nil }
    if clipOutline?.clip != clip {
      let contours = pathCorners.contours(of: .fill(clip.path, clip.style), clip.matrix)
      clipOutline = (clip, contours.flatMap { ShapeOutline($0) })
    }
    return clipOutline?.outline
  }

  /// Adds what a clip leaves of a rectangle of one colour that it lies in.
  ///
  /// Gradients have covers, of which Cairo draws the rectangle.
  ///
  /// - Returns: false where it is something else.
  func addFilled(
    _ leaf: DisplayLeaf, _ matrix: CGAffineTransform, _ paint: QuadPaint, _ state: State
  ) -> Bool {
    guard let rect = leaf.content.uprightRectangle(matrix),
      case let area = IntRect(around: rect), case let visible = visible(area, state),
      case let clips = state.clip.cutting(area.intersection(state.extent)),
      let clip = clips.first, state.seen.contains(IntRect(around: clip.bounds)),
      IntRect(inside: rect).contains(visible) || rect.contains(clip.bounds),
      let outline = outline(of: clips)
    else { return false }
    add(outline, in: visible, paint)
    return true
  }

  /// The edges of a shape or a line; nil where the software painter sees only a part of it, or clips cut it.
  private func outline(
    of leaf: DisplayLeaf, _ matrix: CGAffineTransform, _ bounds: IntRect, _ state: State
  ) -> ShapeOutline? {
    let isWhole = isDrawnWhole(leaf, bounds, state)
    // A line may have bounds that its joins could reach, and do not.
    func isInSight(_ bounds: IntRect) -> Bool { isWhole || state.seen.contains(bounds) }
    guard let path = leaf.content.path,
      isInSight(IntRect(around: path.boundingRect.applying(matrix))),
      abs(matrix.determinant) >= Painter.leastDeterminant,
      let contours = pathCorners.contours(of: leaf.content.kind, matrix),
      case let reached = contours.bounds, isInSight(reached),
      state.clip.safe.contains(visible(reached, state))
    else { return nil }
    return ShapeOutline(contours)
  }
}

extension RenderPlan {
  /// Adds which rows are whole, or that edges are upright, how many edges are on the left, and how many there are,
  /// whether all is covered on their left, and the edges, counted from the first pixel.
  mutating func addNumbers(
    of part: ShapeOutline.Part, _ outline: ShapeOutline, _ shown: IntRect
  ) {
    let wholeRows = part.wholeRows >> UInt32(shown.top - part.area.top)
    numbers.append(
      SIMD4(
        outline.isUpright ? -1 : Float(wholeRows), Float(part.leftCount), Float(part.edges.count),
        part.beginsWithin ? 1 : 0))
    for edge in outline.edges[part.edges] {
      add(edge, shown, from: part.area.top, outline.linesPerRow)
    }
  }

  /// Adds an edge's first line and that before which it ends, and where the middle of the first one meets it, and how
  /// far it leads from line to line: in 1024ths of a pixel, with which numbers of 32 bits add up exactly, and the rest.
  ///
  /// Of lines above the first row nothing is told: what is near has more digits.
  private mutating func add(
    _ edge: ShapeOutline.Edge, _ area: IntRect, from row: Int, _ perRow: Int
  ) {
    let first = max(edge.lines.lowerBound, row * perRow)
    // Cairo steps back from there by half the 256ths of a pixel to the next line, and forgets the half of an odd one.
    let step = Int(pixels: CGFloat(edge.slope * 256))
    let rest = step.isMultiple(of: 2) ? 0 : step.signum()
    let places = SIMD2(edge.x(at: Double(first) + 0.5) - Double(area.left), edge.slope)
    let whole = (places * 1024).rounded(.toNearestOrEven) / 1024
    let little = places - whole
    numbers.append(
      SIMD4(
        Float(first - area.top * perRow), Float(edge.lines.upperBound - area.top * perRow),
        Float(rest), 0))
    numbers.append(
      SIMD4(Float(whole.x), Float(whole.y), Float(little.x), Float(little.y)))
  }
}

extension DisplayContent {
  /// The path of a shape or a line.
  fileprivate var path: Path? {
    switch kind {
    case .fill(let path, _), .stroke(let path, _): path
    default: nil
    }
  }
}
