import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

/// A button of a panel: words and symbols without a ground until the pointer is on them.
struct PanelButton: View {
  /// What buttons of one panel have other than those of another, and what is on other than the rest.
  struct Look {
    /// Points at both ends of the label.
    var margin: Double
    /// The least height, in points.
    var height: Double
    /// How large a button is that is held down.
    var pressedScale: Double
    /// How dark the ground is that the pointer is on.
    var hovered: Double
    /// How dark the ground is otherwise.
    var resting = 0.0
    /// Whether the label has a colour.
    var isColored = false
  }

  let configuration: ButtonStyleConfiguration
  let look: Look
  @State private var isHovered = false
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controlInteraction) private var interaction

  var body: some View {
    let palette = PanelPalette(colorScheme)
    let shape = RoundedRectangle(cornerRadius: 7)
    configuration.label
      .font(.system(size: 13, weight: .medium))
      .foregroundStyle(look.isColored ? palette.accent : palette.ink)
      .padding(.horizontal, look.margin)
      .frame(minWidth: 30, minHeight: look.height)
      .background { shape.fill(palette.ink.opacity(depth)) }
      .overlay {
        shape.strokeBorder(palette.accent.opacity(interaction.isFocused ? 1 : 0), lineWidth: 1.5)
      }
      .contentShape(shape)
      .scaleEffect(configuration.isPressed ? look.pressedScale : 1)
      .animation(.snappy(duration: 0.2), value: configuration.isPressed)
      .animation(.smooth(duration: 0.16), value: isHovered)
      .onHover { isHovered = $0 }
  }

  /// How dark the ground is.
  private var depth: Double {
    if configuration.isPressed { return 0.14 }
    return isHovered ? look.hovered : look.resting
  }
}
