// The rows and sections that a lazy container consists of.

/// What a line of a lazy container is.
package enum RowRole: Equatable {
  case row, header, footer
}

/// Rows of a lazy container that stand one after the other.
enum RowSegment {
  /// A row that was made with the container: a view that was written by itself.
  case single(RowNode)
  /// Rows that are made when they come into sight.
  case source(any RowSource)
  /// The beginning or the end of a section.
  case boundary(ViewNode)

  @MainActor var count: Int {
    switch self {
    case .single: 1
    case .source(let source): source.rowCount
    case .boundary: 0
    }
  }

  @MainActor var role: RowRole {
    switch self {
    case .single(let row): row.role
    case .source, .boundary: .row
    }
  }
}

/// A node whose rows are a section of the lazy container in which they stand.
class SectionBoundary: ViewNode {}

extension ViewNode {
  /// The lazy container whose rows this node stands for; nil inside of rows and elsewhere.
  final var lazyContainer: LazyContainerNode? { nearestLayoutNode as? LazyContainerNode }

  /// Appends the rows of a lazy container that this node stands for.
  final func collectRows(into segments: inout [RowSegment]) {
    switch self {
    case let row as RowNode: segments.append(.single(row))
    // What is in an element is no row of the container around.
    case is LayoutNode: break
    case let dynamic as DynamicNode:
      if let source = dynamic.rowSource { return segments.append(.source(source)) }
      dynamic.forEachDynamicChild {
        if !$0.isLeaving { $0.node?.collectRows(into: &segments) }
      }
    default:
      let isSection = self is SectionBoundary
      if isSection { segments.append(.boundary(self)) }
      forEachChild { $0.collectRows(into: &segments) }
      if isSection { segments.append(.boundary(self)) }
    }
  }

  /// Appends the rows of a lazy container that are on their way out.
  final func collectLeavingRows(into rows: inout [RowNode]) {
    switch self {
    case is LayoutNode: break
    case let dynamic as DynamicNode:
      dynamic.forEachDynamicChild { child in
        if child.isLeaving { child.forEachRow { rows.append($0) } }
        child.node?.collectLeavingRows(into: &rows)
      }
    default: forEachChild { $0.collectLeavingRows(into: &rows) }
    }
  }
}

extension RowSegment {
  /// What tells the segment from others, from one change to the next.
  @MainActor var identity: ObjectIdentifier {
    switch self {
    case .single(let row): ObjectIdentifier(row)
    case .source(let source): ObjectIdentifier(source)
    case .boundary(let section): ObjectIdentifier(section)
    }
  }

  @MainActor var isBoundary: Bool { if case .boundary = self { true } else { false } }
  /// Whether what comes before and what comes after belong to different sections.
  @MainActor var separates: Bool { isBoundary || role != .row }
}
