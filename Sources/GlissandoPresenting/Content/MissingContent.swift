import Glissando

/// A box that says what should be in its place.
struct MissingContent: View {
  let words: String
  let color: Color

  var body: some View {
    Text(verbatim: words)
      .font(.system(size: 28))
      .foregroundStyle(color)
      .padding(20)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(
        RoundedRectangle(cornerRadius: 12)
          .strokeBorder(color, style: StrokeStyle(lineWidth: 2, dash: [8, 8])))
  }
}
