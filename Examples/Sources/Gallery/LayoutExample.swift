import Glissando

/// Layout runs once, at the end; what moves is each view's own rectangle.
struct LayoutExample: View {
  @State private var isTall = false

  var body: some View {
    let layout =
      isTall ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 24))
    VStack(spacing: 32) {
      layout {
        ForEach([Color.red, .orange, .green, .blue], id: \.self) { color in
          RoundedRectangle(cornerRadius: 12).fill(color)
            .frame(width: isTall ? 260 : 90, height: isTall ? 54 : 120)
        }
      }
      Button("Change") { withAnimation(.bouncy) { isTall.toggle() } }
    }
  }
}
