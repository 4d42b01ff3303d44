package import Foundation
import GlissandoMotion

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

/// What people may do with the rows of a loop.
package struct RowActions {
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?

  package init(delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil) {
    self.delete = delete
    self.move = move
  }
}

/// A loop that makes rows of a lazy container.
@MainActor
package protocol RowLoop: ViewNode {
  /// What people may do with the rows because of how the loop was made.
  var ownActions: RowActions { get }
  /// The position of the element that a row stands for.
  /// - Complexity: O(*n*) in the rows that are there.
  func position(of row: RowNode) -> Int?
}

/// A node that makes rows of a lazy container when they are asked for.
@MainActor
package protocol RowSource: RowLoop {
  /// How many rows there are.
  var rowCount: Int { get }
  /// The row at a position, made now if it is not there.
  func row(at index: Int) -> RowNode
  /// The row at a position, if it is there.
  func madeRow(at index: Int) -> RowNode?
  /// Calls `body` with the rows that are there, in order.
  func forEachMadeRow(_ body: (Int, RowNode) -> Void)
  /// Lets a row go that has got out of sight.
  func discardRow(at index: Int)
  /// The position of an identity; nil if there is none.
  /// - Complexity: O(*n*)
  func index(of identity: AnyHashable) -> Int?
  /// The identity of the row at a position.
  func identity(at index: Int) -> AnyHashable
  /// What has changed since `forgetChanges`; nil if nothing has.
  var changes: RowChanges? { get }
  /// Forgets what changed last.
  func forgetChanges()
}

extension RowSource {
  package func position(of row: RowNode) -> Int? {
    var position: Int?
    forEachMadeRow { if $1 === row { position = $0 } }
    return position
  }
}

/// What has become of the rows of a source when its data changed.
package struct RowChanges {
  private let previousCount: Int
  private let count: Int
  /// How many rows at the beginning and at the end are as before.
  private let prefix: Int
  private let suffix: Int
  /// Where each of the rows in between was; -1 for one that was not there.
  private let middle: [Int]

  /// Compares two lists of identities; nil if they are the same.
  /// - Complexity: O(*n*)
  init?<ID: Hashable>(from count: Int, _ previous: (Int) -> ID, to newCount: Int, _ id: (Int) -> ID)
  {
    let shorter = min(count, newCount)
    var prefix = 0
    while prefix < shorter, previous(prefix) == id(prefix) { prefix += 1 }
    if prefix == count, prefix == newCount { return nil }
    var suffix = 0
    while suffix < shorter - prefix, previous(count - 1 - suffix) == id(newCount - 1 - suffix) {
      suffix += 1
    }
    var places: [ID: Int] = [:]
    if prefix + suffix < newCount {
      for index in prefix..<(count - suffix) where places[previous(index)] == nil {
        places[previous(index)] = index
      }
    }
    // An identity that comes twice is found once.
    middle = (prefix..<(newCount - suffix)).map { places.removeValue(forKey: id($0)) ?? -1 }
    self.prefix = prefix
    self.suffix = suffix
    self.count = newCount
    previousCount = count
  }

  /// Where a row was before; nil for one that was not there.
  func previousIndex(of index: Int) -> Int? {
    if index < prefix { return index }
    if index >= count - suffix { return index - count + previousCount }
    let place = middle[index - prefix]
    return place < 0 ? nil : place
  }

  /// Where rows are now that were at places before; nil for those that have gone.
  /// - Complexity: O(*n* + *m*) in the rows that have changed their place and in those asked for.
  func indices(ofPrevious places: [Int]) -> [Int?] {
    var moved = Array(repeating: -1, count: max(previousCount - prefix - suffix, 0))
    for (index, place) in middle.enumerated() where place >= 0 {
      moved[place - prefix] = index + prefix
    }
    return places.map { place in
      if place < prefix { return place }
      if place >= previousCount - suffix { return place - previousCount + count }
      return moved[place - prefix] < 0 ? nil : moved[place - prefix]
    }
  }
}

/// Makes rows of the elements of a lazy container.
///
/// It is the outermost wrapper: all modifiers that are put on several rows at once lie inside.
@MainActor
final class RowWrapper: ElementWrapper {
  private unowned let container: LazyContainerNode
  private let role: RowRole

  init(_ container: LazyContainerNode, role: RowRole = .row) {
    self.container = container
    self.role = role
  }

  var belongsToContainer: Bool { true }

  func with(_ role: RowRole) -> RowWrapper { RowWrapper(container, role: role) }

  func wrap(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode {
    let row = container.makeRow(context, role)
    row.content = content(NodeContext(parent: row))
    return row
  }
}
