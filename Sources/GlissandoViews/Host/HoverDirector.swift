import Foundation
import GlissandoDrawing

/// Knows what the pointer is on, tells it, and how the pointer looks there.
@MainActor
final class HoverDirector {
  private let root: RootNode
  /// What the pointer is on, the innermost first.
  private(set) var targets: [any HoverTarget] = []
  private(set) var cursor = PointerStyle.arrow
  private var path: [any HoverTarget] = []

  init(root: RootNode) { self.root = root }

  /// Looks what is at a point of the window; nil is outside.
  ///
  /// During a press the pointer belongs to what is pressed: nothing else lights up.
  func update(at pointer: CGPoint?, isPressed: Bool) {
    path.removeAll(keepingCapacity: true)
    var style: PointerStyle?
    if let pointer {
      root.hitTest(pointer)?.forEachAncestor { node in
        if let target = node.hoverTarget, node.environment.isEnabled { path.append(target) }
        style = style ?? node.ownPointerStyle
      }
    }
    if isPressed {
      path.removeAll { target in !targets.contains { $0 === target } }
    } else {
      cursor = style ?? .arrow
    }
    let left = targets.filter { target in !path.contains { $0 === target } }
    let entered = path.filter { target in !targets.contains { $0 === target } }
    swap(&targets, &path)
    for target in left where target.isAlive { target.hoverChanged(false) }
    // What a view does then may bring about another look at the pointer, which may have left the next view by that.
    for target in entered where target.isAlive && targets.contains(where: { $0 === target }) {
      target.hoverChanged(true)
    }
    // What the pointer has left may be gone, with all that its program keeps in it.
    path.removeAll(keepingCapacity: true)
  }
}
