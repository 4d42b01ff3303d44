import Glissando

struct HoverTiles: View {
  @State private var hovered: Int?

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<6, id: \.self) { index in
        RoundedRectangle(cornerRadius: 10)
          .fill(.tint)
          .frame(width: 40, height: 90)
          .scaleEffect(hovered == index ? 1.2 : 1)
          .offset(y: hovered == index ? -12 : 0)
          .probe(
            hovered == index ? 1 : 0, index == 2 ? "third" : nil
          )
          .onHover { isInside in
            withAnimation(.snappy(extraBounce: 0.2)) {
              hovered = isInside ? index : nil
            }
          }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
