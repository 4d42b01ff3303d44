import Glissando

struct RoundCorners: View {
  @State private var isLeaf = false

  var body: some View {
    VStack {
      UnevenRoundedRectangle(
        topLeadingRadius: isLeaf ? 90 : 12,
        bottomLeadingRadius: isLeaf ? 6 : 12,
        bottomTrailingRadius: isLeaf ? 90 : 12,
        topTrailingRadius: isLeaf ? 6 : 12
      )
      .fill(.tint)
      .frame(width: 140, height: 140)
      .probe(isLeaf ? 90 : 12)
      .frame(maxHeight: .infinity)
      .animation(.bouncy(duration: 0.7), value: isLeaf)
      Button("Play") { isLeaf.toggle() }
    }
  }
}
