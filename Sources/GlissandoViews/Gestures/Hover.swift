public import Foundation
import GlissandoDrawing
import GlissandoMotion

// Views that follow the pointer above them, and what the pointer looks like there.

/// Where the pointer is with regard to a view.
public enum HoverPhase: Equatable, Sendable {
  /// It is on the view, at this place.
  case active(CGPoint)
  /// It has left.
  case ended
}

extension View {
  /// Runs an action when the pointer comes onto the view and when it leaves.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(changed: action, moved: nil, coordinateSpace: .local))
  }

  /// Runs an action while the pointer moves on the view and when it leaves.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      HoverModifier(changed: nil, moved: action, coordinateSpace: coordinateSpace.coordinateSpace))
  }

  /// Chooses what the pointer looks like on the view.
  nonisolated package func pointerStyle(_ style: PointerStyle) -> some View {
    modifier(PointerStyleModifier(style: style))
  }
}

/// A node that wants to know when the pointer is on it; its class has the role `hover`.
@MainActor
package protocol HoverTarget: NodeRole {
  /// The pointer came or left.
  func hoverChanged(_ isHovered: Bool)
  /// The pointer moved; window points.
  func hoverMoved(to point: CGPoint)
}

extension HoverTarget {
  package func hoverMoved(to point: CGPoint) {}
}

extension ViewNode {
  /// The node, if it wants to know whether the pointer is above it.
  ///
  /// The pointer asks in every frame, and casts to protocols are slow, those that fail most of all.
  var hoverTarget: (any HoverTarget)? {
    roles.contains(.hover) ? performer as? any HoverTarget : nil
  }
}

/// A node that says what the pointer looks like above it; its class has the role `pointer`.
@MainActor
package protocol PointerStyling: NodeRole {
  /// What the pointer looks like; nil where that is for others to say.
  var pointerStyle: PointerStyle? { get }
}

extension ViewNode {
  /// What the pointer looks like above the node, if that is its to say.
  var ownPointerStyle: PointerStyle? {
    roles.contains(.pointer) ? (performer as? any PointerStyling)?.pointerStyle : nil
  }
}

@usableFromInline
nonisolated struct HoverModifier: PrimitiveModifier {
  let changed: ((Bool) -> Void)?
  let moved: ((HoverPhase) -> Void)?
  let coordinateSpace: CoordinateSpace

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    HoverNode(self, context)
  }
}

private final class HoverNode: InputNode<HoverModifier>, HoverTarget {
  override class var roles: NodeRoles { .hover }

  func hoverChanged(_ isHovered: Bool) {
    modifier.changed?(isHovered)
    if !isHovered { modifier.moved?(.ended) }
  }

  func hoverMoved(to point: CGPoint) {
    guard let moved = modifier.moved else { return }
    moved(.active(gestureSpace.convert(point, to: modifier.coordinateSpace)))
  }
}

@usableFromInline
nonisolated struct PointerStyleModifier: PrimitiveModifier {
  let style: PointerStyle

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    PointerStyleNode(self, context)
  }
}

/// The node of a view on which the pointer has a look of its own.
private final class PointerStyleNode: ModifierNode<PointerStyleModifier>, PointerStyling {
  override class var roles: NodeRoles { .pointer }
  var pointerStyle: PointerStyle? { modifier.style }
}
