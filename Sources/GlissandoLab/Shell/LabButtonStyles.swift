package import Glissando
import GlissandoTools
import GlissandoViews

// The looks of the lab's buttons.

/// A button that is a row or a sign: a wash under the pointer, and the mark of the keyboard.
package struct WashButtonStyle: ButtonStyle {
  private let radius: Double
  /// Whether it lies on a faint ground even where no pointer is.
  private let hasGround: Bool

  /// A style with corners of a radius in points.
  package init(radius: Double = 6, hasGround: Bool = false) {
    self.radius = radius
    self.hasGround = hasGround
  }

  /// The label on its ground.
  package func makeBody(configuration: Configuration) -> some View {
    WashedLabel(configuration: configuration, radius: radius, hasGround: hasGround)
  }
}

/// What a button of the lab looks like.
private struct WashedLabel: View {
  let configuration: ButtonStyleConfiguration
  let radius: Double
  let hasGround: Bool
  @Environment(\.paperPalette) private var palette
  @Environment(\.controlInteraction) private var interaction
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let ground = RoundedRectangle(cornerRadius: radius)
    configuration.label
      .opacity(isEnabled ? 1 : 0.36)
      .background {
        ground.fill(palette.ink.opacity(depth))
          .animation(.smooth(duration: 0.16), value: interaction)
      }
      .overlay { FocusRing(shape: ground) }
      .contentShape(Rectangle())
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.snappy(duration: 0.2), value: configuration.isPressed)
  }

  /// How dark the ground is.
  private var depth: Double {
    let ground = hasGround ? 0.05 : 0
    guard isEnabled else { return ground * 0.5 }
    if interaction.isPressed { return ground + 0.1 }
    return interaction.isHovered ? ground + 0.055 : ground
  }
}

/// A button with a sign and a name for those who do not see it.
struct SignButton: View {
  let symbol: String
  let label: String
  let metrics: LabMetrics
  /// Whether it lies on a faint ground even where no pointer is.
  var hasGround = false
  let action: @MainActor () -> Void
  @Environment(\.paperPalette) private var palette

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(metrics.font(13, .medium)).foregroundStyle(palette.ink.opacity(0.75))
        .frame(width: metrics.field * 1.12, height: metrics.field * 1.12)
    }
    .buttonStyle(WashButtonStyle(radius: 6 * metrics.unit, hasGround: hasGround))
    .help(label)
  }
}
