import Glissando

struct SymbolMoves: View {
  @State private var count = 0
  @State private var isPlaying = false

  var body: some View {
    VStack {
      HStack(spacing: 30) {
        Image(systemName: "bell.fill")
          .symbolEffect(.wiggle, value: count)
        Image(systemName: "heart.fill")
          .symbolEffect(.bounce, value: count)
        Image(systemName: "star.fill")
          .symbolEffect(.pulse, isActive: isPlaying)
        Image(systemName: "gear")
          .symbolEffect(.rotate, options: .repeating, isActive: isPlaying)
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          .contentTransition(.symbolEffect(.replace))
      }
      .font(.system(size: 34))
      .foregroundStyle(.tint)
      .frame(maxHeight: .infinity)
      .probe(isPlaying ? 1 : 0)
      Button("Play") {
        count += 1
        withAnimation(.snappy) { isPlaying.toggle() }
      }
    }
  }
}
