import Foundation
import GlissandoMotion

// Which of a scroll view's targets can be seen.

extension View {
  /// Runs an action when other views of the scroll view inside can be seen.
  ///
  /// The views are those of the layout that `scrollTargetLayout()` is put on, and the rows of lazy
  /// containers.
  ///
  /// - Parameters:
  ///   - idType: The type of their identities.
  ///   - threshold: Which part of a view has to be seen; [0, 1].
  ///   - action: Is told the identities of all that can be seen, in order.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}

@usableFromInline
nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: PrimitiveModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ScrollTargetVisibilityNode(self, context)
  }
}

private final class ScrollTargetVisibilityNode<ID: Hashable>:
  ModifierNode<ScrollTargetVisibilityModifier<ID>>, ScrollObserving
{
  private var seen: [ID] = []
  /// What rounding may take away from a part.
  private static var tolerance: Double { 1e-9 }

  override class var roles: NodeRoles { .scrollObserver }

  func scrollChanged(_ scroll: ScrollNode) {
    // What lies in the content may not have its place yet.
    tree.enqueue(by: self) { [weak self, weak scroll] in
      if let self, let scroll, isAlive, scroll.isAlive { update(scroll) }
    }
  }

  private func update(_ scroll: ScrollNode) {
    let window = CGRect(origin: scroll.currentOffset, size: scroll.frame.size)
    let least = min(modifier.threshold, 1) - Self.tolerance
    let shown = scroll.scrollTargets().compactMap { target -> ID? in
      guard let id = target.identity?.base as? ID else { return nil }
      let part = target.rect.part(in: window)
      return part > 0 && part >= least ? id : nil
    }
    guard shown != seen else { return }
    seen = shown
    modifier.action(shown)
  }

  func scrollPhaseChanged(_ scroll: ScrollNode) {}
}

extension CGRect {
  /// Which part of the rectangle lies in another; [0, 1].
  fileprivate func part(in window: CGRect) -> Double {
    guard width > 0, height > 0 else { return 0 }
    let across = min(maxX, window.maxX) - max(minX, window.minX)
    let down = min(maxY, window.maxY) - max(minY, window.minY)
    return max(across, 0) / width * (max(down, 0) / height)
  }
}
