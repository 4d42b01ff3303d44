import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Draws the content of a node with a change, and tells where that puts it: for effects and for transitions.
@MainActor
final class ChangeDrawer {
  private let groups: EffectGroups?
  /// The planes of questions about what is not shown, or not just like that.
  private lazy var askedGroups = groups == nil ? nil : EffectGroups()
  private lazy var mover = Mover()
  private var contentDrawnIn: RenderContext?

  /// Makes a drawer of changes that may put content into groups of the display list, or of none that do.
  init(drawsGroups: Bool) { groups = drawsGroups ? EffectGroups() : nil }

  /// Draws the content of a node whose frame is shown as `rect`, which is on its way to `goal` if it moves.
  func draw<C: VisualChange>(
    _ content: ViewNode?, of node: any Rendering, with change: C, in rect: CGRect, isMoving: Bool,
    to goal: @autoclosure () -> RenderContext?, _ context: RenderContext, _ pass: RenderPass
  ) {
    draw(change, in: rect, context, by: node, pass, groups) { drawing in
      var inner = drawing.context
      inner.mover = context.mover
      if isMoving { inner.move(by: mover, to: goal()) }
      // Unless the list has it already just like that.
      guard pass.isRebuilding || inner != contentDrawnIn else { return }
      contentDrawnIn = inner
      content?.render(inner, pass)
    }
  }

  /// The context of the content of a node when its change, on a frame, has come to rest.
  func goal<C: VisualChange>(
    of node: any Rendering, by change: C, in rect: CGRect, _ context: RenderContext
  ) -> RenderContext {
    drawing(of: node, by: change, in: rect, context, askedGroups).context
  }

  /// Where the content of a node at a place is, by the change that is shown on a frame and that to which it goes.
  func place<C: VisualChange>(
    of node: any LayoutNode & Rendering, by shown: C?, in rect: CGRect, to target: C?,
    at place: InspectedPlace
  ) -> InspectedPlace {
    var inner = place
    if let shown {
      let content = drawing(of: node, by: shown, in: rect, place.shown, groups)
      inner.shown = content.context
      inner.opacity *= content.opacity
    }
    if let target { inner.target = goal(of: node, by: target, in: node.frame, place.target) }
    return inner
  }

  private func drawing<C: VisualChange>(
    of node: any Rendering, by change: C, in rect: CGRect, _ context: RenderContext,
    _ groups: EffectGroups?
  ) -> VisualEffectDrawing {
    var result = VisualEffectDrawing(context: context, rect: rect, groups: groups)
    draw(change, in: rect, context, by: node, nil, groups) { result = $0 }
    return result
  }

  private func draw<C: VisualChange>(
    _ change: C, in rect: CGRect, _ context: RenderContext, by node: any Rendering,
    _ pass: RenderPass?, _ groups: EffectGroups?, _ content: (VisualEffectDrawing) -> Void
  ) {
    groups?.begin(by: node, on: pass)
    change.draw(
      in: VisualEffectDrawing(context: context, rect: rect, groups: groups), content: content)
    groups?.end()
  }
}
