import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

/// Words and symbols without a ground until the pointer is on them; what is on has one.
struct InspectorButtonStyle: ButtonStyle {
  var isOn = false

  func makeBody(configuration: Configuration) -> some View {
    InspectorButtonLook(configuration: configuration, isOn: isOn)
  }
}

private struct InspectorButtonLook: View {
  let configuration: ButtonStyleConfiguration
  let isOn: Bool
  @State private var isHovered = false
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controlInteraction) private var interaction

  var body: some View {
    let palette = InspectorPalette(colorScheme)
    let shape = RoundedRectangle(cornerRadius: 7)
    configuration.label
      .font(.system(size: 13, weight: .medium))
      .foregroundStyle(palette.ink)
      .padding(.horizontal, 8)
      .frame(minWidth: 30, minHeight: 27)
      .background { shape.fill(palette.ink.opacity(depth)) }
      .overlay {
        shape.strokeBorder(palette.accent.opacity(interaction.isFocused ? 1 : 0), lineWidth: 1.5)
      }
      .contentShape(shape)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.snappy(duration: 0.2), value: configuration.isPressed)
      .animation(.smooth(duration: 0.16), value: isHovered)
      .animation(.smooth(duration: 0.2), value: isOn)
      .onHover { isHovered = $0 }
  }

  /// How dark the ground is.
  private var depth: Double {
    if configuration.isPressed { return 0.14 }
    return isOn ? 0.09 : isHovered ? 0.06 : 0
  }
}
