import Glissando

struct TwoAxes: View {
  var horizontal = Animation.linear(duration: 1)
  var vertical = Animation.easeInOut(duration: 1)
  @State private var x = -100.0
  @State private var y = 50.0

  var body: some View {
    VStack {
      Circle()
        .fill(.tint)
        .frame(width: 44, height: 44)
        .probe(x, "x")
        .probe(y, "y")
        .offset(x: x, y: y)
        .frame(maxHeight: .infinity)
      Button("Play") {
        withAnimation(horizontal) { x = -x }
        withAnimation(vertical) { y = -y }
      }
    }
  }
}
