import Glissando

struct DisablesAnimations: View {
  var disablesAnimations = true
  @State private var place = -100.0

  var body: some View {
    VStack {
      Spacer()
      Circle()
        .fill(.tint)
        .frame(width: 48, height: 48)
        .probe(place)
        .offset(x: place)
        .animation(.smooth(duration: 0.8), value: place)
      Spacer()
      HStack {
        Button("Move") { place = -place }
        Button("Home") {
          var transaction = Transaction()
          transaction.disablesAnimations = disablesAnimations
          withTransaction(transaction) { place = -100 }
        }
      }
    }
  }
}
