import Glissando
import GlissandoTools

/// What a field for words lies on in the lab; its outline says that it has the keyboard.
struct FieldGround: ViewModifier {
  let metrics: LabMetrics
  let isFocused: Bool
  @Environment(\.paperPalette) private var palette

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: 7 * metrics.unit)
    content
      .background { shape.fill(palette.sunken) }
      .overlay {
        shape.strokeBorder(
          isFocused ? AnyShapeStyle(.tint) : AnyShapeStyle(palette.hairline),
          lineWidth: isFocused ? 1.5 : 1
        )
        .animation(.smooth(duration: 0.16), value: isFocused)
        .allowsHitTesting(false)
      }
  }
}
