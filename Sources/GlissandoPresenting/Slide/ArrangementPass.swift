import Glissando
import GlissandoDeck

/// Measures and places the views of an arrangement.
struct ArrangementPass: Sendable {
  private let views: [String: LayoutSubview]
  /// The sizes that have been found: a part is asked several times on each level around it.
  private var known: [String: [(proposal: ProposedViewSize, size: CGSize)]] = [:]

  /// A pass over some views, each with its name.
  init(_ subviews: LayoutSubviews) {
    views = Dictionary(subviews.map { ($0[PartKey.self], $0) }) { first, _ in first }
  }

  // MARK: Sizes

  /// The size that a part takes for a proposal.
  mutating func size(of part: SlideArrangement, in proposal: ProposedViewSize) -> CGSize {
    if case .view = part.content { return views[part.id]?.sizeThatFits(proposal) ?? .zero }
    if let known = known[part.id]?.first(where: { $0.proposal == proposal }) { return known.size }
    let inner = part.proposal(in: proposal)
    let content = contentSize(of: part, in: inner)
    let size = CGSize(
      width: part.width ?? content.width, height: part.height ?? content.height)
    known[part.id, default: []].append((proposal, size))
    return size
  }

  private mutating func contentSize(
    of part: SlideArrangement, in proposal: ProposedViewSize
  ) -> CGSize {
    switch part.content {
    case .view: .zero
    case .canvas: proposal.replacingUnspecifiedDimensions(by: Deck.standardCanvas)
    case .stack(let axis, let spacing, _, let parts):
      stack(parts, axis, spacing, in: proposal).size(along: axis)
    case .grid(let columns, let spacing, let parts):
      grid(parts, columns, spacing, in: proposal).size
    }
  }

  // MARK: Places

  /// Puts a part with all that lies in it into a rectangle.
  mutating func place(
    _ part: SlideArrangement, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    let inner = part.proposal(in: proposal)
    switch part.content {
    case .view: views[part.id]?.place(at: bounds.origin, proposal: proposal)
    case .canvas(let parts): for child in parts { place(child, onCanvas: bounds) }
    case .stack(let axis, let spacing, let alignment, let parts):
      let lines = stack(parts, axis, spacing, in: inner)
      place(
        parts, lines, axis, alignment, in: bounds.middle(lines.size(along: axis)),
        proposal: inner)
    case .grid(let columns, let spacing, let parts):
      let grid = grid(parts, columns, spacing, in: inner)
      place(parts, grid, in: bounds.middle(grid.size))
    }
  }

  /// Puts a part where its place on a canvas says.
  private mutating func place(_ part: SlideArrangement, onCanvas bounds: CGRect) {
    let proposal = ProposedViewSize(bounds.size)
    let size = size(of: part, in: proposal)
    let (point, anchor): (CGPoint, UnitPoint) =
      switch part.place {
      case .center(let point): (point, .center)
      case .anchor(let anchor, let offset):
        (
          CGPoint(
            x: bounds.width * anchor.x + offset.width, y: bounds.height * anchor.y + offset.height),
          anchor
        )
      }
    let origin = CGPoint(
      x: bounds.minX + point.x - size.width * anchor.x,
      y: bounds.minY + point.y - size.height * anchor.y)
    place(part, in: CGRect(origin: origin, size: size), proposal: proposal)
  }

  private mutating func place(
    _ parts: [SlideArrangement], _ stack: StackedParts, _ axis: Axis, _ alignment: DeckAlignment,
    in bounds: CGRect, proposal: ProposedViewSize
  ) {
    var position = bounds.origin[axis]
    for (part, line) in zip(parts, stack.lines) {
      var offer = line.proposal
      // A stack that chose its own extent across offers that extent to what can fill it.
      if proposal[axis.other] == nil {
        offer[axis.other] = bounds.size[axis.other]
      }
      let size = size(of: part, in: offer)
      let slack = bounds.size[axis.other] - size[axis.other]
      let across = bounds.origin[axis.other] + slack * alignment.share
      let origin =
        axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      place(part, in: CGRect(origin: origin, size: size), proposal: offer)
      position += line.length + stack.spacing
    }
  }

  private mutating func place(_ parts: [SlideArrangement], _ grid: GridOfParts, in bounds: CGRect) {
    for (index, part) in parts.enumerated() {
      let cell = grid.cell(index, in: bounds)
      let proposal = ProposedViewSize(cell.size)
      place(part, in: cell.middle(size(of: part, in: proposal)), proposal: proposal)
    }
  }
}

extension SlideArrangement {
  /// What is proposed to what lies in the part.
  fileprivate func proposal(in proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { CGFloat($0) } ?? proposal.width,
      height: height.map { CGFloat($0) } ?? proposal.height)
  }
}

extension DeckAlignment {
  /// The part of what is left over that lies before.
  fileprivate var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension CGRect {
  /// A rectangle of a size in the middle of this one.
  fileprivate func middle(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
