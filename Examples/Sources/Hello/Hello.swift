import Glissando

@main
struct Hello: App {
  var body: some Scene { WindowGroup("Hello") { Ball() } }
}

struct Ball: View {
  @State private var isRight = false
  var body: some View {
    Circle().fill(.purple).frame(width: 80).offset(x: isRight ? 200 : -200)
      .onTapGesture { withAnimation(.bouncy) { isRight.toggle() } }
  }
}
