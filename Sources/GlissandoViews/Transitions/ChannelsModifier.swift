import Foundation
import GlissandoDrawing
import GlissandoMotion

/// The numbers of a transition as a modifier, for use within other transitions.
@usableFromInline
nonisolated struct ChannelsModifier: PrimitiveModifier {
  let channels: [TransitionChannel]
  let phase: TransitionPhase

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ChannelsNode(self, context)
  }
}

private final class ChannelsNode: ModifierNode<ChannelsModifier>, ContentMoving {
  var renderState = RenderState()
  private var motion: TransitionMotion!

  override init(_ modifier: ChannelsModifier, _ context: NodeContext) {
    super.init(modifier, context)
    motion = TransitionMotion(modifier.channels, at: modifier.phase, of: self)
  }

  override func modifierChanged(from previous: ChannelsModifier) {
    if !motion.hasSameKinds(as: modifier.channels) {
      motion.remove()
      motion = TransitionMotion(modifier.channels, at: previous.phase, of: self)
      tree.requestsRebuild = true
    }
    motion.show(modifier.phase, transaction, for: self)
    requestRender()
  }

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    guard noteRender(context, pass) else { return }
    motion.draw(content, of: self, context, pass)
  }

  func goal(in context: RenderContext) -> RenderContext? { motion.goal(of: self, in: context) }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    super.inspect(motion.contentPlace(of: self, in: place), inspector)
  }

  override func willDestroy() { motion.remove() }
}

extension ChannelsNode: @MainActor AnimatedAttributeObserver {
  func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { requestRender() }
  func animationEnded(_ attribute: AnyAnimatedAttribute) { requestRender() }
}
