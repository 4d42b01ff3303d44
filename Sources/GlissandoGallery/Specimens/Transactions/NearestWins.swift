import Glissando

struct NearestWins: View {
  @State private var isRed = false

  var body: some View {
    VStack {
      Spacer()
      Circle()
        .fill(isRed ? .red : .blue)
        .frame(width: 110, height: 110)
        .probe(isRed ? 1 : 0)
        .animation(.easeInOut(duration: 0.6), value: isRed)  // this
        .animation(.linear(duration: 3), value: isRed)
      Spacer()
      Button("Play") {
        withAnimation(.linear(duration: 3)) { isRed.toggle() }
      }
    }
  }
}
