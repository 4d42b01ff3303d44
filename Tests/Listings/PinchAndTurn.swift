import SwiftUI

/// Two gestures at once.
struct PinchAndTurn: View {
  @State private var zoom = 1.0
  @GestureState private var pinch = 1.0
  @State private var offset = CGSize.zero

  var body: some View {
    let magnify = MagnifyGesture()
      .updating($pinch) { value, state, _ in state = value.magnification }
      .onEnded { value in
        withAnimation(.snappy) { zoom = min(max(zoom * value.magnification, 0.5), 4) }
      }
    let drag = DragGesture()
      .onChanged { offset = $0.translation }
      .onEnded { _ in withAnimation(.bouncy) { offset = .zero } }

    Image(systemName: "star.fill")
      .font(.system(size: 80))
      .foregroundStyle(.yellow)
      .scaleEffect(zoom * pinch)
      .offset(offset)
      .gesture(magnify.simultaneously(with: drag))
      .frame(width: 300, height: 300)
      .contentShape(Rectangle())
      .clipped()
  }
}
