import Glissando

struct FrostedCard: View {
  @State private var isRight = false
  @State private var isShown = true

  var body: some View {
    VStack {
      ZStack {
        Circle().fill(.orange.gradient)
          .frame(width: 84, height: 84)
          .offset(x: isRight ? 80 : -80, y: -30)
        Circle().fill(.blue.gradient)
          .frame(width: 84, height: 84)
          .offset(x: isRight ? -80 : 80, y: 30)
        if isShown {
          Text("Sotto voce")
            .font(.title2.weight(.medium))
            .frame(width: 200, height: 110)
            .background(.ultraThinMaterial, in: .rect(cornerRadius: 24))
            .transition(.opacity)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .probe(isRight ? 1 : 0)
      .animation(.smooth(duration: 1), value: isRight)
      .animation(.smooth(duration: 0.6), value: isShown)
      HStack {
        Button("Play") { isRight.toggle() }
        Button("Card") { isShown.toggle() }
      }
    }
  }
}
