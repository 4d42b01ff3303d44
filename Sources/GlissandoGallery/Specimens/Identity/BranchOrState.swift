import Glissando

struct BranchOrState: View {
  @State private var isDown = false

  var body: some View {
    VStack {
      HStack(alignment: .top, spacing: 70) {
        // Two views: one goes, the other comes.
        if isDown {
          ball(.orange).offset(y: 70)
        } else {
          ball(.orange)
        }
        // One view in two places: it moves.
        ball(.blue)
          .probe(isDown ? 1 : 0)
          .offset(y: isDown ? 70 : 0)
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .padding(.top, 12)
      .animation(.spring(duration: 0.8), value: isDown)
      Button("Play") { isDown.toggle() }
    }
  }

  private func ball(_ color: Color) -> some View {
    Circle().fill(color).frame(width: 52, height: 52)
  }
}
