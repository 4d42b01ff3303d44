import Foundation
package import GlissandoDrawing
import GlissandoMotion

extension ViewNode {
  /// From the coordinates in which this node has its frame to those of a node around, without
  /// that node's own; to the window's for nil.
  ///
  /// At the final state of all motion.
  package func transform(below ancestor: ViewNode?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var node = parent
    while let current = node, current !== ancestor {
      let step = current.contentTransform
      if !step.isIdentity { result = result.concatenating(step) }
      node = current.parent
    }
    return result
  }
}

/// The views that have asked where they are in the window, to be told when what is around them is
/// scrolled or put elsewhere.
@MainActor
final class PlaceReaders {
  private struct Reader {
    weak var node: (any PlaceReading)?
  }

  private var readers: [Reader] = []
  /// What a round of layout has put elsewhere.
  private var moved: [LayoutNode] = []

  /// Tells `node` when its place may have changed, once.
  func add(_ node: any PlaceReading) {
    if readers.contains(where: { $0.node === node }) { return }
    readers.removeAll { $0.node == nil }
    readers.append(Reader(node: node))
  }

  /// What is inside of a node has been moved.
  func placeChanged(inside node: ViewNode) {
    for reader in readers {
      if let reader = reader.node, reader.isInside(node) { reader.placeChanged() }
    }
  }

  // MARK: Layout

  /// Layout puts a node elsewhere whose content keeps its frames.
  func noteMove(of node: LayoutNode) {
    if !readers.isEmpty { moved.append(node) }
  }

  /// Tells those inside of what a round of layout has moved, once, when everything has its place.
  func tellMoves() {
    guard !moved.isEmpty else { return }
    let nodes = moved
    moved = []
    for reader in readers {
      guard let reader = reader.node else { continue }
      if nodes.contains(where: { reader.isInside($0) }) { reader.placeMoved() }
    }
  }
}

/// A node that wants to know where it is in the window.
@MainActor
protocol PlaceReading: ViewNode {
  /// Something around the view has been scrolled.
  func placeChanged()
  /// Layout has put something around the view elsewhere.
  func placeMoved()
}

extension PlaceReading {
  func placeMoved() { placeChanged() }
}

extension ViewNode {
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
  var scrollAround: ScrollNode? {
    var ancestor = parent
    while let node = ancestor {
      if let scroll = node as? ScrollNode { return scroll }
      ancestor = node.parent
    }
    return nil
  }
}
