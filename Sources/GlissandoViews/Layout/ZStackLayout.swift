public import Foundation
import GlissandoMotion

/// Arranges views on top of each other.
public struct ZStackLayout: Layout {
  /// How the views are aligned.
  public var alignment: Alignment

  /// Makes a pile.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The extent of all views with their guides at one point.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    extent(subviews, proposal).size
  }

  /// Places every view with its guides at one point.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let extent = extent(subviews, proposal)
    let anchor = CGPoint(x: bounds.minX - extent.minX, y: bounds.minY - extent.minY)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: anchor.x - dimensions[alignment.horizontal],
          y: anchor.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  /// The guide of the views inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? { inheritedGuide(guide.key, proposal, subviews) }

  /// The guide of the views inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? { inheritedGuide(guide.key, proposal, subviews) }

  /// What the views say of a guide, each where it is placed.
  private func inheritedGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    let own = key.axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    let origin = extent(subviews, proposal).origin
    var values: [CGFloat] = []
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let offset = -origin[key.axis] - dimensions.value(own)
      if let explicit = dimensions.explicit(key) { values.append(explicit + offset) }
    }
    return AlignmentKey.combine(values, key)
  }

  /// The rectangle that the views cover, in coordinates whose origin is the common guide.
  private func extent(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> CGRect {
    var result: CGRect?
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let rect = CGRect(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
        width: dimensions.width, height: dimensions.height)
      result = result.map { $0.spanning(rect) } ?? rect
    }
    return result ?? .zero
  }
}

extension CGRect {
  /// The smallest rectangle around both.
  ///
  /// Unlike a union it counts rectangles without area.
  func spanning(_ other: CGRect) -> CGRect {
    let minimum = CGPoint(x: min(minX, other.minX), y: min(minY, other.minY))
    let maximum = CGPoint(x: max(maxX, other.maxX), y: max(maxY, other.maxY))
    return CGRect(
      x: minimum.x, y: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y)
  }
}
