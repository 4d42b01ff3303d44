import SwiftUI

/// A leaving view that stays on top.
struct StackingOrder: View {
  @State private var showsMessage = false
  @State private var front = 0

  var body: some View {
    VStack {
      ZStack(alignment: .top) {
        Color.green
        if showsMessage {
          Text("Saved")
            .padding()
            .background(.white, in: .capsule)
            .transition(.move(edge: .top).combined(with: .opacity))
            .zIndex(1)
        }
      }
      .frame(height: 120)
      .clipped()
      ZStack {
        ForEach(0..<3) { index in
          RoundedRectangle(cornerRadius: 10)
            .fill([Color.red, .orange, .yellow][index])
            .frame(width: 80, height: 80)
            .offset(x: Double(index - 1) * 30)
            .scaleEffect(front == index ? 1.2 : 1)
            .zIndex(front == index ? 1 : 0)
        }
      }
      Button("Save") { withAnimation(.snappy) { showsMessage.toggle() } }
      Button("Next") { withAnimation { front = (front + 1) % 3 } }
    }
    .padding()
  }
}
