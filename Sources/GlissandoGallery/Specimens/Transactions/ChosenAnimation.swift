import Glissando

struct ChosenAnimation: View {
  @State private var place = 0

  var body: some View {
    VStack {
      Spacer()
      Circle()
        .fill(.tint)
        .frame(width: 48, height: 48)
        .probe(Double(place))
        .offset(x: Double(place) * 100 - 100)
        .transaction { transaction in
          // Back to the start it jumps.
          transaction.animation = place == 0 ? nil : .bouncy
        }
      Spacer()
      Button("Play") { place = (place + 1) % 3 }
    }
  }
}
