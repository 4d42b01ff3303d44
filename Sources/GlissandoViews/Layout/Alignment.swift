public import Foundation
import GlissandoMotion

// The positions at which views are aligned.

/// Gives an alignment guide its default position.
public protocol AlignmentID {
  /// The guide's position in a view of the given dimensions, in points from its leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

// Unchecked: a metatype is immutable.
/// What a guide is, whatever its axis.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type
  let axis: Axis
  /// Whether the guide follows from a view's size alone where no program says otherwise.
  let isGeometric: Bool

  init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    isGeometric =
      id == LeadingID.self || id == HorizontalCenterID.self || id == TrailingID.self
      || id == TopID.self || id == VerticalCenterID.self || id == BottomID.self
  }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A position along the horizontal axis at which views are aligned.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The leading edges.
  public static let leading = HorizontalAlignment(LeadingID.self)
  /// The centres.
  public static let center = HorizontalAlignment(HorizontalCenterID.self)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(TrailingID.self)
}

/// A position along the vertical axis at which views are aligned.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The top edges.
  public static let top = VerticalAlignment(TopID.self)
  /// The centres.
  public static let center = VerticalAlignment(VerticalCenterID.self)
  /// The bottom edges.
  public static let bottom = VerticalAlignment(BottomID.self)
  /// The baselines of the first lines of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self)
  /// The baselines of the last lines of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self)
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
  /// The horizontal part.
  public var horizontal: HorizontalAlignment
  /// The vertical part.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The centre of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The leading end of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The trailing end of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
}

private enum LeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum HorizontalCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum TrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum TopID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum VerticalCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum BottomID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum FirstTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum LastTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A view's size and alignment guides, in its own coordinates.
public struct ViewDimensions {
  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  let size: CGSize
  /// The element asked for explicit guides; nil where only defaults are wanted.
  let node: LayoutNode?
  let proposal: ProposedViewSize
  /// Whether any view of the window sets guides, besides those of texts.
  var mayHaveGuides = true

  /// The position of a horizontal guide in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  /// The position of a vertical guide in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// The position of a horizontal guide if the view sets one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The position of a vertical guide if the view sets one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  func value(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let node, mayHaveGuides || !key.isGeometric else { return nil }
    let proposal = proposal
    return MainContext.assumed { node.explicitGuide(key, proposal: proposal) }
  }
}
