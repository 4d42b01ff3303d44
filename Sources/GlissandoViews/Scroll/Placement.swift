import Foundation
package import GlissandoDrawing
import GlissandoMotion

// Where nodes are in the coordinates of others.

extension ViewNode {
  /// From the coordinates in which this node has its frame to those of a node around, without
  /// that node's own; to the window's for nil.
  ///
  /// At the final state of all motion.
  package func transform(below ancestor: ViewNode?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var node = parent
    while let current = node, current !== ancestor {
      if let step = (current as? LayoutNode)?.contentTransform, !step.isIdentity {
        result = result.concatenating(step)
      }
      node = current.parent
    }
    return result
  }

  /// Where the view is that a program calls `identity`, in this node's coordinates; nil if it is
  /// not here.
  /// - Complexity: O(*n*) in the number of nodes below.
  final func placement(of identity: AnyHashable) -> CGRect? {
    if let dynamic = self as? DynamicNode { return dynamic.placementOfChild(identity) }
    return placementInside(of: identity)
  }

  /// Where the view is if it is below this node.
  final func placementInside(of identity: AnyHashable) -> CGRect? {
    var found: CGRect?
    forEachChild { if found == nil { found = $0.placement(of: identity) } }
    return (self as? LayoutNode).flatMap { found?.applying($0.contentTransform) } ?? found
  }
}

/// The views that have asked where they are in the window, to be told when what is around them is
/// scrolled or put elsewhere.
@MainActor
final class PlaceReaders {
  private struct Reader {
    weak var node: (any PlaceReading)?
    /// What has been read of other views is measured from here.
    var origins: [Weak<ViewNode>] = []

    @MainActor
    func reads(inside isMoved: (ViewNode) -> Bool) -> Bool {
      // What it moves itself it is not told of.
      if let node, node.isAlive, node.isInside(where: isMoved) { return true }
      return origins.contains { $0.object?.isOrIsInside(isMoved) == true }
    }
  }

  /// Whoever is around another one comes before it: what moves its content with the place has been told
  /// when what is inside asks where it is.
  private var readers: [Reader] = []
  /// What an effect or a round of layout has put elsewhere.
  private var moved: [LayoutNode] = []

  /// Whether somebody is still to be told.
  var isStale: Bool { !moved.isEmpty }

  /// Tells `node` when its place may have changed, once; and when that of `other` may have, which it has
  /// asked for too.
  func add(_ node: any PlaceReading, reading other: ViewNode? = nil) {
    let index = index(of: node)
    guard let origin = other?.originAround,
      !readers[index].origins.contains(where: { $0.object === origin })
    else { return }
    readers[index].origins.removeAll { $0.object == nil }
    readers[index].origins.append(Weak(origin))
  }

  private func index(of node: any PlaceReading) -> Int {
    if let known = readers.firstIndex(where: { $0.node === node }) { return known }
    readers.removeAll { $0.node == nil }
    let inner = readers.firstIndex { reader in
      reader.node.map { $0.depth > node.depth && $0.isInside(node) } ?? false
    }
    let index = inner ?? readers.endIndex
    readers.insert(Reader(node: node), at: index)
    return index
  }

  /// What is inside of a node has been moved.
  func placeChanged(inside node: ViewNode) {
    for reader in readers where reader.reads(inside: { $0 === node }) {
      reader.node?.placeChanged()
    }
  }

  // MARK: Layout

  /// A node is put elsewhere whose content keeps its frames, or moves its content.
  func noteMove(of node: LayoutNode) {
    if !readers.isEmpty { moved.append(node) }
  }

  /// Tells those inside of what has been moved, once, when everything has its place.
  func tellMoves() {
    guard !moved.isEmpty else { return }
    let nodes = Set(moved.map { ObjectIdentifier($0) })
    moved = []
    for reader in readers where reader.reads(inside: { nodes.contains(ObjectIdentifier($0)) }) {
      reader.node?.placeMoved()
    }
  }
}

/// A node that wants to know where it is in the window.
@MainActor
protocol PlaceReading: ViewNode {
  /// Something around the view has been scrolled.
  func placeChanged()
  /// Layout or an effect has put something around the view elsewhere.
  func placeMoved()
}

extension PlaceReading {
  func placeMoved() { placeChanged() }
}

extension ViewNode {
  /// The nearest view around that moves this one without another frame; nil where there is none.
  fileprivate var originAround: ViewNode? {
    parent?.nearest { ($0 as? LayoutNode)?.movesContent == true ? $0 : nil }
  }

  /// Whether something holds for this node or for one around it; never once it has left the tree.
  fileprivate func isOrIsInside(_ holds: (ViewNode) -> Bool) -> Bool {
    isAlive && nearest { holds($0) ? $0 : nil } != nil
  }

  /// Whether the view is one of several of which those that fit are shown, in a scroll view around all of
  /// them.
  ///
  /// - Complexity: as `scrollAround`.
  var isChoiceInScrollView: Bool {
    var ancestor = parent
    while let node = ancestor, !(node is ScrollNode) {
      if node is FittingNode { return true }
      ancestor = node.parent
    }
    return false
  }

  /// The nearest scroll view around; nil where there is none.
  ///
  /// - Complexity: O(*n*) in the nodes on the way: ask once, when a node is made.
  var scrollAround: ScrollNode? { parent?.nearest { $0 as? ScrollNode } }
}
