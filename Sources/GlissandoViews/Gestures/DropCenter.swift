package import Foundation
import GlissandoDrawing
import GlissandoMotion

// Who gets what is dropped on a window.

/// What is being dragged above a window, and who gets what is dropped there.
@MainActor
package final class DropCenter {
  /// The view that the things are above.
  private weak var target: DropNode?
  var receivers: [Weak<OpenedURLNode>] = [] {
    didSet { receivers.removeAll { $0.object == nil } }
  }
  /// The innermost node at a window point.
  var hitTest: (CGPoint) -> ViewNode? = { _ in nil }
  /// The innermost node of the content at a window point, whatever is open above it.
  var hitTestContent: (CGPoint) -> ViewNode? = { _ in nil }
  /// Says at a window point that what would take the things is covered by what has to be answered first.
  package var sayCovered: @MainActor (CGPoint, ViewNode) -> Void = { _, _ in }

  /// Things are held above the window.
  package func move(_ items: [Any], to point: CGPoint?) {
    let next = point.flatMap { self.target(of: items, at: hitTest($0)) }
    let isSame = target === next
    if !isSame, let target, target.isAlive { target.dropMoved(.exited, items) }
    target = next
    if let point { next?.dropMoved(isSame ? .moved(point) : .entered(point), items) }
  }

  /// Things are let go: the innermost view that accepts them gets them, and addresses that nobody takes go
  /// to the views that open such, unless something that stands by itself is open above them: that is said.
  ///
  /// - Returns: Whether somebody has taken them.
  package func drop(_ items: [Any], at point: CGPoint) -> Bool {
    move(items, to: nil)
    if let target = target(of: items, at: hitTest(point)), target.drop(items, at: point) {
      return true
    }
    let urls = items.compactMap { $0 as? URL }
    // Who is asked something answers first.
    let all = urls.isEmpty ? [] : receivers.compactMap(\.object).filter(\.isAlive)
    let open = all.filter { !$0.tree.services.cover($0) }
    guard !open.isEmpty else {
      if let covered = target(of: items, at: hitTestContent(point)) ?? all.first,
        covered.tree.services.cover(covered)
      {
        sayCovered(point, covered)
      }
      return false
    }
    for url in urls { for node in open { node.open(url) } }
    return true
  }

  private func target(of items: [Any], at node: ViewNode?) -> DropNode? {
    node?.nearest { node in
      (node as? DropNode).flatMap { $0.accepts(items) ? $0 : nil }
    }
  }
}

private enum DropCenterKey: WindowServiceKey {
  static func make(in tree: ViewTree) -> DropCenter { DropCenter() }
}

extension ViewTree {
  /// Who gets what is dropped on the window.
  package var drops: DropCenter { self[DropCenterKey.self] }
}
