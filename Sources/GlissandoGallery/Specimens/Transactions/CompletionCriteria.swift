import Glissando

struct CompletionCriteria: View {
  var criteria = AnimationCompletionCriteria.logicallyComplete
  @State private var isRight = false
  @State private var count = 0

  var body: some View {
    VStack {
      Spacer()
      Circle()
        .fill(.tint)
        .frame(width: 56, height: 56)
        .overlay {
          Text("\(count)").foregroundStyle(.background).font(.title3)
        }
        .probe(isRight ? 1 : 0, "place")
        .probe(Double(count % 2), "done")
        .offset(x: isRight ? 100 : -100)
      Spacer()
      Button("Play") {
        withAnimation(
          .spring(duration: 0.6, bounce: 0.5),
          completionCriteria: criteria
        ) {
          isRight.toggle()
        } completion: {
          count += 1
        }
      }
    }
  }
}
