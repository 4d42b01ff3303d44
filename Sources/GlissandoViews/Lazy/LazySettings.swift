package import Foundation
package import GlissandoMotion

// How a lazy container arranges its rows.

/// Views of lazy containers that stay in sight while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections, at the beginning.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections, at the end.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// How a lazy container arranges its rows.
package struct LazySettings: Equatable {
  package var axis: Axis
  /// The distance between two lines in points.
  package var spacing: CGFloat
  /// How rows are aligned across the container.
  package var alignment: AlignmentKey
  package var pinned: PinnedScrollableViews = []
  /// The columns of a grid, or rows of one that goes sideways; nil for a stack.
  var items: [GridItem]?

  package init(
    axis: Axis, spacing: CGFloat, alignment: AlignmentKey, pinned: PinnedScrollableViews = [],
    items: [GridItem]? = nil
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.pinned = pinned
    self.items = items
  }
}

/// The place of the cells of one column of a lazy container, across it.
struct LazyColumn: Equatable {
  var start: CGFloat
  var length: CGFloat
  /// How cells are aligned in the column.
  var alignment: Alignment?
}
