import Glissando

struct InFront: View {
  @State private var front = 0

  var body: some View {
    VStack {
      ZStack {
        ForEach(0..<3, id: \.self) { card in
          RoundedRectangle(cornerRadius: 14)
            .fill([Color.orange, .purple, .blue][card])
            .frame(width: 100, height: 76)
            .scaleEffect(card == front ? 1.15 : 1)
            .offset(
              x: Double(card - 1) * 56, y: card == front ? -8 : 8
            )
            .zIndex(card == front ? 1 : 0)
        }
      }
      .frame(maxHeight: .infinity)
      .probe(Double(front))
      .animation(.spring(duration: 0.5, bounce: 0.3), value: front)
      Button("Next") { front = (front + 1) % 3 }
    }
  }
}
