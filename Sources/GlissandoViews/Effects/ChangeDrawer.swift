import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Draws the content of a node with a change, and tells where that puts it: for effects and for transitions.
///
/// It keeps the groups and planes that the changes of one node open, in their order.
@MainActor
final class ChangeDrawer: Mover {
  /// The places of the groups in the display list.
  #if !DEBUG
    // Unchecked in release builds: each group looks its place up (the benchmark’s row `transitions`).
    @exclusivity(unchecked)
  #endif
  private var indices: [Int] = []
  private var planes: [ProjectedPlane] = []
  /// The planes of questions about what is not shown, or not just like that.
  private var askedPlanes: [ProjectedPlane] = []
  /// The context of the content without the drawer as its mover: it would keep itself.
  private var contentDrawnIn = RenderContext()
  private var movesContent = false

  /// Draws the content of a node whose frame is shown as `rect`, with a change that may be moving it.
  func draw<C: VisualChange>(
    _ content: ViewNode?, of node: any ContentMoving, with change: C, in rect: CGRect,
    isMoving: Bool, _ context: RenderContext, _ pass: RenderPass
  ) {
    var drawing = VisualEffectDrawing(
      context: context, rect: rect, node: node, drawer: self, pass: pass)
    change.draw(in: &drawing) { drawing in
      drawing.context.mover = context.mover
      let isDrawn = drawing.context == contentDrawnIn && isMoving == movesContent
      if !isDrawn { (contentDrawnIn, movesContent) = (drawing.context, isMoving) }
      if isMoving { drawing.context.move(by: self, around: node) }
      // Unless the list has it already just like that.
      if pass.isRebuilding || !isDrawn { content?.render(drawing.context, pass) }
    }
  }

  /// The context of the content of a node when its change, on a frame, has come to rest.
  func goal<C: VisualChange>(
    of node: any Rendering, by change: C, in rect: CGRect, _ context: RenderContext
  ) -> RenderContext {
    content(of: node, by: change, in: rect, context, isShown: false).context
  }

  /// Where the content of a node at a place is, by the change that is shown on a frame and that to which it goes.
  func place<C: VisualChange>(
    of node: any LayoutNode & Rendering, by shown: C?, in rect: CGRect, to target: C?,
    at place: InspectedPlace
  ) -> InspectedPlace {
    var inner = place
    if let shown {
      let content = content(of: node, by: shown, in: rect, place.shown, isShown: true)
      inner.shown = content.context
      inner.opacity *= content.opacity
    }
    if let target { inner.target = goal(of: node, by: target, in: node.frame, place.target) }
    return inner
  }

  private func content<C: VisualChange>(
    of node: any Rendering, by change: C, in rect: CGRect, _ context: RenderContext, isShown: Bool
  ) -> (context: RenderContext, opacity: Double) {
    var drawing = VisualEffectDrawing(
      context: context, rect: rect, node: node, drawer: self, pass: nil, isShown: isShown)
    var result = (context, 1.0)
    change.draw(in: &drawing) { result = ($0.context, $0.opacity) }
    return result
  }

  // MARK: Groups and planes

  /// Opens the group with a number; returns its place in the list.
  func open(
    _ number: Int, _ group: DisplayGroup, _ context: RenderContext, _ pass: RenderPass
  ) -> Int {
    if number == indices.count { indices.append(0) }
    var index = indices[number]
    pass.begin(group, at: &index, context)
    indices[number] = index
    return index
  }

  /// The plane with a number.
  func plane(_ number: Int, isShown: Bool) -> ProjectedPlane {
    isShown ? Self.plane(number, in: &planes) : Self.plane(number, in: &askedPlanes)
  }

  private static func plane(_ number: Int, in planes: inout [ProjectedPlane]) -> ProjectedPlane {
    if number == planes.count { planes.append(ProjectedPlane()) }
    return planes[number]
  }
}
