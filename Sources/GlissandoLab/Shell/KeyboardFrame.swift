import Glissando
import GlissandoViews

/// The mark around something large while it has the keyboard.
struct KeyboardFrame: View {
  @Environment(\.showsFocus) private var isShown

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .strokeBorder(TintShapeStyle(), lineWidth: 2)
      .opacity(isShown ? 0.85 : 0)
      .animation(.smooth(duration: 0.15), value: isShown)
      .allowsHitTesting(false)
  }
}
