import Foundation
import GlissandoDrawing
import GlissandoMotion

// Subtrees that glide as one.

extension View {
  /// Lets all of a subtree glide as one: its own frame moves, and what is inside keeps its place
  /// within it.
  ///
  /// A view that appears in a moving group moves with it.
  nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

@usableFromInline
nonisolated struct GeometryGroupModifier: PrimitiveModifier, ContextChange {
  static var usesFrame: Bool { false }

  func change(_ context: inout RenderContext, in rect: CGRect) {
    context.translate(x: rect.minX, y: rect.minY)
  }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    GeometryGroupNode(self, context)
  }
}

/// Places its content in coordinates of its own, whose origin glides.
private final class GeometryGroupNode: EffectNode<GeometryGroupModifier, GeometryGroupModifier>,
  CoordinateRoot
{
  override var change: GeometryGroupModifier { modifier }
  private let origin = ShownValue(placeholder: CGPoint.zero, label: "group origin")

  override func arrange() {
    element?.place(in: CGRect(origin: .zero, size: frame.size), proposal: proposal)
    if origin.set(frame.origin, for: self, under: frameTransaction) { requestRender() }
  }

  override var isOriginOfContent: Bool { true }

  override var shownFrame: CGRect { CGRect(origin: origin.shown, size: frame.size) }

  override var isMovingContent: Bool { origin.isRunning }

  override func willDestroy() {
    origin.remove()
    super.willDestroy()
  }
}
