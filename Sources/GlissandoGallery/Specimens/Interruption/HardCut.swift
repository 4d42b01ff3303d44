import Glissando

struct HardCut: View {
  @State private var place = -110.0

  var body: some View {
    VStack {
      Spacer()
      Circle()
        .fill(.tint)
        .frame(width: 48, height: 48)
        .probe(place)
        .offset(x: place)
      Spacer()
      HStack {
        Button("Play") {
          withAnimation(.bouncy(duration: 0.8)) { place = -place }
        }
        Button("Cut") { withAnimation(nil) { place = 0 } }
      }
    }
  }
}
