import Glissando

struct WhicheverFits: View {
  @State private var isNarrow = false

  var body: some View {
    VStack {
      ViewThatFits(in: .horizontal) {
        HStack { badges }
        HStack { badges.labelStyle(.iconOnly) }
      }
      .padding(12)
      .frame(width: isNarrow ? 170 : 300)
      .background(.tint.opacity(0.14), in: .rect(cornerRadius: 16))
      .frame(maxHeight: .infinity)
      .probe(isNarrow ? 170 : 300, "width")
      Button("Play") {
        withAnimation(.snappy(duration: 0.5)) { isNarrow.toggle() }
      }
    }
  }

  @ViewBuilder private var badges: some View {
    badge("Loved", "heart.fill")
    badge("Starred", "star.fill")
    badge("Read", "checkmark")
  }

  private func badge(_ title: String, _ symbol: String) -> some View {
    Label(title, systemImage: symbol)
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .background(.tint.opacity(0.2), in: .capsule)
      .fixedSize()
  }
}
