import Glissando

/// A spring that is interrupted turns round from where it is, with the velocity it has: click the
/// ball again before it has arrived.
struct InterruptionExample: View {
  @State private var isRight = false

  var body: some View {
    Circle()
      .fill(isRight ? Color.orange : .purple)
      .frame(width: 80)
      .offset(x: isRight ? 200 : -200)
      .onTapGesture {
        withAnimation(.spring(duration: 0.9, bounce: 0.3)) { isRight.toggle() }
      }
  }
}
