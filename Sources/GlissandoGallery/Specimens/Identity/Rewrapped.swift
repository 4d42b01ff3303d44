import Glissando

struct Rewrapped: View {
  @State private var isNarrow = false

  var body: some View {
    VStack {
      Text(
        "A glissando slides from note to note without a break."
      )
      .font(.title3)
      .frame(width: isNarrow ? 150 : 272)
      .padding(12)
      .background(
        .tint.opacity(0.14), in: RoundedRectangle(cornerRadius: 14)
      )
      .probe(isNarrow ? 150 : 272)
      .frame(maxHeight: .infinity)
      .animation(.smooth(duration: 0.8), value: isNarrow)
      Button("Play") { isNarrow.toggle() }
    }
  }
}
