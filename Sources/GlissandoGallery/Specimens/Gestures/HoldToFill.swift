import Glissando

struct HoldToFill: View {
  var minimumDuration = 0.8
  @GestureState private var isHeld = false
  @State private var isDone = false

  var body: some View {
    Capsule()
      .fill(.tint.opacity(0.15))
      .frame(width: 240, height: 56)
      .overlay(alignment: .leading) {
        Capsule()
          .fill(isDone ? .green : .purple)
          .frame(width: isHeld || isDone ? 240 : 56)
          .probe(isHeld || isDone ? 1 : 0)
          .animation(
            isHeld ? .linear(duration: minimumDuration) : .bouncy,
            value: isHeld)
      }
      .overlay { Text(isDone ? "Done" : "Hold") }
      .gesture(
        LongPressGesture(minimumDuration: minimumDuration)
          .updating($isHeld) { value, isHeld, _ in isHeld = value }
          .onEnded { _ in isDone.toggle() }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
