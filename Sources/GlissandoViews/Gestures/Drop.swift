package import Foundation
import GlissandoDrawing
import GlissandoMotion

/// What another program lets go above a window.
package enum DroppedContent: Equatable, Sendable {
  /// A file, or the address of something.
  case url(URL)
  case text(String)

  /// The value that views are handed.
  package var value: Any {
    switch self {
    case .url(let url): url
    case .text(let text): text
    }
  }
}

/// How things that are held above a view move, in window points or in the view's own.
package enum DropMotion: Equatable, Sendable {
  case entered(CGPoint)
  case moved(CGPoint)
  case exited

  /// The same, seen from elsewhere.
  fileprivate func map(_ convert: (CGPoint) -> CGPoint) -> DropMotion {
    switch self {
    case .entered(let point): .entered(convert(point))
    case .moved(let point): .moved(convert(point))
    case .exited: .exited
    }
  }
}

/// Lets things be dropped on a view.
@usableFromInline
package nonisolated struct DropModifier: PrimitiveModifier {
  let accepts: ([Any]) -> Bool
  let moved: (DropMotion, [Any]) -> Void
  let dropped: ([Any], CGPoint) -> Bool

  /// Lets things be dropped; places are in the view's own points.
  package init(
    accepts: @escaping ([Any]) -> Bool, moved: @escaping (DropMotion, [Any]) -> Void,
    dropped: @escaping ([Any], CGPoint) -> Bool
  ) {
    (self.accepts, self.moved, self.dropped) = (accepts, moved, dropped)
  }

  @usableFromInline @MainActor package func makeNode(in context: NodeContext) -> ContentNode {
    DropNode(self, context)
  }
}

/// A node that things can be dropped on.
private final class DropNode: InputNode<DropModifier> {
  /// Whether it takes such things at all: what it does not is offered to the views around.
  func accepts(_ items: [Any]) -> Bool { environment.isEnabled && modifier.accepts(items) }

  /// Things are held above it at a window point, or have left it.
  func dropMoved(_ motion: DropMotion, _ items: [Any]) {
    modifier.moved(motion.map { gestureSpace.convert($0, to: .local) }, items)
  }

  /// Things are let go at a window point.
  /// - Returns: whether it has taken them.
  func drop(_ items: [Any], at point: CGPoint) -> Bool {
    modifier.dropped(items, gestureSpace.convert(point, to: .local))
  }
}

/// Hands addresses that nobody takes where they are dropped to a view.
@usableFromInline
package nonisolated struct OpenedURLModifier: PrimitiveModifier {
  let action: (URL) -> Void

  package init(action: @escaping (URL) -> Void) { self.action = action }

  @usableFromInline @MainActor package func makeNode(in context: NodeContext) -> ContentNode {
    OpenedURLNode(self, context)
  }
}

private final class OpenedURLNode: ModifierNode<OpenedURLModifier> {
  override init(_ modifier: OpenedURLModifier, _ context: NodeContext) {
    super.init(modifier, context)
    tree.drops.receivers.append(Weak(self))
  }

  func open(_ url: URL) { modifier.action(url) }
}

/// What is being dragged above a window, and who gets what is dropped there.
@MainActor
package final class DropCenter {
  /// The view that the things are above.
  private weak var target: DropNode?
  fileprivate var receivers: [Weak<OpenedURLNode>] = [] {
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
