import SwiftUI

struct Wave: Shape {
  var strength: Double
  var frequency: Double
  var phase: Double

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(strength, AnimatablePair(frequency, phase)) }
    set {
      strength = newValue.first
      frequency = newValue.second.first
      phase = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let path = UnsafePath()
    var result = Path()
    result.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 2) {
      let relative = x / (rect.width / frequency)
      let normal = 1 - pow((x - rect.midX) / rect.midX, 2)
      result.addLine(to: CGPoint(x: x, y: strength * normal * sin(relative + phase) + rect.midY))
    }
    return path.finish(result)
  }
}

struct UnsafePath {
  func finish(_ path: Path) -> Path { path }
}

struct AnimatablePairWave: View {
  @State private var phase = 0.0
  @State private var strength = 40.0

  var body: some View {
    ZStack {
      ForEach(0..<6) { i in
        Wave(strength: strength, frequency: 12, phase: phase)
          .stroke(
            Color.white.opacity(Double(i) / 6),
            style: StrokeStyle(
              lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [10, 4], dashPhase: phase)
          )
          .offset(y: CGFloat(i) * 8)
      }
    }
    .background(Color.blue, ignoresSafeAreaEdges: .all)
    .ignoresSafeArea()
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = .pi * 2 }
    }
    .onTapGesture {
      withAnimation(.interpolatingSpring(stiffness: 50, damping: 4)) {
        strength = strength == 40 ? 90 : 40
      }
    }
  }
}
