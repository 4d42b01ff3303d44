package import Foundation
import GlissandoDrawing
import GlissandoMotion

// What is dropped on a view, and addresses that are opened.

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
final class DropNode: InputNode<DropModifier> {
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

final class OpenedURLNode: ModifierNode<OpenedURLModifier> {
  override init(_ modifier: OpenedURLModifier, _ context: NodeContext) {
    super.init(modifier, context)
    tree.drops.receivers.append(Weak(self))
  }

  func open(_ url: URL) { modifier.action(url) }
}
