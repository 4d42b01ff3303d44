import Glissando

struct TriggeredPhases: View {
  @State private var likes = 0

  var body: some View {
    VStack {
      Spacer()
      Text("\(likes)")
        .font(.system(size: 44, weight: .semibold))
        .foregroundStyle(.tint)
        .phaseAnimator([1.0, 1.6, 0.9], trigger: likes) {
          text, scale in
          text
            .probe(scale)
            .scaleEffect(scale)
            .rotationEffect(.degrees((scale - 1) * 20))
        } animation: { scale in
          scale > 1
            ? .easeOut(duration: 0.15) : .bouncy(duration: 0.4)
        }
      Spacer()
      Button("Like") { likes += 1 }
    }
  }
}
