public import Foundation
public import GlissandoMotion
public import GlissandoViews

// The distances in a list.

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  fileprivate let points: CGFloat?

  /// The list's own.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Half of the list's own.
  public static let compact = ListSectionSpacing(points: ListMetrics.sectionGap / 2)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

/// The distances in a list that a program wishes, in points; nil is the list's own.
struct ListSpacing: Equatable {
  var rows: CGFloat?
  var sections: CGFloat?

  /// What is negative or not a number is the list's own.
  static func distance(_ points: CGFloat?) -> CGFloat? {
    points.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
  }
}

extension ListLook {
  /// The distance between sections.
  var sectionGap: CGFloat { spacing.sections ?? ListMetrics.sectionGap }
}

extension EnvironmentValues {
  /// The distances in lists.
  @Entry var listSpacing: ListSpacing = ListSpacing()

  /// The least height of the rows of lists in points; 0, what is negative or not a number is the list's own.
  @Entry public var defaultMinListRowHeight: CGFloat = 0

  /// The least height of the headers of lists in points; nil, what is negative or not a number is that of their content.
  @Entry public var defaultMinListHeaderHeight: CGFloat?
}

extension View {
  /// Sets the distance between the rows of the lists inside, in points; nil is the list's own.
  ///
  /// Rows with a distance stand each by itself: without lines, and on cards of their own.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listSpacing.rows, ListSpacing.distance(spacing))
  }

  /// Sets the distance between the sections of the lists inside.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSpacing.sections, ListSpacing.distance(spacing.points))
  }

  /// Sets the distance between the sections of the lists inside, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}
