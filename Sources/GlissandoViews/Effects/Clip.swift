public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// Views cut to shapes.

extension View {
  /// Shows only what lies within a shape of the view's size.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Shows only what lies within the view's frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows only what lies within a rounded rectangle; the radius is in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}

@usableFromInline
nonisolated struct ClipModifier<S: Shape>: PrimitiveModifier, VisualChange {
  var shape: S
  var style: FillStyle

  @usableFromInline var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func differsAtRest(from previous: Self) -> Bool { true }

  @MainActor func draw(
    in drawing: inout VisualEffectDrawing, content: (inout VisualEffectDrawing) -> Void
  ) {
    guard drawing.pass != nil else { return content(&drawing) }
    let rect = drawing.rect
    let path = Self.path(of: shape, in: rect, drawing.context, by: drawing.node)
    drawing.draw(
      .clip(path, style),
      transform: drawing.context.transform.translatedBy(x: rect.minX, y: rect.minY),
      content)
  }

  /// The outline in the coordinates of the view.
  @MainActor static func path(
    of shape: S, in rect: CGRect, _ context: RenderContext, by node: any Rendering
  ) -> Path {
    ContainerShape.withContainer(of: node, in: rect, context) {
      shape.path(in: CGRect(origin: .zero, size: rect.size))
    }.result
  }

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ClipNode(self, context)
  }
}

private final class ClipNode<S: Shape>: EffectNode<ClipModifier<S>, ClipModifier<S>> {
  override var change: ClipModifier<S> { modifier }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard let local = renderState.context.layoutPoint(at: point),
      let clip = effect?.shown
    else { return nil }
    let rect = shownFrame
    let path = ClipModifier.path(of: clip.shape, in: rect, renderState.context, by: self)
    let place = CGPoint(x: local.x - rect.minX, y: local.y - rect.minY)
    return path.contains(place, eoFill: clip.style.isEOFilled) ? super.hitTest(point) : nil
  }
}
