import Glissando

/// The mark around something large while it has the keyboard.
struct KeyboardFrame: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .strokeBorder(TintShapeStyle(), lineWidth: 2)
      .opacity(isFocused ? 0.85 : 0)
      .animation(.smooth(duration: 0.15), value: isFocused)
      .allowsHitTesting(false)
  }
}
