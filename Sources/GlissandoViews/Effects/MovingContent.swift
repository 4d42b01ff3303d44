public import GlissandoMotion

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
nonisolated struct MovingContentModifier: PrimitiveModifier, Animatable {
  var isMoving: Bool

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    MovingContentNode(self, context)
  }
}

private final class MovingContentNode: EffectNode<MovingContentModifier> {
  override func restDiffers(_ previous: MovingContentModifier) -> Bool {
    previous.isMoving != modifier.isMoving
  }

  override var isMovingContent: Bool { modifier.isMoving }
}
