import GlissandoMotion

/// What the views of a row keep while the row is out of sight: their state, by their places in it.
///
/// Rows that get out of sight lose their nodes, and would begin anew whenever they come back. What
/// people have opened, ticked or typed there must not depend on how far somebody has scrolled.
@MainActor
final class RowMemory {
  /// Several views can have one place (two of a kind side by side): those wait in order.
  private var states: [RowPlace: [Any]] = [:]

  /// Takes what the views of a row keep; nil if that is nothing.
  /// - Complexity: O(*n*) in the nodes of the row.
  init?(of row: RowNode) {
    var states: [SavedState] = []
    row.collectSavedState(into: &states)
    guard !states.isEmpty else { return nil }
    // In the order in which the nodes were made: in that they will be made again.
    states.sort { $0.serial < $1.serial }
    for state in states { self.states[state.place, default: []].append(state.state) }
  }

  /// Hands out what the view at a place has kept, once.
  fileprivate func dequeue(_ place: RowPlace) -> Any? {
    guard states[place]?.isEmpty == false else { return nil }
    return states[place]?.removeFirst()
  }
}

/// What one view of a row keeps.
struct SavedState {
  fileprivate let place: RowPlace
  /// The serial of its node.
  fileprivate let serial: Int
  fileprivate let state: Any
}

/// Where in a row a view stands: the kinds and identities of all that is around it.
///
/// It is kept as its hash alone: one row has some dozens of places.
private struct RowPlace: Hashable {
  let hash: Int
}

extension ViewNode {
  /// Adds what the views at and below the node keep while their row is out of sight.
  final func collectSavedState(into states: inout [SavedState]) {
    if let state = ownSavedState { save(state, in: &states) }
    if let dynamic = self as? DynamicNode {
      dynamic.collectSavedStateOfChildren(into: &states)
    } else {
      forEachChild { $0.collectSavedState(into: &states) }
    }
  }

  private var ownSavedState: Any? {
    switch self {
    case let body as EvaluatingNode: body.savedState
    case let scroll as ScrollNode: scroll.savedState
    case let lazy as LazyContainerNode: lazy.lines.savedState
    default: nil
    }
  }

  /// Notes what the node keeps while its row is out of sight.
  final func save(_ state: Any, in states: inout [SavedState]) {
    guard let (_, place) = placeInRow else { return }
    states.append(SavedState(place: place, serial: serial, state: state))
  }

  /// What the view that stood here has kept while its row was out of sight; nil for a view that is
  /// there for the first time.
  final func recalled<Saved>(_ type: Saved.Type) -> Saved? {
    guard tree.services.service(RecallingRowsKey.self)?.isEmpty == false,
      let (row, place) = placeInRow
    else { return nil }
    return row.memory?.dequeue(place) as? Saved
  }

  /// The row of a loop in which the node stands, and its place there.
  private final var placeInRow: (row: RowNode, place: RowPlace)? {
    var hasher = Hasher()
    var node: ViewNode? = self
    while let current = node {
      if let row = current as? RowNode, row.identity != nil {
        return (row, RowPlace(hash: hasher.finalize()))
      }
      // The modifiers of a transition stand around a view only after it was made.
      if let place = current as? AdoptingNode {
        node = place.owner
      } else {
        hasher.combine(ObjectIdentifier(type(of: current)))
        (current as? TransitionNode)?.hashIdentity(into: &hasher)
        node = current.parent
      }
    }
    return nil
  }
}

/// Rows that have come back into sight in this frame, whose views recall what they have kept.
@MainActor
final class RecallingRows: WindowObserver {
  private var rows: [RowNode] = []

  var isEmpty: Bool { rows.isEmpty }

  func add(_ row: RowNode) { rows.append(row) }

  /// What is made in them from now on is new.
  func frameWasComposed() {
    for row in rows { row.memory = nil }
    rows.removeAll(keepingCapacity: true)
  }
}

enum RecallingRowsKey: WindowServiceKey {
  static func make(in tree: ViewTree) -> RecallingRows { RecallingRows() }
}
