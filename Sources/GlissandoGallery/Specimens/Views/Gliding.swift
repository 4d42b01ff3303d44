import Glissando

struct Gliding: View {
  var animation = Animation.bouncy(duration: 0.7)
  @State private var isTrailing = false

  var body: some View {
    VStack {
      VStack(
        alignment: isTrailing ? .trailing : .leading, spacing: 10
      ) {
        bar(120)
          .probe(isTrailing ? 1 : 0)
        bar(isTrailing ? 60 : 200)
        bar(90)
      }
      .frame(maxWidth: 300, maxHeight: .infinity)
      .padding(isTrailing ? 0 : 20)
      .animation(animation, value: isTrailing)
      Button("Play") { isTrailing.toggle() }
    }
  }

  private func bar(_ width: Double) -> some View {
    Capsule().fill(.tint).frame(width: width, height: 22)
  }
}
