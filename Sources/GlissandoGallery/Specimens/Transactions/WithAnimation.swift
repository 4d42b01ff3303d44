import Glissando

struct WithAnimation: View {
  var animation = Animation.default
  @State private var isRight = false
  @State private var isWarm = false

  var body: some View {
    VStack {
      Spacer()
      RoundedRectangle(cornerRadius: 16)
        .fill(isWarm ? .orange : .purple)
        .frame(width: 70, height: 70)
        .probe(isWarm ? 1 : 0, "colour")
        .probe(isRight ? 1 : 0, "place")
        .offset(x: isRight ? 90 : -90)
      Spacer()
      Button("Play") {
        isWarm.toggle()
        withAnimation(animation) { isRight.toggle() }
      }
    }
  }
}
