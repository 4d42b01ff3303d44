import Foundation
import GlissandoDrawing

/// What nobody can see asks for no frames.
extension ViewNode {
  /// Whether somebody could see what goes on here by itself.
  ///
  /// True when in doubt, as for what moves less than its own size away from where it is seen.
  /// - Complexity: O(*n*) in the nodes around.
  var canBeSeen: Bool { !isUnseenWithPage && isInSight }

  /// Whether the page around is covered, or something around hides all that is in it.
  private var isUnseenWithPage: Bool {
    environment.isCovered || isInside { $0.inputGate?.hidesContent == true }
  }

  /// Whether what moves here is near to what can be seen: scroll views show a part of their content.
  private var isInSight: Bool {
    guard let (bounds, context) = (self as? LayoutNode)?.reachOfMotion, !bounds.isNull else {
      return true
    }
    let margin = max(bounds.width, bounds.height, leastMargin)
    return !context.damage(by: bounds.insetBy(dx: -margin, dy: -margin)).isNull
  }

  /// Whether any leaf at or below is near to what can be seen, or there is none.
  /// - Complexity: O(*n*) in the nodes below until one is.
  var hasContentInSight: Bool {
    var (hasLeaf, isSeen) = (false, false)
    noteSight(&hasLeaf, &isSeen)
    return isSeen || !hasLeaf
  }

  private func noteSight(_ hasLeaf: inout Bool, _ isSeen: inout Bool) {
    if isSeen { return }
    if self is LeafNode {
      hasLeaf = true
      isSeen = isInSight
    } else {
      forEachChild { $0.noteSight(&hasLeaf, &isSeen) }
    }
  }
}

/// So many points around itself at least something may move: a shadow, a letter that jumps.
private let leastMargin: CGFloat = 50
