import Glissando

struct SwitchingLayout: View {
  @State private var isRow = true

  private var layout: AnyLayout {
    isRow
      ? AnyLayout(HStackLayout(spacing: 14))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
  }

  var body: some View {
    VStack {
      layout {
        tile(40, .orange)
          .probe(isRow ? 1 : 0)
        tile(28, .purple)
        tile(34, .blue)
      }
      .frame(maxHeight: .infinity)
      .animation(.spring(duration: 0.6, bounce: 0.3), value: isRow)
      Button("Play") { isRow.toggle() }
    }
  }

  private func tile(_ side: Double, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 9)
      .fill(color)
      .frame(width: side * 1.6, height: side)
  }
}
