import SwiftUI

/// A card that follows the pointer and springs back, or flies on.
struct ThrowCard: View {
  @State private var offset = CGSize.zero
  @State private var isDragging = false

  private var drag: some Gesture {
    DragGesture(minimumDistance: 2, coordinateSpace: .global)
      .onChanged { value in
        withAnimation(.interactiveSpring) {
          offset = value.translation
          isDragging = true
        }
      }
      .onEnded { value in
        let predicted = value.predictedEndTranslation
        let speed = hypot(value.velocity.width, value.velocity.height)
        isDragging = false
        withAnimation(.spring(duration: 0.5, bounce: speed > 500 ? 0.4 : 0.1)) {
          offset = abs(predicted.width) > 300 ? CGSize(width: predicted.width, height: 0) : .zero
        }
      }
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(.orange.gradient)
      .frame(width: 160, height: 220)
      .shadow(color: .black.opacity(isDragging ? 0.4 : 0.2), radius: isDragging ? 20 : 6, y: 4)
      .scaleEffect(isDragging ? 1.05 : 1)
      .rotationEffect(.degrees(offset.width / 20))
      .offset(offset)
      .gesture(drag)
      .frame(width: 400, height: 400)
  }
}
