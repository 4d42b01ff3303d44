import SwiftUI

struct CarouselRing: View {
  @State private var snapped = 0.0
  @State private var dragging = 0.0
  private let count = 7

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        RoundedRectangle(cornerRadius: 18)
          .fill(Color(hue: Double(index) / Double(count), saturation: 0.6, brightness: 0.95))
          .frame(width: 160, height: 220)
          .scaleEffect(1 - abs(distance(index)) * 0.2)
          .opacity(1 - abs(distance(index)) * 0.3)
          .offset(x: xOffset(index), y: 0)
          .zIndex(1 - abs(distance(index)) * 0.1)
      }
    }
    .gesture(
      DragGesture()
        .onChanged { value in dragging = snapped + value.translation.width / 100 }
        .onEnded { value in
          withAnimation(.spring) {
            dragging = snapped + value.predictedEndTranslation.width / 100
            dragging = round(dragging).remainder(dividingBy: Double(count))
            snapped = dragging
          }
        }
    )
  }

  private func distance(_ item: Int) -> Double {
    (dragging - Double(item)).remainder(dividingBy: Double(count))
  }
  private func xOffset(_ item: Int) -> Double {
    let angle = Double.pi * 2 / Double(count) * distance(item)
    return sin(angle) * 200
  }
}
