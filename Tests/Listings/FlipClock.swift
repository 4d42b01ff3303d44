import SwiftUI

struct FlipDigit: View {
  let digit: Int
  @State private var previous = 0
  @State private var angle = 0.0

  var body: some View {
    ZStack {
      half(digit, .top)
      half(previous, .bottom)
      half(previous, .top)
        .rotation3DEffect(
          .degrees(angle < -90 ? -90 : angle), axis: (x: 1, y: 0, z: 0), anchor: .center,
          perspective: 0.5)
      half(digit, .bottom)
        .rotation3DEffect(
          .degrees(angle > -90 ? 90 : angle + 180), axis: (x: 1.0, y: 0.0, z: 0.0), perspective: 0.5
        )
    }
    .onChange(of: digit) { old, _ in
      previous = old
      angle = 0
      withAnimation(.easeIn(duration: 0.4), completionCriteria: .removed) {
        angle = -180
      } completion: {
        previous = digit
        angle = 0
      }
    }
  }

  private func half(_ value: Int, _ alignment: Alignment) -> some View {
    Text("\(value)")
      .font(.system(size: 80, weight: .heavy, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: 70, height: 100)
      .background(Color(white: 0.15))
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .mask(alignment: alignment) { Rectangle().frame(height: 50) }
  }
}

struct FlipClock: View {
  @State private var count = 0

  var body: some View {
    HStack {
      FlipDigit(digit: count / 10); FlipDigit(digit: count % 10)
    }
    .onTapGesture { count = (count + 1) % 100 }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        count = (count + 1) % 100
      }
    }
  }
}
