import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// What a panel above the content stands on: its colour, its shadow and the line around it.
struct PanelGround<Outline: InsettableShape>: View {
  let shape: Outline
  /// How far the shadow is blurred and lies below, in points.
  let shadow: (radius: CGFloat, y: CGFloat)
  @Environment(\.displayScale) private var scale

  var body: some View {
    ZStack {
      shape.fill(ControlColors.panel)
        .shadow(color: Color(white: 0, opacity: 0.22), radius: shadow.radius, y: shadow.y)
      shape.strokeBorder(
        ControlColors.border.opacity(0.12), lineWidth: ControlMetrics.hairline(scale))
    }
    // It is the panel's, not that of a button which is all that there is in it.
    .withoutGround()
  }
}
