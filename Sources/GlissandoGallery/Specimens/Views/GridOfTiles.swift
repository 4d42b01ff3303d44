import Glissando

struct GridOfTiles: View {
  var animation = Animation.bouncy(duration: 0.6)
  @State private var isWide = false

  var body: some View {
    VStack {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        GridRow {
          tile(.orange).gridCellColumns(isWide ? 2 : 1)
          tile(.pink)
          if !isWide { tile(.purple) }
        }
        GridRow {
          tile(.teal)
          tile(.blue).gridCellColumns(isWide ? 1 : 2)
          if isWide { tile(.indigo) }
        }
      }
      .frame(maxWidth: 300, maxHeight: 170)
      .frame(maxHeight: .infinity)
      .probe(isWide ? 1 : 0)
      Button("Play") {
        withAnimation(animation) { isWide.toggle() }
      }
    }
  }

  private func tile(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 12).fill(color.gradient)
  }
}
