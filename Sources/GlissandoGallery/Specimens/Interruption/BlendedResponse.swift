import Glissando

struct BlendedResponse: View {
  var blendDuration = 1.0
  @State private var goal = -110.0

  var body: some View {
    VStack {
      Spacer()
      Circle()
        .fill(.tint)
        .frame(width: 48, height: 48)
        .probe(goal)
        .offset(x: goal)
      Spacer()
      HStack {
        Button("Slow") {
          withAnimation(.spring(duration: 2, bounce: 0.2)) {
            goal = 110
          }
        }
        Button("Fast") {
          withAnimation(
            .spring(
              duration: 0.3, bounce: 0.2,
              blendDuration: blendDuration)
          ) { goal = -110 }
        }
      }
    }
  }
}
