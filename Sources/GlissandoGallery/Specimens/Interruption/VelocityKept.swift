import Glissando

struct VelocityKept: View {
  var first = Animation.easeIn(duration: 0.8)
  var second = Animation.spring(duration: 0.6, bounce: 0.3)
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
        Button("First") { withAnimation(first) { place = 110 } }
        Button("Second") { withAnimation(second) { place = -110 } }
      }
    }
  }
}
