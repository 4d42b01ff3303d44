import GlissandoMotion

// Views that move by their own bodies.

extension View {
  /// Says whether the view moves by what its own body makes of each frame.
  ///
  /// Text keeps to whole pixels, which is crisp, unless an effect around it is being animated. A
  /// body that is evaluated for every frame moves its content without such an effect: then this
  /// lets text glide between pixels until the motion is over.
  nonisolated package func movesContent(_ isMoving: Bool) -> some View {
    modifier(MovingContentModifier(isMoving: isMoving))
  }
}

@usableFromInline
nonisolated struct MovingContentModifier: PrimitiveModifier, VisualChange {
  var isMoving: Bool
  static var usesFrame: Bool { false }
  func differsAtRest(from previous: Self) -> Bool { isMoving != previous.isMoving }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    MovingContentNode(self, context)
  }
}

private final class MovingContentNode: EffectNode<MovingContentModifier, MovingContentModifier> {
  override var change: MovingContentModifier { modifier }
  override var isMovingContent: Bool { modifier.isMoving }
  override func goal(in context: RenderContext) -> RenderContext? { nil }
}
