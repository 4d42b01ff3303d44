import Glissando

/// A completion is called exactly once, when everything that the body started is done.
struct CompletionExample: View {
  @State private var angle = Angle.zero
  @State private var turns = 0

  var body: some View {
    VStack(spacing: 32) {
      RoundedRectangle(cornerRadius: 16)
        .fill(.teal)
        .frame(width: 110, height: 110)
        .rotationEffect(angle)
      Text("\(turns) turns completed")
      Button("Turn") {
        withAnimation(.easeInOut(duration: 0.6), completionCriteria: .removed) {
          angle += .degrees(90)
        } completion: {
          turns += 1
        }
      }
    }
  }
}
