import SwiftUI

/// Motion that starts by itself and goes on.
struct Pulse: View {
  @State private var isLarge = false
  @State private var rotation = 0.0
  @State private var dots = false

  var body: some View {
    VStack(spacing: 40) {
      Circle()
        .fill(.pink)
        .frame(width: 60, height: 60)
        .scaleEffect(isLarge ? 1.3 : 0.9)
        .animation(.easeInOut(duration: 0.9).repeatForever(autoreverses: true), value: isLarge)
        .onAppear { isLarge = true }
      Image(systemName: "gear")
        .font(.largeTitle)
        .rotationEffect(.degrees(rotation))
        .task {
          withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) {
            rotation = 360
          }
        }
      HStack {
        ForEach(0..<3) { index in
          Circle()
            .frame(width: 12, height: 12)
            .offset(y: dots ? -10 : 0)
            .animation(
              .easeInOut(duration: 0.4)
                .repeatForever()
                .delay(Double(index) * 0.15),
              value: dots)
        }
      }
      .onAppear { dots.toggle() }
      Text("Three times")
        .opacity(dots ? 1 : 0.2)
        .animation(.linear(duration: 0.3).repeatCount(3, autoreverses: true).speed(2), value: dots)
    }
  }
}
