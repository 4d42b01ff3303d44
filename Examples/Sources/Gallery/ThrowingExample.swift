import Glissando

/// A transaction that tracks velocity hands the speed of a drag on to the spring that ends it.
struct ThrowingExample: View {
  @State private var offset = CGSize.zero

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(.blue)
      .frame(width: 140, height: 100)
      .offset(offset)
      .gesture(drag)
  }

  private var drag: some Gesture {
    DragGesture(coordinateSpace: .global)
      .onChanged { value in
        var transaction = Transaction()
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        withTransaction(transaction) { offset = value.translation }
      }
      .onEnded { _ in
        withAnimation(.spring(duration: 0.6, bounce: 0.4)) { offset = .zero }
      }
  }
}
